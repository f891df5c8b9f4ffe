/// Writes values that know how to write themselves as JSON.
open class JSONEncoder {
  public enum DateEncodingStrategy {
    case deferredToDate
    case secondsSince1970
    case millisecondsSince1970
    case iso8601
    case formatted(DateFormatter)

    @_semantics("vdl.unsupported")
    public static func custom(
      _ encode: @escaping (Date, any Encoder) throws -> Void
    ) -> DateEncodingStrategy { return .deferredToDate }
  }

  public enum KeyEncodingStrategy {
    case useDefaultKeys
    case convertToSnakeCase
  }

  public struct OutputFormatting: OptionSet {
    public let rawValue: Int

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    public static let prettyPrinted = OutputFormatting(rawValue: 1)
    public static let sortedKeys = OutputFormatting(rawValue: 2)
    public static let withoutEscapingSlashes = OutputFormatting(rawValue: 8)
  }

  open var dateEncodingStrategy: JSONEncoder.DateEncodingStrategy = .deferredToDate
  open var keyEncodingStrategy: JSONEncoder.KeyEncodingStrategy = .useDefaultKeys
  open var outputFormatting: JSONEncoder.OutputFormatting = []

  public init() {}

  open func encode<T: Encodable>(_ value: T) throws -> Data {
    #if os(iOS)
      let rules = _EncodingRules(
        special: { self.special($0) }, fieldName: { self.fieldName($0) })
      let tree = try _TreeEncoder(path: [], rules: rules).encode(value)
      let options = JSONSerialization.WritingOptions(rawValue: outputFormatting.rawValue)
      let text = JSONText(options: options).text(of: Self.object(tree), indent: "")
      return Data(Array(text.utf8))
    #else
      fatalError("only the interpreted model encodes values to JSON")
    #endif
  }

  #if os(iOS)
    private static func object(_ tree: _CodedValue) -> Any {
      switch tree {
      case .null: return NSNull()
      case .truth(let truth): return truth
      case .integer(let number): return number
      case .natural(let number): return number
      case .number(let number): return number
      case .text(let text): return text
      case .list(let items):
        var objects: [Any] = []
        for item in items { objects.append(object(item)) }
        return objects
      case .fields(let fields):
        var objects: [String: Any] = [:]
        for (name, item) in fields { objects[name] = object(item) }
        return objects
      }
    }

    /// Dates and bytes, which JSON has no notation for.
    private func special(_ value: Any) -> _CodedValue? {
      if let data = value as? Data { return .text(data.base64EncodedString()) }
      guard let date = value as? Date else { return nil }
      switch dateEncodingStrategy {
      case .deferredToDate: return nil
      case .secondsSince1970: return .number(date.timeIntervalSince1970)
      case .millisecondsSince1970: return .number(date.timeIntervalSince1970 * 1000)
      case .iso8601: return .text(ISO8601DateFormatter().string(from: date))
      case .formatted(let formatter): return .text(formatter.string(from: date))
      }
    }

    private func fieldName(_ name: String) -> String {
      guard case .convertToSnakeCase = keyEncodingStrategy else { return name }
      return Self.words(of: Array(name)).map { String($0).lowercased() }.joined(separator: "_")
    }

    /// The words of a name in camel case: the last of some capitals before a small letter begins the next
    /// word, as in `URL` and `Valid`. The first character never does.
    private static func words(of name: [Character]) -> [[Character]] {
      var words: [[Character]] = []
      var start = 0
      var place = 1
      while place < name.count {
        guard name[place].isUppercase else {
          place += 1
          continue
        }
        words.append(Array(name[start..<place]))
        start = place
        var small = place
        while small < name.count && !name[small].isLowercase { small += 1 }
        if small == name.count { break }
        if small > place + 1 {
          words.append(Array(name[place..<(small - 1)]))
          start = small - 1
        }
        place = small + 1
      }
      if start < name.count { words.append(Array(name[start..<name.count])) }
      return words
    }
  #endif
}
