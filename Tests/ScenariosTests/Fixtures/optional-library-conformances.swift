// What Optional itself conforms to in Swift's library, whatever it wraps.
struct P {}
struct D: CustomDebugStringConvertible { var debugDescription: String { "D!" } }
func check(_ a: Any) {
  print(
    a is any CustomDebugStringConvertible, a is any CustomReflectable, a is any Encodable,
    a is any Hashable, a is any CustomStringConvertible)
}
check(Optional(P()) as Any)
check(P?.none as Any)
check(Int??.some(nil) as Any)
check(Optional("s") as Any)
check(P())
let one: Int? = 3
let none: Int? = nil
print(one is any CustomDebugStringConvertible, none is any CustomDebugStringConvertible)
print(one is any CustomReflectable, none is any Encodable, P?.none is any CustomReflectable)

let held = one as any CustomDebugStringConvertible
print(held.debugDescription, type(of: held))
let empty = P?.none as any CustomDebugStringConvertible
print(empty.debugDescription, type(of: empty))
if let text = one as? any CustomDebugStringConvertible { print(text.debugDescription, type(of: text)) }
func debug<T: CustomDebugStringConvertible>(_ t: T) { print(t.debugDescription, T.self) }
debug(one)
debug(none)
debug(D())
debug(Optional(D()))
debug(D??.some(nil))
debug(Optional(P()))
for value in [one, none, P?.none, D()] as [any CustomDebugStringConvertible] {
  print(value.debugDescription)
}
switch one as Any {
case let text as any CustomDebugStringConvertible: print("text", text.debugDescription)
default: print("none")
}

func reflect<T: CustomReflectable>(_ t: T) {
  let mirror = t.customMirror
  print(mirror.children.map { ($0.label ?? "-", $0.value) }, mirror.displayStyle == .optional)
}
reflect(one)
reflect(none)
reflect(Optional(P()))
reflect(Int??.some(nil))
print(one.customMirror.children.count, one.customMirror.subjectType)
for value in [one as Any, none as Any, Optional(["k": 1]) as Any] {
  let mirror = Mirror(reflecting: value)
  print(mirror.children.count, mirror.displayStyle == .optional, mirror.subjectType)
  for child in mirror.children { print(child.label ?? "-", child.value) }
}

// Printing goes on as before.
struct S {
  var a: Int?
  var b: String?
  var d: D?
}
print(S(a: 1, b: nil, d: D()), [one, none], Optional(D()) as Any, [Optional(D())])
debugPrint(S(a: nil, b: "q", d: nil), one as Any, none as Any)
print("\(one as Any)", String(describing: one), String(reflecting: none))
dump(one as Any)
dump(S(a: 1, b: nil, d: nil))
