// Property wrappers in types and functions, projected and nested, with observers.
@propertyWrapper struct Box<T> { var wrappedValue: T; init(wrappedValue: T) { print("init", wrappedValue); self.wrappedValue = wrappedValue } ; var projectedValue: Box<T> { self } }
@propertyWrapper struct Cl { var v: Int; let r: ClosedRange<Int>
  var wrappedValue: Int { get { v } set { v = min(max(newValue, r.lowerBound), r.upperBound) } }
  init(wrappedValue: Int, _ r: ClosedRange<Int>) { self.r = r; v = min(max(wrappedValue, r.lowerBound), r.upperBound) } }
@propertyWrapper final class Ref<T> { var wrappedValue: T { didSet { print("ref", oldValue, wrappedValue) } }; init(wrappedValue: T) { self.wrappedValue = wrappedValue }; var projectedValue: Ref<T> { self } }
@propertyWrapper struct Def { var wrappedValue: Int = 5; init() {}; init(wrappedValue: Int) { self.wrappedValue = wrappedValue } }
struct S { @Box var a = 1; @Box var b: String; @Cl(0...10) var c = 50; @Def var d; var e = 2; @Def var g: Int }
var s = S(b: "x", c: 3, d: Def(wrappedValue: 9))
print(s.a, s.b, s.c, s.d, s.e, s.g, s.$a.wrappedValue)
s.c = 99; s.a += 4
print(s.a, s.c)
print(s)
class K { @Ref var n: Int; @Box var t: String? ; @Cl(1...3) var q: Int = 7
  init(n: Int) { self.n = n; print("mid"); self.n = n + 1; t = "t" } }
let k = K(n: 4)
k.n += 1; print(k.n, k.t as Any, k.q, k.$n === k.$n); k.$n.wrappedValue = 77; print(k.n)
func loc() { @Cl(0...5) var x = 9; print(x); x = 3; x += 9; print(x); @Box var y = [1]; y.append(2); print(y, $y.wrappedValue) }
loc()
struct T { static var log = 0; @Box static var st = 3; @Box var w = 1 { willSet { print("will", newValue, w) } didSet { print("did", oldValue, w) } } }
T.st += 1; print(T.st)
var t = T(); t.w = 8; t.w += 1
struct Two { @Box @Def var x: Int }
var two = Two(x: 4); two.x = 6; print(two.x)
let imm = S(b: "im"); print(imm.c)
extension S { mutating func bump() { a += 1; _c = Cl(wrappedValue: 1, 0...2); c = 9; print(_c.r, a, c) } }
s.bump()
struct G<V: Comparable> { @Box var v: V; init(v: V) { self.v = v } }
print(G(v: 3).v)
@propertyWrapper struct Cap { private(set) var projectedValue = 0; var wrappedValue: String { didSet { projectedValue += 1 } } 
 init(wrappedValue: String) { self.wrappedValue = wrappedValue.capitalized2 } }
extension String { var capitalized2: String { prefix(1).uppercased() + dropFirst() } }
struct U { @Cap var name: String }
var u = U(name: "bob"); print(u.name, u.$name); u.name = "zed"; print(u.name, u.$name)
