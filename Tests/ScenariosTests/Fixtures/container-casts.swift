// Casts of containers give one whose elements are of the type that was asked for.
let grid: [[Int]] = [[1, 2], []]
let x: Any = grid
print(x as? [[Int?]] ?? [], x is [[Int?]], type(of: x as! [[Int?]]))
print((x as? [Int])?.count ?? -1, (x as? [Any])?.count ?? -1, (x as? [[Any]])?.count ?? -1, (x as? [[String]])?.count ?? -1)
let ages: Any = ["a": 1]
print(ages as? [String: Int?] ?? [:], ages is [String: Int?], (ages as! [String: Int?])["a"]! ?? 0)
print((ages as? [String: String])?.count ?? -1, (ages as? [String: Any])?.count ?? -1, (ages as? [Int: Int])?.count ?? -1)
let nils: Any = ["n": nil, "m": 2] as [String: Int?]
print((nils as? [String: Int?])?.count ?? -1, (nils as? [String: Int])?.count ?? -1)
let onlyInts: Any = ["m": 2] as [String: Int?]
print((onlyInts as? [String: Int])?["m"] ?? -1, type(of: onlyInts as! [String: Int]), onlyInts as! [String: Int])
let oa: Any = [1, 2] as [Int?]
print(oa as? [Int] ?? [], type(of: oa as! [Int]))
let oaa: Any = [[1], [2]] as [[Int?]]
print(oaa as? [[Int]] ?? [], type(of: oaa as! [[Int]]))
let oan: Any = [[1], [nil]] as [[Int?]]
print(oan as? [[Int]] ?? [], oan is [[Int]])
let arr: [Any] = [1, 2]
print(arr as? [Int?] ?? [], arr as? [Int] ?? [], type(of: arr as! [Int?]), type(of: arr as! [Int]))
let nested: [[Any]] = [[1], [2 as Int? as Any, Int?.none as Any]]
print(nested as? [[Int?]] ?? [], nested as? [[Int]] ?? [])
let dany: [String: Any] = ["a": 1, "b": Int?.none as Any]
print(dany.count, (dany as? [String: Int?])?["a"] as Any, (dany as? [String: Int])?.count ?? -1)
let back = dany as! [String: Int?]
print(back["a"]!! + 1, back["b"]! == nil, back["c"] == nil)
let set: Any = Set([1])
print(set as? Set<Int?> ?? [], set is Set<Int?>, (set as? Set<String>)?.count ?? -1, (set as? Set<AnyHashable>)?.count ?? -1)
let oset: Any = Set<Int?>([1])
print(oset as? Set<Int> ?? [], (oset as! Set<Int>).contains(1))
let nset: Any = Set<Int?>([nil])
print(nset as? Set<Int> ?? [5], (nset as! Set<Int?>).contains(nil))
class A { }; class B: A {}
let da: [String: A] = ["x": B()]
print((da as? [String: B])?.count ?? -1, type(of: da as! [String: B]), (da as? [String: B?])?.count ?? -1)
let daa: [[A]] = [[B()]]
print((daa as? [[B]])?.count ?? -1, type(of: daa as! [[B?]]))
let ints = [1, 2]
print(ints as [Int?], type(of: ints as [Int?]), (ints as [Int?]) as! [Int])
func cast<T>(_ v: Any, _ t: T.Type) -> String { (v as? T).map { "\($0)" } ?? "no" }
print(cast(grid, [[Int?]].self), cast(["a": 1], [String: Int?].self), cast([1: 2], [Int: Int].self), cast([1, nil] as [Int?], [Int].self))
switch x { case let g as [[Int?]]: print(g, type(of: g)); default: print("no") }
if case let g as [String: Int?] = ages { print(g, type(of: g)) }
let opt: [Int]? = [1]
let opt2: [Int?]? = opt
print(opt2 as Any, type(of: opt2))
enum Holder { case list(Any), none }
func held(_ holder: Holder) {
  switch holder {
  case .list(let numbers as [Int?]) where numbers.count > 1: print("many", numbers)
  case .list(let numbers as [Int?]): print("few", numbers)
  case .list(is [String]): print("words")
  default: print("other")
  }
}
held(.list([1, 2]))
held(.list([1]))
held(.list(["a"]))
held(.none)
func same<T>(_ value: T) -> T? { value as Any as? T }
print(same([1, nil] as [Int?]) ?? [], same(["a": [1]]) ?? [:], same(5) ?? 0)
if let words = ["a": ["b"]] as Any as? [String: [String?]] { print(words, type(of: words)) }
let unsure: Any? = [1]
print(unsure as? [Int?] ?? [], type(of: unsure as! [Int?]))
