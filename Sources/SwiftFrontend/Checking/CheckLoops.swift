import SwiftIR

extension Checker {
  func checkFor(
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
}
