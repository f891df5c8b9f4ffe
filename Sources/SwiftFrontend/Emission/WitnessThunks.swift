import SwiftIR

// A witness may take more types than the requirement passes: what an optional wraps, or those of a generic
// function, such as `static func + <T>(a: Matrix<T>, b: Matrix<T>)` in `Matrix`. A thunk supplies them.
extension Compilation {
  /// The function behind a requirement: the member's own, or one that supplies the types that it takes.
  /// The count is that of the other arguments after self.
  func witnessFunction(
    of member: MemberID, for wanted: Member, _ type: Type, _ function: FunctionID, count: Int
  ) -> FunctionID {
    let types = suppliedTypes(to: declarations[member], for: wanted, type)
    guard !types.isEmpty else { return function }
    let thunk = newFunction(
      displayName(declarations[member]), at: declarations[member].nameSpan, isHidden: true)
    pending.bodies.append(
      PendingBody(
        function: thunk, member: member, owner: declarations[member].owner,
        source: .witnessThunk(of: function, types, count: count)))
    return thunk
  }

  /// The types that a witness takes and a requirement does not pass, in terms of the owner's own.
  private func suppliedTypes(to member: Member, for wanted: Member, _ type: Type) -> [Type] {
    if takesWrapped(member) { return [.parameter(0)] }
    guard !member.generics.isEmpty, wanted.generics.isEmpty, let owner = member.owner else {
      return []
    }
    let ownCount = declarations[owner].generics.count
    let pairs =
      zip(member.parameters, wanted.parameters).map { ($0.type, substitute($1.type, [type])) }
      + [(member.type, substitute(wanted.type, [type]))]
    return member.generics.indices.map { index in
      pairs.lazy.compactMap { self.part(of: $1, at: .parameter(ownCount + index), in: $0) }.first
        ?? .any
    }
  }

  /// What stands in a type where another type of the same shape has a parameter.
  func part(of type: Type, at parameter: Type, in shape: Type) -> Type? {
    if shape == parameter { return type }
    if case .tuple(let shapes) = shape, case .tuple(let elements) = type,
      shapes.count == elements.count
    {
      return zip(shapes, elements).lazy
        .compactMap { self.part(of: $1.type, at: parameter, in: $0.type) }.first
    }
    if let inner = shape.wrapped, let wrapped = type.wrapped {
      return part(of: wrapped, at: parameter, in: inner)
    }
    guard shape.nominal == type.nominal else { return nil }
    return zip(shape.arguments, type.arguments).lazy
      .compactMap { self.part(of: $1, at: parameter, in: $0) }.first
  }

  /// Emits a call of a witness with the types that it takes besides; they follow from self.
  func emitWitnessThunk(
    _ id: FunctionID, _ member: MemberID, of function: FunctionID, _ types: [Type], count: Int
  ) {
    let found = declarations[member]
    let generics = found.owner.map { declarations[$0].generics } ?? []
    let context = FunctionContext(
      parent: nil, role: .plain, name: "", owner: found.owner,
      isStatic: found.isStatic || found.kind == .initializer,
      generics: GenericContext(generics), ownerGenericCount: generics.count,
      result: nil, isThrowing: found.isThrowing)
    let builder = FunctionBuilder(self, id, context: context)
    builder.offset = found.nameSpan.offset
    builder.top = 2 + count
    let base = builder.allocate(2 + types.count + count)
    let first = base + 2 + types.count
    let isBoxed = takesWrapped(found) && !context.isStatic && !found.isMutating
    if isBoxed {
      builder.append(.openOptional, a: base + 1, b: 1)
    } else {
      builder.move(base + 1, from: 1)
    }
    for (index, type) in types.enumerated() {
      builder.emitMetatype(type, into: base + 2 + index)
    }
    let opened = boxedArguments(of: found, count: count)
    for index in 0..<count {
      if opened.contains(index) {
        builder.append(.openOptional, a: first + index, b: 2 + index)
      } else {
        builder.move(first + index, from: 2 + index)
      }
    }
    builder.emitDispatch(function, .direct, callback: nil, base: base)
    // What has changed goes back; the rest is the same.
    if !isBoxed { builder.move(1, from: base + 1) }
    for index in 0..<count where !opened.contains(index) {
      builder.move(2 + index, from: first + index)
    }
    if found.isThrowing { builder.emitErrorCheck() }
    builder.move(0, from: base)
    builder.append(.return)
    builder.finish(parameterCount: 1 + count)
  }

  /// Emits a call of an operator at file scope as a witness of `owner`. A witness takes the type too, and the
  /// operator the types for its type parameters, which follow from that one.
  func emitOperatorThunk(
    _ id: FunctionID, _ member: MemberID, for owner: NominalID, _ types: [Type]
  ) {
    let found = declarations[member]
    let generics = declarations[owner].generics
    let context = FunctionContext(
      parent: nil, role: .plain, name: "", owner: owner, isStatic: true,
      generics: GenericContext(generics), ownerGenericCount: generics.count,
      result: nil, isThrowing: found.isThrowing)
    let builder = FunctionBuilder(self, id, context: context)
    builder.offset = found.nameSpan.offset
    let count = found.parameters.count
    builder.top = 2 + count
    let base = builder.allocate(1 + types.count + count)
    let first = base + 1 + types.count
    for (index, type) in types.enumerated() {
      builder.emitMetatype(type, into: base + 1 + index)
    }
    for index in 0..<count { builder.move(first + index, from: 2 + index) }
    builder.emitDispatch(found.function, .direct, callback: nil, base: base)
    for index in 0..<count where found.parameters[index].isInOut {
      builder.move(2 + index, from: first + index)
    }
    if found.isThrowing { builder.emitErrorCheck() }
    builder.move(0, from: base)
    builder.append(.return)
    builder.finish(parameterCount: 1 + count)
  }

  /// The arguments of a member of `Optional` that may come from an existential, such as those of `==`.
  private func boxedArguments(of member: Member, count: Int) -> Set<Int> {
    guard takesWrapped(member), member.kind == .method else { return [] }
    let first = count - member.parameters.count
    return Set(
      member.parameters.indices.filter {
        member.parameters[$0].type == .optional(.parameter(0)) && !member.parameters[$0].isInOut
      }.map { first + $0 })
  }
}
