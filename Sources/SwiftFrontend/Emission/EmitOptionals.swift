import SwiftIR

extension FunctionBuilder {
  /// Evaluates into `register`, owned, in a scope of its own: for the branches of an expression.
  func emitBranch(_ expression: TypedExpr, into register: Int) {
    scope { emitOwned(expression, into: register) }
  }

  // MARK: Chains

  func emitChain(
    _ inner: TypedExpr, type: Type, into target: Int?, isIgnored: Bool
  ) -> Operand {
    let register = target ?? allocate()
    let end = newLabel()
    let exit = newLabel()
    let initialization = self.initialization
    scope {
      chainExits.append(Exit(label: exit, depth: cleanups.count))
      if isIgnored {
        emitIgnored(inner)
      } else {
        emitOwned(inner, into: register)
        if let wrapped = type.wrapped, wrapped == inner.type, mayBeNil(inner.type) {
          append(.wrap, a: register)
        }
      }
      chainExits.removeLast()
    }
    if isIgnored {
      place(exit)
      self.initialization = initialization
      return .trivial(register)
    }
    jump(end)
    place(exit)
    append(.none, a: register)
    place(end)
    return owned(register, type)
  }

  func emitLink(_ inner: TypedExpr, into target: Int?) -> Operand {
    let operand = emit(inner, into: target)
    if let exit = chainExits.last { branchIfNil(operand, to: exit) }
    if let wrapped = inner.type.wrapped, mayBeNil(wrapped) {
      return unwrapped(operand, into: target)
    }
    return operand
  }

  /// Jumps when the operand is nil, which nobody needs to release.
  func branchIfNil(_ operand: Operand, to exit: Exit) {
    if case .owned(let handle) = operand.ownership {
      cleanups[handle].isActive = false
      branch(.jumpIfNil, label(for: exit), a: operand.register)
      cleanups[handle].isActive = true
    } else {
      branch(.jumpIfNil, label(for: exit), a: operand.register)
    }
  }

  /// Takes one level of optional off a value that may still be nil.
  private func unwrapped(_ operand: Operand, into target: Int?) -> Operand {
    var result = operand
    if case .borrowed = operand.ownership, target == nil {
      // The register may be a variable's own.
      result.register = allocate()
      move(result.register, from: operand.register)
    } else if case .trivial = operand.ownership, target == nil {
      result.register = allocate()
      move(result.register, from: operand.register)
    }
    append(.unwrap, a: result.register)
    return result
  }

  // MARK: Wrapping

  func emitWrap(_ inner: TypedExpr, into target: Int?) -> Operand {
    guard mayBeNil(inner.type) else { return whole(emit(inner, into: target)) }
    let register = target ?? allocate()
    let operand = emit(inner, into: register)
    append(.wrap, a: register)
    return operand
  }

  func emitForceUnwrap(_ inner: TypedExpr, isImplicit: Bool, into target: Int?) -> Operand {
    let operand = emit(inner, into: target)
    append(.trapIfNil, a: operand.register, d: isImplicit ? 1 : 0)
    if let wrapped = inner.type.wrapped, mayBeNil(wrapped) {
      return unwrapped(operand, into: target)
    }
    return operand
  }

  func emitErasure(_ inner: TypedExpr, type: Type, into target: Int?) -> Operand {
    // Optionals and functions do not know their types themselves.
    let mayNeedBox =
      inner.type.wrapped != nil || inner.type.isFunction
      || inner.type.isTypeParameter && compilation.mayHoldOptional(type)
    guard mayNeedBox, type.wrapped == nil else { return whole(emit(inner, into: target)) }
    let register = target ?? allocate()
    emitOwned(inner, into: register)
    emitBox(register, of: inner.type)
    return owned(register, type)
  }

  /// Puts the owned value of a register into a box when its type is an optional or a function's.
  func emitBox(_ register: Int, of type: Type) {
    guard type.hasParameters || type.hasMembers else {
      append(.boxOptional, a: register, b: register, imm: typeID(type))
      return
    }
    scope {
      let held = owned(register, type)
      let metatype = allocate()
      emitMetatype(type, into: metatype)
      append(.boxOptional, a: register, b: register, c: metatype, imm: -1)
      forward(held)
    }
  }

  // MARK: Branches

  func emitTernary(
    _ condition: TypedExpr, _ first: TypedExpr, _ second: TypedExpr, type: Type,
    into target: Int?
  ) -> Operand {
    let register = target ?? allocate()
    let otherwise = newLabel()
    let end = newLabel()
    scope { emitCondition(condition, else: Exit(label: otherwise, depth: cleanups.count)) }
    emitBranch(first, into: register)
    jump(end)
    place(otherwise)
    emitBranch(second, into: register)
    place(end)
    return owned(register, type)
  }

  func emitCoalesce(
    _ first: TypedExpr, _ second: TypedExpr, type: Type, into target: Int?
  ) -> Operand {
    let register = target ?? allocate()
    let end = newLabel()
    emitBranch(first, into: register)
    let isNested = first.type.wrapped.map { type == $0 && mayBeNil($0) } ?? false
    if isNested {
      let otherwise = newLabel()
      branch(.jumpIfNil, otherwise, a: register)
      append(.unwrap, a: register)
      jump(end)
      place(otherwise)
    } else {
      branch(.jumpIfNotNil, end, a: register)
    }
    emitBranch(second, into: register)
    place(end)
    return owned(register, type)
  }

  // MARK: Errors

  func emitTryOptional(_ inner: TypedExpr, type: Type, into target: Int?) -> Operand {
    let register = target ?? allocate()
    let failed = newLabel()
    let end = newLabel()
    scope {
      handlers.append(Exit(label: failed, depth: cleanups.count, isDiscarding: true))
      emitOwned(inner, into: register)
      if let wrapped = type.wrapped, wrapped == inner.type, mayBeNil(inner.type) {
        append(.wrap, a: register)
      }
      handlers.removeLast()
    }
    jump(end)
    place(failed)
    append(.none, a: register)
    place(end)
    return owned(register, type)
  }

  func emitTryForced(_ inner: TypedExpr, into target: Int?, isIgnored: Bool) -> Operand {
    let failed = detour {
      let error = self.allocate()
      self.append(.takeError, a: error)
      let isTopLevel = if case .callFunction = inner.kind { true } else { false }
      self.emitTrap(
        isTopLevel
          ? "Error raised at top level: " : "'try!' expression unexpectedly raised an error: ",
        describing: error)
    }
    handlers.append(Exit(label: failed, depth: Int.max))
    defer { handlers.removeLast() }
    return emit(inner, into: target, isIgnored: isIgnored)
  }

  /// Ends the run with a message and the text of a value.
  func emitTrap(_ message: String, describing register: Int) {
    guard let describe = Intrinsic(name: "vdl.describe.quick") else {
      append(.trap, d: 1, imm: compilation.constant(.string(message)))
      return
    }
    let base = allocate(3)
    let parts = allocate(2)
    move(base + 1, from: register)
    constant(.bool(true), into: base + 2)
    append(.callIntrinsic, a: base, c: 2, imm: Int(describe.rawValue))
    constant(.string(message), into: parts)
    move(parts + 1, from: base)
    let plain = newLabel()
    branch(.jumpIfNil, plain, a: base)
    append(.stringConcat, a: base, b: parts, c: 2)
    append(.trapWith, a: base, d: 1)
    place(plain)
    guard let described = compilation.declarations.globals["_describe"]?.first else {
      append(.trap, d: 1, imm: compilation.constant(.string(message)))
      return
    }
    // Its description is code of the program.
    move(base + 1, from: register)
    emitDirectCall(of: described, base: base)
    constant(.string(message), into: parts)
    move(parts + 1, from: base)
    append(.stringConcat, a: base, b: parts, c: 2)
    append(.trapWith, a: base, d: 1)
  }

  // MARK: Casts

  func emitCast(
    _ cast: Expr.Cast, _ inner: TypedExpr, _ other: Type, type: Type, into target: Int?
  ) -> Operand {
    if cast == .coerce { return emit(inner, into: target) }
    let register = target ?? allocate()
    let depth = cleanups.count
    let mark = top
    let operand = castOperand(inner, to: other)
    let value = cast == .test ? emitBrief(operand) : emit(operand, into: nil)
    var imm = -1
    var metatype = 0
    if other.hasParameters {
      metatype = allocate()
      emitMetatype(other, into: metatype)
    } else {
      imm = typeID(other)
    }
    let op: Opcode =
      switch cast {
      case .test: .isInstance
      case .forced: .castOrTrap
      case .conditional, .coerce: .castOrNil
      }
    castingLevels(cast, value.register, of: operand.type, to: other, into: register) {
      append(op, a: register, b: $0, c: metatype, imm: imm)
    }
    guard cast != .test else {
      popCleanups(to: depth)
      top = mark
      return .trivial(register)
    }
    var result = Operand.borrowed(register)
    switch value.ownership {
    case .owned where !isTrivial(type):
      append(.retain, a: register)
      popCleanups(to: depth)
      top = mark
      result = owned(register, type)
    case .owned:
      popCleanups(to: depth)
      top = mark
      result = .trivial(register)
    case .borrowed, .trivial:
      top = mark
    }
    return result
  }

  /// The operand of a cast, boxed where an optional itself may be what is asked for.
  private func castOperand(_ inner: TypedExpr, to other: Type) -> TypedExpr {
    guard inner.type.wrapped != nil && mayAskOptional(for: other) || isBoxed(inner.type, for: other)
    else { return inner }
    return TypedExpr(.erase(inner), .any, inner.span)
  }

  /// Whether a cast boxes a value of the type because a type parameter may stand for an optional or a function:
  /// it may be what is asked for, and only the box knows its type.
  func isBoxed(_ type: Type, for other: Type) -> Bool {
    type.isTypeParameter
      && (other.wrapped != nil || other.isFunction || mayAskOptional(for: other))
  }

  /// Whether an optional itself may be a value of the type that a cast asks for.
  private func mayAskOptional(for other: Type) -> Bool {
    other.isTypeParameter || compilation.mayHoldOptional(other)
  }
}
