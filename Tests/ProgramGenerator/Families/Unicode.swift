extension Family {
  /// Texts whose characters are several scalars, or are equal although their scalars differ.
  static let unicode = Family(
    name: "unicode",
    statements: [
      { generator in
        let (s, t) = (generator.fresh("s"), generator.fresh("t"))
        let reads = generator.random.some(6, of: generator.textReads(s, t))
        return ["let \(s) = \(generator.unusualText())", "let \(t) = \(generator.unusualText())"]
          + reads.map { "print(\($0))" }
      },
      { generator in
        let s = generator.fresh("s")
        let changes = generator.random.some(3, of: generator.textChanges(s))
        return ["var \(s) = \(generator.unusualText(2))"] + changes
          + ["print(\(s), \(s).count, \(s).unicodeScalars.count, \(s).utf8.count)"]
      },
      { generator in
        let c = generator.fresh("c")
        let reads = generator.random.some(5, of: generator.characterReads(c))
        return ["let \(c): Character = \"\(generator.random.pick(Generator.characters))\""]
          + reads.map { "print(\($0))" }
      },
      { generator in
        let c = generator.fresh("c")
        let reads = generator.random.some(2, of: generator.characterReads(c))
        return [
          "for \(c) in \(generator.unusualText(3)) {",
          "  print(\(c), \(reads.joined(separator: ", ")))", "}",
        ]
      },
      { generator in
        let list = generator.fresh("l")
        let texts = (0..<4).map { _ in generator.unusualText() }
        return ["let \(list) = [\(texts.joined(separator: ", "))]"]
          + generator.random.some(
            3,
            of: [
              "print(\(list).sorted(), \(list).max()!)",
              "print(Set(\(list)).count, \(list).firstIndex(of: \(texts[2])) as Any)",
              "print(Dictionary(\(list).map { ($0, 1) }, uniquingKeysWith: +)[\(texts[0])] as Any)",
              "print(\(list).joined(separator: \"\\u{301}\").count)",
              "print(\(list).map(\\.count), \(list).map { $0.utf16.count })",
              "print(Dictionary(grouping: \(list)) { $0.count }[1]?.count as Any)",
              "print(\(list).joined().reversed().map { String($0) })",
              "print(\(list).sorted { $0.utf8.count < $1.utf8.count }.map { Array($0.utf8) })",
              "print(\(list).map { $0.lowercased() }, \(list).reduce(\"\", +).count)",
            ])
      },
    ],
    expressions: [
      { generator, type, depth in
        guard type == .string else { return nil }
        return generator.unusualText(1)
      },
      { generator, type, depth in
        guard type == .int else { return nil }
        return
          "\(generator.unusualText(2)).\(generator.random.pick(["count", "utf8.count", "utf16.count", "unicodeScalars.count"]))"
      },
    ])
}

extension Generator {
  /// One character each: accents before and after, families, flags, other scripts, ligatures.
  fileprivate static let characters = [
    "e\\u{301}", "\\u{E9}", "\\u{1F469}\\u{200D}\\u{1F469}\\u{200D}\\u{1F466}",
    "\\u{1F1E9}\\u{1F1EA}", "\\u{1F44B}\\u{1F3FD}",
    "\\u{DF}", "\\u{FB01}", "\\u{130}", "\\u{131}", "\\u{212B}", "\\u{C5}", "A\\u{30A}",
    "\\u{D55C}", "\\u{1112}\\u{1161}\\u{11AB}",
    "\\r\\n", "a\\u{308}\\u{323}", "a\\u{323}\\u{308}", "\\u{1C6}", "\\u{2126}", "\\u{3A9}",
    "1\\u{FE0F}\\u{20E3}", "\\u{1F600}",
    "\\u{3A3}", "\\u{430}", "\\u{4E2D}", "\\u{665}", "\\u{2167}", "\\u{BD}", "a", "Z", "7", " ",
    "\\n", "\\t", "$", "\\u{20AC}", "-", "!",
    "\\u{1F468}\\u{200D}\\u{1F4BB}", "\\u{2764}\\u{FE0F}", "\\u{2764}", "f", "\\u{FF21}", "\\u{B2}",
    "_", "+", "\\u{2028}", "\\u{A0}",
    "\\u{1E9E}", "\\u{149}", "n\\u{303}", "\\u{F1}", "q\\u{307}\\u{323}", "\\\\", "\\\"", "'",
    "\\u{7F}", "\\u{AD}",
  ]

  /// A literal of some characters.
  fileprivate mutating func unusualText(_ least: Int = 0) -> String {
    let count = random.number(least...5)
    let characters = (0..<count).map { _ in
      random.chance(25)
        ? random.pick(["a", "b", " ", "E", "-", "1"]) : random.pick(Self.characters)
    }
    return "\"" + characters.joined() + "\""
  }

  fileprivate mutating func textReads(_ s: String, _ t: String) -> [String] {
    let c = random.pick(Self.characters)
    return [
      "\(s), \(t)", "\(s).count, \(t).count", "\(s) == \(t), \(s) < \(t)",
      "\(s).utf8.count, \(s).utf16.count, \(s).unicodeScalars.count",
      "Array(\(s).utf8), Array(\(s).utf16)", "\(s).unicodeScalars.map { $0.value }",
      "String(\(s).reversed())", "Array(\(s))",
      "\(s).hasPrefix(\(t)), (\(t) + \(s)).hasPrefix(\(t)), (\(s) + \(t)).hasSuffix(\(t))",
      "\(s).contains(\"\(c)\")", "\(s).uppercased(), \(s).lowercased()",
      "\(s).first as Any, \(s).last as Any", "Set([\(s), \(t)]).count, [\(s): 1][\(t)] as Any",
      "\(s).hashValue == \(t).hashValue", "\(s).sorted()",
      "(\(s) + \"\(c)\" + \(t)).split(separator: \"\(c)\").map { String($0) }",
      "(\(s) + \"\(c)\" + \(t)).split(separator: \"\(c)\", omittingEmptySubsequences: false).count",
      "\(s).firstIndex(of: \"\(c)\").map { \(s).distance(from: \(s).startIndex, to: $0) } as Any",
      "\(s).indices.count", "[\(s), \(t)]", "String(reflecting: \(s))",
      "\(s).prefix(2), \(s).suffix(1), \(s).dropFirst(), \(s).dropLast(2)",
      "\(s).prefix { $0.isLetter }, \(s).drop { !$0.isASCII }",
      "\(s).filter { $0.isLetter || $0.isNumber }",
      "\(s).elementsEqual(\(t)), \(s).utf8.elementsEqual(\(t).utf8)",
      "\(s).lexicographicallyPrecedes(\(t))",
      "String(decoding: Array(\(s).utf8), as: UTF8.self) == \(s)",
      "\(s).map { \"<\\($0)>\" }.joined()", "\(s).enumerated().map { \"\\($0)\\($1)\" }",
      "zip(\(s), \(t)).map { $0 == $1 }", "\(s).max() as Any, \(s).min() as Any",
      "\(s).isEmpty", "\(s).utf8.first as Any, \(s).utf16.last as Any",
      "\(s).unicodeScalars.first as Any", "\(s).unicodeScalars.map { \"\\($0)\" }",
      "\(s).allSatisfy { $0.isASCII }", "\(s).reduce(0) { $0 + $1.utf8.count }",
      "\(s).debugDescription",
      "\(s) + \(t) == \(t) + \(s), (\(s) + \(t)).count", "\"\\(\(s))\\u{301}\".count",
      "\(s) >= \(t), max(\(s), \(t))", "\(s).unicodeScalars.reversed().map { $0.value }",
      "\(s).compactMap(\\.wholeNumberValue), \(s).compactMap(\\.asciiValue)",
      "\(s).split { $0.isWhitespace }.count", "\(s).startIndex == \(s).endIndex",
      "\(s).utf8.map { String($0, radix: 16) }.joined(separator: \" \")",
      "Substring(\(s)) == \(t), \(s).prefix(1) == \(t).prefix(1)", "\(s).randomElement() == nil",
    ]
  }

  fileprivate mutating func textChanges(_ s: String) -> [String] {
    let c = random.pick(Self.characters)
    return [
      "\(s).append(\"\(c)\")", "\(s) += \"\\u{301}\"", "\(s).insert(\"\(c)\", at: \(s).startIndex)",
      "print(\(s).removeFirst())", "print(\(s).removeLast())",
      "\(s).removeAll { $0 == \"\(c)\" }",
      "print(\(s).remove(at: \(s).index(before: \(s).endIndex)))",
      "print(\(s)[\(s).index(after: \(s).startIndex)...])",
      "print(\(s)[..<\(s).index(\(s).startIndex, offsetBy: 1)])", "print(\(s)[\(s).startIndex])",
      "\(s) = \(s).lowercased()",
      "\(s).append(contentsOf: \(s).reversed())", "\(s) = String(\(s).dropFirst())",
      "\(s).insert(contentsOf: \"\(c)x\", at: \(s).endIndex)",
      "print(\(s).popLast() as Any)", "\(s) = \(s) + \(s)",
      "print(\(s).index(\(s).startIndex, offsetBy: 9, limitedBy: \(s).endIndex) == nil)",
      "for i in \(s).indices { print(\(s)[i]) }",
      "\(s).replaceSubrange(\(s).startIndex..<\(s).endIndex, with: \"\(c)\(c)\")",
      "if let i = \(s).lastIndex(of: \"\(c)\") { \(s).remove(at: i) }",
      "switch \(s) { case \"\(c)\": print(\"alone\"); default: print(\"more\") }",
      "\(s) = String(\(s).map { $0 == \"\(c)\" ? \"?\" : $0 })",
      "\(s).removeSubrange(\(s).startIndex..<\(s).index(after: \(s).startIndex))",
      "\(s) = \(s).replacing(\"\(c)\", with: \"*\")", "\(s).write(\"\(c)\")",
    ]
  }

  fileprivate mutating func characterReads(_ c: String) -> [String] {
    let other = random.pick(Self.characters)
    return [
      "\(c).isLetter", "\(c).isNumber", "\(c).isWhitespace", "\(c).isUppercase", "\(c).isLowercase",
      "\(c).isPunctuation", "\(c).isSymbol", "\(c).isASCII",
      "\(c).isNewline", "\(c).isCased", "\(c).isHexDigit", "\(c).isWholeNumber",
      "\(c).isMathSymbol", "\(c).isCurrencySymbol", "\(c).asciiValue as Any",
      "\(c).wholeNumberValue as Any", "\(c).hexDigitValue as Any", "\(c).uppercased()",
      "\(c).lowercased()", "\(c).utf8.count", "\(c).utf16.count",
      "\(c).unicodeScalars.count", "\(c).unicodeScalars.map { $0.value }", "\(c) == \"\(other)\"",
      "\(c) < \"\(other)\"", "String(\(c)).count", "\"\\(\(c))\\(\(c))\".count",
      "Array(\(c).utf8)", "\(c).hashValue == Character(\"\(other)\").hashValue", "[\(c)]",
      "\(c).description", "String(reflecting: \(c))", "Set([\(c), \"\(other)\"]).count",
      "(\"a\"...\"z\").contains(\(c))", "\(c) == \(c)", "String(repeating: \(c), count: 2)",
      "\(c).unicodeScalars.first!.isASCII",
      "\(c).debugDescription",
    ]
  }
}
