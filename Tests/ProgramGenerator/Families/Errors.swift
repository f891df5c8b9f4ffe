extension Family {
  static let errors = Family(
    name: "errors",
    declare: { generator in
      guard generator.failure.isEmpty else { return }
      let name = generator.freshGlobal("Failure")
      generator.failure = name
      generator.declarations.append(
        """
        enum \(name): Error {
          case small(Int)
          case named(String)
          case none
        }
        """)
      for _ in 0..<generator.random.number(1...2) {
        let function = Signature(
          name: generator.freshGlobal("attempt"),
          parameters: [Parameter(label: nil, name: "n", type: .int)],
          result: generator.random.pick([.int, .string, .array(.int)]), throwsErrors: true)
        let body = generator.body(
          parameters: function.parameters, result: function.result, canThrow: true, 0...2)
        let thrown = generator.random.pick([".small(n)", ".named(\"n\\(n)\")", ".none"])
        generator.declarations.append(
          braced(
            "func \(function.name)\(function.text)",
            ["defer { print(\"tried\", n) }", "if n % 2 == 0 { throw \(name)\(thrown) }"] + body
          ).joined(separator: "\n"))
        generator.functions.append(function)
      }
    },
    statements: [
      { $0.attempt() },
      { $0.attempt() },
      { generator in
        guard generator.context.canThrow, let function = generator.throwing() else { return nil }
        let call = "try \(function.name)(\(generator.expression(.int)))"
        let name = generator.fresh("v")
        generator.variables.append(Variable(name: name, type: function.result))
        return ["let \(name) = \(call)"]
      },
      { generator in
        guard generator.context.canThrow, !generator.failure.isEmpty else { return nil }
        return braced(
          "if (\(generator.expression(.bool)))",
          ["throw \(generator.failure).\(generator.thrown())"])
      },
    ],
    expressions: [
      { generator, type, depth in
        guard case .optional(let wrapped) = type,
          let function = generator.throwing(wrapped)
        else { return nil }
        return "(try? \(function.name)(\(generator.expression(.int, depth))))"
      }
    ])
}

extension Generator {
  mutating func throwing(_ result: SwiftType? = nil) -> Signature? {
    let found = functions.filter { $0.throwsErrors && (result == nil || $0.result == result) }
    return found.isEmpty ? nil : random.pick(found)
  }

  mutating func thrown() -> String {
    random.pick(["small(\(expression(.int, 1)))", "named(\(expression(.string, 1)))", "none"])
  }

  /// `do` with statements that may throw, and clauses that tell errors apart.
  mutating func attempt() -> [String]? {
    guard !failure.isEmpty, let function = throwing() else { return nil }
    let body = scoped { generator in
      generator.context.canThrow = true
      // A throw leaves loops outside as it leaves blocks; the call makes the `catch` reachable.
      var lines = generator.block(0...2)
      lines.append("_ = try \(function.name)(\(generator.expression(.int)))")
      return lines + generator.block(0...1)
    }
    let bound = fresh("b")
    let small = scoped { generator in
      generator.variables.append(Variable(name: bound, type: .int))
      return generator.printing()
    }
    var lines = braced("do", body, "} catch \(failure).small(let \(bound)) {") + indented(small)
    if random.chance(50) {
      lines +=
        ["} catch \(failure).named(let \(bound)) where \(bound).count > 1 {"]
        + indented(["print(\"named\", \(bound))"])
    }
    if random.chance(40) {
      lines += ["} catch let \(bound) as \(failure) {"] + indented(["print(\"as\", \(bound))"])
    }
    return lines + ["} catch {"] + indented(["print(\"caught\", error)"] + block(0...1)) + ["}"]
  }
}
