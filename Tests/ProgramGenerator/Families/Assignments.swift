extension Family {
  /// Changes in place: operators that assign, `inout` and `swap`.
  static let places = Family(
    name: "places",
    statements: [
      { generator in
        guard let place = generator.settable(where: { $0.type == .int && $0.isWhole }) else {
          return nil
        }
        let operation = generator.random.pick(["+=", "-=", "^=", "|="])
        return generator.guarded(
          place, ["\(place.text) \(operation) \(generator.expression(.int)) % 1000"])
      },
      { generator in
        guard let place = generator.settable(where: { $0.assigned == .int && !$0.isWhole }) else {
          return nil
        }
        return generator.guarded(
          place, ["\(place.text) += \(generator.value(.int, for: place)) % 1000"])
      },
      { generator in
        guard let place = generator.settable(where: { $0.assigned == .string }),
          place.type == .string || !place.isWhole
        else { return nil }
        return generator.guarded(
          place, ["\(place.text) += String((\(generator.value(.string, for: place))).prefix(5))"])
      },
      { generator in
        guard let place = generator.settable(where: { $0.assigned == .bool }),
          place.type == .bool || !place.isWhole
        else { return nil }
        return generator.guarded(place, ["\(place.text).toggle()"])
      },
      { generator in
        guard
          let one = generator.settable(where: { $0.isWhole && $0.assigned == $0.type }),
          let other = generator.settable(where: {
            $0.isWhole && $0.type == one.type && $0.assigned == $0.type && $0.root != one.root
          }), !generator.mayAlias(one, other)
        else { return nil }
        return generator.guarded(
          one, generator.guarded(other, ["swap(&\(one.text), &\(other.text))"]))
      },
      { generator in
        guard
          let function = generator.functions.filter({ $0.parameters.contains { $0.isInout } })
            .first,
          let passed = function.parameters.first(where: { $0.isInout }),
          let place = generator.settable(where: {
            $0.isWhole && $0.type == passed.type && $0.assigned == $0.type
          })
        else { return nil }
        let call = generator.hiding(place.root) { generator in
          function.parameters.map { parameter in
            (parameter.label.map { $0 + ": " } ?? "")
              + (parameter.isInout ? "&\(place.text)" : generator.expression(parameter.type, 1))
          }.joined(separator: ", ")
        }
        return generator.guarded(
          place, ["print(\(generator.shown("\(function.name)(\(call))", function.result)))"])
      },
    ])
}

extension Generator {
  /// Whether two places may be one: properties of objects may, by whichever path.
  func mayAlias(_ one: Place, _ other: Place) -> Bool {
    one.text.contains(".") && other.text.contains(".")
  }
}
