/// A message to a server.
public struct HTTPRequest: Sendable {
  public enum Method: Hashable, Sendable {
    case get
    /// With the bytes of a body.
    case post([UInt8])
  }

  public var method: Method
  public var address: WebAddress
  /// Lines such as `Accept: application/json`.
  public var headers: [String]
  /// Sent by the scheme 'Basic'; nil for none.
  public var credentials: Credentials?

  public init(
    _ method: Method, _ address: WebAddress, headers: [String] = [],
    credentials: Credentials? = nil
  ) {
    self.method = method
    self.address = address
    self.headers = headers
    self.credentials = credentials
  }

  /// A name and its password.
  public struct Credentials: Hashable, Sendable {
    public var user: String
    public var password: String

    public init(user: String, password: String) {
      self.user = user
      self.password = password
    }
  }
}

/// A server's answer.
public struct HTTPResponse: Hashable, Sendable {
  /// 200 and the like.
  public var status: Int
  public var body: [UInt8]
  /// The seconds that the server wants to be left alone.
  public var retryAfter: Int?
  /// The address that the server sends the client to.
  public var location: String?

  public init(
    status: Int, body: [UInt8] = [], retryAfter: Int? = nil, location: String? = nil
  ) {
    self.status = status
    self.body = body
    self.retryAfter = retryAfter
    self.location = location
  }
}
