import SwiftIR

/// A function of a scenario after checking.
struct CheckedBody {
  /// nil for top-level code.
  var member: MemberID?
  var context: FunctionContext
  var statements: [TypedStmt]
  /// From brace to brace.
  var span = Span(file: 0, offset: 0, length: 0)
  /// Whether it is an initialiser that calls another one of its type.
  var delegates = false
}

/// A checked scenario, with the questions that the search for slips asks.
final class CheckedScenario {
  let declarations: Declarations
  /// Whether the notification center forgets targets by itself, as from iOS 9 on.
  let forgetsTargets: Bool
  let bodies: [CheckedBody]
  /// Whether the files are a part of an app: code that is not here may call what is.
  let isPartial: Bool
  /// The words of the files, with the number of times that each is written.
  private lazy var words: [Substring: Int] = countedWords()
  private let texts: [[UInt8]]
  /// The types that name something that nothing here declares.
  let typesWithUnresolvedBases: Set<NominalID>
  /// Every expression of every body, outer before inner.
  private(set) var uses: [Use] = []
  private var usesByBody: [[Use]] = []
  /// Every slip asks for the model's names of the same few members.
  private var modelDeclarations: [MemberID: Member?] = [:]
  private var modelNames: [MemberID: String?] = [:]

  /// An expression with its surroundings.
  struct Use {
    let expr: TypedExpr
    /// An index into `bodies`.
    let body: Int
    /// The closures around it, innermost last.
    let closures: [TypedClosure]
    /// The branches around it, innermost last.
    let branches: [Branch]
    /// Whether its value is unused.
    let isDiscarded: Bool

    /// Whether no run of the body reaches both, since they are in different branches of one statement.
    func excludes(_ other: Use) -> Bool {
      branches.contains { branch in
        other.branches.contains {
          $0.statement == branch.statement && $0.number != branch.number
        }
      }
    }
  }

  /// A branch of an `if` or a case of a `switch`.
  struct Branch {
    let statement: ObjectIdentifier
    let number: Int
  }

  /// A call of a member, be it a function or an initialiser.
  struct Invocation {
    let member: MemberID
    let base: TypedExpr?
    let arguments: [TypedArgument]
    let isSuper: Bool
  }

  init(_ unit: Compilation) {
    declarations = unit.declarations
    forgetsTargets = unit.scenario.release.has(900)
    bodies = unit.scenario.checkedBodies
    typesWithUnresolvedBases = unit.unresolved.heirs
    isPartial = unit.unresolved.areAllowed
    texts = Array(unit.texts.values)
    for index in bodies.indices {
      let walker = UseCollector(body: index)
      walker.visit(bodies[index].statements)
      usesByBody.append(walker.uses)
      uses += walker.uses
    }
  }

  // MARK: Text

  /// How often a word is written in the files. Code that gets no types, such as a closure for something
  /// from elsewhere, has words all the same.
  func mentions(of word: String) -> Int { words[Substring(word)] ?? 0 }

  private func countedWords() -> [Substring: Int] {
    var counts: [Substring: Int] = [:]
    for text in texts {
      let words = String(decoding: text, as: UTF8.self).split {
        !($0.isLetter || $0.isNumber || $0 == "_")
      }
      for word in words { counts[word, default: 0] += 1 }
    }
    return counts
  }

  func uses(in body: Int) -> [Use] { usesByBody[body] }

  /// The uses in all bodies of the type that the body belongs to, or in the body alone.
  func usesAround(_ body: Int) -> [Use] {
    guard let owner = bodies[body].context.owner else { return uses(in: body) }
    return bodies.indices.filter { bodies[$0].context.owner == owner }.flatMap { uses(in: $0) }
  }

  // MARK: Types and members

  /// The scenario's classes, in order. They come after the model's, which are not looked at.
  var classes: [NominalID] {
    declarations.nominals.indices.reversed()
      .prefix { declarations.nominals[$0].module == .scenario }
      .reversed().map { NominalID(rawValue: UInt32($0)) }
      .filter { declarations[$0].kind == .class }
  }

  /// A class's own members, extensions included, in the order of the text.
  func ownMembers(of id: NominalID) -> [Member] {
    memberIDs(of: id).map { declarations[$0] }
  }

  func memberIDs(of id: NominalID) -> [MemberID] {
    Set(declarations[id].members.values.joined())
      .filter { declarations[$0].module == .scenario && declarations[$0].owner == id }
      .sorted { $0.index < $1.index }
  }

  /// The classes that a class inherits from, nearest first.
  func ancestors(of id: NominalID) -> [NominalID] {
    var found: [NominalID] = []
    var current = declarations[id].superclass?.nominal
    while let ancestor = current {
      found.append(ancestor)
      current = declarations[ancestor].superclass?.nominal
    }
    return found
  }

  func inherits(_ id: NominalID?, from name: String) -> Bool {
    guard let id, case .nominal(let wanted)? = declarations.types[name] else { return false }
    return declarations.isSubclass(id, of: wanted)
  }

  /// The declaration in the model that a member is or overrides, the first one of all.
  func modelDeclaration(of id: MemberID) -> Member? {
    if let known = modelDeclarations[id] { return known }
    let found = findModelDeclaration(of: id)
    modelDeclarations[id] = .some(found)
    return found
  }

  private func findModelDeclaration(of id: MemberID) -> Member? {
    let member = declarations[id]
    guard let owner = member.owner else { return nil }
    var found = member.module == .model ? member : nil
    for ancestor in ancestors(of: owner) where declarations[ancestor].module == .model {
      for other in declarations[ancestor].members[member.name] ?? []
      where declarations[other].fullName == member.fullName {
        found = declarations[other]
      }
    }
    return found
  }

  /// `UIView.layoutSubviews()`: the model's name of a member that is one of it or overrides one.
  func modelName(of id: MemberID) -> String? {
    if let known = modelNames[id] { return known }
    let member = modelDeclaration(of: id)
    let name = member?.owner.flatMap { owner in
      member.map { declarations[owner].name + "." + $0.fullName }
    }
    modelNames[id] = .some(name)
    return name
  }

  // MARK: Expressions

  func invocation(_ expr: TypedExpr) -> Invocation? {
    switch expr.kind {
    case .call(let call):
      Invocation(
        member: call.member, base: call.base, arguments: call.arguments, isSuper: call.isSuper)
    case .construct(let member, let type, let arguments, _):
      Invocation(member: member, base: type, arguments: arguments, isSuper: false)
    default: nil
    }
  }

  /// The member that an expression calls, or names to have it called.
  func function(of expr: TypedExpr) -> MemberID? {
    if case .functionValue(let member, _, _) = expr.kind { return member }
    return invocation(expr)?.member
  }

  /// The calls of a member of the model, in some uses.
  func calls(of name: String, in uses: [Use]) -> [(use: Use, call: Invocation)] {
    uses.compactMap { use in
      guard let call = invocation(use.expr), modelName(of: call.member) == name else { return nil }
      return (use, call)
    }
  }

  func argument(_ label: String?, of call: Invocation) -> TypedExpr? {
    let parameters = declarations[call.member].parameters
    guard let index = parameters.firstIndex(where: { $0.label == label }),
      call.arguments.indices.contains(index), case .value(let value) = call.arguments[index]
    else { return nil }
    return value
  }

  /// Whether an expression is `self`, whatever type it is converted to.
  func isSelf(_ expr: TypedExpr?) -> Bool {
    guard let expr, case .local(let local) = expr.bare.kind else { return false }
    return local.name == "self"
  }

  /// Whether an expression is a property of `self`, as the model declares it: `UIViewController.view`.
  func isOwn(_ name: String, _ expr: TypedExpr) -> Bool {
    guard case .property(let base, let id, _, _, _) = expr.bare.kind, isSelf(base) else {
      return false
    }
    return modelName(of: id) == name
  }
}

extension TypedExpr {
  /// The expression without conversions, which leave the value the same.
  var bare: TypedExpr {
    switch kind {
    case .convert(let inner), .wrap(let inner), .erase(let inner), .forceUnwrap(let inner, _),
      .chainLink(let inner), .optionalChain(let inner):
      inner.bare
    case .intrinsic(.containerRetyped, let parts): parts.first?.bare ?? self
    default: self
    }
  }

  var closure: TypedClosure? {
    if case .closure(let closure) = bare.kind { closure } else { nil }
  }
}

extension TypedClosure {
  /// Whether it keeps an object called `self` alive.
  var holdsSelf: Bool {
    context.captures.contains { $0.name == "self" && $0.ownership == .strong }
      || captureList.contains { entry in
        guard entry.local.ownership == .strong, case .local(let local) = entry.value.bare.kind
        else { return false }
        return local.name == "self" && local.ownership == .strong
      }
  }
}

/// Lists the expressions of a body.
private final class UseCollector: TypedTreeWalker {
  private let body: Int
  private(set) var uses: [CheckedScenario.Use] = []
  private var closures: [TypedClosure] = []
  private var discarded: Set<ObjectIdentifier> = []
  private var branches: [CheckedScenario.Branch] = []

  init(body: Int) { self.body = body }

  override func visit(_ statement: TypedStmt) {
    switch statement.kind {
    case .if(let conditions, let body, let orElse?):
      conditions.forEach(visit)
      inBranch(0, of: statement) { visit(body) }
      inBranch(1, of: statement) { visit(orElse) }
    case .switch(let value, _, let cases, _):
      visit(value)
      for (number, written) in cases.enumerated() {
        inBranch(number, of: statement) { visit(written) }
      }
    case .expr(let expr):
      discarded.insert(ObjectIdentifier(expr))
      super.visit(statement)
    default: super.visit(statement)
    }
  }

  private func inBranch(_ number: Int, of statement: TypedStmt, visit: () -> Void) {
    branches.append(
      CheckedScenario.Branch(statement: ObjectIdentifier(statement), number: number))
    visit()
    branches.removeLast()
  }

  override func visit(_ closure: TypedClosure) {
    closure.captureList.forEach { visit($0.value) }
    closures.append(closure)
    visit(closure.body)
    closures.removeLast()
  }

  override func visit(_ expr: TypedExpr) {
    // `_ = value`
    if case .assign(let target, let value) = expr.kind, case .error = target.kind {
      discarded.insert(ObjectIdentifier(value))
    }
    uses.append(
      CheckedScenario.Use(
        expr: expr, body: body, closures: closures, branches: branches,
        isDiscarded: discarded.contains(ObjectIdentifier(expr))))
    super.visit(expr)
  }
}
