// Literals whose elements are compared with optionals.
let s = "042"
print(["0"].contains(s.first), ["1", "2"].contains(s.last), ["0"].contains(s.first!))
let names = ["a", nil, "b"]
print(names.contains("a"), names.contains(nil), names.firstIndex(of: "b") as Any, names.contains { $0 == nil })
let n: Int? = 3
print([1, 2, 3].contains(n), [1, 2].firstIndex(of: n) as Any, [n, 4].contains(3))
let dict = ["k": 1]
print([1, 2].contains(dict["k"]), [dict["k"], dict["z"]].contains(nil))
let str = "hello world"
print(["a", "e", "i", "o", "u"].contains(str.first(where: { "aeiou".contains($0) })))
for (i, c) in "a1".enumerated() where ["a", "b"].contains(c) { print(i, c) }
print(str.filter { ["l", "o"].contains($0) })
print(["h": 1]["h"]!, [Character]("abc").contains("b"))
print(Set(["x"]).contains("x"), [1.5, 2].contains(2))
let v: Any = 3
print([1, 2, 3].contains(v as! Int), [nil, 1].compactMap { $0 })
