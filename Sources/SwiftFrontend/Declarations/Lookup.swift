import SwiftIR

/// A member as seen from a type.
struct FoundMember {
  var id: MemberID
  /// The arguments for the generic parameters of the member's owner.
  var ownerArguments: [Type]
  /// Members of the same signature behind this one, with default arguments that it has not: a call that
  /// leaves these out means one of them.
  var defaulted: [FoundMember] = []
}

extension Compilation {
  /// Returns the members of that name that a value of the type has (or the type itself, when
  /// `isStatic`), overriding ones instead of overridden, a type's own before its protocols'.
  func members(named name: String, of type: Type, isStatic: Bool) -> [FoundMember] {
    let found = lookUp(name, of: type, isStatic)
    guard name == Self.subscriptName else { return found }
    return found.filter { declarations[$0.id].kind != .subscript }
  }

  /// Returns the subscripts of a type, as `members(named:of:isStatic:)` does the members of a name. A function
  /// may be called `subscript`, so no name means them.
  func subscripts(of type: Type, isStatic: Bool) -> [FoundMember] {
    lookUp(Self.subscriptName, of: type, isStatic).filter {
      declarations[$0.id].kind == .subscript
    }
  }

  /// The name under which declarations keep subscripts.
  private static let subscriptName = "subscript"

  /// The library's names for the members of `AnyHashable`, which is an alias of `any Hashable` here.
  private static let erasedNames = [
    "base": "_erasedBase", "description": "_erasedDescription",
    "debugDescription": "_erasedDebugDescription",
  ]

  private func lookUp(_ name: String, of type: Type, _ isStatic: Bool) -> [FoundMember] {
    var found: [FoundMember] = []
    switch type {
    case .nominal(let id, let arguments):
      collect(name, id, arguments, selfType: type, isStatic, &found)
    case .optional(let wrapped):
      if let id = declarations.known.optional {
        collect(name, id, [wrapped], selfType: type, isStatic, &found)
      }
    case .existential(let protocols):
      for proto in protocols {
        if declarations[proto].kind == .class {
          collect(name, proto, [], selfType: .nominal(proto, []), isStatic, &found)
        } else {
          collectFromProtocol(name, proto, selfType: type, isStatic, &found)
        }
      }
      if found.isEmpty, protocols.count == 1, protocols.first == declarations.known.hashable,
        let proto = protocols.first, let erased = Self.erasedNames[name]
      {
        collectFromProtocol(erased, proto, selfType: type, isStatic, &found)
      }
    case .parameter, .member:
      let (protocols, superclass) = bounds(of: type)
      if let superclass {
        found += lookUp(name, of: superclass, isStatic)
      }
      for proto in protocols {
        collectFromProtocol(name, proto, selfType: type, isStatic, &found)
      }
    case .tuple, .function, .metatype, .variable, .error: break
    }
    return withoutHidden(withoutShadowed(found, of: type))
  }

  private func collect(
    _ name: String, _ id: NominalID, _ arguments: [Type], selfType: Type, _ isStatic: Bool,
    _ found: inout [FoundMember]
  ) {
    if name == "init", areMembersCollected { layOut(id) }
    let given = arguments
    var current: (NominalID, [Type])? = (id, arguments)
    while let (nominal, arguments) = current {
      for member in declarations[nominal].members[name] ?? [] {
        append(member, arguments, isStatic, &found)
      }
      // Initialisers are inherited by copies of their own, not by lookup.
      if name == "init" { break }
      if case .nominal(let parent, let written)? = declarations[nominal].superclass {
        current = (parent, written.map { substitute($0, arguments) })
      } else {
        current = nil
      }
    }
    var owner: NominalID? = id
    while let nominal = owner {
      for proto in declarations[nominal].protocols
      where nominal != id || satisfies(conditions(of: id, for: proto), given) {
        collectFromProtocol(name, proto, selfType: selfType, isStatic, &found)
      }
      owner = declarations[nominal].superclass?.nominal
    }
  }

  private func collectFromProtocol(
    _ name: String, _ proto: NominalID, selfType: Type, _ isStatic: Bool,
    _ found: inout [FoundMember]
  ) {
    for member in declarations[proto].members[name] ?? [] {
      append(member, [selfType], isStatic, &found)
    }
    for refined in declarations[proto].protocols {
      for member in declarations[refined].members[name] ?? [] {
        append(member, [selfType], isStatic, &found)
      }
    }
    if let superclass = declarations[proto].generics.first?.superclass {
      found += lookUp(name, of: superclass, isStatic)
    }
  }

  private func append(
    _ id: MemberID, _ arguments: [Type], _ isStatic: Bool, _ found: inout [FoundMember]
  ) {
    let member = declarations[id]
    guard member.isStatic == isStatic || member.kind == .initializer,
      !found.contains(where: { $0.id == id }), satisfies(member.requirements, arguments)
    else { return }
    found.append(FoundMember(id: id, ownerArguments: arguments))
  }

  /// Whether arguments satisfy a where clause, as far as they are known.
  func satisfies(_ requirements: [GenericRequirement], _ arguments: [Type]) -> Bool {
    requirements.allSatisfy { satisfies($0, arguments) }
  }

  private func satisfies(_ requirement: GenericRequirement, _ arguments: [Type]) -> Bool {
    // Requirements on a function's own parameters are checked with the arguments of a call, and
    // static members of a generic type may be named without its arguments: `Task.sleep`.
    func isOpen(_ type: Type) -> Bool {
      type.contains {
        if case .parameter(let index) = $0 { index >= arguments.count } else { false }
      }
    }
    if isOpen(requirement.subject) { return true }
    let subject = substitute(requirement.subject, arguments)
    if subject.hasVariables || subject.hasErrors { return true }
    switch requirement.relation {
    case .conformsTo(let proto): return conforms(subject, to: proto)
    case .inherits(let superclass):
      return isOpen(superclass) || inherits(subject, from: substitute(superclass, arguments))
    case .isSame(let type):
      if isOpen(type) { return type.isTypeParameter || type.nominal == subject.nominal }
      let wanted = substitute(type, arguments)
      return wanted.hasVariables || wanted.hasErrors || subject == wanted
    }
  }

  /// Whether a type is a class or a subclass of it.
  func inherits(_ type: Type, from superclass: Type) -> Bool {
    if type.isTypeParameter {
      return bounds(of: type).superclass.map { inherits($0, from: superclass) } ?? false
    }
    guard let id = superclass.nominal,
      let ancestor = declarations.superclassType(of: type, as: id)
    else { return false }
    return superclass.arguments.isEmpty || normalized(ancestor) == superclass
  }

  /// Whether values of a type may be used as the protocol.
  func conforms(_ type: Type, to proto: NominalID) -> Bool {
    if proto == declarations.known.sendable { return true }
    switch type {
    case .nominal(let id, let arguments):
      return declarations.conforms(id, to: proto)
        && satisfies(conditions(of: id, for: proto), arguments)
    case .optional(let wrapped):
      guard let id = declarations.known.optional else { return false }
      // A value doesn't know that it is in an optional: where it isn't boxed, a witness is looked for in
      // its own type.
      return declarations.conforms(id, to: proto)
        && (boxesOptionals(proto) || conforms(wrapped, to: proto))
        && satisfies(conditions(of: id, for: proto), [wrapped])
    case .existential(let protocols):
      return protocols.contains { declarations.conforms($0, to: proto) }
    case .parameter, .member:
      let (protocols, superclass) = bounds(of: type)
      if let superclass, conforms(superclass, to: proto) { return true }
      return protocols.contains { declarations.conforms($0, to: proto) }
    case .metatype: return proto == declarations.known.anyObject
    case .tuple, .function: return false
    case .variable, .error: return true
    }
  }

  /// The conditions on a type's arguments under which it conforms to a protocol.
  func conditions(of id: NominalID, for proto: NominalID) -> [GenericRequirement] {
    declarations[id].conditions.isEmpty ? [] : declarations[id].conditions[proto] ?? []
  }

  /// Whether a type takes floating-point literals.
  func isFloatingPoint(_ type: Type) -> Bool {
    declarations.known.floatLiteral.map { conforms(type, to: $0) } ?? false
  }

  /// Whether a type's values are references to objects.
  func isClassType(_ type: Type) -> Bool {
    switch type {
    case .nominal(let id, _): return declarations[id].kind == .class
    case .existential(let protocols):
      return protocols.contains {
        declarations[$0].isClassBound || declarations[$0].kind == .class
          || $0 == declarations.known.anyObject
      }
    case .parameter, .member:
      let (protocols, superclass) = bounds(of: type)
      return superclass != nil
        || protocols.contains {
          declarations[$0].isClassBound || $0 == declarations.known.anyObject
        }
    default: return false
    }
  }

  /// The type of a variable or the result of a function, inferred first where it must be.
  func type(of id: MemberID) -> Type {
    let member = declarations[id]
    guard member.type.isError, let variable = pending.types[id] else { return member.type }
    guard pending.variables.insert(id).inserted else {
      report("circular reference in the initial value of '\(member.name)'", at: member.nameSpan)
      return .error
    }
    defer { pending.variables.remove(id) }
    var type = inferType(of: variable, name: member.name)
    // A weak variable is optional without saying so.
    if member.ownership == .weak, !type.isError, type.wrapped == nil { type = .optional(type) }
    pending.types[id] = nil
    declarations[id].type = type
    return type
  }
}
