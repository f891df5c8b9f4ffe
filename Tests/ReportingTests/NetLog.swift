import Foundation

/// The browser's own log of its network stack (`--log-net-log`), of a run that opened one file.
///
/// A browser asks for things that no page wants: updates, dictionaries, its user's accounts. Flags do
/// not silence all of them, so each request is told apart by its marks. The page's are all but those
/// that prove to be the browser's own: a request without marks, or with unknown ones, is the page's.
struct NetLog {
  private typealias Parameters = [String: Any]
  private let events: [(type: Int, parameters: Parameters)]
  private let startOfRequest: Int?
  private let lookUpOfHost: Int?

  /// Reads the log from its JSON.
  init(_ data: Data) throws {
    let log = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let constants = log?["constants"] as? [String: Any]
    let types = constants?["logEventTypes"] as? [String: Int]
    startOfRequest = types?["URL_REQUEST_START_JOB"]
    lookUpOfHost = types?["HOST_RESOLVER_MANAGER_REQUEST"]
    events = (log?["events"] as? [[String: Any]] ?? []).map {
      ($0["type"] as? Int ?? -1, $0["params"] as? Parameters ?? [:])
    }
  }

  /// The addresses that the page asked for, and the hosts that were looked up for it; sorted.
  var requestsOfPage: [String] {
    var asked: Set<String> = []
    var startedByBrowser: Set<String> = []
    var startedByPage: Set<String> = []
    for (type, parameters) in events {
      // A connection that is opened ahead of any request has no address but a host.
      if type == lookUpOfHost, let host = parameters["host"] as? String,
        Self.isFile(parameters, "network_anonymization_key")
      {
        startedByPage.insert(host)
      }
      guard let url = parameters["url"] as? String else { continue }
      asked.insert(url)
      guard type == startOfRequest else { continue }
      if Self.isBrowsersOwn(parameters) {
        startedByBrowser.insert(url)
      } else {
        startedByPage.insert(url)
      }
    }
    return asked.subtracting(startedByBrowser).union(startedByPage).sorted()
  }

  /// A page's request has the page's origin for its initiator, "null" for a file. One that the browser
  /// makes for a page (to prefetch the addresses of a speculation rule) has none, but is a document's.
  private static func isBrowsersOwn(_ start: Parameters) -> Bool {
    start["initiator"] as? String == "not an origin" && start["request_type"] as? String == "other"
      && !isFile(start, "network_isolation_key") && !isFile(start, "site_for_cookies")
  }

  /// Whether the part of the browser's storage that a request may use is that of files.
  private static func isFile(_ parameters: Parameters, _ key: String) -> Bool {
    (parameters[key] as? String)?.contains("file:") ?? true
  }
}
