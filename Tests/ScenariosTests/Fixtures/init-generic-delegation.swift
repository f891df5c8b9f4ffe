// Delegation to generic initialisers.
struct Wrap<T> {
  let text: String
  init(_ t: T) where T: CustomStringConvertible { text = "csc " + t.description }
  init(_ t: T) { text = "plain" }
  init(twice t: T) { self.init(t) }
}
struct NoText {}
print(Wrap(1).text, Wrap(NoText()).text, Wrap(twice: NoText()).text, Wrap(twice: 1).text)
struct M {
  let s: String
  init<V: CustomStringConvertible, W: Sequence>(_ v: V, _ w: W) where W.Element == Int { s = v.description + "\(w.reduce(0, +))" }
  init(k: Int) { self.init(k, [1, 2, 3]) }
  init(t: String) { self.init(t, 1...4) }
}
print(M(k: 3).s, M(t: "x").s)
class Base {
  let s: String
  init<T>(_ t: T) { s = "\(T.self)" }
  convenience init(int: Int) { self.init(int) }
  convenience init() { self.init("text") }
}
class Derived: Base {
  init(d: Double) { super.init([d]) }
  override init<T>(_ t: T) { super.init((t, t)) }
}
print(Base(int: 1).s, Base().s, Derived(d: 1).s, Derived(1).s)
enum E {
  case a(String)
  init<T>(_ t: T) { self = .a("\(T.self)") }
  init(x: Int) { self.init(x...x) }
}
print(E(x: 1))
struct F {
  var v: Int
  init?<T: BinaryInteger>(_ t: T) { guard t > 0 else { return nil }; v = Int(t) }
  init?(s: String) { guard let n = Int8(s) else { return nil }; self.init(n) }
}
print(F(s: "5")?.v as Any, F(s: "-5")?.v as Any, F(s: "x")?.v as Any)
protocol Shape { var area: Int { get } }
extension Shape { init?(named: String) { return nil } }
struct Sq: Shape { let area: Int }
class Holder { let a: Int; init(_ s: some Shape) { a = s.area }; convenience init(any s: any Shape) { self.init(s) } }
print(Holder(any: Sq(area: 9)).a)
