// 'dump' shows what the mirror of a value has, not the fields that store it.
let missing: Int? = nil
dump(["a": 1])
dump(["a": missing])
dump([3] as Set)
dump([:] as [String: Int])
dump([1: [2: "b"]])
dump([1, 2, 3][1...])

struct Shelf {
  var titles = ["x": [1, 2]]
  var seen: Set<Int> = []
}
dump(Shelf())

struct Celsius: CustomReflectable {
  var degrees = 21
  var customMirror: Mirror {
    Mirror(self, children: ["unit": "C", "value": degrees], displayStyle: .struct)
  }
}
dump(Celsius())
