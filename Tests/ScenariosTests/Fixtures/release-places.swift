// Values in variables, fields, dictionaries, arrays and tuples: changed in place and let go.
class Item {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("deinit", name) }
}
func make(_ n: String) -> Item { print("make", n); return Item(n) }
func modify(_ a: inout Item, _ b: Item) { print("modify"); a = make("new " + b.name) }
var x = make("x")
modify(&x, make("arg"))
print("--")
struct S { var item: Item; var n = 0; mutating func set(_ i: Item) { item = i; print("set") } }
var s = S(item: make("s"))
s.set(make("s2"))
modify(&s.item, make("arg2"))
print("--")
var d = ["a": S(item: make("d1"))]
d["a"]?.item = make("d2")
print(d.count)
d.removeAll()
print("--")
var arr = [S(item: make("a0")), S(item: make("a1"))]
arr[0].set(make("a2"))
modify(&arr[1].item, make("z"))
arr.swapAt(0, 1)
arr = arr.filter { $0.item.name == "a2" }
print("--")
let t = (make("t0"), make("t1"))
let (p, _) = (make("p"), make("q"))
print(t.0.name, p.name)
func pair() -> (Item, Item) { (make("r0"), make("r1")) }
let (_, only) = pair()
print(only.name)
print("--")
func call(_ f: () -> Item) -> String { f().name }
print(call { make("closure") })
func opt(_ i: Item?) -> Item? { i }
print(opt(make("o1"))?.name ?? "", opt(nil)?.name ?? make("fallback").name)
if let a = opt(make("i1")), a.name == "no" {
  print("no")
} else if let b = opt(make("i2")) {
  print(b.name)
}
print("--")
switch (make("sw1"), make("sw2")) {
case (let a, _): print("case", a.name)
}
let any: Any = make("any")
if let i = any as? Item { print("cast", i.name) }
print((make("cast2") as Any as? Item)?.name ?? "")
print("end")
