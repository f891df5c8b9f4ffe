// What mirrors show of values of every kind
// mirrors
class Animal { var name = "x"; var legs = 4 }
class Dog: Animal { var tricks = ["sit"] }
struct P { var x = 1; var y: String? = nil; let t = (1, b: 2) }
enum E { case none, one(Int), two(a: Int, b: String), three(Int, Int), lab(z: Double) }
func show(_ v: Any) {
  let m = Mirror(reflecting: v)
  print(m.children.count, m.displayStyle.map { "\($0)" } ?? "nil", m.subjectType)
  for c in m.children { print("  ", c.label ?? "-", c.value) }
  if let s = m.superclassMirror { print("  super", s.subjectType, s.children.map { $0.label ?? "-" }) }
}
show(P()); show(Dog()); show(E.none); show(E.one(3)); show(E.two(a: 1, b: "q")); show(E.three(4, 5)); show(E.lab(z: 2.5))
show([1, 2]); show(["a": 1]); show(Set([7])); show((1, "b", c: 3)); show(Optional(3) as Any); show(Optional<Int>.none as Any); show("abc"); show(3)
print(Mirror(reflecting: P()))
print(Mirror(reflecting: Dog()).descendant("tricks", 0) ?? "none", Mirror(reflecting: P()).descendant("t", "b") ?? "no", Mirror(reflecting: P()).descendant("q") == nil)
struct C: CustomReflectable { var customMirror: Mirror { Mirror(self, children: ["a": 1, "b": "two"], displayStyle: .struct) } }
show(C())
let ms = Mirror(reflecting: P()).children
print(ms.first!.label!, ms.contains { $0.label == "y" }, ms.map(\.label!))
for case let (label?, value) in ms { print(label, value) }
