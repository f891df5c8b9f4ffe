// Types and objects by their identity.
protocol P {}; class C {}; class D: C {}; struct G<T> {}
func key<T>(_ t: T.Type) -> ObjectIdentifier { ObjectIdentifier(t) }
print(key(Int.self) == key(String.self), ObjectIdentifier(Int.self) == ObjectIdentifier(C.self), key(Int.self) == ObjectIdentifier(Int.self), ObjectIdentifier(G<Int>.self) == ObjectIdentifier(G<String>.self), key(G<Int>.self) == ObjectIdentifier(G<Int>.self), key([Int].self) == key([Int].self), key((any P).self) == key(Int.self))
var d: [ObjectIdentifier: String] = [:]
d[ObjectIdentifier(Int.self)] = "i"; d[ObjectIdentifier(String.self)] = "s"; d[ObjectIdentifier(D.self)] = "D"
print(d.count, d[key(Int.self)] ?? "-", d[key(C.self)] ?? "none", d[ObjectIdentifier(type(of: D() as C))] ?? "none")
let a = C(), b = C(), t: C.Type = D.self
print(ObjectIdentifier(a) == ObjectIdentifier(b), ObjectIdentifier(a) == ObjectIdentifier(C.self), ObjectIdentifier(t) == ObjectIdentifier(D.self), ObjectIdentifier(a) == ObjectIdentifier(a), ObjectIdentifier(a) < ObjectIdentifier(a), ObjectIdentifier(a) < ObjectIdentifier(b) || ObjectIdentifier(b) < ObjectIdentifier(a), [a, b, a].map(ObjectIdentifier.init).count)
print(Set([key(Int.self), key(Int.self), key(Double.self)]).count, ObjectIdentifier(a).hashValue == ObjectIdentifier(a).hashValue, Int(bitPattern: ObjectIdentifier(a)) == Int(bitPattern: ObjectIdentifier(a)))
final class Container { private var makers: [ObjectIdentifier: () -> Any] = [:]
  func register<T>(_ type: T.Type, _ make: @escaping () -> T) { makers[ObjectIdentifier(type)] = make }
  func resolve<T>(_ type: T.Type = T.self) -> T? { makers[ObjectIdentifier(type)]?() as? T } }
let box = Container(); box.register(Int.self) { 7 }; box.register(String.self) { "seven" }
print(box.resolve(Int.self) as Any, box.resolve(String.self) as Any, box.resolve(Double.self) as Any)
let any: Any.Type = Int.self; print(ObjectIdentifier(any) == key(Int.self))
