// A wrapper that is a collection where its base is one: its parts are slices, and aliases use the condition.
struct Wrapped<Base: Sequence>: Sequence {
  var base: Base
  func makeIterator() -> Base.Iterator { base.makeIterator() }
}
extension Wrapped: Collection where Base: Collection {
  var startIndex: Base.Index { base.startIndex }
  var endIndex: Base.Index { base.endIndex }
  subscript(index: Base.Index) -> Base.Element { base[index] }
  func index(after index: Base.Index) -> Base.Index { base.index(after: index) }
}
extension Wrapped: BidirectionalCollection where Base: BidirectionalCollection {
  func index(before index: Base.Index) -> Base.Index { base.index(before: index) }
}
struct Paged<Base> { var base: Base }
extension Paged: Sequence where Base: Collection {}
extension Paged: Collection where Base: Collection {
  typealias Index = Base.Index
  typealias Element = Base.Element
  var startIndex: Index { base.startIndex }
  var endIndex: Index { base.endIndex }
  subscript(index: Index) -> Element { base[index] }
  func index(after index: Index) -> Index { base.index(after: index) }
}
func parts<C: Collection>(_ c: C) -> ([C.Element], [C.Element], C.Element?) {
  (Array(c[c.startIndex..<c.endIndex]), Array(c.dropFirst()), c.dropFirst().dropFirst().first)
}
let wrapped = Wrapped(base: [1, 2, 3])
print(Array(wrapped.dropFirst()), wrapped[1...].count, wrapped.last as Any, wrapped.dropLast().last as Any)
print(parts(wrapped), parts(Wrapped(base: "abc")), type(of: wrapped.dropFirst()))
print(parts(Paged(base: [4, 5, 6])), Paged(base: "xyz").prefix(2).map { $0 }, Wrapped(base: 1...3).reduce(0, +))
