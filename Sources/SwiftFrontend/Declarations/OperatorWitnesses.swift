import SwiftIR

// Operators at file scope as witnesses: `func * (a: Vector, b: Double) -> Vector` stands for the requirement
// `static func * (a: Self, b: Double) -> Self`, and a generic one for those of all types that it takes.
extension Compilation {
  /// The function behind which an operator at file scope is the witness of a requirement. A type's own
  /// operator goes first; one that a protocol gives it goes before a generic one.
  func operatorWitness(
    for wanted: Member, of owner: NominalID, _ type: Type, besides own: MemberID?
  ) -> FunctionID? {
    let inherited = own.map { declarations[$0] }
    guard module == .scenario, wanted.isStatic, wanted.kind == .method, isOperator(wanted.name),
      inherited.map(isInProtocol) ?? true,
      let found = bestOperator(for: wanted, of: type, mayBeGeneric: inherited == nil)
    else { return nil }
    let function = newFunction(
      displayName(wanted), at: declarations[found.id].nameSpan, isHidden: true)
    pending.bodies.append(
      PendingBody(
        function: function, member: found.id, owner: owner, source: .operatorThunk(found.types)))
    return function
  }

  /// The program's operator at file scope that takes values of a type alone; a type's own goes first.
  func globalOperator(_ name: String, on type: Type) -> MemberID? {
    guard module == .scenario, isOperator(name), let ids = declarations.globals[name],
      type.nominal.map({ declarations[$0].members[name] == nil }) ?? true
    else { return nil }
    return ids.first { id in
      let member = declarations[id]
      return member.module == module && member.generics.isEmpty && !member.parameters.isEmpty
        && member.parameters.allSatisfy { $0.type == type && !$0.isInOut }
    }
  }

  /// The operator that stands for a requirement, with the types that it takes for its type parameters: one
  /// that isn't generic, or else the most constrained.
  private func bestOperator(
    for wanted: Member, of type: Type, mayBeGeneric: Bool
  ) -> (id: MemberID, types: [Type])? {
    var best: (id: MemberID, types: [Type])?
    for id in declarations.globals[wanted.name] ?? [] {
      let isGeneric = !declarations[id].generics.isEmpty
      guard declarations[id].module == module, mayBeGeneric && type.wrapped == nil || !isGeneric,
        let types = types(taken: declarations[id], for: wanted, of: type)
      else { continue }
      if !isGeneric { return (id, types) }
      if let best, !isMoreBound(declarations[id], than: declarations[best.id]) { continue }
      best = (id, types)
    }
    return best
  }

  /// The types for the type parameters of an operator where it stands for a requirement; nil where it can't.
  private func types(taken member: Member, for wanted: Member, of type: Type) -> [Type]? {
    guard wanted.generics.isEmpty, member.isPostfix == wanted.isPostfix,
      member.parameters.map(\.isInOut) == wanted.parameters.map(\.isInOut)
    else { return nil }
    let own = member.parameters.map(\.type) + [member.type]
    let theirs = (wanted.parameters.map(\.type) + [wanted.type]).map { substitute($0, [type]) }
    let pairs = Array(zip(own, theirs))
    let types = member.generics.indices.compactMap { index in
      pairs.lazy.compactMap { self.part(of: $1, at: .parameter(index), in: $0) }.first
    }
    guard types.count == member.generics.count,
      pairs.allSatisfy({ substitute($0, types) == $1 }),
      zip(member.generics, types).allSatisfy({ mayBe($1, $0, types) }),
      satisfies(member.requirements, types)
    else { return nil }
    return types
  }

  /// Whether a type has the bounds of a type parameter.
  private func mayBe(
    _ type: Type, _ parameter: Member.GenericParameter, _ types: [Type]
  ) -> Bool {
    parameter.protocols.allSatisfy { conforms(type, to: $0) }
      && parameter.superclass.map { inherits(type, from: substitute($0, types)) } ?? true
  }

  /// Whether the type parameters of one operator have the bounds of those of another, and more.
  private func isMoreBound(_ one: Member, than other: Member) -> Bool {
    func implies(_ a: Member, _ b: Member) -> Bool {
      a.generics.count == b.generics.count
        && zip(a.generics, b.generics).allSatisfy { given, asked in
          let known = refinements(of: given.protocols)
          return asked.protocols.allSatisfy { known.contains($0) }
        }
    }
    return implies(one, other) && !implies(other, one)
  }
}
