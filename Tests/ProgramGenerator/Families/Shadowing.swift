extension Family {
  /// Members, functions and types of the program that have names of the library. Those of a file
  /// alone are private to it, since many programs become one module natively.
  static let shadowing = Family(
    name: "shadowing",
    declare: { generator in
      let name = generator.freshGlobal("Own")
      generator.declarations += [
        generator.shadowingMembers(), generator.shadowingFunctions(),
        generator.shadowingScope(name),
      ]
      generator.noteDeclared("shadowing", name)
    },
    statements: [
      { generator in
        guard generator.declaredName("shadowing") != nil else { return nil }
        let list = generator.random.pick(["[3, 1, 2]", "[5]", "([] as [Int])", "[4, 4, -1]"])
        let kept = generator.fresh("l")
        let reads = generator.random.some(
          5,
          of: [
            "\(kept).count", "\(kept).first as Any", "\(kept).isEmpty", "\(kept).max() as Any",
            "\(kept).min() as Any", "\(kept).sorted()", "\(kept).contains(1)",
            "\(kept).map { $0 + 1 }", "\(kept).description", "\(kept).reversed() as [Int]",
            "\(kept).last as Any", "\(kept).dropFirst().count", "\(kept).prefix(2).count",
            "\(kept).lazy.map { $0 * 2 }.first as Any", "\"\\(\(kept))\"",
            "\(kept).filter { $0 > 1 }.count", "\(kept).indices.count", "\(kept).joinedText",
          ])
        return ["let \(kept) = \(list)"] + reads.map { "print(\($0))" }
      },
      { generator in
        guard generator.declaredName("shadowing") != nil else { return nil }
        let (text, number) = (generator.expression(.string, 1), generator.typed(.int, 1))
        let (s, n) = (generator.fresh("s"), generator.fresh("n"))
        let reads = generator.random.some(
          5,
          of: [
            "\(s).count", "\(s).isEmpty", "\(s).uppercased()", "\(s).hasPrefix(\"a\")",
            "\(s).first as Any",
            "\(n).description", "\"\\(\(n))\"", "\(n).magnitude", "\(n).isMultiple(of: 2)",
            "\(n).signum()", "[\(n)]", "String(\(n))", "String(describing: \(n))",
            "Optional(\(n)).map { \"\\($0)\" } as Any", "[\(s): \(n)].count", "[\(s)].joined()",
            "\(s).reversed().count",
          ])
        return ["let \(s) = \(text)", "let \(n) = \(number)"] + reads.map { "print(\($0))" }
      },
      { generator in
        guard generator.declaredName("shadowing") != nil else { return nil }
        let (a, b) = (generator.typed(.int, 1), generator.typed(.int, 0))
        let (x, y) = (generator.fresh("x"), generator.fresh("y"))
        let uses = generator.random.some(
          4,
          of: [
            "print(max(\(x), \(y)))", "print(min(\(x), \(y)))", "print(max(1.5, 2.5), min(2, 0.5))",
            "print(abs(\(x) % 10), abs(-2.5))", "swap(&\(x), &\(y))",
            "print(Swift.max(\(x), \(y)))",
            "print(max(\(x), \(y), 3))", "for pair in zip([1, 2], [\"a\", \"b\"]) { print(pair) }",
            "print(\(x) == \(y), [\(x)] == [\(y)])", "print([\(x), \(y)].max() as Any)",
            "print(\"text\")", "print(\(x))", "debugPrint(\(y))", "print(String(\(x)).count)",
            "print((1...3).map { max($0, \(x) % 5) })",
            "print([\(x) % 9, \(y) % 9].reduce(0, max))",
            "print(type(of: \(x)))", "print(min(\"b\", \"a\"))",
            "print(repeatElement(1, count: 2).count)",
          ])
        return ["var (\(x), \(y)) = (\(a), \(b))", "\(x) %= 100", "\(y) %= 100"] + uses
          + ["Swift.print(\(x), \(y))"]
      },
      { generator in
        guard let name = generator.declaredName("shadowing") else { return nil }
        return ["\(name).tour(\(generator.typed(.int, 1)) % 100)"]
      },
    ])
}

extension Generator {
  fileprivate mutating func shadowingMembers() -> String {
    let members = random.some(
      5,
      of: [
        "fileprivate extension Array where Element == Int { func contains(_ e: Int) -> Bool { Swift.print(\"contains\", e); return false } }",
        "fileprivate extension Array { var isEmpty: Bool { Swift.print(\"own isEmpty\"); return false } }",
        "fileprivate extension Array where Element: Comparable { func sorted() -> [Element] { Swift.print(\"own sorted\"); return [] } }",
        "fileprivate extension Sequence where Element: Comparable { func max() -> Element? { nil } }",
        "fileprivate extension Sequence where Element == Int { func min() -> Int? { -77 } }",
        "fileprivate extension Array { func map<R>(_ change: (Element) -> R) -> [R] { Swift.print(\"own map\"); return reversed().compactMap(change) } }",
        "fileprivate extension Array { func reversed() -> [Element] { Swift.print(\"own reversed\"); return self } }",
        "fileprivate extension Array { var description: String { \"own description\" } }",
        "fileprivate extension String { var count: Int { 55 } }",
        "fileprivate extension String { func uppercased() -> String { \"UP \" + self } }",
        "fileprivate extension String { func hasPrefix(_ p: String) -> Bool { true } }",
        "fileprivate extension Int { var description: String { \"an int\" } }",
        "fileprivate extension Int { func isMultiple(of n: Int) -> Bool { true } }",
        "fileprivate extension BinaryInteger { func signum() -> Self { 0 } }",
        "fileprivate extension Optional { func map<U>(_ f: (Wrapped) -> U) -> U? { nil } }",
      ])
    return members.joined(separator: "\n")
      + "\nfileprivate extension Array where Element: CustomStringConvertible { var joinedText: String { var t = \"\"; for e in self { t += e.description + \";\" }; return t + \"\\(count)\" } }"
  }

  fileprivate mutating func shadowingFunctions() -> String {
    random.some(
      3,
      of: [
        "fileprivate func max(_ a: Int, _ b: Int) -> Int { Swift.print(\"own max\"); return Swift.max(a, b) }",
        "fileprivate func min<T: Comparable>(_ a: T, _ b: T) -> T { Swift.print(\"own min\"); return a < b ? b : a }",
        "fileprivate func abs(_ a: Int) -> Int { a }",
        "fileprivate func swap(_ a: inout Int, _ b: inout Int) { Swift.print(\"own swap\"); a += b }",
        "fileprivate func print(_ text: String) { Swift.print(\"own:\", text) }",
        "fileprivate func print(_ n: Int) { Swift.print(\"number\", n) }",
        "fileprivate func debugPrint(_ n: Int) { Swift.print(\"debug\", n) }",
        "fileprivate func == (a: [Int], b: [Int]) -> Bool { Swift.print(\"own ==\"); return true }",
        "fileprivate func + (a: String, b: Int) -> String { a + \"\\(b)\" }",
        "fileprivate func repeatElement(_ n: Int, count: Int) -> [Int] { [n] }",
      ]
    ).joined(separator: "\n")
  }

  /// Types and functions of library names inside a type, and code that sees them.
  fileprivate mutating func shadowingScope(_ name: String) -> String {
    let types = random.some(
      4,
      of: [
        "struct Result: Equatable { var count: Int; static func success(_ n: Int) -> Result { Result(count: n) } }",
        "enum Optional { case none, some(Int) }",
        "struct Set { var items: [Int] = []; init(_ items: [Int]) { self.items = items }; var count: Int { -1 } }",
        "struct Character { var text = \"c\" }", "final class Array { var count = 7 }",
        "struct Range { var lower = 1, upper = 2; func contains(_ n: Int) -> Bool { n == 1 } }",
        "struct Date { var day = 3 }",
        "enum Color { case red, blue; static let white = Color.red }",
        "struct Dictionary<Key, Value> { var pairs: [(Key, Value)] = []; var count: Int { pairs.count + 10 } }",
        "struct View { var title = \"v\" }", "typealias Double = Int",
      ])
    var lines: [String] = []
    for type in types {
      switch type.split(whereSeparator: { " :{<".contains($0) }).drop(while: {
        $0 == "final"
      }).dropFirst().first ?? "" {
      case "Result": lines.append("print(Result.success(n).count, Result(count: 1) == .success(1))")
      case "Optional": lines.append("print([Optional.none, .some(n)].count, Int(\"5\") as Any)")
      case "Set": lines.append("print(Set([1, 1]).count, Set([n]).items)")
      case "Character": lines.append("print(Character().text, \"abc\".first == \"a\")")
      case "Array":
        lines.append("print(Array().count, [1, 2].count, [Int](repeating: n, count: 2))")
      case "Range": lines.append("print(Range().contains(n), (1..<3).contains(2))")
      case "Date": lines.append("print(Date().day, Date(day: n).day)")
      case "Color":
        lines.append("print(Color.white == .red, [Color.blue, .red].map { \"\\($0)\" })")
      case "Dictionary": lines.append("print(Dictionary<Int, Int>().count, [1: n].count)")
      case "View": lines.append("print(View().title, View(title: \"\\(n)\").title)")
      default: lines.append("let d: Double = 7; print(d / 2, type(of: d), 7 / 2.0)")
      }
    }
    let members = random.some(
      2,
      of: [
        (
          "static func max(_ a: Int, _ b: Int) -> Int { a * 100 + b }",
          "print(max(n, 2), Swift.max(n, 2))"
        ),
        ("static func abs(_ n: Int) -> String { \"abs \\(n)\" }", "print(abs(n), Swift.abs(-1))"),
        ("static let count = 12", "let count = count + n; print(count)"),
        ("static var description: String { \"static\" }", "print(description, n.description)"),
      ])
    return """
      enum \(name) {
        \((types + members.map(\.0)).joined(separator: "\n  "))
        static func tour(_ n: Int) {
          \((lines + members.map(\.1)).joined(separator: "\n    "))
        }
      }
      """
  }
}
