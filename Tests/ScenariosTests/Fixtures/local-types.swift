// Types declared in functions.
protocol Shape { var area: Double { get } }
func shapes() -> [any Shape] {
  struct Square: Shape { let side: Double; var area: Double { side * side } }
  final class Circle: Shape, CustomStringConvertible {
    let r: Double
    init(_ r: Double) { self.r = r }
    var area: Double { 3 * r * r }
    var description: String { "Circle(\(r))" }
    deinit { print("circle dies") }
  }
  let all: [any Shape] = [Square(side: 2), Circle(1)]
  print(all[0], all[1], type(of: all[0]), type(of: all[1]))
  return all
}
for s in shapes() { print(s.area) }
class Base { func name() -> String { "base" } ; func go() { print(name()) } }
func sub() -> Base {
  enum Kind: String, CaseIterable { case one, two; var loud: String { rawValue.uppercased() } }
  class Derived: Base {
    var kind = Kind.two
    override func name() -> String { "derived \(kind.loud) \(Kind.allCases.count)" }
  }
  return Derived()
}
sub().go()
struct Outer {
  static let tag = "outer"
  func make(_ n: Int) -> String {
    struct Pair: Equatable, Hashable { var a: Int; var b = 2; mutating func swap() { (a, b) = (b, a) } }
    typealias Pairs = [Pair]
    var p = Pair(a: n)
    p.swap()
    let set: Set<Pair> = [p, Pair(a: 2, b: n)]
    let ps: Pairs = [p]
    if n > 1 {
      struct Inner { let pair: Pair; func text() -> String { "\(Outer.tag) \(pair)" } }
      return Inner(pair: p).text() + " \(set.count) \(ps.count)"
    }
    return "\(p) \(p == Pair(a: 2, b: n))"
  }
}
print(Outer().make(1)); print(Outer().make(5))
func first() -> Any { struct Local { var x = 1 }; return Local() }
func second() -> Any { struct Local { var y = "s" }; return Local() }
print(first(), second())
enum Failure: Error { case outer }
func fails(_ n: Int) throws {
  enum Problem: Error { case small(Int), big }
  func check() throws { struct Limit { static let max = 3 }; if n > Limit.max { throw Problem.big } }
  do { try check(); throw Problem.small(n) } catch Problem.small(let k) { print("small", k) } catch { print(error); throw Failure.outer }
}
try? fails(1)
do { try fails(9) } catch { print(error) }
if true { struct T { let v = 7 }; print(T().v) }
let indirect: Int = { let x = 3; return x }()
print(indirect)
