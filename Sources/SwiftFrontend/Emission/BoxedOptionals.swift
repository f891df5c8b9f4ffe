import SwiftIR

// A value `T?` looks like a T. Where a witness is found by the type of self, an optional therefore comes in
// a box that has its type, as it does in an existential; what is called takes it out of there.

extension Compilation {
  /// Whether members of the protocol get self in a box when it is an optional. Where only an optional of what
  /// conforms does, as in the library, they need none: what the library does itself for such an optional is
  /// what the payload does. A program's conformance may do anything.
  func boxesOptionals(_ proto: NominalID) -> Bool {
    guard let optional = declarations.known.optional, declarations[proto].kind == .protocol,
      declarations.conforms(optional, to: proto)
    else { return false }
    return conditions(of: optional, for: proto).isEmpty
      || module == .scenario && !protocolsOfOptional.contains(proto)
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
      base.type.wrapped != nil || base.type.isTypeParameter, !givesBack(member, of: .parameter(0))
    else { return false }
    return compilation.boxesOptionals(owner)
  }

  /// Whether code that takes no boxes apart gives a parameter's value as its result. The library's is older
  /// than a program's conformances: it calls requirements on a box as on any value.
  private func givesBack(_ member: Member, of parameter: Type) -> Bool {
    member.module != .scenario && member.requirement == nil
      && member.type.strippingOptionals == parameter
  }

  /// The arguments of a call of the library's code, which boxes no optional itself where it takes a T.
  func boxingOptionals(_ arguments: [TypedArgument], of member: Member) -> [TypedArgument] {
    guard member.module != .scenario, !member.generics.isEmpty else { return arguments }
    let ownCount = member.owner.map { compilation.declarations[$0].generics.count } ?? 0
    return arguments.enumerated().map { index, argument in
      guard case .value(let value) = argument, member.parameters.indices.contains(index),
        value.type.wrapped != nil || value.type.isTypeParameter,
        case .parameter(let number) = member.parameters[index].type, number >= ownCount,
        !givesBack(member, of: .parameter(number)),
        let proto = member.generics[number - ownCount].protocols.first(
          where: { compilation.boxesOptionals($0) })
      else { return argument }
      return .value(TypedExpr(.erase(value), .existential([proto]), value.span))
    }
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
    return boxingOptionals(call.arguments, of: member).enumerated().map { index, argument in
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
