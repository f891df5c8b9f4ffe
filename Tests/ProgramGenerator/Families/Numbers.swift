extension Family {
  /// Arithmetic, kept in a range where nothing overflows by chance.
  static let numbers = Family(
    name: "numbers",
    expressions: [
      { generator, type, depth in
        guard type == .int else { return nil }
        let (a, b) = (generator.expression(.int, depth), generator.expression(.int, depth))
        switch generator.random.below(12) {
        case 0: return "(\(a) + \(b))"
        case 1: return "(\(a) - \(b))"
        case 2: return "(\(a) % 100 * (\(b) % 20))"
        case 3: return "(\(a) / \(generator.random.pick(["2", "3", "-4", "7"])))"
        case 4: return "(\(a) % \(generator.random.pick(["2", "3", "-4", "7", "1000"])))"
        case 5: return "((\(a) & 0xFF) << 3)"
        case 6: return "(\(a) >> \(generator.random.number(0...4)))"
        case 7: return "(\(a) ^ \(b))"
        case 8: return "(\(a) | \(b))"
        case 9: return "max(\(a), \(b))"
        case 10: return "abs(\(a) % 1000)"
        default: return "(-(\(a) % 1000))"
        }
      },
      { generator, type, depth in
        guard type == .double else { return nil }
        let a = generator.expression(.double, depth)
        switch generator.random.below(6) {
        case 0: return "(\(a) + \(generator.expression(.double, depth)))"
        case 1: return "(\(a) * 0.5)"
        case 2: return "Double(\(generator.expression(.int, depth)) % 1000)"
        case 3: return "(\(a) / 4)"
        case 4: return "(\(a)).rounded()"
        default: return "min(\(a), \(generator.expression(.double, depth)))"
        }
      },
      { generator, type, depth in
        guard type == .bool else { return nil }
        switch generator.random.below(6) {
        case 0: return "!\(generator.typed(.bool, depth))"
        case 1:
          return "(\(generator.expression(.bool, depth)) && \(generator.expression(.bool, depth)))"
        case 2:
          return "(\(generator.expression(.bool, depth)) || \(generator.expression(.bool, depth)))"
        case 3: return "(\(generator.expression(.int, depth)) % 3 == 0)"
        default:
          let compared = generator.random.pick([SwiftType.int, .string, .double])
          let operation = generator.random.pick(["<", "<=", ">", ">=", "==", "!="])
          return
            "(\(generator.typed(compared, depth)) \(operation) \(generator.expression(compared, depth)))"
        }
      },
      // For any type: a condition, or a value that is announced.
      { generator, type, depth in
        guard type != .void, !type.isFunction else { return nil }
        return
          "(\(generator.expression(.bool, depth)) ? \(generator.typed(type, depth)) : \(generator.typed(type, depth)))"
      },
      { generator, type, depth in
        guard type != .void else { return nil }
        return
          "note\(generator.suffix)(\"\(generator.fresh("n"))\", \(generator.typed(type, depth)))"
      },
    ])
}
