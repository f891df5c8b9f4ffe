extension Family {
  /// Generic functions and extensions that differ in their constraints, and types that meet more or
  /// fewer of these. Known by its type, by a constraint or by a protocol, a value may get another one.
  static let constrainedGenerics = Family(
    name: "constrained generics",
    declare: { generator in
      let name = generator.freshGlobal("Ranked")
      generator.declarations += [
        generator.rankedProtocols(name), generator.rankedTypes(name),
        generator.rankedFunctions(name), generator.rankedHolder(name),
      ]
      generator.noteDeclared("constrained generics", name)
    },
    statements: [
      { generator in
        guard let name = generator.declaredName("constrained generics") else { return nil }
        let values = generator.random.some(
          3, of: generator.rankedValues(name).flatMap { [$0, "[\($0)]", "Optional(\($0))"] })
        return values.map { value in
          "print(pick\(name)(\(value)), via\(name)(\(value)), loose\(name)(\(value)))"
        }
      },
      { generator in
        guard let name = generator.declaredName("constrained generics") else { return nil }
        let value = generator.random.pick(generator.rankedValues(name))
        let kept = generator.fresh("r")
        return [
          "let \(kept) = \(value)",
          "print(\(kept).tell(), \(kept).label, \(kept).both(), type(of: \(kept)).kind)",
          "print((\(kept) as any \(name)).tell(), (\(kept) as any \(name)).label, told\(name)(\(kept)))",
          "print(again\(name)(\(kept)).tell(), kinds\(name)(type(of: \(kept)), \(name)B.self))",
        ]
      },
      { generator in
        guard let name = generator.declaredName("constrained generics") else { return nil }
        let each = generator.fresh("each")
        let values = generator.random.shuffled(generator.rankedValues(name)).prefix(3)
        return [
          "for \(each) in [\(values.joined(separator: ", "))] as [any \(name)] {",
          "  print(\(each).tell(), \(each).both(), told\(name)(\(each)), pick\(name)(\(each)), \(each) is any Fine\(name), type(of: \(each)).kind)",
          "}",
        ]
      },
      { generator in
        guard let name = generator.declaredName("constrained generics") else { return nil }
        let holder = generator.fresh("h")
        let element = generator.random.pick([
          ("Int", "[3, 1, 2]"), ("String", "[\"b\", \"a\"]"), ("\(name)B", "[\(name)B(rank: 4)]"),
          ("\(name)E", "[.two, .one]"), ("Double", "[2, 1.5]"), ("[Int]", "[[1], []]"),
        ])
        return [
          "let \(holder) = Hold\(name)<\(element.0)>(\(element.1))",
          "print(\(holder).name, \(holder).about(), read\(name)(\(holder)), \(holder).first(or: { $0.count }))",
          "print(\(holder).paired(with: \(generator.typed(generator.random.pick([.int, .string]), 1))).name)",
          "print(\(holder).gathered(into: \(generator.random.pick(["[]", "[\"x\"]"]))) { $0 + [\"\\($1)\"] })",
        ]
      },
    ])
}

extension Generator {
  func rankedValues(_ name: String) -> [String] {
    ["\(name)A(rank: 3)", "\(name)B(rank: 7)", "\(name)C()", "\(name)D()", "\(name)E.two"]
  }

  /// A protocol, one that refines it, and their defaults: some are requirements, some are not.
  fileprivate mutating func rankedProtocols(_ name: String) -> String {
    let required = random.some(
      2,
      of: ["var label: String { get }", "func both() -> String", "static var kind: String { get }"])
    let refined = random.some(
      3,
      of: [
        "func tell() -> String { \"fine \\(rank)\" }", "var label: String { \"fine label\" }",
        "func both() -> String { \"fine both \" + tell() + label }",
        "static var kind: String { \"fine kind of \\(Self.self)\" }",
      ])
    let conditional = random.pick([
      "", "extension \(name) where Self: AnyObject { var label: String { \"object label\" } }",
      "extension \(name) where Self == \(name)A { func both() -> String { \"both of A\" } }",
    ])
    return """
      protocol \(name) {
        var rank: Int { get }
        func tell() -> String
        init(rank: Int)
        \(required.joined(separator: "\n  "))
      }
      extension \(name) {
        func tell() -> String { "tell \\(rank)" }
        var label: String { "label" }
        func both() -> String { "both " + tell() + " " + label }
        static var kind: String { "kind of \\(Self.self)" }
        static func make(_ rank: Int) -> Self { Self(rank: rank + 1) }
      }
      protocol Fine\(name): \(name) { var grain: Int { get } }
      extension Fine\(name) {
        var grain: Int { rank * 2 }
        \(refined.joined(separator: "\n  "))
      }
      \(conditional)
      """
  }

  fileprivate mutating func rankedTypes(_ name: String) -> String {
    func members(_ owner: String, _ prefix: String = "") -> String {
      random.some(
        random.number(0...3),
        of: [
          "\(prefix)func tell() -> String { \"\(owner) tells\" }",
          "\(prefix)var label: String { \"\(owner) label\" }",
          "\(prefix)func both() -> String { \"\(owner) both\" }",
          "static var kind: String { \"\(owner) kind\" }",
        ]
      ).joined(separator: "\n  ")
    }
    return """
      struct \(name)A: \(name), Equatable {
        var rank: Int
        \(members("A"))
      }
      struct \(name)B: Fine\(name), Comparable {
        var rank: Int
        static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }
        \(members("B"))
      }
      class \(name)C: \(random.pick(["", "Fine"]))\(name) {
        let rank: Int
        required init(rank: Int) { self.rank = rank }
        convenience init() { self.init(rank: 20) }
        func own() -> String { "C own" }
        \(members("C"))
      }
      final class \(name)D: \(name)C {
        override func own() -> String { "D own, " + super.own() }
        \(random.pick(["", "func extra() -> String { tell() + label }"]))
      }
      enum \(name)E: Int, Fine\(name), CaseIterable {
        case one = 1, two, three
        var rank: Int { rawValue }
        init(rank: Int) { self = Self(rawValue: rank % 3 + 1) ?? .one }
        \(members("E"))
      }
      """
  }

  /// Overloads of which one is the most special for each value.
  fileprivate mutating func rankedFunctions(_ name: String) -> String {
    let overloads = random.some(
      4,
      of: [
        "func pick\(name)<T: \(name)>(_ t: T) -> String { \"ranked \\(t.rank)\" }",
        "func pick\(name)<T: Fine\(name)>(_ t: T) -> String { \"fine \\(t.grain)\" }",
        "func pick\(name)<T>(_ t: [T]) -> String { \"array of \\(t.count)\" }",
        "func pick\(name)<T: \(name)>(_ t: [T]) -> String { \"array of ranked \\(t.map(\\.rank))\" }",
        "func pick\(name)<T>(_ t: T?) -> String { \"optional \\(t != nil)\" }",
        "func pick\(name)(_ t: \(name)A) -> String { \"exactly A\" }",
        "func pick\(name)(_ t: \(name)C) -> String { \"exactly C\" }",
      ])
    return """
      func pick\(name)<T>(_ t: T) -> String { "any" }
      \(overloads.joined(separator: "\n"))
      func via\(name)<T>(_ t: T) -> String { pick\(name)(t) + " " + pick\(name)([t]) }
      func loose\(name)(_ t: Any) -> String { pick\(name)(t) }
      func told\(name)<T: \(name)>(_ t: T) -> String { t.tell() + " " + t.label + " " + t.both() + " " + T.kind + " " + pick\(name)(t) }
      func again\(name)<T: \(name)>(_ t: T) -> T { T.make(t.rank) }
      func kinds\(name)<A: \(name), B: Fine\(name)>(_ a: A.Type, _ b: B.Type) -> String { A.kind + B.kind + "\\(A(rank: 1).rank + B(rank: 2).grain)" }
      """
  }

  /// A generic type whose members depend on what it holds.
  fileprivate mutating func rankedHolder(_ name: String) -> String {
    let special = random.some(
      3,
      of: [
        "extension Hold\(name) where T: Equatable { var name: String { \"equatable \\(items.first == items.last)\" } }",
        "extension Hold\(name) where T: Comparable { var name: String { \"comparable \" + (items.max().map { \"\\($0)\" } ?? \"-\") } }",
        "extension Hold\(name) where T == Int { var name: String { \"ints \\(items.reduce(0, +))\" } }",
        "extension Hold\(name) where T: \(name) { func about() -> String { items.map { $0.tell() }.joined(separator: \"&\") } }",
        "extension Hold\(name) where T: Fine\(name) { func about() -> String { \"fine \\(items.map(\\.grain))\" } }",
        "extension Hold\(name) where T: Collection { func about() -> String { \"counts \\(items.map(\\.count))\" } }",
        "extension Hold\(name) where T: Collection, T.Element == Int { func about() -> String { \"sums \\(items.map { $0.reduce(0, +) })\" } }",
      ])
    let isRequired = random.chance(50)
    return """
      protocol Read\(name) {
        associatedtype Item
        var items: [Item] { get }
        \(isRequired ? "var name: String { get }" : "")
        \(random.pick(["", "func about() -> String"]))
      }
      extension Read\(name) {
        var name: String { "read \\(items.count)" }
        func about() -> String { "about " + name }
      }
      struct Hold\(name)<T>: Read\(name) {
        var items: [T]
        init(_ items: [T]) { self.items = items }
        init<S: Sequence>(_ items: S, _ twice: Bool) where S.Element == T { self.items = Array(items) + (twice ? Array(items) : []) }
        func paired<U>(with other: U) -> Hold\(name)<(T, U)> { Hold\(name)<(T, U)>(items.map { ($0, other) }) }
        func first<R>(or other: (Self) -> R) -> R where R: CustomStringConvertible { print("other"); return other(self) }
        func gathered<R>(into start: R, _ step: (R, T) throws -> R) rethrows -> R { try items.reduce(start, step) }
        var count: Int { items.count }
      }
      \(special.joined(separator: "\n"))
      func read\(name)<R: Read\(name)>(_ r: R) -> String { r.name + " / " + r.about() }
      """
  }
}
