// Extensions of own types and of the library's: computed, static, initialisers, nested, subscripts.
extension Int {
  var isEven: Bool { self % 2 == 0 }
  func times(_ body: (Int) -> Void) { for i in 0..<self { body(i) } }
  static var answer: Int { 42 }
  mutating func double() { self *= 2 }
}
extension String {
  var shouted: String { uppercased() + "!" }
  func repeated(_ count: Int) -> String { String(repeating: self, count: count) }
  init(number: Int) { self = "no. \(number)" }
}
extension Array {
  var second: Element? { count > 1 ? self[1] : nil }
  func grouped(by size: Int) -> [[Element]] {
    var result: [[Element]] = []
    for (index, element) in enumerated() {
      if index % size == 0 { result.append([]) }
      result[result.count - 1].append(element)
    }
    return result
  }
}
extension Array where Element == Int {
  func total() -> Int { reduce(0, +) }
}
extension Optional where Wrapped == String {
  var orEmpty: String { self ?? "" }
}
class Base {
  func f() -> String { "base" }
}
extension Base {
  convenience init(noise: String) {
    self.init()
    print("made with", noise)
  }
  var doubled: String { f() + f() }
  enum Kind: Int { case small = 1, big }
  static let shared = Base()
}
class Derived: Base {
  override func f() -> String { "derived" }
}
print(4.isEven, 7.isEven, Int.answer)
3.times { print("time", $0) }
var n = 21
n.double()
print(n, "hi".shouted, "ab".repeated(3), String(number: 5))
print([1, 2, 3].second as Any, [1].second as Any, [1, 2, 3, 4, 5].grouped(by: 2), [1, 2, 3].total())
let text: String? = nil
print(text.orEmpty.isEmpty)
print(Base(noise: "noise").doubled, Derived().doubled, Base.Kind.big.rawValue, Base.shared === Base.shared)
