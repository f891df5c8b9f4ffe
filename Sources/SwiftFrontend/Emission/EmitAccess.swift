import SwiftIR

// Changing a value where it is: it is moved out, so that it is the only reference, and put back.
extension FunctionBuilder {
  /// Moves the value of a place out; returns the register that holds it, owned, until `endAccess`.
  ///
  /// It is the variable's own register when there is one, else `temporary`.
  func beginAccess(_ place: LValue, temporary: Int? = nil) -> Int {
    switch place {
    case .register(let register, _, .strong): return register
    case .box(let box, _, .strong):
      let register = temporary ?? allocate()
      append(.boxTake, a: register, b: box)
      return register
    case .global(let global, _, .strong):
      let register = temporary ?? allocate()
      append(.globalTake, a: register, imm: Int(global.rawValue))
      return register
    case .object(let object, let index, _, .strong):
      let register = temporary ?? allocate()
      append(.fieldTake, a: register, b: object, d: index)
      return register
    case .part(let base, let index, _, .strong, let own):
      let aggregate = beginAccess(base, temporary: own)
      // `endAccess` finds it again: a variable's own register, or the one planned for it.
      let register = temporary ?? allocate()
      append(.unique, a: aggregate)
      append(.fieldTake, a: register, b: aggregate, d: index)
      return register
    case .element(let base, let index, _, let own):
      let array = beginAccess(base, temporary: own)
      let register = temporary ?? allocate()
      append(.unique, a: array)
      append(.arrayTake, a: register, b: array, c: index)
      return register
    case .payload(let base, let type):
      let register = beginAccess(base, temporary: temporary)
      if mayBeNil(type) { append(.unwrap, a: register) }
      return register
    case .register, .box, .global, .object, .part, .computed, .tuple, .nowhere:
      let register = temporary ?? allocate()
      forward(load(place, into: register))
      return register
    }
  }

  /// Puts the value back into its place and ends the accesses around it.
  func endAccess(_ place: LValue, _ register: Int) {
    switch place {
    case .register(let target, _, .strong): move(target, from: register)
    case .box(let box, _, .strong): append(.boxPut, a: box, b: register)
    case .global(let global, _, .strong):
      append(.globalPut, a: register, imm: Int(global.rawValue))
    case .object(let object, let index, _, .strong):
      append(.fieldPut, a: object, b: register, d: index)
    case .part(let base, let index, _, .strong, let own):
      let aggregate = accessRegister(base, own)
      append(.fieldPut, a: aggregate, b: register, d: index)
      endAccess(base, aggregate)
    case .element(let base, let index, _, let own):
      let array = accessRegister(base, own)
      append(.arrayPut, a: array, b: index, c: register)
      endAccess(base, array)
    case .payload(let base, let type):
      if mayBeNil(type) { append(.wrap, a: register) }
      endAccess(base, register)
    case .register, .box, .global, .object, .part, .computed, .tuple, .nowhere:
      store(register, to: place)
    }
  }

  /// Where the value of a place in access is.
  private func accessRegister(_ place: LValue, _ temporary: Int) -> Int {
    switch place {
    case .register(let register, _, .strong): register
    case .payload(let base, _): accessRegister(base, temporary)
    default: temporary
    }
  }

  // MARK: Accessors

  /// The receiver of an accessor's call.
  private func receiver(of place: ComputedPlace, isChanged: Bool) -> [Slot] {
    if let base = place.base { return [.ready(base.register)] }
    if let basePlace = place.basePlace {
      return [isChanged ? .place(basePlace) : .copy(basePlace)]
    }
    return []
  }

  /// Calls the getter of a place that is prepared.
  func emitGetterCall(_ place: ComputedPlace, into register: Int) -> Operand {
    let member = member(place.member)
    let isField = place.get == .direct && member.getter == nil
    switch member.storage {
    case .global(let global) where isField:
      emitOnce(global)
      return load(.global(global, place.type, member.ownership), into: register)
    case .field(let index) where isField:
      if let base = place.base {
        return load(.object(base.register, index, place.type, member.ownership), into: register)
      }
      if let base = place.basePlace {
        let mark = top
        let part = LValue.part(base, index, place.type, member.ownership, allocate())
        let operand = load(part, into: register)
        top = mark
        return operand
      }
    default: break
    }
    let isLazyPart = member.isLazy && place.basePlace != nil
    let slots =
      receiver(of: place, isChanged: isLazyPart) + place.arguments.map { Slot.ready($0.register) }
    if let op = member.opcode {
      scope {
        var registers: [Int] = []
        if let base = place.base?.register {
          registers.append(base)
        } else if let basePlace = place.basePlace {
          registers.append(load(basePlace, into: allocate()).register)
        }
        registers += place.arguments.map(\.register)
        emitRaw(op, registers, type: place.type, into: register)
      }
      return owned(register, place.type)
    }
    return emitWindow(
      slots, type: place.type, into: register, isIgnored: false, isThrowing: member.isThrowing
    ) { base in
      if let intrinsic = member.intrinsic {
        self.append(.callIntrinsic, a: base, c: slots.count, imm: Int(intrinsic.rawValue))
      } else {
        self.emitDispatch(member.getter, place.get, callback: nil, base: base)
      }
    }
  }

  /// Calls the setter of a place; the value in the register is consumed.
  func emitSetterCall(_ place: ComputedPlace, value: Int) {
    let member = member(place.member)
    if place.set == .direct, member.setter == nil {
      if case .field(let index) = member.storage {
        if let base = place.base {
          store(value, to: .object(base.register, index, place.type, member.ownership))
        } else if let base = place.basePlace {
          let mark = top
          store(value, to: .part(base, index, place.type, member.ownership, allocate()))
          top = mark
        }
        return
      }
      if member.opcode != nil || member.intrinsic != nil { return }
    }
    let isTrivial = isTrivial(place.type)
    let cleanup = isTrivial ? nil : pushRelease(value)
    let slots =
      receiver(of: place, isChanged: true) + [.ready(value)]
      + place.arguments.map { Slot.ready($0.register) }
    _ = scope {
      emitWindow(
        slots, type: .void, into: nil, isIgnored: true, isThrowing: member.isThrowing,
        setup: { base in
          self.requireRelease(of: member, on: place.base == nil ? nil : base + 1, isSetter: true)
        }
      ) { base in
        self.emitDispatch(member.setter, place.set, callback: nil, base: base)
      }
    }
    if let cleanup {
      append(.release, a: value)
      deactivate(cleanup)
    }
  }

  /// Reads a computed property, a subscript, or a stored one by way of its getter.
  func emitGetter(
    _ id: MemberID, base: TypedExpr?, arguments: [TypedArgument], dispatch: Dispatch,
    isSuper: Bool, type: Type, into target: Int?, isIgnored: Bool
  ) -> Operand {
    let member = member(id)
    if let op = member.opcode {
      var operands: [TypedExpr] = []
      if let base, !member.isStatic { operands.append(base) }
      for case .value(let value) in arguments { operands.append(value) }
      return emitOpcode(op, operands, type: type, into: target)
    }
    if dispatch == .direct, member.getter == nil, member.intrinsic == nil {
      if case .field(let index) = member.storage, let base {
        return emitPart(
          of: base, index, type: type, ownership: member.ownership, isLet: member.isLet,
          into: target)
      }
      if case .global = member.storage {
        return emit(
          TypedExpr(.global(id), type, Span(file: 0, offset: offset, length: 0)), into: target)
      }
    }
    var slots: [Slot] = []
    if member.owner != nil, !(member.isStatic && member.intrinsic != nil) {
      if let base {
        let isChanged = member.isLazy && !isClassType(base.type)
        slots.append(.argument(isChanged ? .inOut(base) : .value(base)))
      } else if member.isStatic, let owner = member.owner {
        slots.append(.metatype(compilation.declarations[owner].selfType(owner)))
      }
    }
    slots += arguments.map { .argument($0) }
    let count = slots.count
    return emitWindow(
      slots, type: type, into: target, isIgnored: isIgnored, isThrowing: member.isThrowing,
      setup: { register in
        self.requireRelease(of: member, on: member.isStatic || base == nil ? nil : register + 1)
      }
    ) { register in
      if let intrinsic = member.intrinsic {
        self.append(.callIntrinsic, a: register, c: count, imm: Int(intrinsic.rawValue))
      } else {
        self.emitDispatch(member.getter, dispatch, callback: nil, base: register)
      }
    }
  }
}
