extension Family {
  static let generics = Family(
    name: "generics",
    declare: { generator in
      let name = generator.freshGlobal("Box")
      generator.declarations.append(
        """
        struct \(name)<T> {
          var items: [T]
          var last: T?
          init(_ first: T) {
            items = [first]
            last = nil
          }
          mutating func put(_ item: T) {
            last = items.last
            items.append(item)
          }
          func each(_ body: (T) -> Void) { for item in items { body(item) } }
          func mapped<U>(_ change: (T) -> U) -> \(name)<U> {
            var made = \(name)<U>(change(items[0]))
            for item in items.dropFirst() { made.put(change(item)) }
            return made
          }
          subscript(i: Int) -> T? { items.indices.contains(i) ? items[i] : nil }
        }
        extension \(name) where T: Comparable {
          var least: T? { items.min() }
        }
        extension \(name): Equatable where T: Equatable {}
        func same\(name)<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
        func larger\(name)<T: Comparable>(_ a: T, _ b: T) -> T { a < b ? b : a }
        func pair\(name)<A, B>(_ a: A, _ b: B) -> (A, B) { (a, b) }
        func apply\(name)<A, B>(_ a: A, _ change: (A) throws -> B) rethrows -> B { try change(a) }
        """)
      var made = Nominal(name: name, kind: .structure, generics: ["T"])
      made.properties = [
        Property(name: "items", type: .array(.named("T")), isSettable: true),
        Property(name: "last", type: .optional(.named("T")), isSettable: true),
      ]
      made.methods = [
        Signature(
          name: "put", parameters: [Parameter(label: nil, name: "item", type: .named("T"))],
          isMutating: true)
      ]
      made.initializers = [
        Signature(
          name: "init", parameters: [Parameter(label: nil, name: "first", type: .named("T"))])
      ]
      generator.nominals.append(made)
    },
    statements: [
      { generator in
        guard let box = generator.box() else { return nil }
        let type = generator.type(1)
        guard !type.isFunction else { return nil }
        return generator.declareVariable(.named(box, [type]))
      },
      { generator in
        guard let box = generator.box() else { return nil }
        let name = generator.fresh("v")
        let element = generator.random.pick([SwiftType.int, .string])
        return [
          "let \(name) = \(generator.typed(.named(box, [element]), 2))",
          "print(\(name).least as Any, \(name)[0] as Any, \(name)[5] as Any, \(name) == \(name))",
          "\(name).each { print($0) }", "print(\(name).mapped { \"<\\($0)>\" }.items)",
        ]
      },
    ],
    expressions: [
      { generator, type, depth in
        guard let box = generator.box() else { return nil }
        if type == .bool {
          let compared = generator.random.pick([SwiftType.int, .string, .array(.int)])
          return
            "same\(box)(\(generator.typed(compared, depth)), \(generator.expression(compared, depth)))"
        }
        if type == .int || type == .string || type == .double {
          return
            "larger\(box)(\(generator.typed(type, depth)), \(generator.expression(type, depth)))"
        }
        if case .tuple(let elements) = type, elements.count == 2 {
          return
            "pair\(box)(\(generator.typed(elements[0], depth)), \(generator.typed(elements[1], depth)))"
        }
        return nil
      },
      { generator, type, depth in
        guard let box = generator.box(), !type.isFunction, type != .void else { return nil }
        let from = generator.type(1)
        guard !from.isFunction else { return nil }
        return
          "apply\(box)(\(generator.typed(from, depth)), \(generator.closure([from], type, depth: depth, isEscaping: false)))"
      },
    ])
}

extension Generator {
  /// The generic type of the program, whose name its functions end with.
  func box() -> String? { nominals.first { !$0.generics.isEmpty }?.name }
}
