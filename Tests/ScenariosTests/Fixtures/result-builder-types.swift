// Result builders: partial blocks, generic branches, expressions, final results.
@resultBuilder struct Sum {
  static func buildPartialBlock(first: Int) -> [Int] { [first] }
  static func buildPartialBlock(accumulated: [Int], next: Int) -> [Int] { accumulated + [next] }
}
func sum(@Sum _ b: () -> [Int]) -> Int { b().reduce(0, +) }
print(sum { 1; 2; 3 })
enum Either<A, B> { case a(A), b(B) }
@resultBuilder enum E2 {
  static func buildBlock<A>(_ a: A) -> A { a }
  static func buildBlock<A, C>(_ a: A, _ c: C) -> (A, C) { (a, c) }
  static func buildEither<A, C>(first: A) -> Either<A, C> { .a(first) }
  static func buildEither<A, C>(second: C) -> Either<A, C> { .b(second) }
  static func buildOptional<A>(_ a: A?) -> A? { a }
  static func buildExpression<T>(_ t: T) -> T { t }
  static func buildExpression(_ t: Character) -> Int { 7 }
}
func e<T>(@E2 _ b: () -> T) -> T { b() }
let flag = Bool.random() || true
print(e { if flag { 1 } else { "two" } })
print(e { 1; if !flag { 2.5 } })
struct HTML { var s: String }
@resultBuilder enum HB {
  static func buildExpression(_ s: String) -> [HTML] { [HTML(s: s)] }
  static func buildExpression(_ h: HTML) -> [HTML] { [h] }
  static func buildExpression(_ h: [HTML]) -> [HTML] { h }
  static func buildBlock(_ c: [HTML]...) -> [HTML] { c.flatMap { $0 } }
  static func buildIf(_ c: [HTML]?) -> [HTML] { c ?? [] }
  static func buildEither(first c: [HTML]) -> [HTML] { c }
  static func buildEither(second c: [HTML]) -> [HTML] { c }
  static func buildArray(_ c: [[HTML]]) -> [HTML] { c.flatMap { $0 } }
  static func buildLimitedAvailability(_ c: [HTML]) -> [HTML] { c }
  static func buildFinalResult(_ c: [HTML]) -> String { c.map(\.s).joined() }
}
func div(@HB _ c: () -> String) -> HTML { HTML(s: "<div>" + c() + "</div>") }
func doc(title: String = "t", @HB content: () -> String) -> String { title + content() }
print(doc { "a"; div { "b"; for i in [1, 2] { div { "\(i)" } } }; if flag { "c" } ; if #available(macOS 10, *) { "av" } })
print(doc(title: "T") { let x = 3; "k\(x)" })
class V { var items: [String]; init(@HB _ c: () -> String) { items = [c()] } }
print(V { "q"; "r" }.items)
let stored: (Bool) -> String = { b in doc { if b { "yes" } } }
print(stored(true), stored(false))
