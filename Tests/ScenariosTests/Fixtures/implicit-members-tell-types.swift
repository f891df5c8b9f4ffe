public struct Key<Value> { var d: Value }
public extension Key {
  init() where Value == String? { self.init(d: nil) }
  init<T>() where Value == T? { self.init(d: nil) }
}
enum Rel: String { case nofollow }
extension Key where Value == Bool? { static var enabled: Self { .init() } }
extension Key where Value == Rel? { static var rel: Self { .init() } }
protocol C {}
struct M: C { var s: String }
extension C { func set<T>(_ v: T, key: Key<T>) -> C { M(s: "\(v) \(key)") } 
 func on(_ e: Bool) -> C { set(e, key: .enabled) } 
 func rel(_ e: Rel?) -> C { set(e, key: .rel) } }
print(M(s: "").on(true))
print(M(s: "").rel(.nofollow))
print(M(s: "").set(.nofollow, key: .rel))
struct Node<X> { var t: String
 static func text(_ s: String) -> Node { Node(t: s) }
 static func forEach<S: Sequence>(_ s: S, _ f: (S.Element) throws -> Node) rethrows -> String { try s.map(f).map(\.t).joined() } }
print(Node<Any>.forEach(["A", "B"], Node.text))
print(Node<Any>.forEach([], Node.text).isEmpty)
