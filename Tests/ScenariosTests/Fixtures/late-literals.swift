// Literals take the type of another argument, operand or element, wherever it stands.
struct Box<T> { var v: T; init(_ v: T) { self.v = v } }

// arguments
do {
  func f<T>(_ xs: [T], _ x: T) -> [T] { xs + [x] }
  print(f([1, 2], 5.0))
}
// pairs
do {
  func pair<T>(_ a: T, _ b: T) -> (T, T) { (a, b) }
  print(pair(1, 2.5), pair(2.5, 1))
  let f: Float = 1.5
  print(pair(1, f), pair(f, 1))
  let d = 2.5
  print(pair(1, d), pair([1, 2], [d]), pair([d], [1, 2]))
  print(pair([1, 2], [2.5]))
  print(pair([1: 2], [2.5: 3]))
  print(pair((1, 2), (2.5, 3)))
  print(pair(1, nil as Double?))
}
// calls
do {
  func id<T>(_ x: T) -> T { x }
  let d: Double = id(1)
  print(d, id(1) + 2.5, 2.5 + id(1), id(id(3)) * d)
  let o: Double? = id(3)
  print(o as Any)
  let b: Box<Double> = Box(1)
  print(b)
  func add(_ a: Box<Double>, _ b: Box<Double>) -> Double { a.v + b.v }
  print(add(Box(1), Box(2)))
  func same<T>(_ a: Box<T>, _ b: Box<T>) -> [T] { [a.v, b.v] }
  print(same(Box(1), Box(2.5)))
  print([Box(1), Box(2.5)])
  let arr: [Box<Double>] = [Box(1), .init(2)]
  print(arr)
}
// closures
do {
  func twice<T>(_ f: () -> T, _ x: T) -> [T] { [f(), x] }
  print(twice({ 1 }, 2.5))
  func comb<T>(_ x: T, _ f: (T, T) -> T) -> T { f(x, x) }
  print(comb(2, { $0 + $1 * 0.5 }))
  let ys = [1, 2, 3].map { $0 * 0.5 }
  print(ys)
  let zs = (1...3).map { Double($0) * 2 }
  print(zs)
  let ws = [1, 2, 3].map { x in x / 2.0 }
  print(ws)
}
// collections
do {
  let b = true
  let x = b ? 1 : 2.5
  print(x, type(of: x))
  let o: Double? = nil
  print(o ?? 1, (o ?? 1) * 2, 3 * (o ?? 1))
  let i = b ? [1, 2] : [2.5]
  print(i, type(of: i))
  let d = ["a": 1, "b": 2.5]
  print(d["a"]!, d["b"]!)
  let nested = [[1, 2], [2.5]]
  print(nested, type(of: nested))
  let dd = ["a": [1], "b": [2.5]]
  print(dd["a"]!, dd["b"]!)
  let tt = [(1, 2), (2.5, 3)]
  print(tt, type(of: tt))
  let oo = [1, nil, 2.5]
  print(oo)
}
// identical parameters
do {
  func f<T>(_ x: T, _ y: T) -> T { y }
  let a = f(1, 2.5); print(a, type(of: a))
  let b = f([1], [2.5]); print(b)
  let c = f([], [2.5]); print(c)
  let d = f([1], []); print(d)
  let e = f(nil, 2.5); print(e as Any)
  let g = f(["a": 1], [:]); print(g)
  let h = f(1, f(2, 3.5)); print(h)
  let i = f({ 1 }, { 2.5 })(); print(i)
  let j = f(("a", 1), ("b", 2.5)); print(j)
  let k = f(-1, 2.5); print(k)
  let l = f(1 + 2, 2.5); print(l)
  let m = f((1), 2.5); print(m)
  let n = f(true ? 1 : 2, 2.5); print(n)
}
