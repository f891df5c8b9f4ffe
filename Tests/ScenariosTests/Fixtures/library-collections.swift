// Members of Swift's collections that programs meet less often.
struct Squares: RandomAccessCollection {
  var startIndex: Int { 2 }
  var endIndex: Int { 6 }
  subscript(position: Int) -> Int { position * position }
}
let squares = Squares()
print(squares.map { $0 }, squares.reversed().first!, squares.count, squares.indices)
print(Array(squares[3..<5]), squares.index(3, offsetBy: 2), squares.distance(from: 2, to: 5))
print(squares.firstIndex(of: 16) as Any, squares.last!, Array(squares.dropFirst(2)))
// Parts of collections that are collections
print([1, 2, 3].contains([2, 3]), [1, 2, 3].contains([3, 2]), [1, 2].contains([]))
print([1, 2, 3, 4, 5].split(separator: [2, 3]))
print([1, 2, 1, 2, 1].split(separator: [1, 2], omittingEmptySubsequences: false))
print("abc".split(separator: ""), "ab".replacing("", with: "-"), "".replacing("", with: "-"))
print("abc".split(separator: "", maxSplits: 1), "abcabc".replacing("b", with: ""))
// Ranges
var numbers = [1, 2, 3, 4]
numbers.replaceSubrange(1...1, with: [7, 8])
numbers.replaceSubrange(3..., with: [9])
numbers.replaceSubrange(..<1, with: [])
print(numbers)
print((1..<5).clamped(to: 7..<9), (5..<7).clamped(to: 0..<3), (0.0..<1.0).clamped(to: 5.0..<6.0))
print((3..<3).clamped(to: 5..<9), (1..<9).clamped(to: 3..<5))
let counted: CountableRange<Int> = 1..<4
let closed: CountableClosedRange<Int> = 1...4
print(counted.count, closed.count)
for number in (UInt8(250)...).prefix(3) { print(number, terminator: " ") }
print()
// Characters that a program makes
print(Character("é"), Character("\r\n").isNewline, Character(String("ab".prefix(1))))
let text = "añb"
var places: [Int] = []
var place = text.startIndex
while place != text.endIndex {
  places.append(text.distance(from: text.startIndex, to: place))
  place = text.index(after: place)
}
while place != text.startIndex {
  place = text.index(before: place)
  places.append(text.distance(from: text.startIndex, to: place))
}
print(places)
let scalar: Unicode.Scalar = "é"
print(scalar.escaped(asASCII: true), scalar.escaped(asASCII: false), Array(scalar.utf8))
print(("\n" as Unicode.Scalar).escaped(asASCII: false), Array(("😀" as Unicode.Scalar).utf16))
// Sorting compares as Swift does
var log = ""
_ = [5, 2, 9, 1, 7, 3, 8].sorted {
  log += "\($0)<\($1) "
  return $0 < $1
}
print(log)
var comparisons = 0
_ = (0..<100).sorted {
  comparisons += 1
  return $0 < $1
}
print(comparisons)
comparisons = 0
_ = (0..<100).map { ($0 * 37) % 101 }.sorted {
  comparisons += 1
  return $0 < $1
}
print(comparisons)
// A type that says only how far apart its values are
struct Step: Strideable, Hashable {
  var place: Int
  func distance(to other: Step) -> Int { other.place - place }
  func advanced(by distance: Int) -> Step { Step(place: place + distance) }
}
let (first, second) = (Step(place: 1), Step(place: 3))
print(first < second, first == second, first > second, max(first, second).place)
print((first..<second).map(\.place), stride(from: first, to: second, by: 1).map(\.place))
// A collection that can be changed keeps its type when it is filtered
struct Stack: RangeReplaceableCollection {
  var items: [Int] = []
  init() {}
  var startIndex: Int { 0 }
  var endIndex: Int { items.count }
  subscript(position: Int) -> Int { items[position] }
  func index(after index: Int) -> Int { index + 1 }
  mutating func replaceSubrange<C: Collection>(_ range: Range<Int>, with other: C)
  where C.Element == Int {
    items.replaceSubrange(range, with: other)
  }
}
let stack: Stack = Stack([1, 2, 3, 4]).filter { $0 > 2 }
print(stack.items, type(of: stack))
