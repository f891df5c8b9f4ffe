// Operators that a program declares for types of the library
extension Int {
  static func < (a: Int, b: Int) -> Bool { true }
  static prefix func - (a: Int) -> Int { 5 }
  static func += (a: inout Int, b: Int) { a = 1000 }
  static func - (a: Int, b: Int) -> Int { 1 }
}
extension Double {
  static func * (a: Double, b: Double) -> Double { 0 }
  static func == (a: Double, b: Double) -> Bool { false }
}
extension String {
  static func + (a: String, b: String) -> String { "mine" }
  static func += (a: inout String, b: String) { a = "added" }
  static func == (a: String, b: String) -> Bool {
    print("own ==")
    return true
  }
}
func + (a: String, b: Int) -> String { "\(a)#\(b)" }
func * (a: String, b: Int) -> String { String(repeating: a, count: b) }
func == (a: String, b: Int) -> Bool { a.count == b }
func += (a: inout String, b: Int) { a = "\(a):\(b)" }
func ~= (a: String, b: Int) -> Bool { a.count == b }
func + (a: Int, b: Int) -> String { "text" }
func ?? <T>(a: T?, b: T) -> T {
  print("own ??")
  return b
}

var x = 7
x += 4
print(x, 5 < 3, -x, 5 > 3, [3, 1, 2].sorted(), 9 - 2)
print(2.0 * 3.0, 1.0 == 1.0, 2 * 3, 2 * 3.5)
var s = "a"
print("a" + "b", s + "c", "a" + 1, "ab" * 3, "abc" == 3)
s += "b"
print(s)
s += 2
print(s)
print(s == "q", s != "q", ["a"] == ["b"], "a" as String? == "b")
switch s {
case "zzz": print("matched")
default: print("default")
}
switch 3 {
case "abc": print("three")
default: print("other")
}
let text: String = 1 + 2
let number: Int = 1 + 2
print(text, number)
let some: Int? = 4
print(some ?? 5)
func difference(_ a: Int, _ b: Int) -> Int { a - b }
print(difference(9, 3), (5 as Int?).map { $0 - 1 } as Any)

prefix operator +++
postfix operator +++
prefix func +++ (x: Int) -> Int { x * 10 }
postfix func +++ (x: Int) -> Int { x * 100 }
print(+++1, 1+++)

class Subject {
  var list: [Int] = []
  static func += (left: Subject, right: Int) { left.list.append(right) }
  static func += (left: Subject, right: [Int]) { left.list.append(contentsOf: right) }
}
struct Holder { let subject = Subject() }
let holder = Holder()
holder.subject += [1, 2]
holder.subject += 3
print(holder.subject.list)
