import SwiftIR

/// Follows the paths through a body and checks that every variable has a value when it is read,
/// that a constant gets only one, and that an initialiser gives every property a value.
///
/// As in Swift, the check runs when everything else is correct.
final class DefiniteInitialization: TypedTreeWalker {
  /// A variable, a property or a delegation that may get its value after its declaration.
  private enum Slot: Hashable {
    case local(ObjectIdentifier)
    case field(MemberID)
    /// `super.init` or `self.init`, called
    case delegation
  }

  /// The state at a point of the body.
  private struct State {
    /// Slots that have a value on every path.
    var definite: Set<Slot> = []
    /// Slots that have a value on some path.
    var possible: Set<Slot> = []
    var isReachable = true

    mutating func set(_ slot: Slot) {
      definite.insert(slot)
      possible.insert(slot)
    }

    mutating func join(_ other: State) {
      guard other.isReachable else { return }
      guard isReachable else {
        self = other
        return
      }
      definite.formIntersection(other.definite)
      possible.formUnion(other.possible)
    }

    static let unreachable = State(isReachable: false)
  }

  private let unit: Compilation
  private let body: CheckedBody
  private var state = State()
  /// Whether a loop around is visited for the second time.
  private var isRepeating = false
  /// Locals that were declared without a value.
  private var locals: Set<ObjectIdentifier> = []
  /// The stored properties that an initialiser must see to, in order.
  private var fields: [MemberID] = []
  private var exits: [ObjectIdentifier: State] = [:]
  private var repeats: [ObjectIdentifier: State] = [:]
  private var fallsInto = State.unreachable
  private var fallthroughSpan: Span?
  private var closureDepth = 0
  private var isFollowingSelf = false

  init(_ unit: Compilation, _ body: CheckedBody) {
    self.unit = unit
    self.body = body
    super.init()
  }

  func check() {
    prepareSelf()
    visit(body.statements)
    if isFollowingSelf, state.isReachable { checkComplete(at: end) }
  }

  // MARK: self

  private var role: FunctionContext.Role { body.context.role }
  private var superclass: Type? { body.context.owner.flatMap { unit.declarations[$0].superclass } }
  private var isClass: Bool {
    body.context.owner.map { unit.declarations[$0].kind == .class } ?? false
  }

  private var end: Span {
    Span(file: body.span.file, offset: body.span.offset + max(1, body.span.length) - 1, length: 1)
  }

  private func prepareSelf() {
    guard [.designatedInitializer, .valueInitializer, .convenienceInitializer].contains(role),
      let owner = body.context.owner, unit.declarations[owner].module == .scenario,
      unit.declarations[owner].kind != .enum
    else { return }
    isFollowingSelf = true
    guard role != .convenienceInitializer, !(role == .valueInitializer && body.delegates) else {
      return
    }
    for field in unit.layout.fieldInitializers[owner] ?? [] {
      let member = unit.declarations[field.member]
      fields.append(field.member)
      if field.value != nil || field.isLazy || (member.type.wrapped != nil && !member.isLet) {
        state.set(.field(field.member))
      }
    }
  }

  private var delegates: Bool {
    role == .convenienceInitializer || (role == .valueInitializer && body.delegates)
  }

  /// Whether `self` may be used as a whole.
  private var isSelfComplete: Bool {
    if delegates || (isClass && superclass != nil) { return state.definite.contains(.delegation) }
    return fields.allSatisfy { state.definite.contains(.field($0)) }
  }

  private var whenSelfIsComplete: String {
    if delegates { return "before 'self.init' call or assignment to 'self'" }
    return isClass && superclass != nil
      ? "before 'super.init' call" : "before all stored properties are initialized"
  }

  private func checkComplete(at span: Span) {
    if delegates {
      if !state.definite.contains(.delegation) {
        unit.report(
          "'self.init' isn't called on all paths before returning from initializer", at: span)
      }
      return
    }
    if !missingFields.isEmpty {
      unit.report("return from initializer without initializing all stored properties", at: span)
    } else if isClass, superclass != nil, !state.definite.contains(.delegation) {
      unit.report(
        "'super.init' isn't called on all paths before returning from initializer", at: span)
    }
  }

  private var missingFields: [Member] {
    fields.filter { !state.definite.contains(.field($0)) }.map { unit.declarations[$0] }
  }

  private func isSelf(_ expr: TypedExpr?) -> Bool {
    guard isFollowingSelf, closureDepth == 0, let expr, case .local(let local) = expr.bare.kind
    else { return false }
    return local === body.context.selfLocal
  }

  /// The stored property of `self` that an expression names.
  private func ownField(_ expr: TypedExpr) -> MemberID? {
    switch expr.kind {
    case .field(let base, let id, _) where isSelf(base): fields.contains(id) ? id : nil
    case .property(let base?, let id, _, _, _) where isSelf(base): fields.contains(id) ? id : nil
    default: nil
    }
  }

  private func useSelf(_ how: String, _ span: Span) {
    guard state.isReachable, !isSelfComplete else { return }
    unit.report("'self' used \(how)\(whenSelfIsComplete)", at: span)
  }

  // MARK: Expressions

  override func visit(_ expr: TypedExpr) {
    switch expr.kind {
    case .local(let local):
      if isSelf(expr) { useSelf("", expr.span) }
      read(local, expr.span, "used")
    case .field, .property:
      if let id = ownField(expr) {
        readField(id, expr.span)
        return
      }
      if case .property(let base?, let id, _, _, let isSuper) = expr.kind, isSelf(base) {
        useSelf(
          isSuper ? "" : "in property access '\(unit.declarations[id].name)' ", expr.span)
        return
      }
      super.visit(expr)
    case .call(let call):
      visit(call.arguments)
      guard let base = call.base else { break }
      if isSelf(base) {
        useSelf("in method call '\(unit.declarations[call.member].name)' ", base.span)
      } else if unit.declarations[call.member].isMutating, case .local(let local) = base.kind {
        read(local, base.span, "passed by reference")
      } else {
        visit(base)
      }
    case .assign(let target, let value):
      visit(value)
      assign(target, before: value)
    case .modify(let target, _, let new):
      if case .local(let local) = target.kind {
        read(local, target.span, "passed by reference")
      } else {
        visit(target)
      }
      visit(new)
      if let id = ownField(target), unit.declarations[id].isLet {
        unit.report(
          "immutable value 'self.\(unit.declarations[id].name)' may only be initialized once",
          at: target.span)
      }
    case .typeOf(let inner):
      // The type is known without its values.
      if !isSelf(inner) { visit(inner) }
    case .inOut(let inner):
      if case .local(let local) = inner.kind {
        read(local, inner.span, "passed by reference")
      } else {
        visit(inner)
      }
    case .delegate(_, let isSuper, let arguments, _): delegate(isSuper, arguments, expr.span)
    case .and(let a, let b), .or(let a, let b), .coalesce(let a, let b):
      visit(a)
      let before = state
      visit(b)
      state.join(before)
    case .ternary(let condition, let a, let b):
      visit(condition)
      let before = state
      visit(a)
      let first = state
      state = before
      visit(b)
      state.join(first)
    case .tryOptional(let inner):
      let before = state
      visit(inner)
      state.join(before)
    default: super.visit(expr)
    }
    if unit.declarations.isNever(expr.type) {
      switch expr.kind {
      case .call, .apply: state = .unreachable
      default: break
      }
    }
  }

  override func visit(_ arguments: [TypedArgument]) {
    checkAliasing(arguments)
    for argument in arguments {
      if case .inOut(let value) = argument, case .local(let local) = value.kind {
        read(local, value.span, "passed by reference")
      } else {
        super.visit([argument])
      }
    }
  }

  /// One variable may not be passed inout twice in a call.
  private func checkAliasing(_ arguments: [TypedArgument]) {
    var seen: Set<Variable> = []
    for argument in arguments {
      guard case .inOut(let value) = argument else { continue }
      let variable: Variable
      switch value.kind {
      case .local(let local): variable = .local(ObjectIdentifier(local))
      case .global(let id): variable = .global(id)
      default: continue
      }
      if !seen.insert(variable).inserted {
        let ampersand = Span(
          file: value.span.file, offset: max(1, value.span.offset) - 1, length: 1)
        unit.report("inout arguments are not allowed to alias each other", at: ampersand)
      }
    }
  }

  private enum Variable: Hashable {
    case local(ObjectIdentifier)
    case global(MemberID)
  }

  private func read(_ local: Local, _ span: Span, _ how: String) {
    let id = ObjectIdentifier(local)
    guard locals.contains(id), state.isReachable, !state.definite.contains(.local(id)) else {
      return
    }
    unit.report(
      "\(local.isLet ? "constant" : "variable") '\(local.name)' \(how) before being initialized",
      at: span)
    state.set(.local(id))
  }

  private func readField(_ id: MemberID, _ span: Span) {
    guard state.isReachable, !state.definite.contains(.field(id)) else { return }
    if isClass {
      let member = unit.declarations[id]
      unit.report(
        "'self' used in property access '\(member.name)' \(whenSelfIsComplete)", at: span)
    } else {
      unit.report("'self' used before all stored properties are initialized", at: span)
    }
  }

  private func assign(_ target: TypedExpr, before value: TypedExpr) {
    switch target.kind {
    case .tuple(let parts):
      for part in parts { assign(part, before: value) }
    case .local(let local):
      if isSelf(target) {
        state.set(.delegation)
        for field in fields { state.set(.field(field)) }
      }
      let id = ObjectIdentifier(local)
      guard locals.contains(id), state.isReachable else { return }
      if local.isLet, state.possible.contains(.local(id)) {
        reportSecond(local.name, target, value)
      }
      state.set(.local(id))
    default:
      guard let id = ownField(target) else {
        visit(target)
        return
      }
      guard state.isReachable else { return }
      let member = unit.declarations[id]
      if member.isLet, state.possible.contains(.field(id)) {
        reportSecond("self." + member.name, target, value)
      }
      state.set(.field(id))
    }
  }

  private func reportSecond(_ name: String, _ target: TypedExpr, _ value: TypedExpr) {
    unit.report(
      "immutable value '\(name)' may only be initialized once",
      at: unit.place(of: UInt8(ascii: "="), from: target.span, to: value.span))
  }

  private func delegate(_ isSuper: Bool, _ arguments: [TypedArgument], _ span: Span) {
    visit(arguments)
    if isSuper, state.isReachable {
      // One that is not written is called at the end.
      let isImplicit = span == body.span
      for member in missingFields {
        unit.report(
          "property 'self.\(member.name)' not initialized at "
            + (isImplicit ? "implicitly generated super.init call" : "super.init call"),
          at: isImplicit
            ? end : Span(file: span.file, offset: span.offset + 6, length: 4))
      }
    }
    state.set(.delegation)
    for field in fields { state.set(.field(field)) }
  }

  // MARK: Closures

  override func visit(_ closure: TypedClosure) {
    closure.captureList.forEach { visit($0.value) }
    for local in closure.context.captures {
      if local === body.context.selfLocal, isFollowingSelf, closureDepth == 0, state.isReachable,
        !isSelfComplete
      {
        unit.report(
          superclass == nil || delegates
            ? "'self' captured by a closure before all members were initialized"
            : "'self' captured by a closure before 'super.init' call", at: closure.span)
      }
      let id = ObjectIdentifier(local)
      if locals.contains(id), state.isReachable, !state.definite.contains(.local(id)) {
        unit.report(
          "\(local.isLet ? "constant" : "variable") '\(local.name)' captured by a closure before being initialized",
          at: closure.span)
        state.set(.local(id))
      }
    }
    visitAside(closure.body)
  }

  /// Visits a body that runs at another time; its effects are no part of the path.
  private func visitAside(_ statements: [TypedStmt]) {
    let before = state
    closureDepth += 1
    visit(statements)
    closureDepth -= 1
    state = before
  }

  // MARK: Statements

  override func visit(_ statement: TypedStmt) {
    switch statement.kind {
    case .variable(.bind(let local), nil) where local.isDeferred:
      let id = ObjectIdentifier(local)
      locals.insert(id)
      state.definite.remove(.local(id))
      state.possible.remove(.local(id))
    case .function(_, let closure):
      // It is called later; its captures must have a value now.
      let known = state
      for local in closure.context.captures { state.set(.local(ObjectIdentifier(local))) }
      visitAside(closure.body)
      state = known
    case .return(let value):
      value.map(visit)
      let isFailure = if case .constant(.none)? = value?.kind { true } else { false }
      if isFollowingSelf, closureDepth == 0, state.isReachable, !isFailure {
        checkComplete(at: statement.span)
      }
      state = .unreachable
    case .throw(let value):
      visit(value)
      state = .unreachable
    case .break(let target): leave(to: target, &exits)
    case .continue(let target): leave(to: target, &repeats)
    case .fallthrough:
      fallsInto = state
      fallthroughSpan = statement.span
      state = .unreachable
    case .if(let conditions, let then, let orElse):
      conditions.forEach(visit)
      let before = state
      visit(then)
      let first = state
      state = before
      orElse.map(visit)
      state.join(first)
    case .guard(let conditions, let otherwise):
      conditions.forEach(visit)
      let before = state
      visit(otherwise)
      state = before
    case .labeled(let kind, let target):
      visit(TypedStmt(kind, statement.span))
      arrive(from: target)
    case .while, .repeatWhile, .forIn, .forRange, .forArray: visitLoop(statement)
    case .switch(let value, _, let cases, let target):
      visit(value)
      choose(cases)
      arrive(from: target)
    case .doCatch(let statements, _, let cases, _, let target):
      var thrown = state
      visit(statements)
      let done = state
      thrown.possible.formUnion(done.possible)
      state = thrown
      choose(cases)
      state.join(done)
      arrive(from: target)
    case .defer(let statements): visitAside(statements)
    default: super.visit(statement)
    }
  }

  private func visitLoop(_ statement: TypedStmt) {
    switch statement.kind {
    case .while(let conditions, let statements, let target):
      let isEndless =
        if conditions.count == 1, case .expr(let test) = conditions[0],
          case .constant(.bool(true)) = test.kind
        { true } else { false }
      loop(target, isEndless: isEndless) {
        conditions.forEach(self.visit)
      } body: {
        self.visit(statements)
      }
    case .repeatWhile(let statements, let condition, let target):
      twice {
        let before = state
        visit(statements)
        if let again = repeats.removeValue(forKey: ObjectIdentifier(target)) { state.join(again) }
        visit(condition)
        state.possible.formUnion(before.possible)
      }
      arrive(from: target)
    case .forIn(let pattern, _, let make, let next, let condition, let statements, let target):
      visit(make)
      loop(target, isEndless: false) {
        self.visit(next)
      } body: {
        self.visit(pattern)
        condition.map(self.visit)
        self.visit(statements)
      }
    case .forRange(let pattern, let from, let to, _, let condition, let statements, let target):
      visit(from)
      visit(to)
      loop(target, isEndless: false) {
      } body: {
        self.visit(pattern)
        condition.map(self.visit)
        self.visit(statements)
      }
    case .forArray(let pattern, let array, _, let condition, let statements, let target):
      visit(array)
      loop(target, isEndless: false) {
      } body: {
        self.visit(pattern)
        condition.map(self.visit)
        self.visit(statements)
      }
    default: break
    }
  }

  private func leave(to target: JumpTarget, _ places: inout [ObjectIdentifier: State]) {
    places[ObjectIdentifier(target), default: .unreachable].join(state)
    state = .unreachable
  }

  private func arrive(from target: JumpTarget) {
    if let left = exits.removeValue(forKey: ObjectIdentifier(target)) { state.join(left) }
  }

  private func choose(_ cases: [TypedStmt.SwitchCase]) {
    let before = state
    var after = State.unreachable
    fallsInto = .unreachable
    for written in cases {
      state = before
      state.join(fallsInto)
      fallsInto = .unreachable
      visit(written)
      after.join(state)
    }
    if fallsInto.isReachable, let fallthroughSpan {
      unit.report(
        "'fallthrough' without a following 'case' or 'default' block", at: fallthroughSpan)
    }
    fallsInto = .unreachable
    state = after
  }

  /// Does something twice, or once where that is done for the second time around it: what the second time
  /// would find is found there. Otherwise the time would double with each loop within a loop.
  private func twice(_ work: () -> Void) {
    work()
    guard !isRepeating else { return }
    isRepeating = true
    work()
    isRepeating = false
  }

  /// Visits a body twice, the second time with the effects of the first.
  private func loop(
    _ target: JumpTarget, isEndless: Bool, test: () -> Void, body: () -> Void
  ) {
    var after = State.unreachable
    twice {
      test()
      let before = state
      if !isEndless { after.join(before) }
      body()
      if let again = repeats.removeValue(forKey: ObjectIdentifier(target)) { state.join(again) }
      state.join(before)
    }
    if !isEndless { after.join(state) }
    state = after
    arrive(from: target)
  }
}

extension Compilation {
  /// Follows the paths through the scenario's bodies.
  func checkFlow() {
    guard !hasErrors else { return }
    scenario.checkedBodies.forEach(checkRethrownErrors)
    guard !hasErrors else { return }
    for body in scenario.checkedBodies {
      DefiniteInitialization(self, body).check()
      EscapingClosures(self).visit(body.statements)
      ExclusiveAccess(self).visit(body.statements)
    }
  }

  /// The place of a token between two expressions.
  func place(of token: UInt8, from first: Span, to last: Span) -> Span {
    let start = Int(first.offset + first.length)
    guard let text = texts[first.file], start <= last.offset, Int(last.offset) <= text.count,
      let index = text[start..<Int(last.offset)].firstIndex(of: token)
    else { return first }
    return Span(file: first.file, offset: UInt32(index), length: 1)
  }
}
