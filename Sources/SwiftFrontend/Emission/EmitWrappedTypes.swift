import SwiftIR

// A value `T?` has no room for T: nil has no type, and what is there has its own. So the members of
// `Optional` get it as a hidden argument, before their own types.

extension Compilation {
  func takesWrapped(_ member: Member) -> Bool {
    member.owner == declarations.known.optional && member.kind != .enumCase
      && member.opcode == nil && member.intrinsic == nil
  }

  /// The function behind a requirement: a member of `Optional` is called there without the hidden
  /// argument.
  func witnessFunction(of member: MemberID, _ function: FunctionID, count: Int) -> FunctionID {
    guard takesWrapped(declarations[member]), let owner = declarations[member].owner else {
      return function
    }
    let thunk = newFunction(
      displayName(declarations[member]), at: declarations[member].nameSpan, isHidden: true)
    pending.bodies.append(
      PendingBody(
        function: thunk, member: member, owner: owner,
        source: .optionalThunk(of: function, count: count)))
    return thunk
  }

  /// Emits a call of a member of `Optional` as a witness: of a type it takes what that wraps, of a value
  /// the type of what is there.
  func emitOptionalThunk(_ id: FunctionID, _ member: MemberID, of function: FunctionID, count: Int)
  {
    let builder = accessor(id, member)
    let found = declarations[member]
    builder.top = 2 + count
    let base = builder.allocate(3 + count)
    builder.move(base + 1, from: 1)
    builder.emitWrapped(of: found, into: base + 2)
    for index in 0..<count { builder.move(base + 3 + index, from: 2 + index) }
    builder.emitDispatch(function, .direct, callback: nil, base: base)
    // What may have changed goes back; the rest is the same.
    builder.move(1, from: base + 1)
    for index in 0..<count { builder.move(2 + index, from: base + 3 + index) }
    if found.isThrowing { builder.emitErrorCheck() }
    builder.move(0, from: base)
    builder.append(.return)
    builder.finish(parameterCount: 1 + count)
  }
}

extension FunctionBuilder {
  /// The hidden argument of a member of `Optional` on a value, or a type, of the given type.
  func wrappedSlot(of member: Member, on type: Type?) -> [Slot] {
    guard compilation.takesWrapped(member) else { return [] }
    return [.metatype(wrapped(in: type))]
  }

  /// What the given type wraps, or the type whose metatype it is; in a member of `Optional` itself, what
  /// self wraps.
  func wrapped(in type: Type?) -> Type {
    if case .metatype(let instance)? = type { return wrapped(in: instance) }
    if let wrapped = type?.wrapped { return wrapped }
    let isInside = context?.owner == compilation.declarations.known.optional
    return isInside && type == nil ? .parameter(0) : .any
  }

  fileprivate func emitWrapped(of member: Member, into register: Int) {
    if member.isStatic || member.kind == .initializer, let owner = member.owner {
      append(.typeArgument, a: register, b: 1, d: 0, imm: Int(owner.rawValue))
      return
    }
    let end = newLabel()
    constant(.metatype(.any), into: register)
    branch(.jumpIfNil, end, a: 1)
    append(.typeOf, a: register, b: 1)
    place(end)
  }
}
