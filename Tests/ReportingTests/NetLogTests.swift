import Foundation
import Testing

/// Events as Chromium 156 writes them, shortened.
@Suite struct `The log of a browser` {
  private func requests(_ events: String...) throws -> [String] {
    let log = """
      {"constants": {"logEventTypes":
        {"REQUEST_ALIVE": 1, "URL_REQUEST_START_JOB": 2, "HOST_RESOLVER_MANAGER_REQUEST": 3}},
      "events": [\(events.joined(separator: ",\n"))]}
      """
    return try NetLog(Data(log.utf8)).requestsOfPage
  }

  private func start(
    initiator: String = "not an origin", kind: String = "other", storage: String = "null null",
    site: String = "SiteForCookies: {site=null; schemefully_same=false}"
  ) -> String {
    """
    {"type": 2, "params": {"url": "http://a.example/", "initiator": "\(initiator)",
      "request_type": "\(kind)", "network_isolation_key": "\(storage)",
      "site_for_cookies": "\(site)"}}
    """
  }

  private let alive = #"{"type": 1, "params": {"url": "http://a.example/"}}"#

  @Test func `has nothing of the page where the browser asks for itself`() throws {
    #expect(try requests() == [])
    #expect(try requests(alive, start()) == [])
    #expect(
      try requests(
        alive,
        start(
          storage: "https://google.com https://google.com",
          site: "SiteForCookies: {site=https://google.com; schemefully_same=true}")) == [])
  }

  @Test func `gives the page each request that is not surely the browser's`() throws {
    let found = ["http://a.example/"]
    #expect(try requests(alive, start(initiator: "null")) == found)
    #expect(try requests(alive, start(initiator: "https://b.example")) == found)
    #expect(try requests(alive, start(storage: "file:// file://")) == found)
    #expect(
      try requests(alive, start(site: "SiteForCookies: {site=file://; schemefully_same=true}"))
        == found)
    // The browser prefetches the addresses of a page's speculation rules without an initiator.
    #expect(
      try requests(
        alive,
        start(kind: "main frame", storage: "http://a.example http://a.example")) == found)
    // One of two is enough.
    #expect(try requests(start(), start(initiator: "null"), start()) == found)
    // A request that never started, or without its marks.
    #expect(try requests(alive) == found)
    #expect(try requests(#"{"type": 2, "params": {"url": "http://a.example/"}}"#) == found)
  }

  @Test func `gives the page the hosts that are looked up for it`() throws {
    func lookUp(_ key: String) -> String {
      #"{"type": 3, "params": {"host": "https://a.example"\#(key)}}"#
    }
    let found = ["https://a.example"]
    #expect(try requests(lookUp(#", "network_anonymization_key": "file:// same_site""#)) == found)
    #expect(try requests(lookUp("")) == found)
    #expect(try requests(lookUp(#", "network_anonymization_key": "null""#)) == [])
  }
}
