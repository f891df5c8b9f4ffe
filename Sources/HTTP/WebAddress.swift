/// The address of a thing on a server: `https://example.org/xAPI/statements?limit=1`.
public struct WebAddress: Hashable, Sendable {
  /// `https`, or `http` for this machine alone.
  public let scheme: String
  /// The host and perhaps a port, in lower case.
  public let authority: String
  /// From the first slash on, with the query; empty for none.
  public var path: String

  /// Why a text is no such address.
  public enum Problem: Error, Hashable, Sendable {
    /// It doesn't begin with https.
    case isNotSecure
    /// It has a name or a password, which other people could read off the command line.
    case hasCredentials
    /// It has no host, or signs that no address has.
    case isMalformed
  }

  public init(_ text: String) throws(Problem) {
    guard let end = text.range(of: "://") else { throw .isMalformed }
    scheme = text[..<end.lowerBound].lowercased()
    let rest = text[end.upperBound...]
    let host = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    guard !host.contains("@") else { throw .hasCredentials }
    authority = host.lowercased()
    path = String(rest.dropFirst(host.count).prefix { $0 != "#" })
    let isPlain = text.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\\") }
    guard isPlain, !host.isEmpty, ["http", "https"].contains(scheme) else { throw .isMalformed }
    guard scheme == "https" || Self.isOfThisMachine(authority) else { throw .isNotSecure }
  }

  /// Passwords and answers go over a network only where nobody reads along.
  private static func isOfThisMachine(_ authority: String) -> Bool {
    let host =
      authority.hasPrefix("[")
      ? authority.prefix { $0 != "]" } + "]" : authority.prefix { $0 != ":" }
    return ["localhost", "127.0.0.1", "[::1]"].contains(String(host))
  }

  /// Returns the address that a server names with a path of its own or with a whole address; nil for another
  /// server's.
  public func following(_ reference: String) -> WebAddress? {
    if reference.hasPrefix("/"), !reference.hasPrefix("//") {
      return try? WebAddress("\(scheme)://\(authority)\(reference)")
    }
    guard let other = try? WebAddress(reference), other.scheme == scheme,
      other.authority == authority
    else { return nil }
    return other
  }
}

extension WebAddress: CustomStringConvertible {
  public var description: String { "\(scheme)://\(authority)\(path)" }
}

extension StringProtocol {
  /// Returns where a text begins and ends in this one.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}
