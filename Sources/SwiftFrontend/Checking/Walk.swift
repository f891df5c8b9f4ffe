import SwiftIR

/// Goes through a typed tree, closures included.
class TypedTreeWalker {
  func visit(_ statements: [TypedStmt]) { statements.forEach(visit) }

  func visit(_ statement: TypedStmt) {
    switch statement.kind {
    case .expr(let expr), .throw(let expr), .yield(let expr, _): visit(expr)
    case .variable(let pattern, let value):
      visit(pattern)
      value.map(visit)
    case .function(_, let closure): visit(closure)
    case .return(let value): value.map(visit)
    case .if(let conditions, let body, let orElse):
      conditions.forEach(visit)
      visit(body)
      orElse.map(visit)
    case .block(let body), .defer(let body): visit(body)
    case .labeled(let kind, _): visit(TypedStmt(kind, statement.span))
    case .guard(let conditions, let body):
      conditions.forEach(visit)
      visit(body)
    case .while(let conditions, let body, _):
      conditions.forEach(visit)
      visit(body)
    case .repeatWhile(let body, let condition, _):
      visit(body)
      visit(condition)
    case .forIn(let pattern, _, let make, let next, let condition, let body, _):
      visit(pattern)
      visit(make)
      visit(next)
      condition.map(visit)
      visit(body)
    case .forRange(let pattern, let from, let to, _, let condition, let body, _):
      visit(pattern)
      visit(from)
      visit(to)
      condition.map(visit)
      visit(body)
    case .forArray(let pattern, let array, _, let condition, let body, _):
      visit(pattern)
      visit(array)
      condition.map(visit)
      visit(body)
    case .switch(let value, _, let cases, _):
      visit(value)
      cases.forEach(visit)
    case .doCatch(let body, _, let cases, _, _):
      visit(body)
      cases.forEach(visit)
    case .break, .continue, .fallthrough: break
    }
  }

  func visit(_ written: TypedStmt.SwitchCase) {
    for item in written.items {
      visit(item.pattern)
      item.whereClause.map(visit)
    }
    visit(written.body)
  }

  func visit(_ condition: TypedCondition) {
    switch condition {
    case .expr(let expr): visit(expr)
    case .unwrap(let pattern, let value), .pattern(let pattern, let value, _):
      visit(pattern)
      visit(value)
    case .constant: break
    }
  }

  func visit(_ pattern: TypedPattern) {
    switch pattern {
    case .tuple(let parts), .enumCase(_, let parts): parts.forEach(visit)
    case .some(let inner), .asType(let inner, _): visit(inner)
    case .test(_, let expr): visit(expr)
    case .wildcard, .bind, .none, .isType: break
    }
  }

  func visit(_ closure: TypedClosure) {
    closure.captureList.forEach { visit($0.value) }
    visit(closure.body)
  }

  func visit(_ arguments: [TypedArgument]) {
    for argument in arguments {
      switch argument {
      case .value(let expr), .inOut(let expr): visit(expr)
      case .variadic(let values, _): values.forEach(visit)
      case .byDefault: break
      }
    }
  }

  func visit(_ expr: TypedExpr) {
    switch expr.kind {
    case .error, .constant, .local, .global, .metatype, .callFunction: break
    case .unresolved(let parts, let value):
      parts.forEach(visit)
      value.map(visit)
    case .interpolation(let parts), .array(let parts), .tuple(let parts), .enumCase(_, let parts),
      .opcode(_, let parts), .intrinsic(_, let parts):
      parts.forEach(visit)
    case .field(let base, _, _), .tupleElement(let base, _): visit(base)
    case .property(let base, _, _, _, _): base.map(visit)
    case .accessed(let get, let set):
      visit(get)
      if let set { visit(set.body) }
    case .subscript(let base, _, let arguments, _, _):
      visit(base)
      visit(arguments)
    case .call(let call):
      call.base.map(visit)
      visit(call.arguments)
    case .construct(_, let metatype, let arguments, _):
      metatype.map(visit)
      visit(arguments)
    case .delegate(_, _, let arguments, _): visit(arguments)
    case .apply(let callee, let arguments):
      visit(callee)
      visit(arguments)
    case .closure(let closure): visit(closure)
    case .functionValue(_, let base, _): base.map(visit)
    case .dictionary(let pairs):
      for (key, value) in pairs {
        visit(key)
        visit(value)
      }
    case .assign(let a, let b), .and(let a, let b), .or(let a, let b), .coalesce(let a, let b),
      .sameObject(let a, let b, _):
      visit(a)
      visit(b)
    case .modify(let target, _, let new):
      visit(target)
      visit(new)
    case .optionalChain(let inner), .chainLink(let inner), .forceUnwrap(let inner, _),
      .wrap(let inner), .convert(let inner), .erase(let inner), .cast(_, let inner, _),
      .isNil(let inner, _), .typeOf(let inner), .tryOptional(let inner), .tryForced(let inner),
      .inOut(let inner):
      visit(inner)
    case .ternary(let a, let b, let c):
      visit(a)
      visit(b)
      visit(c)
    case .statement(let statement, _): visit(statement)
    }
  }
}

/// Whether a local is used in some statements.
final class LocalUse: TypedTreeWalker {
  private let local: Local
  private(set) var isUsed = false

  init(of local: Local, in statements: [TypedStmt]) {
    self.local = local
    super.init()
    visit(statements)
  }

  override func visit(_ expr: TypedExpr) {
    if case .local(let other) = expr.kind, other === local { isUsed = true }
    super.visit(expr)
  }
}

/// The locals that statements use, in the order of their first use.
final class FirstUses: TypedTreeWalker {
  private(set) var position: [ObjectIdentifier: Int] = [:]

  init(in statements: [TypedStmt]) {
    super.init()
    visit(statements)
  }

  override func visit(_ expr: TypedExpr) {
    if case .local(let local) = expr.kind, position[ObjectIdentifier(local)] == nil {
      position[ObjectIdentifier(local)] = position.count
    }
    super.visit(expr)
  }
}
