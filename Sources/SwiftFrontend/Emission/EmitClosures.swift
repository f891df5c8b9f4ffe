import SwiftIR

extension FunctionBuilder {
  // MARK: Captures

  /// The locals whose values or boxes a closure captures: its own captures, and those of the local
  /// functions that it uses, which are created anew at each use.
  func captures(of closure: TypedClosure) -> [Local] {
    var result: [Local] = []
    var visited: Set<ObjectIdentifier> = []
    func visit(_ closure: TypedClosure, isOuter: Bool) {
      guard visited.insert(ObjectIdentifier(closure)).inserted else { return }
      for local in closure.context.captures {
        if case .function(let inner)? = storage(of: local) {
          visit(inner, isOuter: false)
        } else if !result.contains(where: { $0 === local }) {
          result.append(local)
        }
      }
    }
    visit(closure, isOuter: true)
    return result
  }

  /// The functions in functions that a closure uses, directly or through others.
  private func functions(in closure: TypedClosure) -> [(Local, TypedClosure)] {
    var result: [(Local, TypedClosure)] = []
    func visit(_ closure: TypedClosure) {
      for local in closure.context.captures {
        if case .function(let inner)? = storage(of: local),
          !result.contains(where: { $0.0 === local })
        {
          result.append((local, inner))
          visit(inner)
        }
      }
    }
    visit(closure)
    return result
  }

  // MARK: Closures

  func emitClosure(_ closure: TypedClosure, into target: Int?) -> Operand {
    makeClosure(closure, isFunction: false, into: target)
  }

  func emitFunctionInFunction(_ closure: TypedClosure, into target: Int?) -> Operand {
    makeClosure(closure, isFunction: true, into: target)
  }

  private func makeClosure(
    _ closure: TypedClosure, isFunction: Bool, into target: Int?
  ) -> Operand {
    let listed = usedEntries(of: closure)
    let captures = captures(of: closure)
    let function = emitBody(of: closure, listed, captures: captures, isFunction: isFunction)
    let types = shared.capturedTypes[ObjectIdentifier(closure)] ?? []
    let register = target ?? allocate()
    let values = emitCaptureList(closure)
    let count = listed.count + captures.count + types.count
    if count == 0 {
      constant(.function(function), into: register)
      return .trivial(register)
    }
    scope {
      let first = allocate(count)
      for (index, entry) in listed.enumerated() {
        guard let value = values[ObjectIdentifier(entry.local)] else { continue }
        move(first + index, from: value)
        append(.retain, a: first + index)
      }
      let second = first + listed.count
      for (index, local) in captures.enumerated() { emitCapture(of: local, into: second + index) }
      for (index, type) in types.enumerated() {
        emitTypeParameter(type, into: second + captures.count + index)
      }
      append(
        .closureNew, a: register, b: first, c: count, imm: Int(function.rawValue))
    }
    return Operand(register: register, ownership: .owned(pushRelease(register)))
  }

  typealias CaptureListEntry = (local: Local, value: TypedExpr)

  /// The entries of the capture list that the closure uses, in the order of their first use.
  private func usedEntries(of closure: TypedClosure) -> [CaptureListEntry] {
    if closure.captureList.isEmpty { return [] }
    let uses = FirstUses(in: closure.body)
    return closure.captureList.compactMap { entry in
      uses.position[ObjectIdentifier(entry.local)].map { (entry, $0) }
    }.sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// Emits the constants of the capture list. They live as long as the expression around the
  /// closure, which contains copies.
  private func emitCaptureList(_ closure: TypedClosure) -> [ObjectIdentifier: Int] {
    var values: [ObjectIdentifier: Int] = [:]
    for (local, value) in closure.captureList {
      let register = allocate()
      values[ObjectIdentifier(local)] = register
      if local.ownership == .strong {
        _ = emit(value, into: register)
        continue
      }
      emitBranch(value, into: register)
      scope { move(register, from: weaken(register, local.ownership)) }
      _ = pushRelease(register)
    }
    return values
  }

  /// Emits a closure's code, once.
  private func emitBody(
    of closure: TypedClosure, _ listed: [CaptureListEntry], captures: [Local], isFunction: Bool
  ) -> FunctionID {
    let key = ObjectIdentifier(closure)
    if let function = shared.functions[key] { return function }
    let function = compilation.newFunction(
      closure.context.name, at: closure.span, isHidden: compilation.module == .library)
    compilation.program.functions[Int(function.rawValue)].isScenario = isScenario
    compilation.program.functions[Int(function.rawValue)].file =
      compilation.program.functions[Int(id.rawValue)].file
    shared.functions[key] = function
    let builder = FunctionBuilder(
      compilation, function, context: closure.context, shared: shared)
    builder.offset = closure.span.offset
    builder.valueCaptureCount = listed.count + captures.count
    if isFunction || !functions(in: closure).isEmpty {
      // Functions in functions call each other, so each holds all types.
      let all = closure.context.generics.parameters.indices
      builder.capturedTypes = Array(all.prefix(closure.context.firstOwnGeneric ?? all.count))
      shared.capturedTypes[key] = builder.capturedTypes
    }
    for (index, entry) in listed.enumerated() {
      builder.setStorage(.captured(index), of: entry.local)
    }
    for (index, local) in captures.enumerated() {
      let position = listed.count + index
      builder.setStorage(
        isInBox(local) ? .capturedBox(position) : .captured(position), of: local)
    }
    for (local, inner) in functions(in: closure) {
      builder.setStorage(.function(inner), of: local)
    }
    builder.emitBody(closure.body, fieldDefaults: [])
    shared.capturedTypes[key] = builder.capturedTypes
    return function
  }

  // MARK: Functions as values

  func emitFunctionValue(
    _ id: MemberID, base: TypedExpr?, _ dispatch: Dispatch, type: Type, into target: Int?
  ) -> Operand {
    let member = member(id)
    let register = target ?? allocate()
    let needsReceiver = member.owner != nil && member.kind != .enumCase
    if !needsReceiver, member.kind != .enumCase, dispatch == .direct, let function = member.function
    {
      constant(.function(function), into: register)
      return .trivial(register)
    }
    let thunk = emitThunk(for: id, dispatch, base: base, type: type)
    guard let base, needsReceiver,
      !(member.isStatic && member.function == nil && dispatch == .direct)
    else {
      constant(.function(thunk), into: register)
      return .trivial(register)
    }
    scope {
      let captured = emitOwned(receiver(base, of: member))
      append(.closureNew, a: register, b: captured, c: 1, imm: Int(thunk.rawValue))
    }
    return Operand(register: register, ownership: .owned(pushRelease(register)))
  }

  /// A function that passes its arguments on to a member, with the captured base as self.
  private func emitThunk(
    for id: MemberID, _ dispatch: Dispatch, base: TypedExpr?, type: Type
  ) -> FunctionID {
    let member = member(id)
    let function = compilation.newFunction(
      compilation.displayName(member),
      at: Span(file: member.span.file, offset: offset, length: 0), isHidden: true)
    compilation.program.functions[Int(function.rawValue)].isScenario = isScenario
    compilation.program.functions[Int(function.rawValue)].file =
      compilation.program.functions[Int(self.id.rawValue)].file
    let builder = FunctionBuilder(compilation, function, context: nil)
    builder.offset = offset
    var result = type
    if case .function(let signature) = type.strippingOptionals { result = signature.result }
    builder.emitForwarding(
      to: id, dispatch, hasBase: base != nil, wrapped: wrapped(in: base?.type), result: result)
    return function
  }

  private func emitForwarding(
    to id: MemberID, _ dispatch: Dispatch, hasBase: Bool, wrapped: Type, result: Type
  ) {
    let member = member(id)
    let count = member.parameters.count
    top = 1 + count
    highWater = top
    if member.kind == .enumCase {
      if member.owner == compilation.declarations.known.optional {
        move(0, from: 1)
        append(.retain, a: 0)
        append(.wrap, a: 0)
      } else {
        let first = allocate(count)
        for index in 0..<count {
          move(first + index, from: 1 + index)
          append(.retain, a: first + index)
        }
        append(.enumNew, a: 0, b: first, c: count, d: member.tag, imm: typeID(result))
      }
      append(.return)
      finish(parameterCount: count)
      return
    }
    if let op = member.opcode {
      emitRaw(op, Array(1..<(1 + count)), type: member.type, into: 0)
      append(.return)
      finish(parameterCount: count)
      return
    }
    let base = allocate()
    var next = base + 1
    let isNative = member.intrinsic != nil && dispatch == .direct
    let isInitializer = member.kind == .initializer
    if member.owner != nil, !(isNative && (member.isStatic || isInitializer)) {
      let register = allocate()
      next += 1
      if hasBase {
        append(.captureLoad, a: register)
      } else {
        emitMetatype(result.strippingOptionals, into: register)
      }
      if isInitializer, isClass(member.owner), member.requirement == nil {
        append(.objectNewDynamic, a: register, b: register)
      }
    }
    if compilation.takesWrapped(member) {
      emitMetatype(isInitializer ? self.wrapped(in: result) : wrapped, into: allocate())
      next += 1
    }
    _ = allocate(count)
    for index in 0..<count { move(next + index, from: 1 + index) }
    if isNative, let intrinsic = member.intrinsic {
      append(
        .callIntrinsic, a: base, c: next + count - base - 1, imm: Int(intrinsic.rawValue))
    } else if isInitializer {
      if let requirement = member.requirement {
        emitDispatch(nil, .witness(requirement), callback: nil, base: base)
      } else if let slot = member.slot, hasBase, isClass(member.owner) {
        append(.callVirtual, a: base, b: slot)
      } else {
        emitDispatch(member.function, .direct, callback: nil, base: base)
      }
    } else {
      emitDispatch(member.function, dispatch, callback: member.callback, base: base)
    }
    for (index, parameter) in member.parameters.enumerated() where parameter.isInOut {
      move(1 + index, from: next + index)
    }
    if member.isThrowing { emitErrorCheck() }
    move(0, from: base)
    append(.return)
    finish(parameterCount: count)
  }
}
