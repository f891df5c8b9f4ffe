extension Family {
  /// Strings, interpolation and descriptions.
  static let texts = Family(
    name: "texts",
    expressions: [
      { generator, type, depth in
        guard type == .string else { return nil }
        let a = generator.expression(.string, depth)
        switch generator.random.below(8) {
        case 0: return "(\(a) + \(generator.expression(.string, depth)))"
        case 1: return "(\(a)).uppercased()"
        case 2: return "String((\(a)).prefix(\(generator.random.below(4))))"
        case 3: return "String((\(a)).reversed())"
        case 4: return "(\(generator.typed(.array(.string), depth))).joined(separator: \"-\")"
        case 5: return "String(repeating: \(a), count: \(generator.random.below(3)))"
        default:
          let described = generator.type(1)
          guard generator.isPrintable(described), !described.isFunction else { return nil }
          let value = generator.typed(described, depth)
          if value.contains("\n") { return "String(describing: \(value))" }
          return generator.random.pick([
            "\"<\\(\(value))>\"", "String(describing: \(value))", "String(reflecting: \(value))",
          ])
        }
      },
      { generator, type, depth in
        guard type == .int else { return nil }
        return "(\(generator.expression(.string, depth))).count"
      },
      { generator, type, depth in
        guard type == .bool else { return nil }
        let name = generator.random.pick(["hasPrefix(\"a\")", "isEmpty", "contains(\"e\")"])
        return "(\(generator.expression(.string, depth))).\(name)"
      },
    ])
}
