extension Family {
  static let keyPaths = Family(
    name: "key paths",
    statements: [
      // Read and written through a path that is a value.
      { generator in
        guard let (place, property) = generator.placeWithProperty() else { return nil }
        let path = generator.fresh("path")
        let read = "\(place.text)[keyPath: \(path)]"
        var lines = [
          "let \(path) = \\\(place.type.text).\(property.name)",
          "print(\"\(generator.fresh("#"))\", \(generator.shown(read, property.type)))",
        ]
        if property.isSettable, place.assigned != nil || generator.isClass(place.type) {
          lines += [
            "\(read) = \(generator.hiding(place.root) { $0.expression(property.type) })",
            "print(\(generator.shown("\(place.text).\(property.name)", property.type)))",
          ]
        }
        return generator.guarded(place, lines)
      },
      { generator in
        let found = generator.nominals.filter {
          !$0.properties.isEmpty && $0.generics.isEmpty && $0.kind != .existential
            && generator.isMakeable($0.name)
        }
        guard !found.isEmpty else { return nil }
        let nominal = generator.random.pick(found)
        let property = generator.random.pick(nominal.properties)
        guard !property.type.isFunction else { return nil }
        let name = generator.fresh("list")
        return [
          "let \(name) = \(generator.typed(.array(nominal.type), 2)).map(\\.\(property.name))",
          "print(\(generator.shown(name, .array(property.type))))",
        ]
      },
    ])
}

extension Generator {
  /// A place whose type has properties, and one of them.
  mutating func placeWithProperty() -> (Place, Property)? {
    guard !context.isMember else { return nil }
    let known = self
    let found = places().filter { place in
      guard case .named(let name, let arguments) = place.type, place.isWhole,
        let nominal = known.nominal(name)
      else { return false }
      return arguments.isEmpty && nominal.generics.isEmpty && nominal.kind != .existential
        && nominal.properties.contains { !$0.type.isFunction && $0.name != "rawValue" }
    }
    guard !found.isEmpty, case let place = random.pick(found),
      case .named(let name, _) = place.type
    else { return nil }
    let properties = (nominal(name)?.properties ?? []).filter {
      !$0.type.isFunction && $0.name != "rawValue"
    }
    return properties.isEmpty ? nil : (place, random.pick(properties))
  }
}
