class UE {}
class U<V, E> { var n = 0; required init() {} }
extension U where E == UE {
    static func unionOf(_ g: [U]) -> U { let u = U(); u.n = g.count; return u }
    static func unionOf(_ g: U...) -> U { return unionOf(g) }
}
print(U<Int, UE>.unionOf(U(), U(), U()).n)
struct Group: Sequence { var a: [Int]; func makeIterator() -> Array<Int>.Iterator { return a.makeIterator() } }
struct List<Items: Sequence> { var items: Items; var f: (Items.Element) -> Int
    init(_ i: Items, content: @escaping (Items.Element) -> Int) { items = i; f = content } }
extension List where Items == Group {
    init(content: () -> Group) { self.init(content()) { $0 } }
}
let l = List { Group(a: [1, 2]) }
print(l.items.a.count)
struct Parser<Output> { let run: (String) -> Output? }
extension Parser where Output == Int {
    static let int = Self { input in
        let n = input.count
        return n * 2
    }
}
print(Parser.int.run("abc") as Any)
struct Node<Context> { var s: String }
extension Node where Context == Feed.ItemContext {
    static func title(_ t: String) -> Node { return Node(s: "title " + t) }
}
struct Feed {}
extension Feed { enum ItemContext {} }
print(Node<Feed.ItemContext>.title("x").s)
typealias DictionaryOfInts<Key: Hashable> = Dictionary<Key, Int>
let d: DictionaryOfInts<String> = ["a": 1]
print(d.count)
struct Zip3<A: Sequence, B: Sequence>: Sequence {
    let a: A, b: B
    struct Iterator: IteratorProtocol {
        var x: A.Iterator, y: B.Iterator
        typealias Element = (A.Element, B.Element)
        mutating func next() -> Element? {
            guard let p = x.next(), let q = y.next() else { return nil }
            return (p, q)
        }
    }
    func makeIterator() -> Zip3<A, B>.Iterator { return Iterator(x: a.makeIterator(), y: b.makeIterator()) }
}
var n = 0
for _ in Zip3(a: [1], b: ["a"]) { n += 1 }
print(n)
