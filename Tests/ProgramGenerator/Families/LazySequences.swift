extension Family {
  /// Sequences that work when they are read, of the library and of the program.
  static let lazySequences = Family(
    name: "lazy sequences",
    declare: { generator in
      let name = generator.freshGlobal("Steps")
      generator.declarations.append(
        """
        struct \(name): Sequence, IteratorProtocol {
          var n: Int
          let step: Int
          mutating func next() -> Int? {
            guard n > 0 else { return nil }
            defer { n -= step }
            print("next", n)
            return n
          }
        }
        struct Ring\(name)<T>: \(generator.random.pick(["Collection", "RandomAccessCollection", "BidirectionalCollection"])) {
          var items: [T]
          var startIndex: Int { 0 }
          var endIndex: Int { items.count }
          func index(after i: Int) -> Int { i + 1 }
          func index(before i: Int) -> Int { i - 1 }
          subscript(i: Int) -> T { items[(i + 1) % items.count] }
        }
        extension Sequence where Element == Int {
          func total\(name)() -> Int { var n = 0; for x in self { n = (n + x) % 10_000 }; return n }
        }
        """)
      generator.noteDeclared("lazy sequences", name)
    },
    statements: [
      { generator in
        guard let name = generator.declaredName("lazy sequences") else { return nil }
        return (0..<3).map { _ in
          let (source, kept) = (generator.lazySource(name), generator.fresh("lazy"))
          return "do { let \(kept) = \(source); print(\(generator.lazyRead(kept, name))) }"
        }
      },
      { generator in
        guard let name = generator.declaredName("lazy sequences") else { return nil }
        let (each, source) = (generator.fresh("e"), generator.lazySource(name))
        return [
          "for \(each) in (\(source)) {", "  print(\"loop\", \(each))",
          "  if \(each) == \(generator.random.below(5)) { break }", "}",
        ]
      },
      { generator in
        guard let name = generator.declaredName("lazy sequences") else { return nil }
        let iterator = generator.fresh("it")
        return [
          "var \(iterator) = \(generator.lazySource(name)).makeIterator()",
          "print(\(iterator).next() as Any, \(iterator).next() as Any)",
          "while let x = \(iterator).next() { print(\"rest\", x); if x < 2 { break } }",
        ]
      },
    ])
}

extension Generator {
  /// A sequence of numbers.
  fileprivate mutating func lazySource(_ name: String) -> String {
    let numbers =
      "(["
      + (0..<random.number(1...4)).map { _ in "\(random.number(-2...9))" }.joined(separator: ", ")
      + "] as [Int])"
    let base = random.pick([
      numbers, "\(numbers).lazy",
      "\(name)(n: \(random.number(1...6)), step: \(random.number(1...2)))",
      "Ring\(name)(items: \(numbers))",
      "(1...\(random.number(1...5))).lazy", "sequence(first: 1) { $0 < 20 ? $0 * 2 : nil }",
      "stride(from: 0, to: 7, by: 3)", "Ring\(name)(items: \(numbers)).lazy",
      "sequence(state: 3) { (s: inout Int) -> Int? in s -= 1; return s < 0 ? nil : s }",
      "AnySequence(\(numbers))", "AnyIterator([4, 2].makeIterator())",
      "repeatElement(\(random.below(5)), count: 2)",

      "(0..<4).lazy.filter { $0 % 2 == 0 }",
    ])
    guard random.chance(50) else { return base }
    return base
      + random.pick([
        ".prefix(2)", ".dropFirst()", ".prefix { $0 < 4 }", ".drop { $0 > 2 }",
        ".filter { $0 != 1 }", ".map { $0 + 1 }", ".compactMap { $0 > 1 ? $0 : nil }",
        ".reversed()", ".sorted()",
        ".enumerated().map { $0 * 10 + $1 }", ".filter { $0 < 8 }", ".dropLast()", ".suffix(2)",
      ])
  }

  fileprivate mutating func lazyRead(_ source: String, _ name: String) -> String {
    source
      + random.pick([
        ".first { $0 > 2 } as Any", ".contains(3)", ".total\(name)()", ".reduce(0, +)",
        ".map { \"\\($0)\" }.joined(separator: \",\")", ".min() as Any", ".max() as Any",
        ".sorted()", ".allSatisfy { $0 < 8 }",
        ".elementsEqual([1, 2])", ".contains { $0 < 0 }",
        ".reduce(into: []) { $0.append($1) }", ".starts(with: [1])",
        ".enumerated().map { $0.offset - $0.element }",
        ".sorted(by: >)", ".lexicographicallyPrecedes([2])",
        ".compactMap { Int(\"\\($0)\") }.reduce(0) { $0 - $1 }",
        ".flatMap { [$0] }.reduce(1) { $0 * 2 + $1 }", ".underestimatedCount >= 0",
      ])
  }
}
