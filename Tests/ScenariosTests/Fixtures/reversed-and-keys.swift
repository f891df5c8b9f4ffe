print(["k": 1].keys, ["k": 1].values)
print(type(of: ["k": 1].keys), type(of: ["k": 1].values))
print([1, 2, 3].reversed())
print(Array([1, 2, 3].reversed()))
for x in [1, 2, 3].reversed() { print(x, terminator: " ") }
print()
let r: [Int] = [1, 2, 3].reversed()
print(r, type(of: [1].reversed()))
print(String("abc".reversed()))
print([1,2,3].reversed().map { $0 * 2 })
let rr = [1,2,3].reversed()
print(rr.first!, rr.count, rr[rr.startIndex], Array(rr))
let keys = ["k": 1].keys
print(keys.count, keys.contains("k"), keys.first!, keys.sorted(), Array(keys), keys.map { $0 + "!" })
print(["k": 1].keys == ["k": 2].keys)
var list = [1, 2, 3]
list = list.reversed()
func take(_ numbers: [Int]) -> [Int] { numbers.reversed() }
print(list, take(list.reversed()), list.reversed() + [4], [0] + list.reversed())
for (index, number) in list.reversed().enumerated() { print(index, number, terminator: "; ") }
print(list.reversed().reversed(), list.reversed().joined2)
extension Sequence where Element == Int { var joined2: String { map(String.init).joined(separator: "-") } }
let word = "kayak"
print(word == String(word.reversed()), word.reversed().map { $0 }, Array(word.reversed()))
let ages = ["Ann": 3]
for key in ages.keys { print(key, ages[key] ?? 0) }
for age in ages.values where age > 1 { print(age) }
print(ages.keys.map { $0.count }, ages.values.reduce(0, +), ages.values.max() ?? 0, ages.keys.joined(separator: ","))
print(Set(ages.keys), Array(ages.values).sorted(), ages.keys.isEmpty, ages.values.contains(3))
if let key = ages.keys.first(where: { $0.hasPrefix("A") }) { print(key) }
debugPrint(ages.keys, ages.values)
print(list.reversed().first ?? 0, list.reversed().last ?? 0, list.reversed().contains(2), list.reversed().firstIndex(of: 9) == nil)
print(Array(zip(list, list.reversed()).map { $0 * $1 }), list.reversed().filter { $0 > 1 }, list.reversed().sorted())
