extension Family {
  /// How values are printed inside others.
  static let descriptions = Family(
    name: "descriptions",
    statements: [
      { generator in
        let type = generator.type(2)
        guard !type.isFunction, generator.isPrintable(type) else { return nil }
        let name = generator.fresh("d")
        return [
          "let \(name): \(type.text) = \(generator.expression(type, 2))",
          generator.random.pick([
            "print([\(name)], (\(name), 1), [1: \(name)])",
            "print(Optional(Optional(\(name))) as Any)",
            "print([Optional(\(name)), nil])", "debugPrint((x: \(name), y: Optional(\(name))))",
            "print(\"\\(\(name))\", String(describing: \(name)), String(reflecting: [\(name)]))",
            "print([[\(name)], []], [\"k\": [Optional(\(name))]])",
            "print(\(name), \(name), separator: \"|\", terminator: \"!\\n\")",
            "print(type(of: [\(name)]), type(of: (\(name), Optional(\(name)))))",
            "print(Result<\(type.text), Never>.success(\(name)))",
          ]),
        ]
      }
    ])
}
