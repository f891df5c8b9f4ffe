import SwiftSyntax

extension Conversion {
  mutating func statements(_ list: CodeBlockItemListSyntax) -> [Stmt] {
    var statements: [Stmt] = []
    statements.reserveCapacity(list.count)
    append(list, to: &statements)
    return statements
  }

  mutating func block(_ node: CodeBlockSyntax) -> Block {
    Block(statements: statements(node.statements), span: span(node))
  }

  private mutating func append(_ list: CodeBlockItemListSyntax, to statements: inout [Stmt]) {
    for item in list {
      switch item.item {
      case .expr(let node):
        if let macro = node.as(MacroExpansionExprSyntax.self),
          takeMacro(name(macro.macroName), macro.arguments, at: span(macro))
        {
          continue
        }
        statements.append(statement(node))
      case .stmt(let node):
        if let found = statement(node, label: nil) { statements.append(found) }
      case .decl(let node):
        if let condition = node.as(IfConfigDeclSyntax.self) {
          append(condition, to: &statements)
        } else if let found = declaration(node) {
          statements.append(Stmt(.decl(found), found.span))
        }
      @unknown default: refuseUnsupported(text(firstLine(of: span(item))), at: item)
      }
    }
  }

  private mutating func append(_ node: IfConfigDeclSyntax, to statements: inout [Stmt]) {
    guard descend(into: node) else { return }
    defer { depth -= 1 }
    switch activeElements(node) {
    case .statements(let list): append(list, to: &statements)
    case .decls(let list):
      for decl in members(list) { statements.append(Stmt(.decl(decl), decl.span)) }
    case nil: break
    default: refuseUnsupported("#if", at: node)
    }
  }

  /// Deals with a macro that is no expression, if it is one of those.
  mutating func takeMacro(
    _ macro: String, _ arguments: LabeledExprListSyntax, at place: Span
  ) -> Bool {
    switch macro {
    case "Preview": return true
    case "warning", "error":
      let message = arguments.first.flatMap { plainText($0.expression) } ?? ""
      if macro == "error" { refuse(message, at: place) } else { warn(message, at: place) }
      return true
    default: return false
    }
  }

  private mutating func statement(_ node: ExprSyntax) -> Stmt {
    if let node = node.as(IfExprSyntax.self) { return ifStatement(node) }
    if let node = node.as(SwitchExprSyntax.self) { return switchStatement(node, label: nil) }
    let value = expr(node)
    return Stmt(.expr(value), value.span)
  }

  private mutating func statement(_ node: StmtSyntax, label: TokenSyntax?) -> Stmt? {
    guard descend(into: node) else { return nil }
    defer { depth -= 1 }
    let labelText = label.map { name($0) }
    switch node.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node):
      if let node = node.expression.as(IfExprSyntax.self) {
        return labelled(ifStatement(node), labelText)
      }
      if let node = node.expression.as(SwitchExprSyntax.self) {
        return switchStatement(node, label: labelText)
      }
      return statement(node.expression)
    case .returnStmt(let node):
      return Stmt(.return(node.expression.map { expr($0) }), span(node))
    case .guardStmt(let node):
      return Stmt(.guard(conditions(node.conditions), block(node.body)), span(node))
    case .whileStmt(let node):
      return Stmt(
        .while(conditions(node.conditions), block(node.body), label: labelText), span(node))
    case .repeatStmt(let node):
      return Stmt(
        .repeatWhile(block(node.body), expr(node.condition), label: labelText), span(node))
    case .forStmt(let node): return forStatement(node, label: labelText)
    case .breakStmt(let node): return Stmt(.break(node.label.map { name($0) }), span(node))
    case .continueStmt(let node):
      return Stmt(.continue(node.label.map { name($0) }), span(node))
    case .fallThroughStmt(let node): return Stmt(.fallthrough, span(node))
    case .throwStmt(let node): return Stmt(.throw(expr(node.expression)), span(node))
    case .deferStmt(let node): return Stmt(.defer(block(node.body)), span(node))
    case .doStmt(let node): return doStatement(node, label: labelText)
    case .labeledStmt(let node): return statement(node.statement, label: node.label)
    case .discardStmt(let node): refuseUnsupported("discard", at: node)
    case .yieldStmt(let node): refuseUnsupported("yield", at: node)
    default: refuseUnsupported(text(firstLine(of: span(node))), at: node)
    }
    return nil
  }

  // MARK: Branches

  mutating func ifStatement(_ node: IfExprSyntax) -> Stmt {
    guard descend(into: node) else { return Stmt(.fallthrough, span(node)) }
    defer { depth -= 1 }
    let conditions = conditions(node.conditions)
    let body = block(node.body)
    let orElse: Stmt? =
      switch node.elseBody {
      case .ifExpr(let next): ifStatement(next)
      case .codeBlock(let block): elseStatement(block)
      case nil: nil
      @unknown default: nil
      }
    return Stmt(.if(conditions, body, orElse: orElse), span(node))
  }

  /// `a: if …` is left by `break a` just as `a: do { if … }` is.
  private func labelled(_ statement: Stmt, _ label: String?) -> Stmt {
    guard let label else { return statement }
    let block = Block(statements: [statement], span: statement.span)
    return Stmt(.do(block, [], thrown: nil, label: label), statement.span)
  }

  private mutating func elseStatement(_ node: CodeBlockSyntax) -> Stmt {
    let block = block(node)
    return Stmt(.block(block), block.span)
  }

  private mutating func conditions(_ list: ConditionElementListSyntax) -> [Stmt.Condition] {
    var conditions: [Stmt.Condition] = []
    for element in list {
      switch element.condition {
      case .expression(let node): conditions.append(.expr(expr(node)))
      case .availability(let node):
        conditions.append(
          .availability(
            since: release(in: node.availabilityArguments),
            isNegated: node.availabilityKeyword.tokenKind == .poundUnavailable))
      case .matchingPattern(let node):
        if let type = node.typeAnnotation { refuseUnsupported(text(span(type)), at: type) }
        conditions.append(.pattern(pattern(node.pattern), expr(node.initializer.value)))
      case .optionalBinding(let node): append(node, to: &conditions)
      @unknown default: refuseUnsupported(text(span(element)), at: element)
      }
    }
    return conditions
  }

  private mutating func append(
    _ node: OptionalBindingConditionSyntax, to conditions: inout [Stmt.Condition]
  ) {
    guard let isLet = isLet(node.bindingSpecifier) else { return }
    let bound = pattern(node.pattern)
    let type = node.typeAnnotation.map { self.type($0.type) }
    if let initializer = node.initializer {
      conditions.append(.binding(bound, type, expr(initializer.value), isLet: isLet))
      return
    }
    guard case .name(let name) = bound.kind else {
      refuse("unwrap condition requires a valid identifier", at: bound.span)
      return
    }
    let value = Expr(.name(Expr.Name(text: name, span: bound.span)), bound.span)
    conditions.append(.binding(bound, type, value, isLet: isLet))
  }

  mutating func switchStatement(_ node: SwitchExprSyntax, label: String?) -> Stmt {
    guard descend(into: node) else { return Stmt(.fallthrough, span(node)) }
    defer { depth -= 1 }
    let subject = expr(node.subject)
    var cases: [Stmt.SwitchCase] = []
    append(node.cases, to: &cases)
    return Stmt(.switch(subject, cases, label: label), span(node))
  }

  private mutating func append(_ list: SwitchCaseListSyntax, to cases: inout [Stmt.SwitchCase]) {
    for element in list {
      switch element {
      case .switchCase(let node):
        // The only attribute is `@unknown`, which changes no run.
        var items: [(pattern: Pattern, whereClause: Expr?)] = []
        if case .case(let label) = node.label {
          for item in label.caseItems {
            items.append(
              (pattern(item.pattern), item.whereClause.map { expr($0.condition) }))
          }
        }
        cases.append(
          Stmt.SwitchCase(items: items, body: statements(node.statements), span: span(node)))
      case .ifConfigDecl(let node):
        guard descend(into: node) else { return }
        defer { depth -= 1 }
        if case .switchCases(let list) = activeElements(node) { append(list, to: &cases) }
      @unknown default: refuseUnsupported("case", at: element)
      }
    }
  }

  // MARK: Loops and do

  private mutating func forStatement(_ node: ForStmtSyntax, label: String?) -> Stmt {
    if node.awaitKeyword != nil { return forAwait(node, label: label) }
    if let keyword = node.tryKeyword { refuseUnsupported("for try", at: keyword) }
    if let written = node.typeAnnotation {
      if node.caseKeyword != nil { refuseUnsupported(text(span(written)), at: written) }
      return typedFor(node, type(written.type), label: label)
    }
    let element = pattern(node.pattern)
    let sequence = expr(node.sequence)
    let condition = node.whereClause.map { expr($0.condition) }
    return Stmt(
      .forIn(element, sequence, whereClause: condition, block(node.body), label: label),
      span(node))
  }

  /// `for x: T in s where c { … }` is `for e in s { let x: T = e; if c { … } }`, since `x` may be of another
  /// type than the elements. Those of a literal take it themselves.
  private mutating func typedFor(_ node: ForStmtSyntax, _ type: TypeExpr, label: String?) -> Stmt {
    let unwritten = Span(file: type.span.file, offset: type.span.offset, length: 0)
    let name = "element of a loop"
    var (isLet, element) = (true, pattern(node.pattern))
    if case .binding(let isConstant, let inner) = element.kind {
      (isLet, element) = (isConstant, inner)
    }
    var sequence = expr(node.sequence)
    if case .array = sequence.kind {
      sequence = Expr(
        .cast(.coerce, sequence, TypeExpr(.array(type), type.span)), sequence.span)
    }
    let value = Expr(.name(Expr.Name(text: name, labels: nil, span: unwritten)), unwritten)
    let binding = Decl.Binding(
      pattern: element, type: type, initializer: value, accessors: nil, span: element.span)
    let declaration = Decl(
      .variable(isLet: isLet, [binding]), span: element.span, nameSpan: element.span)
    var body = block(node.body)
    if let clause = node.whereClause {
      let condition = Stmt.Condition.expr(expr(clause.condition))
      body = Block(
        statements: [Stmt(.if([condition], body, orElse: nil), body.span)], span: body.span)
    }
    let statements = [Stmt(.decl(declaration), element.span), Stmt(.block(body), body.span)]
    return Stmt(
      .forIn(
        Pattern(.name(name), unwritten), sequence, whereClause: nil,
        Block(statements: statements, span: body.span), label: label), span(node))
  }

  /// `for await x in s where c { … }` is `var i = s.makeAsyncIterator()` and
  /// `while let x = await i.next() { if c { … } }`.
  private mutating func forAwait(_ node: ForStmtSyntax, label: String?) -> Stmt {
    let whole = span(node)
    let unwritten = Span(file: whole.file, offset: whole.offset, length: 0)
    let sequence = expr(node.sequence)
    func call(_ base: Expr, _ method: String) -> Expr {
      let name = Expr.Name(text: method, labels: nil, span: sequence.span)
      return Expr(.call(Expr(.member(base, name), sequence.span), []), sequence.span)
    }
    let iterator = "async iterator"
    let made = Decl.Binding(
      pattern: Pattern(.name(iterator), unwritten), type: nil,
      initializer: call(sequence, "makeAsyncIterator"), accessors: nil, span: unwritten)
    let name = Expr.Name(text: iterator, labels: nil, span: unwritten)
    var next = Expr(.await(call(Expr(.name(name), unwritten), "next")), unwritten)
    if node.tryKeyword != nil { next = Expr(.try(.plain, next), unwritten) }
    var body = block(node.body)
    if let clause = node.whereClause {
      let condition = Stmt.Condition.expr(expr(clause.condition))
      body = Block(
        statements: [Stmt(.if([condition], body, orElse: nil), body.span)], span: body.span)
    }
    let element = pattern(node.pattern)
    let loop = Stmt.Kind.while(
      [.binding(element, node.typeAnnotation.map { type($0.type) }, next, isLet: true)], body,
      label: label)
    let declaration = Decl(
      .variable(isLet: false, [made]), span: unwritten, nameSpan: unwritten)
    return Stmt(
      .block(
        Block(
          statements: [Stmt(.decl(declaration), unwritten), Stmt(loop, whole)], span: whole)),
      whole)
  }

  private mutating func doStatement(_ node: DoStmtSyntax, label: String?) -> Stmt {
    let thrown = node.throwsClause?.type.map { type($0) }
    let body = block(node.body)
    var clauses: [Stmt.CatchClause] = []
    for clause in node.catchClauses {
      var items: [(pattern: Pattern, whereClause: Expr?)] = []
      for item in clause.catchItems {
        items.append(
          (catchPattern(item, in: clause), item.whereClause.map { expr($0.condition) }))
      }
      clauses.append(
        Stmt.CatchClause(items: items, body: block(clause.body), span: span(clause)))
    }
    return Stmt(.do(body, clauses, thrown: thrown, label: label), span(node))
  }

  /// Returns the pattern of `catch where …` too, which binds `error` as a plain `catch` does.
  private mutating func catchPattern(
    _ item: CatchItemSyntax, in clause: CatchClauseSyntax
  ) -> Pattern {
    if let node = item.pattern { return pattern(node) }
    let place = span(clause.catchKeyword)
    return Pattern(.binding(isLet: true, Pattern(.name("error"), place)), place)
  }
}
