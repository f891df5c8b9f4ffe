// An optional that conforms is asked itself, not the value in it, wherever the type is only known while running.
protocol Shape {
  func name() -> String
  static var kind: String { get }
  var area: Int { get }
}
extension Shape {
  func twice() -> String { name() + name() }
  var doubled: Int { area * 2 }
  func list() -> [Self] { [self, self] }
  func later() -> () -> String { { self.name() + Self.kind } }
}
struct A: Shape {
  func name() -> String { "A" }
  static var kind: String { "kind A" }
  var area: Int { 3 }
}
extension Optional: Shape where Wrapped: Shape {
  func name() -> String {
    switch self {
    case .some(let shape): return "some(" + shape.name() + ")"
    case .none: return "none"
    }
  }
  static var kind: String { "optional of " + Wrapped.kind }
  var area: Int { self.map { $0.area + 100 } ?? -1 }
}

func show<T: Shape>(_ s: T) { print(s.name(), T.kind, s.area, s.twice(), s.doubled, s.later()()) }
show(A())
show(Optional(A()))
show(A?.none)
show(A??.some(.none))
show(A??.some(.some(A())))

let maybe: A? = A()
let none: A? = nil
let x: any Shape = maybe
let y: any Shape = none
print(x.name(), y.name(), (maybe as any Shape).area, y.twice(), x.doubled)
let mixed: [any Shape] = [maybe, A(), none, A??.some(maybe), A??.some(.none)]
for shape in mixed { print(shape.name(), type(of: shape)) }
for shape in mixed { show(shape) }
for shape in [Optional(A())] as [any Shape] { print(shape.name()) }
let optionals: [A?] = [maybe, none]
let shapes: [any Shape] = optionals
for shape in shapes { print(shape.name()) }

print(maybe.twice(), none.twice(), none.doubled, maybe.later()())
for shape in maybe.list() { print(shape.name(), shape == nil) }
func first<T: Shape>(_ s: T) -> T { s.list()[0] }
print(first(none) == nil, first(maybe)?.area ?? 0)

struct Holder<S: Shape> {
  var shape: S
  func text() -> String { shape.name() + " " + shape.twice() }
  func erased() -> any Shape { shape }
  func function() -> () -> String { shape.name }
}
print(Holder(shape: none).text(), Holder(shape: maybe).text(), Holder(shape: A()).text())
print(Holder(shape: none).erased().name(), Holder(shape: maybe).function()())

final class Counter: Shape {
  var count = 0
  func name() -> String { count += 1; return "counter \(count)" }
  static var kind: String { "counter" }
  var area: Int { count }
  deinit { print("counter gone") }
}
do {
  let counter: Counter? = Counter()
  show(counter)
  let shape: any Shape = counter
  show(shape)
}

protocol Tagged { var tag: String { get } }
extension Optional: Tagged { var tag: String { self == nil ? "empty" : "full" } }
func tag<T: Tagged>(_ value: T) -> String { value.tag }
print(tag(Optional(1)), tag(String?.none))
