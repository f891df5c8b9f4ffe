struct K: CodingKey { var stringValue: String; var intValue: Int?; init?(stringValue: String) { self.stringValue = stringValue }; init?(intValue: Int) { self.intValue = intValue; stringValue = "i\(intValue)" } 
 init(_ s: String) { stringValue = s } }
func p(_ k: [K]) { print(DecodingError.dataCorrupted(.init(codingPath: k, debugDescription: "d"))) }
p([K("a.b"), K("c")]); p([K("a b")]); p([K("")]); p([K("1")]); p([K("a`b")]); p([K("["), K("x]")]); p([K("é"), K("a-b"), K("_x1")]); p([K(intValue: 3)!, K("x"), K(intValue: -1)!, K(intValue: 0)!]); p([K("\\")]); p([K("a\"b")]); p([K("\n")]); p([K("日本")]); p([K("$")]);p([K("a\u{301}")])
print(DecodingError.keyNotFound(K("a'b"), .init(codingPath: [], debugDescription: "x")))
print(DecodingError.keyNotFound(K(intValue: 3)!, .init(codingPath: [K("q")], debugDescription: "x")))
print(EncodingError.invalidValue("s", .init(codingPath: [], debugDescription: "x")))
print(EncodingError.invalidValue(Optional(3) as Any, .init(codingPath: [], debugDescription: "", underlyingError: DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "in")))))
print(EncodingError.invalidValue([1], .init(codingPath: [K("q")], debugDescription: "x.")))
struct D: Error, CustomDebugStringConvertible { var debugDescription = "DD" }
struct C: Error, CustomStringConvertible { var description = "CC" }
print(DecodingError.typeMismatch([String: Int].self, .init(codingPath: [], debugDescription: "x", underlyingError: D())))
print(DecodingError.typeMismatch(K.self, .init(codingPath: [], debugDescription: "x", underlyingError: C())))
print(EncodingError.invalidValue("s", .init(codingPath: [K("q")], debugDescription: "x", underlyingError: C())))
