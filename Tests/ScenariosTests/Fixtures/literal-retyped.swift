// Literals before a dot or beside other arguments take the type that these need.
let c: Character = "k"
print(("a"..."z").contains(c), ("a"..<"k").contains(c), !("0"..."9").contains(c))
let text = "a1b"
print(text.filter { ("0"..."9").contains($0) }, text.filter { ("a"..."z").contains($0) || $0 == "1" })
let x = 0.25
print((0...1).contains(0.5), (0...1).contains(x), (0..<1).contains(x), [1, 2].map { $0 * 2.5 })
func clamp<T: Comparable>(_ v: T, _ r: ClosedRange<T>) -> T { min(max(v, r.lowerBound), r.upperBound) }
print(clamp(0.5, 0...1), clamp(7, 0...3), clamp(2, 0...0.5), clamp(3, 1.5...2))
func pair<T>(_ a: [T], _ b: T) -> [T] { a + [b] }
print(pair([1, 2], 2.5), pair([], 1))
@propertyWrapper struct Clamp<T: Comparable> {
  private var kept: T
  let range: ClosedRange<T>
  var wrappedValue: T { get { kept } set { kept = min(max(newValue, range.lowerBound), range.upperBound) } }
  init(wrappedValue: T, _ range: ClosedRange<T>) { self.range = range; kept = wrappedValue }
}
struct S { @Clamp(0...1) var part = 0.5; @Clamp(0...10) var n = 5; @Clamp("a"..."f") var s = "c"; @Clamp(0...1) var d: Double = 1 }
var s = S()
s.part = 3; s.n = 30; s.s = "z"; s.d = -1
print(s.part, s.n, s.s, s.d)
