// Comparable values, a cache, shapes behind a protocol, nested collections.
struct Version: Comparable, CustomStringConvertible {
  let major, minor: Int
  static func < (l: Self, r: Self) -> Bool {
    l.major == r.major ? l.minor < r.minor : l.major < r.major
  }
  var description: String { "\(major).\(minor)" }
}
print(
  [Version(major: 2, minor: 0), Version(major: 1, minor: 9)].sorted(),
  Version(major: 1, minor: 0) == Version(major: 1, minor: 0))
print(max(Version(major: 1, minor: 2), Version(major: 1, minor: 3)))
final class Cache<Key: Hashable, Value> {
  private var storage: [Key: Value] = [:]
  private let make: (Key) -> Value
  init(_ make: @escaping (Key) -> Value) { self.make = make }
  subscript(key: Key) -> Value {
    if let v = storage[key] { return v }; let v = make(key); storage[key] = v; return v
  }
  var count: Int { storage.count }
}
let cache = Cache<Int, String> {
  print("making", $0); return String($0 * $0)
}
print(cache[3], cache[3], cache.count)
func first<T>(_ xs: [T], where p: (T) throws -> Bool) rethrows -> T? {
  for x in xs where try p(x) { return x }; return nil
}
print(first([1, 2, 3]) { $0 > 1 } as Any)
protocol Shape { func area() -> Double; var name: String { get } }
extension Shape { var name: String { String(describing: type(of: self)) } }
struct Sq: Shape { let s: Double; func area() -> Double { s * s } }
struct Ci: Shape {
  let r: Double; func area() -> Double { 3 * r * r }; var name: String { "circle" }
}
let shapes: [any Shape] = [Sq(s: 2), Ci(r: 1)]
print(shapes.map { "\($0.name) \($0.area())" }, shapes.reduce(0) { $0 + $1.area() })
var state: (count: Int, names: [String]) = (0, [])
state.names.append("x"); state.count += 1; print(state)
let nested: [String: [String: Int]] = ["a": ["b": 1]]
print(nested["a"]?["b"] ?? 0, nested["x"]?["b"] as Any)
var optArr: [Int]? = [1]; optArr?.append(2); optArr?[0] = 9; print(optArr!)
var dd: [String: [Int]] = ["k": [1]]; dd["k"]![0] += 5; dd["k"]!.append(1); print(dd)
print(
  "a-b-c".split(separator: "-").map(String.init).joined(separator: "+"),
  "Hello".enumerated().map { "\($0)\($1)" })
