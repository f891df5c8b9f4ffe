import SwiftIR

extension FunctionBuilder {
  /// Evaluates an expression: into the given register, else to the place where the value already
  /// is.
  ///
  /// A call with an ignored result releases the result before its arguments.
  func emit(_ expression: TypedExpr, into target: Int?, isIgnored: Bool = false) -> Operand {
    let outer = offset
    offset = expression.span.offset
    defer { offset = outer }
    let type = expression.type

    switch expression.kind {
    case .error:
      return .trivial(emitNone(into: target))
    case .constant(let value):
      return emitConstant(value, type, into: target)
    case .interpolation(let parts):
      return emitInterpolation(parts, into: target)
    case .local(let local):
      return emitLoad(of: local, into: target)
    case .global(let id):
      return emitGlobal(id, into: target)
    case .field(let base, let id, let index):
      let member = member(id)
      requireRelease(of: member, on: nil)
      return emitPart(
        of: base, index, type: type, ownership: member.ownership, isLet: member.isLet,
        into: target)
    case .tupleElement(let base, let index):
      return emitPart(of: base, index, type: type, ownership: .strong, isLet: true, into: target)
    case .property(let base, let id, let get, _, let isSuper):
      return emitGetter(
        id, base: base, arguments: [], dispatch: get, isSuper: isSuper, type: type, into: target,
        isIgnored: isIgnored)
    case .accessed(let get, _):
      return emit(get, into: target, isIgnored: isIgnored)
    case .subscript(let base, let id, let arguments, let get, _):
      return emitGetter(
        id, base: base, arguments: arguments, dispatch: get, isSuper: false, type: type,
        into: target, isIgnored: isIgnored)
    case .call(let call):
      emitTallyOfCall()
      return emitCall(call, type: type, into: target, isIgnored: isIgnored)
    case .construct(let member, let metatype, let arguments, let generics):
      emitTallyOfCall()
      return emitConstruct(
        member, of: metatype, arguments, generics, type: type, into: target, isIgnored: isIgnored)
    case .delegate(let member, let isSuper, let arguments, let generics):
      emitDelegate(member, isSuper: isSuper, arguments, generics)
      return .trivial(emitVoid(into: target))
    case .enumCase(let id, let payload):
      return emitEnumCase(id, payload, type: type, into: target)
    case .apply(let function, let arguments):
      emitTallyOfCall()
      return emitApply(function, arguments, type: type, into: target, isIgnored: isIgnored)
    case .closure(let closure):
      return emitClosure(closure, into: target)
    case .functionValue(let member, let base, let dispatch):
      return emitFunctionValue(member, base: base, dispatch, type: type, into: target)
    case .array(let elements):
      return emitArray(elements, type: type, into: target)
    case .dictionary(let pairs):
      return emitDictionary(pairs, type: type, into: target)
    case .tuple(let elements):
      return emitTuple(elements, type: type, into: target)
    case .assign(let lhs, let rhs):
      emitAssignment(lhs, rhs)
      return .trivial(emitVoid(into: target, isNeeded: !isIgnored))
    case .modify(let lhs, let old, let new):
      emitModification(lhs, old: old, new)
      return .trivial(emitVoid(into: target, isNeeded: !isIgnored))
    case .optionalChain(let inner):
      return emitChain(inner, type: type, into: target, isIgnored: isIgnored)
    case .chainLink(let inner):
      return emitLink(inner, into: target)
    case .forceUnwrap(let inner, let isImplicit):
      return emitForceUnwrap(inner, isImplicit: isImplicit, into: target)
    case .wrap(let inner):
      return emitWrap(inner, into: target)
    case .convert(let inner):
      return emit(inner, into: target, isIgnored: isIgnored)
    case .erase(let inner):
      return emitErasure(inner, type: type, into: target)
    case .cast(let cast, let inner, let other):
      return emitCast(cast, inner, other, type: type, into: target)
    case .ternary(let condition, let first, let second):
      return emitTernary(condition, first, second, type: type, into: target)
    case .and, .or, .isNil:
      return emitBool(expression, into: target)
    case .coalesce(let first, let second):
      return emitCoalesce(first, second, type: type, into: target)
    case .sameObject(let a, let b, let isNegated):
      return emitOpcode(.sameObject, [a, b], type: type, into: target, isNegated: isNegated)
    case .opcode(let op, let operands):
      return emitOpcode(op, operands, type: type, into: target, isIgnored: isIgnored)
    case .intrinsic(let intrinsic, let operands):
      return emitIntrinsic(
        intrinsic, operands, type: type, into: target, isIgnored: isIgnored)
    case .metatype(let instance):
      let register = target ?? allocate()
      emitMetatype(instance, into: register)
      return .trivial(register)
    case .typeOf(let inner) where inner.type.wrapped != nil:
      // The type of an optional is known without looking at it.
      emitIgnored(inner)
      let register = target ?? allocate()
      emitMetatype(inner.type, into: register)
      return .trivial(register)
    case .typeOf(let inner):
      return emitOpcode(.typeOf, [inner], type: type, into: target)
    case .tryOptional(let inner):
      return emitTryOptional(inner, type: type, into: target)
    case .tryForced(let inner):
      return emitTryForced(inner, into: target, isIgnored: isIgnored)
    case .inOut(let inner):
      return emit(inner, into: target)
    case .unresolved(let parts, let value):
      return emitUnresolved(parts, value, at: expression.span, into: target)
    case .callFunction(let function):
      let base = allocate()
      append(.call, a: base, imm: Int(function.rawValue))
      emitErrorCheck()
      return .trivial(emitVoid(into: target, isNeeded: !isIgnored))
    case .statement(let statement, let result):
      return emitStatementValue(statement, result, type: type, into: target)
    }
  }

  // MARK: Simple values

  func emitNone(into target: Int?) -> Int {
    let register = target ?? allocate()
    append(.none, a: register)
    return register
  }

  /// Void where its value is looked at.
  func emitVoid(into target: Int?, isNeeded: Bool = true) -> Int {
    let register = target ?? allocate()
    if isNeeded { append(.structNew, a: register, imm: Int(TypeID.void.rawValue)) }
    return register
  }

  private func emitConstant(_ value: Constant, _ type: Type, into target: Int?) -> Operand {
    let register = target ?? allocate()
    switch value {
    case .int(let number, type: .int)
    where Int64(Int32.min) <= number && number <= Int64(Int32.max):
      append(.int, a: register, imm: Int(number))
      return .trivial(register)
    case .none:
      append(.none, a: register)
      return .trivial(register)
    case .enumCase:
      constant(value, into: register)
      setType(of: register, to: type.strippingOptionals)
      return .trivial(register)
    case .string, .character:
      constant(value, into: register)
      return .borrowed(register)
    case .int, .double, .bool, .metatype, .function:
      constant(value, into: register)
      return .trivial(register)
    }
  }

  /// The frame holds every part until they are joined.
  private static let widestInterpolation = 64

  private func grouped(_ parts: [TypedExpr]) -> [TypedExpr] {
    stride(from: 0, to: parts.count, by: Self.widestInterpolation).map { start in
      let group = parts[start..<min(start + Self.widestInterpolation, parts.count)]
      return TypedExpr(.interpolation(Array(group)), .string, parts[start].span)
    }
  }

  private func emitInterpolation(_ parts: [TypedExpr], into target: Int?) -> Operand {
    if let only = parts.first, parts.count == 1 { return emit(only, into: target) }
    if parts.count > Self.widestInterpolation {
      return emitInterpolation(grouped(parts), into: target)
    }
    let register = target ?? allocate()
    scope {
      let first = allocate(parts.count)
      var operands: [Operand] = []
      for (index, part) in parts.enumerated() {
        operands.append(emit(part, into: first + index))
      }
      append(.stringConcat, a: register, b: first, c: parts.count)
      for operand in operands.reversed() { release(operand) }
    }
    return owned(register, .string)
  }

  /// Runs the initialiser of a lazy global when it has not run.
  func emitOnce(_ global: GlobalID) {
    guard compilation.program.globals[Int(global.rawValue)].initializer != nil else { return }
    let base = allocate()
    append(.globalOnce, a: base, imm: Int(global.rawValue))
    top -= 1
  }

  private func emitGlobal(_ id: MemberID, into target: Int?) -> Operand {
    let member = member(id)
    guard case .global(let global) = member.storage else {
      return emitGetter(
        id, base: nil, arguments: [], dispatch: .direct, isSuper: false, type: member.type,
        into: target, isIgnored: false)
    }
    let register = target ?? allocate()
    emitOnce(global)
    let index = Int(global.rawValue)
    switch member.ownership {
    case .weak, .unowned:
      append(.globalLoad, a: register, imm: index)
      append(member.ownership == .weak ? .weakLoad : .unownedLoad, a: register, b: register)
    case .strong where isTrivial(member.type):
      append(.globalLoad, a: register, imm: index)
    case .strong where member.isLet:
      append(.globalLoad, a: register, imm: index)
      return .borrowed(register)
    case .strong:
      append(.globalLoadRetained, a: register, imm: index)
    }
    return owned(register, member.type)
  }

  // MARK: Aggregates

  private func emitTuple(_ elements: [TypedExpr], type: Type, into target: Int?) -> Operand {
    let register = target ?? allocate()
    if elements.isEmpty { return .trivial(emitVoid(into: register)) }
    scope {
      let first = allocate(elements.count)
      emitConsumed(elements, from: first)
      append(.structNew, a: register, b: first, c: elements.count, imm: typeID(type))
      setType(of: register, to: type)
    }
    return owned(register, type)
  }

  /// Evaluates into consecutive registers that the next instruction consumes.
  func emitConsumed(_ expressions: [TypedExpr], from first: Int) {
    var operands: [Operand] = []
    // Defaults come after the arguments that are written.
    let order =
      expressions.indices.filter { !expressions[$0].isDefaultArgument }
      + expressions.indices.filter { expressions[$0].isDefaultArgument }
    for index in order {
      let expression = expressions[index]
      emitOwned(expression, into: first + index)
      // When a later one fails, the earlier ones must go.
      operands.append(owned(first + index, expression.type))
    }
    for operand in operands.reversed() { forward(operand) }
  }

  /// The number of a literal's elements that go into registers at once.
  private static let chunk = 200

  func emitArray(_ elements: [TypedExpr], type: Type, into target: Int?) -> Operand {
    guard type.nominal == nil || type.nominal == compilation.declarations.known.array else {
      return emitFromArrayLiteral(elements, type: type, into: target)
    }
    let register = target ?? allocate()
    scope {
      let head = Array(elements.prefix(Self.chunk))
      let first = allocate(head.count)
      emitConsumed(head, from: first)
      append(.arrayNew, a: register, b: first, c: head.count, imm: typeID(type))
      setType(of: register, to: type)
    }
    let array = owned(register, type)
    for element in elements.dropFirst(Self.chunk) {
      scope {
        let value = emitOwned(element)
        append(.arrayAppend, a: register, b: value)
      }
    }
    return array
  }

  private func arrayType(of element: Type) -> Type {
    compilation.declarations.known.array.map { .nominal($0, [element]) } ?? .error
  }

  /// A set or another type with `init(arrayLiteral:)` taking an array.
  private func emitFromArrayLiteral(
    _ elements: [TypedExpr], type: Type, into target: Int?
  ) -> Operand {
    guard let initializer = literalInitializer(of: type, labels: ["arrayLiteral"]) else {
      return .trivial(emitNone(into: target))
    }
    let span = elements.first?.span ?? Span(file: 0, offset: offset, length: 0)
    let element = type.arguments.first ?? elements.first?.type ?? .any
    let array = TypedExpr(.array(elements), arrayType(of: element), span)
    return emitConstruct(
      initializer, of: nil, [.value(array)], [], type: type, into: target, isIgnored: false)
  }

  /// `Dictionary.init(_keys:_values:)` of the library, with two arrays.
  private func emitDictionary(
    _ pairs: [(TypedExpr, TypedExpr)], type: Type, into target: Int?
  ) -> Operand {
    guard
      let initializer = literalInitializer(of: type, labels: ["_keys", "_values"])
    else { return .trivial(emitNone(into: target)) }
    let register = target ?? allocate()
    let types = type.arguments.count == 2 ? type.arguments : [.any, .any]
    scope {
      let arrays = allocate(2)
      for (index, type) in types.enumerated() {
        append(.arrayNew, a: arrays + index, b: top, imm: typeID(arrayType(of: type)))
        setType(of: arrays + index, to: arrayType(of: type))
        _ = pushRelease(arrays + index)
      }
      for (key, value) in pairs {
        scope {
          let keyRegister = emitOwned(key)
          let held = owned(keyRegister, key.type)
          let valueRegister = emitOwned(value)
          forward(held)
          append(.arrayAppend, a: arrays, b: keyRegister)
          append(.arrayAppend, a: arrays + 1, b: valueRegister)
        }
      }
      let base = allocate(4)
      emitMetatype(type, into: base + 1)
      move(base + 2, from: arrays)
      move(base + 3, from: arrays + 1)
      emitDirectCall(of: initializer, base: base)
      move(register, from: base)
    }
    return owned(register, type)
  }

  private func literalInitializer(of type: Type, labels: [String]) -> MemberID? {
    guard let nominal = type.nominal else { return nil }
    return compilation.declarations[nominal].members["init"]?.first {
      member($0).parameters.map(\.label) == labels
    }
  }

  private func emitEnumCase(
    _ id: MemberID, _ payload: [TypedExpr], type: Type, into target: Int?
  ) -> Operand {
    let member = member(id)
    let register = target ?? allocate()
    if let owner = member.owner, owner == compilation.declarations.known.optional {
      guard let value = payload.first else { return .trivial(emitNone(into: register)) }
      return emitWrap(value, into: register)
    }
    if payload.isEmpty {
      constant(
        .enumCase(tag: member.tag, type: compilation.typeID(type)), into: register)
      setType(of: register, to: type)
      return .trivial(register)
    }
    scope {
      let first = allocate(payload.count)
      emitConsumed(payload, from: first)
      append(
        .enumNew, a: register, b: first, c: payload.count, d: member.tag, imm: typeID(type))
      setType(of: register, to: type)
    }
    return owned(register, type)
  }
}
