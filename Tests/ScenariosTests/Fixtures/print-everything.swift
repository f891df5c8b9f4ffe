// How values print: numbers, collections, optionals, tuples, structs, enums, classes and types.
class Plain { var x = 1 }
class Described: CustomStringConvertible { var description: String { "described" } }
class Debugged: CustomDebugStringConvertible { var debugDescription: String { "debugged" } }
struct Empty {}
struct Point { var x = 1, y = 2.5 }
struct Holder {
  let name: String
  let point: Point?
  let list: [Int]
  let nested: (Int, label: String)
  let type: Any.Type
}
enum Kind { case plain, one(Int), two(Int, label: String), text(String), optional(Int?) }
print(1, -2, 3.0, 0.1, 1e20, 1e-7, 100000.0, 1.0 / 3, true, "s", Character("c"))
print(Double.infinity, -Double.infinity, Int.max, Int.min, 5 / 2, -5 / 2, -5 % 3, 5.5.rounded())
print([1, 2], ["a", "b"], [1.5], [true], [[1], []], ["k": "v"], [Int](), [nil, 1] as [Int?])
print(Optional(1) as Any, Optional("s") as Any, Int?.none as Any, [Optional("x")])
print((1, "a"), (x: 1, y: "b"), ((1, 2), 3), ())
print(Empty(), Point(), Holder(name: "n", point: Point(), list: [1], nested: (1, label: "l"), type: Int.self))
print(Kind.plain, Kind.one(1), Kind.two(1, label: "x"), Kind.text("t"), Kind.optional(nil), [Kind.text("in array")])
print(Plain(), Described(), Debugged(), [Described()], Optional(Described()) as Any)
print("\(Plain()) \(Described()) \(Point()) \(Kind.text("q")) \([Kind.one(1)])")
print(type(of: 1), type(of: "s"), type(of: 1.5), type(of: [1]), type(of: ["a": 1]), type(of: Optional(1)))
print(type(of: Plain()), type(of: Point()), type(of: Kind.plain), Plain.self, Int.self, [String].self)
print(type(of: (1, "a")), type(of: true), type(of: Plain.self))
print(1, 2, separator: "-", terminator: "|\n")
print("no newline", terminator: "")
print()
print("a", "b", separator: "")
print(0...3, 0..<3, 1..., "a"..."c")
print(Int64(9), 0xff, 0b101, 1_000, 0o17, "\u{1F600}")
let any: Any = Point()
print(any, "\(any)", String(describing: any))
let error: Error = Failure.code(3)
enum Failure: Error { case code(Int) }
print(error, "\(error)")
debugPrint("debug", 1, ["a"], Optional("x") as Any)
print(String(reflecting: "quoted"), "\("x" as Any)", ["quoted \"inner\" \n"])
