import SwiftIR

// Which of two overloads that fit a call equally well is meant: the more specialised one, whose
// arguments the other one would take too.
extension Checker {
  /// An overload with the parameter of each argument.
  typealias Candidate = (found: FoundMember, matching: Matching)

  func isMoreSpecialised(_ one: Candidate, than other: Candidate) -> Bool {
    let key = OverloadPair(one: one.found.id, other: other.found.id)
    let isPlain = one.matching == other.matching
    if isPlain, let known = unit.rankings[key] { return known }
    let (a, b) = (declarations[one.found.id], declarations[other.found.id])
    let types = zip(types(of: a, one.matching), types(of: b, other.matching))
    let pairs = types.filter { !$0.isEmpty && !$1.isEmpty }.map { ($0[0], $1[0]) }
    let result =
      isAsSpecialised(a, as: b, pairs) && !isAsSpecialised(b, as: a, pairs.map { ($1, $0) })
    if isPlain { unit.rankings[key] = result }
    return result
  }

  /// The type of the parameter that takes each argument.
  private func types(of member: Member, _ matching: Matching) -> [[Type]] {
    var types: [[Type]] = []
    for (parameter, arguments) in zip(member.parameters, matching) {
      let type = parameter.argumentType
      for argument in arguments {
        while types.count <= argument { types.append([]) }
        types[argument] = type.map { [$0] } ?? []
      }
    }
    return types
  }

  /// Whether one member is at least as specialised as another: Swift's rules, in their order.
  private func isAsSpecialised(
    _ a: Member, as b: Member, _ parameters: [(Type, Type)]
  ) -> Bool {
    guard a.generics.isEmpty == b.generics.isEmpty else { return a.generics.isEmpty }
    if let owner = a.owner, let other = b.owner {
      if unit.isInProtocol(a), unit.isInProtocol(b) {
        let (isOne, isOther) = (unit.isAsConstrained(a, as: b), unit.isAsConstrained(b, as: a))
        if owner != other || a.requirement == nil && b.requirement == nil, isOne != isOther {
          return isOne
        }
      } else if unit.isInProtocol(a) != unit.isInProtocol(b) {
        return unit.isInProtocol(b)
      }
    }
    var context = unit.genericContext(of: a.owner)
    context.parameters += a.generics
    context.requirements += a.requirements
    return unit.withGenerics(context) { takes(b, parameters, of: a) }
  }

  /// Whether a member takes arguments of the types that another one's parameters have.
  private func takes(_ b: Member, _ parameters: [(Type, Type)], of a: Member) -> Bool {
    let saved = (bindings, waitingMembers)
    defer { (bindings, waitingMembers) = saved }
    let owners = b.owner.map { declarations[$0].generics } ?? []
    let variables = (owners + b.generics).map { _ in freshVariable() }
    var pairs = parameters
    if let owner = a.owner, let other = b.owner {
      pairs.append((declarations.selfType(of: owner), declarations.selfType(of: other)))
    }
    for (own, theirs) in pairs {
      let given = unit.normalized(own.replacing(unit.currentGenerics.sameTypes))
      let wanted = unit.substitute(theirs, variables)
      guard unify(wanted, given) else { return false }
      let bound = resolved(wanted)
      // A value that becomes an optional does not count.
      if bound.optionalDepth > given.optionalDepth { return false }
      if !bound.hasVariables, !canConvert(given, to: bound) { return false }
    }
    let arguments = variables.map { resolved($0) }
    for (argument, parameter) in zip(arguments, owners + b.generics) where !argument.hasVariables {
      guard parameter.protocols.allSatisfy({ unit.conforms(argument, to: $0) }) else {
        return false
      }
      if let superclass = parameter.superclass,
        !canConvert(argument, to: unit.substitute(superclass, arguments))
      {
        return false
      }
    }
    return unit.satisfies(b.requirements, arguments)
  }
}

/// Two overloads that were compared.
struct OverloadPair: Hashable {
  var one: MemberID
  var other: MemberID
}
