/// The failure of a request.
public struct URLError: CustomNSError, Equatable, CustomStringConvertible {
  public struct Code: Equatable, Hashable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let unknown = Code(rawValue: -1)
    public static let cancelled = Code(rawValue: -999)
    public static let badURL = Code(rawValue: -1000)
    public static let timedOut = Code(rawValue: -1001)
    public static let unsupportedURL = Code(rawValue: -1002)
    public static let cannotFindHost = Code(rawValue: -1003)
    public static let cannotConnectToHost = Code(rawValue: -1004)
    public static let networkConnectionLost = Code(rawValue: -1005)
    public static let resourceUnavailable = Code(rawValue: -1008)
    public static let notConnectedToInternet = Code(rawValue: -1009)
    public static let badServerResponse = Code(rawValue: -1011)
    public static let userCancelledAuthentication = Code(rawValue: -1012)
    public static let userAuthenticationRequired = Code(rawValue: -1013)
    public static let cannotDecodeContentData = Code(rawValue: -1016)
    public static let cannotParseResponse = Code(rawValue: -1017)
  }

  public let code: URLError.Code

  public init(_ code: URLError.Code) {
    self.code = code
  }

  public static var errorDomain: String { return NSURLErrorDomain }
  public var errorCode: Int { return code.rawValue }
  public var errorUserInfo: [String: Any] { return [:] }

  public static let cancelled = Code.cancelled
  public static let badURL = Code.badURL
  public static let timedOut = Code.timedOut
  public static let notConnectedToInternet = Code.notConnectedToInternet
  public static let badServerResponse = Code.badServerResponse

  /// The error of Foundation that stands behind it.
  public var description: String {
    return "URLError(_nsError: Error Domain=NSURLErrorDomain Code=\(code.rawValue) \"(null)\")"
  }
}
