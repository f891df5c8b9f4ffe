extension Family {
  static let structs = Family(
    name: "structs",
    declare: { generator in
      for _ in 0..<generator.random.number(1...2) { generator.declareStruct() }
    },
    statements: [
      { $0.mutatingCall() },
      { $0.methodCall() },
      { generator in
        // A copy changes alone.
        let found = generator.places().filter {
          if case .named(let name, _) = $0.type {
            generator.nominal(name)?.kind == .structure && $0.conditions.isEmpty
          } else {
            false
          }
        }
        guard !found.isEmpty else { return nil }
        let place = generator.random.pick(found)
        let name = generator.fresh("copy")
        generator.variables.append(Variable(name: name, type: place.type, isMutable: true))
        return ["var \(name) = \(place.text)"]
      },
    ],
    expressions: [
      { generator, type, depth in
        // A method of something in sight.
        let found = generator.places().filter { place in
          place.conditions.isEmpty && !generator.callable(place, returning: type).isEmpty
        }
        guard type != .void, !found.isEmpty else { return nil }
        let place = generator.random.pick(found)
        let method = generator.random.pick(generator.callable(place, returning: type))
        return "\(place.text).\(method.name)\(generator.arguments(method.parameters, depth))"
      },
      { generator, type, depth in
        let found = generator.nominals.flatMap { nominal in
          nominal.generics.isEmpty
            ? nominal.staticMethods.filter { $0.result == type }.map { (nominal.name, $0) } : []
        }
        guard type != .void, !generator.context.isMember, !found.isEmpty else { return nil }
        let (owner, method) = generator.random.pick(found)
        return "\(owner).\(method.name)\(generator.arguments(method.parameters, depth))"
      },
    ])
}

extension Generator {
  mutating func declareStruct() {
    var made = Nominal(name: freshGlobal("Shape"), kind: .structure)
    let name = made.name
    declaring(name) { generator in
      var lines = generator.storedProperties(&made, observed: true)
      let types = made.properties.map(\.type)
      made.isPrintable = types.allSatisfy(generator.isPrintable)
      made.isEquatable = types.allSatisfy(generator.isEquatable) && generator.random.chance(60)
      made.isHashable =
        made.isEquatable && types.allSatisfy(generator.isHashable) && generator.random.chance(60)
      if generator.random.chance(40) {
        lines += generator.initializer(&made)
        if generator.random.chance(50) { lines += generator.failableInitializer(&made) }
      } else {
        made.initializers = [
          Signature(
            name: "init",
            parameters: made.properties.map {
              Parameter(label: $0.name, name: $0.name, type: $0.type)
            })
        ]
      }
      generator.nominals.append(made)
      lines += generator.members(&made)
      var inherited = [made.isHashable ? "Hashable" : made.isEquatable ? "Equatable" : ""]
      if generator.random.chance(30) {
        inherited.append("CustomStringConvertible")
        made.isPrintable = true
        lines += generator.descriptionProperty(made)
      }
      lines += generator.conformances(&made, &inherited)
      generator.replace(made)
      let clause = inherited.filter { !$0.isEmpty }
      let head = "struct \(name)" + (clause.isEmpty ? "" : ": " + clause.joined(separator: ", "))
      generator.declarations.append(braced(head, lines).joined(separator: "\n"))
    }
  }

  /// A call of a mutating method on something that can change.
  mutating func mutatingCall() -> [String]? {
    let known = self
    guard
      let place = settable(where: { place in
        place.isWhole && !known.methods(of: place.type).filter(\.isMutating).isEmpty
      })
    else { return nil }
    let method = random.pick(methods(of: place.type).filter(\.isMutating))
    let list = hiding(place.root) { $0.arguments(method.parameters, 1) }
    let call = "\(place.text).\(method.name)\(list)"
    return guarded(
      place,
      [method.result == .void ? call : "print(\"\(fresh("#"))\", \(shown(call, method.result)))"])
  }

  mutating func methodCall() -> [String]? {
    let found = places().filter { !callable($0).isEmpty }
    guard !found.isEmpty else { return nil }
    let place = random.pick(found)
    let method = random.pick(callable(place))
    let call = "\(place.text).\(method.name)\(arguments(method.parameters, 1))"
    return guarded(
      place,
      [method.result == .void ? call : "print(\"\(fresh("#"))\", \(shown(call, method.result)))"])
  }

  /// The methods of a type, with its generic arguments put in.
  func methods(of type: SwiftType) -> [Signature] {
    guard case .named(let name, let arguments) = type, let nominal = nominal(name) else {
      return []
    }
    let bound = Dictionary(
      zip(nominal.generics, arguments), uniquingKeysWith: { first, _ in first })
    return nominal.methods.map { method in
      var method = method
      method.result = method.result.replacing(bound)
      for index in method.parameters.indices {
        method.parameters[index].type = method.parameters[index].type.replacing(bound)
      }
      return method
    }
  }

  /// The methods that may be called here without going round in circles.
  func callable(_ place: Place, returning type: SwiftType? = nil) -> [Signature] {
    guard case .named(let name, _) = place.type, let nominal = nominal(name) else { return [] }
    if context.isMember, nominal.kind == .object || nominal.kind == .existential { return [] }
    if context.isEscaping, !closuresCallMethods { return [] }
    return methods(of: place.type).filter {
      !$0.isMutating && !$0.throwsErrors && !$0.parameters.contains { $0.isInout }
        && (type == nil || $0.result == type)
    }
  }

  mutating func replace(_ nominal: Nominal) {
    guard let index = nominals.firstIndex(where: { $0.name == nominal.name }) else { return }
    nominals[index] = nominal
  }

  /// Writes a type's members: nothing in them makes the type itself, or it would never end.
  mutating func declaring(_ name: String, _ body: (inout Generator) -> Void) {
    let context = self.context
    self.context.declaring.insert(name)
    self.context.isMember = true
    body(&self)
    self.context = context
  }
}
