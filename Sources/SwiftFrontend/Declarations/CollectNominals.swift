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
      program.nominals.append(made)
    }
    var declaration = NominalDeclaration(
      name: nominal.name, kind: program.nominals[Int(id.rawValue)].kind, module: module,
      span: decl.span, nameSpan: decl.nameSpan, parent: parent)
    declaration.access = decl.access
    declaration.isFinal = decl.modifiers.contains(.final)
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
      if case .nominal(let other)? = declarations.types[nominal.name],
        declarations[other].module == module, other != id
      {
        report("invalid redeclaration of '\(nominal.name)'", at: decl.nameSpan)
      }
      declarations.types[nominal.name] = .nominal(id)
      if module == .library {
        for (name, path) in KnownNominals.names where name == nominal.name {
          declarations.known[keyPath: path] = id
        }
      }
    }
    nominalDecls.append((id, nominal, decl.span))
    for member in nominal.members {
      if case .nominal(let nested) = member.kind { declare(nested, member, in: id) }
    }
    return id
  }

  private func primitiveNominal(_ name: String, _ semantics: String?) -> NominalID? {
    guard semantics == "vdl.primitive" else { return nil }
    return NominalID.primitiveNames.firstIndex(of: name).map { NominalID(rawValue: UInt32($0)) }
  }

  /// Works out the header of every type: generic parameters, superclass, protocols.
  func resolveHeaders(from start: Int = 0) {
    let nominalDecls = self.nominalDecls[start...]
    for (id, nominal, _) in nominalDecls {
      var generics: [Member.GenericParameter] = []
      if let parent = declarations[id].parent { generics = declarations[parent].generics }
      if nominal.kind == .protocol {
        generics = [Member.GenericParameter(name: "Self", protocols: [id])]
      }
      generics += nominal.generics.map {
        Member.GenericParameter(name: $0.name, protocols: [])
      }
      declarations[id].generics = generics
      program.nominals[Int(id.rawValue)].genericParameterCount = generics.count
    }
    for (id, nominal, _) in nominalDecls {
      for member in nominal.members {
        if case .typeAlias(let name, _, let written) = member.kind {
          pendingAliases.append((id, name, written))
        }
      }
    }
    resolveAliases()
    for (id, nominal, span) in nominalDecls {
      let scope = TypeScope(owner: id, generics: declarations[id].generics)
      var generics = declarations[id].generics
      for (offset, parameter) in nominal.generics.enumerated() {
        let index = generics.count - nominal.generics.count + offset
        constrain(&generics[index], by: parameter.constraints, in: scope)
      }
      applyRequirements(nominal.requirements, to: &generics, in: scope)
      declarations[id].generics = generics
      resolveInherited(nominal.inherited, of: id, span: span)
    }
    for (id, _, _) in nominalDecls { checkSuperclassCycle(id) }
  }

  func resolveAliases() {
    // An alias may name another one that comes later; a second round settles those.
    for _ in 0..<2 {
      for (owner, name, written) in pendingAliases {
        let before = diagnostics.count
        let type = resolve(
          written,
          in: TypeScope(owner: owner, generics: owner.map { declarations[$0].generics } ?? []))
        diagnostics.removeSubrange(before...)
        guard !type.isError else { continue }
        if let owner {
          declarations[owner].nestedTypes[name] = .alias(0, type)
        } else {
          declarations.types[name] = .alias(0, type)
        }
      }
    }
    for (owner, name, written) in pendingAliases {
      let isKnown =
        owner.map { declarations[$0].nestedTypes[name] != nil }
        ?? (declarations.types[name] != nil)
      if !isKnown {
        _ = resolve(
          written,
          in: TypeScope(owner: owner, generics: owner.map { declarations[$0].generics } ?? []))
      }
    }
    pendingAliases = []
  }

  func constrain(
    _ parameter: inout Member.GenericParameter, by constraints: [TypeExpr], in scope: TypeScope
  ) {
    for constraint in constraints {
      switch resolve(constraint, in: scope) {
      case .existential(let protocols): parameter.protocols += protocols
      case .nominal(let id, let arguments) where declarations[id].kind == .class:
        parameter.superclass = .nominal(id, arguments)
      case .error: break
      case let other:
        report(
          "type '\(parameter.name)' constrained to non-protocol, non-class type '\(declarations.describe(other))'",
          at: constraint.span)
      }
    }
  }

  func applyRequirements(
    _ requirements: [Decl.Requirement], to generics: inout [Member.GenericParameter],
    in scope: TypeScope
  ) {
    for requirement in requirements {
      if case .conformance(let subject, let constraint) = requirement,
        case .parameter(let index) = resolve(subject, in: scope), index < generics.count
      {
        constrain(&generics[index], by: [constraint], in: scope)
      }
    }
  }

  /// Enters the superclass and the protocols that a type or an extension of it names.
  func resolveInherited(_ inherited: [TypeExpr], of id: NominalID, span: Span) {
    let scope = TypeScope(owner: declarations[id].parent, generics: declarations[id].generics)
    for (position, written) in inherited.enumerated() {
      switch resolve(written, in: scope) {
      case .existential(let protocols):
        for proto in protocols {
          if proto == declarations.known.anyObject { declarations[id].isClassBound = true }
          if !declarations[id].protocols.contains(proto) {
            declarations[id].protocols.append(proto)
          }
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
      case .error: continue
      case let other:
        report(
          "inheritance from non-protocol, non-class type '\(declarations.describe(other))'",
          at: written.span)
      }
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
      current = declarations[superclass].superclass?.nominal
    }
  }

  /// Adds to every protocol list what the protocols in it refine.
  func closeProtocols() {
    func closure(_ id: NominalID, _ seen: inout [NominalID]) {
      for proto in declarations[id].protocols where !seen.contains(proto) {
        seen.append(proto)
        closure(proto, &seen)
      }
    }
    for index in declarations.nominals.indices {
      let id = NominalID(rawValue: UInt32(index))
      if declarations[id].protocols.isEmpty { continue }
      var all: [NominalID] = []
      closure(id, &all)
      declarations[id].protocols = all
      if all.contains(where: { declarations[$0].isClassBound }),
        declarations[id].kind == .protocol
      {
        declarations[id].isClassBound = true
      }
      program.nominals[index].conformances = Set(all)
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

  func hasAttribute(_ name: String) -> Bool {
    attributes.contains {
      if case .other(let text) = $0 { text == name } else { false }
    }
  }
}
