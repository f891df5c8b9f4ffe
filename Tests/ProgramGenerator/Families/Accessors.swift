extension Family {
  /// Observers, lazy and wrapped properties, where one write may cause others.
  static let accessors = Family(
    name: "accessors",
    declare: { generator in
      let name = generator.freshGlobal("Wrap")
      let projected = generator.random.chance(60)
      generator.declarations.append(
        """
        @propertyWrapper struct \(name)<T: Comparable> {
          private var kept: T
          let range: ClosedRange<T>
          var wrappedValue: T {
            get { print("wrapped get"); return kept }
            set { print("wrapped set", newValue); kept = min(max(newValue, range.lowerBound), range.upperBound) }
          }
          \(projected ? "var projectedValue: String { \"\\(range)\" }" : "var projectedValue: Self { get { self } set { kept = newValue.range.upperBound } }")
          init(wrappedValue: T, _ range: ClosedRange<T>) { self.range = range; kept = wrappedValue }
        }
        @propertyWrapper final class Shared\(name)<T> {
          var wrappedValue: T { didSet { print("shared", oldValue, wrappedValue) } }
          init(wrappedValue: T) { self.wrappedValue = wrappedValue; print("shared init", wrappedValue) }
        }
        \(generator.random.pick(["struct", "final class"])) Uses\(name) {
          @\(name)(0...10) var level = 5
          @\(name)(0...1) var part = 0.5
          @Shared\(name) var count = 0
          var log: [String] = [] { \(generator.random.pick(["didSet { print(\"log\", log.count, oldValue.count) }", "willSet { print(\"log will\", newValue) }"])) }
          var total = 0 {
            willSet { print("will", newValue, total) }
            didSet { if total != oldValue { log.append("\\(oldValue)>\\(total)") }; if total > 100 { total = 100 } }
          }
          lazy var late: [Int] = { print("late"); return [level, total] }()
          var both: (a: Int, b: Int) = (1, 2) { didSet { print("both", oldValue, both) } }
          var name: String? { didSet { print("name", oldValue ?? "nil", name ?? "nil") } }
          var half: Int { get { total / 2 } set { print("half", newValue); total = newValue * 2 } }
          static var made = 0 { didSet { print("made", made) } }
          init() {}
          init(total: Int) { self.total = total; count = total % 10; Self.made += 1 }
        }
        class Observed\(name) {
          var x: Int { didSet { print("base did", oldValue, x) } }
          var y: Int { get { x * 2 } set { x = newValue / 2 } }
          init(_ x: Int) { self.x = x }
        }
        final class Over\(name): Observed\(name) {
          override var x: Int { willSet { print("over will", newValue) } didSet { print("over did", oldValue) } }
          override var y: Int { \(generator.random.pick(["didSet { print(\"y did\", y) }", "get { super.y + 1 } set { print(\"y set\"); super.y = newValue }"])) }
        }
        func bump\(name)(_ n: inout Int) { n += 1; print("bump"); n += 1 }
        """)
      generator.noteDeclared("accessors", name)
    },
    statements: [
      { generator in
        guard let name = generator.declaredName("accessors") else { return nil }
        let value = generator.fresh("w")
        let n = "\(generator.typed(.int, 1)) % 200"
        let changes = generator.random.some(
          5,
          of: [
            "\(value).level = \(n)", "\(value).level += 3", "\(value).part -= 0.75",
            "\(value).count += 1", "\(value).total = \(n)", "\(value).total += 60",
            "\(value).half = \(n)", "\(value).half += 5", "print(\(value).late)",
            "\(value).late.append(\(n))", "\(value).both.a = \(n)",
            "(\(value).both.a, \(value).both.b) = (3, 4)",
            "\(value).name = \"n\"", "\(value).name?.append(\"!\")", "\(value).log.append(\"l\")",
            "bump\(name)(&\(value).total)", "bump\(name)(&\(value).level)",
            "bump\(name)(&\(value).half)",
            "bump\(name)(&\(value).both.b)", "print(\(value).$level)", "\(value).log.removeAll()",
            "\(value).late = [1]", "bump\(name)(&\(value).count)",
          ])
        return ["var \(value) = Uses\(name)(\(generator.random.pick(["", "total: \(n)"])))"]
          + changes
          + [
            "print(\(value).level, \(value).part, \(value).count, \(value).total, \(value).log, \(value).both, \(value).name as Any)",
            "\(value) = Uses\(name)()",
          ]
      },
      { generator in
        guard let name = generator.declaredName("accessors") else { return nil }
        let value = generator.fresh("w")
        return [
          "let \(value)\(generator.random.chance(50) ? ": Observed\(name)" : "") = \(generator.random.pick(["Over", "Observed"]))\(name)(\(generator.random.below(9)))"
        ]
          + generator.random.some(
            3,
            of: [
              "\(value).x = 4", "\(value).x += 1", "\(value).y = 10", "\(value).y += 2",
              "bump\(name)(&\(value).x)", "bump\(name)(&\(value).y)",
              "print(\(value).x, \(value).y)",
            ])
      },
      { generator in
        guard let name = generator.declaredName("accessors"), !generator.context.isEscaping,
          !generator.context.isClosure
        else { return nil }
        let value = generator.fresh("w")
        return [
          "@\(name)(1...9) var \(value) = \(generator.random.below(20))",
          "\(value) += \(generator.random.below(9))", "bump\(name)(&\(value))", "print(\(value))",
        ]
      },
    ])
}
