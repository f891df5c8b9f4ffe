/// An error as an object: a number within a domain, and the facts known about it.
open class NSError: NSObject, Error {
  public let domain: String
  public let code: Int
  public let userInfo: [String: Any]

  public init(domain: String, code: Int, userInfo: [String: Any]? = nil) {
    self.domain = domain
    self.code = code
    self.userInfo = userInfo ?? [:]
    super.init()
  }

  /// The value of `error as NSError`: the same object, or a new one with the known facts of a Swift
  /// error.
  public static func _bridged(_ error: any Error) -> NSError {
    if let object = error as? NSError { return object }
    var domain = error._domain
    var code = error._code
    var info: [String: Any] = [:]
    if let custom = error as? any CustomNSError {
      domain = custom.domainOfType
      code = custom.errorCode
      // An error that gives its facts gives all of them: its descriptions are not asked for.
      info = custom.errorUserInfo
    } else if let localized = error as? any LocalizedError {
      if let text = localized.errorDescription { info[NSLocalizedDescriptionKey] = text }
      if let text = localized.failureReason { info[NSLocalizedFailureReasonErrorKey] = text }
      if let text = localized.recoverySuggestion {
        info[NSLocalizedRecoverySuggestionErrorKey] = text
      }
      if let text = localized.helpAnchor { info[NSHelpAnchorErrorKey] = text }
    }
    return NSError(domain: domain, code: code, userInfo: info)
  }

  open var localizedDescription: String {
    if let text = userInfo[NSLocalizedDescriptionKey] as? String { return text }
    if let reason = localizedFailureReason {
      return "The operation couldn’t be completed. " + reason
    }
    return "The operation couldn’t be completed. (\(domain) error \(code).)"
  }

  open var localizedFailureReason: String? {
    return userInfo[NSLocalizedFailureReasonErrorKey] as? String
  }

  open var localizedRecoverySuggestion: String? {
    return userInfo[NSLocalizedRecoverySuggestionErrorKey] as? String
  }

  open override var description: String {
    let text = userInfo[NSLocalizedDescriptionKey] as? String ?? localizedFailureReason
    var line = "Error Domain=\(domain) Code=\(code) \"\(text ?? "(null)")\""
    if !userInfo.isEmpty {
      var parts: [String] = []
      for key in userInfo.keys.sorted() {
        if let value = userInfo[key] { parts.append("\(key)=\(NSError.printed(value))") }
      }
      line += " UserInfo={" + parts.joined(separator: ", ") + "}"
    }
    return line
  }

  /// An error within another is shown with its address.
  private static func printed(_ value: Any) -> String {
    guard let error = value as? NSError else { return "\(value)" }
    return "\(Host.hexadecimal(Host.address(error))) {\(error.description)}"
  }

  open var localizedRecoveryOptions: [String]? {
    return userInfo[NSLocalizedRecoveryOptionsErrorKey] as? [String]
  }

  open var helpAnchor: String? { return userInfo[NSHelpAnchorErrorKey] as? String }

  /// The errors that led to this one.
  @available(iOS 14.5, *)
  open var underlyingErrors: [any Error] {
    return (userInfo[NSUnderlyingErrorKey] as? any Error).map { [$0] } ?? []
  }

  open override var hash: Int { return code }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSError else { return false }
    return domain == other.domain && code == other.code
      && userInfo.keys.sorted() == other.userInfo.keys.sorted()
  }
}

public let NSLocalizedDescriptionKey = "NSLocalizedDescription"
public let NSLocalizedFailureReasonErrorKey = "NSLocalizedFailureReason"
public let NSLocalizedRecoverySuggestionErrorKey = "NSLocalizedRecoverySuggestion"
public let NSHelpAnchorErrorKey = "NSHelpAnchor"
public let NSLocalizedRecoveryOptionsErrorKey = "NSLocalizedRecoveryOptions"
public let NSLocalizedFailureErrorKey = "NSLocalizedFailure"
public let NSDebugDescriptionErrorKey = "NSDebugDescription"
public let NSFilePathErrorKey = "NSFilePath"
public let NSURLErrorKey = "NSURL"
public let NSStringEncodingErrorKey = "NSStringEncoding"
public let NSUnderlyingErrorKey = "NSUnderlyingError"
public let NSCocoaErrorDomain = "NSCocoaErrorDomain"
public let NSURLErrorDomain = "NSURLErrorDomain"
public let NSPOSIXErrorDomain = "NSPOSIXErrorDomain"
public let NSURLErrorCancelled = -999
public let NSURLErrorTimedOut = -1001
public let NSURLErrorNotConnectedToInternet = -1009
