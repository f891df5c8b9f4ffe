// Generic functions and operators as values, empty literals that a closure fills, overloads by result.
func pair<A, B>(_ a: A, _ b: B) -> (A, B) { (a, b) }
func labelled<T>(_ t: T) -> Any { (value: t, all: [t]) }
func identity<T>(_ t: T) -> T { t }
func twice<N: Numeric>(_ n: N) -> N { n + n }
func apply<T, U>(_ t: T, _ f: (T) -> U) -> U { f(t) }

struct Wrapper<T> {
  func both(_ t: T) -> Any { (t, 1) }
}

let made: Any = pair(1, "x")
print(type(of: made), made is (Int, String), type(of: labelled(1.5)), labelled(1.5))
print(type(of: Wrapper<String>().both("x")))

print([1, 2].reduce(1, max), [1, 2].reduce(5, min), ["b", "c"].reduce("a", max))
print([1, 2].map(identity), [1, 2].map(twice), apply(3, twice), apply(1.5, twice))
print([(1, 2), (5, 3)].map(max), zip([1, 5], [2, 3]).map(max), zip([1, 2], [3, 4]).map(*))
let larger: (Int, Int) -> Int = max
let operations: [(Int, Int) -> Int] = [max, min, (+)]
print(larger(1, 2), operations.map { $0(1, 2) })

let letters = "hello".reduce(into: [:]) { (counts: inout [Character: Int], letter) in
  counts[letter, default: 0] += 1
}
print(letters["l"]!, letters.count)
let words = "the cat the dog".split(separator: " ").reduce(into: [:]) { counts, word in
  counts[word, default: 0] += 1
}
print(words.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.first!.value)
print([1, 2].reduce([]) { $0 + [$1 * 2] }, [1, 2].reduce(into: []) { $0.append($1) })

class Screen {}
final class Detail: Screen { var number = 3 }
final class Board {
  func instantiate(_ id: String) -> Screen { Detail() }
  func instantiate<T: Screen>(_ id: String, creator: ((Int) -> T?)? = nil) -> T {
    print("generic")
    return Detail() as! T
  }
}
let detail: Detail = Board().instantiate("x")
let plain = Board().instantiate("y")
print(detail.number, plain is Detail)

func answer(_ n: Int) -> Int { n }
func answer(_ n: Int) -> String { "s\(n)" }
func take(_ s: String) { print("took", s) }
let text: String = answer(1)
let number: Int = answer(2)
print(text, number, answer(3) + 1)
take(answer(4))

struct Steps: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6364136223846793005 &+ 1442695040888963407
    return state
  }
}
var steps = Steps(state: 42)
print([1, 2, 3, 4, 5].shuffled(using: &steps), [1, 2, 3].randomElement(using: &steps)!)
print(Bool.random(using: &steps), Double.random(in: 0..<1, using: &steps))
print(Double.random(in: 1...3, using: &steps), (1...9).randomElement(using: &steps)!)
var cards = ["a", "b", "c", "d"]
cards.shuffle(using: &steps)
print(cards)

enum Failure: Error { case odd }
func half(_ n: Int) throws -> Int {
  if n % 2 == 1 { throw Failure.odd }
  return n / 2
}
print(Result { try half(4) }, Result { try half(3) })
