/// A request to a server.
public struct URLRequest: Equatable, Hashable, CustomStringConvertible {
  public enum CachePolicy: UInt {
    case useProtocolCachePolicy = 0
    case reloadIgnoringLocalCacheData = 1
    case returnCacheDataElseLoad = 2
    case returnCacheDataDontLoad = 3
    case reloadIgnoringLocalAndRemoteCacheData = 4
    case reloadRevalidatingCacheData = 5
  }

  public var url: URL?
  public var cachePolicy: URLRequest.CachePolicy
  public var timeoutInterval: TimeInterval
  public var httpMethod: String? = "GET"
  public var httpBody: Data?
  public var allHTTPHeaderFields: [String: String]?
  public var httpShouldHandleCookies = true
  public var allowsCellularAccess = true

  public init(
    url: URL, cachePolicy: URLRequest.CachePolicy = .useProtocolCachePolicy,
    timeoutInterval: TimeInterval = 60
  ) {
    self.url = url
    self.cachePolicy = cachePolicy
    self.timeoutInterval = timeoutInterval
  }

  /// Header names do not tell small letters from capital ones.
  private func key(_ field: String) -> String {
    for name in (allHTTPHeaderFields ?? [:]).keys where name.lowercased() == field.lowercased() {
      return name
    }
    return field
  }

  public func value(forHTTPHeaderField field: String) -> String? {
    return allHTTPHeaderFields?[key(field)]
  }

  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    var fields = allHTTPHeaderFields ?? [:]
    fields[key(field)] = value
    allHTTPHeaderFields = fields
  }

  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    let old = self.value(forHTTPHeaderField: field)
    setValue(old.map { $0 + "," + value } ?? value, forHTTPHeaderField: field)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(url)
    hasher.combine(httpMethod)
  }

  public var description: String { return url?.description ?? "url: nil" }
}
