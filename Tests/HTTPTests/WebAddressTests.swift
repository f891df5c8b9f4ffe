import HTTP
import Testing

@Suite struct WebAddressTests {
  @Test func `an address has a scheme, a host and a path`() throws {
    let address = try WebAddress("HTTPS://Example.org:8443/xAPI?a=b#c")
    #expect(address.description == "https://example.org:8443/xAPI?a=b")
    #expect(try WebAddress("https://example.org").path == "")
  }

  @Test(arguments: ["http://localhost:80/x", "http://127.0.0.1/x", "http://[::1]:8177/x"])
  func `this computer may be asked without encryption`(text: String) throws {
    #expect(try WebAddress(text).description == text)
  }

  @Test(arguments: [
    "http://example.org", "http://localhost.example.org", "http://127.0.0.1.example.org",
  ])
  func `others may not`(text: String) {
    #expect(throws: WebAddress.Problem.isNotSecure) { try WebAddress(text) }
  }

  @Test(arguments: ["https://ada:secret@example.org/", "http://ada@localhost/"])
  func `a password doesn't stand in an address`(text: String) {
    #expect(throws: WebAddress.Problem.hasCredentials) { try WebAddress(text) }
  }

  @Test(
    arguments: [
      "", "example.org", "https://", "ftp://example.org", "file:///etc/passwd", "https://a b",
      "https://a\u{1B}b", "https://exämple.org", "https://a\\b", "https:/a",
    ])
  func `another text is none`(text: String) {
    #expect(throws: WebAddress.Problem.isMalformed) { try WebAddress(text) }
  }

  @Test func `a server leads to itself alone`() throws {
    let address = try WebAddress("https://example.org/xAPI/statements")
    #expect(address.following("/more?x=1")?.description == "https://example.org/more?x=1")
    #expect(
      address.following("https://example.org/more")?.description == "https://example.org/more")
    for other in ["https://example.com/more", "http://example.org/more", "//example.com/", "more"] {
      #expect(address.following(other) == nil)
    }
  }
}
