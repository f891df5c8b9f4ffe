// Parts of strings: they are of a type of their own and keep the positions of the whole.
let s = "hello world"
let part = s[s.index(s.startIndex, offsetBy: 6)...]
print(part.startIndex, part.endIndex, part[part.startIndex], s[part.startIndex], part.base)
print(s.split(separator: " ")[1].startIndex == part.startIndex, s[s.startIndex..<part.startIndex])
print(part.firstIndex(of: "l")! == s.lastIndex(of: "l")!, part.lastIndex(of: "o")! == s.lastIndex(of: "o")!)
print(part.firstIndex(where: { $0 == "r" })! > part.startIndex, part.index(before: part.endIndex) < part.endIndex)
print(part.distance(from: part.startIndex, to: part.endIndex), part.index(part.startIndex, offsetBy: 2) > part.startIndex)
print(part.index(part.startIndex, offsetBy: 9, limitedBy: part.endIndex) == nil, part.index(part.endIndex, offsetBy: -5) == part.startIndex)
print(part.indices.map { s[$0] }, s.distance(from: s.startIndex, to: part.startIndex))

print(part.prefix(2), part.suffix(2), part.dropFirst(), part.dropLast(2), part.prefix(9), part.dropFirst(9) == "", part.suffix(9))
print(part.prefix(while: { $0 != "l" }), part.drop(while: { $0 != "l" }), part[...], part[part.startIndex...part.startIndex])
print(part.prefix(upTo: part.index(after: part.startIndex)), part.suffix(from: part.index(after: part.startIndex)), part.prefix(through: part.startIndex))
print(s.prefix(5).dropFirst().startIndex, s.dropFirst(3).dropLast(2).prefix(2).endIndex, s.suffix(3).startIndex)
print(s.prefix(while: { $0 != " " }).endIndex, s.drop(while: { $0 != " " }).startIndex)
print(part.split(separator: "r"), part.split(separator: "r").map { $0.startIndex > part.startIndex })
print("a,b;c".split(whereSeparator: { $0 == "," || $0 == ";" }), "a--b".split(separator: "-", omittingEmptySubsequences: false), "a-b-c".split(separator: "-", maxSplits: 1))
print("--a--b".split(separator: "-", maxSplits: 1), "-a-".split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false), "".split(separator: "-"), "".split(separator: "-", omittingEmptySubsequences: false))
print("a, b, c".split(separator: ", "), "a, b, c".split(separator: ", ", maxSplits: 1))

print(type(of: part), type(of: s.dropFirst()), type(of: s.split(separator: " ")), type(of: s.prefix(2)), String.SubSequence.self)
print((part as Any) as? String as Any, (part as Any) is Substring, (s as Any) is Substring, part is Substring)
print(String(part), String(part).startIndex == s.startIndex, part.description, part.debugDescription)
print([part], ["k": part], Optional(part) as Any, (part, 1), "\(part)")
debugPrint(part, [part])
print(String(reflecting: part), String(describing: part), String(describing: type(of: part)), String(reflecting: type(of: part)))
print(Mirror(reflecting: part).children.count, Mirror(reflecting: part).displayStyle as Any, Mirror(reflecting: part).subjectType)
dump(part)
dump([part])

print(Array(part), Set(part).count, part.count, part.isEmpty, part.first!, part.last!, part.min()!, part.max()!)
print(zip(part, 1...).map { "\($0)\($1)" }, part.reversed().map { $0 }, String(part.reversed()), part.sorted(), part.lazy.map { $0 }.first!)
for (i, c) in part.enumerated() { print(i, c, terminator: " ") }
for c in part { print(c, terminator: ";") }
print()
print(part.map { $0 }, part.compactMap { $0.isLetter ? $0 : nil }, part.reduce("") { $0 + String($1) }, part.allSatisfy { $0.isLetter })
print(part.filter { $0 != "o" }, type(of: part.filter { $0 != "o" }), part.contains("o" as Character), part.contains { $0 == "z" }, part.first { $0 > "p" } as Any)
print(Array(part.utf8), part.utf8.count, part.unicodeScalars.map { $0.value }, Array(part.utf16))
let accents = "añ😀e\u{301}x".dropFirst()
print(accents.count, accents.utf8.count, accents.utf16.count, accents.last!, accents == "ñ😀éx", accents.dropLast().last == "é")
