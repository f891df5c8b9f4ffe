// Texts that are nearly JSON, and values at the limits of it, as the Foundation of swift.org reads and writes them.
import UIKit

func read<T: Decodable>(_ type: T.Type, _ text: String) {
  do {
    print(text.debugDescription, try JSONDecoder().decode(type, from: Data(text.utf8)))
  } catch DecodingError.dataCorrupted(let context) {
    print(text.debugDescription, context.debugDescription)
  } catch {
    print(text.debugDescription, "another error")
  }
}
func write<T: Encodable>(_ value: T) {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  do {
    print(String(data: try encoder.encode(value), encoding: .utf8)!.unicodeScalars.map { $0.value })
    print(String(data: try encoder.encode(value), encoding: .utf8)!)
  } catch {
    print("no JSON")
  }
}
// What is no JSON
for text in [#""\x""#, "\"a\nb\"", "\"a\tb\"", #""\u12""#, #""\u+123""#, #""abc"#] {
  read(String.self, text)
}
for text in ["1.", "01", ".5", "+1", "1e", "1e400", "-", "--1"] { read(Double.self, text) }
for text in ["[1,,2]", "[,1]", "[1 2]", "[1,2", "[1,\u{a0}2]", "[1,\u{c}2]", "[1]]"] {
  read([Int].self, text)
}
// What is
for text in ["[1,]", "[ 1 ,\t2\r\n]", "[]", "[ ]"] { read([Int].self, text) }
for text in [#"{"a":1,}"#, #"{"a":1 , "a":2}"#, "{ }"] { read([String: Int].self, text) }
for text in ["1.5", "0", "1E3", "1e-2", "123456789012345678"] { read(Double.self, text) }
for text in [#""\"\\\/\b\f\n\r\t""#, #""\u00e9\ud83d\ude00""#] { read(String.self, text) }
// Marks that combine with signs of JSON
read([String].self, "[\"\u{301}\"]")
read([String].self, "[\"a\u{301}\", \"\u{200d}\", \"\u{fe0f}\"]")
read([String: Int].self, "{\"\u{301}\": 1}")
write(["\"\u{301}"])
write(["\\\u{301}", "\n\u{301}", "\r\n", "/\u{301}"])
write(["\u{1}\u{1f}\u{7f}"])
// Numbers
write([0.1 as Float, 1.5, 16_777_216])
write([UInt64.max, 9_223_372_036_854_775_808, 5])
write([UInt.max])
write([Int.min, Int.max])
read([UInt64].self, "[18446744073709551615, 9223372036854775808, 1]")
read([UInt].self, "[18446744073709551615]")
read([Double].self, "[9223372036854775808]")
// Ranges and geometry are lists
write([1...3])
write([2..<4])
read([ClosedRange<Int>].self, "[[1,3]]")
read([Range<Double>].self, "[[0.5,3]]")
write(CGPoint(x: 1, y: 2.5))
write(CGSize(width: 3, height: 4))
write(CGRect(x: 1, y: 2, width: 3, height: 4))
print(try! JSONDecoder().decode([CGPoint].self, from: Data("[[1,2]]".utf8))[0].y)
let rects = try! JSONDecoder().decode([CGRect].self, from: Data("[[[1,2],[3,4]]]".utf8))
print(rects[0].origin.x, rects[0].size.height)
// An element that can't be read as one type can be read as another
struct Mixed: Decodable {
  var numbers: [Int] = []
  var texts: [String] = []
  var nulls = 0
  init(from decoder: Decoder) throws {
    var list = try decoder.unkeyedContainer()
    while !list.isAtEnd {
      if try list.decodeNil() {
        nulls += 1
      } else if let number = try? list.decode(Int.self) {
        numbers.append(number)
      } else {
        texts.append(try list.decode(String.self))
      }
      if list.currentIndex > 9 { break }
    }
  }
}
let mixed = try! JSONDecoder().decode(Mixed.self, from: Data(#"[1,"a",null,2,"b"]"#.utf8))
print(mixed.numbers, mixed.texts, mixed.nulls)
struct Several: Encodable {
  func encode(to encoder: Encoder) throws {
    var list = encoder.unkeyedContainer()
    try list.encode(1)
    try list.encodeNil()
    try list.encode(contentsOf: ["a", "b"])
    try list.encode(list.count)
  }
}
write(Several())
