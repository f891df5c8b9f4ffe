// The same position in the views of a text, parts of collections, encodings and the types of their units.
let text = "e\u{301}🙃"
let utf8Place = text.utf8.index(after: text.startIndex)
print(utf8Place.samePosition(in: text) as Any, utf8Place.samePosition(in: text.unicodeScalars) as Any)
let end = text.index(after: text.startIndex)
print(end.samePosition(in: text.utf8) != nil, end.samePosition(in: text.utf16) != nil, end.samePosition(in: text.unicodeScalars) != nil)
let low = text.utf16.index(before: text.utf16.endIndex)
print(low.samePosition(in: text.utf8) == nil, low.samePosition(in: text.unicodeScalars) == nil, low.samePosition(in: text) == nil)
let inside = text.utf8.index(before: text.utf8.endIndex)
print(inside.samePosition(in: text.utf16) == nil, text.endIndex.samePosition(in: text) == text.endIndex)
print(String.Index(end, within: text) == end, String.Index(inside, within: text) == nil)
print(String.Index(inside, within: text.utf16) == nil, String.Index(inside, within: text.utf8) == inside)
let hello = "hello yellow"
if let r = hello.firstRange(of: "ell") { print(hello[r], hello.distance(from: hello.startIndex, to: r.lowerBound)) }
print(hello.ranges(of: "ell").count, hello.firstRange(of: "zz") as Any, hello.firstRange(of: "").map { $0.isEmpty } as Any, hello.ranges(of: "").count)
print([1, 2, 1, 2, 1].firstRange(of: [2, 1]) as Any, [1, 1, 1].ranges(of: [1, 1]), [1, 2].firstRange(of: []) as Any, [1, 2].ranges(of: [Int]()))
print(hello.dropFirst(3).firstRange(of: "ell").map { hello[$0.upperBound...] } as Any)
print("".ranges(of: "").count, "".firstRange(of: "") != nil, "ab".ranges(of: "a"[...]).count, "aXbX".ranges(of: "X").map { $0.lowerBound.utf16Offset(in: "aXbX") })
print(String(decoding: [0x48, 0xD83D, 0xDE43, 0xD83D, 0x49] as [UInt16], as: UTF16.self), String(decoding: [0x48, 0x1F643, 0xD800, 0x110000] as [UInt32], as: UTF32.self))
print(String(decoding: "abc🙃".utf16, as: UTF16.self), String(decoding: Array("é".utf8), as: UTF8.self), String(decoding: "äb".unicodeScalars.map(\.value), as: UTF32.self), String(decoding: "äb".utf8, as: Unicode.UTF8.self))
let unit: UTF8.CodeUnit = 65
let wide: UTF16.CodeUnit = 66, wider: UTF32.CodeUnit = 67
print(unit, wide, wider, type(of: unit), UTF8.self, UTF8.CodeUnit.self)
extension Collection where Element == UTF8.CodeUnit { var text: String { String(decoding: self, as: UTF8.self) } }
print(([104, 105] as [UInt8]).text, "hi".utf8.text)
let element: Array<Int>.ArrayLiteralElement = 1
let other: [String].ArrayLiteralElement = "a", third: Set<Double>.ArrayLiteralElement = 1
print(element, other, third)
