// Functions in a function may share a name: a call means the one that fits its arguments and its context.
struct Butter {}
struct Flour {}
class A {}
class B: A {}

func bake() {
  add(item: Butter())
  func add(item: Butter) { print("butter") }
  func add(item: Flour) { print("flour") }
  add(item: Butter())
  add(item: Flour())
  func half(_ value: Int) -> Int { value / 2 }
  func half(_ value: Double) -> Double { value / 2 }
  print(half(5), half(5.0))
  let (whole, part): (Int, Double) = (half(3), half(3))
  print(whole, part)
  func kind(_ value: A) -> String { "A" }
  func kind(_ value: B) -> String { "B" }
  func kind(_ value: Any) -> String { "Any" }
  print(kind(A()), kind(B()), kind(3))
  func result() -> Int { 1 }
  func result() -> String { "one" }
  let number: Int = result()
  let text: String = result()
  print(number, text)
}
bake()

func capture<T>(_ value: T) {
  func generic<U>(_ value: U) -> String { "generic" }
  func generic(_ value: Int) -> String { "Int" }
  print(generic("a"), generic(1), generic(value))
  var count = 0
  func add(_ number: Int) { count += number }
  func add(_ text: String, times: Int = 1) { count += text.count * times }
  add(3)
  add("four")
  add("four", times: 2)
  print(count)
  func repeated(_ number: Int) -> String { number == 0 ? repeated("end") : repeated(number - 1) }
  func repeated(_ text: String) -> String { text }
  print(repeated(3))
  func apply(_ body: (Int) -> Int) -> Int { body(1) }
  func apply(_ number: Int) -> Int { number }
  print(apply { $0 + 1 }, apply(7))
  func grow(_ number: inout Int) { number += 1 }
  func grow(_ text: inout String) { text += "!" }
  var (one, word) = (1, "word")
  grow(&one)
  grow(&word)
  print(one, word)
  func load(_ number: Int) throws -> Int { number }
  func load(_ text: String) -> Int { text.count }
  print((try? load(1)) as Any, load("ab"))
  func labels(a: Int) -> String { "a" }
  func labels(b: Int) -> String { "b" }
  print(labels(a: 1), labels(b: 1))
}
capture(2.5)
