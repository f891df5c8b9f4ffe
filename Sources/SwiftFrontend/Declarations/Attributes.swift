import SwiftIR

/// The meaning of attributes that a program declares itself.
extension Compilation {
  /// The type that an attribute names, if it has a role as an attribute.
  func attributeType(
    _ attribute: Decl.CustomAttribute, in owner: NominalID?
  ) -> (type: Type, roles: NominalDeclaration.Roles)? {
    let before = diagnostics
    defer { diagnostics = before }
    let scope = TypeScope(owner: owner, generics: genericContext(of: owner))
    let type = resolve(attribute.type, in: scope)
    guard let id = type.nominal else { return nil }
    let roles = declarations[id].roles.intersection([
      .propertyWrapper, .resultBuilder, .globalActor,
    ])
    return roles.isEmpty ? nil : (type, roles)
  }

  /// Says that nothing declares an attribute, unless it may be declared elsewhere.
  func refuse(_ attribute: Decl.CustomAttribute, in owner: NominalID?) {
    guard !mayBeElsewhere(attribute, in: owner) else { return }
    report("'@\(attribute.type.written)' is not supported", at: attribute.span)
  }

  /// Reads the attributes of a function or variable. Property wrappers are read with the variable.
  func readCustomAttributes(of decl: Decl, into member: inout Member) {
    for attribute in decl.customAttributes {
      let found = attributeType(attribute, in: member.owner)
      let roles = found?.roles ?? []
      if roles.contains(.resultBuilder) {
        member.builder = found?.type
      } else if roles.contains(.globalActor) {
        member.isIsolated = true
      } else if !(roles.contains(.propertyWrapper) && member.kind == .property) {
        refuse(attribute, in: member.owner)
      }
    }
  }

  /// A type's attributes may only be global actors, and macros from elsewhere.
  func checkCustomAttributes(of decl: Decl, on id: NominalID, in owner: NominalID?) {
    for attribute in decl.customAttributes
    where attributeType(attribute, in: owner)?.roles.contains(.globalActor) != true {
      if attribute.isObservable && declarations[id].kind == .class {
        // The macro gives it more members than those that are observed.
        if unresolved.areAllowed { unresolved.attributed.insert(id) }
      } else if mayBeElsewhere(attribute, in: owner) {
        unresolved.attributed.insert(id)
      } else {
        refuse(attribute, in: owner)
      }
    }
  }

  /// The result builder that makes the value of a function or a computed property: its own, or that
  /// of the requirement that it meets.
  func builder(of id: MemberID) -> Type? {
    let member = declarations[id]
    if let builder = member.builder { return builder }
    guard module == .scenario, let owner = member.owner else { return nil }
    for proto in declarations[owner].protocols where declarations[proto].module == .scenario {
      for other in declarations[proto].members[member.name] ?? [] {
        let requirement = declarations[other]
        if requirement.builder != nil, requirement.kind == member.kind,
          requirement.fullName == member.fullName
        {
          return requirement.builder
        }
      }
    }
    return nil
  }
}

extension TypeExpr {
  /// The name as it is written, without generic arguments.
  fileprivate var written: String {
    switch kind {
    case .name(let name, _): name
    case .member(let base, let name, _): base.written + "." + name
    default: "_"
    }
  }
}
