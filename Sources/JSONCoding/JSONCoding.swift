/// Codable values as JSON (RFC 8259): as Foundation's encoder writes them with sorted keys, to the byte, and as its
/// decoder reads them.
///
/// Learners' stores and hand-ins hold such texts, so no byte may change. `JSONCodingTests` compares with Foundation,
/// which the program itself doesn't link: Foundation would bring 60 MB of libraries and start-up time for files of
/// this form alone.
public enum JSONCoding {
  /// The levels of containers within each other that are read, as Foundation's decoder has them.
  static let mostLevels = 512

  /// Returns the value on one line, without spaces, the keys of its objects in order. It throws for a number that JSON
  /// hasn't, infinity or "not a number".
  public static func encode(
    _ value: some Encodable, escapingSlashes: Bool = false
  ) throws -> String {
    let node = GrowingValue()
    try node.fill(with: value, at: [])
    return JSONPrinter.text(of: node, escapingSlashes: escapingSlashes)
  }

  /// Returns a text as JSON has it, between quotes.
  public static func quoted(_ text: String) -> String { JSONPrinter.quoted(text) }

  /// Reads a value from a text in UTF-8, which anybody may have written.
  public static func decode<Value: Decodable>(
    _ type: Value.Type, from bytes: [UInt8]
  ) throws(DecodingError) -> Value {
    let value: JSONValue
    do throws(JSONScanner.Problem) { value = try JSONScanner.value(of: bytes) } catch {
      throw .dataCorrupted(.init(codingPath: [], debugDescription: "the text is no JSON"))
    }
    do { return try ValueDecoder(value: value, path: .whole).decode(type) } catch {
      // Forms throw errors of decoding; one of another kind is about the text as well.
      throw error as? DecodingError
        ?? .dataCorrupted(.init(codingPath: [], debugDescription: "\(error)"))
    }
  }

  /// Reads a value from a text.
  public static func decode<Value: Decodable>(
    _ type: Value.Type, from text: String
  ) throws(DecodingError) -> Value {
    try decode(type, from: Array(text.utf8))
  }
}
