/// Writes one program: valid, terminating and deterministic Swift that prints much.
///
/// Families of features (`Family`) declare types and write statements and expressions. The
/// generator knows the names in sight and asks the families for a value of a wanted type. Names end
/// with the seed, so that many programs can be compiled into one.
struct Generator {
  var random: RandomNumbers
  let suffix: String
  var nominals: [Nominal] = []
  var functions: [Signature] = []
  var declarations: [String] = []
  var variables: [Variable] = []
  /// The surroundings of the place being written.
  var context = Context()
  private var count = 0
  /// The requirements of each protocol, by its name.
  var requirements: [String: Requirements] = [:]
  /// Names that families declare for their own statements.
  var holders: [String] = []
  var grids: [String] = []
  var troubles: [String] = []
  /// The members that the program adds to Optional, without their ends.
  var optionalMembers: Set<String> = []
  /// What a family's declarations begin or end with, by the family's name.
  private var declared: [String: [String]] = [:]
  /// The program's type of errors.
  var failure = ""
  /// Either closures call methods, or methods call closures: both together might not end.
  let closuresCallMethods: Bool
  /// Statements that may still be written: bounds the size of a program.
  var budget = 26
  /// The family that a program is to be about, where it is to be about one.
  let theme: Family?
  /// The families that the program has something of, by their names.
  private(set) var used: Set<String> = []

  struct Context {
    var result: SwiftType = .void
    var canThrow = false
    var mayReturn = false
    var loops: [String?] = []
    var depth = 0
    /// Inside a closure that may outlive its surroundings.
    var isEscaping = false
    var isClosure = false
    /// Inside a member of a type, where calls of virtual functions might go round in circles.
    var isMember = false
    /// The types whose members are written: nothing may make one of them.
    var declaring: Set<String> = []
  }

  init(seed: UInt64, theme: Family? = nil) {
    random = RandomNumbers(seed: seed)
    suffix = "\(seed)"
    self.theme = theme
    closuresCallMethods = random.chance(50)
  }

  static let entry = "run"

  mutating func program() -> String {
    declarations.append(
      """
      func note\(suffix)<T>(_ label: String, _ value: T) -> T {
        print(label)
        return value
      }
      """)
    let chosen = random.shuffled(Family.all.filter { $0.declare != nil && $0.name != theme?.name })
    let declaring = (theme.map { [$0] } ?? []) + chosen.prefix(random.number(2...4))
    for family in declaring { declare(family) }
    declare(.errors)
    for _ in 0..<random.number(1...3) { declareFunction() }
    let trap = random.chance(12)
    let isAsynchronous = random.chance(10)
    var body = scoped { generator in
      var lines: [String] = []
      for _ in 0..<generator.random.number(4...9) { lines += generator.statement() }
      // What is declared is also used.
      for family in declaring { lines += generator.statement(of: family) ?? [] }
      if isAsynchronous { lines += generator.asynchronousStatements() }
      if trap { lines += generator.trap() }
      return lines
    }
    if body.isEmpty { body = ["print(0)"] }
    let main =
      [
        isAsynchronous
          ? "@MainActor func \(Self.entry)\(suffix)() async {" : "func \(Self.entry)\(suffix)() {"
      ] + indented(body) + ["}"]
    let call = (isAsynchronous ? "await " : "") + "\(Self.entry)\(suffix)()\n"
    return (declarations + [main.joined(separator: "\n"), call]).joined(separator: "\n")
  }

  private mutating func declare(_ family: Family) {
    guard let declare = family.declare else { return }
    used.insert(family.name)
    declare(&self)
  }

  /// The theme in `percent` of a hundred cases, else any family.
  private mutating func family(_ percent: Int) -> Family {
    if let theme, random.chance(percent) { return theme }
    return random.pick(Family.all)
  }

  // MARK: Names

  mutating func fresh(_ base: String) -> String {
    count += 1
    return "\(base)\(count)"
  }

  /// A name that no other program has.
  mutating func freshGlobal(_ base: String) -> String {
    count += 1
    return "\(base)\(count)x\(suffix)"
  }

  /// Notes a name that a family's own statements need.
  mutating func noteDeclared(_ family: String, _ name: String) {
    declared[family, default: []].append(name)
  }

  /// A name that the family has declared. Members do without: what they call might call them.
  mutating func declaredName(_ family: String) -> String? {
    guard !context.isMember, let names = declared[family] else { return nil }
    return random.pick(names)
  }

  func nominal(_ name: String) -> Nominal? { nominals.first { $0.name == name } }

  func isClass(_ type: SwiftType) -> Bool {
    if case .named(let name, _) = type { nominal(name)?.kind == .object } else { false }
  }

  // MARK: Statements

  /// Runs `body` in a scope of its own: its declarations are out of sight afterwards.
  mutating func scoped<T>(_ body: (inout Generator) -> T) -> T {
    let (variables, context) = (self.variables, self.context)
    self.context.depth += 1
    defer {
      self.variables = variables
      self.context = context
    }
    return body(&self)
  }

  /// A few statements in a scope of their own.
  mutating func block(_ count: ClosedRange<Int> = 1...3) -> [String] {
    scoped { generator in
      var lines: [String] = []
      for _ in 0..<generator.random.number(count) { lines += generator.statement() }
      return lines
    }
  }

  /// One statement of any family; it may take several lines.
  mutating func statement() -> [String] {
    budget -= 1
    // A closure's block may make values whose initialisers take closures, and so on.
    guard context.depth < 9 else { return ["print(\"deep\")"] }
    guard budget > 0, context.depth < 5 else { return printing() }
    for _ in 0..<8 {
      if let lines = statement(of: family(60)) { return lines }
    }
    return printing()
  }

  private mutating func statement(of family: Family) -> [String]? {
    guard !family.statements.isEmpty, let lines = random.pick(family.statements)(&self) else {
      return nil
    }
    used.insert(family.name)
    return lines
  }

  // MARK: Expressions

  /// An expression of a type; `depth` bounds how far it is nested.
  mutating func expression(_ type: SwiftType, _ depth: Int = 2) -> String {
    if depth > 0 {
      for _ in 0..<6 {
        let family = family(20)
        guard !family.expressions.isEmpty else { continue }
        if let text = random.pick(family.expressions)(&self, type, depth - 1) {
          used.insert(family.name)
          return text
        }
      }
    }
    if random.chance(depth > 0 ? 50 : 65), let place = reading(type) { return place }
    return plain(type, depth)
  }

  /// The expression with its type written, where Swift could infer another one.
  mutating func typed(_ type: SwiftType, _ depth: Int) -> String {
    "(\(expression(type, depth)) as \(type.text))"
  }

  /// A value for a place, which is not the place itself: Swift refuses that.
  mutating func newValue(_ place: Place) -> String {
    let type = place.assigned ?? place.type
    let value = value(type, for: place)
    return value == place.text ? "note\(suffix)(\"same\", \(value))" : value
  }

  /// A value to change a place by. The change of a chain's first variable begins before the value
  /// exists, so that the value must not read it.
  mutating func value(_ type: SwiftType, for place: Place) -> String {
    place.isWhole ? expression(type) : hiding(place.root) { $0.expression(type) }
  }

  /// Arguments in parentheses.
  mutating func arguments(_ parameters: [Parameter], _ depth: Int) -> String {
    let list = parameters.map { parameter in
      (parameter.label.map { $0 + ": " } ?? "") + expression(parameter.type, depth)
    }
    return "(" + list.joined(separator: ", ") + ")"
  }

  // MARK: Types

  /// Any type that a value may be stored as.
  mutating func type(_ depth: Int = 2) -> SwiftType {
    let simple: [SwiftType] = [.int, .int, .string, .string, .bool, .double]
    switch random.below(depth > 0 ? 12 : 5) {
    case 0, 1: return random.pick(simple)
    case 2, 3, 4: return declaredType() ?? random.pick(simple)
    case 5, 6: return .array(type(depth - 1))
    case 7, 8: return .optional(type(depth - 1))
    case 9: return .dictionary(random.pick([.int, .string]), type(depth - 1))
    case 10: return .tuple([type(depth - 1), type(depth - 1)])
    default:
      return random.chance(50)
        ? .set(random.pick([.int, .string]))
        : .function(random.chance(50) ? [] : [type(0)], random.chance(30) ? .void : type(0))
    }
  }

  /// A type of the program; generic ones get arguments.
  mutating func declaredType() -> SwiftType? {
    let found = nominals.filter { isMakeable($0.name) }
    guard !found.isEmpty else { return nil }
    let nominal = random.pick(found)
    return .named(nominal.name, nominal.generics.map { _ in random.pick([.int, .string, .bool]) })
  }

  func isPrintable(_ type: SwiftType) -> Bool {
    switch type {
    case .int, .double, .bool, .string, .character, .any, .void, .function: true
    case .set, .dictionary: false
    case .optional(let wrapped): isPrintable(wrapped)
    case .array(let element): isPrintable(element)
    case .tuple(let elements): elements.allSatisfy(isPrintable)
    case .named(let name, let arguments):
      nominal(name)?.isPrintable ?? true && arguments.allSatisfy(isPrintable)
    }
  }

  /// Whether a value may end the life of objects: natively those of a dictionary end in an order that
  /// is random, so that it must not have two of them.
  func holdsObjects(_ type: SwiftType) -> Bool {
    switch type {
    case .int, .double, .bool, .string, .character, .void, .set: return false
    case .any, .function: return true
    case .optional(let held), .array(let held), .dictionary(_, let held): return holdsObjects(held)
    case .tuple(let elements): return elements.contains(where: holdsObjects)
    case .named(let name, let arguments):
      guard let nominal = nominal(name), !arguments.contains(where: holdsObjects) else {
        return true
      }
      switch nominal.kind {
      case .object, .existential: return true
      case .structure:
        return nominal.properties.contains { $0.type != type && holdsObjects($0.type) }
          && nominal.generics.isEmpty
      case .enumeration:
        return nominal.cases.contains { one in
          one.payload.contains { $0.type != type && holdsObjects($0.type) }
        }
      }
    }
  }

  func isEquatable(_ type: SwiftType) -> Bool {
    switch type {
    case .int, .double, .bool, .string, .character: true
    case .any, .void, .function, .tuple: false
    case .set(let element): isEquatable(element)
    case .dictionary(_, let value): isEquatable(value)
    case .optional(let wrapped): isEquatable(wrapped)
    case .array(let element): isEquatable(element)
    case .named(let name, _): nominal(name)?.isEquatable ?? false
    }
  }

  func isHashable(_ type: SwiftType) -> Bool {
    switch type {
    case .named(let name, _): nominal(name)?.isHashable ?? false
    case .array(let element), .optional(let element): isHashable(element)
    case .dictionary: false
    default: isEquatable(type)
    }
  }
}

/// Lines one step further in.
func indented(_ lines: [String]) -> [String] {
  lines.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }.map { "  " + $0 }
}

/// A statement with a body in braces.
func braced(_ head: String, _ body: [String], _ tail: String = "}") -> [String] {
  [head + " {"] + indented(body) + [tail]
}
