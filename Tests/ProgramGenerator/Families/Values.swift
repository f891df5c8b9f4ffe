extension Family {
  /// Variables: declared, printed and assigned.
  static let values = Family(
    name: "values",
    statements: [
      { $0.declareVariable() },
      { $0.declareVariable() },
      { $0.printing() },
      { $0.printing() },
      { generator in
        guard let place = generator.settable(where: { !$0.type.isFunction }) else { return nil }
        return generator.guarded(place, ["\(place.text) = \(generator.newValue(place))"])
      },
      { generator in
        let type = generator.type()
        guard type != .void, !type.isFunction else { return nil }
        return ["_ = \(generator.typed(type, 2))"]
      },
    ])
}

extension Generator {
  mutating func declareVariable(_ given: SwiftType? = nil) -> [String] {
    let type = given ?? self.type()
    let isMutable = random.chance(65)
    let name = fresh("v")
    let value = expression(type)
    let isPlain = [.int, .string, .bool].contains(type)
    let annotation = isPlain && random.chance(50) ? "" : ": \(type.text)"
    variables.append(Variable(name: name, type: type, isMutable: isMutable))
    return ["\(isMutable ? "var" : "let") \(name)\(annotation) = \(value)"]
  }
}
