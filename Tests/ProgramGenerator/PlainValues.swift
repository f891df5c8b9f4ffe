extension Generator {
  /// A value that consists of literals and initialisers: every type has one.
  mutating func plain(_ type: SwiftType, _ depth: Int) -> String {
    let less = depth - 1
    switch type {
    case .int: return "\(random.number(-9...40))"
    case .double: return random.pick(["0.5", "1.0", "2.25", "-3.5", "10.0", "0.1", "100.0"])
    case .bool: return random.pick(["true", "false"])
    case .string: return "\"" + random.pick(["a", "b", "key", "", "two words", "Z", "é"]) + "\""
    case .character: return "(\"" + random.pick(["a", "k", "z"]) + "\" as Character)"
    case .void: return "()"
    case .any: return anything(depth)
    case .optional(let wrapped):
      // Nested optionals need the wrapped value's type, or `nil` would mean the outer one.
      if depth <= 0 || random.chance(35) { return "nil" }
      return wrapped.isOptional ? typed(wrapped, less) : expression(wrapped, less)
    case .array(let element):
      let count = depth <= 0 ? 0 : random.number(0...3)
      return "[" + (0..<count).map { _ in expression(element, less) }.joined(separator: ", ") + "]"
    case .set(let element):
      let count = random.number(0...3)
      let list = (0..<count).map { _ in plain(element, 0) }.joined(separator: ", ")
      return "Set<\(element.text)>([\(list)])"
    case .dictionary(let key, let value):
      let keys = random.shuffled(key == .int ? ["1", "2", "3"] : ["\"a\"", "\"b\"", "\"c\""])
      let count = depth <= 0 ? 0 : random.number(0...3)
      if count == 0 { return "[:]" }
      if holdsObjects(value) {
        return "[\(key == .int ? "1" : "\"a\""): \(expression(value, less))]"
      }
      return "["
        + keys.prefix(count).map { "\($0): \(expression(value, less))" }.joined(separator: ", ")
        + "]"
    case .tuple(let elements):
      return "(" + elements.map { expression($0, less) }.joined(separator: ", ") + ")"
    case .function(let parameters, let result):
      return closure(parameters, result, depth: less)
    case .named(let name, let arguments):
      return instance(of: name, arguments, depth: less)
    }
  }

  /// A value of a type of the program.
  mutating func instance(of name: String, _ arguments: [SwiftType], depth: Int) -> String {
    guard let nominal = nominal(name) else { return "\(name)()" }
    switch nominal.kind {
    case .existential:
      let conforming = nominals.filter {
        $0.protocols.contains(name) && $0.generics.isEmpty
          && !context.declaring.contains($0.name)
      }
      guard let one = depth > 0 && random.chance(80) ? random.pick(conforming) : conforming.first
      else { return "[]" }
      return instance(of: one.name, [], depth: depth)
    case .enumeration:
      let choices = depth > 0 ? nominal.cases : nominal.cases.filter { $0.payload.isEmpty }
      let one = random.pick(choices.isEmpty ? nominal.cases : choices)
      let payload = one.payload.isEmpty ? "" : self.arguments(one.payload, depth)
      return "\(name).\(one.name)\(payload)"
    case .object:
      // A subclass stands for its superclass.
      let below = nominals.filter {
        $0.superclass == name && !context.declaring.contains($0.name)
      }
      if !below.isEmpty, depth > 0, random.chance(50) {
        return instance(of: random.pick(below).name, [], depth: depth)
      }
      return construction(nominal, arguments, depth)
    case .structure:
      return construction(nominal, arguments, depth)
    }
  }

  private mutating func construction(
    _ nominal: Nominal, _ arguments: [SwiftType], _ depth: Int
  ) -> String {
    let type = SwiftType.named(nominal.name, arguments)
    let bound = Dictionary(
      zip(nominal.generics, arguments), uniquingKeysWith: { first, _ in first })
    let sound = nominal.initializers.filter { !$0.isFailable && !$0.throwsErrors }
    guard let initializer = sound.isEmpty ? nil : random.pick(sound) else {
      return "\(type.text)()"
    }
    let parameters = initializer.parameters.map { parameter in
      var parameter = parameter
      parameter.type = parameter.type.replacing(bound)
      return parameter
    }
    return type.text + self.arguments(parameters, depth)
  }

  /// A value whose type is only known at run time.
  mutating func anything(_ depth: Int) -> String {
    var choices: [SwiftType] = [.int, .string, .bool, .double]
    if depth > 0 { choices += [.array(.int), .optional(.string), .tuple([.int, .string])] }
    if let declared = declaredType(), isPrintable(declared) { choices.append(declared) }
    let type = random.pick(choices)
    return "(\(typed(type, max(0, depth - 1))) as Any)"
  }

  /// A closure of the type, which may capture the variables in sight.
  mutating func closure(
    _ parameters: [SwiftType], _ result: SwiftType, depth: Int, isEscaping: Bool = true
  ) -> String {
    scoped { generator in
      generator.context.isEscaping = generator.context.isEscaping || isEscaping
      generator.context.isClosure = true
      generator.context.canThrow = false
      generator.context.mayReturn = result == .void
      generator.context.result = result
      generator.context.loops = []
      let captures = generator.captureList()
      var names: [String] = []
      for type in parameters {
        let name = generator.fresh("p")
        names.append(name)
        generator.variables.append(Variable(name: name, type: type))
      }
      let head =
        "(" + zip(names, parameters).map { "\($0): \($1.text)" }.joined(separator: ", ") + ") -> "
        + result.text
      if result != .void, depth <= 1 || generator.random.chance(50) {
        return "{ \(captures)\(head) in \(generator.expression(result, max(0, depth))) }"
      }
      var body = generator.block(depth > 0 ? 1...2 : 1...1)
      if result != .void { body.append("return " + generator.expression(result, max(0, depth))) }
      return (["{ \(captures)\(head) in"] + indented(body) + ["}"]).joined(separator: "\n")
    }
  }

  /// A capture list, of values or of weak or unowned references, now and then.
  private mutating func captureList() -> String {
    guard random.chance(25) else { return "" }
    let captured = variables.filter { !$0.isBorrowed && $0.name != "self" }
    guard !captured.isEmpty else { return "" }
    let variable = random.pick(captured)
    variables.removeAll { $0.name == variable.name }
    let isObject = isClass(variable.type)
    if isObject, random.chance(50) {
      variables.append(Variable(name: variable.name, type: .optional(variable.type)))
      return "[weak \(variable.name)] "
    }
    variables.append(Variable(name: variable.name, type: variable.type))
    return "[\(variable.name)] "
  }
}
