import Diagnostics
import SwiftIR

extension Checker {
  /// Checks statements in a scope of their own.
  func check(_ statements: [Stmt]) -> [TypedStmt] {
    withScope {
      let outer = localScope
      defer { localScope = outer }
      enterLocalTypes(statements)
      hoistFunctions(statements)
      let late = lateFunctions(in: statements)
      if late.isEmpty { return statements.flatMap { check($0) } }
      return check(statements, after: late)
    }
  }

  /// Makes the types that the statements declare visible.
  private func enterLocalTypes(_ statements: [Stmt]) {
    for case .decl(let decl) in statements.lazy.map(\.kind) {
      switch decl.kind {
      case .nominal, .typeAlias:
        guard let scope = unit.localTypes.scopes[ObjectIdentifier(decl)] else {
          error("a type declared here is not supported", decl.nameSpan)
          return
        }
        localScope = scope
      case .extension:
        error("declaration is only valid at file scope", decl.nameSpan)
      default: break
      }
    }
  }

  func check(_ block: Block) -> [TypedStmt] { check(block.statements) }

  /// Functions in functions are declared before the statements around them.
  private func hoistFunctions(_ statements: [Stmt]) {
    for statement in statements {
      if case .decl(let decl) = statement.kind {
        switch decl.kind {
        case .function(let written): declareLocalFunction(decl, written)
        default: break
        }
      }
    }
  }

  /// A function's body: one expression is its result.
  func checkBody(_ body: Block, result: Type) -> [TypedStmt] {
    if !result.isVoid, body.statements.count == 1, case .expr(let expr) = body.statements[0].kind {
      if declarations.isNever(attemptedType(expr)) {
        return check(body.statements)
      }
      return [TypedStmt(.return(check(expr, as: result, .returned)), expr.span)]
    }
    if !result.isVoid, body.statements.count == 1, isValue(body.statements[0]) {
      let value = check(Expr(.statement(body.statements[0]), body.statements[0].span), as: result)
      return [TypedStmt(.return(value), body.statements[0].span)]
    }
    let before = unit.diagnostics.count
    let typed = check(body.statements)
    if result.isVoid, hasErrors(since: before), let value = voidValue(of: body, insteadOf: before) {
      return value
    }
    if !result.isVoid, !result.isError, fallsThrough(typed) {
      if declarations.isNever(result) { return typed }
      error(
        "missing return in \(bodyNoun) expected to return '\(describe(result))'",
        Span(
          file: body.span.file, offset: body.span.offset + max(1, body.span.length) - 1, length: 1))
    }
    return typed
  }

  /// A body of one call whose result only the function's tells: `await withCheckedContinuation { … }`. The
  /// messages since that count are taken back.
  private func voidValue(of body: Block, insteadOf before: Int) -> [TypedStmt]? {
    guard body.statements.count == 1, case .expr(let expr) = body.statements[0].kind,
      case let (value, failed) = attempt({ check(expr, expecting: .void) }), !failed,
      value.type.isVoid
    else { return nil }
    unit.diagnostics.removeSubrange(before...)
    return [TypedStmt(.expr(check(expr, expecting: .void)), expr.span)]
  }

  /// Whether an `if` or `switch` is a value: each of its branches is one expression.
  func isValue(_ statement: Stmt) -> Bool {
    func isBranch(_ statements: [Stmt]) -> Bool {
      guard statements.count == 1 else { return false }
      switch statements[0].kind {
      case .expr(let expr):
        if case .assign = expr.kind { return false }
        return true
      case .throw: return true
      case .if, .switch: return isValue(statements[0])
      default: return false
      }
    }
    switch statement.kind {
    case .if(_, let body, let orElse?):
      guard isBranch(body.statements) else { return false }
      if case .block(let block) = orElse.kind { return isBranch(block.statements) }
      return isValue(orElse)
    case .switch(_, let cases, _): return cases.allSatisfy { isBranch($0.body) }
    default: return false
    }
  }

  private func attemptedType(_ expr: Expr) -> Type {
    guard case .call(let callee, _) = expr.kind, case .name(let name) = callee.kind,
      name.text == "fatalError" || name.text == "preconditionFailure"
    else { return .void }
    return attempt { check(expr) }.value.type
  }

  private var bodyNoun: String {
    switch function.role {
    case .getter: "getter"
    case .closure: "closure"
    default:
      function.owner == nil
        ? "global function" : function.isStatic ? "static method" : "instance method"
    }
  }

  // MARK: One statement

  func check(_ statement: Stmt) -> [TypedStmt] {
    let span = statement.span
    func one(_ kind: TypedStmt.Kind) -> [TypedStmt] { [TypedStmt(kind, span)] }
    switch statement.kind {
    case .expr(let expr): return one(.expr(checkStatementExpression(expr)))
    case .decl(let decl): return checkLocalDeclaration(decl)
    case .return(let value): return one(checkReturn(value, span))
    case .if(let conditions, let body, let orElse):
      return withScope { one(checkIf(conditions, body, orElse)) }
    case .block(let body): return one(.block(check(body)))
    case .guard(let conditions, let body): return one(checkGuard(conditions, body))
    case .while(let conditions, let body, let label):
      let target = JumpTarget(.loop, label: label)
      return withScope {
        let typed = check(conditions)
        return one(.while(typed, withTarget(target) { check(body) }, target))
      }
    case .repeatWhile(let body, let condition, let label):
      let target = JumpTarget(.loop, label: label)
      let statements = withTarget(target) { check(body) }
      return one(.repeatWhile(statements, checkCondition(condition), target))
    case .forIn(let pattern, let sequence, let whereClause, let body, let label):
      return checkFor(pattern, sequence, whereClause, body, label, span)
    case .switch(let subject, let cases, let label):
      return one(checkSwitch(subject, cases, label, span))
    case .break(let label):
      guard let target = target(label, loopOnly: false) else {
        error(
          label.map { "cannot find label '\($0)' in scope" }
            ?? "'break' is only allowed inside a loop, if, do, or switch", span)
        return []
      }
      return one(.break(target))
    case .continue(let label):
      guard let target = target(label, loopOnly: true) else {
        error("'continue' is only allowed inside a loop", span)
        return []
      }
      return one(.continue(target))
    case .fallthrough: return builtStatements(statement) ?? one(.fallthrough)
    case .throw(let value): return checkThrow(value, span)
    case .defer(let body):
      let saved = surroundings.isInDefer
      surroundings.isInDefer = true
      defer { surroundings.isInDefer = saved }
      return one(.defer(check(body)))
    case .do(let body, let catches, let thrown, let label):
      return one(checkDo(body, catches, thrown.map { resolve($0) }, label, span))
    }
  }

  private func checkGuard(_ conditions: [Stmt.Condition], _ body: Block) -> TypedStmt.Kind {
    // The names belong to the statements after it, but not to its own body.
    let count = locals.count
    let typed = check(conditions)
    let bound = Array(locals[count...])
    locals.removeSubrange(count...)
    let wrappers = function.initializedWrappers
    let statements = check(body)
    function.initializedWrappers = wrappers
    locals += bound
    if fallsThrough(statements) {
      error(
        "'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope",
        Span(
          file: body.span.file, offset: body.span.offset + max(1, body.span.length) - 1, length: 1
        ))
    }
    return .guard(unresolved.conditions(typed, guarding: statements), statements)
  }

  private func checkThrow(_ value: Expr, _ span: Span) -> [TypedStmt] {
    guard let id = declarations.known.error else { return [] }
    let error = surroundings.isInDoWithCatch ? expectedError : function.thrown
    let typed = check(value, as: error ?? .existential([id]))
    let saved = surroundings.isCoveredByTry
    surroundings.isCoveredByTry = true
    checkThrowing(true, span, typed.type)
    surroundings.isCoveredByTry = saved
    return [TypedStmt(.throw(typed), span)]
  }

  private func checkIf(
    _ conditions: [Stmt.Condition], _ body: Block, _ orElse: Stmt?
  ) -> TypedStmt.Kind {
    let typed = check(conditions)
    return joiningPaths { branch in
      let statements = branch { check(body) }
      let other = branch { orElseStatement(orElse, without: typed).map { [$0] } ?? [] }
      let chosen = unresolved.conditions(typed, between: statements, and: other.first)
      return .if(chosen, statements, orElse: other.first)
    }
  }

  private func orElseStatement(_ statement: Stmt?, without conditions: [TypedCondition])
    -> TypedStmt?
  {
    guard let statement else { return nil }
    // The names that the conditions bind are not visible in the else branch.
    let names = conditions.flatMap { condition -> [Local] in
      switch condition {
      case .unwrap(let pattern, _), .pattern(let pattern, _, _): pattern.locals
      case .expr, .constant: []
      }
    }
    let saved = locals
    locals.removeAll { entry in names.contains { $0 === entry.local } }
    defer { locals = saved }
    let typed = check(statement)
    return typed.count == 1 ? typed[0] : TypedStmt(.block(typed), statement.span)
  }

  func withTarget<R>(_ target: JumpTarget, _ body: () -> R) -> R {
    surroundings.jumpTargets.append(target)
    defer { surroundings.jumpTargets.removeLast() }
    return body()
  }

  func target(_ label: String?, loopOnly: Bool) -> JumpTarget? {
    surroundings.jumpTargets.last {
      if let label { return $0.label == label }
      return loopOnly ? $0.kind == .loop : $0.kind != .block
    }
  }

  func checkStatementExpression(_ expr: Expr) -> TypedExpr {
    unresolved.assertion(check(expr))
  }

  private func checkReturn(_ value: Expr?, _ span: Span) -> TypedStmt.Kind {
    if surroundings.isInDefer {
      error("'return' cannot transfer control out of a defer statement", span)
    }
    switch function.role {
    case .topLevel:
      error("return invalid outside of a func", span)
      return .return(nil)
    case .designatedInitializer, .convenienceInitializer, .valueInitializer:
      guard let value else { return .return(nil) }
      if case .nilLiteral = value.kind {
        if !function.isFailableInitializer {
          error("only a failable initializer can return 'nil'", span)
        }
        return .return(
          TypedExpr(.constant(.none), .optional(function.selfLocal?.type ?? .any), value.span))
      }
      error("'nil' is the only return value permitted in an initializer", value.span)
      return .return(nil)
    case .deinitializer, .setter, .observer, .plain, .closure, .getter, .initialValue:
      break
    }
    guard let value else {
      if let result = function.result, !result.isVoid, !result.isError {
        error("non-void function should return a value", span)
      } else if function.result == nil {
        function.result = .void
      }
      return .return(nil)
    }
    if function.result == nil {
      function.result = completedResult(of: value, function.openResult)
    }
    guard let result = function.result else {
      let typed = checkFunctionResult(value, function.openResult) ?? check(value)
      function.result = typed.type
      return .return(typed)
    }
    if result.isVoid {
      let typed = check(value)
      if !typed.type.isVoid, !typed.type.isError {
        error("unexpected non-void return value in void function", value.span)
      }
      return .return(typed)
    }
    return .return(check(value, as: result, .returned))
  }

  // MARK: Variables

  private func checkLocalDeclaration(_ decl: Decl) -> [TypedStmt] {
    switch decl.kind {
    case .variable(let isLet, let bindings):
      return bindings.flatMap { checkLocalVariable($0, isLet, decl) }
    case .function(let written): return checkLocalFunction(decl, written).map { [$0] } ?? []
    case .nominal, .extension, .typeAlias, .import, .operator: return []
    case .deinitializer:
      error(Compilation.misplacedDeinitializer, decl.nameSpan)
      return []
    default:
      error("this declaration is not supported here", decl.nameSpan)
      return []
    }
  }

  private func checkLocalVariable(
    _ written: Decl.Binding, _ isLet: Bool, _ decl: Decl
  ) -> [TypedStmt] {
    var binding = written
    if decl.modifiers.contains(.async) { return checkAsyncLet(binding) }
    if !decl.customAttributes.isEmpty {
      if let wrappers = unit.wrappers(of: decl, in: localScope ?? function.owner) {
        return checkWrappedVariable(binding, isLet, by: wrappers)
      }
      checkOtherAttributes(of: decl, &binding)
    }
    if binding.accessors != nil || decl.modifiers.contains(.lazy) {
      return checkAccessedVariable(binding, isLazy: decl.modifiers.contains(.lazy))
    }
    var ownership = Nominal.Ownership.strong
    if decl.modifiers.contains(.weak) { ownership = .weak }
    if decl.modifiers.contains(.unowned) { ownership = .unowned }
    let openOptional = openOptionalValue(binding)
    let initializer = openOptional ?? binding.initializer
    var type = openOptional == nil ? binding.type.map { resolve($0) } : nil
    var isImplicitlyUnwrapped = false
    if let written = binding.type, case .implicitlyUnwrapped = written.kind {
      isImplicitlyUnwrapped = true
    }
    if let declared = type, ownership == .weak, declared.wrapped == nil, !declared.isError {
      error(
        "'weak' variable should have optional type '\(describe(declared))?'", binding.pattern.span)
    }
    var value: TypedExpr?
    if let initializer {
      let checked = check(initializer, asDeclared: type)
      value = checked
      if type.map(isWhole) != true {
        type = checked.type
        if ownership == .weak, let found = type, found.wrapped == nil, !found.isError {
          type = .optional(found)
          value = coerce(checked, to: .optional(found))
        }
      }
    }
    guard let type else {
      error("type annotation missing in pattern", binding.pattern.span)
      return []
    }
    if value == nil { binding.type.map { unit.requireArguments(in: type, $0, typeScope) } }
    if case .name(let name) = Compilation.simplePattern(binding.pattern) {
      checkRedeclaration(name, binding.pattern.span)
      let local = Local(
        name, type: type, isLet: isLet, ownership: ownership,
        isImplicitlyUnwrapped: isImplicitlyUnwrapped, span: binding.pattern.span, in: function)
      if value == nil {
        if type.wrapped != nil, !isLet {
          value = TypedExpr(.constant(.none), type, binding.span)
        } else {
          local.isDeferred = true
        }
      }
      declare(local)
      return [TypedStmt(.variable(.bind(local), value), binding.span)]
    }
    if case .tuple(let parts) = binding.pattern.kind, let value, parts.count > 1,
      reportCount(of: value, wanted: parts.count)
    {
      return []
    }
    let pattern = checkPattern(binding.pattern, type, isLet: isLet)
    return [TypedStmt(.variable(pattern, value), binding.span)]
  }

  /// Attributes that are no wrappers here: refused, or a wrapper from elsewhere, which may give the value.
  private func checkOtherAttributes(of decl: Decl, _ binding: inout Decl.Binding) {
    let owner = localScope ?? function.owner
    decl.customAttributes.forEach { unit.refuse($0, in: owner) }
    guard binding.initializer == nil,
      case .name(let name) = Compilation.simplePattern(binding.pattern)
    else { return }
    binding.initializer = unit.wrappedValue(of: name, decl, in: owner)
  }

  /// The value of `let x: Optional = …` with the type that it gives.
  private func openOptionalValue(_ binding: Decl.Binding) -> Expr? {
    guard let written = binding.type, let value = binding.initializer,
      unit.isOpenOptional(written, in: function.owner)
    else { return nil }
    return Expr(.cast(.coerce, value, written), value.span)
  }
}
