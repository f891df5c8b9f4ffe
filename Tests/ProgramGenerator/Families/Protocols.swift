extension Family {
  /// Requirements, defaults, witnesses and values known by their protocol alone.
  static let protocols = Family(
    name: "protocols",
    declare: { generator in
      let name = generator.freshGlobal("Speaks")
      let (speak, plain, level, twice) = (
        generator.fresh("speak"), generator.fresh("plain"), generator.fresh("level"),
        generator.fresh("twice")
      )
      let isDefaulted = generator.random.chance(50)
      generator.declarations.append(
        """
        protocol \(name) {
          func \(speak)(_ n: Int) -> String
          var \(level): Int { get }
        }
        extension \(name) {
          \(isDefaulted ? "func \(speak)(_ n: Int) -> String { \"default \\(n)\" }" : "")
          func \(plain)() -> String { "plain \\(\(level)) " + \(speak)(1) }
          var \(twice): Int { \(level) % 1000 * 2 }
        }
        """)
      var made = Nominal(name: name, kind: .existential)
      made.methods = [
        Signature(
          name: speak, parameters: [Parameter(label: nil, name: "n", type: .int)], result: .string),
        Signature(name: plain, result: .string),
      ]
      made.properties = [
        Property(name: level, type: .int, isSettable: false),
        Property(name: twice, type: .int, isSettable: false),
      ]
      generator.requirements[name] = Requirements(
        method: speak, defaulted: isDefaulted, shadowed: plain, property: level)
      generator.nominals.append(made)
      // There is always one that conforms.
      let first = generator.freshGlobal("Speaker")
      generator.declarations.append(
        """
        struct \(first): \(name) {
          var \(level): Int
          func \(speak)(_ n: Int) -> String { "speaker \\(n + \(level))" }
        }
        """)
      var speaker = Nominal(name: first, kind: .structure)
      speaker.properties = [Property(name: level, type: .int, isSettable: true)]
      speaker.methods = [made.methods[0]]
      speaker.initializers = [
        Signature(name: "init", parameters: [Parameter(label: level, name: level, type: .int)])
      ]
      speaker.protocols = [name]
      generator.nominals.append(speaker)
    },
    statements: [
      { generator in
        guard let type = generator.existentialType() else { return nil }
        return generator.declareVariable(type)
      },
      { generator in
        guard let type = generator.existentialType() else { return nil }
        return generator.declareVariable(
          generator.random.pick([.array(type), .optional(type), .dictionary(.string, type)]))
      },
      { $0.methodCall() },
      // The same call by the type and by the protocol.
      { generator in
        guard let type = generator.existentialType(), case .named(let name, _) = type,
          let shadowed = generator.requirements[name]?.shadowed
        else { return nil }
        let conforming = generator.nominals.filter { $0.protocols.contains(name) }
        let one = generator.random.pick(conforming)
        let value = generator.fresh("v")
        let made = generator.expression(one.type)
        generator.variables.append(Variable(name: value, type: one.type))
        return [
          "let \(value): \(one.name) = \(made)",
          "print(\(value).\(shadowed)(), (\(value) as \(name)).\(shadowed)())",
        ]
      },
      { generator in
        guard let type = generator.existentialType(), case .named(let name, _) = type else {
          return nil
        }
        let conforming = generator.nominals.filter { $0.protocols.contains(name) }
        let one = generator.random.pick(conforming)
        let bound = generator.fresh("u")
        let body = generator.scoped { generator in
          generator.variables.append(Variable(name: bound, type: one.type))
          return generator.printing()
        }
        let value = generator.typed(type, 2)
        return braced(
          "if let \(bound) = (\(value)) as? \(one.name)", body,
          "} else { print(\"not \(one.name)\", \(value) is \(one.name)) }")
      },
    ])
}

/// The requirements of a protocol of the program.
struct Requirements {
  var method: String
  var defaulted: Bool
  /// A function of an extension that is not a requirement: a type's own one of that name is
  /// another.
  var shadowed: String
  var property: String
}

extension Generator {
  mutating func existentialType() -> SwiftType? {
    let found = nominals.filter { $0.kind == .existential && isMakeable($0.name) }
    return found.isEmpty ? nil : random.pick(found).type
  }

  /// Whether the program has a type whose values can be values of it.
  func isMakeable(_ name: String) -> Bool {
    guard let nominal = nominal(name), nominal.kind == .existential else {
      return !context.declaring.contains(name)
    }
    return nominals.contains {
      $0.protocols.contains(name) && $0.generics.isEmpty && !context.declaring.contains($0.name)
    }
  }

  /// Lets a type conform to a protocol of the program.
  mutating func conformances(_ made: inout Nominal, _ inherited: inout [String]) -> [String] {
    // A value that is known by its protocol alone is printed as a whole.
    guard made.isPrintable, random.chance(50), let name = requirements.keys.sorted().first,
      let wanted = requirements[name]
    else { return [] }
    inherited.append(name)
    made.protocols.append(name)
    let own = Variable(name: "self", type: made.type)
    var lines = ["var \(wanted.property): Int { \(random.number(1...9)) }"]
    made.properties.append(Property(name: wanted.property, type: .int, isSettable: false))
    if !wanted.defaulted || random.chance(60) {
      let parameter = Parameter(label: nil, name: "n", type: .int)
      lines += braced(
        "func \(wanted.method)(_ n: Int) -> String",
        body(parameters: [parameter], result: .string, own: [own], 0...2))
      made.methods.append(
        Signature(name: wanted.method, parameters: [parameter], result: .string))
    }
    if random.chance(40) {
      lines.append("func \(wanted.shadowed)() -> String { \"shadowed by \(made.name)\" }")
    }
    return lines
  }
}
