import Diagnostics
import SwiftIR

extension Compilation {
  /// Enters the names of all types of the files, nested ones included.
  func collectNominals(in items: [Stmt]) {
    for item in items {
      guard case .decl(let decl) = item.kind else { continue }
      if case .nominal(let nominal) = decl.kind { declare(nominal, decl, in: nil) }
    }
  }

  @discardableResult
  func declare(_ nominal: Decl.Nominal, _ decl: Decl, in parent: NominalID?) -> NominalID {
    let kind: Nominal.Kind =
      switch nominal.kind {
      case .class: .class
      case .struct: .struct
      case .enum: .enum
      case .protocol: .protocol
      }
    let semantics = decl.semantics
    let id: NominalID
    if module == .library, let primitive = primitiveNominal(nominal.name, semantics) {
      id = primitive
    } else {
      id = NominalID(rawValue: UInt32(program.nominals.count))
      var made = Nominal(kind: kind, name: nominal.name)
      if semantics == "vdl.primitive.array" { made.kind = .array }
      if semantics == "vdl.primitive" { made.kind = .primitive }
      made.isScenario = module == .scenario
      made.isLibrary = module == .library
      program.nominals.append(made)
    }
    var declaration = NominalDeclaration(
      name: nominal.name, kind: program.nominals[Int(id.rawValue)].kind, module: module,
      span: decl.span, nameSpan: decl.nameSpan, parent: parent)
    declaration.access = decl.access
    declaration.isFinal = decl.modifiers.contains(.final) || nominal.isActor
    declaration.roles = decl.roles
    if nominal.isActor { declaration.roles.insert(.actor) }
    // A protocol that Objective-C sees is for objects.
    if kind == .protocol, decl.isObjC { declaration.isClassBound = true }
    while declarations.nominals.count <= Int(id.rawValue) {
      declarations.nominals.append(
        NominalDeclaration(
          name: "", kind: .struct, module: module, span: decl.span, nameSpan: decl.span,
          parent: nil))
    }
    declarations[id] = declaration
    if let parent {
      if declarations[parent].nestedTypes[nominal.name] != nil {
        report("invalid redeclaration of '\(nominal.name)'", at: decl.nameSpan)
      }
      declarations[parent].nestedTypes[nominal.name] = .nominal(id)
    } else {
      enterGlobal(.nominal(id), as: nominal.name, decl)
      if module == .library {
        for (name, path) in KnownNominals.names where name == nominal.name {
          declarations.known[keyPath: path] = id
        }
      }
    }
    nominalDecls.append((id, nominal, decl.span))
    if !decl.customAttributes.isEmpty { pending.attributedTypes.append((decl, id, parent)) }
    for member in nominal.members {
      if case .nominal(let nested) = member.kind { declare(nested, member, in: id) }
    }
    return id
  }

  private func primitiveNominal(_ name: String, _ semantics: String?) -> NominalID? {
    guard semantics == "vdl.primitive" else { return nil }
    return NominalID.primitiveNames.firstIndex(of: name).map { NominalID(rawValue: UInt32($0)) }
  }

  /// Works out the header of every type: generic parameters, superclass, protocols. Before the extensions
  /// are read, an alias may name a type that is declared in one.
  func resolveHeaders(from start: Int = 0, beforeExtensions: Bool = false) {
    let nominalDecls = Array(self.nominalDecls[start...])
    for (id, nominal, _) in nominalDecls {
      var generics: [Member.GenericParameter] = []
      if let parent = declarations[id].parent { generics = declarations[parent].generics }
      if nominal.kind == .protocol {
        generics = [Member.GenericParameter(name: "Self", protocols: [id])]
      } else {
        generics += nominal.generics.map {
          Member.GenericParameter(name: $0.name, protocols: [])
        }
      }
      declarations[id].generics = generics
      let index = Int(id.rawValue)
      program.nominals[index].genericParameterCounts = [generics.count]
      if let parent = declarations[id].parent, !declarations[parent].isBlock {
        let outer = program.nominals[Int(parent.rawValue)]
        program.nominals[index].genericParameterCounts.insert(
          contentsOf: outer.genericParameterCounts, at: 0)
        program.nominals[index].outerNames = outer.outerNames + [outer.name]
      }
    }
    for (id, nominal, _) in nominalDecls { declareMemberTypes(of: nominal, in: id) }
    resolveAliases(isLast: false)
    // Bounds are read once the refinements of the protocols in them are known.
    for (id, nominal, span) in nominalDecls where nominal.kind == .protocol {
      resolveInherited(nominal.inherited, of: id, span: span)
    }
    for (id, nominal, _) in nominalDecls where nominal.kind == .protocol {
      checkRefined(id)
    }
    guard !hasExcessiveAncestors else { return }
    for (id, nominal, _) in nominalDecls where nominal.kind == .protocol {
      readAssociatedTypes(of: nominal, in: id)
    }
    // A where clause may name further ones.
    for (id, nominal, _) in nominalDecls where nominal.kind == .protocol {
      checkRefined(id)
    }
    guard !hasExcessiveAncestors else { return }
    for (id, nominal, span) in nominalDecls where nominal.kind != .protocol {
      readGenerics(of: nominal, in: id)
      resolveInherited(nominal.inherited, of: id, span: span)
      if nominal.isActor, case .nominal(let actor)? = declarations.types["Actor"] {
        declarations[id].protocols.append(actor)
      }
    }
    resolveAliases(isLast: !beforeExtensions)
    for (id, _, _) in nominalDecls { checkSuperclassCycle(id) }
  }

  /// Enters the names of aliases and associated types.
  private func declareMemberTypes(of nominal: Decl.Nominal, in id: NominalID) {
    if nominal.kind == .protocol {
      declarations[id].primaryAssociatedTypes = nominal.generics.map(\.name)
    }
    for member in nominal.members {
      switch member.kind {
      case .typeAlias(let name, let generics, let written):
        pending.aliases.append(PendingAlias(id, name, generics, written))
      case .associatedType(let written):
        let type = Type.member(.parameter(0), written.name)
        declarations[id].nestedTypes[written.name] = .alias(0, type)
        declarations[id].associatedTypes.append(AssociatedType(name: written.name))
      default: break
      }
    }
  }

  /// Reads bounds, where clauses and defaults of a protocol's associated types.
  private func readAssociatedTypes(of nominal: Decl.Nominal, in id: NominalID) {
    var scope = TypeScope(owner: id, generics: GenericContext(declarations[id].generics))
    for member in nominal.members {
      guard case .associatedType(let written) = member.kind else { continue }
      let subject = Type.member(.parameter(0), written.name)
      for bound in written.inherited {
        declarations[id].requirements += bounds(of: subject, by: bound, in: scope)
      }
    }
    // A bound in a where clause may speak of members that another associated type's bound brings.
    for member in nominal.members {
      guard case .associatedType(let written) = member.kind else { continue }
      declarations[id].requirements += read(written.requirements, in: &scope, boundsFrom: .max)
      if let type = written.defaultType,
        let index = declarations[id].associatedTypes.firstIndex(where: { $0.name == written.name })
      {
        declarations[id].associatedTypes[index].defaultType = resolve(type, in: scope)
      }
    }
    for requirement in read(nominal.requirements, in: &scope, boundsFrom: .max) {
      guard requirement.subject == .parameter(0) else {
        declarations[id].requirements.append(requirement)
        continue
      }
      switch requirement.relation {
      case .conformsTo(let proto): declarations[id].protocols.append(proto)
      case .inherits(let type):
        declarations[id].isClassBound = true
        declarations[id].generics[0].superclass = type
      case .isSame: break
      }
    }
  }

  /// Reads the bounds of a type's generic parameters and its where clause.
  private func readGenerics(of nominal: Decl.Nominal, in id: NominalID) {
    let parent = genericContext(of: declarations[id].parent)
    var scope = TypeScope(
      owner: id, generics: GenericContext(declarations[id].generics, parent.requirements))
    for (offset, bounds) in parent.parameters.enumerated() {
      scope.generics.parameters[offset] = bounds
    }
    let first = parent.parameters.count
    for (offset, parameter) in nominal.generics.enumerated() {
      scope.generics.requirements += constrain(
        &scope.generics.parameters[first + offset], first + offset, by: parameter.constraints,
        in: scope)
    }
    _ = read(nominal.requirements, in: &scope, boundsFrom: first)
    declarations[id].generics = scope.generics.parameters
    declarations[id].requirements = scope.generics.requirements
  }

  /// Enters the superclass and the protocols that a type or an extension of it names.
  func resolveInherited(
    _ inherited: [TypeExpr], of id: NominalID, span: Span,
    where conditions: [GenericRequirement] = []
  ) {
    let scope = TypeScope(
      owner: declarations[id].parent,
      generics: GenericContext(declarations[id].generics, declarations[id].requirements))
    let types = inherited.flatMap { written in
      partsOfComposition(resolve(written, in: scope)).map { (written, $0) }
    }
    for (position, (written, type)) in types.enumerated() {
      switch type {
      case .existential(let protocols):
        for proto in protocols {
          if proto == declarations.known.anyObject { declarations[id].isClassBound = true }
          if !declarations[id].protocols.contains(proto) {
            declarations[id].protocols.append(proto)
          }
          note(conditions, for: proto, of: id)
        }
      case .nominal(let superclass, let arguments) where declarations[superclass].kind == .class:
        guard declarations[id].kind == .class else {
          if declarations[id].kind == .protocol {
            declarations[id].isClassBound = true
            declarations[id].generics[0].superclass = .nominal(superclass, arguments)
            continue
          }
          report(
            "non-class type '\(declarations[id].name)' cannot inherit from class '\(declarations[superclass].name)'",
            at: written.span)
          continue
        }
        guard position == 0 else {
          report(
            "superclass '\(declarations[superclass].name)' must appear first in the inheritance clause",
            at: written.span)
          continue
        }
        if declarations[superclass].isFinal {
          report(
            "inheritance from a final class '\(declarations[superclass].name)'", at: written.span)
        }
        declarations[id].superclass = .nominal(superclass, arguments)
        program.nominals[Int(id.rawValue)].superclass = superclass
      case .nominal(let raw, _) where declarations[id].kind == .enum && position == 0:
        declarations[id].rawType = .nominal(raw, [])
        if let proto = declarations.known.rawRepresentable {
          declarations[id].protocols.append(proto)
        }
      case .error:
        inheritUnresolved(written, isFirst: position == 0, by: id)
      case let other:
        report(
          "inheritance from non-protocol, non-class type '\(declarations.describe(other))'",
          at: written.span)
      }
    }
  }

  /// A class in a composition, then the protocols in it.
  private func partsOfComposition(_ type: Type) -> [Type] {
    guard case .existential(let parts) = type, let first = parts.first,
      declarations[first].kind == .class
    else { return [type] }
    return [.nominal(first, []), .existential(Array(parts.dropFirst()))]
  }

  /// Enters the conditions of a conformance. It implies the protocols that the named one refines,
  /// under the same conditions unless the type says otherwise.
  private func note(
    _ conditions: [GenericRequirement], for proto: NominalID, of id: NominalID
  ) {
    guard !conditions.isEmpty else {
      declarations[id].conditions[proto] = nil
      return
    }
    let unconditional = refinements(
      of: declarations[id].protocols.filter {
        $0 != proto && declarations[id].conditions[$0] == nil
      })
    for refined in refinements(of: [proto])
    where refined == proto
      || declarations[id].conditions[refined] == nil && !unconditional.contains(refined)
    {
      declarations[id].conditions[refined] = conditions
    }
  }

  private func checkSuperclassCycle(_ id: NominalID) {
    var seen: Set<NominalID> = [id]
    var current = declarations[id].superclass?.nominal
    while let superclass = current {
      if !seen.insert(superclass).inserted {
        report("'\(declarations[id].name)' inherits from itself", at: declarations[id].nameSpan)
        declarations[id].superclass = nil
        program.nominals[Int(id.rawValue)].superclass = nil
        return
      }
      if seen.count > Self.maximumAncestors {
        report("too many superclasses", at: declarations[id].nameSpan)
        hasExcessiveAncestors = true
        return
      }
      current = declarations[superclass].superclass?.nominal
    }
  }

  /// The greatest number of ancestors visited for each type, so that long chains cost no more than
  /// their length.
  static let maximumAncestors = 200

  /// Says so when a protocol refines itself or too many others, through others too.
  private func checkRefined(_ id: NominalID) {
    var seen: Set<NominalID> = [id]
    var waiting = declarations[id].protocols
    while let proto = waiting.popLast() {
      if proto == id, declarations[id].kind == .protocol {
        report("protocol '\(declarations[id].name)' refines itself", at: declarations[id].nameSpan)
        declarations[id].protocols = []
        return
      }
      guard seen.insert(proto).inserted else { continue }
      guard seen.count <= Self.maximumAncestors else {
        report("too many refined protocols", at: declarations[id].nameSpan)
        hasExcessiveAncestors = true
        return
      }
      waiting += declarations[proto].protocols
    }
  }

  /// Adds to every list of protocols the protocols that these refine.
  func closeProtocols() {
    func closure(_ id: NominalID, _ all: inout [NominalID], _ seen: inout Set<NominalID>) {
      for proto in declarations[id].protocols where seen.insert(proto).inserted {
        all.append(proto)
        closure(proto, &all, &seen)
      }
    }
    // The lists of compiled modules are complete.
    let changed = Set(nominalDecls.map(\.id) + extensionDecls.map(\.owner))
    for id in changed.sorted(by: { $0.rawValue < $1.rawValue }) {
      if declarations[id].protocols.isEmpty { continue }
      var all: [NominalID] = []
      var seen: Set<NominalID> = []
      closure(id, &all, &seen)
      declarations[id].protocols = all
      if all.contains(where: { declarations[$0].isClassBound }),
        declarations[id].kind == .protocol
      {
        declarations[id].isClassBound = true
      }
      program.nominals[Int(id.rawValue)].conformances = Set(all)
      program.nominals[Int(id.rawValue)].conditions = declarations[id].conditions.compactMapValues {
        let conditions = $0.compactMap(runtimeCondition)
        return conditions.isEmpty ? nil : conditions
      }
    }
  }

  /// The form in which a cast at run time asks for a condition; nil where it asks for none.
  private func runtimeCondition(_ requirement: GenericRequirement) -> Nominal.Condition? {
    guard case .parameter(let argument) = requirement.subject else { return nil }
    switch requirement.relation {
    case .conformsTo(let proto):
      return Nominal.Condition(argument: argument, relation: .conformsTo(proto))
    case .isSame(let type) where !type.hasParameters && !type.hasMembers:
      return Nominal.Condition(argument: argument, relation: .isSame(typeID(type)))
    case .isSame, .inherits: return nil
    }
  }
}

extension Decl {
  /// The text of `@_semantics("…")`.
  var semantics: String? {
    for attribute in attributes {
      if case .semantics(let text) = attribute { return text }
    }
    return nil
  }

  var access: Member.Access {
    if modifiers.contains(.open) { return .open }
    if modifiers.contains(.public) { return .public }
    if modifiers.contains(.package) { return .package }
    if modifiers.contains(.fileprivate) { return .fileprivate }
    if modifiers.contains(.private) { return .private }
    return .internal
  }

  /// The access of `private(set)` and `fileprivate(set)`; outside of types they are the same.
  func setterAccess(isGlobal: Bool) -> Member.Access? {
    if modifiers.contains(.fileprivateSet) { return .fileprivate }
    guard modifiers.contains(.privateSet) else { return nil }
    return isGlobal ? .fileprivate : .private
  }

  /// Whether it is marked `@objc`.
  var isObjC: Bool {
    attributes.contains { if case .objc = $0 { true } else { false } }
  }

  /// The roles that attributes give a type.
  fileprivate var roles: NominalDeclaration.Roles {
    var roles: NominalDeclaration.Roles = []
    for case .other(let name) in attributes {
      switch name {
      case "propertyWrapper": roles.insert(.propertyWrapper)
      case "resultBuilder": roles.insert(.resultBuilder)
      case "dynamicMemberLookup": roles.insert(.dynamicMemberLookup)
      case "dynamicCallable": roles.insert(.dynamicCallable)
      case "globalActor": roles.insert(.globalActor)
      default: break
      }
    }
    return roles
  }

  /// The attributes that the program declares itself.
  var customAttributes: [CustomAttribute] {
    attributes.compactMap { if case .custom(let attribute) = $0 { attribute } else { nil } }
  }

  func hasAttribute(_ name: String) -> Bool {
    attributes.contains {
      if case .other(let text) = $0 { text == name } else { false }
    }
  }
}
