// Values that say themselves what they consist of, and values whose type is hidden.
struct Plain: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["one": 1, "two": "b"]) }
}
struct Styled: CustomReflectable {
  var hidden = 5
  var customMirror: Mirror {
    Mirror(self, children: ["one": 1, "two": "b"], displayStyle: .struct)
  }
}
struct Listed: CustomReflectable {
  var customMirror: Mirror { Mirror(self, unlabeledChildren: [1, 2], displayStyle: .collection) }
}
struct Named: CustomReflectable, CustomStringConvertible {
  var description: String { "named" }
  var customMirror: Mirror { Mirror(self, children: ["one": 1], displayStyle: .struct) }
}
final class Object: CustomReflectable {
  var customMirror: Mirror { Mirror(self, children: ["one": 1]) }
}
print(Plain())
print(Styled())
print(Listed())
print(Named())
print(Object())
debugPrint(Styled())
print([Styled()], (1, Styled()), Optional(Styled()) as Any)
struct Outer { var styled = Styled() }
print(Outer(), String(describing: Styled()), "\(Styled())")
print(["k": 1] as [AnyHashable: Any], Set([AnyHashable(1)]), Set([AnyHashable("a")]))
