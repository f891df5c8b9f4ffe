import SwiftIR

extension UnresolvedUses {
  /// Whether no known function of a name takes such arguments, and others may be declared
  /// elsewhere.
  func mayBeCalled(
    besides found: [FoundMember], on type: Type?, _ arguments: [Expr.Argument]
  ) -> Bool {
    guard unit.unresolved.areAllowed, type.map(unit.mayHaveUnresolvedMembers) ?? true else {
      return false
    }
    // A call means the file's own functions, unless the type inherits others of the name.
    let isOwn = found.contains {
      let member = declarations[$0.id]
      return member.module == unit.module && member.kind != .initializer
        && !(member.owner.map(unit.hasUnresolvedAncestor) ?? false)
    }
    guard !isOwn else { return false }
    return !found.contains { checker.isTaken(arguments, by: $0) }
  }

  /// Whether a call may mean an undeclared overload of one of UIKit's functions that does not take
  /// the arguments; a mistake in a closure argument is still reported.
  func mayBeOverloaded(_ found: [FoundMember], _ arguments: [Expr.Argument]) -> Bool {
    guard unit.unresolved.areAllowed,
      found.allSatisfy({ declarations[$0.id].module != unit.module })
    else { return false }
    return arguments.allSatisfy { argument in
      if case .closure = argument.value.kind { return false }
      return !checker.attempt {
        checker.outsideChain { checker.check(argument.value) }
      }.failed
    }
  }

  /// A call of a function from elsewhere that has the name of a known property, which nobody can call:
  /// `.gray(.light)` beside `UIColor.gray`.
  func call(beside property: TypedExpr, _ site: CallSite) -> TypedExpr? {
    let id: MemberID
    switch property.kind {
    case .property(_, let member, _, _, _), .field(_, let member, _), .global(let member):
      id = member
    default: return nil
    }
    guard areAllowed, let owner = declarations[id].owner, unit.isPartlyUnresolved(owner) else {
      return nil
    }
    return placeholder([], site.arguments, at: site.span)
  }

  /// Whether a type that a call leaves open may be that of an argument from elsewhere.
  func explainsOpenType(_ arguments: [TypedArgument?]) -> Bool {
    unit.unresolved.areAllowed
      && arguments.contains {
        switch $0 {
        case .value(let value)?, .inOut(let value)?: value.type.hasErrors
        case .variadic(let values, _)?: values.contains { $0.type.hasErrors }
        case .byDefault?, nil: false
        }
      }
  }

  /// The result of a call with such arguments, which might have the type of one of them.
  func resultType(_ type: Type, of member: Member, _ arguments: [TypedArgument?]) -> Type {
    guard explainsOpenType(arguments) else { return type }
    if !member.generics.isEmpty, member.type.isTypeParameter { return .error }
    return type.mapping { if case .variable = $0 { .error } else { nil } }
  }

  /// An argument from elsewhere, when the other arguments have shown its type.
  func argument(_ argument: TypedArgument, as type: Type, at span: Span) -> TypedArgument {
    guard case .value(let value) = argument, value.type.isError else { return argument }
    var type = type
    let shape = type.mapping { if case .variable = $0 { .error } else { nil } }
    if case .function = shape {
      // It will be called, whatever it takes and gives.
      type = shape
    } else if type.hasErrors || type.hasVariables {
      return argument
    }
    guard let known = use([value], as: type, at: span) else { return argument }
    return .value(known)
  }

  /// The value of a call that asks something from elsewhere what only a known type can answer: such as
  /// `Set<Int>(theirs)`, which asks for the elements of a sequence, or `[theirs].sorted()`, which
  /// compares them.
  func call(
    _ chosen: Checker.Chosen, _ parts: [TypedExpr], _ site: CallSite, result: Type
  ) -> TypedExpr? {
    let member = declarations[chosen.found.id]
    guard unit.unresolved.areAllowed,
      asksArgument(chosen, member) || asksPart(chosen, member)
    else { return nil }
    // An object around something unknown would be asked what only its parts can answer.
    let known = declarations.known
    let isEmptyCollection = [known.array, known.dictionary, known.set].contains(result.nominal)
    let isOpen = member.returnsSelf || result.hasErrors && !isEmptyCollection
    return use(parts, site.arguments, as: isOpen ? nil : result, at: site.span)
  }

  /// Whether an argument from elsewhere must conform to something.
  private func asksArgument(_ chosen: Checker.Chosen, _ member: Member) -> Bool {
    let isUnknown = zip(chosen.arguments, member.parameters).contains { argument, parameter in
      guard case .value(let value) = argument else { return false }
      return value.type.isError && parameter.type.isTypeParameter
    }
    return isUnknown && chosen.generics.contains(where: \.isError)
      && member.generics.contains { !$0.protocols.isEmpty }
  }

  /// Whether a part of the receiver or of what is made, such as an array's element, is from elsewhere
  /// and must conform to something for the sake of this member.
  private func asksPart(_ chosen: Checker.Chosen, _ member: Member) -> Bool {
    guard member.module == .library else { return false }
    let arguments = chosen.found.ownerArguments.map(checker.resolved)
    let parameters = member.owner.map { declarations[$0].generics } ?? []
    if zip(arguments, parameters).contains(where: { $0.isError && !$1.protocols.isEmpty }) {
      return true
    }
    return member.requirements.contains { requirement in
      guard case .conformsTo = requirement.relation else { return false }
      return checker.resolved(unit.substitute(requirement.subject, arguments + chosen.generics))
        .isError
    }
  }

  /// Arguments for a call that is not written: defaults where there are some, else created ones.
  func arguments(
    for member: Member, _ ownerArguments: [Type], _ make: (Type) -> TypedExpr?
  ) -> [TypedArgument] {
    member.parameters.map { parameter in
      if let standard = unit.defaultArgument(of: parameter, ownerArguments) { return standard }
      let type = unit.substitute(parameter.type, ownerArguments)
      if parameter.isVariadic { return .variadic([], array: type) }
      return .value(make(type) ?? placeholder([], at: member.nameSpan))
    }
  }

  /// Whether a call is an initialiser that may fail and gets something from elsewhere: `Float(unknown)` is
  /// meant to give a number.
  func mayFailForNothing(_ chosen: Checker.Chosen) -> Bool {
    areAllowed && declarations[chosen.found.id].isFailable
      && chosen.arguments.contains { argument in
        if case .value(let value) = argument { value.isUnresolved } else { false }
      }
  }

  /// `super.init(…)` in a class whose superclass nobody knows.
  func delegation(
    from owner: NominalID, _ arguments: [Expr.Argument], at span: Span
  ) -> TypedExpr? {
    guard unit.unresolved.areAllowed, unit.unresolved.heirs.contains(owner) else { return nil }
    return TypedExpr(placeholder([], arguments, at: span).kind, .void, span)
  }

  /// `super.init(…)` with an initialiser from elsewhere: the known superclass's that takes the least.
  func delegation(
    to found: [FoundMember], isSuper: Bool, _ arguments: [Expr.Argument], at span: Span
  ) -> TypedExpr {
    let designated = found.filter {
      let member = declarations[$0.id]
      return !member.isConvenience && member.unavailable == nil && !member.isFailable
    }
    let written = placeholder([], arguments, at: span)
    guard case .unresolved(let parts, _) = written.kind,
      let chosen = designated.min(by: {
        declarations[$0.id].parameters.count < declarations[$1.id].parameters.count
      })
    else { return written }
    let made = self.arguments(for: declarations[chosen.id], chosen.ownerArguments) {
      substitute([], as: $0, at: span)
    }
    let delegate = TypedExpr(.delegate(chosen.id, isSuper: isSuper, made, []), .void, span)
    return TypedExpr(.unresolved(parts, delegate), .void, span)
  }

  /// `T(…)` with an initialiser from elsewhere: a substitute of a type of the file itself, since its
  /// properties are known.
  func construction(
    of type: Type, _ subject: Type, _ arguments: [Expr.Argument], at span: Span
  ) -> TypedExpr? {
    let isOwn = subject.nominal.map { declarations[$0].module == unit.module } ?? false
    return use([], arguments, as: isOwn ? type : nil, at: span)
  }
}
