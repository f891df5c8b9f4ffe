// Literal protocols, raw values in generic code, functions as arguments of generic functions
extension RawRepresentable { var raw: Self.RawValue { return rawValue } }
extension RawRepresentable where RawValue == Int { func twice() -> Int { rawValue * 2 } }
enum E: String { case a }
enum F: Int, CaseIterable { case x = 4, y }
print(E.a.raw, F.x.twice(), F.y.raw)
struct Tag: RawRepresentable { let rawValue: String }
print(Tag(rawValue: "t").raw)
func all<T: CaseIterable & RawRepresentable>(_ t: T.Type) -> [T.RawValue] { T.allCases.map(\.rawValue) }
print(all(F.self))
func make<T: RawRepresentable>(_ r: T.RawValue) -> T? { T(rawValue: r) }
let mf: F? = make(5)
print(mf as Any)
struct Q: ExpressibleByIntegerLiteral { var a: Double; init(integerLiteral: Double) { a = integerLiteral } }
let q: Q = 3
print(q.a)
struct S: ExpressibleByUnicodeScalarLiteral { let v: Unicode.Scalar; init(unicodeScalarLiteral value: Unicode.Scalar) { v = value } }
struct T: ExpressibleByExtendedGraphemeClusterLiteral { let v: Character; init(extendedGraphemeClusterLiteral value: Character) { v = value } }
print(("a" as S).v, ("b" as T).v)
extension StringProtocol { var half: String { String(prefix(count / 2)) }; func shout() -> String { uppercased() + "!" } 
  subscript(offset i: Int) -> Character { self[index(startIndex, offsetBy: i)] } }
print("abcd".half, "abcd".dropFirst().shout(), "xyz"[offset: 1], "xyz".dropFirst()[offset: 1])
extension LazySequenceProtocol { func twice() -> [Element] { Array(self) + Array(self) } }
print([1, 2].lazy.map { $0 * 2 }.twice())
print(String.Index(utf16Offset: 1, in: "abc") == "abc".index(after: "abc".startIndex), "h😀i"[String.Index(utf16Offset: 3, in: "h😀i")])
func w(_ c: @escaping (Int) -> Int) -> (Int) -> Int { c }
print(w(abs)(-3), [1, -2].map(abs), zip([1, 2], [3, 4]).map(+), [1, 2, 3].reduce(1, *), ["a", "b"].reduce("", +))
func apply<A, B>(_ f: (A) -> B, _ a: A) -> B { f(a) }
func id<T>(_ t: T) -> T { t }
print(apply(id, 3), apply(-, 4))
func combine<T>(_ a: T, _ b: T, _ f: (T, T) -> T) -> T { f(a, b) }
print(combine(1, 2, +), combine("a", "b", +), combine(3, 4, max), combine(2.5, 1.5, Swift.min))
protocol Empty { init() }
extension String: Empty {}
extension Int: Empty {}
extension Array {
    func reduce<R: Empty>(_ f: (R, Element) -> R) -> R { reduce(R(), f) }
}
print([1, 2, 3].reduce(+))
print(["a", "b"].reduce(+))
struct M<T: Equatable> { static func d(from a: [T], to b: [T]) -> Int { a == b ? 0 : 1 } }
let distance: ([String], [String]) -> Int = M.d(from:to:)
print(distance(["a"], ["b"]))
struct Q2 { var a, b: Double }
extension Q2: ExpressibleByIntegerLiteral { init(integerLiteral: Double) { a = integerLiteral; b = 0 } }
print(Q2(a: 1, b: 2), 3 as Q2)
struct Word: ExpressibleByUnicodeScalarLiteral, ExpressibleByExtendedGraphemeClusterLiteral, ExpressibleByStringLiteral {
  typealias UnicodeScalarLiteralType = StringLiteralType
  typealias ExtendedGraphemeClusterLiteralType = StringLiteralType
  typealias StringLiteralType = String
  let text: String
  init(stringLiteral value: String) { text = value }
}
print(("a" as Word).text, ("abc" as Word).text)
print(IteratorSequence(IndexingIterator(_elements: [1, 2])).map { $0 })
