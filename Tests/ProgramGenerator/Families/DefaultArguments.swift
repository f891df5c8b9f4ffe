extension Family {
  /// Defaults of parameters that print when they are made: in every kind of declaration, and in
  /// overrides and witnesses that have others.
  static let defaultArguments = Family(
    name: "default arguments",
    declare: { generator in
      let name = generator.freshGlobal("Given")
      generator.declarations += [
        "nonisolated(unsafe) var made\(name) = 0",
        """
        func say\(name)<T>(_ label: String, _ value: T) -> T {
          made\(name) += 1
          print("\\(label)#\\(made\(name))")
          return value
        }
        """,
        generator.defaultedFunctions(name), generator.defaultedTypes(name),
        generator.defaultedProtocol(name),
      ]
      generator.noteDeclared("default arguments", name)
    },
    statements: [
      { generator in
        guard let name = generator.declaredName("default arguments") else { return nil }
        return (0..<generator.random.number(2...4)).map { _ in
          "print(\(generator.defaultedCall(name)))"
        }
      },
      { generator in
        guard let name = generator.declaredName("default arguments") else { return nil }
        let object = generator.fresh("g")
        let kind = generator.random.pick(["\(name)Base", "\(name)Sub"])
        let made = generator.defaultedObject(name, kind)
        return ["let \(object): \(name)Base = \(made)"]
          + generator.random.some(
            4,
            of: [
              "print(\(object).call())", "print(\(object).call(1))", "print(\(object)[])",
              "print(\(object)[5])", "\(object)[1, 2] = 3", "\(object)[] += 1",
              "print((\(object) as? \(name)Sub)?.call() as Any)",
              "print((\(object) as any Asks\(name)).ask())", "print(\(object).ask())",
              "print(asked\(name)(\(object)))", "print(type(of: \(object)).build().total)",
              "print(\(object).total, \(object).where())",
            ])
      },
      { generator in
        guard let name = generator.declaredName("default arguments") else { return nil }
        let (a, b) = (generator.expression(.int, 1), generator.typed(.string, 1))
        let value = generator.fresh("g")
        return [
          "var \(value) = \(name)Value(\(generator.random.pick(["", "a: \(a) % 100", "b: \(b)", "a: 1, c: [2]"])))"
        ]
          + generator.random.some(
            3,
            of: [
              "print(\(value))", "print(\(name)Pair(first: \(b)).second as Any)", "\(value).grow()",
              "\(value).grow(by: \(value).a)", "print(\(name)Pair(first: 1, second: 2.5))",
              "print([\(name)Value(), \(name)Value(b: \"x\")].count)",
              "print(\(value).ask(2), asked\(name)(\(value)))",
              "print(\(name)Kind.low(), \(name)Kind.low(n: 4), \(name)Kind.high(\"h\"))",
              "print([1, 2].map { \(value).scaled($0) })",
              "do { let f = \(value).scaled; print(f(1, 2, \"\")) }",
            ])
      },
    ],
    expressions: [
      { generator, type, depth in
        guard type == .int, let name = generator.declaredName("default arguments") else {
          return nil
        }
        return generator.defaultedCall(name)
      }
    ])
}

extension Generator {
  fileprivate mutating func defaultedCall(_ name: String) -> String {
    let one = "say\(name)(\"written\", \(random.number(1...9)))"
    return random.pick([
      "free\(name)()", "free\(name)(\(one))", "free\(name)(b: \(one))",
      "free\(name)(\(one), c: \(one), 1)",
      "free\(name)(b: 2, \(one), \(one))", "free\(name) { $0 + 1 }",
      "free\(name)(b: \(one)) { $0 * 2 }",
      "free\(name)(1, b: 2, c: 3) { x in say\(name)(\"body\", x) }", "generic\(name)(\(one))",
      "generic\(name)(\"t\", [\"u\"])", "generic\(name)(2.5, make: { say\(name)(\"made\", 3) })",
      "changing\(name)()", "place\(name)()",
    ])
  }

  fileprivate mutating func defaultedObject(_ name: String, _ kind: String) -> String {
    random.pick([
      "\(kind)()", "\(kind)(a: say\(name)(\"a written\", 4))",
      "\(kind)(b: say\(name)(\"b written\", 5))",
      "\(kind)(quick: 3)", "\(kind).build(say\(name)(\"n\", 6))",
    ])
  }

  fileprivate mutating func defaultedFunctions(_ name: String) -> String {
    let c = random.pick([
      "say\(name)(\"c\", 3)", "made\(name)", "[1, 2].reduce(say\(name)(\"start\", 0), +)",
    ])
    return """
      func free\(name)(_ a: Int = say\(name)("a", 1), b: Int = say\(name)("b", 2), c: Int = \(c), _ rest: Int..., last: (Int) -> Int = { say\(name)("last", $0) }) -> Int {
        print("free", a, b, c, rest)
        return last((a + b + c + rest.count) % 1000)
      }
      func generic\(name)<T>(_ t: T, _ list: [T] = say\(name)("list", []), make: () -> Int = { say\(name)("make", 2) }) -> Int {
        print(t, list)
        return list.count + make()
      }
      func changing\(name)(_ a: Int = made\(name), _ b: Int = say\(name)("between", made\(name)), _ c: Int = made\(name)) -> Int {
        print(b >= a, c > a)
        return c - a
      }
      func place\(name)(_ function: String = #function, _ line: Int = #line, _ column: Int = #column) -> Int {
        print(function, column)
        return line % 1000
      }
      """
  }

  fileprivate mutating func defaultedTypes(_ name: String) -> String {
    let b = random.pick([
      "\"b\"", "say\(name)(\"b\", \"b\")",
      "String(repeating: \"x\", count: say\(name)(\"count\", 2))",
    ])
    let isOverridden = random.chance(70)
    let sub =
      isOverridden
      ? "override func call(_ n: Int = say\(name)(\"sub default\", 200)) -> String { \"sub \\(n) \" + super.call() }"
      : ""
    let own = random.pick([
      "",
      "override init(a: Int = say\(name)(\"sub a\", 30), b: Int = 40) { print(\"sub init\"); super.init(a: a) }",
    ])
    return """
      struct \(name)Value: Asks\(name) {
        var a = say\(name)("a", 1)
        var b: String = \(b)
        var c: [Int] = say\(name)("c", [])
        mutating func grow(by n: Int = say\(name)("by", 10)) { a += n; c.append(a) }
        func scaled(_ n: Int, _ m: Int = say\(name)("m", 2), _ label: String = "scaled") -> Int { print(label); return n * m + a % 100 }
      }
      struct \(name)Pair<T, U> {
        var first: T
        var second: U?
        init(first: T, second: U) { self.first = first; self.second = second }
        init(first: T, second: U? = say\(name)("no second", nil)) where U == Int { self.first = first; self.second = second }
      }
      enum \(name)Kind {
        case low(n: Int = say\(name)("low", 1)), high(String, Bool = say\(name)("high", true))
      }
      class \(name)Base: Asks\(name) {
        var total: Int
        init(a: Int = say\(name)("base a", 1), b: Int = say\(name)("base b", 2)) { total = a * 10 + b }
        convenience init(quick: Int, times: Int = say\(name)("times", 3)) { self.init(a: quick * times) }
        func call(_ n: Int = say\(name)("base default", 100)) -> String { "base \\(n)" }
        class func build(_ n: Int = say\(name)("build", 9)) -> \(name)Base { \(name)Base(b: n) }
        subscript(i: Int = say\(name)("i", 1), j: Int = say\(name)("j", 2)) -> Int {
          get { print("get", i, j); return total + i * j }
          set { print("set", i, j, newValue); total = newValue }
        }
        func `where`(_ name: String = #function) -> String { name }
      }
      final class \(name)Sub: \(name)Base {
        \(sub)
        \(own)
        override class func build(_ n: Int = say\(name)("sub build", 90)) -> \(name)Base { \(name)Sub(a: n) }
      }
      """
  }

  fileprivate mutating func defaultedProtocol(_ name: String) -> String {
    let isRequired = random.chance(60)
    let own =
      random.chance(50)
      ? "extension \(name)Value { func ask(_ n: Int = say\(name)(\"value asks\", 70)) -> String { \"value \\(n)\" } }"
      : ""
    return """
      protocol Asks\(name) { \(isRequired ? "func ask(_ n: Int) -> String" : "") }
      extension Asks\(name) {
        func ask(_ n: Int) -> String { "asked \\(n)" }
        func ask(\(random.pick(["", "_ n: String = say\(name)(\"extension asks\", \"e\")"]))) -> String { ask(say\(name)("asks", 7)) }
      }
      \(own)
      func asked\(name)<T: Asks\(name)>(_ t: T) -> String { t.ask() + " " + t.ask(3) }
      """
  }
}
