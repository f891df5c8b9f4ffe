extension Family {
  /// Tuples with labels, compared, taken apart and exchanged.
  static let tuples = Family(
    name: "tuples",
    statements: [
      { generator in
        let (one, other) = (generator.fresh("t"), generator.fresh("t"))
        let (a, b) = (generator.expression(.int), generator.expression(.string))
        let (c, d) = (generator.expression(.int, 1), generator.expression(.string, 1))
        return [
          "var \(one) = (count: \(a), name: \(b))",
          "let \(other): (count: Int, name: String) = (\(c), \(d))",
          "print(\(one), \(other).name, \(one) == \(other), \(one) < \(other))",
          "(\(one).count, \(one).name) = (\(other).count, \(one).name + \"!\")",
          "print(\(one).0, \(one).1, type(of: \(one)))",
        ]
      },
      { generator in
        let type = generator.type(1)
        guard !type.isFunction else { return nil }
        let names = [generator.fresh("t"), generator.fresh("t"), generator.fresh("t")]
        let value = generator.expression(type)
        let (count, flag) = (generator.expression(.int), generator.expression(.bool))
        generator.variables.append(Variable(name: names[2], type: type))
        return [
          "let (\(names[0]), (\(names[1]), \(names[2]))): (Int, (Bool, \(type.text))) = (\(count), (\(flag), \(value)))",
          "print(\(names[0]), \(names[1]))",
        ]
      },
      { generator in
        let (name, a, b) = (generator.fresh("pairs"), generator.fresh("a"), generator.fresh("b"))
        return [
          "let \(name) = Array(zip(\(generator.typed(.array(.int), 2)), \(generator.typed(.array(.string), 2))))",
          "for (\(a), \(b)) in \(name) { print(\(a), \(b)) }",
          "print(\(name).map { $0.0 }, \(name).first { $0.0 > 3 } as Any)",
          "for (\(a), (x: \(b), _)) in \(name).map({ (x: $0.0, $0.1) }).enumerated() { print(\(a), \(b)) }",
        ]
      },
    ])
}
