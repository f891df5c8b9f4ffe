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
    case .forced(let base, let type, let isImplicit):
      let register = beginAccess(base, temporary: temporary)
      append(.trapIfNil, a: register, d: isImplicit ? 1 : 0)
      if mayBeNil(type) { append(.unwrap, a: register) }
      return register
    case .computed(let computed):
      let register = temporary ?? allocate()
      // The struct around it is in access from the getter to the setter.
      let base = computed.basePlace.map { beginAccess($0, temporary: computed.opened) }
      forward(emitGetterCall(computed, inside: base, into: register))
      return register
    case .register, .box, .global, .object, .part, .accessed, .tuple, .nowhere:
      let register = temporary ?? allocate()
      forward(load(place, into: register))
      return register
    }
  }

  /// Begins an access that ends with the scope; returns the register with the value.
  func open(_ place: LValue) -> Int {
    if case .register(let register, _, .strong) = place { return register }
    let register = beginAccess(place)
    cleanups.append(Cleanup(kind: .putBack(place, register, window: register)))
    return register
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
    case .payload(let base, let type), .forced(let base, let type, _):
      if mayBeNil(type) { append(.wrap, a: register) }
      endAccess(base, register)
    case .computed(let computed):
      guard let base = computed.basePlace else {
        return emitSetterCall(computed, inside: nil, value: register)
      }
      let opened = accessRegister(base, computed.opened)
      emitSetterCall(computed, inside: opened, value: register)
      endAccess(base, opened)
    case .register, .box, .global, .object, .part, .accessed, .tuple, .nowhere:
      store(register, to: place)
    }
  }

  /// The register with the value of a place in access.
  private func accessRegister(_ place: LValue, _ temporary: Int) -> Int {
    switch place {
    case .register(let register, _, .strong): register
    case .payload(let base, _), .forced(let base, _, _): accessRegister(base, temporary)
    default: temporary
    }
  }

  // MARK: Accessors

  /// The receiver of an accessor's call.
  private func receiver(of place: ComputedPlace, at base: LValue?, isChanged: Bool) -> [Slot] {
    if let base = place.base { return [.ready(base.register)] }
    guard let base else { return [] }
    if isChanged { return [.place(base)] }
    if case .register(let register, _, .strong) = base { return [.ready(register)] }
    return [.copy(base)]
  }

  /// Calls the getter of a place that is prepared; of one in a struct that is in access already when
  /// a register has it.
  func emitGetterCall(
    _ place: ComputedPlace, inside opened: Int? = nil, into register: Int
  ) -> Operand {
    let basePlace = opened.map { .register($0, place.baseType, .strong) } ?? place.basePlace
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
      if let base = basePlace {
        let mark = top
        let part = LValue.part(base, index, place.type, member.ownership, allocate())
        let operand = load(part, into: register)
        top = mark
        return operand
      }
    default: break
    }
    let slots =
      receiver(of: place, at: basePlace, isChanged: member.isGetterMutating)
      + wrappedSlot(of: member, on: place.baseType)
      + place.arguments.map { Slot.ready($0.register) }
    if let op = member.opcode {
      scope {
        var registers: [Int] = []
        if let base = place.base?.register {
          registers.append(base)
        } else if let basePlace {
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
  func emitSetterCall(_ place: ComputedPlace, inside opened: Int? = nil, value: Int) {
    let basePlace = opened.map { .register($0, place.baseType, .strong) } ?? place.basePlace
    let member = member(place.member)
    if place.set == .direct, member.setter == nil {
      if case .field(let index) = member.storage {
        if let base = place.base {
          store(value, to: .object(base.register, index, place.type, member.ownership))
        } else if let base = basePlace {
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
      receiver(of: place, at: basePlace, isChanged: !member.isSetterNonmutating)
      + wrappedSlot(of: member, on: place.baseType)
      + place.arguments.prefix(member.generics.count).map { Slot.ready($0.register) }
      + [.ready(value)]
      + place.arguments.dropFirst(member.generics.count).map { Slot.ready($0.register) }
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
        let isChanged = member.isGetterMutating && !isClassType(base.type)
        slots.append(.argument(isChanged ? .inOut(base) : .value(receiver(base, of: member))))
      } else if member.isStatic, let owner = member.owner {
        slots.append(.metatype(compilation.declarations[owner].selfType(owner)))
      }
    }
    slots += wrappedSlot(of: member, on: base?.type) + arguments.map { .argument($0) }
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
