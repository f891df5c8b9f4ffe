import SwiftIR

/// The storage that an observed property's setter writes.
enum ObserverStorage {
  case field(Int)
  /// The field of a lazy property: an optional, nil until the first use.
  case lazyField(Int)
  case global(GlobalID)
  /// The superclass's property, which an override observes.
  case superclass(MemberID)
}

extension Compilation {
  /// Reads a stored property, for dispatch; of an observing override, the superclass's member.
  func emitStoredGetter(_ id: FunctionID, _ member: MemberID) {
    let builder = accessor(id, member)
    let property = declarations[member]
    let count = property.isStatic || property.owner == nil ? (property.owner == nil ? 0 : 1) : 1
    builder.top = count + 1
    builder.readStored(member, except: id, into: 0)
    builder.append(.return)
    builder.finish(parameterCount: count)
  }

  /// Writes a stored property, for dispatch.
  func emitStoredSetter(_ id: FunctionID, _ member: MemberID) {
    let builder = accessor(id, member)
    let count = declarations[member].owner == nil ? 1 : 2
    builder.top = count + 1
    let value = builder.allocate()
    builder.move(value, from: count)
    if !builder.isTrivial(declarations[member].type) { builder.append(.retain, a: value) }
    builder.writeStored(member, except: id, value)
    builder.append(.structNew, a: 0, imm: Int(TypeID.void.rawValue))
    builder.append(.return)
    builder.finish(parameterCount: count)
  }

  /// `lazy var`: the field holds an optional of the property's type, nil until the first use.
  func emitLazyGetter(
    _ id: FunctionID, context: FunctionContext, _ member: MemberID, fieldIndex: Int,
    value: TypedExpr
  ) {
    emitting(context.generics) {
      let builder = FunctionBuilder(self, id, context: context)
      builder.offset = value.span.offset
      let count = builder.enterFunction(fieldDefaults: [])
      let type = type(of: member)
      let isOptional = builder.mayBeNil(type)
      let make = builder.newLabel()
      let owner = builder.selfRegister()
      builder.append(.fieldLoad, a: 0, b: owner, d: fieldIndex)
      builder.branch(.jumpIfNil, make, a: 0)
      if isOptional { builder.append(.unwrap, a: 0) }
      if !builder.isTrivial(type) { builder.append(.retain, a: 0) }
      builder.emitCleanups(downTo: 0)
      builder.append(.return)
      builder.place(make)
      let register = builder.allocate()
      builder.emitBranch(value, into: register)
      builder.move(0, from: register)
      if !builder.isTrivial(type) { builder.append(.retain, a: 0) }
      if isOptional { builder.append(.wrap, a: register) }
      builder.storeField(fieldIndex, register)
      builder.popCleanups(to: 0)
      builder.append(.return)
      builder.finish(parameterCount: count)
    }
  }

  func emitLazySetter(_ id: FunctionID, _ member: MemberID, fieldIndex: Int) {
    let builder = accessor(id, member)
    let type = type(of: member)
    builder.top = 3
    let value = builder.allocate()
    builder.move(value, from: 2)
    if !builder.isTrivial(type) { builder.append(.retain, a: value) }
    if builder.mayBeNil(type) { builder.append(.wrap, a: value) }
    builder.storeField(fieldIndex, value)
    builder.append(.structNew, a: 0, imm: Int(TypeID.void.rawValue))
    builder.append(.return)
    builder.finish(parameterCount: 2)
  }

  /// The setter of a property with observers. The old value is read only when didSet looks at it.
  func emitObserverSetter(
    _ id: FunctionID, context: FunctionContext, _ member: MemberID,
    willSet: (new: Local, body: [TypedStmt])?,
    didSet: (old: Local, body: [TypedStmt], usesOld: Bool)?, storage: ObserverStorage
  ) {
    emitting(context.generics) {
      let builder = FunctionBuilder(self, id, context: context)
      builder.offset = declarations[member].nameSpan.offset
      let hasSelf = builder.hasSelf(context)
      let parameter = hasSelf ? 2 : 1
      builder.top = parameter + 1
      builder.highWater = builder.top
      if hasSelf, let local = context.selfLocal, local.function === context {
        builder.enterParameter(local, 1)
      }
      let type = type(of: member)
      if let didSet, didSet.usesOld {
        let old = builder.allocate()
        builder.readOld(member, storage, into: old)
        builder.bind(didSet.old, toOwned: old)
      }
      if let willSet { builder.emitObserver(willSet.body, local: willSet.new, parameter) }
      let value = builder.allocate()
      builder.move(value, from: parameter)
      if !builder.isTrivial(type) { builder.append(.retain, a: value) }
      builder.writeNew(member, storage, value)
      if let didSet { builder.emitObserver(didSet.body, local: nil, parameter) }
      builder.popCleanups(to: 0)
      builder.append(.structNew, a: 0, imm: Int(TypeID.void.rawValue))
      builder.append(.return)
      builder.finish(parameterCount: parameter)
    }
  }

  /// Runs a member's intrinsic or operation on the parameters: for witnesses, functions as values.
  func emitIntrinsicThunk(_ id: FunctionID, _ member: MemberID) {
    let builder = accessor(id, member)
    let count = builder.emitNative(member)
    builder.finish(parameterCount: count)
  }

  /// The setter of an array's subscript: self, the new value, the index.
  func emitElementSetter(_ id: FunctionID, _ member: MemberID) {
    let builder = accessor(id, member)
    builder.top = 4
    builder.highWater = 4
    builder.append(.unique, a: 1)
    builder.append(.retain, a: 2)
    builder.append(.arraySet, a: 1, b: 3, c: 2)
    builder.append(.structNew, a: 0, imm: Int(TypeID.void.rawValue))
    builder.append(.return)
    builder.finish(parameterCount: 3)
  }

  /// Emits a class's initialiser as a witness: it takes the type, allocates the object and
  /// initialises it.
  func emitAllocatingThunk(_ id: FunctionID, _ member: MemberID) {
    let builder = accessor(id, member)
    let initializer = declarations[member]
    let count = 1 + initializer.generics.count + initializer.parameters.count
    builder.top = 1 + count
    let base = builder.allocate(1 + count)
    builder.append(.objectNewDynamic, a: base + 1, b: 1)
    for index in 2..<(count + 1) { builder.move(base + index, from: index) }
    if let slot = initializer.slot {
      builder.append(.callVirtual, a: base, b: slot)
    } else {
      builder.emitDispatch(initializer.function, .direct, callback: nil, base: base)
    }
    if initializer.isThrowing { builder.emitErrorCheck() }
    builder.move(0, from: base)
    builder.append(.return)
    builder.finish(parameterCount: count)
  }

  func accessor(_ id: FunctionID, _ member: MemberID) -> FunctionBuilder {
    let builder = FunctionBuilder(self, id, context: nil)
    builder.offset = declarations[member].nameSpan.offset
    return builder
  }
}

extension FunctionBuilder {
  /// The register with self's value, for reading.
  func selfRegister() -> Int {
    if let local = context?.selfLocal, case .box(let box)? = storage(of: local) {
      let register = allocate()
      append(.boxLoad, a: register, b: box)
      _ = pushRelease(register)
      return register
    }
    return 1
  }

  /// Stores an owned value into a field of self: an object, or a struct that is changed.
  func storeField(_ index: Int, _ value: Int) {
    if let local = context?.selfLocal, case .box(let box)? = storage(of: local) {
      let register = allocate()
      append(.boxTake, a: register, b: box)
      append(.unique, a: register)
      append(.fieldStore, a: register, b: value, d: index)
      append(.boxPut, a: box, b: register)
      return
    }
    append(.unique, a: 1)
    append(.fieldStore, a: 1, b: value, d: index)
  }

  /// Whether self of the member's accessors is changed in place.
  private func isValueType(_ owner: NominalID?) -> Bool {
    owner.map { compilation.declarations[$0].kind != .class } ?? false
  }

  /// Reads a property's stored value, owned.
  func readStored(_ id: MemberID, except own: FunctionID, into register: Int) {
    let member = member(id)
    let type = compilation.type(of: id)
    if let getter = member.getter, getter != own {
      let base = allocate(2)
      if member.owner != nil { move(base + 1, from: 1) }
      append(.call, a: base, imm: Int(getter.rawValue))
      move(register, from: base)
      return
    }
    if member.kind == .enumCase || member.opcode != nil || member.intrinsic != nil {
      emitNativeValue(id, first: 1, count: member.owner == nil ? 0 : 1, into: register)
      return
    }
    switch member.storage {
    case .field(let index):
      switch member.ownership {
      case .strong:
        append(
          isTrivial(type) ? .fieldLoad : .fieldLoadRetained, a: register, b: 1, d: index)
      case .weak, .unowned:
        let reference = allocate()
        append(.fieldLoad, a: reference, b: 1, d: index)
        append(
          member.ownership == .weak ? .weakLoad : .unownedLoad, a: register, b: reference)
      }
    case .global(let global):
      emitOnce(global)
      forward(load(.global(global, type, member.ownership), into: register))
    case .computed: append(.unreachable)
    }
  }

  /// Writes the owned value of a register.
  func writeStored(_ id: MemberID, except own: FunctionID, _ value: Int) {
    let member = member(id)
    let type = compilation.type(of: id)
    if let setter = member.setter, setter != own {
      let base = allocate(3)
      let first = member.owner == nil ? base + 1 : base + 2
      if member.owner != nil { move(base + 1, from: 1) }
      move(first, from: value)
      append(.call, a: base, imm: Int(setter.rawValue))
      if isValueType(member.owner), !member.isStatic { move(1, from: base + 1) }
      if !isTrivial(type) { append(.release, a: value) }
      return
    }
    switch member.storage {
    case .field(let index):
      let reference = weaken(value, member.ownership)
      if isValueType(member.owner) {
        storeField(index, reference)
      } else {
        append(.fieldStore, a: 1, b: reference, d: index)
      }
    case .global(let global):
      emitOnce(global)
      store(value, to: .global(global, type, member.ownership))
    case .computed: append(.unreachable)
    }
  }

  // MARK: Observers

  func readOld(_ id: MemberID, _ storage: ObserverStorage, into register: Int) {
    let member = member(id)
    let type = compilation.type(of: id)
    switch storage {
    case .field(let index):
      let mark = cleanups.count
      let owner = selfRegister()
      forward(load(.object(owner, index, type, member.ownership), into: register))
      popCleanups(to: mark)
    case .global(let global):
      emitOnce(global)
      forward(load(.global(global, type, member.ownership), into: register))
    case .lazyField: readLazy(id, into: register)
    case .superclass(let other): readStored(other, except: self.id, into: register)
    }
  }

  /// Calls a lazy property's getter, which may change self.
  private func readLazy(_ id: MemberID, into register: Int) {
    guard let getter = member(id).getter else { return }
    let base = allocate(2)
    var box: Int?
    if let local = context?.selfLocal, case .box(let register)? = storage(of: local) {
      box = register
    }
    if let box { append(.boxTake, a: base + 1, b: box) } else { move(base + 1, from: 1) }
    append(.call, a: base, imm: Int(getter.rawValue))
    if let box {
      append(.boxPut, a: box, b: base + 1)
    } else if isValueType(member(id).owner) {
      move(1, from: base + 1)
    }
    move(register, from: base)
  }

  func writeNew(_ id: MemberID, _ storage: ObserverStorage, _ value: Int) {
    let member = member(id)
    switch storage {
    case .field(let index):
      let reference = weaken(value, member.ownership)
      if isValueType(member.owner) {
        storeField(index, reference)
      } else {
        append(.fieldStore, a: 1, b: reference, d: index)
      }
    case .lazyField(let index):
      if mayBeNil(compilation.type(of: id)) { append(.wrap, a: value) }
      storeField(index, value)
    case .global(let global):
      emitOnce(global)
      store(value, to: .global(global, compilation.type(of: id), member.ownership))
    case .superclass(let other): writeStored(other, except: self.id, value)
    }
  }

  /// The body of willSet or didSet; `return` leaves only the body.
  func emitObserver(_ body: [TypedStmt], local: Local?, _ parameter: Int) {
    let end = newLabel()
    let depth = cleanups.count
    scope {
      if let local { enterParameter(local, parameter) }
      returnExit = Exit(label: end, depth: depth)
      emitStatements(body)
      returnExit = nil
    }
    place(end)
  }

  // MARK: Native members

  /// Emits a function that runs an operation, an intrinsic or a case on its parameters; returns how
  /// many there are.
  func emitNative(_ id: MemberID) -> Int {
    let member = member(id)
    let hasSelf = member.owner != nil
    let count =
      (hasSelf ? 1 : 0) + (member.kind == .property ? 0 : member.parameters.count)
    top = 1 + count
    highWater = top
    emitNativeValue(id, first: 1, count: count, into: 0)
    append(.return)
    return count
  }

  /// Emits the machine's operation for a member on the registers of self (or the type) and
  /// arguments.
  private func emitNativeValue(_ id: MemberID, first: Int, count: Int, into register: Int) {
    let member = member(id)
    let isInstance = !member.isStatic && member.kind != .initializer
    // A static member and an initialiser get the type, which native code does not look at.
    let skipped = member.owner != nil && !isInstance ? 1 : 0
    let first = first + skipped
    let count = count - skipped
    if member.kind == .enumCase {
      let type = member.type
      if count <= 0 {
        constant(.enumCase(tag: member.tag, type: compilation.typeID(type)), into: register)
        return
      }
      let payload = allocate(count)
      for index in 0..<count {
        move(payload + index, from: first + index)
        append(.retain, a: payload + index)
      }
      append(
        .enumNew, a: register, b: payload, c: count, d: member.tag, imm: typeID(type))
    } else if let op = member.opcode {
      switch op {
      case .arrayAppend:
        append(.unique, a: first)
        append(.retain, a: first + 1)
        append(.arrayAppend, a: first, b: first + 1)
        append(.int, a: register)
      case .arraySet:
        append(.unique, a: first)
        append(.retain, a: first + 2)
        append(.arraySet, a: first, b: first + 1, c: first + 2)
        append(.int, a: register)
      default: emitRaw(op, Array(first..<(first + count)), type: member.type, into: register)
      }
    } else if let intrinsic = member.intrinsic {
      let base = allocate(1 + count)
      for index in 0..<count { move(base + 1 + index, from: first + index) }
      append(.callIntrinsic, a: base, c: count, imm: Int(intrinsic.rawValue))
      if member.isMutating { move(first, from: base + 1) }
      move(register, from: base)
    } else {
      append(.unreachable)
    }
  }
}
