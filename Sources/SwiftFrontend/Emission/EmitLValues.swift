import SwiftIR

/// A place that holds a value: its bases and indices are evaluated, each once.
indirect enum LValue {
  /// A variable that nothing shares.
  case register(Int, Type, Nominal.Ownership)
  case box(Int, Type, Nominal.Ownership)
  case global(GlobalID, Type, Nominal.Ownership)
  /// A field of an object in a register.
  case object(Int, Int, Type, Nominal.Ownership)
  /// A field of a struct or tuple at a place of its own; the last register contains the aggregate
  /// during an access.
  case part(LValue, Int, Type, Nominal.Ownership, Int)
  case element(LValue, Int, Type, Int)
  /// The payload of an optional at a place, which is known not to be nil.
  case payload(LValue, Type)
  /// The payload of an optional at a place; nil traps when the access begins.
  case forced(LValue, Type, isImplicit: Bool)
  case computed(ComputedPlace)
  /// A place that expressions read and write.
  case accessed(TypedExpr, set: (value: Local, body: TypedExpr)?)
  case tuple([LValue], [Type])
  case nowhere(Type)
}

/// A property or subscript behind a getter and a setter.
final class ComputedPlace {
  let member: MemberID
  let type: Type
  let get: Dispatch
  let set: Dispatch
  let isSuper: Bool
  /// The object, value or type; nil outside of types.
  var base: Operand?
  /// The place of a struct that the setter changes.
  var basePlace: LValue?
  /// The register of that struct while the property is in access.
  var opened = 0
  var baseType: Type
  var arguments: [Operand] = []

  init(
    _ member: MemberID, type: Type, baseType: Type, get: Dispatch, set: Dispatch, isSuper: Bool
  ) {
    self.member = member
    self.type = type
    self.baseType = baseType
    self.get = get
    self.set = set
    self.isSuper = isSuper
  }
}

extension FunctionBuilder {
  // MARK: Preparing

  /// Evaluates the expressions on the way to a place, left to right. The values it owns stay on the
  /// cleanup stack.
  func prepare(_ expression: TypedExpr) -> LValue {
    let outer = offset
    offset = expression.span.offset
    defer { offset = outer }
    let type = expression.type

    switch expression.kind {
    case .inOut(let inner), .convert(let inner): return prepare(inner)
    case .local(let local):
      switch storage(of: local) {
      case .register(let register)?: return .register(register, local.type, local.ownership)
      case let storage? where storage.isBox:
        return .box(boxRegister(storage), local.type, local.ownership)
      default: return prepareTemporary(expression)
      }
    case .global(let id): return prepareGlobal(id, type)
    case .field(let base, let id, let index):
      let member = member(id)
      if member.setter != nil, member.hasObservers || member.isLazy,
        !isWrittenDirectly(id, base)
      {
        return prepareComputed(
          id, base: base, [], type: type, get: .direct, set: .direct, isSuper: false)
      }
      if isClassType(base.type) {
        noteInitialized(index, base)
        return .object(prepareObject(base), index, type, member.ownership)
      }
      let place = prepareBase(base)
      return .part(place, index, type, member.ownership, allocate())
    case .tupleElement(let base, let index):
      let place = prepareBase(base)
      return .part(place, index, type, .strong, allocate())
    case .property(let base, let id, let get, let set, let isSuper):
      let member = member(id)
      if case .field(let index) = member.storage, let base, !isSuper, isWrittenDirectly(id, base) {
        if isClassType(base.type) {
          noteInitialized(index, base)
          return .object(prepareObject(base), index, type, member.ownership)
        }
        return .part(prepareBase(base), index, type, member.ownership, allocate())
      }
      return prepareComputed(
        id, base: base, [], type: type, get: get, set: set, isSuper: isSuper)
    case .subscript(let base, let id, let arguments, let get, let set):
      let member = member(id)
      if member.opcode == .arrayGet, let index = arguments.first, case .value(let value) = index {
        let place = prepareBase(base)
        let register = allocate()
        emitOwned(value, into: register)
        return .element(place, register, type, allocate())
      }
      return prepareComputed(
        id, base: base, arguments, type: type, get: get, set: set, isSuper: false)
    case .chainLink(let inner):
      // The chain tests the optional before it evaluates the rest, so the access begins here.
      let optional = open(prepare(inner))
      if let exit = chainExits.last { branch(.jumpIfNil, label(for: exit), a: optional) }
      return .payload(.register(optional, inner.type, .strong), type)
    case .forceUnwrap(let inner, let isImplicit):
      return .forced(prepare(inner), type, isImplicit: isImplicit)
    case .accessed(let get, let set): return .accessed(get, set: set)
    case .tuple(let elements):
      return .tuple(elements.map { prepare($0) }, elements.map(\.type))
    case .error, .unresolved: return .nowhere(type)
    default:
      return prepareTemporary(expression)
    }
  }

  private func prepareGlobal(_ id: MemberID, _ type: Type) -> LValue {
    let member = member(id)
    guard case .global(let global) = member.storage else { return .nowhere(type) }
    if let setter = member.setter, member.hasObservers, !isDirect(id),
      !(role == .topLevel && !initializedGlobals.contains(global)
        && compilation.program.globals[Int(global.rawValue)].initializer == nil)
    {
      _ = setter
      let place = ComputedPlace(
        id, type: type, baseType: .error, get: .direct, set: .direct, isSuper: false)
      if member.isStatic, let owner = member.owner {
        let register = allocate()
        emitMetatype(compilation.declarations[owner].selfType(owner), into: register)
        place.base = .trivial(register)
      }
      return .computed(place)
    }
    initializedGlobals.insert(global)
    emitOnce(global)
    return .global(global, type, member.ownership)
  }

  /// The place of a struct, tuple or array; a value that has none gets a register.
  private func prepareBase(_ expression: TypedExpr) -> LValue { prepare(expression) }

  private func prepareTemporary(_ expression: TypedExpr) -> LValue {
    let register = allocate()
    emitOwned(expression, into: register)
    _ = owned(register, expression.type)
    return .register(register, expression.type, .strong)
  }

  /// An object that stays alive, and in its register, while its parts are used.
  private func prepareObject(_ expression: TypedExpr) -> Int {
    if let register = variableRegister(expression), case .local(let local) = expression.kind,
      local === context?.selfLocal
    {
      return register
    }
    return emit(expression, into: nil).register
  }

  private func prepareComputed(
    _ id: MemberID, base: TypedExpr?, _ arguments: [TypedArgument], type: Type, get: Dispatch,
    set: Dispatch, isSuper: Bool
  ) -> LValue {
    let member = member(id)
    requireRelease(of: member, on: nil)
    let place = ComputedPlace(
      id, type: type, baseType: base?.type ?? .error, get: get, set: set, isSuper: isSuper)
    if let base {
      let isChanged =
        !takesBox(member, on: base) && (!member.isSetterNonmutating || member.isGetterMutating)
      if member.isStatic || isClassType(base.type) || isMetatype(base.type) || !isChanged {
        place.base = .borrowed(prepareObject(receiver(base, of: member)))
      } else {
        place.basePlace = prepareBase(base)
        place.opened = allocate()
      }
    } else if member.isStatic, let owner = member.owner {
      let register = allocate()
      emitMetatype(compilation.declarations[owner].selfType(owner), into: register)
      place.base = .trivial(register)
    }
    // A generic subscript's types go before its arguments.
    let types = [Type](repeating: .metatype(.any), count: member.generics.count)
    for (argument, type) in zip(arguments, types + member.parameters.map(\.type)) {
      place.arguments.append(emitArgument(argument, type: type, into: allocate()))
    }
    return .computed(place)
  }

  func isMetatype(_ type: Type) -> Bool {
    if case .metatype = type { return true }
    return false
  }

  /// Whether a stored property is written without its setter here.
  private func isWrittenDirectly(_ id: MemberID, _ base: TypedExpr) -> Bool {
    var inner = base
    while case .convert(let next) = inner.kind { inner = next }
    guard case .local(let local) = inner.kind, let outer = context?.outermost,
      local === outer.selfLocal || local.name == "self"
    else { return false }
    if isDirect(id) { return true }
    switch role {
    case .designatedInitializer, .convenienceInitializer, .valueInitializer:
      return local === context?.selfLocal && member(id).owner == context?.owner
        && !member(id).isLazy && !isInDefer
    default: return false
    }
  }

  private func isDirect(_ id: MemberID) -> Bool {
    context?.outermost.accessedProperty == id && !member(id).isLazy
  }

  /// Records that, in an initialiser, the field of self has a value from here on.
  private func noteInitialized(_ index: Int, _ base: TypedExpr) {
    if case .local(let local) = base.kind, local === context?.selfLocal {
      initialization.fields.insert(index)
    }
  }

  // MARK: Reading

  /// Reads a place; the result is trivial or owned.
  func load(_ place: LValue, into register: Int) -> Operand {
    switch place {
    case .register(let source, let type, let ownership):
      guard ownership == .strong else {
        append(ownership == .weak ? .weakLoad : .unownedLoad, a: register, b: source)
        return owned(register, type)
      }
      move(register, from: source)
      if isTrivial(type) { return .trivial(register) }
      append(.retain, a: register)
      return owned(register, type)
    case .box(let box, let type, let ownership):
      append(.boxLoad, a: register, b: box)
      return strong(register, type, ownership)
    case .global(let global, let type, let ownership):
      append(.globalLoadRetained, a: register, imm: Int(global.rawValue))
      return strong(register, type, ownership)
    case .object(let object, let index, let type, let ownership):
      append(.fieldLoadRetained, a: register, b: object, d: index)
      return strong(register, type, ownership)
    case .part(let base, let index, let type, let ownership, let temporary):
      let (aggregate, operand) = peek(base, temporary)
      append(.fieldLoadRetained, a: register, b: aggregate, d: index)
      if let operand { release(operand) }
      return strong(register, type, ownership)
    case .element(let base, let index, let type, let temporary):
      let (array, operand) = peek(base, temporary)
      append(.arrayGet, a: register, b: array, c: index)
      if let operand { release(operand) }
      return owned(register, type)
    case .payload(let base, let type):
      let operand = load(base, into: register)
      if mayBeNil(type) { append(.unwrap, a: register) }
      return operand
    case .forced(let base, let type, let isImplicit):
      let operand = load(base, into: register)
      append(.trapIfNil, a: register, d: isImplicit ? 1 : 0)
      if mayBeNil(type) { append(.unwrap, a: register) }
      return operand
    case .computed(let place):
      return emitGetterCall(place, into: register)
    case .accessed(let get, _):
      emitBranch(get, into: register)
      return owned(register, get.type)
    case .tuple(let places, let types):
      scope {
        let first = allocate(places.count)
        for (index, place) in places.enumerated() {
          forward(load(place, into: first + index))
        }
        let type = Type.tuple(types.map { Type.TupleElement(label: nil, type: $0) })
        append(.structNew, a: register, b: first, c: places.count, imm: typeID(type))
      }
      return Operand(register: register, ownership: .owned(pushRelease(register)))
    case .nowhere(let type):
      append(.none, a: register)
      return owned(register, type)
    }
  }

  /// A retained weak or unowned reference becomes a strong one.
  private func strong(_ register: Int, _ type: Type, _ ownership: Nominal.Ownership) -> Operand {
    if ownership != .strong {
      let reference = allocate()
      move(reference, from: register)
      append(ownership == .weak ? .weakLoad : .unownedLoad, a: register, b: reference)
      append(.release, a: reference)
      top -= 1
    }
    return owned(register, type)
  }

  /// Borrows the value at a place for one instruction.
  private func peek(_ place: LValue, _ temporary: Int) -> (Int, Operand?) {
    switch place {
    case .register(let register, _, .strong): return (register, nil)
    case .object(let object, let index, _, .strong):
      append(.fieldLoad, a: temporary, b: object, d: index)
      return (temporary, nil)
    case .global(let global, _, .strong):
      append(.globalLoad, a: temporary, imm: Int(global.rawValue))
      return (temporary, nil)
    case .part(let base, let index, _, .strong, let inner):
      let (aggregate, operand) = peek(base, inner)
      if let operand {
        append(.fieldLoadRetained, a: temporary, b: aggregate, d: index)
        release(operand)
        return (temporary, Operand(register: temporary, ownership: .owned(pushRelease(temporary))))
      }
      append(.fieldLoad, a: temporary, b: aggregate, d: index)
      return (temporary, nil)
    default:
      return (temporary, load(place, into: temporary))
    }
  }

  // MARK: Writing

  /// Stores the owned value of the register, which is consumed.
  func store(_ register: Int, to place: LValue) {
    switch place {
    case .register(let target, let type, let ownership):
      if ownership == .strong {
        if !isTrivial(type) { append(.release, a: target) }
        move(target, from: register)
      } else {
        append(.release, a: target)
        weaken(register, ownership, into: target)
      }
    case .box(let box, _, let ownership):
      append(.boxStore, a: box, b: weaken(register, ownership))
    case .global(let global, _, let ownership):
      append(.globalStore, a: weaken(register, ownership), imm: Int(global.rawValue))
    case .object(let object, let index, _, let ownership):
      let value = weaken(register, ownership)
      append(.fieldStore, a: object, b: value, d: index)
    case .part(let base, let index, _, let ownership, let temporary):
      let aggregate = beginAccess(base, temporary: temporary)
      append(.unique, a: aggregate)
      append(.fieldStore, a: aggregate, b: weaken(register, ownership), d: index)
      endAccess(base, aggregate)
    case .element(let base, let index, _, let temporary):
      let array = beginAccess(base, temporary: temporary)
      append(.unique, a: array)
      append(.arraySet, a: array, b: index, c: register)
      endAccess(base, array)
    case .payload(let base, let type):
      if mayBeNil(type) { append(.wrap, a: register) }
      store(register, to: base)
    case .forced(let base, let type, let isImplicit):
      let optional = beginAccess(base)
      append(.trapIfNil, a: optional, d: isImplicit ? 1 : 0)
      let old = allocate()
      move(old, from: optional)
      if mayBeNil(type) { append(.wrap, a: register) }
      move(optional, from: register)
      endAccess(base, optional)
      append(.release, a: old)
    case .computed(let place):
      emitSetterCall(place, value: register)
    case .accessed(let get, let set):
      guard let set else { return append(.unreachable) }
      let held = owned(register, get.type)
      setStorage(.register(register), of: set.value)
      emitIgnored(set.body)
      release(held)
    case .tuple(let places, let types):
      let tuple = pushRelease(register)
      for (index, place) in places.enumerated() {
        scope {
          let element = allocate()
          append(.fieldLoadRetained, a: element, b: register, d: index)
          _ = types
          store(element, to: place)
        }
      }
      append(.release, a: register)
      deactivate(tuple)
    case .nowhere:
      append(.release, a: register)
    }
  }

  /// Creates the reference of a weak or unowned place; consumes the strong one.
  @discardableResult
  func weaken(_ register: Int, _ ownership: Nominal.Ownership, into target: Int? = nil) -> Int {
    guard ownership != .strong else { return register }
    let reference = target ?? allocate()
    append(ownership == .weak ? .weakMake : .unownedMake, a: reference, b: register)
    append(.release, a: register)
    return reference
  }
}

extension FunctionBuilder.Storage {
  var isBox: Bool {
    switch self {
    case .box, .capturedBox: true
    case .register, .captured, .function: false
    }
  }
}
