import SwiftIR

extension FunctionBuilder {
  /// `lhs = rhs`: evaluates the way to the place first, then the value.
  func emitAssignment(_ lhs: TypedExpr, _ rhs: TypedExpr) {
    // `_ = rhs`
    switch lhs.kind {
    case .error, .unresolved:
      emitIgnored(rhs)
      return
    default: break
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

  /// Whether the expression writes its register only after it has read everything.
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

  /// `expression`, which combines `old` with an operand, with the operand evaluated now: all that
  /// does not lead to `old`. The place that is changed then may be read by it.
  private func evaluatingOperand(of expression: TypedExpr, after old: Local) -> TypedExpr {
    func isOld(_ expression: TypedExpr) -> Bool {
      switch expression.kind {
      case .local(let local): local === old
      case .forceUnwrap(let inner, _), .wrap(let inner), .convert(let inner): isOld(inner)
      default: false
      }
    }
    func evaluated(_ operand: TypedExpr) -> TypedExpr {
      if isOld(operand) || isInRegister(operand) { return operand }
      let local = Local(
        "", type: operand.type, isLet: true, span: operand.span, in: old.function)
      let register = allocate()
      emitOwned(operand, into: register)
      bind(local, toOwned: register)
      return TypedExpr(.local(local), operand.type, operand.span)
    }
    func isInRegister(_ operand: TypedExpr) -> Bool {
      switch operand.kind {
      case .constant, .metatype: true
      case .local: variableRegister(operand) != nil
      default: false
      }
    }
    func remade(_ kind: TypedExpr.Kind) -> TypedExpr {
      TypedExpr(kind, expression.type, expression.span)
    }
    switch expression.kind {
    case .opcode(let op, let operands):
      return remade(.opcode(op, operands.map(evaluated)))
    case .interpolation(let parts):
      return remade(.interpolation(parts.map(evaluated)))
    case .call(var call):
      call.arguments = call.arguments.map { argument in
        if case .value(let value) = argument { return .value(evaluated(value)) }
        return argument
      }
      return remade(.call(call))
    case .wrap(let inner):
      return remade(.wrap(evaluatingOperand(of: inner, after: old)))
    case .convert(let inner):
      return remade(.convert(evaluatingOperand(of: inner, after: old)))
    default: return expression
    }
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
