import Foundation
import JSONCoding
import SeededNumbers
import Testing

/// The stores and hand-ins of learners were written by Foundation's encoder.
@Suite struct `JSON as Foundation has it` {
  private func foundationText(_ value: some Encodable, escapingSlashes: Bool = false) throws
    -> String
  {
    let encoder = JSONEncoder()
    encoder.outputFormatting =
      escapingSlashes ? [.sortedKeys] : [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  /// Decodes by both; nil for an error of the kind that both throw.
  private func check<Value: Decodable & Equatable>(
    _ type: Value.Type, _ text: String, at location: SourceLocation = #_sourceLocation
  ) {
    func reading(_ decode: () throws -> Value) -> (value: Value?, error: String?) {
      do { return (try decode(), nil) } catch let error as DecodingError {
        return (nil, Self.name(of: error))
      } catch {
        return (nil, "\(error)")
      }
    }
    let own = reading { try JSONCoding.decode(type, from: text) }
    let foundation = reading { try JSONDecoder().decode(type, from: Data(text.utf8)) }
    #expect(own.value == foundation.value, "\(text.debugDescription)", sourceLocation: location)
    #expect(
      (own.error == nil) == (foundation.error == nil), "\(text.debugDescription)",
      sourceLocation: location)
    // Forms are told apart by a key that is missing.
    #expect(
      (own.error == "key") == (foundation.error == "key"), "\(text.debugDescription)",
      sourceLocation: location)
  }

  private static func name(of error: DecodingError) -> String {
    switch error {
    case .keyNotFound: "key"
    case .valueNotFound: "value"
    case .typeMismatch: "type"
    case .dataCorrupted: "data"
    @unknown default: "other"
    }
  }

  @Test func `generated values have the same bytes and are read back`() throws {
    var numbers = SeededNumbers(seed: 1)
    for _ in 0..<3_000 {
      let tree = Tree.random(&numbers)
      for escapingSlashes in [false, true] {
        let text = try JSONCoding.encode(tree, escapingSlashes: escapingSlashes)
        #expect(text == (try foundationText(tree, escapingSlashes: escapingSlashes)))
        #expect(
          Array(text.utf8) == Array(try foundationText(tree, escapingSlashes: escapingSlashes).utf8)
        )
        check(Tree.self, text)
      }
    }
  }

  @Test func `all characters of Latin scripts have the same bytes`() throws {
    let texts = (0..<0x250).compactMap { Unicode.Scalar($0).map { String(Character($0)) } }
    for text in texts + [texts.joined()] {
      #expect(try JSONCoding.encode([text: text]) == foundationText([text: text]))
      check([String: String].self, try JSONCoding.encode([text: text]))
    }
  }

  @Test(arguments: [
    0, -0.0, 1, 1.5, 0.1, 1e15, 1e16, 1e17, 1e22, 1e-4, 1e-5, 1e-7, .leastNonzeroMagnitude, .pi,
    0.1 + 0.2,
    .greatestFiniteMagnitude, .leastNormalMagnitude, 123_456_789_012_345_680, 9_007_199_254_740_992,
  ])
  func `numbers have the same bytes`(number: Double) throws {
    #expect(try JSONCoding.encode([number]) == foundationText([number]))
    let float = Float(number)
    if float.isFinite {
      #expect(try JSONCoding.encode(["n": float]) == foundationText(["n": float]))
    }
    check([Double].self, try JSONCoding.encode([number]))
  }

  @Test func `infinity has no form`() {
    #expect(throws: EncodingError.self) { try JSONCoding.encode([Double.infinity]) }
    #expect(throws: EncodingError.self) { try JSONCoding.encode(Double.nan) }
  }

  private struct Form: Codable, Equatable {
    var name: String?
    var number: Int
    var numbers: [UInt8]?
    var share: Double?
    var inner: [String: [Bool?]]?
    var word: Word?

    enum Word: String, Codable { case yes, no }
  }

  @Test func `forms leave out what is nil`() throws {
    let forms = [
      Form(number: 1), Form(name: "a/b", number: .min, numbers: [0, 255], share: 1, word: .no),
      Form(number: .max, share: 0.25, inner: ["b": [true, nil], "a": []]),
    ]
    for form in forms {
      #expect(try JSONCoding.encode(form) == foundationText(form))
      #expect(try JSONCoding.encode([form]) == foundationText([form]))
    }
    #expect(try JSONCoding.encode([String: Int]()) == "{}")
  }

  @Test(arguments: [
    #"{"number":1}"#, #"{"number":1.0}"#, #"{"number":1.5}"#, #"{"number":null}"#, "{}", "[]",
    "null", "",
    #"{"number":"1"}"#, #"{"number":true}"#, #"{"number":1e2}"#, #"{"number":01}"#,
    #"{"number":9223372036854775807}"#, #"{"number":9223372036854775808}"#, #"{"number":-0}"#,
    #"{"number":1,"number":2}"#, #"{"number":1,}"#, #"{,}"#, #"{"number":1 "name":""}"#,
    #"{number:1}"#,
    #"{"number":1,"numbers":[256]}"#, #"{"number":1,"numbers":[-1]}"#,
    #"{"number":1,"numbers":[1,]}"#,
    #"{"number":1,"numbers":[,]}"#, #"{"number":1,"numbers":[1 2]}"#,
    #"{"number":1,"numbers":null}"#,
    #"{"number":1,"share":1e400}"#, #"{"number":1,"share":1e-400}"#,
    #"{"number":1,"share":0e-400}"#,
    #"{"number":1,"share":-1.5E-3}"#, #"{"number":1,"share":.5}"#, #"{"number":1,"share":1.}"#,
    #"{"number":1,"word":"no"}"#, #"{"number":1,"word":"maybe"}"#,
    #"{"number":1,"inner":{"a":[null]}}"#,
    #"{"number":1} x"#, #"{"number":1}}"#, " \r\n\t{\"number\":1}\n", "\u{FEFF}{\"number\":1}",
    #"{"n\u0075mber":1}"#, #"{"number":1,"name":"\ud83d\ude00"}"#, #"{"number":1,"name":"\ud83d"}"#,
    #"{"number":1,"name":"\ude00"}"#, #"{"number":1,"name":"\x"}"#,
    #"{"number":1,"name":"\u12g4"}"#,
    #"{"number":1,"name":"\/\b\f\n\r\t\\\""}"#, "{\"number\":1,\"name\":\"\n\"}",
    #"{"number":1,"name":"a"#,
    #"{"number":1,"other":tru}"#, #"{"number":1,"other":[{"a":[1,2.5e+3,"x"]}]}"#,
    "{\"number\":1}\0",
  ])
  func `texts are read or refused alike`(text: String) { check(Form.self, text) }

  @Test func `nesting is bounded alike`() {
    struct Anything: Decodable, Equatable { init(from decoder: any Decoder) throws {} }
    for count in [1, 511, 512, 513, 100_000] {
      check(
        Anything.self, String(repeating: "[", count: count) + String(repeating: "]", count: count))
      check(
        Anything.self,
        String(repeating: "{\"a\":", count: count) + "1" + String(repeating: "}", count: count))
    }
  }

  @Test func `changed texts are read or refused alike`() throws {
    var numbers = SeededNumbers(seed: 2)
    let characters = Array("{}[]\",:\\0123456789.eE+-truefalsn u/\u{E9}")
    for _ in 0..<3_000 {
      var text = Array(try JSONCoding.encode(Tree.random(&numbers, depth: 2)))
      for _ in 0..<Int.random(in: 1...2, using: &numbers) where !text.isEmpty {
        let place = Int.random(in: text.indices, using: &numbers)
        switch numbers.next() % 3 {
        case 0: text.remove(at: place)
        case 1: text.insert(characters[Int(numbers.next() % UInt64(characters.count))], at: place)
        default: text[place] = characters[Int(numbers.next() % UInt64(characters.count))]
        }
      }
      check(Tree.self, String(text))
    }
  }

  @Test func `bytes that are no UTF-8 are refused`() {
    #expect(throws: DecodingError.self) {
      try JSONCoding.decode(String.self, from: [0x22, 0xFF, 0x22])
    }
    // Foundation also takes UTF-16, which nothing has ever written.
    #expect(throws: DecodingError.self) {
      try JSONCoding.decode(String.self, from: [0x22, 0, 0x41, 0, 0x22, 0])
    }
  }
}
