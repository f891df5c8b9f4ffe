extension Family {
  static let containers = Family(
    name: "containers",
    statements: [
      { generator in
        guard
          let place = generator.settable(where: {
            if case .array = $0.type { $0.isWhole } else { false }
          }), case .array(let element) = place.type
        else { return nil }
        let value = generator.hiding(place.root) { $0.expression(element) }
        let lines =
          switch generator.random.below(7) {
          case 0, 1: ["\(place.text).append(\(value))"]
          case 2: ["\(place.text).insert(\(value), at: 0)"]
          case 3: ["\(place.text) += [\(value)]"]
          case 4: ["if !\(place.text).isEmpty { \(place.text).removeLast() }"]
          case 5: ["\(place.text).reverse()"]
          default: ["\(place.text).removeAll()"]
          }
        return generator.guarded(place, lines)
      },
      { generator in
        guard
          let place = generator.settable(where: {
            if case .dictionary = $0.type { $0.isWhole } else { false }
          }), case .dictionary(let key, let value) = place.type
        else { return nil }
        let at =
          generator.holdsObjects(value)
          ? (key == .int ? "1" : "\"a\"") : generator.plain(key, 0)
        let lines: [String]
        switch generator.random.below(5) {
        case 0: lines = ["\(place.text)[\(at)] = nil"]
        case 1 where value == .int: lines = ["\(place.text)[\(at), default: 0] += 1"]
        case 2:
          guard case .array(let element) = value else { return nil }
          let added = generator.hiding(place.root) { $0.expression(element) }
          lines = ["\(place.text)[\(at), default: []].append(\(added))"]
        case 3:
          lines = ["print(\"removed\", \(place.text).removeValue(forKey: \(at)) != nil)"]
        default:
          lines = [
            "\(place.text)[\(at)] = \(generator.hiding(place.root) { $0.typed(value, 1) })"
          ]
        }
        return generator.guarded(place, lines)
      },
      { generator in
        guard
          let place = generator.settable(where: {
            if case .set = $0.type { $0.isWhole } else { false }
          }), case .set(let element) = place.type
        else { return nil }
        let value = generator.hiding(place.root) { $0.expression(element, 1) }
        return generator.guarded(
          place,
          [
            generator.random.chance(60)
              ? "print(\(place.text).insert(\(value)).inserted)"
              : "print(\(place.text).remove(\(value)) as Any)"
          ])
      },
    ],
    expressions: [
      // map, filter, sorted …
      { generator, type, depth in
        guard case .array(let element) = type, !element.isFunction else { return nil }
        let name = generator.fresh("m")
        let other = generator.random.chance(50) ? element : generator.type(1)
        guard !other.isFunction else { return nil }
        let receiver = generator.typed(.array(other), depth)
        return generator.scoped { generator in
          generator.variables.append(Variable(name: name, type: other))
          generator.context.canThrow = false
          if other == element, generator.random.chance(40) {
            return "\(receiver).filter { \(name) in \(generator.expression(.bool, depth)) }"
          }
          if generator.random.chance(30) {
            return
              "\(receiver).compactMap { (\(name): \(other.text)) -> \(SwiftType.optional(element).text) in \(generator.expression(.optional(element), depth)) }"
          }
          return
            "\(receiver).map { (\(name): \(other.text)) -> \(element.text) in \(generator.expression(element, depth)) }"
        }
      },
      { generator, type, depth in
        guard type == .array(.int) || type == .array(.string) else { return nil }
        let method = generator.random.pick([
          "sorted()", "reversed() as \(type.text)", "sorted(by: >)",
        ])
        return "(\(generator.typed(type, depth)).\(method))"
      },
      { generator, type, depth in
        guard case .array = type else { return nil }
        return "(\(generator.typed(type, depth)) + \(generator.expression(type, depth)))"
      },
      { generator, type, depth in
        guard type == .int else { return nil }
        let element = generator.type(1)
        return "\(generator.typed(.array(element), depth)).count"
      },
      { generator, type, depth in
        guard type == .int else { return nil }
        let receiver = generator.typed(.array(.int), depth)
        return generator.random.pick([
          "\(receiver).reduce(0) { $0 + $1 % 100 }", "\(receiver).reduce(1) { max($0, $1) }",
          "(\(receiver).max() ?? 0)", "(\(receiver).firstIndex(of: 1) ?? -1)",
        ])
      },
      // An element, where it is there.
      { generator, type, depth in
        guard !type.isFunction else { return nil }
        let found = generator.places().filter { $0.type == type && !$0.conditions.isEmpty }
        guard !found.isEmpty else { return nil }
        let place = generator.random.pick(found)
        return
          "(\(place.conditions.joined(separator: " && ")) ? \(place.text) : \(generator.expression(type, depth)))"
      },
      { generator, type, depth in
        guard !type.isFunction else { return nil }
        let found = generator.places().filter {
          if case .dictionary(_, type) = $0.type { $0.conditions.isEmpty } else { false }
        }
        guard !found.isEmpty, case let place = generator.random.pick(found),
          case .dictionary(let key, _) = place.type
        else { return nil }
        return
          "\(place.text)[\(generator.expression(key, depth)), default: \(generator.expression(type, depth))]"
      },
      { generator, type, depth in
        guard type == .bool else { return nil }
        switch generator.random.below(3) {
        case 0:
          return
            "\(generator.typed(.array(.int), depth)).contains(\(generator.expression(.int, depth)))"
        case 1:
          let name = generator.fresh("m")
          let receiver = generator.typed(.array(.string), depth)
          return generator.scoped { generator in
            generator.variables.append(Variable(name: name, type: .string))
            return "\(receiver).allSatisfy { \(name) in \(generator.expression(.bool, depth)) }"
          }
        default:
          return "\(generator.typed(.set(.int), depth)).contains(\(generator.expression(.int, 0)))"
        }
      },
      { generator, type, depth in
        guard type == .array(.string) || type == .array(.int) else { return nil }
        guard case .array(let key) = type else { return nil }
        let value = generator.type(0)
        return "\(generator.typed(.dictionary(key, value), depth)).keys.sorted()"
      },
    ])
}
