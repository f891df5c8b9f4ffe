// Bounds, primary associated types, paths of associated types, existentials that are opened.
protocol Source<Output> {
  associatedtype Output
  associatedtype Failure: Error = Never
  func produce() throws -> Output
}
extension Never: CustomStringConvertible { public var description: String { "never" } }
struct Numbers: Source { func produce() -> Int { 7 } }
struct MyError: Error {}
struct Bad: Source {
  typealias Failure = MyError
  func produce() throws -> String { throw MyError() }
}
func run(_ source: some Source<Int>) -> Int { (try? source.produce()) ?? 0 }
print(run(Numbers()))
func describe<S: Source>(_ s: S) -> String { "\(S.Output.self) \(S.Failure.self)" }
print(describe(Numbers()), describe(Bad()))
struct Mapped<Base: Source, Output>: Source {
  let base: Base
  let transform: (Base.Output) -> Output
  func produce() throws -> Output { transform(try base.produce()) }
}
extension Source {
  func mapped<T>(_ f: @escaping (Output) -> T) -> Mapped<Self, T> { Mapped(base: self, transform: f) }
}
let m = Numbers().mapped { "\($0)!" }.mapped { $0 + "?" }
print(try m.produce(), describe(m), type(of: m))
func sumAll<S: Source<Int>>(_ a: S, _ b: S) throws -> Int { try a.produce() + b.produce() }
print(try sumAll(Numbers(), Numbers()))
// protocol with Self requirement
protocol Addable { static func + (a: Self, b: Self) -> Self; static var zero: Self { get } }
struct V: Addable { var x: Int; static func + (a: V, b: V) -> V { V(x: a.x + b.x) }; static var zero: V { V(x: 0) } }
func total<T: Addable>(_ list: [T]) -> T { list.reduce(T.zero, +) }
print(total([V(x: 1), V(x: 5)]).x)
// nested associated type paths
protocol Node { associatedtype Payload: Hashable; var payload: Payload { get } }
protocol Graph { associatedtype N: Node; var nodes: [N] { get } }
extension Graph where N.Payload == String {
  func names() -> String { nodes.map { $0.payload }.joined(separator: ",") }
}
extension Graph {
  func counts() -> [N.Payload: Int] {
    var d: [N.Payload: Int] = [:]
    for n in nodes { d[n.payload, default: 0] += 1 }
    return d
  }
}
struct City: Node { let payload: String }
struct Map: Graph { let nodes: [City] }
let map = Map(nodes: [City(payload: "a"), City(payload: "b"), City(payload: "a")])
print(map.names(), map.counts()["a"] ?? 0)
// existential of protocol with associated type
let sources: [any Source] = [Numbers(), Bad()]
for s in sources { if let v = try? s.produce() { print("got", v) } else { print("none") } }
func open<S: Source>(_ s: S) -> String { "\(S.self)" }
for s in sources { print(open(s)) }
class Repo<Key: Hashable, Value> {
  var store: [Key: Value] = [:]
  func put(_ k: Key, _ v: Value) { store[k] = v }
}
protocol Store { associatedtype K; associatedtype V; func put(_ k: K, _ v: V); var size: Int { get } }
final class UserRepo: Repo<Int, String>, Store { var size: Int { store.count } }
func fill<S: Store>(_ s: S, _ k: S.K, _ v: S.V) -> Int { s.put(k, v); return s.size }
print(fill(UserRepo(), 3, "x"))
typealias Two<T> = (T, T)
let two: Two<Int> = (1, 2)
print(two)
struct Outer<T> { typealias L = [T]; var l: L = []; struct In { var t: T } }
let l: Outer<Int>.L = [1]
print(l, Outer<String>.In(t: "q").t, Outer<Int>(l: l).l)
enum Tree<T> { indirect case node(Tree<T>, T, Tree<T>); case leaf }
extension Tree: Container2 { typealias Item = T
  func items() -> [T] { switch self { case .leaf: return []; case .node(let a, let x, let b): return a.items() + [x] + b.items() } } }
protocol Container2 { associatedtype Item; func items() -> [Item] }
extension Container2 { func joined(_ f: (Item) -> String) -> String { items().map(f).joined(separator: "|") } }
print(Tree.node(.leaf, 4, .node(.leaf, 5, .leaf)).joined { "\($0)" })
