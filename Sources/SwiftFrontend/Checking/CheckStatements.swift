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
      return statements.flatMap { check($0) }
    }
  }

  /// Makes the types that the statements declare visible.
  private func enterLocalTypes(_ statements: [Stmt]) {
    for case .decl(let decl) in statements.lazy.map(\.kind) {
      switch decl.kind {
      case .nominal, .typeAlias:
        guard let scope = unit.localScopes[ObjectIdentifier(decl)] else {
          error("types declared in closures are not supported", decl.nameSpan)
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
      if case .nominal(let id, _) = attemptedType(expr), declarations[id].name == "Never" {
        return check(body.statements)
      }
      return [TypedStmt(.return(check(expr, as: result, .returned)), expr.span)]
    }
    if !result.isVoid, body.statements.count == 1, isValue(body.statements[0]) {
      let value = check(Expr(.statement(body.statements[0]), body.statements[0].span), as: result)
      return [TypedStmt(.return(value), body.statements[0].span)]
    }
    let typed = check(body.statements)
    if !result.isVoid, !result.isError, fallsThrough(typed) {
      if case .nominal(let id, _) = result, declarations[id].name == "Never" { return typed }
      error(
        "missing return in \(bodyNoun) expected to return '\(describe(result))'",
        Span(
          file: body.span.file, offset: body.span.offset + max(1, body.span.length) - 1, length: 1))
    }
    return typed
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
    case .fallthrough: return one(.fallthrough)
    case .throw(let value): return checkThrow(value, span)
    case .defer(let body):
      let saved = isInDefer
      isInDefer = true
      defer { isInDefer = saved }
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
    let statements = check(body)
    locals += bound
    if fallsThrough(statements) {
      error(
        "'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope",
        Span(
          file: body.span.file, offset: body.span.offset + max(1, body.span.length) - 1, length: 1
        ))
    }
    return .guard(typed, statements)
  }

  private func checkThrow(_ value: Expr, _ span: Span) -> [TypedStmt] {
    guard let id = declarations.known.error else { return [] }
    let error = isInDoWithCatch ? expectedError : function.thrown
    let typed = check(value, as: error ?? .existential([id]))
    let saved = isCoveredByTry
    isCoveredByTry = true
    checkThrowing(true, span, typed.type)
    isCoveredByTry = saved
    return [TypedStmt(.throw(typed), span)]
  }

  private func checkIf(
    _ conditions: [Stmt.Condition], _ body: Block, _ orElse: Stmt?
  ) -> TypedStmt.Kind {
    let typed = check(conditions)
    let statements = check(body)
    return .if(typed, statements, orElse: orElseStatement(orElse, without: typed))
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
    jumpTargets.append(target)
    defer { jumpTargets.removeLast() }
    return body()
  }

  private func target(_ label: String?, loopOnly: Bool) -> JumpTarget? {
    jumpTargets.last {
      if let label { return $0.label == label }
      return loopOnly ? $0.kind == .loop : $0.kind != .block
    }
  }

  func checkStatementExpression(_ expr: Expr) -> TypedExpr {
    check(expr)
  }

  private func checkReturn(_ value: Expr?, _ span: Span) -> TypedStmt.Kind {
    if isInDefer { error("'return' cannot transfer control out of a defer statement", span) }
    switch function.role {
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
    case .deinitializer, .setter, .observer, .plain, .closure, .topLevel, .getter, .initialValue:
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
    guard let result = function.result else {
      let typed = check(value)
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
    default:
      error("this declaration is not supported here", decl.nameSpan)
      return []
    }
  }

  private func checkLocalVariable(
    _ binding: Decl.Binding, _ isLet: Bool, _ decl: Decl
  ) -> [TypedStmt] {
    if decl.modifiers.contains(.async) { return checkAsyncLet(binding) }
    if binding.accessors != nil || decl.modifiers.contains(.lazy) {
      guard case .name(let name) = Compilation.simplePattern(binding.pattern) else {
        error(
          "'\(decl.modifiers.contains(.lazy) ? "lazy" : "var")' needs a single name", binding.span)
        return []
      }
      return checkAccessedVariable(name, binding, isLazy: decl.modifiers.contains(.lazy))
    }
    var ownership = Nominal.Ownership.strong
    if decl.modifiers.contains(.weak) { ownership = .weak }
    if decl.modifiers.contains(.unowned) { ownership = .unowned }
    var type = binding.type.map { resolve($0) }
    var isImplicitlyUnwrapped = false
    if let written = binding.type, case .implicitlyUnwrapped = written.kind {
      isImplicitlyUnwrapped = true
    }
    if let declared = type, ownership == .weak, declared.wrapped == nil, !declared.isError {
      error(
        "'weak' variable should have optional type '\(describe(declared))?'", binding.pattern.span)
    }
    var value: TypedExpr?
    if let initializer = binding.initializer {
      if let type, !type.isError, !isOpen(type) {
        value = check(initializer, as: type)
      } else {
        let checked = check(initializer, expecting: type.flatMap { isOpen($0) ? $0 : nil })
        value = checked
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

  // MARK: Conditions

  /// Whether the release of the run has a declaration that came with another.
  private func isAvailable(_ since: (major: Int, minor: Int)?) -> Bool {
    guard let since else { return true }
    // A number that no release can have is later than all of them.
    guard since.major < 1000, since.minor < 100 else { return false }
    return since.major * 100 + since.minor <= unit.release
  }

  func check(_ conditions: [Stmt.Condition]) -> [TypedCondition] {
    conditions.map { condition in
      switch condition {
      case .expr(let expr): return .expr(checkCondition(expr))
      case .availability(let since, let isNegated):
        return .constant(isAvailable(since) != isNegated)
      case .binding(let pattern, let written, let initializer, let isLet):
        let type = written.map { resolve($0) }
        var value = check(initializer, expecting: type.map { .optional($0) })
        if value.type.isError {
          let wanted = Type.optional(type ?? .error)
          value = unresolved.use([value], as: wanted, at: value.span) ?? value
        }
        if value.type.isError {
          declareErrors(pattern)
          return .constant(true)
        }
        guard let wrapped = value.type.wrapped else {
          // The place is that of the keyword.
          error(
            "initializer for conditional binding must have Optional type, not '\(describe(value.type))'",
            Span(
              file: pattern.span.file, offset: max(4, pattern.span.offset) - 4,
              length: pattern.span.length + 4))
          declareErrors(pattern)
          return .constant(true)
        }
        return .unwrap(checkPattern(pattern, type ?? wrapped, isLet: isLet), value)
      case .pattern(let pattern, let initializer):
        let value = check(initializer)
        if value.type.isError, let condition = unresolved.condition(pattern, value) {
          return condition
        }
        let subject = Local("", type: value.type, isLet: true, span: value.span, in: function)
        return .pattern(
          checkPattern(pattern, value.type, isLet: true, subject: subject), value,
          subject: subject)
      }
    }
  }

  /// Names of a pattern whose value could not be checked are declared all the same.
  private func declareErrors(_ pattern: Pattern) {
    switch pattern.kind {
    case .name(let name):
      declare(Local(name, type: .error, isLet: false, span: pattern.span, in: function))
    case .binding(_, let inner), .some(let inner), .asType(let inner, _): declareErrors(inner)
    case .tuple(let parts): parts.forEach { declareErrors($0.pattern) }
    case .enumCase(_, _, let parts): parts?.forEach { declareErrors($0.pattern) }
    case .wildcard, .isType, .expr: break
    }
  }

  // MARK: Loops

  private func checkFor(
    _ pattern: Pattern, _ sequence: Expr, _ whereClause: Expr?, _ body: Block, _ label: String?,
    _ span: Span
  ) -> [TypedStmt] {
    let target = JumpTarget(.loop, label: label)
    let values = unwrappingImplicitly(check(sequence))
    func inside(_ element: Type, _ make: (TypedPattern, TypedExpr?, [TypedStmt]) -> TypedStmt.Kind)
      -> [TypedStmt]
    {
      withScope {
        let subject = Local("", type: element, isLet: true, span: span, in: function)
        let typed = checkPattern(pattern, element, isLet: true, subject: subject)
        let condition = whereClause.map { check($0, as: .bool) }
        let statements = withTarget(target) { check(body) }
        return [TypedStmt(make(typed, condition, statements), span)]
      }
    }
    if values.type.isError {
      // Nothing is known to be in it.
      if let value = unresolved.use([values], at: span) { return [TypedStmt(.expr(value), span)] }
      return inside(.error) { _, _, body in .block(body) }
    }
    if case .call(let call) = values.kind, case .nominal(_, let arguments) = values.type,
      arguments == [.int], call.arguments.count == 2,
      case .value(let from) = call.arguments[0], case .value(let to) = call.arguments[1]
    {
      let name = declarations[call.member].name
      if name == "..<" || name == "..." {
        return inside(.int) {
          .forRange($0, from: from, to: to, isClosed: name == "...", whereClause: $1, $2, target)
        }
      }
    }
    if case .nominal(let id, let arguments) = values.type, id == declarations.known.array,
      let element = arguments.first
    {
      return inside(element) {
        .forArray($0, array: values, element: element, whereClause: $1, $2, target)
      }
    }
    // Anything else with an iterator.
    let stand = standIn(values)
    let (make, failedMake) = attempt {
      check(
        Expr(
          .call(
            Expr(.member(stand, Expr.Name(text: "makeIterator", labels: nil, span: span)), span), []
          ), span))
    }
    guard !failedMake, !make.type.isError else {
      error(
        "for-in loop requires '\(describe(values.type))' to conform to 'Sequence'", values.span)
      return inside(.error) { _, _, body in .block(body) }
    }
    let iterator = Local("iterator", type: make.type, isLet: false, span: span, in: function)
    let iteratorStand = standIn(TypedExpr(.local(iterator), make.type, span))
    let next = check(
      Expr(
        .call(
          Expr(.member(iteratorStand, Expr.Name(text: "next", labels: nil, span: span)), span), []),
        span))
    guard let element = next.type.wrapped else {
      return inside(.error) { _, _, body in .block(body) }
    }
    return inside(element) {
      .forIn($0, iterator: iterator, make: make, next: next, whereClause: $1, $2, target)
    }
  }

  // MARK: Switch

  func checkSwitch(
    _ subjectExpr: Expr, _ cases: [Stmt.SwitchCase], _ label: String?, _ span: Span,
    _ body: ((Stmt.SwitchCase) -> [TypedStmt])? = nil
  ) -> TypedStmt.Kind {
    let target = JumpTarget(.switch, label: label)
    let value = check(subjectExpr)
    if value.type.isError, let chosen = unresolved.switch(value, cases, target, body) {
      return chosen
    }
    let subject = Local("", type: value.type, isLet: true, span: value.span, in: function)
    var typed: [TypedStmt.SwitchCase] = []
    var hasDefault = false
    for written in cases {
      withScope {
        let count = unit.diagnostics.count
        var items: [(pattern: TypedPattern, whereClause: TypedExpr?)] = []
        for (index, item) in written.items.enumerated() {
          let scope = locals.count
          let pattern = checkPattern(item.pattern, value.type, isLet: true, subject: subject)
          let condition = item.whereClause.map { check($0, as: .bool) }
          items.append((pattern, condition))
          // Several patterns of a case bind the same names; the first's are used.
          if index > 0 {
            shareLocals(items[0].pattern, &items[index].pattern)
            locals.removeSubrange(scope...)
          }
        }
        if written.items.isEmpty { hasDefault = true }
        let statements =
          body.map { make in withTarget(target) { make(written) } }
          ?? withTarget(target) { check(written.body) }
        if written.body.isEmpty, count == unit.diagnostics.count {
          error(
            "'case' label in a 'switch' must have at least one executable statement", written.span)
        }
        typed.append(TypedStmt.SwitchCase(items: items, body: statements))
      }
    }
    if !hasDefault, !value.type.isError { checkExhaustive(typed, value.type, span) }
    return .switch(value, subject: subject, typed, target)
  }

  private func shareLocals(_ first: TypedPattern, _ pattern: inout TypedPattern) {
    let names = first.locals
    func replace(_ pattern: TypedPattern) -> TypedPattern {
      switch pattern {
      case .bind(let local): .bind(names.first { $0.name == local.name } ?? local)
      case .tuple(let parts): .tuple(parts.map(replace))
      case .enumCase(let tag, let parts): .enumCase(tag: tag, parts.map(replace))
      case .some(let inner): .some(replace(inner))
      case .asType(let inner, let type): .asType(replace(inner), type)
      case .wildcard, .none, .isType, .test: pattern
      }
    }
    pattern = replace(pattern)
  }

  private func checkExhaustive(_ cases: [TypedStmt.SwitchCase], _ type: Type, _ span: Span) {
    let patterns = cases.flatMap(\.items).filter { $0.whereClause == nil }.map(\.pattern)
    if let missing = missingCase(patterns, type) {
      error(
        "switch must be exhaustive", span,
        notes: missing.isEmpty
          ? [Diagnostic.Note("add a default clause")]
          : [Diagnostic.Note("add missing case: '\(missing)'")])
    }
  }

  /// A value that no pattern takes; empty when it cannot be named, nil when there is none.
  private func missingCase(_ patterns: [TypedPattern], _ type: Type) -> String? {
    if patterns.contains(where: \.isIrrefutable) { return nil }
    if let wrapped = type.wrapped {
      let hasNone = patterns.contains { if case .none = $0 { true } else { false } }
      let inner = patterns.compactMap { if case .some(let inner) = $0 { inner } else { nil } }
      if !hasNone { return ".none" }
      return missingCase(inner, wrapped).map { ".some(\($0))" }
    }
    if type == .bool {
      let values = patterns.compactMap { pattern -> Bool? in
        if case .test(_, let test) = pattern { boolPattern(test) } else { nil }
      }
      if values.contains(true), values.contains(false) { return nil }
      return values.contains(true) ? "false" : "true"
    }
    if case .tuple = type { return nil }
    guard case .nominal(let id, let arguments) = type, declarations[id].kind == .enum else {
      return ""
    }
    for member in declarations[id].ownMembers where declarations[member].kind == .enumCase {
      let found = declarations[member]
      let payloads = patterns.compactMap { pattern -> [TypedPattern]? in
        if case .enumCase(let tag, let payload) = pattern, tag == found.tag { payload } else { nil }
      }
      let isCovered =
        payloads.contains { $0.allSatisfy(\.isIrrefutable) }
        || (found.parameters.count == 1 && !payloads.isEmpty
          && missingCase(
            payloads.compactMap(\.first), unit.substitute(found.parameters[0].type, arguments))
            == nil)
      if !isCovered { return "." + found.name }
    }
    return nil
  }

  private func boolPattern(_ test: TypedExpr) -> Bool? {
    if case .opcode(_, let operands) = test.kind {
      for operand in operands {
        if case .constant(.bool(let value)) = operand.kind { return value }
      }
    }
    if case .call(let call) = test.kind {
      for case .value(let operand) in call.arguments {
        if case .constant(.bool(let value)) = operand.kind { return value }
      }
    }
    return nil
  }

  // MARK: Errors

  private func checkDo(
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
    let saved = (isInDoWithCatch, expectedError, thrownErrors)
    if isExhaustive { isInDoWithCatch = true }
    (expectedError, thrownErrors) = (thrown, [])
    let statements = withTarget(target) { check(body) }
    // The caught type is the type that all calls in the body throw, when there is just one.
    let errorType =
      thrown ?? (thrownErrors.count == 1 ? thrownErrors.first : nil) ?? .existential([id])
    (isInDoWithCatch, expectedError, thrownErrors) = saved
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

  // MARK: if and switch as values

  func checkYielding(_ statement: Stmt) -> TypedStmt {
    switch statement.kind {
    case .if(let conditions, let body, let orElse):
      return withScope {
        let typed = check(conditions)
        let then = yielding(body.statements)
        let other = orElse.map { orElse -> TypedStmt in
          if case .block(let block) = orElse.kind {
            return TypedStmt(.block(yielding(block.statements)), orElse.span)
          }
          return checkYielding(orElse)
        }
        if other == nil {
          error("'if' must have an unconditional 'else' to be used as expression", statement.span)
        }
        return TypedStmt(.if(typed, then, orElse: other), statement.span)
      }
    case .switch(let subject, let cases, let label):
      return TypedStmt(
        checkSwitch(subject, cases, label, statement.span) { self.yielding($0.body) },
        statement.span)
    default:
      error("this statement has no value", statement.span)
      return TypedStmt(.block([]), statement.span)
    }
  }

  private func yielding(_ statements: [Stmt]) -> [TypedStmt] {
    guard let target = yieldTarget else { return [] }
    guard statements.count == 1, case .expr(let expr) = statements[0].kind else {
      if statements.count == 1, isValue(statements[0]) { return [checkYielding(statements[0])] }
      return check(statements)
    }
    if case .statement(let inner) = expr.kind { return [checkYielding(inner)] }
    let value = check(expr, expecting: yieldTarget?.type)
    if case .nominal(let id, _) = value.type, declarations[id].name == "Never" {
      return [TypedStmt(.expr(value), expr.span)]
    }
    if yieldTarget?.type == nil { yieldTarget?.type = value.type }
    let converted = convert(value, to: yieldTarget?.type ?? value.type)
    return [TypedStmt(.yield(converted, target.local), expr.span)]
  }

  // MARK: Flow

  /// Whether control can reach the end of the statements.
  func fallsThrough(_ statements: [TypedStmt]) -> Bool {
    statements.allSatisfy(fallsThrough)
  }

  private func fallsThrough(_ statement: TypedStmt) -> Bool {
    switch statement.kind {
    case .return, .throw, .break, .continue, .fallthrough: return false
    case .expr(let expr):
      if case .nominal(let id, _) = expr.type { return declarations[id].name != "Never" }
      return !isFailedAssertion(expr)
    case .block(let body): return fallsThrough(body)
    case .if(_, let body, let orElse):
      guard let orElse else { return true }
      return fallsThrough(body) || fallsThrough(orElse)
    case .switch(_, _, let cases, let target):
      return cases.isEmpty
        || cases.contains { fallsThrough($0.body) || breaks($0.body, to: target) }
    case .while(let conditions, let body, let target):
      if conditions.count == 1, case .expr(let test) = conditions[0],
        case .constant(.bool(true)) = test.kind
      {
        return breaks(body, to: target)
      }
      return true
    case .doCatch(let body, _, let cases, _, _):
      return fallsThrough(body) || cases.contains { fallsThrough($0.body) }
    case .labeled(let kind, let target):
      return fallsThrough(TypedStmt(kind, statement.span))
        || breaks([TypedStmt(kind, statement.span)], to: target)
    case .variable, .function, .guard, .repeatWhile, .forIn, .forRange, .forArray, .defer, .yield:
      return true
    }
  }

  /// `assert(false)`: the compiler looks into it, in debug builds.
  private func isFailedAssertion(_ expr: TypedExpr) -> Bool {
    guard case .call(let call) = expr.kind, call.base == nil,
      declarations[call.member].name == "assert", declarations[call.member].module == .library,
      case .value(let condition)? = call.arguments.first,
      case .closure(let closure) = condition.kind, closure.body.count == 1,
      case .return(let value?) = closure.body[0].kind, case .constant(.bool(false)) = value.kind
    else { return false }
    return true
  }

  private func breaks(_ statements: [TypedStmt], to target: JumpTarget) -> Bool {
    statements.contains { statement in
      switch statement.kind {
      case .break(let other): other === target
      case .block(let body): breaks(body, to: target)
      case .labeled(let kind, _): breaks([TypedStmt(kind, statement.span)], to: target)
      case .if(_, let body, let orElse):
        breaks(body, to: target) || orElse.map { breaks([$0], to: target) } == true
      case .guard(_, let body): breaks(body, to: target)
      case .switch(_, _, let cases, _): cases.contains { breaks($0.body, to: target) }
      case .while(_, let body, _), .repeatWhile(let body, _, _): breaks(body, to: target)
      case .forIn(_, _, _, _, _, let body, _): breaks(body, to: target)
      case .forRange(_, _, _, _, _, let body, _): breaks(body, to: target)
      case .forArray(_, _, _, _, let body, _): breaks(body, to: target)
      case .doCatch(let body, _, let cases, _, _):
        breaks(body, to: target) || cases.contains { breaks($0.body, to: target) }
      case .expr, .variable, .function, .return, .continue, .fallthrough, .throw, .defer, .yield:
        false
      }
    }
  }
}
