import SwiftIR

// The type of a closure's parameter that only its use in the body tells: `{ $0 + 1 }`.
extension Checker {
  /// The one expression that a closure consists of.
  func singleExpression(of closure: Expr.Closure) -> Expr? {
    guard closure.body.statements.count == 1 else { return nil }
    switch closure.body.statements[0].kind {
    case .expr(let expr), .return(let expr?): return expr
    default: return nil
    }
  }

  /// The type that a name has in an expression: that of the other operand, of a condition, or of the
  /// parameter that it is passed to.
  func use(of name: String, in expr: Expr) -> Type? {
    switch expr.kind {
    case .binary(let op, let left, let right, _):
      if isSigned(left, name) { return operand(beside: right, of: op) ?? use(of: name, in: right) }
      if isSigned(right, name) { return operand(beside: left, of: op) ?? use(of: name, in: left) }
      return use(of: name, in: left) ?? use(of: name, in: right)
    case .prefix(let op, let inner):
      return op == "!" && isName(inner, name) ? .bool : use(of: name, in: inner)
    case .ternary(let condition, let first, let second):
      if isName(condition, name) { return .bool }
      return use(of: name, in: condition) ?? use(of: name, in: first) ?? use(of: name, in: second)
    case .call(let callee, let arguments): return use(of: name, calling: callee, arguments)
    case .paren(let inner), .try(_, let inner), .await(let inner), .member(let inner, _),
      .forceUnwrap(let inner), .optionalChain(let inner):
      return use(of: name, in: inner)
    case .tuple(let elements):
      return elements.lazy.compactMap { self.use(of: name, in: $0.value) }.first
    case .array(let elements): return elements.lazy.compactMap { self.use(of: name, in: $0) }.first
    case .string(let parts):
      for case .value(let part) in parts {
        if let type = use(of: name, in: part) { return type }
      }
      return nil
    default: return nil
    }
  }

  /// The types that the body of a closure wants of its parameters: `{ byte + $0 }`.
  func usedTypes(of closure: Expr.Closure) -> [Type] {
    guard let body = singleExpression(of: closure) else { return [] }
    let names =
      closure.parameters?.filter { $0.type == nil }.map(\.name)
      ?? (0..<min(closure.shorthandCount, 4)).map { "$\($0)" }
    return names.compactMap { use(of: $0, in: body) }
  }

  private func isName(_ expr: Expr, _ name: String) -> Bool {
    switch expr.kind {
    case .name(let written): written.text == name
    case .paren(let inner): isName(inner, name)
    default: false
    }
  }

  /// Whether an expression is a name, perhaps with a sign before it.
  private func isSigned(_ expr: Expr, _ name: String) -> Bool {
    switch expr.kind {
    case .prefix(let op, let inner): ["-", "+", "~"].contains(op) && isSigned(inner, name)
    case .paren(let inner): isSigned(inner, name)
    default: isName(expr, name)
    }
  }

  private func operand(beside other: Expr, of op: String) -> Type? {
    if op == "&&" || op == "||" { return .bool }
    guard op != "??", !isCompoundAssignment(op), !Self.isShift(op) else { return nil }
    let (value, failed) = attempt { outsideChain { check(other) } }
    guard !failed, !value.type.isError, !value.type.hasVariables, !value.type.hasErrors else {
      return nil
    }
    return value.type
  }

  /// The type of the parameter of a function that is not overloaded.
  private func use(
    of name: String, calling callee: Expr, _ arguments: [Expr.Argument]
  ) -> Type? {
    let own = arguments.firstIndex { isName($0.value, name) }
    if let own, case .name(let function) = callee.kind {
      if let local = lookupLocal(function.text) {
        guard case .function(let type) = local.type, type.parameters.indices.contains(own) else {
          return nil
        }
        let parameter = resolved(type.parameters[own].type)
        return parameter.hasVariables ? nil : parameter
      }
      let ids = unit.globals(named: function.text, at: function.span)
      if ids.count == 1, case let member = declarations[ids[0]],
        member.generics.isEmpty, let matching = match(arguments, to: member.parameters),
        let index = matching.firstIndex(where: { $0.contains(own) })
      {
        return member.parameters[index].type
      }
      if ids.count == 1, declarations[ids[0]].kind == .property,
        case .function(let type) = unit.type(of: ids[0]), type.parameters.indices.contains(own)
      {
        return type.parameters[own].type
      }
    }
    return arguments.lazy.compactMap { self.use(of: name, in: $0.value) }.first
      ?? use(of: name, in: callee)
  }
}
