struct Grid { subscript<T>(of value: T) -> String { "<\(value)>" } }
class Crate<T> {
  var items: [T]; init(_ i: [T]) { items = i };
  func add(_ i: T) { print("add", i); items.append(i) }; func any() -> Any { items[0] }
}
func f<T>(_ x: T) {
  print(x); print("\(x)"); let a: Any = x; print(a, type(of: a)); debugPrint(x);
  print(String(describing: x), String(reflecting: x), [x], (x, 1));
  if let s = a as? String { print("string", s) }
}
func g<T>(_ x: T?) { f(x); let a: Any = x as Any; print(type(of: a)) }
print(
  Grid()[of: Optional("a")], Grid()[of: 3], Grid()[of: String?.none],
  Grid()[of: Optional(Optional(1))])
let c = Crate<Int?>([nil]); c.add(4); c.add(nil); print(c.any(), c.items)
f("s"); f(Optional("s")); f([Optional(1)]); f(Optional(Optional(2))); f(Int?.none); f(1 as Any);
f(Optional(1) as Any)
g("s"); g(Optional("s")); g(Int?.none)
func h<S: Sequence>(_ s: S) where S.Element: Equatable { for e in s { print(e, "\(e)") } }
h([Optional(1), nil]); h(["a"])
switch 1 {
case 1: struct L { var n = 2 }; print(L().n);
default: break
}
extension Optional { func show() -> String { "\(self)" } }
print(Optional(1).show(), Int?.none.show())
protocol P { associatedtype I; var i: I { get } }
extension P { func s() -> String { "\(i)" } }
struct X: P { var i: Int? = 3 }
print(X().s())
let d: [String: Int?] = ["a": nil]
for (k, v) in d { print(k, v as Any) }
print([1, nil].map { "\(String(describing: $0))" }, zip([Optional(1)], [2]).map { $0 })
