func f(_ i: IndexingIterator<[UInt8]>) -> UInt8 { var j = i; return j.next()! }
let i = ([1, 2] as [UInt8]).makeIterator()
print(f(i), type(of: i))
struct Tokens { var rest: IndexingIterator<[String]>; mutating func next() -> String { rest.next() ?? "end" } }
var tokens = Tokens(rest: ["a", "b"].makeIterator())
var copy = tokens
print(tokens.next(), tokens.next(), tokens.next(), tokens.next(), copy.next())
func sum<S: Sequence>(_ s: S) -> Int where S.Element == Int { var t = 0; for x in s { t += x }; return t }
print(sum([1, 2, 3]), sum([]), sum([1, 2, 3][1...]), sum(1..<5), sum([4: 1].keys))
func collect<C: Collection>(_ c: C) -> [C.Element] { var out: [C.Element] = []; var it = c.makeIterator(); while let x = it.next() { out.append(x) }; return out }
print(collect([Optional(1), nil, 3]), collect([[Int]]()), collect("ab"), collect([[1], [2]]))
var it = [1, 2, 3].makeIterator()
print(it)
_ = it.next()
print(it, Array(it), it.next() as Any)
let objects = [1, 2].map { _ in Object() }
final class Object { deinit { print("gone") } }
func last<S: Sequence>(_ s: S) -> S.Element? { var l: S.Element?; for x in s { l = x }; return l }
print(last(objects) === objects[1])
