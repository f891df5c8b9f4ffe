// Closures, local functions and temporaries in one scope, and who dies when.
class Item { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("deinit", n) } }
func run() {
  var items: [() -> Int] = []
  for i in 1...2 { let item = Item(i); items.append { item.n } }
  print(items.map { $0() })
  items.removeAll()
  var counter = 0
  func bump() { counter += 1 }
  bump(); bump()
  let add = { (n: Int) -> Void in counter += n }
  add(5)
  print(counter)
  let item = Item(3)
  let lazyClosure = { [weak item] in item?.n ?? -1 }
  print(lazyClosure())
  defer { print("defer", counter) }
  do { let inner = Item(4); defer { print("inner defer", inner.n) }; print("in do") }
  let maybe: (() -> Item)? = { Item(5) }
  print(maybe?().n ?? 0)
  let chain = [Item(6), Item(7)].map { $0 }.filter { $0.n > 6 }.first
  print(chain?.n ?? 0)
  func give() -> Item { Item(10) }
  let kept = give()
  _ = give().n
  print(kept.n, give().n)
  let array = [give(), give()]
  for x in array where x.n > 0 { print("x", x.n); break }
  while let g = Optional(give()), counter > 0 { counter = 0; print("w", g.n) }
  var optional: Item? = Item(11)
  if optional != nil { optional = nil }
  guard let z = Optional(Item(12)), z.n == 12 else { return }
  print("end", z.n)
}
run()
class Holder {
  var f: () -> Void = {}; var item: Item? = Item(20); deinit { print("deinit holder") }
}
func h() {
  let a = Holder()
  a.f = { [unowned a] in print(a.item?.n ?? 0) }
  a.f()
  let b = Holder()
  b.item = a.item
  a.item = nil
  (a.item, b.item) = (b.item, a.item)
  print("swapped")
}
h()
