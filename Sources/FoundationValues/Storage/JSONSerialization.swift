/// Reads and writes JSON as dictionaries, arrays, texts, numbers and `NSNull`.
public enum JSONSerialization {
  public struct ReadingOptions: OptionSet {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let mutableContainers = ReadingOptions(rawValue: 1)
    public static let mutableLeaves = ReadingOptions(rawValue: 2)
    public static let fragmentsAllowed = ReadingOptions(rawValue: 4)
    public static let allowFragments = ReadingOptions(rawValue: 4)
  }

  public struct WritingOptions: OptionSet {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let prettyPrinted = WritingOptions(rawValue: 1)
    public static let sortedKeys = WritingOptions(rawValue: 2)
    public static let fragmentsAllowed = WritingOptions(rawValue: 4)
    public static let withoutEscapingSlashes = WritingOptions(rawValue: 8)
  }

  public static func isValidJSONObject(_ object: Any) -> Bool {
    let isContainer = object is [Any] || object is [String: Any]
    return isContainer && JSONText(options: []).isValid(object)
  }

  public static func data(
    withJSONObject object: Any, options: JSONSerialization.WritingOptions = []
  ) throws -> Data {
    let writer = JSONText(options: options)
    if !isValidJSONObject(object) && !options.contains(.fragmentsAllowed) {
      Host.raise(
        NSException(
          name: .invalidArgumentException, reason: "Invalid top-level type in JSON write"))
    }
    return Data(Array(writer.text(of: object, indent: "").utf8))
  }

  public static func jsonObject(
    with data: Data, options: JSONSerialization.ReadingOptions = []
  ) throws -> Any {
    guard let text = String(data: data, encoding: .utf8) else { throw CocoaError.isNoJSON }
    var reader = JSONReader(text)
    let value = try reader.document()
    let isContainer = value is [Any] || value is [String: Any]
    if !isContainer && !options.contains(.fragmentsAllowed) { throw CocoaError.isNoJSON }
    return value
  }
}
