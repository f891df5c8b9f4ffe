import SwiftIR

extension FunctionBuilder {
  /// `lhs = rhs`: what leads to the place first, then the value.
  func emitAssignment(_ lhs: TypedExpr, _ rhs: TypedExpr) {
    // `_ = rhs`
    if case .error = lhs.kind {
      emitIgnored(rhs)
      return
    }
    if let register = variableRegister(lhs), isTrivial(lhs.type), case .local = lhs.kind,
      computesAtOnce(rhs)
    {
      emitOwned(rhs, into: register)
      return
    }
    scope {
      let place = prepare(lhs)
      let value = emitOwned(rhs)
      store(value, to: place)
    }
  }

  /// Whether the expression writes its register only when it has read everything.
  private func computesAtOnce(_ expression: TypedExpr) -> Bool {
    if case .constant = expression.kind { return true }
    return operation(expression) != nil
  }

  /// `lhs op= rhs`: the right-hand side is evaluated before the place is read.
  func emitModification(_ lhs: TypedExpr, old: Local, _ new: TypedExpr) {
    if let register = variableRegister(lhs), isTrivial(lhs.type), case .local = lhs.kind,
      computesAtOnce(new)
    {
      setStorage(.register(register), of: old)
      emitOwned(new, into: register)
      return
    }
    scope {
      let place = prepare(lhs)
      let new = evaluatingOperand(of: new, after: old)
      guard !place.isWhole else {
        let register = allocate()
        let operand = load(place, into: register)
        setStorage(.register(register), of: old)
        let value = emitOwned(new)
        release(operand)
        store(value, to: place)
        return
      }
      let register = open(place)
      setStorage(.register(register), of: old)
      let value = emitOwned(new)
      if !isTrivial(lhs.type) { append(.release, a: register) }
      move(register, from: value)
    }
  }

  /// When `expression` is `old op rhs` and `rhs` runs code, evaluates `rhs` now.
  private func evaluatingOperand(of expression: TypedExpr, after old: Local) -> TypedExpr {
    func isOld(_ expression: TypedExpr) -> Bool {
      if case .local(let local) = expression.kind { return local === old }
      return false
    }
    func evaluated(_ operand: TypedExpr) -> TypedExpr {
      let local = Local(
        "", type: operand.type, isLet: true, span: operand.span, in: old.function)
      let register = allocate()
      emitOwned(operand, into: register)
      bind(local, toOwned: register)
      return TypedExpr(.local(local), operand.type, operand.span)
    }
    switch expression.kind {
    case .opcode(let op, let operands):
      guard operands.count == 2, isOld(operands[0]), !isInert(operands[1]) else { break }
      return TypedExpr(
        .opcode(op, [operands[0], evaluated(operands[1])]), expression.type, expression.span)
    case .call(var call):
      guard call.arguments.count == 2, case .value(let first) = call.arguments[0], isOld(first),
        case .value(let second) = call.arguments[1], !isInert(second)
      else { break }
      call.arguments[1] = .value(evaluated(second))
      return TypedExpr(.call(call), expression.type, expression.span)
    case .interpolation(let parts):
      // Joining strings.
      guard let first = parts.first, isOld(first) else { break }
      let rest = parts.dropFirst().map { isInert($0) ? $0 : evaluated($0) }
      return TypedExpr(.interpolation([first] + rest), expression.type, expression.span)
    default: break
    }
    return expression
  }
}

extension LValue {
  /// Whether it is a variable or an object's field, which is read and written at once: nothing
  /// around it is in access meanwhile.
  fileprivate var isWhole: Bool {
    switch self {
    case .register, .box, .global, .object, .accessed, .tuple, .nowhere: true
    case .part, .element, .payload, .forced, .computed: false
    }
  }
}
