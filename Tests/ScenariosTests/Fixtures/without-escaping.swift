// 'withoutActuallyEscaping' lends a closure that must not be kept to code that could keep it
func keep(_ body: @escaping () -> Int) -> () -> Int { body }
func named(_ body: () -> Int) -> Int { withoutActuallyEscaping(body) { lent in keep(lent)() } }
func shorthand(_ body: () -> Int) -> Int { withoutActuallyEscaping(body) { keep($0)() } }
func labelled(_ body: () -> Int) -> Int { withoutActuallyEscaping(body, do: { keep($0)() + 1 }) }
print(named { 1 }, shorthand { 2 }, labelled { 3 })

func none(of numbers: [Int], where test: (Int) -> Bool) -> Bool {
  return withoutActuallyEscaping(test) { test in numbers.lazy.filter { test($0) }.isEmpty }
}
print(none(of: [1, 2], where: { $0 > 2 }), none(of: [1, 2]) { $0 > 1 })

func both(_ first: () -> Int, _ second: () -> Int) -> Int {
  withoutActuallyEscaping(first) { a in
    withoutActuallyEscaping(second) { b in
      let all = [a, b]
      return all.map { $0() }.reduce(0, +)
    }
  }
}
print(both({ 3 }, { 4 }))

// Without a result, with written types, and with a function that is there already.
func twice(_ body: () -> Void) {
  withoutActuallyEscaping(
    body,
    do: { (lent: @escaping () -> Void) in
      lent()
      lent()
    })
}
twice { print("again") }
func use(_ body: (@escaping () -> Int) -> Int, _ value: () -> Int) -> Int {
  withoutActuallyEscaping(value, do: body)
}
print(use({ keep($0)() * 2 }, { 9 }))

// Errors are those of the body.
struct Fault: Error {}
func passed(_ body: () throws -> Int) rethrows -> Int {
  try withoutActuallyEscaping(body) { lent in try lent() }
}
func ignored(_ body: () throws -> Int) -> Int { withoutActuallyEscaping(body) { _ in 5 } }
print(passed { 6 }, ignored { throw Fault() })
do { print(try passed { throw Fault() }) } catch { print("threw", error) }

// A function for a parameter of any type isn't asked whether it throws.
func beside<T>(_ value: T, _ body: () throws -> Int) rethrows -> Int { try body() }
func fail() throws {}
print(beside(fail) { 7 })

struct Visitor {
  var seen: [Int] = []
  mutating func visit(_ numbers: [Int], with change: (Int) -> Int) {
    seen += withoutActuallyEscaping(change) { change in
      let later: [() -> Int] = numbers.map { number in { change(number) } }
      return later.map { $0() }
    }
  }
}
var visitor = Visitor()
visitor.visit([1, 2]) { $0 * 10 }
print(visitor.seen)
