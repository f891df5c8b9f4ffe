// Requirements, defaults, conformances by extension, dynamic and static dispatch.
protocol Named {
  var name: String { get }
  func greet() -> String
}
extension Named {
  func greet() -> String { "hello " + name }
  func shout() -> String { greet().uppercased() + "!" }
  var initial: String { String(name.prefix(1)) }
}
protocol Countable {
  var count: Int { get set }
  mutating func increment()
  static var unit: String { get }
  init(count: Int)
}
extension Countable {
  mutating func increment() { count += 1 }
  static func make() -> Self { Self(count: 5) }
}
class Person: Named {
  let name: String
  init(_ name: String) { self.name = name }
  func greet() -> String { "I am " + name }
  func shout() -> String { "own shout" }
}
class Child: Person {
  override func greet() -> String { "I am small " + name }
}
struct Dog: Named { let name: String }
extension Int: Named {
  var name: String { "number \(self)" }
}
struct Apples: Countable {
  var count: Int
  static var unit: String { "apples" }
}
final class Pears: Countable {
  var count: Int
  static let unit = "pears"
  init(count: Int) { self.count = count }
  func increment() { count += 10 }
}
let all: [Named] = [Person("Ann"), Child("Bob"), Dog(name: "Rex"), 3]
for one in all { print(one.greet(), one.shout(), one.initial) }
print(Person("P").shout(), Child("C").shout())
func count<T: Countable>(_ value: inout T) -> String {
  value.increment()
  return "\(value.count) \(T.unit)"
}
var apples = Apples(count: 1)
var pears = Pears.make()
print(count(&apples), count(&pears), Apples.make().count)
var any: any Countable = apples
any.increment()
print(any.count, apples.count, type(of: any).unit)
print(all.compactMap { $0 as? Person }.count, all[2] is Dog, all[0] is Child)
if let dog = all[2] as? Dog { print("dog", dog.name) }
