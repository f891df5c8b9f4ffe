/// The address of a resource.
public struct URL: Equatable, Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  let parts: URLParts
  /// The absolute base of a relative address.
  private let base: URLParts?

  private init(parts: URLParts, base: URLParts?) {
    self.parts = parts
    self.base = base
  }

  public var baseURL: URL? { return base.map { URL(parts: $0, base: nil) } }

  /// nil for a text that escaping cannot turn into an address.
  public init?(string: String) {
    self.init(string: string, relativeTo: nil)
  }

  public init?(string: String, relativeTo other: URL?) {
    if string.isEmpty { return nil }
    guard let parts = URLParts(escaping: string) else { return nil }
    self.parts = parts
    // An address with a scheme needs no base.
    base = parts.scheme == nil ? other?.whole : nil
  }

  public init(fileURLWithPath path: String) {
    self.init(fileURLWithPath: path, isDirectory: path.hasSuffix("/"))
  }

  public init(fileURLWithPath path: String, isDirectory: Bool) {
    var parts = URLParts()
    parts.scheme = "file"
    parts.host = ""
    parts.setPath(path.hasPrefix("/") ? path : "/" + path)
    if isDirectory && !parts.path.hasSuffix("/") { parts.path += "/" }
    self.parts = parts
    base = nil
  }

  public init(filePath path: String) {
    self.init(fileURLWithPath: path)
  }

  private func with(_ parts: URLParts) -> URL { return URL(parts: parts, base: base) }

  /// The parts once the base is taken into account.
  private var whole: URLParts {
    guard let base = base else { return parts }
    return parts.resolved(against: base)
  }

  public var relativeString: String { return parts.text }
  public var absoluteString: String { return whole.text }
  public var absoluteURL: URL { return URL(parts: whole, base: nil) }
  public var scheme: String? { return whole.scheme }
  public var host: String? { return URL.decoded(whole.host) }
  public var port: Int? { return whole.port }
  public var user: String? { return URL.decoded(whole.user) }
  public var password: String? { return URL.decoded(whole.password) }
  public var query: String? { return whole.query }
  public var fragment: String? { return whole.fragment }
  public var isFileURL: Bool { return scheme == "file" }
  public var hasDirectoryPath: Bool { return whole.path.hasSuffix("/") }

  private static func decoded(_ text: String?) -> String? {
    guard let text = text, !text.isEmpty else { return nil }
    return text.removingPercentEncoding ?? text
  }

  public var path: String {
    var path = whole.path
    if path.count > 1 && path.hasSuffix("/") { path.removeLast() }
    return path.removingPercentEncoding ?? path
  }

  public var relativePath: String { return parts.path.removingPercentEncoding ?? parts.path }

  public func path(percentEncoded: Bool = true) -> String {
    let path = whole.path
    return percentEncoded ? path : path.removingPercentEncoding ?? path
  }

  public func host(percentEncoded: Bool = true) -> String? { return host }
  public func query(percentEncoded: Bool = true) -> String? {
    return percentEncoded ? query : query?.removingPercentEncoding
  }

  public var pathComponents: [String] { return FilePath(path).components }
  public var lastPathComponent: String { return FilePath(path).lastComponent }
  public var pathExtension: String { return FilePath(path).pathExtension }

  // MARK: Neighbours

  public func appendingPathComponent(_ component: String) -> URL {
    return appendingPathComponent(component, isDirectory: component.hasSuffix("/"))
  }

  public func appendingPathComponent(_ component: String, isDirectory: Bool) -> URL {
    var changed = parts
    let added = component.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? ""
    var name = added
    while name.hasPrefix("/") { name.removeFirst() }
    if !changed.path.hasSuffix("/") && !(changed.path.isEmpty && changed.host == nil) {
      changed.path += "/"
    }
    changed.path += name
    if isDirectory && !changed.path.hasSuffix("/") { changed.path += "/" }
    return with(changed)
  }

  public func appending(path: String) -> URL { return appendingPathComponent(path) }
  public func appending(component: String) -> URL { return appendingPathComponent(component) }

  public func appending(queryItems: [URLQueryItem]) -> URL {
    var components = URLComponents()
    components.parts = parts
    components.queryItems = (components.queryItems ?? []) + queryItems
    return with(components.parts)
  }

  public mutating func appendPathComponent(_ component: String) {
    self = appendingPathComponent(component)
  }

  public func deletingLastPathComponent() -> URL {
    var changed = parts
    var path = changed.path
    if path.isEmpty || path == "/" { return self }
    if path.hasSuffix("/") { path.removeLast() }
    while !path.isEmpty && !path.hasSuffix("/") { path.removeLast() }
    changed.path = path.isEmpty && changed.scheme == nil ? "./" : path
    return with(changed)
  }

  public func deletingPathExtension() -> URL {
    let name = pathExtension
    if name.isEmpty { return self }
    var changed = parts
    var path = changed.path
    let isDirectory = path.hasSuffix("/")
    if isDirectory { path.removeLast() }
    changed.path = "\(path.dropLast(name.count + 1))" + (isDirectory ? "/" : "")
    return with(changed)
  }

  public func appendingPathExtension(_ name: String) -> URL {
    var changed = parts
    if changed.path.isEmpty { return self }
    let isDirectory = changed.path.hasSuffix("/")
    if isDirectory { changed.path.removeLast() }
    changed.path += "." + name + (isDirectory ? "/" : "")
    return with(changed)
  }

  /// The address with the steps `.` and `..` of its path taken.
  public var standardized: URL {
    if !parts.path.hasPrefix("/") { return self }
    var changed = parts
    changed.path = URLParts.withoutDots(parts.path)
    return with(changed)
  }

  public var standardizedFileURL: URL { return isFileURL ? standardized : self }

  public var description: String {
    guard let base = baseURL else { return relativeString }
    return relativeString + " -- " + base.description
  }

  public var debugDescription: String { return description }
}
