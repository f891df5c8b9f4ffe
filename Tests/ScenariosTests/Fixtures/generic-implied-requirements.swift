// Requirements that a signature implies.
func count<T>(_ s: Set<T>) -> Int { s.count }
func keys<K, V>(_ d: [K: V]) -> [K] { Array(d.keys) }
func unique<T>(_ a: [T]) -> Set<T> { Set(a) }
func group<K, V>(_ p: [(K, V)]) -> [K: [V]] { var r: [K: [V]] = [:]; for (k, v) in p { r[k, default: []].append(v) }; return r }
print(count([1, 1]), keys(["a": 1]), unique([1, 1]).count, group([("a", 1), ("a", 2)]))
struct Sorted<E: Comparable> { var items: [E]; func first() -> E? { items.min() } }
func least<E>(_ s: Sorted<E>) -> E? { s.items.sorted().first }
print(least(Sorted(items: [3, 1]))!)
func same<T>(_ a: Set<[T]>, _ t: T) -> Bool { a.contains([t]) && t == t }
print(same([[1]], 1))
class Tree<K: Comparable, V> { typealias Pair = Node<K, V>; var root: Pair?; func put(_ k: K, _ v: V) { root = Node(k: k, v: v) } }
struct Node<K: Comparable, V> { var k: K; var v: V }
func show<K, V>(_ t: Tree<K, V>) -> Bool { t.root.map { $0.k < $0.k } ?? true }
let t = Tree<Int, String>(); t.put(1, "a"); print(show(t), t.root!.v)
extension Array { func indexed<K>(_ f: (Element) -> K) -> [K: Element] { Dictionary(map { (f($0), $0) }, uniquingKeysWith: { $1 }) } }
print(["ab", "c"].indexed { $0.count }.count)
func counts<S: Sequence>(_ s: S) -> [S.Element: Int] { var r: [S.Element: Int] = [:]; for e in s { r[e, default: 0] += 1 }; return r }
print(counts("aab")["a"]!)
func memo<A, B>(_ f: @escaping (A) -> B) -> (Set<A>) -> [B] { { $0.map(f) } }
print(memo { $0 * 2 }([3]))
class Box<T: Hashable> { var v: T; init(_ v: T) { self.v = v } }
func h<T>(_ b: Box<T>) -> Bool { b.v == b.v && b.v.hashValue == b.v.hashValue }
print(h(Box("x")))
