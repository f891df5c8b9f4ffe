import SwiftIR

extension FunctionBuilder {
  // MARK: Making values

  func emitConstruct(
    _ id: MemberID, of metatype: TypedExpr?, _ arguments: [TypedArgument], _ generics: [Type],
    type: Type, into target: Int?, isIgnored: Bool
  ) -> Operand {
    let member = member(id)
    if let op = member.opcode {
      let operands = arguments.compactMap { argument -> TypedExpr? in
        if case .value(let value) = argument { value } else { nil }
      }
      return emitOpcode(op, operands, type: type, into: target)
    }
    if let intrinsic = member.intrinsic {
      return emitWindow(
        arguments.map { .argument($0) }, type: type, into: target, isIgnored: isIgnored,
        isThrowing: member.isThrowing
      ) { base in
        self.append(
          .callIntrinsic, a: base, c: arguments.count, imm: Int(intrinsic.rawValue))
      }
    }
    let instance = member.isFailable ? type.wrapped ?? type : type
    let isObject = isClass(member.owner)
    var slots: [Slot] = []
    if let metatype {
      slots.append(.argument(.value(metatype)))
    } else if isObject {
      // The object is created after the arguments.
      slots.append(.later)
    } else {
      slots.append(.metatype(instance))
    }
    slots += wrappedSlot(of: member, on: instance)
    slots += generics.map { .metatype($0) }
    slots += boxingOptionals(arguments, of: member).map { .argument($0) }
    let made = emitWindow(
      slots, type: type, into: target, isIgnored: false, isThrowing: member.isThrowing,
      setup: { base in
        self.requireRelease(of: member, on: nil)
        guard isObject, member.requirement == nil else { return }
        self.emitNewObject(instance, isDynamic: metatype != nil, into: base + 1)
      }
    ) { base in
      self.emitInitializerDispatch(member, isDynamic: metatype != nil, base: base)
    }
    guard isIgnored else { return made }
    // An initialiser owns its arguments, so that they end before the value does.
    release(made)
    return .trivial(made.register)
  }

  func isClass(_ owner: NominalID?) -> Bool {
    owner.map { compilation.declarations[$0].kind == .class } ?? false
  }

  /// Emits a new instance in the register: of the type, or of the class that the register names.
  func emitNewObject(_ type: Type, isDynamic: Bool, into register: Int) {
    if isDynamic {
      append(.objectNewDynamic, a: register, b: register)
    } else if type.hasParameters {
      emitMetatype(type, into: register)
      append(.objectNewDynamic, a: register, b: register)
    } else {
      append(.objectNew, a: register, imm: typeID(type))
    }
  }

  private func emitInitializerDispatch(_ member: Member, isDynamic: Bool, base: Int) {
    if let requirement = member.requirement {
      emitDispatch(nil, .witness(requirement), callback: nil, base: base)
    } else if isDynamic, let slot = member.slot, isClass(member.owner) {
      emitDispatch(nil, .virtual(slot), callback: member.callback, base: base)
    } else {
      emitDispatch(member.function, .direct, callback: nil, base: base)
    }
  }

  // MARK: Delegating

  /// `super.init(…)` and `self.init(…)`: self goes in and the result is self.
  func emitDelegate(
    _ id: MemberID, isSuper: Bool, _ arguments: [TypedArgument], _ generics: [Type]
  ) {
    let member = member(id)
    let given: [Slot] = generics.map { .metatype($0) } + arguments.map { .argument($0) }
    guard isClassInitializer else {
      emitValueDelegate(member, given)
      return
    }
    var handle: Int?
    scope {
      let result = allocate()
      forward(
        emitWindow(
          [.later] + given, type: .any, into: result,
          isIgnored: false, isThrowing: false,
          setup: { base in
            self.move(base + 1, from: 1)
            // From here on the callee has the object.
            handle = self.cleanups.firstIndex { if case .object = $0.kind { true } else { false } }
            if let handle {
              self.pinned.insert(handle)
              self.cleanups[handle].isActive = false
            }
          }
        ) { base in
          if !isSuper, let slot = member.slot {
            self.append(.callVirtual, a: base, b: slot)
          } else {
            self.emitDispatch(member.function, .direct, callback: nil, base: base)
          }
          if member.isThrowing { self.emitErrorCheck() }
        })
      if member.isFailable {
        if context?.isFailableInitializer == true {
          let failed = detour { self.emitReturnNil() }
          branch(.jumpIfNil, failed, a: result)
        } else {
          append(.trapIfNil, a: result)
        }
      }
      move(1, from: result)
    }
    if let handle {
      pinned.remove(handle)
      cleanups[handle].isActive = true
    }
    initialization.isDelegated = true
  }

  private func emitValueDelegate(_ member: Member, _ given: [Slot]) {
    guard let local = context?.selfLocal else { return }
    scope {
      let result = allocate()
      forward(
        emitWindow(
          [.ready(1)] + wrappedSlot(of: member, on: local.type) + given, type: .any, into: result,
          isIgnored: false,
          isThrowing: member.isThrowing
        ) { base in
          self.emitDirectCall(of: member, base: base)
        })
      if member.isFailable {
        if context?.isFailableInitializer == true {
          let failed = detour { self.emitReturnNil() }
          branch(.jumpIfNil, failed, a: result)
        } else {
          append(.trapIfNil, a: result)
        }
      }
      let place = prepare(TypedExpr(.local(local), local.type, local.span))
      store(result, to: place)
    }
  }

  private func emitDirectCall(of member: Member, base: Int) {
    if let intrinsic = member.intrinsic {
      append(
        .callIntrinsic, a: base, c: member.parameters.count + 1, imm: Int(intrinsic.rawValue))
    } else if let requirement = member.requirement {
      append(.callWitness, a: base, imm: Int(requirement.rawValue))
    } else {
      emitDispatch(member.function, .direct, callback: nil, base: base)
    }
  }

  // MARK: Beginning and end

  /// Self of an initialiser: where it lives, and the initial values of its fields.
  func beginInitializer(_ fieldDefaults: [(index: Int, value: TypedExpr)]) {
    guard let context, let local = context.selfLocal, let owner = context.owner else { return }
    let nominal = compilation.program.nominals[Int(owner.rawValue)]
    if isClassInitializer {
      setStorage(.register(1), of: local)
      cleanups.append(Cleanup(kind: .object(1)))
      if role == .designatedInitializer, nominal.superclass == nil {
        initialization.isDelegated = true
        initialization.needed = Set(nominal.fields.indices)
      }
      emitFieldDefaults(fieldDefaults)
      return
    }
    if nominal.kind == .struct {
      let register = allocate()
      let defaults = Dictionary(
        fieldDefaults.map { ($0.index, $0.value) }, uniquingKeysWith: { first, _ in first })
      scope {
        let first = allocate(nominal.fields.count)
        for index in nominal.fields.indices {
          if let value = defaults[index] {
            emitBranch(value, into: first + index)
            scope {
              move(
                first + index, from: weaken(first + index, nominal.fields[index].ownership))
            }
          } else {
            append(.none, a: first + index)
          }
        }
        let type = compilation.declarations[owner].selfType(owner)
        append(
          .structNew, a: register, b: first, c: nominal.fields.count, imm: typeID(type))
        if type.hasParameters { append(.setType, a: register, b: 1) }
      }
      bind(local, toOwned: register)
    } else {
      declareWithoutValue(local)
    }
  }

  func emitFieldDefaults(_ fieldDefaults: [(index: Int, value: TypedExpr)]) {
    guard let owner = context?.owner else { return }
    for (index, value) in fieldDefaults {
      emitFieldDefault(index, value, owner: owner)
      initialization.fields.insert(index)
    }
  }

  /// Gives a field of the object in register 1 its first value.
  func emitFieldDefault(_ index: Int, _ value: TypedExpr, owner: NominalID) {
    let ownership = compilation.program.nominals[Int(owner.rawValue)].fields[index].ownership
    scope {
      let register = emitOwned(value)
      append(.fieldInit, a: 1, b: weaken(register, ownership), d: index)
    }
  }

  /// Leaves an initialiser with self as result.
  func emitReturnSelf() {
    guard let local = context?.selfLocal else { return }
    switch storage(of: local) {
    case .register(let register)?:
      // Everything dies but self, which is the first on the stack.
      let handle = cleanups.firstIndex {
        switch $0.kind {
        case .object(let other), .release(let other): other == register
        case .statements, .restore, .putBack: false
        }
      }
      let wasActive = handle.map { cleanups[$0].isActive } ?? false
      if let handle { cleanups[handle].isActive = false }
      emitCleanups(downTo: 0)
      if let handle { cleanups[handle].isActive = wasActive }
      move(0, from: register)
    default:
      consume(emitLoad(of: local, into: 0), into: 0)
      emitCleanups(downTo: 0)
    }
    append(.return)
  }

  func emitReturnNil() {
    emitCleanups(downTo: 0)
    append(.none, a: 0)
    append(.return)
  }
}
