func k(_ s: String) -> String { print("k", s); return s }
func d(_ n: Int) -> Int { print("d", n); return n }
var dict = ["a": 1]
dict[k("a"), default: d(0)] += 1
dict[k("b"), default: d(10)] += 1
print(dict["a"]!, dict["b"]!)
struct S { var n = 0; var list: [Int] = [] }
func mk() -> S { print("mk"); return S() }
var ds: [String: S] = [:]
ds[k("x"), default: mk()].n += 1
ds[k("x"), default: mk()].n += 1
ds[k("x"), default: mk()].list.append(3)
print(ds)
var groups: [Int: [String]] = [:]
for w in ["one", "two", "three"] { groups[w.count, default: []].append(w) }
for key in groups.keys.sorted() { print(key, groups[key]!) }
struct SS { var n = 0; var list: [Int] = []; mutating func up() { n += 1 } }
var dss: [String: SS] = ["a": SS()]
dss["a"]?.n += 1
dss["b"]?.n += 1
dss["a"]?.list.append(2)
dss["a"]?.up()
dss["b"]?.up()
dss["a"]!.n += 5
print(dss)
var arr: [String: [Int]] = ["q": [1]]
arr["q"]?.append(2)
arr["q"]?[0] = 9
arr["q"]![1] += 1
arr["z"]?.append(2)
print(arr)
arr["q"]?.removeLast()
arr["q"] = nil
print(arr)
var nested = ["a": ["b": 1]]
nested["a"]?["b"]? += 1
nested["a"]?["b"] = 7
nested["a"]?["c"] = 8
print(nested["a"]!["b"]!, nested["a"]!["c"]!)
nested["a", default: [:]]["d", default: 3] += 4
print(nested["a"]!["d"]!)
var counts: [String: Int?] = ["a": 1]
counts["a"]? = nil
print(counts)
