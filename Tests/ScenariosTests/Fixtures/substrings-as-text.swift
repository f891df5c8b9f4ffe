// Parts of strings among strings: comparison, joining, conversion, literals and generic code.
let s = "hello world"
let part = s.dropFirst(6)
print(part == "world", "world" == part, s == part, part == s, part == part, part != s, part != "x")
print(part < "x", s < part, part >= s, part <= "world", s > part, "a" < part, part > part)
print(type(of: part + "x"), type(of: "x" + part), type(of: s + part), type(of: part + part), type(of: part + s))
let t: String = part + "x"
let u: Substring = "x" + part
let v: Substring = s + part
let w: String = part + "-" + s.dropLast(6)
let x: String = "<" + part + ">" + part
print(t, u, v, w, x, part + "x" + "y", part + [Character("!")])
var text = "x"
text += part
text.append(contentsOf: part)
text.insert(contentsOf: part, at: text.startIndex)
print(text)
text.replaceSubrange(text.startIndex..<text.index(text.startIndex, offsetBy: 5), with: s.prefix(2))
print(text)

print(part.hasPrefix("wo"), s.hasPrefix(s.prefix(3)), s.hasSuffix(part), s.contains(part), part.contains("orl"), part.hasSuffix("d"), part.hasPrefix(part))
print(part.lowercased(), part.uppercased(), type(of: part.lowercased()), part.starts(with: "wor"), part.starts(with: s.dropFirst(6)), part.elementsEqual("world"), s.elementsEqual(part))
print(Int("12ab".prefix(2)) as Any, Double("1.5x".dropLast()) as Any, Int("ffz".prefix(2), radix: 16) as Any, UInt8("12x".prefix(2)) as Any, Float("2.5".prefix(3)) as Any, Int("x1".prefix(1)) as Any)
print("1,2,x".split(separator: ",").compactMap { Int($0) }, "1 2".split(separator: " ").map { Int($0)! }.reduce(0, +))
print("a b".split(separator: " ").joined(separator: "-"), "a b c".split(separator: " ").joined(), "b a".split(separator: " ").map(String.init).sorted())
print("k=v;l=w".split(separator: ";").map { $0.split(separator: "=").map(String.init) }, "a b".split(separator: " ").map { $0.uppercased() })

switch part {
case "hello": print("no")
case "world": print("switched")
default: print("?")
}
if case "world" = part { print("matched") }
switch s.split(separator: " ").first {
case "hello": print("optional")
default: print("?")
}
let literal: Substring = "lit"
let interpolated: Substring = "a\(1)b\(literal)"
let list: [Substring] = ["x", "y"]
let some: Substring? = "some"
print(literal, interpolated, list, some ?? "none", literal.base, "x" as Substring, [part, "z"], type(of: [part, "z"]))

var counts: [Substring: Int] = [:]
for word in "a b a".split(separator: " ") { counts[word, default: 0] += 1 }
print(counts["a"]!, counts["b"]!, counts["c"] as Any, Set("a b a".split(separator: " ")).sorted())
print(part.hashValue == "world".hashValue, part.hashValue == s.hashValue)
print("b a".split(separator: " ").sorted(), "b a".split(separator: " ").max()!, min(part, "x"), "a b".split(separator: " ") == ["a", "b"])
print("a b".split(separator: " ").contains("a"), "a b a".split(separator: " ").firstIndex(of: "b")!, Dictionary(grouping: "ab ac b".split(separator: " "), by: { $0.first! })["a"]!)

func describe<S: StringProtocol>(_ s: S) -> String {
  "\(type(of: s)) \(s.count) \(s.uppercased()) \(s == "abc") \(s.hasPrefix("a")) \(String(s)) \(s.dropFirst()) \(s + "!")"
}
print(describe("abc"), describe("abcd".prefix(3)))
func bytes(_ s: some StringProtocol) -> Int { s.utf8.count + s.split(separator: "b").count }
print(bytes("abc"), bytes("abc"[...]))
func same<A: StringProtocol, B: StringProtocol>(_ a: A, _ b: B) -> Bool { a == b && !(a < b) }
print(same("abc", "abcd".prefix(3)), same(part, part), same("a", part))
func longest<S: StringProtocol>(_ all: [S]) -> S? { all.max { $0.count < $1.count } }
print(longest(["a", "bcd"]) as Any, longest("a bcd".split(separator: " ")) as Any)
extension StringProtocol {
  var doubled: String { self + String(self) }
  func isSame(as other: some StringProtocol) -> Bool { self == other }
}
print("ab".doubled, part.doubled, part.isSame(as: "world"), "world".isSame(as: part))
extension Substring { var shouted: String { uppercased() + "!" } }
print(part.shouted, s.suffix(2).shouted)
let any: any StringProtocol = part
print(any.count, any.uppercased(), any.hasPrefix("wo"), any is Substring)
func takes(_ part: Substring) -> Int { part.count }
print(takes("four"), takes(part), takes(s[...]), takes(Substring(s)))
var log = ""
print(part, part.count, to: &log)
print(log, terminator: "")
struct Word: Hashable { var text: Substring }
print(Word(text: part), Word(text: "a") == Word(text: "a"), Word(text: part) == Word(text: "world"))
print("1 2.5 x".split(separator: " ").compactMap(Double.init), "a-b".replacing("-", with: word()))
func word() -> Substring { "a-b".prefix(1) }
