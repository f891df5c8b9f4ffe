// The empty tuple as a result.
var a = [1]
let r: Void = a.append(2)
print(r, a.removeAll(), a)
let u = a.append(5)
print(u == (), a)
func nothing() {}
print(nothing(), type(of: nothing()), [nothing(), ()].count)
let f: (Int) -> Void = { a.append($0) }
print(f(3), a)
let results = [1, 2].map { a.append($0) }
print(results.count, results, a)
var d = ["a": 1]
print(d.removeAll(), d.isEmpty)
var s: Set = [1]
print(s.formUnion([2]), s.count)
func wrap<T>(_ t: T) -> T { t }
print(wrap(a.append(9)), a.last!)
let o: Void? = Optional(()).map { a.append(1) }
print(o as Any)
struct P { var items: [Int] = []; mutating func add(_ i: Int) { items.append(i) }; mutating func put(_ i: Int) -> Void { items.append(i) } }
var p = P()
print(p.add(1), p.put(2), p.items)
var opt: [Int]? = [1]
print(opt?.append(2) as Any, opt as Any)
opt = nil
print(opt?.append(2) as Any)
let tuple = (a.append(0), 1)
print(tuple)
a[0] = 7
let v: () = (a[0] = 8)
print(v, a[0], a.sort(), a.swapAt(0, 1), a.reverse())
