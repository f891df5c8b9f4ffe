// Dictionaries and sets: setting, defaults, iterating in a sorted way, grouping, merging.
var ages = ["ann": 3, "bob": 5]
ages["cid"] = 7
ages["ann"]! += 1
ages["dan", default: 10] += 1
print(ages.count, ages["ann"] as Any, ages["zoe"] as Any, ages["zoe"] ?? 0, ages["dan"]!)
print(ages.removeValue(forKey: "bob") as Any, ages.updateValue(8, forKey: "cid") as Any)
ages["nobody"] = nil
for (name, age) in ages.sorted(by: { $0.key < $1.key }) { print(name, age) }
for key in ages.keys.sorted() { print(key, terminator: " ") }
print(ages.values.sorted(), ages.isEmpty, ages.keys.contains("ann"))
print(ages.mapValues { $0 * 2 }["ann"]!, ages.filter { $0.value > 4 }.count)
print(["k": 1], [Int: String]().isEmpty, [1: ["a": 2.5]], [:] as [String: Int])
let groups = Dictionary(grouping: ["apple", "avocado", "bean"], by: { $0.first! })
print(groups["a"]!, groups["b"]!, groups.count)
let merged = ages.merging(["ann": 100, "eve": 1]) { old, new in old + new }
print(merged["ann"]!, merged["eve"]!)
print(Dictionary(uniqueKeysWithValues: [("x", 1), ("y", 2)])["y"]!, ["a": 1] == ["a": 1])
var lists: [String: [Int]] = [:]
lists["a", default: []].append(1)
lists["a"]?.append(2)
lists["b"]?.append(3)
print(lists)
var set: Set<Int> = [3, 1, 2, 3]
print(set.count, set.contains(2), set.insert(4).inserted, set.insert(4).inserted, set.remove(1) as Any)
print(set.sorted(), set.union([9]).count, set.intersection([3, 4]).sorted(), set.subtracting([2]).sorted())
print(Set([1, 2]).isSubset(of: set), Set("hello").count, set == [2, 3, 4])
struct Key: Hashable {
  let row: Int
  let name: String
}
var keyed = [Key(row: 1, name: "a"): "first"]
keyed[Key(row: 1, name: "a")] = "changed"
keyed[Key(row: 2, name: "a")] = "second"
print(keyed.count, keyed[Key(row: 1, name: "a")]!)
class Thing: Hashable {
  let id: Int
  init(_ id: Int) { self.id = id }
  static func == (a: Thing, b: Thing) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
print(Set([Thing(1), Thing(1), Thing(2)]).count)
enum Kind { case a, b }
print([Kind.a: 1, .b: 2][.b]!)
