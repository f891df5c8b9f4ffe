// 'dump' to a stream, with a name, an indentation and limits, and by the mirrors of classes
struct Point { var x = 1; var name = "a" }
class Kept { var number = 1; var point = Point() }
var text = ""
dump(Point(), to: &text)
print(text)
dump(Point(), name: "here")
dump(Kept(), name: "kept", indent: 2)
print(dump(3) + 1)
dump("text", name: "s")
dump(1...3, name: "range")
dump(nil as Int?, name: "none")
dump((1, b: 2), name: "tuple")

// Limits of depth and of the number of values.
dump([Point(), Point()], maxDepth: 1)
dump([Point(), Point()], name: "deep", maxDepth: 0)
dump(["a": [1, 2]], name: "n", indent: 4, maxDepth: 1, maxItems: 10)
dump([1, 2, 3], maxItems: 2)
dump([Kept(), Kept()], maxItems: 4)
dump([[1, 2], [3]], maxItems: 3)
dump([[1, 2], [3]], maxItems: 1)
dump(Point(), maxItems: 2)
dump(["a": Point()], maxItems: 4)
var other = "other: "
let given = dump([1, 2], to: &other, name: "z", indent: 1, maxDepth: 2, maxItems: 2)
print(given, other)
struct Pieces: TextOutputStream {
  var all: [String] = []
  mutating func write(_ string: String) { all.append(string) }
}
var pieces = Pieces()
dump([1: Point()], to: &pieces, name: "n", indent: 2)
print(pieces.all.joined(separator: "|"))

// Classes above, objects that were shown before, and payloads.
class Base { var x = 1 }
class Middle: Base {}
class Leaf: Middle { var y = 2 }
dump(Middle())
dump(Leaf())
dump(Leaf(), maxDepth: 1)
dump(Leaf(), maxDepth: 0)
dump(Leaf(), maxItems: 2)
let shared = Kept()
dump([shared, shared])
enum Value { case none, one(Int), two(a: Int, b: String), labelled(z: Double), pair((Int, Int)) }
dump([Value.none, .one(1), .two(a: 1, b: "q"), .labelled(z: 2.5), .pair((1, 2))])
dump([Optional(Optional(1)), nil])
dump([] as [Int])

// Mirrors of one's own.
class Shown: CustomReflectable {
  var hidden = 1
  var customMirror: Mirror { Mirror(self, children: ["shown": 2, "point": Point()]) }
}
class Heir: Shown { var more = 3 }
class Added: Base, CustomReflectable {
  var more = 3
  var customMirror: Mirror { Mirror(self, children: ["more": more], displayStyle: .class) }
}
class Chained: Shown {
  override var customMirror: Mirror {
    Mirror(
      self, children: ["own": 4], ancestorRepresentation: .customized({ super.customMirror }))
  }
}
class Alone: Base, CustomReflectable {
  var customMirror: Mirror {
    Mirror(self, unlabeledChildren: [5], ancestorRepresentation: .suppressed)
  }
}
dump(Shown())
dump(Heir())
dump(Added())
dump(Chained())
dump(Alone())
print(Mirror(reflecting: Heir()).subjectType, Mirror(reflecting: Chained()).subjectType)
print(Mirror(reflecting: Chained()).superclassMirror.map { $0.children.count } ?? 0)
print(Mirror(reflecting: Alone()).superclassMirror == nil)
struct Styled: CustomReflectable {
  var style: Mirror.DisplayStyle?
  var customMirror: Mirror { Mirror(self, unlabeledChildren: [1, 2], displayStyle: style) }
}
let styles: [Mirror.DisplayStyle?] = [
  nil, .struct, .class, .enum, .tuple, .optional, .collection, .set,
]
for style in styles {
  dump(Styled(style: style))
}
class Described: CustomReflectable, CustomStringConvertible {
  var description: String { "described" }
  var customMirror: Mirror { Mirror(self, unlabeledChildren: [1, 2], displayStyle: .class) }
}
dump(Described())
enum Pictured: CustomReflectable {
  case plain, full(Int)
  var customMirror: Mirror { Mirror(self, children: ["part": 1], displayStyle: .enum) }
}
dump(Pictured.full(2))

// What prints while it is asked for its text, and an optional of what has a mirror.
struct Noisy: CustomStringConvertible {
  var description: String {
    print("noise")
    return "noisy"
  }
}
dump([Noisy()])
print(Mirror(reflecting: Optional([1: 2]) as Any).displayStyle as Any)
dump(Optional([1: 2]))
