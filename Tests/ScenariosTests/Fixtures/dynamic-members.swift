// Dynamic members by text and by key path, dynamic calls.
struct Point { var x = 1; var y = 2; let name = "p" }
@dynamicMemberLookup struct Lens<T> { var value: T
  subscript<V>(dynamicMember kp: WritableKeyPath<T, V>) -> V { get { value[keyPath: kp] } set { value[keyPath: kp] = newValue } }
  subscript<V>(dynamicMember kp: KeyPath<T, V>) -> V { value[keyPath: kp] } }
var l = Lens(value: Point())
l.x += 10; l.y = 5
print(l.x, l.y, l.name, l.value.x)
@dynamicMemberLookup enum J { case n(Int), s(String), o([String: J]), a([J])
  subscript(dynamicMember k: String) -> J? { if case .o(let d) = self { return d[k] } ; return nil }
  subscript(i: Int) -> J? { if case .a(let a) = self { return a[i] }; return nil } }
let j = J.o(["a": .n(1), "b": .o(["c": .s("deep")]), "l": .a([.n(4)])])
print(j.a as Any, j.b?.c as Any, j.zz as Any, j.l?[0] as Any)
@dynamicMemberLookup class Env { var d: [String: String] = [:]; var real = "real"
  subscript(dynamicMember k: String) -> String { get { d[k] ?? "-" } set { d[k] = newValue } } }
final class Sub: Env { var own = 3 }
let e = Sub(); e.foo = "bar"; print(e.foo, e.real, e.own, e.nope)
@dynamicMemberLookup protocol Dyn { subscript(dynamicMember k: String) -> Int { get } }
struct DD: Dyn { subscript(dynamicMember k: String) -> Int { k.count } }
print(DD().hello); let any: any Dyn = DD(); print(any.four)
func gen<D: Dyn>(_ d: D) -> Int { d.seven77 }
print(gen(DD()))
@dynamicCallable struct K { func dynamicallyCall(withKeywordArguments a: [String: Int]) -> Int { a.values.reduce(0, +) }
  func dynamicallyCall(withArguments a: [String]) -> String { a.joined(separator: "+") } }
let k = K(); print(k(a: 1, b: 2), k("x", "y"), k())
@dynamicMemberLookup struct Fn { subscript(dynamicMember k: String) -> (Int) -> String { { "\(k)(\($0))" } } 
  static subscript(dynamicMember k: String) -> String { "static " + k } }
print(Fn().call(3), Fn.thing)
