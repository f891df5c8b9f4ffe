extension Family {
  /// Literals that stand for values of the program's own types.
  static let literalTypes = Family(
    name: "literal types",
    declare: { generator in
      let name = generator.freshGlobal("Lit")
      generator.declarations.append(generator.literalTypes(name))
      generator.noteDeclared("literal types", name)
    },
    statements: [
      { generator in
        guard let name = generator.declaredName("literal types") else { return nil }
        let value = generator.fresh("lit")
        return ["let \(value): \(name) = \(generator.literalFor(name, 2))", "print(\(value).text)"]
          + (0..<3).map { _ in "print(\(generator.literalUse(name)))" }
      }
    ])
}

extension Generator {
  /// A type that all literals make. Its operators are private to the file: natively other programs
  /// of the same module have literals too.
  fileprivate mutating func literalTypes(_ name: String) -> String {
    let prefersOwn = random.chance(40)
    return """
      fileprivate struct \(name): ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByStringInterpolation, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, Equatable {
        var text: String
        init(text: String) { self.text = text }
        init(integerLiteral n: Int) { text = "int \\(n)" }
        init(floatLiteral d: Double) { text = "float \\(d)" }
        init(booleanLiteral b: Bool) { text = "bool \\(b)" }
        init(stringLiteral s: String) { text = "string \\(s)" }
        init(arrayLiteral elements: \(name)...) { text = "array [" + elements.map(\\.text).joined(separator: ",") + "]" }
        init(dictionaryLiteral elements: (String, \(name))...) { text = "dictionary \\(elements.map { $0.0 + "=" + $0.1.text })" }
        static func &+ (a: \(name), b: \(name)) -> \(name) { \(name)(text: "(" + a.text + " + " + b.text + ")") }
        static func &* (a: \(name), b: Int) -> \(name) { \(name)(text: a.text + " * \\(b)") }
      }
      fileprivate struct Only\(name): ExpressibleByIntegerLiteral, Hashable {
        let n: Int
        init(integerLiteral n: Int) { self.n = n * 2 }
      }
      fileprivate func take\(name)(_ l: \(name)) -> String { l.text }
      fileprivate func take\(name)(all l: \(name)...) -> String { l.map(\\.text).joined(separator: ";") }
      \(prefersOwn ? "fileprivate func take\(name)(_ n: Int) -> String { \"an Int \\(n)\" }" : "")
      fileprivate func any\(name)<T: ExpressibleByIntegerLiteral>(_ t: T) -> String { "\\(T.self)" }
      fileprivate func flag\(name)<T: ExpressibleByFloatLiteral>(_ t: T = 2.5) -> String where T: CustomStringConvertible { "\\(T.self) " + t.description }
      """
  }

  fileprivate mutating func literalFor(_ name: String, _ depth: Int) -> String {
    let simple = [
      "\(random.below(50))", "2.5", "true", "\"s\"", "[]", "[:]", "-3", "-0.5", "\"i\\(1 + 1)\"",
    ]
    guard depth > 0 else { return random.pick(simple) }
    switch random.below(6) {
    case 0: return "[\(literalFor(name, depth - 1)), \(literalFor(name, depth - 1))]"
    case 1: return "[\"k\": \(literalFor(name, depth - 1))]"
    case 2:
      return
        "\(random.pick(["1", "2.5", "\"t\"", "[1]", "true"])) &+ \(literalFor(name, depth - 1))"
    case 3:
      return
        "(\(random.pick(["[1].isEmpty", "1 < 2"])) ? \(literalFor(name, depth - 1)) : \(literalFor(name, depth - 1)))"
    default: return random.pick(simple)
    }
  }

  fileprivate mutating func literalUse(_ name: String) -> String {
    let literal = literalFor(name, 1)
    return random.pick([
      "take\(name)(\(random.pick(["1", "2.5", "true", "[1, 2.5]", "\"s\""])))",
      "take\(name)(all: \(literal), \(literal))",
      "(\(literal) as \(name)).text", "([\(literal), 1, \"two\"] as [\(name)]).map(\\.text)",
      "any\(name)(3), any\(name)(3 as Double), any\(name)(1 as UInt8)",
      "flag\(name)(3.5), flag\(name)(2), flag\(name)(1 as Float)",
      "(1 as \(name)) == 1, (1 as \(name)) != 2.5", "((2 as \(name)) &* 3).text",
      "(nil as \(name)?) == nil", "(1 as Only\(name)).n, ([1, 2, 1] as Set<Only\(name)>).count",
      "([1: \"a\", 2: \"b\"] as [Only\(name): String])[2] as Any",
      "Optional<\(name)>(\(random.pick(["1", "2.5", "\"s\""])))?.text as Any",
      "\(name)(integerLiteral: 4).text, (5 &+ 2.5 as \(name)).text",
    ])
  }
}
