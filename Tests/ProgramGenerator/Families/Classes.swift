extension Family {
  /// Inheritance: initialisers that chain, overrides that call `super`, ends that are heard.
  static let classes = Family(
    name: "classes",
    declare: { generator in
      let root = generator.declareClass(under: nil)
      for _ in 0..<generator.random.number(0...2) {
        let above =
          generator.random.chance(70) ? root : generator.nominals.last { $0.kind == .object }
        _ = generator.declareClass(under: above.flatMap { generator.nominal($0.name) })
      }
    },
    statements: [
      { $0.methodCall() },
      { generator in
        guard let type = generator.objectType() else { return nil }
        return generator.declareVariable(type)
      },
      { generator in
        guard let type = generator.objectType() else { return nil }
        return generator.declareVariable(
          generator.random.pick([.optional(type), .array(type), .dictionary(.string, type)]))
      },
      { generator in
        // An object that lives for a statement.
        guard let type = generator.objectType() else { return nil }
        return ["_ = \(generator.expression(type))"]
      },
      { generator in
        guard let type = generator.objectType(), case .named(let name, _) = type,
          let property = generator.nominal(name)?.properties.first
        else { return nil }
        let object = generator.typed(type, 1)
        return [
          "print(\"\(generator.fresh("#"))\", \(generator.shown("\(object).\(property.name)", property.type)))"
        ]
      },
    ],
    expressions: [
      { generator, type, depth in
        guard type == .bool, let object = generator.objectType() else { return nil }
        let operation = generator.random.pick(["===", "!=="])
        return
          "(\(generator.typed(object, depth)) \(operation) \(generator.expression(object, depth)))"
      },
      { generator, type, depth in
        guard case .optional(.named(let name, [])) = type, let nominal = generator.nominal(name),
          nominal.initializers.contains(where: \.isFailable),
          !generator.context.declaring.contains(name)
        else { return nil }
        return "\(name)(checked: \(generator.expression(.int, depth)))"
      },
    ])
}

extension Generator {
  mutating func objectType() -> SwiftType? {
    let found = nominals.filter {
      $0.kind == .object && $0.generics.isEmpty && !context.declaring.contains($0.name)
    }
    return found.isEmpty ? nil : random.pick(found).type
  }

  mutating func declareClass(under above: Nominal?) -> Nominal {
    var made = Nominal(name: freshGlobal("Bird"), kind: .object, superclass: above?.name)
    let name = made.name
    declaring(name) { generator in
      var lines = generator.storedProperties(&made, observed: true)
      if generator.random.chance(30) {
        let property = Property(
          name: generator.fresh("link"), type: .optional(above?.type ?? .named(name)),
          isSettable: true)
        lines.append(
          "\(generator.random.chance(60) ? "weak " : "")var \(property.name): \(property.type.text)"
        )
        made.properties.append(property)
      }
      lines += generator.classInitializers(&made, above)
      let own = made.properties
      made.properties = (above?.properties ?? []) + own
      made.methods = above?.methods ?? []
      generator.nominals.append(made)
      if generator.random.chance(30) {
        let property = Property(
          name: generator.fresh("late"), type: generator.type(1), isSettable: true)
        if !property.type.isFunction {
          let value = generator.scoped { generator in
            generator.context.result = property.type
            generator.variables.append(Variable(name: "self", type: .named(name)))
            return generator.expression(property.type)
          }
          lines.append(
            "lazy var \(property.name): \(property.type.text) = note\(generator.suffix)(\"\(property.name)\", \(value))"
          )
          made.properties.append(property)
        }
      }
      lines += generator.members(&made)
      if let above { lines += generator.overrides(above, &made) }
      lines += generator.end(of: made, own)
      var inherited = [above?.name ?? ""]
      if above == nil { lines += generator.conformances(&made, &inherited) }
      made.protocols += above?.protocols ?? []
      generator.replace(made)
      let clause = inherited.filter { !$0.isEmpty }
      let head = "class \(name)" + (clause.isEmpty ? "" : ": " + clause.joined(separator: ", "))
      generator.declarations.append(braced(head, lines).joined(separator: "\n"))
    }
    return nominal(name) ?? made
  }

  private mutating func classInitializers(_ made: inout Nominal, _ above: Nominal?) -> [String] {
    let own = made.properties
    var lines: [String] = []
    var signature = Signature(name: "init")
    var body: [String] = []
    // A link to its own kind starts as nil.
    for property in own where !property.name.hasPrefix("link") {
      if random.chance(50) {
        let name = fresh("p")
        signature.parameters.append(
          Parameter(label: random.chance(70) ? name : nil, name: name, type: property.type))
        body.append("self.\(property.name) = \(name)")
      } else {
        body.append("self.\(property.name) = \(expression(property.type, 1))")
      }
    }
    if let above, let initializer = above.initializers.first {
      body.append("super.init\(arguments(initializer.parameters, 1))")
    }
    body.append("print(\"init \(made.name)\")")
    let isOverride =
      above?.initializers.first.map { same($0.parameters, signature.parameters) } ?? false
    lines += braced(
      "\(isOverride ? "override " : "")init\(signature.parameterText)", body)
    made.initializers.append(signature)
    if random.chance(30) {
      let values = arguments(signature.parameters, 1)
      lines += [
        "convenience init(short: Int) {", "  print(\"convenience\", short)",
        "  self.init\(values)", "}",
      ]
      made.initializers.append(
        Signature(name: "init", parameters: [Parameter(label: "short", name: "short", type: .int)]))
    }
    if random.chance(25) { lines += failableInitializer(&made) }
    return lines
  }

  private func same(_ one: [Parameter], _ other: [Parameter]) -> Bool {
    one.count == other.count
      && zip(one, other).allSatisfy { $0.label == $1.label && $0.type == $1.type }
  }

  /// Overrides of some methods, with a call of `super` most times.
  private mutating func overrides(_ above: Nominal, _ made: inout Nominal) -> [String] {
    var lines: [String] = []
    for method in above.methods where random.chance(50) {
      var body: [String] = []
      let list = method.parameters.map { ($0.label.map { $0 + ": " } ?? "") + $0.name }
      let call = "super.\(method.name)(\(list.joined(separator: ", ")))"
      if random.chance(70) {
        body.append(
          method.result == .void ? call : "print(\"super\", \(shown(call, method.result)))")
      }
      body += self.body(
        parameters: method.parameters, result: method.result,
        own: [Variable(name: "self", type: made.type)], 0...2)
      lines += braced("override func \(method.name)\(method.text)", body)
    }
    return lines
  }

  /// The deinitialiser with an object's last words.
  private mutating func end(of made: Nominal, _ own: [Property]) -> [String] {
    guard random.chance(85) else { return [] }
    var body = ["print(\"deinit \(made.name)\")"]
    if let property = own.first, random.chance(50), !property.type.isFunction {
      body.append("print(\(shown(property.name, property.type)))")
    }
    return braced("deinit", body)
  }
}
