extension Family {
  /// Types and variables with accessors inside functions. Types are not declared in closures, where we
  /// refuse them, and values of local types not printed as parts of others: natively that says where
  /// in memory the function is.
  static let localDeclarations = Family(
    name: "local declarations",
    statements: [
      { generator in
        guard generator.context.depth < 3, !generator.context.isClosure else { return nil }
        let (name, value) = (generator.fresh("Local"), generator.fresh("l"))
        let kind = generator.random.pick(["struct", "class"])
        let type = generator.type(1)
        guard !type.isFunction else { return nil }
        let shown = generator.shown("kept", type)
        let end = kind == "class" ? "  deinit { print(\"\(name) ends\", count) }" : ""
        return [
          "\(kind) \(name) {", "  var kept: \(type.text)", "  var count = 0 {",
          "    didSet { print(\"count\", oldValue, count) }", "  }",
          "  init(_ kept: \(type.text)) { self.kept = kept }",
          "  \(kind == "class" ? "" : "mutating ")func touch() -> Int { count += 1; return count }",
          "  func tell() { print(\"\(name)\", \(shown)) }", end, "}",
          "\(kind == "class" ? "let" : "var") \(value) = \(name)(\(generator.expression(type)))",
          "\(value).tell()", "print(\(value).touch(), \(value).touch())",
        ].filter { !$0.isEmpty }
      },
      { generator in
        guard generator.context.depth < 3, !generator.context.isClosure else { return nil }
        let (name, value) = (generator.fresh("Kind"), generator.fresh("l"))
        let cases = [generator.fresh("k"), generator.fresh("k"), generator.fresh("k")]
        return [
          "enum \(name): Int, CaseIterable, Comparable {",
          "  case \(cases.joined(separator: ", "))",
          "  static func < (a: \(name), b: \(name)) -> Bool { a.rawValue < b.rawValue }",
          "  var next: \(name) { \(name)(rawValue: rawValue + 1) ?? .\(cases[0]) }", "}",
          "let \(value) = \(name).allCases.map(\\.next)",
          "print(\(value).map { \"\\($0)\" }, \(value).sorted().map(\\.rawValue), \(value).max() == .\(cases[1]), \(name)(rawValue: \(generator.expression(.int, 1))) == nil)",
        ]
      },
      // Computed and observed variables.
      { generator in
        guard !generator.context.isEscaping else { return nil }
        let (base, computed) = (generator.fresh("base"), generator.fresh("c"))
        let start = generator.expression(.int, 1)
        generator.variables.append(Variable(name: base, type: .int))
        return [
          "var \(base) = \(start) {", "  willSet { print(\"will\", newValue) }",
          "  didSet { if \(base) > 50 { \(base) = 50 } }", "}",
          "var \(computed): Int {", "  get { \(base) % 100 * 2 }",
          "  set { \(base) = newValue % 100 + 1 }", "}", "\(computed) += 3",
          "print(\(base), \(computed))",
        ]
      },
      { generator in
        let name = generator.fresh("late")
        let type = generator.type(1)
        guard !type.isFunction, !generator.context.isEscaping else { return nil }
        let value = generator.expression(type)
        let shown = generator.shown(name, type)
        return [
          "lazy var \(name): \(type.text) = note\(generator.suffix)(\"\(name)\", \(value))"
        ] + (generator.random.chance(70) ? ["print(\(shown))", "print(\(shown))"] : ["print(0)"])
      },
    ])
}
