// Closures in all forms: shorthand, typed, trailing, several, escaping, immediately called, recursive.
func apply(_ value: Int, _ body: (Int) -> Int) -> Int { body(value) }
func both(first: () -> Void, second: () -> Void) {
  first()
  second()
}
func make(_ step: Int) -> () -> Int {
  var total = 0
  return {
    total += step
    return total
  }
}
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func lazyValue(_ condition: Bool, _ message: @autoclosure () -> String) {
  if condition { print(message()) }
}
print(apply(3) { $0 * 2 }, apply(3, { n in n + 1 }), apply(3) { (n: Int) -> Int in return n * n })
both { print("first") } second: { print("second") }
let a = make(2), b = make(10)
print(a(), a(), b(), a())
let sum: (Int, Int) -> Int = { $0 + $1 }
print(sum(2, 3), compose({ (n: Int) in n + 1 }, { (n: Int) in "<\(n)>" })(4))
let configured: [String] = {
  var list = ["x"]
  list.append("y")
  return list
}()
print(configured)
lazyValue(true, "printed")
lazyValue(false, "never")
var handlers: [(String) -> Void] = []
for name in ["one", "two"] { handlers.append { print($0, name) } }
handlers.forEach { $0("handler") }
var counter = 0
let increment = { counter += 1 }
increment()
increment()
print(counter)
func local(_ n: Int) -> Int {
  func factorial(_ n: Int) -> Int { n < 2 ? 1 : n * factorial(n - 1) }
  let base = 2
  func scaled(_ by: Int = base) -> Int { factorial(n) * by }
  return scaled() + scaled(3)
}
print(local(4))
class Button {
  var onTap: ((Button) -> Void)?
  var title = "button"
  func tap() { onTap?(self) }
}
let button = Button()
button.onTap = { sender in
  sender.title += "!"
  print("tapped", sender.title)
}
button.tap()
button.tap()
let method = button.tap
method()
let optional: ((Int) -> Int)? = nil
print(optional?(3) as Any, [1, 2, 3].map(String.init), ["1", "x"].compactMap { Int($0) })
print([3, 1, 2].sorted(by: >), [1, 2, 3].reduce(0, +), [1, 2].map { $0 - 1 })
func named(_ values: Int..., separator: String = ",") -> String {
  values.map { "\($0)" }.joined(separator: separator)
}
print(named(1, 2, 3), named(), named(4, 5, separator: "-"))
