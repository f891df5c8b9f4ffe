import SwiftIR

// A value `T?` looks like a T. Where a witness is found by the type of self, an optional therefore comes in
// a box that has its type, as it does in an existential; what is called takes it out of there.

extension Compilation {
  /// Whether members of the protocol get self in a box when it is an optional. The library's protocols
  /// do without: its code is compiled before a program makes `Optional` conform, and what it does itself
  /// for an optional is what the payload does.
  func boxesOptionals(_ proto: NominalID) -> Bool {
    guard let optional = declarations.known.optional, declarations[proto].kind == .protocol,
      declarations[proto].module == .scenario
    else { return false }
    return declarations.conforms(optional, to: proto)
  }

  /// Whether an optional may be in an existential of the type.
  func mayHoldOptional(_ type: Type) -> Bool {
    guard case .existential(let protocols) = type, let optional = declarations.known.optional
    else { return false }
    return protocols.allSatisfy {
      $0 == declarations.known.sendable || declarations.conforms(optional, to: $0)
    }
  }
}

extension FunctionBuilder {
  /// Whether the base of a member is passed in a box when it is an optional.
  func takesBox(_ member: Member, on base: TypedExpr) -> Bool {
    guard let owner = member.owner, !member.isStatic, member.kind != .initializer,
      base.type.wrapped != nil || base.type.isTypeParameter
    else { return false }
    return compilation.boxesOptionals(owner)
  }

  /// The base of a member as it is passed.
  func receiver(_ base: TypedExpr, of member: Member) -> TypedExpr {
    guard let owner = member.owner, takesBox(member, on: base) else { return base }
    return TypedExpr(.erase(base), .existential([owner]), base.span)
  }

  /// The register of self as a value. The first one keeps the box, which tells what `Self` is.
  func openedSelf(_ local: Local) -> Int {
    guard let context, let owner = context.owner, !context.isStatic, !local.isInOut,
      compilation.boxesOptionals(owner)
    else { return 1 }
    let register = allocate()
    append(.openOptional, a: register, b: 1)
    return register
  }

  /// The arguments of a call. An optional leaves its box where `any P` is passed as a T, unless the result
  /// depends on T: that would have to get back into a box.
  func openingOptionals(in call: TypedExpr.Call) -> [Slot] {
    let member = member(call.member)
    let ownCount = member.owner.map { compilation.declarations[$0].generics.count } ?? 0
    let opened = call.opened.filter { generic, argument in
      let parameter = Type.parameter(ownCount + generic)
      return compilation.mayHoldOptional(call.generics[generic])
        && member.parameters[argument].type == parameter
        && !member.type.contains { $0 == parameter }
    }.values
    return call.arguments.enumerated().map { index, argument in
      if opened.contains(index), case .value(let value) = argument { return .opened(value) }
      return .argument(argument)
    }
  }

  /// Takes optionals out of the boxes in a call's window, when their types have been asked for. The boxes
  /// stay alive in registers below.
  func openOptionals(in slots: [Slot], at first: Int) {
    for index in slots.indices {
      guard case .opened = slots[index] else { continue }
      append(.openOptional, a: first + index, b: first + index)
    }
  }
}
