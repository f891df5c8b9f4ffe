import SwiftIR

extension FunctionBuilder {
  /// Tests the value in the register, which stays borrowed, and binds the pattern's names;
  /// continues when it matches, else leaves to the exit.
  ///
  /// `slots` gives the registers of locals that several patterns bind alike.
  func match(
    _ pattern: TypedPattern, _ register: Int, type: Type?, else exit: Exit,
    slots: [String: Int] = [:]
  ) {
    switch pattern {
    case .wildcard: break
    case .bind(let local):
      let target = slots[local.name] ?? allocate()
      move(target, from: register)
      if !isTrivial(local.type) { append(.retain, a: target) }
      bind(local, toOwned: target)
    case .tuple(let elements):
      var types: [Type?] = elements.map { _ in nil }
      if case .tuple(let known)? = type, known.count == elements.count {
        types = known.map(\.type)
      }
      for (index, element) in elements.enumerated() where !element.isWildcard {
        let part = allocate()
        append(.fieldLoad, a: part, b: register, d: index)
        match(element, part, type: types[index], else: exit, slots: slots)
      }
    case .enumCase(let tag, let payload):
      branch(.jumpIfNotTag, label(for: exit), a: register, d: tag)
      let types = type.map { payloadTypes(of: $0, tag) } ?? []
      for (index, element) in payload.enumerated() where !element.isWildcard {
        let part = allocate()
        append(.enumPayload, a: part, b: register, d: index)
        let type = types.indices.contains(index) ? types[index] : nil
        match(element, part, type: type, else: exit, slots: slots)
      }
    case .some(let inner):
      branch(.jumpIfNil, label(for: exit), a: register)
      if inner.isWildcard { return }
      var part = register
      if type?.wrapped.map(mayBeNil) ?? true {
        part = allocate()
        move(part, from: register)
        append(.unwrap, a: part)
      }
      match(inner, part, type: type?.wrapped, else: exit, slots: slots)
    case .none:
      branch(.jumpIfNotNil, label(for: exit), a: register)
    case .isType(let other), .asType(_, let other):
      let source = levelled(register, of: type, to: other, else: exit)
      matchingBox(of: type, for: other, source) {
        self.matchCast(pattern, $0, else: exit, slots: slots)
      }
    case .test(let local, let test):
      setStorage(.register(register), of: local)
      emitCondition(test, else: exit)
    }
  }

  /// The types of a case's payload; none when the type is no enum.
  private func payloadTypes(of type: Type, _ tag: Int) -> [Type] {
    guard let id = type.nominal else { return [] }
    let found = compilation.declarations[id].ownMembers.lazy.map { self.member($0) }
      .first { $0.kind == .enumCase && $0.tag == tag }
    return found?.parameters.map { compilation.substitute($0.type, type.arguments) } ?? []
  }

  /// Tests the type of a value, which stays borrowed.
  private func matchCast(
    _ pattern: TypedPattern, _ register: Int, else exit: Exit, slots: [String: Int]
  ) {
    switch pattern {
    case .isType(let other):
      let flag = allocate()
      emitTypeOperation(.isInstance, flag, register, other)
      branch(.jumpIfNot, label(for: exit), a: flag)
    case .asType(let inner, let other):
      let part = allocate()
      emitTypeOperation(.castOrNil, part, register, other)
      branch(.jumpIfNil, label(for: exit), a: part)
      if mayBeNil(other) { append(.unwrap, a: part) }
      matchingContainer(part, of: other) {
        self.match(inner, $0, type: other, else: exit, slots: slots)
      }
    default: break
    }
  }

  /// Matches a value. One of a type parameter may be an optional, which is asked itself what it is, in a box.
  private func matchingBox(
    of type: Type?, for other: Type, _ register: Int, _ body: (_ register: Int) -> Void
  ) {
    guard let type, isBoxed(type, for: other) else { return body(register) }
    let box = allocate()
    move(box, from: register)
    append(.retain, a: box)
    emitBox(box, of: type)
    holding(box) { body(box) }
  }

  /// Matches the result of a cast. A container has its elements' types of the type that was asked for.
  private func matchingContainer(
    _ register: Int, of type: Type, _ body: (_ register: Int) -> Void
  ) {
    guard compilation.mayBeContainer(type) else { return body(register) }
    let base = allocate(3)
    move(base + 1, from: register)
    emitMetatype(type, into: base + 2)
    append(
      .callIntrinsic, a: base, c: 2, imm: Int(Intrinsic.containerRetyped.rawValue))
    holding(base) { body(base) }
  }

  /// Runs a match of an owned value, which dies after it or on the way out.
  private func holding(_ register: Int, _ body: () -> Void) {
    let handle = pushRelease(register)
    pinned.insert(handle)
    body()
    append(.release, a: register)
    pinned.remove(handle)
    deactivate(handle)
  }

  private func emitTypeOperation(_ op: Opcode, _ target: Int, _ register: Int, _ type: Type) {
    if type.hasParameters {
      let metatype = allocate()
      emitMetatype(type, into: metatype)
      append(op, a: target, b: register, c: metatype, imm: -1)
    } else {
      append(op, a: target, b: register, imm: typeID(type))
    }
  }

  /// Binds a pattern to the owned value of a register, which is consumed.
  func matchOwned(
    _ pattern: TypedPattern, _ register: Int, type: Type, else exit: Exit
  ) {
    switch pattern {
    case .bind(let local): bind(local, toOwned: register)
    case .wildcard: if !isTrivial(type) { append(.release, a: register) }
    default:
      let operand = owned(register, type)
      if case .owned(let handle) = operand.ownership {
        pinned.insert(handle)
        match(pattern, register, type: type, else: exit)
        append(.release, a: register)
        pinned.remove(handle)
        deactivate(handle)
      } else {
        match(pattern, register, type: type, else: exit)
      }
    }
  }

  /// An exit for patterns that always match.
  func failure() -> Exit {
    let label = detour { self.append(.unreachable) }
    return Exit(label: label, depth: Int.max)
  }

  // MARK: Conditions of statements

  func emitConditions(_ conditions: [TypedCondition], else exit: Exit) {
    for condition in conditions {
      switch condition {
      case .constant(let value):
        if !value { leave(to: exit) }
      case .expr(let expression):
        emitCondition(expression, else: exit)
      case .unwrap(let pattern, let expression):
        let register = allocate()
        emitBranch(expression, into: register)
        branch(.jumpIfNil, label(for: exit), a: register)
        let wrapped = expression.type.wrapped ?? expression.type
        if mayBeNil(wrapped) { append(.unwrap, a: register) }
        matchOwned(pattern, register, type: wrapped, else: exit)
      case .pattern(let pattern, let expression, let subject):
        let register = allocate()
        emitBranch(expression, into: register)
        setStorage(.register(register), of: subject)
        matchOwned(pattern, register, type: expression.type, else: exit)
      }
    }
  }
}

extension TypedPattern {
  var isWildcard: Bool {
    if case .wildcard = self { return true }
    return false
  }

  var locals: [Local] {
    switch self {
    case .bind(let local): [local]
    case .tuple(let elements), .enumCase(_, let elements): elements.flatMap(\.locals)
    case .some(let inner), .asType(let inner, _): inner.locals
    case .wildcard, .none, .isType, .test: []
    }
  }

  /// Whether every value matches.
  var isIrrefutable: Bool {
    switch self {
    case .wildcard, .bind: true
    case .tuple(let elements): elements.allSatisfy(\.isIrrefutable)
    case .enumCase, .some, .none, .isType, .asType, .test: false
    }
  }
}
