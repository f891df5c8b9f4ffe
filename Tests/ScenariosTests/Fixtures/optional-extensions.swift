extension Optional where Wrapped: Numeric {
  static func + (a: Wrapped?, b: Wrapped?) -> Wrapped { (a ?? 0) + (b ?? 0) }
  mutating func clear() { self = Wrapped(exactly: 0) }
  subscript(times n: Int) -> Wrapped { get { (self ?? 0) * (Wrapped(exactly: n) ?? 0) } set { self = newValue } }
  var stored: Wrapped { get { self ?? 0 } set { self = newValue } }
  static var zero: Wrapped? { 0 }
  init(count: Int) { self = Wrapped(exactly: count) }
  func both<T>(_ t: T) -> String { "\(Wrapped.self) \(T.self)" }
  func later() -> () -> Wrapped { { self ?? 0 } }
}
var i: Int? = nil, d: Double? = nil
let sum: Int = i + i
print(sum)
let real: Double = d + d
print(real)
i.clear(); d.clear()
print(i as Any, d as Any)
d = nil
print(d[times: 3], i[times: 4])
d[times: 1] = 2.5
print(d as Any)
d = nil
d.stored += 1.5
print(d as Any)
print(Double?.zero as Any, Int?.zero as Any, Optional<Double>(count: 3) as Any)
print(d.both("x"), Optional<Int>.none.both(1.0))
d = nil
print(d.later()())
let f = d.later
print(f()())
func g<T: Numeric>(_ x: T?) -> T { x.stored + x.later()() }
print(g(d), g(Int?.none))
protocol Described { var text: String { get } ; mutating func reset(); static var name: String { get }; func pair<T>(_ x: T) -> String; init() }
extension Optional: Described {
  var text: String { "\(Wrapped.self): \(self.map { "\($0)" } ?? "none")" }
  mutating func reset() { self = nil }
  static var name: String { "optional \(Wrapped.self)" }
  func pair<T>(_ x: T) -> String { "\(Wrapped.self) \(T.self) \(x)" }
  init() { self = nil }
}
print(d.text, i.text, Int?.name)
print(i.map { $0 + 1 } as Any, ["1", "x"].map(Int.init).map { $0.debugDescription }, i.flatMap { $0 > 0 ? $0 : nil } as Any)
print(([1, nil, 3] as [Int?]).map(\.stored), [Int?.none].map(\.debugDescription))
let set: Set<Int?> = [1, nil, 1]
print(set.count, [nil, 1] == [nil, 1], Optional(Optional(3)) == 3)
