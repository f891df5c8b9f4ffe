extension Family {
  static let flow = Family(
    name: "flow",
    statements: [
      { generator in
        let condition = generator.expression(.bool)
        let body = generator.block()
        guard generator.random.chance(60) else { return braced("if (\(condition))", body) }
        return braced("if (\(condition))", body, "} else {") + indented(generator.block()) + ["}"]
      },
      { generator in
        let name = generator.fresh("i")
        let upper = generator.random.number(1...3)
        let head = generator.random.pick([
          "\(name) in 0..<\(upper)", "\(name) in 1...\(upper)",
          "\(name) in stride(from: 0, to: \(upper * 2), by: 2)",
          "\(name) in (0..<\(upper)).reversed()",
        ])
        return generator.loop("for \(head)", Variable(name: name, type: .int))
      },
      { generator in
        let element = generator.type(1)
        guard !element.isFunction else { return nil }
        let name = generator.fresh("x")
        let list = generator.typed(.array(element), 2)
        let condition =
          generator.random.chance(25)
          ? generator.scoped { generator in
            generator.variables.append(Variable(name: name, type: element))
            return " where (\(generator.expression(.bool, 1)))"
          } : ""
        return generator.loop(
          "for \(name) in (\(list))\(condition)", Variable(name: name, type: element))
      },
      { generator in
        let name = generator.fresh("w")
        var lines = ["var \(name) = 0"]
        let counter = Variable(name: name, type: .int)
        if generator.random.chance(50) {
          lines += generator.loop(
            "while \(name) < \(generator.random.number(1...3))", counter, first: "\(name) += 1")
        } else {
          let body = generator.scoped { generator in
            generator.context.loops.append(nil)
            generator.variables.append(counter)
            return ["\(name) += 1"] + generator.block()
          }
          lines += braced("repeat", body, "} while \(name) < \(generator.random.number(1...3))")
        }
        return lines
      },
      { generator in
        guard !generator.context.loops.isEmpty else { return nil }
        let label = generator.random.pick(generator.context.loops).map { " " + $0 } ?? ""
        let word = generator.random.pick(["break", "continue"])
        return ["if (\(generator.expression(.bool))) { print(\"\(word)\"); \(word)\(label) }"]
      },
      { generator in
        guard generator.context.mayReturn, generator.context.depth > 1 else { return nil }
        let result = generator.context.result
        let value = result == .void ? "" : " " + generator.expression(result)
        return braced("if (\(generator.expression(.bool)))", ["return\(value)"])
      },
      { generator in
        // Deferred code runs at the end of the scope on every way out.
        let body = generator.scoped { generator -> [String] in
          generator.context.mayReturn = false
          generator.context.canThrow = false
          generator.context.loops = []
          return generator.printing()
        }
        return body.count == 1 ? ["defer { \(body[0]) }"] : braced("defer", body)
      },
      { generator in braced("do", generator.block()) },
      { generator in
        let value = generator.expression(.int)
        let name = generator.fresh("s")
        let bound = generator.scoped { generator in
          generator.variables.append(Variable(name: name, type: .int))
          return (generator.expression(.bool, 1), generator.printing())
        }
        let falls = generator.random.chance(30) ? ["fallthrough"] : []
        return ["switch (\(value)) {", "case 0, 1:"] + indented(generator.block(1...2) + falls)
          + ["case 2..<10:"] + indented(generator.block(1...2))
          + ["case let \(name) where (\(bound.0)):"] + indented(bound.1) + ["default:"]
          + indented(generator.block(1...1)) + ["}"]
      },
      { generator in
        let (a, b) = (generator.expression(.int), generator.expression(.bool))
        let name = generator.fresh("s")
        let bound = generator.scoped { generator in
          generator.variables.append(Variable(name: name, type: .int))
          return generator.printing()
        }
        return ["switch (\(a) % 3, \(b)) {", "case (0, true):"] + indented(generator.block(1...1))
          + ["case (let \(name), false):"] + indented(bound) + ["case (_, true):"]
          + indented(generator.printing()) + ["}"]
      },
      { generator in
        let type = generator.type(1)
        guard !type.isFunction else { return nil }
        let name = generator.fresh("v")
        let (value, one, two, three) = (
          generator.expression(.int), generator.expression(type, 1), generator.expression(type, 1),
          generator.expression(type, 1)
        )
        generator.variables.append(Variable(name: name, type: type))
        if generator.random.chance(50) {
          return [
            "let \(name): \(type.text) = if (\(value)) > 3 { \(one) } else if (\(value)) < 0 { \(two) } else { \(three) }"
          ]
        }
        return [
          "let \(name): \(type.text) = switch (\(value)) {", "case ..<0: \(one)",
          "case 0...5: \(two)",
          "default: \(three)", "}",
        ]
      },
      { generator in
        // A tuple is taken apart.
        let (one, other) = (generator.type(1), generator.type(1))
        guard !one.isFunction, !other.isFunction else { return nil }
        let names = (generator.fresh("t"), generator.fresh("t"))
        let value = generator.typed(.tuple([one, other]), 2)
        generator.variables += [
          Variable(name: names.0, type: one), Variable(name: names.1, type: other),
        ]
        return ["let (\(names.0), \(names.1)) = \(value)"]
      },
    ])
}

extension Generator {
  /// A loop over a variable, labelled now and then.
  mutating func loop(_ head: String, _ variable: Variable, first: String? = nil) -> [String] {
    let label = random.chance(30) ? fresh("outer") : nil
    let body = scoped { generator in
      generator.context.loops.append(label)
      generator.variables.append(variable)
      return (first.map { [$0] } ?? []) + generator.block()
    }
    return braced((label.map { $0 + ": " } ?? "") + head, body)
  }
}
