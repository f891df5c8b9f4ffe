import SwiftIR

// Associated types: the knowledge about `C.Element`, and its type once C is known.
extension Compilation {
  /// The type with generic parameter n replaced by `arguments[n]`, members of known types resolved.
  func substitute(_ type: Type, _ arguments: [Type]) -> Type {
    normalized(type.substituting(arguments))
  }

  /// Replaces members of known types, and members that a where clause equates with a type.
  func normalized(_ type: Type) -> Type {
    guard type.hasMembers else { return type }
    return type.mapping { type in
      guard case .member(let written, let name) = type else { return nil }
      let base = normalized(written)
      if base.isTypeParameter { return sameType(as: .member(base, name)) }
      return memberType(name, of: base) ?? .member(base, name)
    }
  }

  /// The type that equals a type parameter by the where clauses in scope or of the protocols in it.
  private func sameType(as type: Type) -> Type {
    if let same = currentGenerics.sameTypes[type], same != type { return normalized(same) }
    for (same, requirement) in protocolRequirements(on: type) {
      if case .isSame = requirement.relation, let same, same != type { return normalized(same) }
    }
    return type
  }

  /// The requirements that the bounds of a member type's base state about it.
  private func protocolRequirements(
    on type: Type
  ) -> [(same: Type?, requirement: GenericRequirement)] {
    var found: [(Type?, GenericRequirement)] = []
    var prefix = type
    while case .member(let base, let name) = prefix {
      for proto in protocols(boundingMember: name, of: base) {
        for requirement in declarations[proto].requirements {
          let stated = requirement.substituting([base])
          guard stated.subject == type else { continue }
          if case .isSame(let same) = stated.relation {
            found.append((same, stated))
          } else {
            found.append((nil, stated))
          }
        }
      }
      prefix = base
    }
    return found
  }

  private func protocols(boundingMember name: String, of base: Type) -> [NominalID] {
    refinements(of: bounds(of: base).protocols)
  }

  /// Protocols with all that they refine, nearest first.
  func refinements(of protocols: [NominalID]) -> [NominalID] {
    var all: [NominalID] = []
    func visit(_ id: NominalID) {
      if all.contains(id) { return }
      all.append(id)
      for proto in declarations[id].protocols { visit(proto) }
    }
    for proto in protocols { visit(proto) }
    return all
  }

  /// The protocols and the superclass that a type parameter is known to have.
  func bounds(of type: Type) -> (protocols: [NominalID], superclass: Type?) {
    var protocols: [NominalID] = []
    var superclass: Type?
    func add(_ requirement: GenericRequirement) {
      switch requirement.relation {
      case .conformsTo(let proto): if !protocols.contains(proto) { protocols.append(proto) }
      case .inherits(let type): superclass = type
      case .isSame: break
      }
    }
    if case .parameter(let index) = type, currentGenerics.parameters.indices.contains(index) {
      protocols = currentGenerics.parameters[index].protocols
      superclass = currentGenerics.parameters[index].superclass
    }
    for requirement in currentGenerics.requirements where requirement.subject == type {
      add(requirement)
    }
    if case .member = type { protocolRequirements(on: type).forEach { add($0.requirement) } }
    return (protocols, superclass)
  }

  /// A type by its name in another type: nested, an alias, or an associated type.
  func memberType(_ name: String, of base: Type) -> Type? {
    switch base {
    case .nominal(let id, let arguments):
      return typeWitness(name, of: id).map { substitute($0, arguments) }
    case .optional(let wrapped):
      return declarations.known.optional.flatMap { typeWitness(name, of: $0) }.map {
        substitute($0, [wrapped])
      }
    case .parameter, .member:
      let (protocols, superclass) = bounds(of: base)
      if let superclass, let type = memberType(name, of: superclass) { return type }
      for proto in refinements(of: protocols) {
        if let type = memberType(name, inProtocol: proto, of: base) { return normalized(type) }
      }
      return nil
    case .existential(let protocols): return erasedMember(name, of: protocols)
    case .tuple, .function, .metatype, .variable, .error: return nil
    }
  }

  /// Whether a name after a dot means a type.
  func hasMemberType(_ name: String, of base: Type) -> Bool {
    if let id = nominalOrProtocol(base), nestedType(name, of: id) != nil { return true }
    return memberType(name, of: base) != nil
  }

  private func memberType(_ name: String, inProtocol proto: NominalID, of base: Type) -> Type? {
    switch declarations[proto].nestedTypes[name] {
    case .alias(0, let type)?: type.substituting([base])
    case .nominal(let id)?: .nominal(id, [])
    case .alias?, nil: nil
    }
  }

  /// A value of an associated type that nobody knows is known by the bounds of it.
  private func erasedMember(_ name: String, of protocols: [NominalID]) -> Type? {
    let all = refinements(of: protocols)
    guard all.contains(where: { declarations[$0].nestedTypes[name] != nil }) else { return nil }
    let root = Member.GenericParameter(name: "Self", protocols: protocols)
    return withGenerics(GenericContext([root])) {
      let member = normalized(.member(.parameter(0), name))
      guard member.isTypeParameter else { return member }
      let (bounds, superclass) = bounds(of: member)
      return superclass ?? .existential(bounds)
    }
  }

  // MARK: Witnesses

  /// The meaning of a name in a conforming type, in terms of the type's own parameters.
  func typeWitness(_ name: String, of id: NominalID) -> Type? {
    let nominal = declarations[id]
    switch nominal.nestedTypes[name] {
    case .alias(0, let type)?: return type
    case .alias?: return nil
    case .nominal(let nested)?:
      return .nominal(nested, declarations[nested].generics.indices.map { .parameter($0) })
    case nil: break
    }
    if let index = nominal.generics.lastIndex(where: { $0.name == name }), nominal.kind != .protocol
    {
      return .parameter(index)
    }
    if case .nominal(let superclass, let arguments)? = nominal.superclass,
      let type = typeWitness(name, of: superclass)
    {
      return substitute(type, arguments)
    }
    guard areMembersCollected else { return nil }
    return inferTypeWitness(name, of: id)
  }

  private func inferTypeWitness(_ name: String, of id: NominalID) -> Type? {
    let key = InferredWitness(name: name, owner: id)
    let protocols = refinements(of: declarations[id].protocols)
    let isAsked = protocols.contains { declarations[$0].nestedTypes[name] != nil }
    guard isAsked, pending.witnesses.insert(key).inserted else { return nil }
    defer { pending.witnesses.remove(key) }
    let found = withGenerics(genericContext(of: id)) {
      let selfType = declarations.selfType(of: id)
      return aliasInProtocols(name, protocols, selfType)
        ?? witnessFromMembers(name, of: id, protocols, selfType)
        ?? witnessFromRequirements(name, protocols, selfType)
        ?? defaultWitness(name, protocols, selfType)
        ?? witnessFromExtensions(name, protocols, selfType)
    }
    if let found { declarations[id].nestedTypes[name] = .alias(0, found) }
    return found
  }

  /// The alias in a protocol that defines a name: `typealias Pair = (Item, Item)`.
  private func aliasInProtocols(
    _ name: String, _ protocols: [NominalID], _ selfType: Type
  ) -> Type? {
    for proto in protocols {
      if case .alias(0, let type)? = declarations[proto].nestedTypes[name],
        type != .member(.parameter(0), name)
      {
        return settled(substitute(type, [selfType]))
      }
    }
    return nil
  }

  private func witnessFromMembers(
    _ name: String, of id: NominalID, _ protocols: [NominalID], _ selfType: Type
  ) -> Type? {
    for proto in protocols {
      for requirement in declarations[proto].ownMembers.map({ declarations[$0] })
      where requirement.requirement != nil && mentions(name, requirement) {
        var current: NominalID? = id
        while let owner = current {
          for candidate in declarations[owner].members[requirement.name] ?? [] {
            let seen = declarations.superclassType(of: selfType, as: owner)?.arguments
            if let type = witness(
              name, requirement, candidate, selfType, arguments: seen ?? selfType.arguments)
            {
              return type
            }
          }
          current = declarations[owner].superclass?.nominal
        }
      }
    }
    return nil
  }

  private func mentions(_ name: String, _ member: Member) -> Bool {
    let wanted = Type.member(.parameter(0), name)
    return member.type.contains { $0 == wanted }
      || member.parameters.contains { $0.type.contains { $0 == wanted } }
  }

  /// The type that a requirement's witness implies for an associated type.
  private func witness(
    _ name: String, _ requirement: Member, _ id: MemberID, _ selfType: Type, arguments: [Type]
  ) -> Type? {
    let member = declarations[id]
    guard member.kind == requirement.kind, member.isStatic == requirement.isStatic,
      member.requirement == nil, member.generics.count == requirement.generics.count,
      member.kind == .property || member.fullName == requirement.fullName
    else { return nil }
    let result = substitute(type(of: id), arguments)
    var pairs = [(requirement.type, result)]
    for (wanted, own) in zip(requirement.parameters, member.parameters) {
      pairs.append((wanted.type, substitute(own.type, arguments)))
    }
    for (wanted, own) in pairs where !mayMatch(wanted, own, selfType, except: name) { return nil }
    return pairs.lazy.compactMap { self.match($0.0, $0.1, name) }.first.flatMap { settled($0) }
  }

  /// Whether the other parts of a requirement agree with the witness.
  private func mayMatch(
    _ wanted: Type, _ own: Type, _ selfType: Type, except name: String
  ) -> Bool {
    if wanted.contains({ $0 == .member(.parameter(0), name) }) { return true }
    let known = substitute(wanted, [selfType])
    return settled(known) == nil || known == own || own.isError || wanted.hasParameters == false
      || known.wrapped == own || own.nominal == known.nominal && known.nominal != nil
  }

  /// The type, when nothing in it waits for another associated type.
  private func settled(_ type: Type) -> Type? {
    let waits = type.contains {
      if case .member(let base, _) = $0 { !base.isTypeParameter } else { false }
    }
    return waits || type.hasErrors ? nil : type
  }

  /// The part of a type that stands where `Self.name` stands in another.
  private func match(_ pattern: Type, _ type: Type, _ name: String) -> Type? {
    if pattern == .member(.parameter(0), name) { return type }
    func first(_ pairs: some Sequence<(Type, Type)>) -> Type? {
      for (pattern, type) in pairs {
        if let found = match(pattern, type, name) { return found }
      }
      return nil
    }
    switch (pattern, type) {
    case (.nominal(let a, let one), .nominal(let b, let other)) where a == b:
      return first(zip(one, other))
    case (.optional(let a), .optional(let b)), (.metatype(let a), .metatype(let b)):
      return match(a, b, name)
    case (.optional(let a), _): return match(a, type, name)
    case (.tuple(let a), .tuple(let b)) where a.count == b.count:
      return first(zip(a.map(\.type), b.map(\.type)))
    case (.function(let a), .function(let b)) where a.parameters.count == b.parameters.count:
      return first(zip(a.parameters.map(\.type), b.parameters.map(\.type)))
        ?? match(a.result, b.result, name)
    default: return nil
    }
  }

  /// `associatedtype Iterator where Iterator.Element == Element` gives one type from the other.
  private func witnessFromRequirements(
    _ name: String, _ protocols: [NominalID], _ selfType: Type
  ) -> Type? {
    let wanted = Type.member(.parameter(0), name)
    for proto in protocols {
      for requirement in declarations[proto].requirements {
        guard case .isSame(let same) = requirement.relation else { continue }
        for (one, other) in [(requirement.subject, same), (same, requirement.subject)]
        where one == wanted {
          if let type = settled(substitute(other, [selfType])) { return type }
        }
      }
    }
    return nil
  }

  private func defaultWitness(
    _ name: String, _ protocols: [NominalID], _ selfType: Type
  ) -> Type? {
    for proto in protocols {
      if let type = declarations[proto].associatedTypes.first(where: { $0.name == name })?
        .defaultType
      {
        return settled(substitute(type, [selfType]))
      }
    }
    return nil
  }

  /// `extension Sequence where Self == Iterator` gives its own iterator to a type that is one.
  private func witnessFromExtensions(
    _ name: String, _ protocols: [NominalID], _ selfType: Type
  ) -> Type? {
    for proto in protocols {
      for requirement in declarations[proto].ownMembers.map({ declarations[$0] })
      where requirement.requirement != nil && mentions(name, requirement) {
        for extended in protocols {
          for candidate in declarations[extended].members[requirement.name] ?? [] {
            guard
              let type = witness(name, requirement, candidate, selfType, arguments: [selfType]),
              bounds(ofAssociatedType: name, in: protocols).allSatisfy({ conforms(type, to: $0) })
            else { continue }
            return type
          }
        }
      }
    }
    return nil
  }

  /// The protocols that the type for an associated type must conform to.
  func bounds(ofAssociatedType name: String, in protocols: [NominalID]) -> [NominalID] {
    protocols.flatMap { proto in
      declarations[proto].requirements.compactMap {
        guard case .conformsTo(let bound) = $0.relation, $0.subject == .member(.parameter(0), name)
        else { return nil }
        return bound
      }
    }
  }
}

/// A type's associated type that is being inferred.
struct InferredWitness: Hashable {
  var name: String
  var owner: NominalID
}
