import Foundation
let s = "Hello, Wörld! 👨‍👩‍👧‍👦🇩🇪 e\u{301}"
print(s.count, s.utf8.count, s.utf16.count, s.unicodeScalars.count, s.uppercased(), s.lowercased())
print(s.first!, s.last!, s[s.startIndex], s[s.index(s.startIndex, offsetBy: 4)], s[s.index(before: s.endIndex)])
let i = s.firstIndex(of: "W")!
print(s[i...], s[..<i], s[s.startIndex...i], s.distance(from: s.startIndex, to: i), s[i..<s.endIndex].count)
print(s.index(s.startIndex, offsetBy: 100, limitedBy: s.endIndex) as Any == nil, s.firstIndex(where: { $0.isWhitespace }) != nil, s.lastIndex(of: "l") != nil)
print("a,b,,c".split(separator: ","), "a,b,,c".split(separator: ",", omittingEmptySubsequences: false), "a b c d".split(separator: " ", maxSplits: 2), "a1b2c".split(whereSeparator: { $0.isNumber }))
print("a, b, c".components(separatedBy: ", "), "x.y".replacingOccurrences(of: ".", with: "->"))
print("  hi \n".trimmingCharacters(in: .whitespacesAndNewlines) + "|", "xxhixx".trimmingCharacters(in: CharacterSet(charactersIn: "x")))
print("hello world foo".capitalized, "abc".padding(toLength: 5, withPad: "-", startingAt: 0), "abcdef".padding(toLength: 3, withPad: " ", startingAt: 0))
print("abc".prefix(2), "abc".suffix(2), "abc".dropFirst(), "abc".dropLast(2), "aab".drop(while: { $0 == "a" }), "aab".prefix(while: { $0 == "a" }))
print(String("abc".reversed()), "hello".sorted(), String("hello".sorted()), "abc".contains("b"), "abc".contains("bc"), "abc".starts(with: "ab"), "abc".hasPrefix("a"), "abc".hasSuffix("bc"))
var m = "hello"
m.insert("X", at: m.startIndex); m.insert(contentsOf: "YZ", at: m.index(after: m.startIndex)); print(m)
m.remove(at: m.startIndex); m.removeSubrange(m.startIndex..<m.index(m.startIndex, offsetBy: 2)); print(m)
m.replaceSubrange(m.startIndex...m.startIndex, with: "J"); print(m)
m.append("!"); m += "?"; m.append(contentsOf: "ab"); m.removeLast(); m.removeFirst(); m.removeLast(2); print(m)
if let r = "hello world".range(of: "o w") { print("hello world"[r], "hello world"[r.upperBound...]) }
let c: Character = "é"
print(c.isLetter, c.isNumber, ("5" as Character).wholeNumberValue as Any, ("f" as Character).hexDigitValue as Any, ("a" as Character).asciiValue as Any, c.asciiValue as Any, ("A" as Character).isUppercase, ("\n" as Character).isNewline, (" " as Character).isWhitespace, ("!" as Character).isPunctuation, c.uppercased(), c.unicodeScalars.count, c.utf8.count)
print("e\u{301}" == "\u{e9}", "a" < "b", "Z" < "a", "ä" < "z", "" < "a", "abc" < "abd", "10" < "9")
print("""
  multi
    line \(1 + 1)
  end\
   joined
  """)
print(#"raw \n "quoted" \#(5)"#, "tab\there", "\u{1F600}")
print("abc".utf8.map { $0 }, Array("ab".utf16), "aé".unicodeScalars.map { $0.value }, Array("abc"), "abc".utf8.first as Any)
for ch in "añ" { print(ch, terminator: ";") }
for (n, ch) in "xy".enumerated() { print(n, ch, terminator: ";") }
print()
print(String(repeating: "ab", count: 3), String(65), String(3.5), String(true), String(Character("q")), String(["a", "b"] as [Character]), String(255, radix: 16), String(255, radix: 2), String(255, radix: 16, uppercase: true))
print("abc".map { $0.uppercased() }, "abc".filter { $0 != "b" }, ["a", "b"].joined(), "abc".reduce("") { "\($1)\($0)" }, "abc".min()!, "abc".max()!)
print(String(format: "%d %5d|%-5d|%05d %x %X %o %+d", 42, 42, 42, 42, 255, 255, 8, 5), String(format: "%.2f %8.3f %e %g %g", 3.14159, 2.5, 12345.678, 0.0001, 1e10), String(format: "%@ %@%%", "a", "b"), String(format: "%c %02d:%02d %ld %lu", 65, 5, 7, 123, 456))
print(Int("42")! + 1, Double("2.5")!, Bool("true")!, Int("x") as Any, String("abc").isEmpty, "".isEmpty)
print("abc".indices.map { "abc"[$0] }, "hello".firstIndex(of: "l")! < "hello".lastIndex(of: "l")!)
print("Hello".lowercased() == "hello", "straße".uppercased(), "ǅ".lowercased(), "İ".count)
let sub = "hello world".split(separator: " ")[0]
print(String(sub), sub + "!", sub == "hello", sub.count, sub.uppercased(), sub.hasPrefix("he"))
print("a-b-c".split(separator: "-").map(String.init), ["b", "a"].sorted(), "b a".split(separator: " ").sorted(), "abc".allSatisfy { $0.isLetter }, "1,2,3".split(separator: ",").compactMap { Int($0) })
print("ab\ncd\n".components(separatedBy: "\n"), "line1\nline2".split(separator: "\n").count, "x=1;y=2".split(separator: ";").map { $0.split(separator: "=").map(String.init) })
print(("a" as Unicode.Scalar).value, UnicodeScalar(98)!, Character(UnicodeScalar(99)!), UInt8(ascii: "A"))
print("abc".elementsEqual("abc"), "abc".dropFirst(1).first as Any, "hello".replacingOccurrences(of: "l", with: ""))
