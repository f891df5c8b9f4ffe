// Containers whose elements become optionals, deeper ones or values of a wider type, by themselves and with 'as'.
let grid: [[Int]] = [[1, 2], []]
let maybe: [[Int?]] = grid
print(maybe, type(of: maybe), type(of: maybe[0]))
let deep: [[Int]?] = grid
print(deep, type(of: deep))
let both: [[Int?]?] = grid
print(both, type(of: both))
let cubes: [[[Int]]] = [[[1], [2]]]
let c2: [[[Int?]]] = cubes
print(c2, c2[0][0][0]!)
let some: [[Int?]] = [[1, nil]]
let d2 = some as [[Int??]]
print(d2, d2[0][1] == nil, d2[0][1]! == nil)
let anys: [[Any]] = some
print(anys, type(of: anys[0][1]))
let a2: [Any] = grid
print(a2, type(of: a2[0]))
let ages = ["a": 1]
let maybeAges: [String: Int?] = ages
print(maybeAges, type(of: maybeAges), maybeAges["a"]! ?? 0, maybeAges["b"] == nil)
let nils: [String: Int?] = ["n": nil]
let dn = nils as [String: Int??]
print(dn, dn["n"]! == nil, dn["n"]!! == nil)
let anyAges: [String: Any] = nils
print(anyAges, type(of: anyAges["n"]!))
let keyed: [Int?: String] = [1: "x"]
print(keyed[1] ?? "-", keyed)
let plainKeys: [Int: String] = [1: "x"]
let hk: [AnyHashable: Any] = plainKeys
print(hk[1] ?? "none")
let ko: [Int?: String] = plainKeys
print(ko[1] ?? "none", ko[nil] ?? "none", ko, type(of: ko))
let lists: [String: [Int]] = ["a": [1]]
let listsO: [String: [Int?]] = lists
print(listsO, listsO["a"]![0]! + 1)
class Animal { let n: Int; init(_ n: Int) { self.n = n } }
class Dog: Animal {}
let dogs = ["rex": Dog(1)]
let animals: [String: Animal] = dogs
let ma: [String: Animal?] = dogs
print(animals["rex"]!.n, ma["rex"]!!.n, ma["rex"]! === dogs["rex"], type(of: animals), type(of: ma))
protocol Named { var name: String { get } }
extension Dog: Named { var name: String { "dog \(n)" } }
let named: [String: any Named] = dogs
print(named["rex"]!.name, type(of: named))
let dl: [[Dog]] = [[Dog(2)]]
let al: [[Animal?]] = dl
print(al[0][0]!.n, type(of: al))
let set: Set = [1]
let so: Set<Int?> = set
print(so, so.contains(1), so.contains(nil), type(of: so))
let sa: Set<AnyHashable> = set
print(sa.contains(1))
let so2: Set<Int??> = Set<Int?>([nil])
print(so2.contains(.some(nil)), so2.contains(nil), so2)
func f(_ x: [[Int?]]) -> Int { x.count }
print(f(grid))
func g(_ d: [String: Int?]) -> Int { d.count }
print(g(ages))
func h<T>(_ d: [String: T]) -> [String: T?] { d }
print(h(ages), h(nils))
func h2<T>(_ d: [[T]]) -> [[T?]] { d }
print(h2(grid), h2(some))
func h3<T: Hashable>(_ d: Set<T>) -> Set<T?> { d }
print(h3(set), h3(so))
class Cat: Animal { deinit { print("cat gone") } }
do {
  let cats = [[Cat(7)]]
  let kept: [[Animal?]] = cats
  print(kept[0][0]!.n, kept[0][0] === cats[0][0])
}
var wider: [String: Animal] = dogs
wider["tom"] = Animal(3)
print(wider.count, type(of: wider as Any), wider as? [String: Dog] == nil, dogs.count)
let zoo: [Animal] = [Dog(1), Dog(2)]
print(type(of: zoo as Any), type(of: [Dog(1)] as [Animal] as Any))
var mixed: [Any] = [1, 2] as [Int]
mixed.append("three")
print(mixed, type(of: mixed as Any), mixed as? [Int] == nil)
let maybeList: [Int]? = [1]
let maybeDeep: [Int?]? = maybeList
print(maybeDeep as Any, type(of: maybeDeep))
let noList: [Int]? = nil
let noDeep: [Int?]? = noList
print(noDeep as Any)
var many: Set<Int> = []
for number in 0..<20 { many.insert(number) }
var manyMaybe: Set<Int?> = many
print(manyMaybe.count, manyMaybe.contains(13), manyMaybe.contains(nil), manyMaybe.contains(99))
manyMaybe.insert(nil)
manyMaybe.remove(3)
print(manyMaybe.count, manyMaybe.contains(nil), manyMaybe.contains(13), manyMaybe.contains(3))
struct Key: Hashable { var name: String }
let byKey = [Key(name: "a"): 1]
var byMaybe: [Key?: Int?] = byKey
byMaybe[nil] = 0
print(byMaybe[Key(name: "a")]! ?? -1, byMaybe[nil]! ?? -1, byMaybe.count, byMaybe[Key(name: "b")] == nil)
