// Changes of a part: what keeps the whole and its positions, and what makes a new whole.
let s = "hello world"
let part = s.dropFirst(6)
var m = part
m.append("!")
print(m.base, m, m.startIndex, m.endIndex)
print(m.removeFirst(), m.base, m, m.startIndex, m.endIndex)
print(m.removeLast(), m.base, m, m.startIndex, m.endIndex)
print(m.popFirst() as Any, m.base, m, m.startIndex)
m.removeFirst(1)
print(m, m.base, m.startIndex)
m.insert("Q", at: m.startIndex)
print(m, m.base, m.startIndex)
m.insert(contentsOf: "abc", at: m.endIndex)
print(m, m.base, m.startIndex)
m.replaceSubrange(m.startIndex..<m.index(after: m.startIndex), with: "RST")
print(m, m.base, m.startIndex)
m.removeSubrange(m.startIndex..<m.index(m.startIndex, offsetBy: 2))
print(m, m.base, m.startIndex)
print(m.remove(at: m.startIndex), m, m.base, m.startIndex)
m.removeLast(2)
print(m, m.base, m.endIndex, m.popLast() as Any, m)
m += "zz"
print(m, m.base)
m.append(contentsOf: "wv".dropLast())
print(m, m.base)
m.append(contentsOf: ["e", "f"] as [Character])
m.removeAll(where: { $0 == "e" })
print(m, m.base)
m.removeAll()
print(m.isEmpty, m.base.isEmpty, m.popFirst() as Any, m.popLast() as Any)
print(part, s)

var rest = "key=value; other"[...]
let key = rest.prefix { $0 != "=" }
rest.removeFirst(key.count + 1)
let value = rest.prefix(while: { $0 != ";" })
rest = rest.dropFirst(value.count)
print(key, value, rest, rest.startIndex)
while let c = rest.first, !c.isLetter { rest.removeFirst() }
print(rest)
func skip(_ word: String, in text: inout Substring) -> Bool {
  guard text.hasPrefix(word) else { return false }
  text = text.dropFirst(word.count)
  return true
}
print(skip("oth", in: &rest), rest, skip("x", in: &rest))
func digits(_ text: inout Substring) -> Int? {
  let run = text.prefix { $0.isNumber }
  text = text[run.endIndex...]
  return Int(run)
}
var sum = "12+30+4"[...]
var total = digits(&sum) ?? 0
while sum.popFirst() == "+" { total += digits(&sum) ?? 0 }
print(total, sum.isEmpty)
