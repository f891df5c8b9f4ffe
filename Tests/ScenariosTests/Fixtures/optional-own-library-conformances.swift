// A program makes Optional conform to protocols of Swift's library: generic code asks the optional, not its payload.
extension Optional: CustomStringConvertible where Wrapped: CustomStringConvertible {
  public var description: String { map { "some(" + $0.description + ")" } ?? "nothing" }
}
func text<T: CustomStringConvertible>(_ t: T) -> String { t.description }
print(text(1), text(Optional(1)), text(Int?.none), text(Int??.some(nil)), text(Int??.some(2)))
let held: any CustomStringConvertible = Int?.none
print(held.description, (Optional(2) as any CustomStringConvertible).description)
for value in [Optional(1), 2, Int?.none] as [any CustomStringConvertible] {
  print(value.description, text(value))
}
struct Labelled<T: CustomStringConvertible> {
  var value: T
  var label: String { "<" + value.description + ">" }
  func later() -> () -> String { { self.value.description } }
}
print(Labelled(value: Optional(1)).label, Labelled(value: 1).label, Labelled(value: Optional(3)).later()())
extension CustomStringConvertible {
  var twice: String { description + description }
  var both: String { twice + "/" + text(self) }
}
print(Optional(1).twice, 1.twice, Optional(1).both, Int?.none.both, 1.both)
func member<T: CustomStringConvertible>(_ t: T) -> String { t.twice }
print(member(Optional(5)), member(5))

extension Optional: Comparable where Wrapped: Comparable {
  public static func < (a: Wrapped?, b: Wrapped?) -> Bool {
    switch (a, b) {
    case (let a?, let b?): a < b
    case (nil, _?): true
    default: false
    }
  }
}
func less<T: Comparable>(_ a: T, _ b: T) -> Bool { a < b }
func largest<T: Comparable>(_ list: [T]) -> T {
  var best = list[0]
  for value in list where best < value { best = value }
  return best
}
print(less(1, 2), less(nil, Optional(1)), less(Optional(1), nil), less(Int?.none, nil))
print(largest([nil, Optional(3), 1]) ?? 0, largest([1, 2]))
print(max(Optional(1), nil) ?? 0, min(Optional(1), nil) ?? 0)
print([Optional(3), nil, 1].sorted().map { $0 ?? 0 })

extension Optional: Sequence {
  public func makeIterator() -> AnyIterator<Wrapped> {
    var value = self
    return AnyIterator {
      defer { value = nil }
      return value
    }
  }
}
func count<S: Sequence>(_ s: S) -> Int {
  var number = 0
  for _ in s { number += 1 }
  return number
}
print(count(Optional(1)), count(Int?.none), count([1, 2]), count(Optional([1, 2])))
for value in Optional(5) { print(value) }
for value in Int?.none { print(value) }
func elements<S: Sequence>(_ s: S) -> [S.Element] { s.map { $0 } + Array(s) }
print(elements(Optional(1)).count, elements(Int?.none).count, elements([1, 2]))
print(Array(Optional(7)), Array(Int?.none), Optional(2).reduce(1, +), Int?.none.reduce(1, +))
print(Optional([1, 2]).contains([1, 2]), [1].elementsEqual(Optional(1)))
