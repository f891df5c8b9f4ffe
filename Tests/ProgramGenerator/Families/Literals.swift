extension Family {
  /// Literals whose type nothing says.
  static let literals = Family(
    name: "literals",
    statements: [
      { generator in
        (0..<3).map { _ in
          let text = generator.number(generator.random.number(1...2))
          return generator.random.pick([
            "print(\(text))", "print(\"\\(\(text))\", type(of: \(text)))", "print([\(text)])",
            "print((\(text), \(generator.number(1))))",
            "print(\(text) \(generator.random.pick(["<", "==", ">="])) \(generator.number(1)))",
          ])
        }
      },
      { generator in
        let condition = generator.random.pick([
          "[1].isEmpty", "!\"\".isEmpty", "1 < 2", generator.typed(.bool, 1),
        ])
        let name = generator.fresh("lit")
        return [
          "let \(name) = \(condition) ? \(generator.alternatives())",
          generator.random.pick([
            "print(\(name) as Any)", "print(type(of: \(name)), \(name) as Any)",
          ]),
        ]
      },
      { generator in
        (0..<2).flatMap { _ in
          let name = generator.fresh("lit")
          return ["let \(name) = \(generator.literalCollection())", "print(\(name))"]
        }
      },
      { generator in
        let name = generator.fresh("lit")
        return [
          "let \(name) = \(generator.literalCollection())",
          "print(\"\\(\(name))\", type(of: \(name)))",
        ]
      },
      { generator in
        (0..<3).map { _ in "print(\(generator.literalMember()))" }
      },
    ],
    expressions: [
      { generator, type, _ in
        guard type == .double else { return nil }
        return "(\(generator.number(2)) + 0.5)"
      },
      { generator, type, _ in
        guard type == .bool else { return nil }
        return
          "(\(generator.number(1)) \(generator.random.pick(["<", "==", "!=", ">"])) \(generator.number(1)))"
      },
    ])
}

extension Generator {
  private mutating func numberLiteral() -> String {
    random.pick([
      "1", "2", "7", "10", "100", "3", "0x1F", "0b101", "0o17", "1_000", "2.5", "0.25", "1e3",
      "0x1p4",
      "1.5e-2", "12_345.678_9", "-2", "-0.5", "-7", "0xFF_FF", "00012", "1e2", "5e-1",
    ])
  }

  /// Arithmetic on literals; all its operands become of one type.
  fileprivate mutating func number(_ depth: Int) -> String {
    guard depth > 0 else { return numberLiteral() }
    switch random.below(9) {
    case 0: return "(\(number(depth - 1)))"
    case 1, 2: return "(\(number(depth - 1)) - \(number(depth - 1)))"
    case 3: return "\(number(depth - 1)) * \(numberLiteral())"
    case 4: return "\(number(depth - 1)) / \(random.pick(["2", "4", "0.5", "3", "8.0"]))"
    case 5: return "\(random.pick(["max", "min"]))(\(number(depth - 1)), \(number(depth - 1)))"
    case 6: return "abs(\(number(depth - 1)))"
    default: return "\(number(depth - 1)) + \(number(depth - 1))"
    }
  }

  fileprivate mutating func alternatives() -> String {
    let n = numberLiteral()
    let pairs = [
      ("1", "2.5"), ("nil", n), ("nil", "\"t\""), ("[]", "[\(n)]"), ("[:]", "[\"a\": \(n)]"),
      ("nil", "[\(n)]"), ("[1]", "[2.5]"), ("[nil]", "[1]"), ("[1: nil]", "[2: \"b\"]"),
      ("(1, nil)", "(2.5, \"x\")"),
      ("[[]]", "[[\(n)]]"), ("nil", "(1, \"t\")"), ("\"a\"", "\"b\\(\(n))\""),
      ("1...3", "4...\(random.number(5...9))"),
      ("[\"k\": [1]]", "[\"k\": []]"), ("[1, nil]", "[2.5]"), ("{ 1 }()", "2.5"), ("1 + 1", "\(n)"),
    ]
    let (a, b) = random.pick(pairs)
    return random.chance(50) ? "\(a) : \(b)" : "\(b) : \(a)"
  }

  fileprivate mutating func literalCollection() -> String {
    let (a, b, c) = (numberLiteral(), numberLiteral(), numberLiteral())
    return random.pick([
      "[\(a), \(b), \(c)]", "[\(a), nil, \(b)]", "[nil, \(c)]", "[[\(a)], [], [\(b)]]",
      "[[], [nil], [\(a)]]",
      "[(\(a), \"x\"), (\(b), \"y\")]", "[\"k\": \(a)]", "[\"k\": [\(a), \(b)]]",
      "[\"k\": nil, \"k2\": \(a)].count",
      "[\(a): \"v\"]", "[1: [2: \(b)]]", "(\(a), \(b), [\(c)], \"t\", true)", "[\"a\", nil]",
      "[true, nil]",
      "[\"a\", \"b\" + \"c\", \"\\(\(a))\"]", "[[1, \(b)], [\(a)]]", "[(1, nil), (\(a), \"t\")]",
      "[\(a), \(b)].map { $0 * 2 }", "[1, 2].reduce(\(a)) { $0 + Double($1) }",
      "[\(a), \(b)].reduce(0, +)", "[\(a), \(b), \(c)].sorted()", "[\(a), \(b)].contains(\(a))",
      "[\(a), \(b)].max()!",
      "(1...3).map { $0 * 2 }", "(1...3).map { Double($0) * \(b) }",
      "[1...2, 4...6].map { $0.count }",
      "[\(a), \(b)].enumerated().map { ($0, $1) }",
      "zip([1, \(b)], [\"x\", \"y\"]).map { \"\\($0)\\($1)\" }",
      "[1, nil, 3].compactMap { $0 }.count", "([[1], [\(b)]] as [[Double]]).flatMap { $0 }",
      "[\"a\": 1].mapValues { $0 + 1 }",
      "stride(from: 0, to: 1, by: 0.25).map { $0 }", "Array(stride(from: 3, through: 1, by: -1))",
      "[1, 2.5, nil].count", "[1: 2.5, 2: 3][1]!", "[\"x\": (1, \(b))]", "[Optional(\(a)), nil]",
    ])
  }

  fileprivate mutating func literalMember() -> String {
    let n = random.number(1...99)
    return random.pick([
      "\(n).description + \"!\"", "(-\(n)).magnitude", "-\(n).magnitude.description.count",
      "2.5.rounded(), (-2.5).rounded(.up), 3.5.rounded(.down)",
      "\(n).advanced(by: 2), 2.5.advanced(by: 1)",
      "\(n).isMultiple(of: 3), \(n).signum(), (-\(n)).signum()",
      "\"abc\".count, \"\".isEmpty, \"a\\(\(n))b\".uppercased()",
      "Int8(-128), UInt8(0xFF), -128 as Int8",
      "9_223_372_036_854_775_807, -9_223_372_036_854_775_808", "0xFFFF_FFFF, 0x7FFF_FFFF_FFFF_FFFF",
      "1e19, 123456789012345680.0, 1e16, 1e15",
      "18_446_744_073_709_551_615 as UInt64", "0.1 + 0.2, 1 / 3.0, 1 / 3, 2 / 3 as Double",
      "\(n) as Double, \(n) as Float, 0.1 as Float",
      "1 as Double / 3, (1 as Float) / 3", "~0, 5 & 3, 5 | 8, 6 ^ 3, 1 << 10, 0xF0 >> 4",
      "\(n) % 7, -\(n) % 7", "true && !false, 1 == 1.0",
      "\"\\(1)\\(2.5)\\([1, nil])\\((1, \"a\"))\"", "\"\\([\"a\": 1.5])\\(nil as Int?)\"",
      "(1...3).contains(2), (0.5..<2).contains(\(n))",
      "1...3 ~= 2, (1..<3).count, (1...3).reversed().map { $0 }", "(\"a\"...\"z\").contains(\"k\")",
      "\"x\" as Character, \"x\".unicodeScalars.count",
      "(1, 2) == (1, 2), (1, 2.5) < (1, 3)", "1.0.isZero, 0x1p-2, 0x1.8p1",
      "Double(\(n)), Float(2), Int(2.9), Int(-2.9)",
      "\(n).0, 3.0.description, 1e100, 5e-324, -0.0", "Int.max, UInt8.max, Int16.min",
      "1 + 2 == 3.0, 7 / 2 == 3, 7 / 2 == 3.5",
      "\"a\" + \"b\" < \"ac\", \"a\" == \"a\"", "[1, 2] + [2.5], [] + [1]",
      "Optional(3) == 3, nil == Optional(2.5)", "Optional(1) ?? 2.5, Optional(1.5) ?? 2",
      "\"\"\"\n  two\n    lines \\(\(n))\n  \"\"\"", "#\"raw \\n \\#(\(n))\"#",
      "\"tab\\tend\", \"quote\\\"\", \"\\u{41}\"",
      "Int(\"\(n)\")! + 1, Double(\"1e2\")! * 2, Int(\"7f\", radix: 16)!",
    ])
  }
}
