extension Family {
  static let enums = Family(
    name: "enums",
    declare: { generator in
      for _ in 0..<generator.random.number(1...2) { generator.declareEnum() }
      if generator.random.chance(50) { generator.declareTree() }
    },
    statements: [
      { $0.enumSwitch() },
      { $0.enumSwitch() },
      { generator in
        guard let (nominal, value) = generator.enumValue() else { return nil }
        let one = generator.random.pick(nominal.cases)
        let (pattern, bound) = generator.pattern(one)
        let body = generator.scoped { generator in
          generator.variables += bound
          return generator.printing() + generator.block(1...1)
        }
        return braced("if case \(pattern) = (\(value))", body)
      },
      { generator in
        let found = generator.nominals.filter { $0.kind == .enumeration }
        guard !found.isEmpty else { return nil }
        let nominal = generator.random.pick(found)
        let one = generator.random.pick(nominal.cases)
        let (pattern, bound) = generator.pattern(one)
        let list = generator.typed(.array(nominal.type), 2)
        let body = generator.scoped { generator in
          generator.variables += bound
          return generator.printing()
        }
        return braced("for case \(pattern) in (\(list))", body)
      },
      { generator in
        let found = generator.nominals.filter { nominal in
          nominal.kind == .enumeration
            && nominal.staticProperties.contains { $0.name == "allCases" }
        }
        guard !found.isEmpty else { return nil }
        return ["print(\(generator.random.pick(found).name).allCases)"]
      },
    ],
    expressions: [
      { generator, type, depth in
        guard type == .int || type == .string else { return nil }
        let found = generator.nominals.filter { nominal in
          nominal.kind == .enumeration
            && nominal.properties.contains { $0.name == "rawValue" && $0.type == type }
        }
        guard !found.isEmpty else { return nil }
        return
          "\(generator.typed(generator.random.pick(found).type, depth)).rawValue"
      },
      { generator, type, depth in
        guard case .optional(.named(let name, _)) = type,
          let raw = generator.nominal(name)?.properties.first(where: { $0.name == "rawValue" })
        else { return nil }
        return "\(name)(rawValue: \(generator.expression(raw.type, depth)))"
      },
    ])
}

extension Generator {
  mutating func declareEnum() {
    var made = Nominal(name: freshGlobal("State"), kind: .enumeration)
    declaring(made.name) { generator in
      var inherited: [String] = []
      let raw: SwiftType? =
        generator.random.chance(40) ? generator.random.pick([.int, .string]) : nil
      var lines: [String] = []
      for _ in 0..<generator.random.number(2...4) {
        var one = EnumCase(name: generator.fresh("on"))
        if raw == nil, !made.cases.isEmpty, generator.random.chance(65) {
          for _ in 0..<generator.random.number(1...2) {
            let label = generator.random.chance(40) ? generator.fresh("with") : nil
            one.payload.append(Parameter(label: label, name: "_", type: generator.type(1)))
          }
        }
        let payload = one.payload.map { ($0.label.map { $0 + ": " } ?? "") + $0.type.text }
        lines.append(
          "case \(one.name)" + (payload.isEmpty ? "" : "(\(payload.joined(separator: ", ")))"))
        made.cases.append(one)
      }
      let types = made.cases.flatMap { $0.payload.map(\.type) }
      made.isPrintable = types.allSatisfy(generator.isPrintable)
      if let raw {
        inherited.append(raw.text)
        made.properties.append(Property(name: "rawValue", type: raw, isSettable: false))
        made.isEquatable = true
        made.isHashable = true
      }
      if types.isEmpty {
        made.isEquatable = true
        made.isHashable = true
        if generator.random.chance(50) {
          inherited.append("CaseIterable")
          made.staticProperties.append(
            Property(name: "allCases", type: .array(made.type), isSettable: false))
        }
      } else if types.allSatisfy(generator.isHashable), generator.random.chance(50) {
        inherited.append("Hashable")
        made.isEquatable = true
        made.isHashable = true
      }
      generator.nominals.append(made)
      lines += generator.enumMembers(&made)
      lines += generator.conformances(&made, &inherited)
      generator.replace(made)
      let clause = inherited.filter { !$0.isEmpty }
      let head = "enum \(made.name)" + (clause.isEmpty ? "" : ": " + clause.joined(separator: ", "))
      generator.declarations.append(braced(head, lines).joined(separator: "\n"))
    }
  }

  private mutating func enumMembers(_ made: inout Nominal) -> [String] {
    var lines: [String] = []
    if random.chance(60) {
      let property = Property(
        name: fresh("c"), type: random.pick([.int, .string]), isSettable: false)
      lines.append("var \(property.name): \(property.type.text) {")
      lines.append("  switch self {")
      for one in made.cases {
        let (pattern, bound) = pattern(one)
        let value = scoped { generator in
          generator.variables += bound
          return generator.expression(property.type, 1)
        }
        lines.append("  case \(pattern): return \(value)")
      }
      lines += ["  }", "}"]
      made.properties.append(property)
      replace(made)
    }
    if random.chance(50) {
      let method = Signature(name: fresh("next"), isMutating: true)
      let from = random.pick(made.cases)
      let (pattern, _) = pattern(from, binds: false)
      let to = instance(of: made.name, [], depth: 1)
      lines += [
        "mutating func \(method.name)() {", "  if case \(pattern) = self { self = \(to) }",
        "  print(\"next\")", "}",
      ]
      made.methods.append(method)
    }
    return lines
  }

  /// A tree, and a sum over it.
  mutating func declareTree() {
    let name = freshGlobal("Tree")
    let kept = random.pick([SwiftType.int, .string])
    let sum = freshGlobal("walk")
    declarations.append(
      """
      indirect enum \(name) {
        case leaf(\(kept.text))
        case node(\(name), \(name))
        case none
        var depth: Int {
          switch self {
          case .leaf: 1
          case .node(let left, let right): max(left.depth, right.depth) + 1
          case .none: 0
          }
        }
      }
      func \(sum)(_ tree: \(name)) {
        switch tree {
        case .leaf(let value): print("leaf", value)
        case .node(.none, let right):
          print("right only")
          \(sum)(right)
        case .node(let left, let right):
          \(sum)(left)
          \(sum)(right)
        case .none: print("none")
        }
      }
      """)
    var made = Nominal(name: name, kind: .enumeration)
    made.properties = [Property(name: "depth", type: .int, isSettable: false)]
    made.cases = [
      EnumCase(name: "none"),
      EnumCase(name: "leaf", payload: [Parameter(label: nil, name: "_", type: kept)]),
      EnumCase(
        name: "node",
        payload: [
          Parameter(label: nil, name: "_", type: made.type),
          Parameter(label: nil, name: "_", type: made.type),
        ]),
    ]
    nominals.append(made)
    functions.append(
      Signature(
        name: sum, parameters: [Parameter(label: nil, name: "tree", type: made.type)]))
  }

  /// A pattern for a case, and the variables it binds.
  mutating func pattern(_ one: EnumCase, binds: Bool = true) -> (String, [Variable]) {
    guard !one.payload.isEmpty else { return (".\(one.name)", []) }
    guard binds, random.chance(85) else { return (".\(one.name)", []) }
    var bound: [Variable] = []
    let parts = one.payload.map { parameter in
      if random.chance(20) { return (parameter.label.map { $0 + ": " } ?? "") + "_" }
      let name = fresh("b")
      bound.append(Variable(name: name, type: parameter.type))
      return (parameter.label.map { $0 + ": " } ?? "") + "let \(name)"
    }
    return (".\(one.name)(" + parts.joined(separator: ", ") + ")", bound)
  }

  mutating func enumValue() -> (Nominal, String)? {
    let found = nominals.filter { $0.kind == .enumeration && !context.declaring.contains($0.name) }
    guard !found.isEmpty else { return nil }
    let nominal = random.pick(found)
    return (nominal, typed(nominal.type, 2))
  }

  /// A switch over all cases of an enum, some with a condition.
  mutating func enumSwitch() -> [String]? {
    guard let (nominal, value) = enumValue() else { return nil }
    var lines = ["switch (\(value)) {"]
    for one in random.shuffled(nominal.cases) {
      for isConditional in random.chance(25) ? [true, false] : [false] {
        let (pattern, bound) = pattern(one)
        let (condition, body) = scoped { generator in
          generator.variables += bound
          let condition = isConditional ? " where (\(generator.expression(.bool, 1)))" : ""
          return (condition, generator.printing() + generator.block(0...1))
        }
        lines.append("case \(pattern)\(condition):")
        lines += indented(body)
      }
    }
    return lines + ["}"]
  }
}
