// Strings: building, searching, splitting, comparing, characters and conversions.
var text = "Hello"
text += ", "
text.append("world")
text.append(Character("!"))
print(text, text.count, text.isEmpty, "".isEmpty)
print(text.uppercased(), text.lowercased(), text.hasPrefix("Hell"), text.hasSuffix("!"), text.contains("wor"))
print(text.first as Any, text.last!, String(text.reversed()), text.prefix(3), text.suffix(2), text.dropFirst(7))
print("a,b,,c".split(separator: ","), "a b".split(separator: " ").map { String($0) })
print(["x", "y"].joined(), ["x", "y"].joined(separator: "-"), String(repeating: "=", count: 5))
for character in "añ😀" { print(character, terminator: " ") }
print()
print("añ😀".count, "añ😀".utf8.count, "e\u{301}" == "é", "a" < "b", "Z" < "a", "10" < "9")
print(Int("42")! + 1, Double("2.5")! * 2, String(255), String(255, radix: 16), Int("ff", radix: 16)!, Bool("true")!)
print("tab\tquote\"backslash\\ unicode\u{41} single'")
print("nested \("inner \(1 + 2) " + "x") and \([1, 2].map { "\($0)!" })")
let multi = """
  first line
    indented \(text.count)
  "quoted" \
  joined
  """
print(multi)
print(#"raw \(not) "quoted""#, #"raw \#(1 + 1)"#)
let index = text.firstIndex(of: "o")
print(index == nil, text.index(text.startIndex, offsetBy: 4) == index)
print(text[text.startIndex], text[text.index(after: text.startIndex)])
print(String(describing: 3.0), String(describing: Optional("x")), "\(Optional<Int>.none as Any)")
print("apple banana".replacing("an", with: "AN"), Array("abc"), "abc".map { $0.uppercased() })
let letter: Character = "x"
print(letter.isLetter, Character("7").isNumber, letter == "x", String(letter) + "y", letter.isUppercase)
print("one two".filter { $0 != " " }, "b" + "a", max("a", "b"), ["b", "a", "C"].sorted())
