// An optional in an existential keeps its type: a cast looks at it before it looks at what is in it.
protocol Shape { func name() -> String }
struct A: Shape { func name() -> String { "A" } }
extension Optional: Shape where Wrapped: Shape {
  func name() -> String { self.map { "some(" + $0.name() + ")" } ?? "none" }
}
struct P {}
func check(_ a: Any) {
  print(type(of: a), a is any Equatable, a is any Hashable, a as? any Equatable != nil,
    (a as? any CustomStringConvertible) != nil, a is any Shape)
}
check((nil as Int?) as Any)
check(Optional(1) as Any)
check(Int??.some(nil) as Any)
check(Int??.some(.some(1)) as Any)
check(Optional(P()) as Any)
check((nil as P?) as Any)
check([Int]?.none as Any)
check(Optional([P()]) as Any)
check(A?.none as Any)

for value in [Optional(A()) as Any, A?.none as Any, A??.some(.some(A())) as Any, A(), 1] {
  if let shape = value as? any Shape { print(shape.name()) } else { print("no") }
  switch value {
  case let shape as any Shape: print("is", shape.name())
  default: print("default")
  }
}
func cast<T>(_ value: T) -> String { (value as? any Shape)?.name() ?? "no" }
print(cast(Optional(A())), cast(A?.none), cast(A()), cast(Optional(1)))

let maybe: Any = Optional(1) as Any
let none: Any = Int?.none as Any
if let inner = maybe as? Int?, let number = inner { print(number + 1) }
if let inner = none as? Int? { print("nil inside:", inner == nil) } else { print("no") }
print((maybe as! Int?)! + 1, none as? Int == nil)
switch none {
case let number as Int?: print("Int?", number == nil)
default: print("default")
}
func cast<T>(_ value: Any, to type: T.Type) -> T? { value as? T }
if let inner = cast(maybe, to: Int?.self), let number = inner { print(number + 1) }
print(cast(none, to: Int?.self) != nil, cast(none, to: Int.self) == nil)
print(type(of: maybe as! any Equatable), type(of: maybe as! any Comparable))

func same<T: Equatable>(_ value: T) -> Bool { value == value }
let one = maybe as! any Equatable
let other = none as! any Equatable
print(same(one), same(other))
let hashable: any Hashable = Optional(4)
print(hashable.hashValue == hashable.hashValue)

let numbers: [Int?] = [1, nil]
let values: [Any] = numbers
print(type(of: values), type(of: values[0]), type(of: values[1]))
if let back = values as? [Int?], let number = back[0] { print(number + 1, back[1] == nil) }
print((values as! [Int?])[0]! + 1)
