// Operators at file scope that stand for requirements: of two types, generic, and beside a type's own.
infix operator ~>
infix operator +++
prefix operator √
postfix operator %%

struct Vector: Equatable { var x = 1.0 }
protocol Scalable {
  static func * (a: Self, b: Double) -> Self
  static func += (a: inout Self, b: Double)
}
func * (a: Vector, b: Double) -> Vector { Vector(x: a.x * b) }
func += (a: inout Vector, b: Double) { a.x += b }
extension Vector: Scalable {}
func scaled<T: Scalable>(_ value: T) -> T {
  var result = value * 2
  result += 0.5
  return result
}
print(scaled(Vector(x: 3)))

protocol Rooted {
  static prefix func √ (a: Self) -> Self
  static postfix func %% (a: Self) -> String
}
struct Number: Rooted { var number: Int }
prefix func √ (a: Number) -> Number { Number(number: a.number / 2) }
postfix func %% (a: Number) -> String { "\(a.number)%" }
func root<T: Rooted>(_ value: T) -> String { (√value)%% }
print(root(Number(number: 8)))

// A generic operator, then one for a protocol that asks for more, then a type's own.
struct Distance {}
protocol Forward {
  func next() -> Self
  static func ~> (a: Self, tag: (Distance, (Self))) -> String
}
func ~> <I: Forward>(a: I, tag: (Distance, (I))) -> String { "forward \(type(of: a.next()))" }
protocol Random: Forward { static func note(_ a: Self) }
func ~> <I: Random>(a: I, tag: (Distance, (I))) -> String {
  I.note(tag.1)
  return "random"
}
struct Slow: Forward { func next() -> Slow { self } }
struct Fast: Random {
  func next() -> Fast { self }
  static func note(_ a: Fast) { print("note") }
}
struct Own: Forward {
  func next() -> Own { self }
  static func ~> (a: Own, tag: (Distance, (Own))) -> String { "own" }
}
func distance<T: Forward>(_ a: T) -> String { a ~> (Distance(), a) }
print(distance(Slow()), distance(Fast()), distance(Own()))

// Types that follow from a generic type and from its associated ones.
protocol Box {
  associatedtype Item
  var item: Item { get }
  static func +++ (a: Self, b: Item) -> [Item]
}
func +++ <B: Box>(a: B, b: B.Item) -> [B.Item] { [a.item, b] }
struct IntBox: Box { var item: Int }
struct AnyBox<T>: Box { var item: T }
func join<B: Box>(_ a: B, _ b: B.Item) -> [B.Item] { a +++ b }
print(join(IntBox(item: 1), 2), join(AnyBox(item: "a"), "b"), join(AnyBox(item: [1]), []))

protocol Keyed {
  var key: Int { get }
  static func == (a: Self, b: Self) -> Bool
}
func == <T: Keyed>(a: T, b: T) -> Bool { a.key == b.key }
struct Entry: Keyed {
  var key: Int
  var other = 0
}
func same<T: Keyed>(_ a: T, _ b: T) -> Bool { a == b }
print(same(Entry(key: 1), Entry(key: 1, other: 3)), same(Entry(key: 1), Entry(key: 2)))

// As before: an operator of the type alone.
struct Plain: Comparable { var rank: Int }
func < (a: Plain, b: Plain) -> Bool { a.rank > b.rank }
print([1, 3, 2].map { Plain(rank: $0) }.sorted().map(\.rank), Plain(rank: 1) == Plain(rank: 1))
