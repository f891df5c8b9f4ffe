extension Family {
  /// Members that the program adds to Optional, also under conditions on what it wraps.
  static let optionalExtensions = Family(
    name: "optional extensions",
    declare: { generator in
      let name = generator.freshGlobal("opt")
      let members = generator.random.some(
        6,
        of: [
          "extension Optional { func or\(name)(_ other: @autoclosure () -> Wrapped) -> Wrapped { self ?? other() } }",
          "extension Optional { var isNone\(name): Bool { self == nil } }",
          "extension Optional { func then\(name)<U>(_ f: (Wrapped) throws -> U?) rethrows -> U? { try flatMap(f) } }",
          "extension Optional where Wrapped == String { var orEmpty\(name): String { self ?? \"\" } }",
          "extension Optional where Wrapped: Collection { var isBlank\(name): Bool { self?.isEmpty ?? true } }",
          "extension Optional where Wrapped: Numeric { var orZero\(name): Wrapped { self ?? 0 } }",
          "extension Optional { mutating func take\(name)() -> Wrapped? { defer { self = nil }; return self } }",
          "extension Optional { mutating func set\(name)(_ w: Wrapped) -> Bool { switch self { case .none: self = w; return true; case .some: return false } } }",
          "extension Optional where Wrapped: Comparable { func larger\(name)(_ b: Wrapped?) -> Wrapped? { guard let a = self, let b else { return self ?? b }; return a < b ? b : a } }",
          "extension Optional { static func wrap\(name)(_ w: Wrapped) -> Self { .some(w) } }",
          "extension Optional where Wrapped: CustomStringConvertible { var told\(name): String { map { \"told \" + $0.description } ?? \"nothing\" } }",
        ])
      generator.declarations +=
        members + [
          "extension Sequence { func solid\(name)<T>() -> [T] where Element == T? { compactMap { $0 } } }",
          """
          func text\(name)<T>(_ t: T?) -> String {
            guard let t else { return "none of \\(T.self)" }
            return "some \\(t)"
          }
          func deep\(name)<T>(_ t: T) -> String { (t as Any) is any CustomStringConvertible ? "tells" : "silent" }
          """,
        ]
      // Statements use only what is there.
      let names = [
        "or", "isNone", "then", "orEmpty", "isBlank", "orZero", "take", "set", "larger", "wrap",
        "told",
      ]
      generator.noteDeclared("optional extensions", name)
      generator.optionalMembers = Set(
        names.filter { one in members.contains { $0.contains(" \(one)\(name)") } })
    },
    statements: [
      { generator in
        guard let name = generator.declaredName("optional extensions") else { return nil }
        let element = generator.random.pick([
          SwiftType.int, .string, .double, .array(.int), .optional(.int), .bool,
        ])
        let value = generator.fresh("o")
        let uses = generator.optionalUses(value, name, element)
        return [
          "var \(value): \(SwiftType.optional(element).text) = \(generator.expression(.optional(element), 1))"
        ]
          + generator.random.some(4, of: uses) + ["print(\(value) as Any)", "\(value) = nil"]
      },
      { generator in
        guard let name = generator.declaredName("optional extensions") else { return nil }
        let list = generator.typed(.array(.optional(.int)), 2)
        return [
          "print(\(list).solid\(name)(), text\(name)(\(generator.typed(.int, 1))), text\(name)(nil as String?))",
          "print(deep\(name)(\(generator.typed(.optional(.int), 1))), text\(name)(\(generator.typed(.optional(.optional(.int)), 1))))",
        ]
      },
    ])
}

extension Generator {
  fileprivate mutating func optionalUses(_ value: String, _ name: String, _ element: SwiftType)
    -> [String]
  {
    let other = typed(element, 1)
    let isNumber = element == .int || element == .double
    var uses: [String] = [
      "print(text\(name)(\(value)))", "print(\(value).map { \"\\($0)\" } ?? \"-\")",
    ]
    func add(_ member: String, _ text: String, _ condition: Bool = true) {
      if condition, optionalMembers.contains(member) { uses.append(text) }
    }
    add("or", "print(\(value).or\(name)(note\(suffix)(\"other\", \(other))))")
    add("isNone", "print(\(value).isNone\(name), (nil as Int?).isNone\(name))")
    add("then", "print(\(value).then\(name) { x in [\"\\(x)\"].first { $0.count > 1 } } as Any)")
    add("orEmpty", "print(\(value).orEmpty\(name))", element == .string)
    add("isBlank", "print(\(value).isBlank\(name))", element == .string || element == .array(.int))
    add("orZero", "print(\(value).orZero\(name))", isNumber)
    add("take", "print(\(value).take\(name)() as Any, \(value) as Any)")
    add("set", "print(\(value).set\(name)(\(other)), \(value)!)")
    add(
      "larger",
      "print(\(value).larger\(name)(\(other)) as Any, \(value).larger\(name)(nil) as Any)",
      isNumber || element == .string)
    add(
      "wrap", "print(\(SwiftType.optional(element).text).wrap\(name)(\(other)) as Any)",
      element != .optional(.int))
    add("told", "print(\(value).told\(name))", element != .optional(.int))
    return uses
  }
}
