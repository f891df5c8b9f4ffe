extension Family {
  /// Values whose type is only known at run time.
  static let casts = Family(
    name: "casts",
    statements: [
      { generator in
        let bound = (generator.fresh("b"), generator.fresh("b"))
        let one = generator.scoped { generator in
          generator.variables.append(Variable(name: bound.0, type: .int))
          return generator.printing()
        }
        let other = generator.scoped { generator in
          generator.variables.append(Variable(name: bound.1, type: .string))
          return generator.printing()
        }
        return ["switch (\(generator.anything(2))) {", "case let \(bound.0) as Int:"]
          + indented(one)
          + ["case let \(bound.1) as String where \(bound.1) != \"a\":"] + indented(other)
          + ["case is Bool:", "  print(\"a Bool\")", "default:", "  print(\"other\")", "}"]
      },
      { generator in
        let type = generator.type(1)
        guard !type.isFunction, !type.isOptional else { return nil }
        let name = generator.fresh("any")
        let value = generator.anything(2)
        return [
          "let \(name): Any = \(value)",
          "print(\(name) is \(type.text), \(generator.shown("(\(name) as? \(type.text))", .optional(type))))",
          "print(type(of: \(name)))",
        ]
      },
      { generator in
        // Down a hierarchy.
        let below = generator.nominals.filter {
          $0.superclass != nil && !generator.context.declaring.contains($0.name)
        }
        guard !below.isEmpty else { return nil }
        let one = generator.random.pick(below)
        guard let above = one.superclass, !generator.context.declaring.contains(above) else {
          return nil
        }
        let (name, bound) = (generator.fresh("base"), generator.fresh("u"))
        let value = generator.expression(.named(above))
        let body = generator.scoped { generator in
          generator.variables.append(Variable(name: bound, type: one.type))
          return generator.printing() + generator.block(0...1)
        }
        return ["let \(name): \(above) = \(value)"]
          + braced("if let \(bound) = \(name) as? \(one.name)", body)
          + ["print(type(of: \(name)), \(name) is \(one.name))"]
      },
    ],
    expressions: [
      { generator, type, depth in
        guard case .optional(let wrapped) = type, !wrapped.isOptional, !wrapped.isFunction else {
          return nil
        }
        return "(\(generator.anything(depth)) as? \(wrapped.text))"
      }
    ])
}
