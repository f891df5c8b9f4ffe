import SwiftIR

extension Checker {
  func checkDo(
    _ body: Block, _ catches: [Stmt.CatchClause], _ thrown: Type?, _ label: String?, _ span: Span
  ) -> TypedStmt.Kind {
    let target = JumpTarget(.block, label: label)
    guard !catches.isEmpty, let id = declarations.known.error else {
      return .labeled(.block(withTarget(target) { check(body) }), target)
    }
    let isExhaustive = catches.contains {
      $0.items.isEmpty
        || ($0.items.count == 1 && $0.items[0].whereClause == nil
          && isBareName($0.items[0].pattern))
        || objectName($0) != nil
    }
    let saved = (surroundings.isInDoWithCatch, expectedError, thrownErrors)
    if isExhaustive { surroundings.isInDoWithCatch = true }
    (expectedError, thrownErrors) = (thrown, [])
    let statements = withTarget(target) { check(body) }
    // The caught type is the type that all calls in the body throw, when there is just one.
    let errorType =
      thrown ?? (thrownErrors.count == 1 ? thrownErrors.first : nil) ?? .existential([id])
    (surroundings.isInDoWithCatch, expectedError, thrownErrors) = saved
    let caught = Local("error", type: errorType, isLet: true, span: span, in: function)
    var typed: [TypedStmt.SwitchCase] = []
    for clause in catches {
      withScope {
        if let name = objectName(clause) {
          let bound = bindErrorObject(name, caught, clause)
          typed.append(
            TypedStmt.SwitchCase(
              items: [], body: [bound] + withTarget(target) { check(clause.body) }))
          return
        }
        var items: [(pattern: TypedPattern, whereClause: TypedExpr?)] = []
        if clause.items.isEmpty { declare(caught) }
        for item in clause.items {
          let pattern = checkPattern(item.pattern, errorType, isLet: true, subject: caught)
          items.append((pattern, item.whereClause.map { check($0, as: .bool) }))
        }
        typed.append(
          TypedStmt.SwitchCase(items: items, body: withTarget(target) { check(clause.body) }))
      }
    }
    return .doCatch(statements, error: caught, typed, isExhaustive: isExhaustive, target)
  }

  /// The name in `catch let name as NSError`, which catches everything: any error is one there.
  private func objectName(_ clause: Stmt.CatchClause) -> (name: String, type: TypeExpr)? {
    guard clause.items.count == 1, clause.items[0].whereClause == nil else { return nil }
    var pattern = clause.items[0].pattern
    while case .binding(_, let inner) = pattern.kind { pattern = inner }
    guard case .asType(let inner, let type) = pattern.kind, resolve(type) == errorObject else {
      return nil
    }
    pattern = inner
    while case .binding(_, let inner) = pattern.kind { pattern = inner }
    guard case .name(let name) = pattern.kind else { return nil }
    return (name, type)
  }

  private func bindErrorObject(
    _ object: (name: String, type: TypeExpr), _ caught: Local, _ clause: Stmt.CatchClause
  ) -> TypedStmt {
    let span = clause.items[0].pattern.span
    let stand = standIn(TypedExpr(.local(caught), caught.type, span))
    let value = check(Expr(.cast(.coerce, stand, object.type), span))
    let local = Local(object.name, type: value.type, isLet: true, span: span, in: function)
    declare(local)
    return TypedStmt(.variable(.bind(local), value), span)
  }

  private func isBareName(_ pattern: Pattern) -> Bool {
    switch pattern.kind {
    case .name, .wildcard: true
    case .binding(_, let inner): isBareName(inner)
    default: false
    }
  }

  private var errorObject: Type? {
    guard case .nominal(let id)? = declarations.types["NSError"] else { return nil }
    return .nominal(id, [])
  }
}
