extension Family {
  static let optionals = Family(
    name: "optionals",
    statements: [
      { generator in
        guard let (text, wrapped) = generator.optional() else { return nil }
        let name = generator.fresh("u")
        let body = generator.scoped { generator in
          generator.variables.append(Variable(name: name, type: wrapped))
          return generator.printing() + generator.block(1...2)
        }
        let other = generator.random.chance(50) ? generator.block(1...2) : []
        return braced("if let \(name) = (\(text))", body, other.isEmpty ? "}" : "} else {")
          + (other.isEmpty ? [] : indented(other) + ["}"])
      },
      { generator in
        guard generator.context.mayReturn || generator.context.loops.isEmpty == false,
          let (text, wrapped) = generator.optional()
        else { return nil }
        let leave = generator.leaving()
        let name = generator.fresh("u")
        generator.variables.append(Variable(name: name, type: wrapped))
        return braced("guard let \(name) = (\(text)) else", leave)
      },
      { generator in
        guard let (text, wrapped) = generator.optional() else { return nil }
        let name = generator.fresh("u")
        let some = generator.scoped { generator in
          generator.variables.append(Variable(name: name, type: wrapped))
          return generator.printing()
        }
        return ["switch (\(text)) {", "case let \(name)?:"] + indented(some) + ["case nil:"]
          + indented(generator.printing()) + ["}"]
      },
      { generator in
        guard let (text, wrapped) = generator.optional(), case .named(let name, _) = wrapped,
          let nominal = generator.nominal(name), nominal.generics.isEmpty
        else { return nil }
        let methods = nominal.methods.filter {
          !$0.isMutating && !$0.throwsErrors && !$0.parameters.contains { $0.isInout }
        }
        guard !methods.isEmpty else { return nil }
        let method = generator.random.pick(methods)
        let call = "(\(text))?.\(method.name)\(generator.arguments(method.parameters, 1))"
        return method.result == .void
          ? [call]
          : [
            "print(\"\(generator.fresh("#"))\", \(generator.shown("(\(call))", method.result.isOptional ? method.result : .optional(method.result))))"
          ]
      },
      { generator in
        guard let place = generator.settable(where: { $0.type.isOptional && $0.isWhole }) else {
          return nil
        }
        return generator.guarded(
          place, ["\(place.text) = nil", "print(\"\(generator.fresh("#"))\")"])
      },
    ],
    expressions: [
      { generator, type, depth in
        guard !type.isFunction, type != .void else { return nil }
        return
          "(\(generator.typed(.optional(type), depth)) ?? \(generator.expression(type, depth)))"
      },
      { generator, type, depth in
        guard case .optional(let wrapped) = type, !wrapped.isFunction else { return nil }
        let other = generator.type(1)
        guard !other.isFunction else { return nil }
        let name = generator.fresh("m")
        let receiver = generator.typed(.optional(other), depth)
        return generator.scoped { generator in
          generator.variables.append(Variable(name: name, type: other))
          generator.context.canThrow = false
          return
            "\(receiver).map { (\(name): \(other.text)) -> \(wrapped.text) in \(generator.expression(wrapped, depth)) }"
        }
      },
      { generator, type, depth in
        guard case .optional(let wrapped) = type, wrapped == .int else { return nil }
        return generator.random.pick(["Int(\"12\")", "Int(\"x\")"])
      },
      { generator, type, depth in
        guard case .optional(let wrapped) = type else { return nil }
        let array = generator.typed(.array(wrapped), depth)
        return "\(array).\(generator.random.pick(["first", "last"]))"
      },
    ])
}

extension Generator {
  /// An optional in sight or a new one, and its wrapped type.
  mutating func optional() -> (text: String, wrapped: SwiftType)? {
    let found = places().filter { $0.type.isOptional && $0.conditions.isEmpty }
    if !found.isEmpty, random.chance(80) {
      let place = random.pick(found)
      if case .optional(let wrapped) = place.type { return (place.text, wrapped) }
    }
    let wrapped = type(1)
    guard !wrapped.isFunction else { return nil }
    return (typed(.optional(wrapped), 1), wrapped)
  }

  /// Statements that leave the innermost loop or function.
  mutating func leaving() -> [String] {
    let words = ["print(\"\(fresh("leave"))\")"]
    if !context.loops.isEmpty, random.chance(70) || !context.mayReturn {
      return words + [random.pick(["continue", "break"])]
    }
    return words
      + [context.result == .void ? "return" : "return \(expression(context.result, 1))"]
  }
}
