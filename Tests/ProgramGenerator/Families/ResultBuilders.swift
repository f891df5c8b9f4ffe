extension Family {
  /// Builders that turn statements into a value, with branches, loops and builders inside builders.
  static let resultBuilders = Family(
    name: "result builders",
    declare: { generator in
      let name = generator.freshGlobal("Build")
      let optional = generator.random.chance(70)
      generator.declarations.append(
        """
        @resultBuilder enum \(name) {
          static func buildExpression(_ s: String) -> [String] { [s] }
          static func buildExpression(_ n: Int) -> [String] { ["#\\(n)"] }
          static func buildExpression(_ l: [String]) -> [String] { l }
          static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
          static func buildOptional(_ part: [String]?) -> [String] { part ?? \(optional ? "[\"-\"]" : "[]") }
          static func buildEither(first: [String]) -> [String] { ["first"] + first }
          static func buildEither(second: [String]) -> [String] { ["second"] + second }
          static func buildArray(_ parts: [[String]]) -> [String] { parts.map { $0.joined(separator: "&") } }
        }
        func lines\(name)(@\(name) _ body: () -> [String]) -> String { "array " + body().joined(separator: ",") }
        func each\(name)<T>(_ list: [T], @\(name) _ body: (T) -> [String]) -> [[String]] { list.map(body) }
        """)
      generator.noteDeclared("result builders", name)
    },
    statements: [
      { generator in
        guard let name = generator.declaredName("result builders") else { return nil }
        let (n, s) = (generator.expression(.int, 1), generator.expression(.string, 1))
        let condition = generator.expression(.bool, 1)
        let parts = generator.random.some(
          4,
          of: [
            "String(\(s))", "let x = \(n) % 50\n  x\n  x + 1", "if \(condition) { \"yes\" }",
            "if \(condition) { 1 } else { \"no\"; 2 }",
            "for i in 0..<\(generator.random.below(4)) { i; \"i\" }",
            "switch 3 { case 1: \"one\"; case 3: 33; default: \"none\" }",
            "[\"l\", \"m\"]", "if let x = Int(\(s)) { x } else if \(condition) { \"elseif\" }",
            "lines\(name) { 7; \"inner\" }",
          ])
        return ["print(lines\(name) {"] + parts.map { "  " + $0 } + [
          "})", "print(each\(name)([1, 2]) { x in x; if x > 1 { \"big\" } })",
        ]
      }
    ])
}
