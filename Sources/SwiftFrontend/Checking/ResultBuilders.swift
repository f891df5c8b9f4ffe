import Diagnostics
import SwiftIR

/// Result builders: the statements of a body become the components of a value.
///
/// Each statement is checked by itself. The components of a block go to locals, and a call of
/// `buildBlock` joins them.
extension Checker {
  /// The statements of a body that a builder makes a value of; the last one returns it.
  func builtBody(_ body: Block, by builder: Type, result: Type?) -> [TypedStmt] {
    withScope {
      let outer = localScope
      defer { localScope = outer }
      let building = ResultBuilding(self, builder, body.span)
      var (statements, value) = building.component(of: body.statements)
      if building.offers("buildFinalResult") {
        value = building.call("buildFinalResult", [(nil, value)], expecting: result)
      }
      let returned: TypedExpr
      if let result, !result.isError {
        returned = convert(value, to: result, .closureResult)
      } else {
        function.result = value.type
        returned = value
      }
      statements.append(TypedStmt(.return(returned), body.span))
      return statements
    }
  }

  /// A function's body, which a builder makes a value of where there is one.
  func checkBody(_ body: Block, result: Type, builtBy builder: Type?) -> [TypedStmt] {
    guard let builder, !body.returnsExplicitly else { return checkBody(body, result: result) }
    return builtBody(body, by: builder, result: result)
  }

  /// The statements that a builder has checked in the place of a block.
  func builtStatements(_ statement: Stmt) -> [TypedStmt]? {
    builtBlocks.isEmpty ? nil : builtBlocks[ObjectIdentifier(statement)]?()
  }
}

extension Block {
  /// Whether it returns a value itself: then no builder is applied to it.
  var returnsExplicitly: Bool { statements.contains { $0.returnsExplicitly } }
}

extension Stmt {
  fileprivate var returnsExplicitly: Bool {
    switch kind {
    case .return: true
    case .if(_, let body, let orElse):
      body.returnsExplicitly || orElse?.returnsExplicitly == true
    case .block(let body), .guard(_, let body), .while(_, let body, _),
      .repeatWhile(let body, _, _), .forIn(_, _, _, let body, _), .defer(let body):
      body.returnsExplicitly
    case .switch(_, let cases, _):
      cases.contains { $0.body.contains { $0.returnsExplicitly } }
    case .do(let body, let clauses, _, _):
      body.returnsExplicitly || clauses.contains { $0.body.returnsExplicitly }
    case .expr, .decl, .break, .continue, .fallthrough, .throw: false
    }
  }
}

/// The building of one body's value.
private struct ResultBuilding {
  let checker: Checker
  let builder: Type
  let span: Span

  init(_ checker: Checker, _ builder: Type, _ span: Span) {
    self.checker = checker
    self.builder = builder
    self.span = span
  }

  // MARK: The builder's functions

  func offers(_ name: String, _ labels: [String?]? = nil) -> Bool {
    checker.unit.members(named: name, of: builder, isStatic: true).contains {
      labels == nil || checker.declarations[$0.id].parameters.map(\.label) == labels
    }
  }

  func call(
    _ name: String, _ arguments: [(label: String?, value: TypedExpr)], expecting: Type? = nil
  ) -> TypedExpr {
    call(
      name, written: arguments.map { ($0.label, checker.standIn($0.value)) }, expecting: expecting,
      arguments.first?.value.span ?? span)
  }

  private func call(
    _ name: String, written: [(label: String?, value: Expr)], expecting: Type? = nil, _ span: Span
  ) -> TypedExpr {
    let base = checker.standIn(TypedExpr(.metatype(builder), .metatype(builder), span))
    let callee = Expr(.member(base, Expr.Name(text: name, labels: nil, span: span)), span)
    let arguments = written.map { Expr.Argument(label: $0.label, value: $0.value) }
    return checker.check(Expr(.call(callee, arguments), span), expecting: expecting)
  }

  // MARK: Blocks

  /// The checked statements of a block, and the value of its components.
  func component(of statements: [Stmt]) -> ([TypedStmt], TypedExpr) {
    var typed: [TypedStmt] = []
    var parts: [TypedExpr] = []
    for statement in statements {
      if let (before, value) = component(of: statement) {
        typed += before
        parts.append(keep(value, in: &typed))
      } else {
        typed += checker.check(statement)
      }
    }
    let value = joined(parts, in: &typed)
    return (typed, value)
  }

  /// Puts a value into a local, so that it is evaluated where it is written.
  private func keep(_ value: TypedExpr, in statements: inout [TypedStmt]) -> TypedExpr {
    let local = Local("", type: value.type, isLet: true, span: value.span, in: checker.function)
    statements.append(TypedStmt(.variable(.bind(local), value), value.span))
    return TypedExpr(.local(local), value.type, value.span)
  }

  private func joined(_ parts: [TypedExpr], in statements: inout [TypedStmt]) -> TypedExpr {
    let isPartial =
      offers("buildPartialBlock", ["first"])
      && offers("buildPartialBlock", ["accumulated", "next"])
    guard isPartial, let first = parts.first else {
      return call("buildBlock", parts.map { (nil, $0) })
    }
    return parts.dropFirst().reduce(call("buildPartialBlock", [("first", first)])) { whole, next in
      call("buildPartialBlock", [("accumulated", keep(whole, in: &statements)), ("next", next)])
    }
  }

  // MARK: Statements

  /// The value of a statement, after other statements; nil when it is no component.
  private func component(of statement: Stmt) -> ([TypedStmt], TypedExpr)? {
    switch statement.kind {
    case .expr(let expr): return ([], expression(expr))
    case .decl(let decl):
      if case .variable = decl.kind { return nil }
      refuse("a declaration", decl.nameSpan)
      return nil
    case .if: return branches(of: statement)
    case .switch: return branches(of: statement)
    case .forIn: return repetition(of: statement)
    case .do(let body, let clauses, _, _) where clauses.isEmpty:
      return checker.withScope { component(of: body.statements) }
    case .block(let body): return checker.withScope { component(of: body.statements) }
    case .throw: return nil
    case .return, .guard, .while, .repeatWhile, .break, .continue, .fallthrough, .defer, .do:
      refuse("control flow statement", statement.span)
      return nil
    }
  }

  private func refuse(_ what: String, _ span: Span) {
    checker.error(
      "closure containing \(what) cannot be used with result builder '\(checker.describe(builder))'",
      span)
  }

  private func expression(_ expr: Expr) -> TypedExpr {
    offers("buildExpression")
      ? call("buildExpression", written: [(nil, expr)], expr.span) : checker.check(expr)
  }

  // MARK: Branches

  /// `if` and `switch`: each branch puts its value into one local.
  private func branches(of statement: Stmt) -> ([TypedStmt], TypedExpr)? {
    let placed = PlacedBlocks(self)
    let isLimited = statement.testsAvailability && offers("buildLimitedAvailability")
    guard let typed = placed.check(placed.replacingBlocks(of: statement)), !placed.values.isEmpty
    else { return ([], checker.failed(statement.span)) }
    var values = placed.values
    if isLimited { values[0] = call("buildLimitedAvailability", [(nil, values[0])]) }
    let isOptional = !statement.isComplete
    guard let type = injectedType(of: values) else {
      return ([], checker.failed(statement.span))
    }
    let wanted = isOptional ? Type.optional(type) : type
    let result = Local("", type: wanted, isLet: false, span: statement.span, in: checker.function)
    result.isMutated = true
    result.isDeferred = !isOptional
    let place = TypedExpr(.local(result), wanted, statement.span)
    let ends = values.indices.map { index -> [TypedStmt] in
      let value = injected(values[index], index, of: values.count, as: type)
      let whole = isOptional ? TypedExpr(.wrap(value), wanted, value.span) : value
      return [TypedStmt(.expr(TypedExpr(.assign(place, whole), .void, value.span)), value.span)]
    }
    let initial = isOptional ? TypedExpr(.constant(.none), wanted, statement.span) : nil
    let statements = [
      TypedStmt(.variable(.bind(result), initial), statement.span), typed.appending(ends),
    ]
    guard isOptional else { return (statements, place) }
    let name = offers("buildOptional") ? "buildOptional" : "buildIf"
    guard offers(name) else {
      refuse("control flow statement", statement.span)
      return (statements, checker.failed(statement.span))
    }
    return (statements, call(name, [(nil, place)]))
  }

  /// The calls of `buildEither` around the value of a branch, innermost first. The branches are the
  /// leaves of a balanced tree; true is the second one of two.
  private func path(_ index: Int, of count: Int) -> [Bool] {
    var (path, index, count) = ([Bool](), index, count)
    while count > 1 {
      if index != count - 1 || count.isMultiple(of: 2) { path.append(!index.isMultiple(of: 2)) }
      index /= 2
      count = (count + 1) / 2
    }
    return path
  }

  private func injected(
    _ value: TypedExpr, _ index: Int, of count: Int, as type: Type
  ) -> TypedExpr {
    let path = path(index, of: count)
    return path.enumerated().reduce(value) { value, step in
      call(
        "buildEither", [(step.element ? "second" : "first", value)],
        expecting: step.offset == path.count - 1 ? type : nil)
    }
  }

  /// The type that `buildEither` gives to the values of all branches.
  private func injectedType(of values: [TypedExpr]) -> Type? {
    guard values.count > 1 else { return values.first?.type }
    guard offers("buildEither") else {
      refuse("control flow statement", span)
      return nil
    }
    for index in values.indices {
      let (value, failed) = checker.attempt { injected(values[index], index, of: values.count) }
      if !failed, !value.type.hasVariables, !value.type.isError { return value.type }
    }
    guard values.count == 2 else {
      checker.error("branches of different types in a result builder are not supported", span)
      return nil
    }
    return eitherType(values[0].type, values[1].type)
  }

  private func injected(_ value: TypedExpr, _ index: Int, of count: Int) -> TypedExpr {
    path(index, of: count).reduce(value) {
      call("buildEither", [($1 ? "second" : "first", $0)])
    }
  }

  /// `Either<A, B>`, of which each branch determines only a part.
  private func eitherType(_ first: Type, _ second: Type) -> Type? {
    func opened(_ label: String, _ argument: Type) -> Type? {
      let found = checker.unit.members(named: "buildEither", of: builder, isStatic: true).first {
        checker.declarations[$0.id].parameters.map(\.label) == [label]
      }
      guard let found else { return nil }
      let member = checker.declarations[found.id]
      let types = found.ownerArguments + member.generics.map { _ in checker.freshVariable() }
      let unit = checker.unit
      guard checker.unify(unit.substitute(member.parameters[0].type, types), argument) else {
        return nil
      }
      return unit.substitute(member.type, types)
    }
    guard case .nominal(let id, let left)? = opened("first", first).map(checker.resolved),
      case .nominal(id, let right)? = opened("second", second).map(checker.resolved)
    else {
      checker.error("branches of different types in a result builder are not supported", span)
      return nil
    }
    return .nominal(id, zip(left, right).map { $0.hasVariables ? $1 : $0 })
  }

  // MARK: Loops

  private func repetition(of statement: Stmt) -> ([TypedStmt], TypedExpr)? {
    guard offers("buildArray") else {
      refuse("control flow statement", statement.span)
      return nil
    }
    let placed = PlacedBlocks(self)
    guard let typed = placed.check(placed.replacingBlocks(of: statement)),
      let value = placed.values.first
    else { return ([], checker.failed(statement.span)) }
    let type = checker.unit.arrayType(of: value.type)
    let all = Local("", type: type, isLet: false, span: statement.span, in: checker.function)
    all.isMutated = true
    let place = TypedExpr(.local(all), type, statement.span)
    let append = Expr(
      .call(
        Expr(
          .member(
            checker.standIn(place),
            Expr.Name(text: "append", labels: nil, span: statement.span)), statement.span),
        [Expr.Argument(label: nil, value: checker.standIn(value))]), statement.span)
    let end = TypedStmt(.expr(checker.check(append)), statement.span)
    let empty = TypedExpr(.array([]), type, statement.span)
    return (
      [
        TypedStmt(.variable(.bind(all), empty), statement.span), typed.appending([[end]]),
      ], call("buildArray", [(nil, place)])
    )
  }
}

/// The blocks of a statement while the statement is checked: each is checked as a component, in its
/// place and with the names that the statement binds.
private final class PlacedBlocks {
  private let building: ResultBuilding
  /// The value of each block, in order.
  private(set) var values: [TypedExpr] = []

  init(_ building: ResultBuilding) { self.building = building }

  private var checker: Checker { building.checker }

  func check(_ statement: Stmt) -> TypedStmt? {
    let typed = checker.check(statement)
    return typed.last
  }

  /// The statement with each block replaced by one whose check notes its value.
  func replacingBlocks(of statement: Stmt) -> Stmt {
    switch statement.kind {
    case .if(let conditions, let body, let orElse):
      let then = placed(body)
      return Stmt(
        .if(conditions, then, orElse: orElse.map { replacingBlocks(of: $0) }), statement.span)
    case .block(let body): return Stmt(.block(placed(body)), statement.span)
    case .switch(let subject, let cases, let label):
      let replaced = cases.map { item in
        Stmt.SwitchCase(
          items: item.items,
          body: item.body.isEmpty
            ? [] : placed(Block(statements: item.body, span: item.span)).statements,
          span: item.span)
      }
      return Stmt(.switch(subject, replaced, label: label), statement.span)
    case .forIn(let pattern, let sequence, let condition, let body, let label):
      return Stmt(
        .forIn(pattern, sequence, whereClause: condition, placed(body), label: label),
        statement.span)
    default: return statement
    }
  }

  private func placed(_ block: Block) -> Block {
    let statement = Stmt(.fallthrough, block.span)
    checker.builtBlocks[ObjectIdentifier(statement)] = { [unowned self] in
      let (typed, value) = building.component(of: block.statements)
      values.append(value)
      return typed
    }
    kept.append(statement)
    return Block(statements: [statement], span: block.span)
  }

  /// The statements that stand for blocks; they are told apart by identity.
  private var kept: [Stmt] = []

  deinit { for statement in kept { checker.builtBlocks[ObjectIdentifier(statement)] = nil } }
}

extension Stmt {
  /// Whether some branch is always taken.
  fileprivate var isComplete: Bool {
    switch kind {
    case .if(_, _, let orElse): orElse?.isComplete ?? false
    default: true
    }
  }

  fileprivate var testsAvailability: Bool {
    guard case .if(let conditions, _, _) = kind else { return false }
    return conditions.contains { if case .availability = $0 { true } else { false } }
  }
}

extension TypedStmt {
  /// The statement with more statements at the end of each of its blocks.
  fileprivate func appending(_ ends: [[TypedStmt]]) -> TypedStmt {
    var rest = ends[...]
    return appending(&rest)
  }

  private func appending(_ ends: inout ArraySlice<[TypedStmt]>) -> TypedStmt {
    func next() -> [TypedStmt] { ends.popFirst() ?? [] }
    switch kind {
    case .if(let conditions, let body, let orElse):
      let then = body + next()
      return TypedStmt(.if(conditions, then, orElse: orElse?.appending(&ends)), span)
    case .block(let body): return TypedStmt(.block(body + next()), span)
    case .labeled(let inner, let target):
      return TypedStmt(.labeled(TypedStmt(inner, span).appending(&ends).kind, target), span)
    case .switch(let value, let subject, let cases, let target):
      let longer = cases.map { TypedStmt.SwitchCase(items: $0.items, body: $0.body + next()) }
      return TypedStmt(.switch(value, subject: subject, longer, target), span)
    case .forIn(let pattern, let iterator, let make, let step, let condition, let body, let target):
      return TypedStmt(
        .forIn(
          pattern, iterator: iterator, make: make, next: step, whereClause: condition,
          body + next(), target), span)
    case .forRange(let pattern, let from, let to, let isClosed, let condition, let body, let target):
      return TypedStmt(
        .forRange(
          pattern, from: from, to: to, isClosed: isClosed, whereClause: condition, body + next(),
          target), span)
    case .forArray(let pattern, let array, let element, let condition, let body, let target):
      return TypedStmt(
        .forArray(
          pattern, array: array, element: element, whereClause: condition, body + next(), target),
        span)
    default: return self
    }
  }
}
