import Observation
@Observable final class Model {
  var name: String
  var items: [Int] = []
  var note: String?
  private(set) var total = 0
  @ObservationIgnored var cache = 1
  let id = 7
  weak var owner: AnyObject?
  var both: Int { total + items.count }
  init(name: String) { self.name = name }
  func add(_ n: Int) { items.append(n); total += n }
}
let m = Model(name: "a")
withObservationTracking {
  _ = m.both
} onChange: {
  print("both changes", m.total)
}
m.add(3)
print(m.items, m.total, m.name, m.note ?? "nil", m.id, m.both)
m.note = "x"; m.cache = 2
let x: any Observable = m
print(x is Model)
@Observable class Base { var a = 1 { didSet { print("a was", oldValue) } } }
class Child: Base { var b = 2 }
let c = Child(); c.a = 5; c.b = 3; print(c.a, c.b)
