extension Family {
  /// Functions, global and local.
  static let functions = Family(
    name: "functions",
    statements: [
      { generator in
        let usable = generator.functions.filter {
          !$0.throwsErrors && !$0.parameters.contains { $0.isInout }
        }
        guard !usable.isEmpty else { return nil }
        let function = generator.random.pick(usable)
        let call = function.name + generator.arguments(function.parameters, 1)
        return [
          function.result == .void
            ? call : "print(\"\(generator.fresh("#"))\", \(generator.shown(call, function.result)))"
        ]
      },
      // A local function that captures.
      { generator in
        guard generator.context.depth < 3, !generator.variables.contains(where: \.isBorrowed) else {
          return nil
        }
        let name = generator.fresh("local")
        let result = generator.type(1)
        guard !result.isFunction else { return nil }
        let parameter = Parameter(label: nil, name: generator.fresh("p"), type: generator.type(1))
        let body = generator.body(parameters: [parameter], result: result)
        generator.variables.append(
          Variable(name: name, type: .function([parameter.type], result)))
        return braced("func \(name)(\(parameter.text)) -> \(result.text)", body)
      },
      // Recursion, bounded.
      { generator in
        guard generator.context.depth < 3 else { return nil }
        let (name, limit) = (generator.fresh("down"), generator.random.number(2...5))
        return [
          "func \(name)(_ n: Int) -> Int {",
          "  defer { print(\"back\", n) }",
          "  if n <= 0 { return 0 }",
          "  return n + \(name)(n - 1)",
          "}",
          "print(\(name)(\(limit)))",
        ]
      },
    ],
    expressions: [
      { generator, type, depth in
        let usable = generator.functions.filter {
          $0.result == type && !$0.throwsErrors && !$0.parameters.contains { $0.isInout }
        }
        guard type != .void, !usable.isEmpty else { return nil }
        let function = generator.random.pick(usable)
        return function.name + generator.arguments(function.parameters, depth)
      }
    ])
}

extension Generator {
  /// A function at the top level; some take an argument `inout`.
  mutating func declareFunction() {
    var signature = Signature(name: freshGlobal("compute"), result: type(1))
    if signature.result.isFunction { signature.result = .int }
    for index in 0..<random.number(0...2) {
      let name = fresh("p")
      signature.parameters.append(
        Parameter(label: random.chance(60) ? name : nil, name: name, type: type(1)))
      if index == 0, random.chance(35) { signature.parameters[0].isInout = true }
    }
    let body = body(parameters: signature.parameters, result: signature.result)
    declarations.append(
      braced("func \(signature.name)\(signature.text)", body).joined(separator: "\n"))
    functions.append(signature)
  }

  /// The statements of a function.
  mutating func body(
    parameters: [Parameter], result: SwiftType, canThrow: Bool = false, own: [Variable] = [],
    _ count: ClosedRange<Int> = 1...3
  ) -> [String] {
    scoped { generator in
      generator.context.result = result
      generator.context.mayReturn = true
      generator.context.canThrow = canThrow
      generator.context.loops = []
      generator.variables += own
      generator.variables += parameters.map {
        Variable(name: $0.name, type: $0.type, isMutable: $0.isInout, isBorrowed: $0.isInout)
      }
      var lines: [String] = []
      for _ in 0..<generator.random.number(count) { lines += generator.statement() }
      if result != .void { lines.append("return \(generator.expression(result))") }
      return lines
    }
  }
}
