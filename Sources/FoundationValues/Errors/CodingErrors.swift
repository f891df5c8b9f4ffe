// What Foundation makes of the errors of reading and writing coded values: its own domain, codes and words.

extension DecodingError: CustomNSError {
  public static var errorDomain: String { return NSCocoaErrorDomain }

  public var errorCode: Int { return isMissing ? 4865 : 4864 }

  public var errorUserInfo: [String: Any] {
    return [
      NSLocalizedDescriptionKey: isMissing
        ? "The data couldn’t be read because it is missing."
        : "The data couldn’t be read because it isn’t in the correct format."
    ]
  }

  private var isMissing: Bool {
    switch self {
    case .keyNotFound, .valueNotFound: return true
    default: return false
    }
  }
}

extension EncodingError: CustomNSError {
  public static var errorDomain: String { return NSCocoaErrorDomain }

  public var errorCode: Int { return 4866 }

  public var errorUserInfo: [String: Any] {
    return [
      NSLocalizedDescriptionKey:
        "The data couldn’t be written because it isn’t in the correct format."
    ]
  }
}
