extension Family {
  static let closures = Family(
    name: "closures",
    statements: [
      // Closures in sight are called.
      { generator in
        let found = generator.places().filter { $0.type.isFunction && generator.mayCall($0) }
        guard !found.isEmpty, case let place = generator.random.pick(found),
          case .function(let parameters, let result) = place.type
        else { return nil }
        let list = parameters.map { generator.expression($0, 1) }.joined(separator: ", ")
        let call = "\(place.text)(\(list))"
        return generator.guarded(
          place,
          [
            result == .void
              ? call : "print(\"\(generator.fresh("#"))\", \(generator.shown(call, result)))"
          ])
      },
      // A counter that two closures share.
      { generator in
        let (count, up, read) = (
          generator.fresh("count"), generator.fresh("up"), generator.fresh("read")
        )
        let start = generator.expression(.int, 1)
        generator.variables += [
          Variable(name: up, type: .function([], .void)),
          Variable(name: read, type: .function([], .int)),
        ]
        return [
          "var \(count) = \(start)", "let \(up) = { \(count) += 1 }",
          "let \(read) = { () -> Int in \(count) % 1000 }", "\(up)()", "\(count) += 10",
          "print(\(read)(), \(count))",
        ]
      },
      // Stored in a place.
      { generator in
        guard let place = generator.settable(where: { $0.type.isFunction }),
          case .function(let parameters, let result) = place.type
        else { return nil }
        return generator.guarded(
          place, ["\(place.text) = \(generator.closure(parameters, result, depth: 2))"])
      },
      { $0.declareVariable(.function([], .int)) },
      { $0.declareVariable(.function([.int], .string)) },
      { $0.declareVariable(.array(.function([], .void))) },
      { generator in
        // Called at once.
        let type = generator.type(1)
        guard !type.isFunction else { return nil }
        let name = generator.fresh("v")
        let closure = generator.closure([], type, depth: 2, isEscaping: false)
        generator.variables.append(Variable(name: name, type: type))
        return ["let \(name): \(type.text) = \(closure)()"]
      },
    ],
    expressions: [
      { generator, type, depth in
        let found = generator.places().filter {
          if case .function(_, type) = $0.type {
            $0.conditions.isEmpty && generator.mayCall($0)
          } else {
            false
          }
        }
        guard type != .void, !found.isEmpty, case let place = generator.random.pick(found),
          case .function(let parameters, _) = place.type
        else { return nil }
        let list = parameters.map { generator.expression($0, depth) }.joined(separator: ", ")
        return "\(place.text)(\(list))"
      }
    ])
}

extension Generator {
  /// Whether calling the closure there cannot go round in circles.
  func mayCall(_ place: Place) -> Bool {
    if context.isMember, closuresCallMethods, place.root == "self" { return false }
    guard context.isEscaping else { return true }
    // A place that cannot be assigned existed before the closure that calls it.
    return place.text == place.root && place.assigned == nil
  }
}
