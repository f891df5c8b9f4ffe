import SwiftIR

extension FunctionBuilder {
  /// The content of a register in a call's window.
  enum Slot {
    case argument(TypedArgument)
    /// The value in an existential: an optional leaves its box.
    case opened(TypedExpr)
    /// A value that is kept alive elsewhere.
    case ready(Int)
    case metatype(Type)
    /// Moved in and out.
    case place(LValue)
    /// A copy of the value at the place.
    case copy(LValue)
    /// Filled before the call by its `setup`.
    case later
  }

  /// Evaluates the slots into base+1..., calls, and releases the evaluated values.
  ///
  /// The callee's frame begins at the base, so everything that must outlive the call lies below it:
  /// places that are changed, and all values evaluated before the last of these. Default arguments
  /// come after the written ones.
  func emitWindow(
    _ slots: [Slot], type: Type, into target: Int?, isIgnored: Bool, isThrowing: Bool,
    whole: Set<Int> = [], setup: (Int) -> Void = { _ in }, invoke: (Int) -> Void
  ) -> Operand {
    let result = target ?? allocate()
    let depth = cleanups.count
    let mark = top
    let changes = slots.contains { Self.isChange($0) }
    let early = slots.lastIndex { needsRoom($0) } ?? -1
    // With the depth of the cleanup stack at which the place is put back: after the arguments have
    // died, and before the values on the way to it die.
    var places: [(slot: Int, place: LValue, depth: Int)] = []
    func prepared(_ index: Int, _ expression: TypedExpr) {
      let before = cleanups.count
      let place = prepare(Self.place(expression))
      places.append((index, place, cleanups.count == before ? depth : cleanups.count))
    }
    var sources: [Int: Int] = [:]
    for index in slots.indices where index <= early && !Self.isDefault(slots[index]) {
      if case .argument(.inOut(let expression)) = slots[index] {
        prepared(index, expression)
      } else if case .place(let place) = slots[index] {
        places.append((index, place, depth))
      } else {
        let register = allocate()
        emitSlot(
          slots[index], into: register, before: changes ? nil : slots[(index + 1)...],
          isWhole: whole.contains(index))
        sources[index] = register
      }
    }
    let base = result == top - 1 ? result : allocate()
    let first = allocate(slots.count)
    assert(first == base + 1, "the window is in one piece")
    for index in slots.indices {
      if let source = sources[index] {
        move(first + index, from: source)
      } else if index > early, !Self.isDefault(slots[index]) {
        switch slots[index] {
        case .argument(.inOut(let expression)): prepared(index, expression)
        case .place(let place): places.append((index, place, depth))
        default:
          emitSlot(
            slots[index], into: first + index, before: changes ? nil : slots[(index + 1)...],
            isWhole: whole.contains(index))
        }
      }
    }
    for index in slots.indices where Self.isDefault(slots[index]) {
      emitSlot(slots[index], into: first + index, before: nil, isWhole: whole.contains(index))
    }
    setup(base)
    for (number, entry) in places.enumerated() {
      let window = first + entry.slot
      let access = beginAccess(entry.place, temporary: window)
      move(window, from: access)
      cleanups.insert(
        Cleanup(kind: .putBack(entry.place, access, window: window)), at: entry.depth + number)
    }
    invoke(base)
    if isThrowing { emitErrorCheck() }
    if isIgnored {
      if !isTrivial(type) { release(owned(base, type)) }
      popCleanups(to: depth)
      top = mark
      return .trivial(result)
    }
    move(result, from: base)
    popCleanups(to: depth)
    top = mark
    return owned(result, type)
  }

  private static func isChange(_ slot: Slot) -> Bool {
    switch slot {
    case .argument(.inOut), .place: true
    case .argument, .opened, .ready, .metatype, .copy, .later: false
    }
  }

  private static func isDefault(_ slot: Slot) -> Bool {
    if case .argument(.byDefault) = slot { true } else { false }
  }

  /// Whether preparing the slot's place takes registers, or its value has one of its own.
  private func needsRoom(_ slot: Slot) -> Bool {
    switch slot {
    case .argument(.inOut(let expression)):
      guard case .local(let local) = Self.place(expression).kind else { return true }
      switch storage(of: local) {
      case .register?, .box?: return false
      default: return true
      }
    case .place, .opened: return true
    case .argument(.value(let expression)): return hasCaptureList(expression)
    case .argument, .ready, .metatype, .copy, .later: return false
    }
  }

  /// Whether a closure has a capture list, whose constants live until the call is over.
  private func hasCaptureList(_ expression: TypedExpr) -> Bool {
    switch expression.kind {
    case .closure(let closure): !closure.captureList.isEmpty
    case .convert(let inner), .wrap(let inner), .erase(let inner): hasCaptureList(inner)
    default: false
    }
  }

  private func emitSlot(
    _ slot: Slot, into register: Int, before later: ArraySlice<Slot>?, isWhole: Bool
  ) {
    let depth = cleanups.count
    defer {
      if isWhole { for index in depth..<cleanups.count { cleanups[index].isTuple = false } }
    }
    switch slot {
    case .ready(let source): move(register, from: source)
    case .metatype(let type): emitMetatype(type, into: register)
    case .copy(let place): _ = load(place, into: register)
    case .later, .place: break
    case .argument(.value(let expression)), .opened(let expression):
      if let later, later.allSatisfy(isInert), let source = variableRegister(expression) {
        move(register, from: source)
      } else {
        _ = emit(expression, into: register)
      }
    case .argument(let argument):
      _ = emitArgument(argument, type: .error, into: register)
    }
  }

  private func isInert(_ slot: Slot) -> Bool {
    switch slot {
    case .ready, .metatype, .later: true
    case .argument(.value(let expression)), .opened(let expression): isInert(expression)
    case .argument(.variadic(let elements, _)): elements.allSatisfy { isInert($0) }
    case .argument, .place, .copy: false
    }
  }

  /// Evaluates an argument that is not changed.
  func emitArgument(_ argument: TypedArgument, type: Type, into register: Int) -> Operand {
    switch argument {
    case .value(let expression), .inOut(let expression):
      return emit(expression, into: register)
    case .variadic(let elements, let array):
      return emitArray(elements, type: array, into: register)
    case .byDefault(let function, let types):
      let mark = top
      let base = register == top - 1 ? register : allocate()
      for type in types { emitMetatype(type, into: allocate()) }
      append(.call, a: base, imm: Int(function.rawValue))
      move(register, from: base)
      top = mark
      // A trivial value ignores the release.
      return Operand(register: register, ownership: .owned(pushRelease(register)))
    }
  }

  // MARK: Errors

  /// After a call that may throw: leaves to the handler, cleaning up on the way.
  func emitErrorCheck() {
    let exit = errorExit
    guard exit.isDiscarding || hasActiveCleanups(above: exit.depth) else {
      branch(.jumpIfError, exit.label)
      return
    }
    let label = detour {
      let error = self.allocate()
      self.append(.takeError, a: error)
      self.leaveThrowing(error, to: exit)
    }
    branch(.jumpIfError, label)
  }

  var errorExit: Exit {
    if let handler = handlers.last { return handler }
    if let throwLabel { return Exit(label: throwLabel, depth: 0) }
    let label = newLabel()
    throwLabel = label
    return Exit(label: label, depth: 0)
  }

  /// Goes to a handler with the owned error in the register. The error becomes pending only on
  /// arrival, since functions called on the way may throw.
  func leaveThrowing(_ error: Int, to exit: Exit) {
    if exit.isDiscarding {
      append(.release, a: error)
      leave(to: exit)
      return
    }
    emitCleanups(downTo: exit.depth)
    append(.setError, a: error)
    jump(exit.label)
  }

  // MARK: Finding the function

  func emitDispatch(
    _ function: FunctionID?, _ dispatch: Dispatch, callback: CallbackID?, base: Int
  ) {
    let message = callback.map { Int($0.rawValue) + 1 } ?? 0
    switch dispatch {
    case .direct, .original:
      if let function {
        append(.call, a: base, c: dispatch == .original ? 1 : 0, imm: Int(function.rawValue))
      } else {
        append(.unreachable)
      }
    case .virtual(let slot): append(.callVirtual, a: base, b: slot, d: message)
    case .metatypeVirtual(let slot): append(.callMetatypeVirtual, a: base, b: slot)
    case .witness(let requirement):
      append(.callWitness, a: base, d: message, imm: Int(requirement.rawValue))
    }
  }

  func emitDirectCall(of id: MemberID, base: Int) {
    let member = member(id)
    if let intrinsic = member.intrinsic {
      append(
        .callIntrinsic, a: base, c: member.parameters.count, imm: Int(intrinsic.rawValue))
    } else {
      emitDispatch(member.function, .direct, callback: nil, base: base)
    }
  }

  // MARK: Calls

  func emitCall(
    _ call: TypedExpr.Call, type: Type, into target: Int?, isIgnored: Bool
  ) -> Operand {
    let member = member(call.member)
    if let op = member.opcode, call.dispatch == .direct, let operands = operands(of: call) {
      return emitOpcode(op, operands, type: type, into: target, isIgnored: isIgnored)
    }
    var slots: [Slot] = []
    let isNative = member.intrinsic != nil && call.dispatch == .direct
    if member.owner != nil, !(member.isStatic && isNative) {
      if let base = call.base {
        let isChanged = member.isMutating && !isMetatype(base.type)
        slots.append(.argument(isChanged ? .inOut(base) : .value(receiver(base, of: member))))
      } else if member.isStatic, let owner = member.owner {
        slots.append(.metatype(compilation.declarations[owner].selfType(owner)))
      }
    }
    slots += wrappedSlot(of: member, on: call.base?.type ?? firstOptional(call, member))
    let firstGeneric = slots.count
    if !isNative {
      slots += call.generics.enumerated().map {
        call.opened[$0.offset] == nil ? .metatype($0.element) : .later
      }
    }
    let firstArgument = slots.count
    slots +=
      isNative ? call.arguments.map { Slot.argument($0) } : openingOptionals(in: call)
    let count = slots.count
    // A value of generic type is in memory, in one piece.
    let whole = Set(
      member.parameters.indices.filter { member.parameters[$0].type.isTypeParameter }
        .map { firstArgument + $0 })
    let hasObject = call.base.map { isClassType($0.type) } ?? false
    return emitWindow(
      slots, type: type, into: target, isIgnored: isIgnored, isThrowing: member.isThrowing,
      whole: whole,
      setup: { base in
        for (generic, argument) in call.opened.sorted(by: { $0.key < $1.key }) where !isNative {
          self.append(
            .typeOf, a: base + 1 + firstGeneric + generic, b: base + 1 + firstArgument + argument)
        }
        self.openOptionals(in: slots, at: base + 1)
        self.requireRelease(of: member, on: hasObject ? base + 1 : nil)
      }
    ) { base in
      if isNative, let intrinsic = member.intrinsic {
        self.append(.callIntrinsic, a: base, c: count, imm: Int(intrinsic.rawValue))
      } else {
        self.emitDispatch(
          member.function, call.isSuper ? .direct : call.dispatch,
          callback: call.isSuper ? nil : member.callback, base: base)
      }
    }
  }

  /// The type of an argument that is an optional of the same kind as self, as operators have them.
  private func firstOptional(_ call: TypedExpr.Call, _ member: Member) -> Type? {
    for (argument, parameter) in zip(call.arguments, member.parameters) {
      if case .value(let value) = argument, parameter.type == .optional(.parameter(0)) {
        return value.type
      }
    }
    return nil
  }

  func emitIntrinsic(
    _ intrinsic: Intrinsic, _ operands: [TypedExpr], type: Type, into target: Int?,
    isIgnored: Bool
  ) -> Operand {
    emitWindow(
      operands.map { .argument(.value($0)) }, type: type, into: target, isIgnored: isIgnored,
      isThrowing: false
    ) { base in
      self.append(.callIntrinsic, a: base, c: operands.count, imm: Int(intrinsic.rawValue))
    }
  }

  func emitApply(
    _ function: TypedExpr, _ arguments: [TypedArgument], type: Type, into target: Int?,
    isIgnored: Bool
  ) -> Operand {
    let result = target ?? allocate()
    let depth = cleanups.count
    let mark = top
    let values = arguments.compactMap { argument -> TypedExpr? in
      if case .value(let value) = argument { value } else { nil }
    }
    let isSimple = values.count == arguments.count
    let called = calledClosure(function)
    let callee =
      if let called {
        Operand.borrowed(called.register)
      } else if isSimple {
        emitOperand(function, before: values[...])
      } else {
        emit(function, into: nil)
      }
    var isThrowing = false
    if case .function(let signature) = function.type { isThrowing = signature.isThrowing }
    let value = emitWindow(
      arguments.map { .argument($0) }, type: type, into: result, isIgnored: isIgnored,
      isThrowing: isThrowing
    ) { base in
      self.append(.callClosure, a: base, b: callee.register)
      called?.lifetime.use(callee.register, at: self.code.count - 1)
    }
    forward(value)
    popCleanups(to: depth)
    top = mark
    return isIgnored ? .trivial(result) : owned(result, type)
  }

  // MARK: Releases of iOS

  /// A scenario's use of something that came with a later release ends as on a device: when control
  /// comes to it, the object does not know the message.
  func requireRelease(of member: Member, on object: Int?, isSetter: Bool = false) {
    guard isScenario, member.module == .model,
      !compilation.scenario.release.has(member.introduced)
    else { return }
    let message = Self.message(member, isSetter, compilation)
    let receiver = member.isStatic ? "class" : "instance"
    let reason = "\(message): unrecognized selector sent to \(receiver)"
    let span = Span(file: 0, offset: offset, length: 0)
    let checker = Checker(
      compilation,
      FunctionContext(
        parent: nil, role: .plain, name: "", owner: nil, isStatic: false,
        generics: GenericContext(), ownerGenericCount: 0, result: .void, isThrowing: false))
    let simulator = Expr(.name(Expr.Name(text: "Simulator", labels: nil, span: span)), span)
    let raise = Expr(
      .member(simulator, Expr.Name(text: "doesNotRecognizeSelector", labels: nil, span: span)), span
    )
    let argument = Expr.Argument(label: nil, value: Expr(.string([.text(reason)]), span))
    let mark = top
    _ = emit(checker.check(Expr(.call(raise, [argument]), span)), into: nil)
    top = mark
  }

  /// `-[UIView setNeedsUpdateProperties]`
  private static func message(
    _ member: Member, _ isSetter: Bool, _ compilation: Compilation
  ) -> String {
    func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
    var selector = member.name
    if member.kind == .property {
      if isSetter { selector = "set" + capitalized(member.name) + ":" }
    } else {
      for (index, parameter) in member.parameters.enumerated() {
        if index == 0 {
          if let label = parameter.label {
            selector += (member.kind == .initializer ? "With" : "With") + capitalized(label)
          }
        } else {
          selector += parameter.label ?? ""
        }
        selector += ":"
      }
    }
    let owner = member.owner.map { compilation.declarations.qualifiedName($0) + " " } ?? ""
    return (member.isStatic ? "+[" : "-[") + owner + selector + "]"
  }
}
