extension Family {
  /// Conformances that depend on what a type holds, and what casts and generic code make of them.
  static let conditionalConformances = Family(
    name: "conditional conformances",
    declare: { generator in
      let name = generator.freshGlobal("Weighs")
      generator.declarations += [
        generator.weighingProtocol(name), generator.weighingTypes(name),
        generator.weighingConformances(name),
        """
        func weight\(name)<T: \(name)>(_ t: T) -> Int { t.weight\(name)() }
        func asAny\(name)(_ value: Any) -> String {
          if let found = value as? any \(name) { return "weighs \\(found.weight\(name)()) \\(found.unit\(name)) \\(type(of: found))" }
          return value is any Equatable ? "equatable" : "weighs nothing"
        }
        func same\(name)<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
        func count\(name)<T: Hashable>(_ list: [T]) -> Int { Set(list).count }
        func order\(name)<T: Comparable>(_ a: T, _ b: T) -> String { a < b ? "<" : a > b ? ">" : "=" }
        func perhaps\(name)<T>(_ t: T) -> String {
          if let hashable = t as? any Hashable { return "hashable \\(hashable.hashValue == hashable.hashValue)" }
          return (t as? any CustomStringConvertible).map { "described " + $0.description } ?? "plain"
        }
        """,
      ]
      generator.noteDeclared("conditional conformances", name)
    },
    statements: [
      { generator in
        guard let name = generator.declaredName("conditional conformances") else { return nil }
        return (0..<3).map { _ in
          let value = generator.weighingValue(name, 3)
          return "print(weight\(name)(\(value)), \(value).weight\(name)(), \(value).unit\(name))"
        }
      },
      { generator in
        guard let name = generator.declaredName("conditional conformances") else { return nil }
        return (0..<3).map { _ in
          let value =
            generator.random.chance(60)
            ? generator.weighingValue(name, 2) : generator.weightlessValue(name)
          let check = generator.random.pick([
            "asAny\(name)(\(value))", "perhaps\(name)(\(value))",
            "(\(value) as Any) is any \(name)",
            "((\(value) as Any) as? any \(name))?.weight\(name)() as Any",
            "(\(value) as Any) is any Comparable",
            "[(\(value) as Any)].map { asAny\(name)($0) }", "asAny\(name)(\(value) as Any?)",
          ])
          return "print(\(check))"
        }
      },
      { generator in
        guard let name = generator.declaredName("conditional conformances") else { return nil }
        let (a, b) = (generator.fresh("w"), generator.fresh("w"))
        let kind = generator.random.pick(["\(name)Box", "\(name)Pair"])
        let inner = generator.random.pick([
          ("Int", ["1", "2"]), ("String", ["\"a\"", "\"b\""]), ("[Int]", ["[1]", "[]"]),
          ("Int?", ["nil", "3"]), ("\(name)Box<Int>", ["\(name)Box(1)", "\(name)Box(2)"]),
        ])
        func value() -> String {
          let x = generator.random.pick(inner.1)
          return kind.hasSuffix("Box")
            ? "\(kind)<\(inner.0)>(\(x))"
            : "\(kind)<\(inner.0), Int>(\(x), \(generator.random.below(3)))"
        }
        return ["let \(a) = \(value())", "let \(b) = \(value())"]
          + generator.random.some(
            4,
            of: [
              "print(\(a) == \(b), \(a) != \(b))",
              "print(same\(name)(\(a), \(b)), same\(name)([\(a)], [\(b), \(a)]))",
              "print(same\(name)(Optional(\(a)), nil))", "print(count\(name)([\(a), \(b), \(a)]))",
              "print([\(a): 1][\(a)] as Any)", "print(\(a), [\(a)], Optional(\(b)) as Any)",
              "print(\"\\(\(a))\", String(describing: [\(b)]))",
              "print([\(a), \(b)].firstIndex(of: \(b)) as Any)",
              "print([\(a)].contains(\(b)), [[\(a)]] == [[\(b)]])",
              "print(perhaps\(name)(\(a)), asAny\(name)([\(a)]))",
              "print(same\(name)([1: \(a)], [1: \(b)]))", "debugPrint(\(a))",
            ])
      },
      { generator in
        guard let name = generator.declaredName("conditional conformances") else { return nil }
        let values = (0..<3).map { _ in "\(name)Box(\(generator.random.number(-3...9)))" }
        let list = "[" + values.joined(separator: ", ") + "]"
        return generator.random.some(
          3,
          of: [
            "print(\(list).sorted().map(\\.held), \(list).max()!.held)",
            "print(order\(name)(\(values[0]), \(values[1])))",
            "print(\(values[0]) < \(values[1]), \(values[1]) >= \(values[2]))",
            "print(min(\(values[0]), \(values[2])).held, \(list).weight\(name)())",
            "print(\(list) == Array(\(list).reversed()), (\(values[0])...\(values[0])).contains(\(values[1])))",
            "for each in \(name)Box([\(generator.random.number(0...9)), 2]) { print(each) }",
            "print(\(name)Box([1, 2]).map { $0 + 1 }, \(name)Box(\"ab\").contains(\"a\"), Array(\(name)Box([[1], []])))",
          ])
      },
    ])
}

extension Generator {
  /// A value that conforms whatever its parts are.
  fileprivate mutating func weighingValue(_ name: String, _ depth: Int) -> String {
    let simple = ["\(random.number(0...20))", "\(name)Stone(\(random.number(1...9)))"]
    guard depth > 0 else { return "(\(random.pick(simple)))" }
    let inner = weighingValue(name, depth - 1)
    return random.pick([
      "(\(inner))", "\(name)Box(\(inner))", "[\(inner)]", "[\(inner), \(inner)]",
      "\(name)Pair(\(inner), \(weighingValue(name, 0)))", "[\"k\": \(inner)]",
      "\(name)Box([\(inner)])",
    ])
  }

  fileprivate mutating func weightlessValue(_ name: String) -> String {
    random.pick([
      "\(name)Box(\"text\")", "[\"a\"]", "\(name)Box([2.5])", "Optional(\"x\")", "2.5",
      "\(name)Pair(1, \"b\")", "[\"a\": \"b\"]", "([] as [Int])", "Optional([2.5])",
      "Optional(2.5)",
      "\(name)Box({ 1 })", "\(name)Plain()", "[\(name)Plain()]", "([] as [Any])",
    ])
  }

  fileprivate mutating func weighingProtocol(_ name: String) -> String {
    """
    protocol \(name) {
      func weight\(name)() -> Int
      \(random.pick(["", "var unit\(name): String { get }"]))
    }
    extension \(name) { var unit\(name): String { "\(random.pick(["kg", "g"]))" } }
    """
  }

  fileprivate mutating func weighingTypes(_ name: String) -> String {
    """
    struct \(name)Stone: \(name), \(random.pick(["Hashable", "Equatable", "Comparable"])) {
      var n: Int
      init(_ n: Int) { self.n = n }
      func weight\(name)() -> Int { n }
      static func < (a: Self, b: Self) -> Bool { a.n < b.n }
    }
    struct \(name)Plain {}
    \(random.pick(["struct", "final class"])) \(name)Box<T> {
      var held: T
      init(_ held: T) { self.held = held }
    }
    struct \(name)Pair<A, B> {
      var a: A
      var b: B
      init(_ a: A, _ b: B) { self.a = a; self.b = b }
    }
    """
  }

  fileprivate mutating func weighingConformances(_ name: String) -> String {
    let described = random.some(
      random.number(0...2),
      of: [
        "extension \(name)Box: CustomStringConvertible where T: CustomStringConvertible { var description: String { \"box of \" + held.description } }",
        "extension \(name)Pair: CustomStringConvertible where A: CustomStringConvertible, B: CustomStringConvertible { var description: String { a.description + \"+\" + b.description } }",
        "extension \(name)Pair: CustomDebugStringConvertible where A == Int { var debugDescription: String { \"debug \\(a)\" } }",
      ])
    let special = random.some(
      random.number(0...2),
      of: [
        "extension \(name)Box where T == Int { var unit\(name): String { \"ints\" } }",
        "extension Array where Element == \(name)Stone { func heaviest() -> Int { map(\\.n).max() ?? 0 }; var unit\(name): String { \"stones\" } }",
        "extension \(name)Pair where A: \(name) { var unit\(name): String { \"pair \" + a.unit\(name) } }",
      ])
    return """
      extension Int: \(name) { func weight\(name)() -> Int { self % 1000 } }
      extension \(name)Box: \(name) where T: \(name) { func weight\(name)() -> Int { held.weight\(name)() + 1 } }
      extension \(name)Pair: \(name) where A: \(name), B: \(name) { func weight\(name)() -> Int { a.weight\(name)() + b.weight\(name)() } }
      extension Array: \(name) where Element: \(name) { func weight\(name)() -> Int { reduce(0) { $0 + $1.weight\(name)() } } }
      extension Dictionary: \(name) where Value: \(name) { func weight\(name)() -> Int { values.reduce(100) { $0 + $1.weight\(name)() } } }
      extension \(name)Box: Equatable where T: Equatable { static func == (a: \(name)Box, b: \(name)Box) -> Bool { a.held == b.held } }
      extension \(name)Box: Hashable where T: Hashable { func hash(into hasher: inout Hasher) { hasher.combine(held) } }
      extension \(name)Box: Comparable where T: Comparable { static func < (a: \(name)Box, b: \(name)Box) -> Bool { a.held < b.held } }
      extension \(name)Box: Sequence where T: Collection { func makeIterator() -> [T.Element].Iterator { Array(held).makeIterator() } }
      extension \(name)Pair: Equatable where A: Equatable, B: Equatable {}
      extension \(name)Pair: Hashable where A: Hashable, B: Hashable {}
      \((described + special).joined(separator: "\n"))
      """
  }
}
