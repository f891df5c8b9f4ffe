extension Family {
  /// Integers of other sizes: wrapping, truncation, and numbers that do not fit.
  static let sizedIntegers = Family(
    name: "sized integers",
    statements: [
      { generator in
        let (type, a, b) = generator.sizedPair()
        let (one, other) = (generator.fresh("z"), generator.fresh("z"))
        let operations = ["&+", "&-", "&*", "&", "|", "^", "&<<", "&>>", "<", "==", "/", "%"]
        let shown = (0..<3).map { _ in "\(one) \(generator.random.pick(operations)) \(other)" }
        return [
          "let (\(one), \(other)): (\(type), \(type)) = (\(a), \(b))",
          "print(\"\(generator.fresh("#"))\", \(shown.joined(separator: ", ")))",
          "print(~\(one), \(one) >> 1, \(one) << 1, \(one).leadingZeroBitCount, \(one).nonzeroBitCount)",
          "print(\(one).addingReportingOverflow(\(other)), \(one).multipliedReportingOverflow(by: \(other)))",
        ]
      },
      { generator in
        let type = generator.random.pick(generator.sizedTypes).name
        let name = generator.fresh("z")
        let value = generator.expression(.int)
        return [
          "let \(name) = \(value)",
          "print(\(type)(truncatingIfNeeded: \(name)), \(type)(clamping: \(name)), \(type)(exactly: \(name)) as Any)",
          "print(\(type).min, \(type).max, \(type)(\(name) & 0x7F) as Any, Int(\(type).max / 2))",
        ]
      },
      { generator in
        // Sums that stay in range.
        let (type, a, b) = generator.sizedPair()
        let name = generator.fresh("z")
        return [
          "var \(name): [\(type)] = [\(a), \(b)]", "\(name)[0] = \(name)[0] / 2 + \(name)[1] / 4",
          "\(name).append(\(name)[0] &* 5)",
          "print(\(name), \(name).max() as Any, type(of: \(name)[0]))",
        ]
      },
    ])
}

extension Generator {
  var sizedTypes: [(name: String, range: ClosedRange<Int>)] {
    [
      ("Int8", -128...127), ("UInt8", 0...255), ("Int16", -32768...32767), ("UInt16", 0...65535),
      ("Int32", -2_147_483_648...2_147_483_647), ("UInt32", 0...4_294_967_295),
      ("UInt", 0...9_000_000_000),
    ]
  }

  /// A type and two of its values, the other of which is not zero.
  mutating func sizedPair() -> (type: String, Int, Int) {
    let (type, range) = random.pick(sizedTypes)
    let values = [range.lowerBound, range.upperBound, 1, 2, 7, range.upperBound / 2 + 1, 100]
    return (type, random.pick(values), random.pick([range.upperBound, 1, 2, 7, 100]))
  }
}
