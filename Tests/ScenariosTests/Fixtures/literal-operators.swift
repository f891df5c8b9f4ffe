// Literals beside an operator of the program's own type, where a value of that type is wanted.
struct Lit: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral
{
  var text: String
  init(_ text: String) { self.text = text }
  init(integerLiteral n: Int) { text = "\(n)" }
  init(floatLiteral n: Double) { text = "\(n)" }
  init(stringLiteral s: String) { text = s }
  init(booleanLiteral b: Bool) { text = "\(b)" }
  init(arrayLiteral elements: Lit...) { text = "[" + elements.map(\.text).joined(separator: " ") + "]" }
  static func &+ (a: Lit, b: Lit) -> Lit { Lit("(\(a.text) + \(b.text))") }
}
let list: [Lit] = [1 &+ 2, true &+ [-0.5, []], 2.5 &+ 1 &+ -0.5, "t" &+ true &+ -0.5, 1 < 2 ? true &+ -3 : "b"]
print(list.map(\.text))
// An overloaded function of a literal inside another call takes the type that the whole is to have.
func first<T: Comparable>(_ a: T, _ b: T) -> T { a }
let a: Double = min(abs(2), 3)
let b: Double = first(abs(2), abs(3))
print(a, b, min(abs(2), 15 / 3) == 1.5, max(abs(-7), 3) > 6.5)
let flags = [1].isEmpty
print(flags ? [2.5] : [1], type(of: flags ? (1, [2]) : (2.5, [])))
