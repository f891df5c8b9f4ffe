struct Parser<Output> { let run: (inout Substring) -> Output? }
extension Parser where Output == Int { static let int = Self { _ in 1 } }
extension Parser where Output == Double { static let double = Self { _ in 1.5 } }
extension Parser where Output == Void { static func prefix(_ s: String) -> Self { Self { _ in () } } }
extension Parser: ExpressibleByUnicodeScalarLiteral where Output == Void { typealias UnicodeScalarLiteralType = StringLiteralType }
extension Parser: ExpressibleByExtendedGraphemeClusterLiteral where Output == Void { typealias ExtendedGraphemeClusterLiteralType = StringLiteralType }
extension Parser: ExpressibleByStringLiteral where Output == Void {
  typealias StringLiteralType = String
  init(stringLiteral value: String) { self = .prefix(value) }
}
extension Parser { func map<N>(_ f: @escaping (Output) -> N) -> Parser<N> { Parser<N> { s in self.run(&s).map(f) } } }
func zip<A, B>(_ a: Parser<A>, _ b: Parser<B>) -> Parser<(A, B)> {
  Parser<(A, B)> { s in guard let x = a.run(&s), let y = b.run(&s) else { return nil }; return (x, y) }
}
func zip<A, B, C>(_ a: Parser<A>, _ b: Parser<B>, _ c: Parser<C>) -> Parser<(A, B, C)> {
  zip(a, zip(b, c)).map { a, bc in (a, bc.0, bc.1) }
}
let q = zip(.double, .prefix("x"))
var s: Substring = "x"
print(q.run(&s)!)
let t = zip(.int, "°F").map { temperature, _ in temperature }
print(t.run(&s)!)
let u = zip(.int, "°F", .double)
print(u.run(&s)!)
