/// The settings of a session.
open class URLSessionConfiguration: NSObject {
  open var timeoutIntervalForRequest: TimeInterval = 60
  open var timeoutIntervalForResource: TimeInterval = 604_800
  open var requestCachePolicy: URLRequest.CachePolicy = .useProtocolCachePolicy
  open var allowsCellularAccess = true
  open var waitsForConnectivity = false
  open var httpMaximumConnectionsPerHost = 6

  public static var `default`: URLSessionConfiguration { return URLSessionConfiguration() }
  public static var ephemeral: URLSessionConfiguration { return URLSessionConfiguration() }
}
