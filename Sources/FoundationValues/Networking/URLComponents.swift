/// An address in parts that can be changed.
public struct URLComponents: Equatable, Hashable, CustomStringConvertible {
  var parts = URLParts()

  public init() {}

  public init?(string: String) {
    guard let parts = URLParts(escaping: string) else { return nil }
    self.parts = parts
  }

  public init?(url: URL, resolvingAgainstBaseURL resolves: Bool) {
    parts = resolves ? url.absoluteURL.parts : url.parts
  }

  public var scheme: String? {
    get { return parts.scheme }
    set { parts.scheme = newValue }
  }

  public var user: String? {
    get { return parts.user?.removingPercentEncoding }
    set { parts.user = URLComponents.escape(newValue, .urlUserAllowed) }
  }

  public var password: String? {
    get { return parts.password?.removingPercentEncoding }
    set { parts.password = URLComponents.escape(newValue, .urlPasswordAllowed) }
  }

  public var host: String? {
    get { return parts.host?.removingPercentEncoding }
    set { parts.host = URLComponents.escape(newValue, .urlHostAllowed) }
  }

  public var port: Int? {
    get { return parts.port }
    set { parts.port = newValue }
  }

  public var path: String {
    get { return parts.path.removingPercentEncoding ?? parts.path }
    set { parts.setPath(newValue) }
  }

  public var query: String? {
    get { return parts.query?.removingPercentEncoding }
    set { parts.query = URLComponents.escape(newValue, .urlQueryAllowed) }
  }

  public var fragment: String? {
    get { return parts.fragment?.removingPercentEncoding }
    set { parts.fragment = URLComponents.escape(newValue, .urlFragmentAllowed) }
  }

  public var percentEncodedPath: String {
    get { return parts.path }
    set { parts.path = newValue }
  }

  public var percentEncodedQuery: String? {
    get { return parts.query }
    set { parts.query = newValue }
  }

  private static func escape(_ text: String?, _ allowed: CharacterSet) -> String? {
    guard let text = text else { return nil }
    return text.addingPercentEncoding(withAllowedCharacters: allowed)
  }

  public var queryItems: [URLQueryItem]? {
    get {
      guard let query = parts.query else { return nil }
      if query.isEmpty { return [] }
      return query.components(separatedBy: "&").map { URLQueryItem(escaped: $0) }
    }
    set {
      guard let items = newValue else {
        parts.query = nil
        return
      }
      parts.query = items.map { $0.escaped }.joined(separator: "&")
    }
  }

  public var string: String? {
    if parts.host != nil && !parts.path.isEmpty && !parts.path.hasPrefix("/") { return nil }
    if parts.host == nil && parts.path.hasPrefix("//") { return nil }
    return parts.text
  }

  public var url: URL? {
    guard let string = string, !string.isEmpty else { return nil }
    return URL(string: string)
  }

  public var description: String { return parts.text }
}
