// Arrays: changing, searching, transforming, slices, equality, and iteration while copying.
var a = [3, 1, 2]
a.append(5)
a += [4]
a.insert(9, at: 1)
print(a, a.count, a.first!, a.last!, a.isEmpty, a[2], a.contains(5), a.firstIndex(of: 9) as Any)
a.swapAt(0, 1)
a.remove(at: 0)
print(a, a.removeLast(), a.removeFirst(), a)
a.sort()
print(a, a.sorted(by: >), a.reversed() as [Int], a.max()!, a.min()!, a.reduce(1, *))
print(a.map { $0 * 2 }, a.filter { $0 > 1 }, a.compactMap { $0 == 2 ? nil : "\($0)" }, a.flatMap { [$0, $0] })
print(a.prefix(2), a.suffix(1), a.dropFirst(), a.dropLast(2), a[1...], a[..<2], Array(a[0...1]))
print(a.allSatisfy { $0 > 0 }, a.contains { $0 == 3 }, a.first { $0 > 1 } as Any, a.firstIndex { $0 > 2 } as Any)
for (index, value) in a.enumerated() { print(index, value, terminator: "; ") }
print()
for (x, y) in zip(a, ["a", "b"]) { print(x, y, terminator: "; ") }
print()
var copy = a
copy.removeAll { $0 == 2 }
print(a, copy, a == copy, a == [1, 2, 5], [[1], [2]] == [[1], [2]])
copy.removeAll()
print(copy, [Int]().first as Any, [String](repeating: "x", count: 2), Array(1...3), Array("ab"))
var names = ["b", "a"]
names[0] += "!"
names.append(contentsOf: ["c", "d"])
names.replaceSubrange(1...2, with: ["z"])
print(names, names.joined(separator: ","), names.indices, names.endIndex)
for name in names where name != "z" { names.append(name + "2") }
print(names)
var nested: [[String]] = [["a"], []]
nested[1].append("b")
nested[0][0] = "A"
print(nested, nested.joined().count, nested.map { $0.count })
for i in stride(from: 0, to: 10, by: 4) { print(i, terminator: " ") }
for i in (0..<3).reversed() { print(i, terminator: " ") }
print((1...4).map { $0 * $0 }, (1..<4).contains(4), 0...2)
let mixed: [Any] = [1, "two", 3.0, true, [4], Optional(5) as Any]
print(mixed)
print(mixed.compactMap { $0 as? Int }, mixed.filter { $0 is String }.count)
let (low, high) = (a.filter { $0 < 3 }, a.filter { $0 >= 3 })
print(low, high, a.randomElement() == nil, a.shuffled().count)
a.forEach { if $0 == 2 { return }; print("each", $0) }
print(a.min { $0 > $1 } as Any, a.count(where: { $0 > 1 }), a.last { $0 < 5 } as Any, a.starts(with: [1]))
