// Members that depend on their context, nested generic types, empty literals in literals
func run<T>(_ iterator: AnyIterator<T>) { while case let x? = iterator.next() { print(x) } }
run(AnyIterator([1, 2].makeIterator()))
struct Parser<A> { let run: (inout Substring) -> A? }
extension Parser {
    func run(_ text: String) -> A? { var rest = text[...]; return self.run(&rest) }
}
print(Parser<Int> { _ in 7 }.run("x") as Any)
@dynamicMemberLookup
struct Box { let x: Any; subscript<T>(dynamicMember name: String) -> T? { x as? T } }
if let v = Box(x: 3).anything as Int? { print(v) }
let s: Int? = Box(x: 3).other
print(s as Any)
func same<T: Comparable>(_ a: [T]) -> [T] { a }
let t: [Int]! = [2, 1]
print(same(t))
final class List<T> {
    class Node<T> { var value: T; init(value: T) { self.value = value } }
    typealias N = Node<T>
    var all: [N] = []
    func append(_ v: T) { let n = Node(value: v); all.append(n) }
    func append(node: N) { let n = Node(value: node.value); all.append(n) }
}
let l = List<Int>(); l.append(1); l.append(node: .init(value: 2)); print(l.all.map(\.value))
class Outer<K, V> { final class Entry { var k: K, v: V; init(_ k: K, _ v: V) { self.k = k; self.v = v } }
  var e: [Entry] = []
  func put(_ k: K, _ v: V) { e.append(Entry(k, v)) } }
let oo = Outer<String, Int>(); oo.put("a", 1); print(oo.e[0].k, oo.e[0].v)
enum vendError: Error { case out(needed: Int), none }
func f() { do { throw vendError.out(needed: 3) } catch vendError.out(let n) { print(n) } catch {} 
 do { throw vendError.none } catch vendError.none { print("none") } catch {} }
f()
enum small { case a(Int), b }
func k(_ x: small) { switch x { case small.a(let y): print(y); case small.b: print("b") } ; if case small.a(let z) = x { print(z) } }
k(.a(1)); k(.b)
let ab = [[], [1]], cd = [[1], []], ef = [[[]], [[2]]], gh = ["a": [], "b": [1]]
print(ab, cd, ef, gh.count)
func flatten(_ a: [Any?]) -> Int { a.count }
print(flatten([[]]), flatten([[[]]]), flatten([1, []]))
