// A function of two arguments takes a pair apart where a function of a pair is wanted.
let pairs = [(1.0, 2.0), (3.0, 4.5)]
func difference(_ a: Double, _ b: Double) -> Double { b - a }
func text(_ name: String, times count: Int) -> String { String(repeating: name, count: count) }
print(pairs.map(difference))
print([("a", 2)].map(text), [("b", 1)].map(text(_:times:)))
let add: (Double, Double) -> Double = { $0 + $1 }
print(pairs.map(add))

// A closure in a tuple takes its type from the part before it.
struct Step<T> { var part: (T, (T) -> T) }
let step = Step(part: (1, { $0 + 1 }))
print(step.part.1(step.part.0))

// A trailing closure is the only one of a variadic parameter.
func each(from start: Int, _ steps: ((Int) -> Int)...) { print(steps.map { $0(start) }) }
each(from: 2) { $0 * 3 }

// A closure that is called in place has the result that its context wants.
let fibonacci: (Int) -> Int = {
  var next: ((Int) -> Int)!
  next = { $0 < 2 ? 1 : next($0 - 1) + next($0 - 2) }
  return next
}()
print(fibonacci(8))

// An alias in a generic function may name its type parameters.
func listed<Item>(_ item: Item) -> Any {
  typealias Items = [Item]
  let items: Items = [item]
  return items
}
func total<S: Sequence>(_ sequence: S) -> Int where S.Element == Int {
  typealias All = [S.Element]
  return All(sequence).reduce(0, +)
}
print(listed("x"), total(1...4))

func firstAndOnly(_ items: [Int]) -> (Bool, Int?) { (items.count == 1, items.first ?? nil) }
print(firstAndOnly([1]), firstAndOnly([]))

class Node { var next: Node?, value = 1 }
func show(_ N: Node?) { print(N?.value as Any, N?.next == nil, Int?.none as Any) }
show(Node())
show(nil)

func count<T>(_ items: [T]) -> Int { items.count }
print(count([]), [[1], [2, 3]].flatMap { $0 }, ["1", "x"].flatMap { Int($0) })
