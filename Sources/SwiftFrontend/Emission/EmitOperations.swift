import SwiftIR

extension FunctionBuilder {
  // MARK: Conditions

  /// Goes on when the condition holds, else leaves to the exit.
  func emitCondition(_ condition: TypedExpr, else exit: Exit) {
    let outer = offset
    offset = condition.span.offset
    defer { offset = outer }

    switch condition.kind {
    case .constant(.bool(let value)):
      if !value { leave(to: exit) }
      return
    case .convert(let inner):
      emitCondition(inner, else: exit)
      return
    case .and(let a, let b):
      emitCondition(a, else: exit)
      emitCondition(b, else: exit)
      return
    case .or(let a, let b):
      let second = newLabel()
      let end = newLabel()
      emitCondition(a, else: Exit(label: second, depth: cleanups.count))
      jump(end)
      place(second)
      emitCondition(b, else: exit)
      place(end)
      return
    case .isNil(let inner, let isNegated):
      let mark = top
      let depth = cleanups.count
      let operand = emitBrief(inner)
      if cleanups.count == depth {
        branch(isNegated ? .jumpIfNil : .jumpIfNotNil, label(for: exit), a: operand.register)
        top = mark
        return
      }
      let flag = allocate()
      append(.isNil, a: flag, b: operand.register)
      popCleanups(to: depth)
      branch(isNegated ? .jumpIf : .jumpIfNot, label(for: exit), a: flag)
      top = mark
      return
    default: break
    }

    if let (op, operands) = operation(condition), op == .not, operands.count == 1 {
      let holds = newLabel()
      emitCondition(operands[0], else: Exit(label: holds, depth: cleanups.count))
      leave(to: exit)
      place(holds)
      return
    }
    if let (op, operands) = operation(condition), operands.count == 2,
      let (jumpOp, isSwapped) = Self.jumpWhenFalse(op)
    {
      let mark = top
      let (a, b) = emitCompared(operands)
      branch(
        jumpOp, label(for: exit), b: isSwapped ? b.register : a.register,
        c: isSwapped ? a.register : b.register)
      top = mark
      return
    }
    let mark = top
    let depth = cleanups.count
    let operand = emitOperand(condition)
    popCleanups(to: depth)
    branch(.jumpIfNot, label(for: exit), a: operand.register)
    top = mark
  }

  /// The operands of a comparison, evaluated in the order of the text: `a > b` is compared as `b < a`.
  private func emitCompared(_ operands: [TypedExpr]) -> (Operand, Operand) {
    guard Self.isReversed(operands) else {
      let first = emitOperand(operands[0], before: operands[1...])
      return (first, emitOperand(operands[1]))
    }
    let second = emitOperand(operands[1], before: operands[..<1])
    return (emitOperand(operands[0]), second)
  }

  /// Whether two operands stand in the other order in the text.
  private static func isReversed(_ operands: [TypedExpr]) -> Bool {
    let (first, second) = (operands[0].span, operands[1].span)
    return first.file == second.file && first.offset > second.offset
  }

  /// Whether an operation compares two numbers.
  private static func isOrder(_ op: Opcode) -> Bool {
    switch op {
    case .intLess, .intLessEqual, .unsignedLess, .unsignedLessEqual, .doubleLess, .doubleLessEqual:
      true
    default: false
    }
  }

  /// The jump for a comparison of Ints that does not hold.
  private static func jumpWhenFalse(_ op: Opcode) -> (Opcode, isSwapped: Bool)? {
    switch op {
    case .intLess: (.jumpIfIntLessEqual, true)
    case .intLessEqual: (.jumpIfIntLess, true)
    case .intEqual: (.jumpIfIntNotEqual, false)
    case .intNotEqual: (.jumpIfIntEqual, false)
    default: nil
    }
  }

  /// Emits a Bool that consists of tests.
  func emitBool(_ expression: TypedExpr, into target: Int?) -> Operand {
    let register = target ?? allocate()
    switch expression.kind {
    case .isNil(let inner, let isNegated):
      scope {
        let operand = emitBrief(inner)
        append(.isNil, a: register, b: operand.register)
      }
      if isNegated { append(.not, a: register, b: register) }
    case .and(let a, let b):
      let end = newLabel()
      scope { emitOwned(a, into: register) }
      branch(.jumpIfNot, end, a: register)
      scope { emitOwned(b, into: register) }
      place(end)
    case .or(let a, let b):
      let end = newLabel()
      scope { emitOwned(a, into: register) }
      branch(.jumpIf, end, a: register)
      scope { emitOwned(b, into: register) }
      place(end)
    default: preconditionFailure("only tests come here")
    }
    return .trivial(register)
  }

  // MARK: Operations of the machine

  /// The operation and its operands, when the expression is no more than that.
  func operation(_ expression: TypedExpr) -> (Opcode, [TypedExpr])? {
    switch expression.kind {
    case .opcode(let op, let operands): return (op, operands)
    case .call(let call):
      let member = member(call.member)
      guard let op = member.opcode, !member.isMutating, let operands = operands(of: call) else {
        return nil
      }
      return (op, operands)
    default: return nil
    }
  }

  /// Self and the arguments of a call that an operation stands for; nil when they are more than
  /// values.
  func operands(of call: TypedExpr.Call) -> [TypedExpr]? {
    var result: [TypedExpr] = []
    let member = member(call.member)
    if let base = call.base, !member.isStatic, member.owner != nil, member.kind != .initializer {
      result.append(base)
    }
    for argument in call.arguments {
      guard case .value(let value) = argument else { return nil }
      result.append(value)
    }
    return result
  }

  func emitOpcode(
    _ op: Opcode, _ operands: [TypedExpr], type: Type, into target: Int?, isNegated: Bool = false,
    isIgnored: Bool = false
  ) -> Operand {
    switch op {
    case .unreachable:
      append(.unreachable)
      return .trivial(target ?? allocate())
    case .arrayAppend, .arraySet:
      emitArrayChange(op, operands)
      return .trivial(emitVoid(into: target, isNeeded: !isIgnored))
    default: break
    }
    let register = target ?? allocate()
    scope {
      if let (immediate, operand) = Self.immediate(op, operands) {
        let value = emitOperand(operand)
        append(.intAddImm, a: register, b: value.register, imm: immediate)
        return
      }
      if Self.isOrder(op), operands.count == 2 {
        let (a, b) = emitCompared(operands)
        emitRaw(op, [a.register, b.register], type: type, into: register)
        return
      }
      var registers: [Int] = []
      for (index, operand) in operands.enumerated() {
        registers.append(emitBrief(operand, before: operands[(index + 1)...]).register)
      }
      emitRaw(op, registers, type: type, into: register)
    }
    if isNegated { append(.not, a: register, b: register) }
    return owned(register, type)
  }

  /// The instruction of an operation whose operands are in registers.
  func emitRaw(_ op: Opcode, _ registers: [Int], type: Type, into register: Int) {
    let a = registers.first ?? 0
    let b = registers.count > 1 ? registers[1] : 0
    switch op {
    case .intFit:
      move(register, from: a)
      append(.intFit, a: register, imm: typeID(type.strippingOptionals))
    case .move, .retain:
      move(register, from: a)
      if !isTrivial(type) { append(.retain, a: register) }
    case .trap, .trapWith:
      append(.trapWith, a: a)
    case .arrayNew:
      append(.arrayNew, a: register, b: a, imm: typeID(type))
      setType(of: register, to: type)
    case .structNew:
      append(.structNew, a: register, imm: typeID(type))
    case .castOrNil, .castOrTrap:
      append(op, a: register, b: a, imm: typeID(type.strippingOptionals))
      if !isTrivial(type) { append(.retain, a: register) }
    case .enumPayload, .fieldLoad:
      append(op, a: register, b: a)
      if !isTrivial(type) { append(.retain, a: register) }
    case .fixedConvert, .fixedTruncate:
      append(op, a: register, b: a, d: integerFormat(type), imm: typeID(type))
    case .fixedAdd, .fixedSub, .fixedMul, .fixedDiv, .fixedRem, .wrapAdd, .wrapSub, .wrapMul,
      .fixedAnd, .fixedOr, .fixedXor, .fixedNot, .fixedShiftLeft, .fixedShiftRight:
      append(op, a: register, b: a, c: b, d: integerFormat(type))
    default:
      append(op, a: register, b: a, c: b)
    }
  }

  private func integerFormat(_ type: Type) -> Int {
    type.nominal.flatMap(TypeID.init(primitive:)).flatMap(IntegerFormat.init)?.code ?? 0
  }

  /// `x + 1` with a constant that fits the instruction.
  private static func immediate(
    _ op: Opcode, _ operands: [TypedExpr]
  ) -> (Int, TypedExpr)? {
    guard operands.count == 2, op == .intAdd || op == .intSub,
      case .constant(.int(let number, type: .int)) = operands[1].kind,
      number.magnitude < Int32.max
    else { return nil }
    return (Int(op == .intAdd ? number : -number), operands[0])
  }

  /// Operations that change the array, which is their first operand.
  private func emitArrayChange(_ op: Opcode, _ operands: [TypedExpr]) {
    scope {
      let array = Self.place(operands[0])
      let lvalue = prepare(array)
      // Registers below those of the access hold the operands.
      var values: [Operand] = []
      for operand in operands.dropFirst() {
        let value = emitOwned(operand)
        values.append(owned(value, operand.type))
      }
      let access = beginAccess(lvalue)
      append(.unique, a: access)
      for value in values.reversed() { forward(value) }
      if op == .arrayAppend {
        append(.arrayAppend, a: access, b: values[0].register)
      } else {
        append(.arraySet, a: access, b: values[0].register, c: values[1].register)
      }
      endAccess(lvalue, access)
    }
  }

  /// The place itself, without the `&` before it.
  static func place(_ expression: TypedExpr) -> TypedExpr {
    if case .inOut(let inner) = expression.kind { return inner }
    return expression
  }
}
