/// Members that structs and classes share.
extension Generator {
  /// One to three stored properties, some of them observed; initialisers give their values.
  mutating func storedProperties(_ made: inout Nominal, observed: Bool) -> [String] {
    var lines: [String] = []
    for _ in 0..<random.number(1...3) {
      let property = Property(name: fresh("f"), type: type(1), isSettable: random.chance(80))
      made.properties.append(property)
      let head = "\(property.isSettable ? "var" : "let") \(property.name): \(property.type.text)"
      guard observed, property.isSettable, random.chance(25), !property.type.isFunction else {
        lines.append(head)
        continue
      }
      let will =
        "willSet { print(\"\(property.name) will be\", \(shown("newValue", property.type))) }"
      let did =
        "didSet { print(\"\(property.name) was\", \(shown("oldValue", property.type)), \(shown(property.name, property.type))) }"
      lines += braced(head, random.pick([[will], [did], [will, did]]))
    }
    return lines
  }

  /// An initialiser that sets every property that has no value yet.
  mutating func initializer(_ made: inout Nominal) -> [String] {
    var signature = Signature(name: "init")
    var assignments: [String] = []
    for property in made.properties {
      if random.chance(60) {
        let name = fresh("p")
        signature.parameters.append(
          Parameter(label: random.chance(70) ? name : nil, name: name, type: property.type))
        assignments.append("self.\(property.name) = \(name)")
      } else {
        assignments.append("self.\(property.name) = \(expression(property.type, 1))")
      }
    }
    made.initializers.append(signature)
    return braced(
      "init\(signature.parameterText)",
      assignments + (random.chance(40) ? ["print(\"init \(made.name)\")"] : []))
  }

  mutating func failableInitializer(_ made: inout Nominal) -> [String] {
    guard let full = made.initializers.first else { return [] }
    let signature = Signature(
      name: "init", parameters: [Parameter(label: "checked", name: "checked", type: .int)],
      isFailable: true)
    let values = arguments(full.parameters, 1)
    made.initializers.append(signature)
    let word = made.kind == .object ? "convenience " : ""
    return [
      "\(word)init?(checked: Int) {", "  if checked % 2 == 0 { return nil }",
      "  self.init\(values)", "}",
    ]
  }

  /// Computed properties and methods, which see `self`.
  mutating func members(_ made: inout Nominal) -> [String] {
    let isObject = made.kind == .object
    let own = Variable(name: "self", type: made.type)
    var lines: [String] = []
    if random.chance(60) {
      let property = Property(name: fresh("c"), type: type(1), isSettable: false)
      if !property.type.isFunction {
        let body = body(parameters: [], result: property.type, own: [own], 0...1)
        lines += braced("var \(property.name): \(property.type.text)", body)
        made.properties.append(property)
      }
    }
    if random.chance(35),
      let stored = made.properties.first(where: { $0.isSettable && $0.type == .int })
    {
      let property = Property(name: fresh("c"), type: .int, isSettable: true)
      lines += [
        "var \(property.name): Int {", "  get { \(stored.name) % 1000 + 1 }",
        "  set { print(\"set\", newValue); \(stored.name) = newValue % 1000 - 1 }", "}",
      ]
      made.properties.append(property)
    }
    replace(made)
    for _ in 0..<random.number(1...3) {
      var method = Signature(name: fresh("act"), result: random.chance(25) ? .void : type(1))
      if method.result.isFunction { method.result = .string }
      if random.chance(50) {
        let name = fresh("p")
        method.parameters = [
          Parameter(label: random.chance(60) ? name : nil, name: name, type: type(1))
        ]
      }
      method.isMutating = !isObject && random.chance(45)
      let variable = Variable(
        name: "self", type: made.type, isMutable: method.isMutating, isBorrowed: method.isMutating)
      let body = body(parameters: method.parameters, result: method.result, own: [variable])
      lines += braced(
        "\(method.isMutating ? "mutating " : "")func \(method.name)\(method.text)", body)
      made.methods.append(method)
      replace(made)
    }
    if random.chance(30) {
      let property = Property(name: fresh("s"), type: type(1), isSettable: true)
      lines.append(
        "static var \(property.name): \(property.type.text) = \(expression(property.type, 1))")
      made.staticProperties.append(property)
      replace(made)
    }
    if random.chance(30) {
      let method = Signature(
        name: fresh("make"), parameters: [Parameter(label: "n", name: "n", type: .int)],
        result: random.pick([.int, .string, .array(.int)]))
      let body = body(parameters: method.parameters, result: method.result, 0...1)
      lines += braced("static func \(method.name)\(method.text)", body)
      made.staticMethods.append(method)
    }
    if made.superclass == nil, random.chance(25) {
      let result = random.pick([SwiftType.int, .string])
      let body = body(
        parameters: [Parameter(label: nil, name: "i", type: .int)], result: result, own: [own],
        0...1)
      lines += braced("subscript(i: Int) -> \(result.text)", body)
    }
    return lines
  }

  mutating func descriptionProperty(_ made: Nominal) -> [String] {
    // Only stored properties: a description that prints would do so amid the printed text.
    let parts = made.properties.filter { !$0.type.isFunction && $0.name.hasPrefix("f") }.prefix(2)
      .map { "\\(\(shown($0.name, $0.type)))" }
    return ["var description: String { \"<\(parts.joined(separator: " "))>\" }"]
  }
}
