@_semantics("vdl.primitive")
struct Bool: Hashable, CustomStringConvertible {}

@_semantics("vdl.op.intEqual") func _boolEqual(_ a: Bool, _ b: Bool) -> Bool

extension Bool {
  init(_ other: Bool) { self = other }
  init(booleanLiteral value: Bool) { self = value }

  init?(_ text: String) {
    if text == "true" {
      self = true
    } else if text == "false" {
      self = false
    } else {
      return nil
    }
  }

  static func == (a: Bool, b: Bool) -> Bool { _boolEqual(a, b) }
  func hash(into hasher: inout Hasher) { hasher._state = _hashCombine(hasher._state, self ? 1 : 0) }
  mutating func toggle() { self = !self }
  var description: String { self ? "true" : "false" }

  static func random() -> Bool { _random() & 1 == 1 }
  static func random<G: RandomNumberGenerator>(using generator: inout G) -> Bool {
    (generator.next() >> 17) & 1 == 0
  }
}
