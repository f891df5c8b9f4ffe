/// Errors that Foundation itself throws. Codes are those of `NSCocoaErrorDomain`.
public struct CocoaError: CustomNSError, Equatable {
  public struct Code: Equatable, Hashable {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let fileNoSuchFile = Code(rawValue: 4)
    public static let fileReadNoSuchFile = Code(rawValue: 260)
    public static let fileReadInapplicableStringEncoding = Code(rawValue: 261)
    public static let fileWriteInapplicableStringEncoding = Code(rawValue: 517)
    public static let fileWriteFileExists = Code(rawValue: 516)
    public static let fileWriteNoPermission = Code(rawValue: 513)
    public static let userCancelled = Code(rawValue: 3072)
    public static let propertyListReadCorrupt = Code(rawValue: 3840)
  }

  public let code: CocoaError.Code
  private let text: String?

  public init(_ code: CocoaError.Code) {
    self.code = code
    text = nil
  }

  private init(_ code: CocoaError.Code, _ text: String) {
    self.code = code
    self.text = text
  }

  public static var errorDomain: String { return NSCocoaErrorDomain }
  public var errorCode: Int { return code.rawValue }
  public var errorUserInfo: [String: Any] {
    if let text { return [NSLocalizedDescriptionKey: text] }
    return [:]
  }

  static func noSuchFile(_ path: String) -> CocoaError {
    let name = FilePath(path).lastComponent
    return CocoaError(
      .fileReadNoSuchFile,
      "The file “\(name)” couldn’t be opened because there is no such file.")
  }

  static func cannotWrite(_ path: String) -> CocoaError {
    let name = FilePath(path).lastComponent
    return CocoaError(
      .fileWriteNoPermission, "You don’t have permission to save the file “\(name)”.")
  }

  static func noSuchFolder(_ path: String) -> CocoaError {
    let name = FilePath(path).lastComponent
    return CocoaError(.fileNoSuchFile, "The folder “\(name)” doesn’t exist.")
  }

  static func noSuchFileToChange(_ path: String) -> CocoaError {
    let name = FilePath(path).lastComponent
    return CocoaError(.fileNoSuchFile, "“\(name)” couldn’t be removed.")
  }

  static func fileExists(_ path: String) -> CocoaError {
    let name = FilePath(path).lastComponent
    return CocoaError(
      .fileWriteFileExists,
      "The file “\(name)” couldn’t be saved because a file with the same name already exists.")
  }

  static var isNoJSON: CocoaError {
    return CocoaError(
      .propertyListReadCorrupt,
      "The data couldn’t be read because it isn’t in the correct format.")
  }
}
