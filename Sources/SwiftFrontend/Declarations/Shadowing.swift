import SwiftIR

// Members of one name and one signature, of which a call can mean only one: the overriding one, the
// witness rather than the requirement, the most specialised default, the program's own rather than
// the library's.
extension Compilation {
  /// The members without those that another one shadows, in their order.
  func withoutShadowed(_ found: [FoundMember], of type: Type) -> [FoundMember] {
    guard found.count > 1 else { return found }
    var kept: [FoundMember] = []
    for var candidate in found {
      if let index = kept.firstIndex(where: { shadows($0, candidate, of: type) }) {
        keepDefaults(of: candidate, behind: &kept[index])
        continue
      }
      kept.removeAll { other in
        guard shadows(candidate, other, of: type) else { return false }
        keepDefaults(of: other, behind: &candidate)
        return true
      }
      kept.append(candidate)
    }
    return kept
  }

  /// A default for a requirement may have default arguments, which a requirement can't have: the one in its
  /// place doesn't take a call without these. What a subclass overrides is gone with its arguments.
  private func keepDefaults(of shadowed: FoundMember, behind one: inout FoundMember) {
    let (a, b) = (declarations[one.id], declarations[shadowed.id])
    let hasMore = zip(a.parameters, b.parameters).contains { !$0.hasDefault && $1.hasDefault }
    if isInProtocol(b), hasMore {
      one.defaulted.append(FoundMember(id: shadowed.id, ownerArguments: shadowed.ownerArguments))
    }
    one.defaulted += shadowed.defaulted
  }

  /// Whether one member takes the place of another, which may be one found earlier.
  private func shadows(_ one: FoundMember, _ other: FoundMember, of type: Type) -> Bool {
    let (a, b) = (declarations[one.id], declarations[other.id])
    guard haveSameSignature(a, one.ownerArguments, b, other.ownerArguments) else {
      return isCopy(b, besideFunction: a)
    }
    // Whether the arguments of a type meet requirements is known with them.
    if !a.requirements.isEmpty, isOpen(one) { return false }
    if a.owner == b.owner, a.module != b.module, a.requirement == nil, b.requirement == nil,
      isAsConstrained(a, as: b)
    {
      return a.module > b.module
    }
    switch (isInProtocol(a), isInProtocol(b)) {
    case (false, false):
      guard a.owner == b.owner else { return isSubclass(a.owner, of: b.owner) }
      return isAsConstrained(a, as: b) && !isAsConstrained(b, as: a)
    case (false, true): return !isCopy(a, beside: b)
    case (true, false): return isCopy(b, beside: a)
    case (true, true): return prevails(a, over: b, in: type)
    }
  }

  private func isOpen(_ found: FoundMember) -> Bool {
    let count = declarations[found.id].owner.map { declarations[$0].generics.count } ?? 0
    return found.ownerArguments.count < count
      || found.ownerArguments.contains(where: \.hasVariables)
  }

  /// Whether one protocol member prevails over another.
  private func prevails(_ a: Member, over b: Member, in type: Type) -> Bool {
    switch (a.requirement != nil, b.requirement != nil) {
    // The witness of a known type is one of its own members or of the defaults.
    case (false, true):
      return type.nominal != nil && !b.isOptionalRequirement || type.wrapped != nil
    case (true, false):
      let isWitnessKnown = type.nominal != nil && !a.isOptionalRequirement || type.wrapped != nil
      return !isWitnessKnown
    case (true, true), (false, false):
      return a.owner == b.owner
        ? isAsConstrained(a, as: b) && !isAsConstrained(b, as: a) : isAsConstrained(a, as: b)
    }
  }

  func isInProtocol(_ member: Member) -> Bool {
    member.owner.map { declarations[$0].kind == .protocol } == true
  }

  private func isSubclass(_ id: NominalID?, of other: NominalID?) -> Bool {
    guard let id, let other else { return false }
    return declarations.isSubclass(id, of: other)
  }

  /// Whether a query of Array stands for a sequence's of that name, written again for speed, so that
  /// a program's own shadows both.
  private func isCopy(_ member: Member, beside own: Member) -> Bool {
    guard own.module == .scenario, own.requirement == nil, member.module == .library,
      let owner = member.owner, !member.isMutating, !member.isStatic,
      owner == declarations.known.array || isQuery(member, of: owner)
    else { return false }
    return member.kind != .initializer && member.kind != .subscript && member.opcode == nil
  }

  /// Whether a text or range has a query that natively only sequences and collections have.
  private func isQuery(_ member: Member, of owner: NominalID) -> Bool {
    ["String", "Substring", "ArraySlice", "Range", "ClosedRange"].contains(declarations[owner].name)
      && [
        "first", "last", "map", "compactMap", "flatMap", "forEach", "reduce", "allSatisfy",
        "sorted",
        "min", "max", "firstIndex", "lastIndex", "randomElement", "shuffled", "prefix", "suffix",
        "dropFirst", "dropLast", "drop", "split", "reversed", "enumerated",
      ].contains(member.name)
  }

  /// Whether a function of the library stands for a generic one of that name, written again for speed, that
  /// a program's own shadows.
  private func isCopy(_ function: Member, besideFunction own: Member) -> Bool {
    guard own.owner == nil, function.owner == nil, own.module == .scenario,
      function.module == .library, function.generics.isEmpty, !own.generics.isEmpty,
      own.fullName == function.fullName
    else { return false }
    return (declarations.globals[own.name] ?? []).contains {
      declarations[$0].module == .library && haveSameSignature(own, [], declarations[$0], [])
    }
  }

  /// Whether what holds where one member is declared meets the requirements of the other.
  func isAsConstrained(_ one: Member, as other: Member) -> Bool {
    if other.requirements.isEmpty, one.owner == other.owner { return true }
    if one.requirements.isEmpty, one.owner == other.owner { return false }
    guard let owner = one.owner, let otherOwner = other.owner else {
      return one.requirements == other.requirements
    }
    var context = genericContext(of: owner)
    context.parameters += one.generics
    context.requirements += one.requirements
    return withGenerics(context) {
      let selfType = declarations[owner].selfType(owner)
      if declarations[otherOwner].kind == .protocol, !conforms(selfType, to: otherOwner) {
        return false
      }
      let known = declarations[otherOwner].kind == .protocol ? [selfType] : selfType.arguments
      return satisfies(
        other.requirements, known.map { $0.replacing(currentGenerics.sameTypes) })
    }
  }

  func haveSameBounds(_ a: [Member.GenericParameter], _ b: [Member.GenericParameter]) -> Bool {
    a.elementsEqual(b) { Set($0.protocols) == Set($1.protocols) && $0.superclass == $1.superclass }
  }

  /// Whether two members seen from a type are called alike and give the same.
  private func haveSameSignature(
    _ a: Member, _ arguments: [Type], _ b: Member, _ others: [Type]
  ) -> Bool {
    guard a.kind == b.kind || a.kind == .enumCase || b.kind == .enumCase else { return false }
    if a.kind == .property || a.kind == .enumCase || b.kind == .enumCase {
      return a.kind != .method && b.kind != .method || a.fullName == b.fullName
    }
    guard a.parameters.count == b.parameters.count, haveSameBounds(a.generics, b.generics),
      a.isPostfix == b.isPostfix,
      zip(a.parameters, b.parameters).allSatisfy({
        $0.label == $1.label && $0.isVariadic == $1.isVariadic
          && $0.isAutoclosure == $1.isAutoclosure
      })
    else { return false }
    var (one, other) = (signature(of: a, arguments), signature(of: b, others))
    if a.module != b.module, a.isRethrowing != b.isRethrowing {
      // A closure that may throw is no other parameter.
      one.parameters = one.parameters.map(withoutThrowing)
      other.parameters = other.parameters.map(withoutThrowing)
    }
    return one == other
  }

  private func withoutThrowing(_ type: Type) -> Type {
    guard case .function(var function) = type else { return type }
    function.isThrowing = false
    return .function(function)
  }

  /// The types of a function's parameters and result as seen from a type, its own generic parameters
  /// by position, and its requirements on these.
  private func signature(of member: Member, _ arguments: [Type]) -> Signature {
    let own = member.generics.indices.map { Type.variable(-1 - $0) }
    let count = member.owner.map { declarations[$0].generics.count } ?? 0
    let all =
      arguments + (arguments.count..<max(arguments.count, count)).map { .parameter($0) } + own
    return Signature(
      parameters: member.parameters.map { substitute($0.type, all) },
      result: member.kind == .initializer ? .void : substitute(member.type, all),
      requirements: own.isEmpty
        ? []
        : member.requirements.filter { requirement in
          requirement.subject.contains {
            if case .parameter(let index) = $0 { index >= count } else { false }
          }
        }.map { $0.substituting(all) })
  }

  private struct Signature: Equatable {
    var parameters: [Type]
    var result: Type
    var requirements: [GenericRequirement]
  }
}
