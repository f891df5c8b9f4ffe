/// An error that describes itself in words.
public protocol LocalizedError: Error {
  var errorDescription: String? { get }
  var failureReason: String? { get }
  var recoverySuggestion: String? { get }
  var helpAnchor: String? { get }
}

extension LocalizedError {
  public var errorDescription: String? { return nil }
  public var failureReason: String? { return nil }
  public var recoverySuggestion: String? { return nil }
  public var helpAnchor: String? { return nil }
}

/// An error that chooses its domain and code.
public protocol CustomNSError: Error {
  static var errorDomain: String { get }
  var errorCode: Int { get }
  var errorUserInfo: [String: Any] { get }
}

extension CustomNSError {
  public static var errorDomain: String { return String(reflecting: Self.self) }
  public var errorCode: Int { return _code }
  public var errorUserInfo: [String: Any] { return [:] }

  var domainOfType: String { return Self.errorDomain }
}

extension Error {
  /// `The operation couldn’t be completed. (Scenario.Failure error 0.)`, unless the error words it.
  public var localizedDescription: String { return NSError._bridged(self).localizedDescription }
}
