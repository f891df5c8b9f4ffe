/// Reads JSON as values that know how to read themselves.
open class JSONDecoder {
  public enum DateDecodingStrategy {
    case deferredToDate
    case secondsSince1970
    case millisecondsSince1970
    case iso8601
    case formatted(DateFormatter)

    @_semantics("vdl.unsupported")
    public static func custom(
      _ decode: @escaping (any Decoder) throws -> Date
    ) -> DateDecodingStrategy { return .deferredToDate }
  }

  public enum KeyDecodingStrategy {
    case useDefaultKeys
    case convertFromSnakeCase
  }

  open var dateDecodingStrategy: JSONDecoder.DateDecodingStrategy = .deferredToDate
  open var keyDecodingStrategy: JSONDecoder.KeyDecodingStrategy = .useDefaultKeys

  public init() {}

  open func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T {
    #if os(iOS)
      let tree = try Self.tree(data)
      let rules = _DecodingRules(
        special: { try self.special($0, $1) }, fieldName: { self.fieldName($0) })
      return try _TreeDecoder(tree, path: [], rules: rules).decode(type)
    #else
      fatalError("only the interpreted model decodes JSON to values")
    #endif
  }

  #if os(iOS)
    private static func tree(_ data: Data) throws -> _CodedValue {
      do {
        guard let text = String(data: data, encoding: .utf8) else { throw CocoaError.isNoJSON }
        var reader = JSONReader(text, isForDecoder: true)
        return node(try reader.document())
      } catch {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: [], debugDescription: "The given data was not valid JSON."))
      }
    }

    private static func node(_ value: Any) -> _CodedValue {
      if let text = value as? String { return .text(text) }
      if let truth = value as? Bool { return .truth(truth) }
      if let number = value as? Int { return .integer(number) }
      if let number = value as? UInt64 { return .natural(number) }
      if let number = value as? Double { return .number(number) }
      if let list = value as? [Any] { return .list(list.map { node($0) }) }
      if let fields = value as? [String: Any] { return .fields(fields.mapValues { node($0) }) }
      return .null
    }

    /// Dates and bytes, which JSON has no notation for.
    private func special(_ type: Any.Type, _ decoder: _TreeDecoder) throws -> Any? {
      if type == Data.self {
        let text = try String(from: decoder)
        guard let data = Data(base64Encoded: text) else {
          throw DecodingError.dataCorrupted(
            decoder.context("Encountered Data is not valid Base64."))
        }
        return data
      }
      guard type == Date.self else { return nil }
      switch dateDecodingStrategy {
      case .deferredToDate: return nil
      case .secondsSince1970: return Date(timeIntervalSince1970: try Double(from: decoder))
      case .millisecondsSince1970:
        return Date(timeIntervalSince1970: try Double(from: decoder) / 1000)
      case .iso8601:
        guard let date = ISO8601DateFormatter().date(from: try String(from: decoder)) else {
          throw DecodingError.dataCorrupted(
            decoder.context("Expected date string to be ISO8601-formatted."))
        }
        return date
      case .formatted(let formatter):
        guard let date = formatter.date(from: try String(from: decoder)) else {
          throw DecodingError.dataCorrupted(
            decoder.context("Date string does not match format expected by formatter."))
        }
        return date
      }
    }

    private func fieldName(_ name: String) -> String {
      guard case .convertFromSnakeCase = keyDecodingStrategy else { return name }
      // What stands at either end is no border between words.
      let leading = name.prefix { $0 == "_" }.count
      if leading == name.count { return name }
      let trailing = name.reversed().prefix { $0 == "_" }.count
      let words = name.split(separator: "_").map { String($0) }
      if words.count < 2 { return name }
      let joined = words[0].lowercased() + words.dropFirst().map { $0.capitalized }.joined()
      return String(repeating: "_", count: leading) + joined
        + String(repeating: "_", count: trailing)
    }
  #endif
}
