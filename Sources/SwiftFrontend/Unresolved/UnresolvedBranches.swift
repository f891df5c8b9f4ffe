import SwiftIR

/// The policy for conditions that something from elsewhere decides: a run never takes a branch that only
/// ends the program, since the author says there that the app never comes to it.
extension UnresolvedUses {
  /// The conditions of a `guard`, of which those from elsewhere hold when its body ends the program.
  func conditions(_ written: [TypedCondition], guarding body: [TypedStmt]) -> [TypedCondition] {
    guard areAllowed, ends(body) || throwsInInitializer(body) else { return written }
    return written.map(holding)
  }

  /// The conditions of an `if` with two branches, of which at most one ends the program.
  func conditions(
    _ written: [TypedCondition], between body: [TypedStmt], and other: TypedStmt?
  ) -> [TypedCondition] {
    guard areAllowed else { return written }
    switch (ends(body), other.map { ends([$0]) } ?? false) {
    case (false, true): return written.map(holding)
    case (true, false): return failing(written)
    default: return written
    }
  }

  /// An assertion whose condition comes from elsewhere holds.
  func assertion(_ expr: TypedExpr) -> TypedExpr {
    guard areAllowed, case .call(let call) = expr.kind, call.base == nil,
      declarations[call.member].module == .library,
      Self.assertions.contains(declarations[call.member].name),
      case .value(let condition)? = call.arguments.first, let closure = condition.closure,
      closure.body.count == 1, case .return(let value?) = closure.body[0].kind,
      let steered = steered(value, to: true)
    else { return expr }
    closure.body = [TypedStmt(.return(steered), closure.body[0].span)]
    return expr
  }

  /// The value of `try!` on a call of the library or of Foundation, which may throw for want of what is
  /// elsewhere: the resources of the app, or data from its server. The author is sure that there is a value.
  func certain(_ value: TypedExpr, at span: Span) -> TypedExpr? {
    guard areAllowed, let member = calledMember(of: value), !value.type.isError,
      value.type.wrapped == nil, !value.type.isVoid,
      declarations[member].module != unit.module
    else { return nil }
    let tried = TypedExpr(
      .tryOptional(TypedExpr(.wrap(value), .optional(value.type), span)), .optional(value.type),
      span)
    return TypedExpr(.coalesce(tried, substitute([], as: value.type, at: span)), value.type, span)
  }

  private func calledMember(of value: TypedExpr) -> MemberID? {
    switch value.kind {
    case .call(let call): call.member
    case .construct(let member, _, _, _): member
    default: nil
    }
  }

  /// Whether statements end the program before anything can leave them.
  func ends(_ statements: [TypedStmt]) -> Bool {
    statements.contains { statement in
      switch statement.kind {
      case .expr(let expr): isEnd(expr)
      case .block(let body): ends(body)
      default: false
      }
    }
  }

  private static let assertions: Set = ["assert", "precondition"]

  private func isEnd(_ expr: TypedExpr) -> Bool {
    if declarations.isNever(expr.type) { return true }
    guard case .call(let call) = expr.kind, call.base == nil,
      declarations[call.member].module == .library
    else { return false }
    return declarations[call.member].name == "assertionFailure" || checker.isFailedAssertion(expr)
  }

  /// An initialiser that throws gives nothing to look at.
  private func throwsInInitializer(_ statements: [TypedStmt]) -> Bool {
    guard case .throw? = statements.last?.kind else { return false }
    return switch checker.function.role {
    case .designatedInitializer, .convenienceInitializer, .valueInitializer: true
    default: false
    }
  }

  // MARK: Conditions

  private func holding(_ condition: TypedCondition) -> TypedCondition {
    switch condition {
    case .expr(let expr): .expr(steered(expr, to: true) ?? expr)
    case .unwrap(let pattern, let value): bound(pattern, to: value)
    case .pattern, .constant: condition
    }
  }

  private func bound(_ pattern: TypedPattern, to value: TypedExpr) -> TypedCondition {
    if value.type.wrapped?.isError == true, case .unresolved(let parts, _) = value.kind {
      // A value of no known type is nothing that could be wrapped: the name is bound to it.
      let subject = Local("", type: .error, isLet: true, span: value.span, in: checker.function)
      return .pattern(pattern, placeholder(parts, at: value.span), subject: subject)
    }
    return .unwrap(pattern, present(value) ?? value)
  }

  /// One that fails is enough.
  private func failing(_ conditions: [TypedCondition]) -> [TypedCondition] {
    var conditions = conditions
    for (index, condition) in conditions.enumerated() {
      guard case .expr(let expr) = condition, let steered = steered(expr, to: false) else {
        continue
      }
      conditions[index] = .expr(steered)
      break
    }
    return conditions
  }

  /// A condition that comes out as it should, as far as something from elsewhere decides it; nil where
  /// nothing does.
  private func steered(_ expr: TypedExpr, to wanted: Bool) -> TypedExpr? {
    func both(_ one: TypedExpr, _ other: TypedExpr) -> (TypedExpr, TypedExpr)? {
      let steered = (self.steered(one, to: wanted), self.steered(other, to: wanted))
      return steered.0 == nil && steered.1 == nil ? nil : (steered.0 ?? one, steered.1 ?? other)
    }
    switch expr.kind {
    case .unresolved(let parts, let value?):
      guard case .constant(.bool) = value.kind else { return nil }
      let constant = TypedExpr(.constant(.bool(wanted)), .bool, expr.span)
      return TypedExpr(.unresolved(parts, constant), .bool, expr.span)
    case .opcode(.not, let operands):
      return steered(operands[0], to: !wanted).map {
        TypedExpr(.opcode(.not, [$0]), .bool, expr.span)
      }
    case .and(let one, let other):
      return both(one, other).map { TypedExpr(.and($0, $1), .bool, expr.span) }
    case .or(let one, let other):
      return both(one, other).map { TypedExpr(.or($0, $1), .bool, expr.span) }
    default: return nil
    }
  }

  /// An optional that has a value, where something from elsewhere would have given it one: a value that
  /// comes from there itself, a cast, a stored property, which others may set, and a call of a function
  /// of the app, which may have asked there. Nil for others.
  private func present(_ value: TypedExpr) -> TypedExpr? {
    guard let wrapped = value.type.wrapped, !wrapped.isError else { return nil }
    func wrap(_ made: TypedExpr) -> TypedExpr { TypedExpr(.wrap(made), value.type, value.span) }
    switch value.kind {
    case .unresolved(let parts, _): return wrap(substitute(parts, as: wrapped, at: value.span))
    case .intrinsic(.containerRetyped, let parts):
      guard case .cast(.conditional, _, _)? = parts.first?.kind else { return nil }
    case .cast(.conditional, _, _), .field: break
    case .call(let call) where declarations[call.member].module == unit.module: break
    default: return nil
    }
    let made = substitute([], as: wrapped, at: value.span)
    return wrap(TypedExpr(.coalesce(value, made), wrapped, value.span))
  }
}
