import Diagnostics
import SwiftIR

/// The place of a type name, which determines the names it can see.
struct TypeScope {
  var owner: NominalID?
  var generics = GenericContext()
  /// The innermost block that declares types, in a function.
  var block: NominalID?
}

extension Compilation {
  /// Returns the type that is written, or `error` after a message.
  func resolve(_ written: TypeExpr, in scope: TypeScope) -> Type {
    let type = resolveUnbounded(written, in: scope)
    guard !type.isTooLarge else {
      report("the type is too large", at: written.span)
      return .error
    }
    switch written.kind {
    case .name, .member, .array, .dictionary: noteBounds(of: type, at: written.span, in: scope)
    default: break
    }
    return type
  }

  private func resolveUnbounded(_ written: TypeExpr, in scope: TypeScope) -> Type {
    switch written.kind {
    case .name(let name, let arguments):
      guard let entity = lookupType(name, in: scope, at: written.span) else {
        reportUnknownType(name, at: written.span, in: scope)
        return .error
      }
      return apply(entity, named: name, to: arguments, at: written.span, in: scope)
    case .member(let base, let name, let arguments):
      return resolveMember(name, arguments, of: base, at: written.span, in: scope)
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped):
      let type = resolve(wrapped, in: scope)
      return unresolved.isMistake(type) ? .error : .optional(type)
    case .array(let element):
      let type = resolve(element, in: scope)
      return unresolved.isMistake(type) ? .error : arrayType(of: type)
    case .dictionary(let key, let value):
      let types = [resolve(key, in: scope), resolve(value, in: scope)]
      guard !types.contains(where: unresolved.isMistake), let id = declarations.known.dictionary
      else { return .error }
      return .nominal(id, types)
    case .tuple(let elements):
      if elements.count == 1 { return resolve(elements[0].type, in: scope) }
      return .tuple(
        elements.map { Type.TupleElement(label: $0.label, type: resolve($0.type, in: scope)) })
    case .function(let parameters, let isThrowing, let isAsync, let result):
      return .function(
        Type.FunctionType(
          parameters: parameters.map {
            let type = resolve($0.type, in: scope)
            return Type.FunctionType.Parameter(
              type: $0.isVariadic ? arrayType(of: type) : type, isInOut: $0.isInOut,
              isVariadic: $0.isVariadic, isAutoclosure: $0.isAutoclosure)
          }, result: resolve(result, in: scope), isThrowing: isThrowing, isAsync: isAsync))
    case .metatype(let type):
      let instance = resolve(type, in: scope)
      return instance.isError ? .error : .metatype(instance)
    case .composition(let parts):
      return resolveComposition(parts, in: scope)
    case .any(let type): return resolve(type, in: scope)
    case .some(let type): return resolve(type, in: scope)
    case .opaque(let fromEnd):
      return .parameter(max(0, scope.generics.parameters.count - fromEnd))
    case .placeholder: return .error
    }
  }

  /// `Base.Name<Arguments>`
  private func resolveMember(
    _ name: String, _ arguments: [TypeExpr], of base: TypeExpr, at span: Span, in scope: TypeScope
  ) -> Type {
    if case .name(let moduleName, _) = base.kind, Self.moduleNames.contains(moduleName),
      lookupType(moduleName, in: scope, at: span) == nil
    {
      return resolve(TypeExpr(.name(name, arguments), span), in: TypeScope())
    }
    let outer = resolve(base, in: scope)
    if outer.isError { return .error }
    if arguments.isEmpty, let type = resolveMember(name, of: outer, in: scope) { return type }
    guard let id = nominalOrProtocol(outer), let entity = nestedType(name, of: id) else {
      if mayHaveUnresolvedMembers(outer) { return .error }
      report(
        "'\(name)' is not a member type of type '\(declarations.describe(outer, generics: scope.generics.parameters))'",
        at: span)
      return .error
    }
    return apply(
      .entity(entity), named: name, to: arguments, at: span, in: scope,
      outer: outer.arguments)
  }

  /// `A & B`
  private func resolveComposition(_ parts: [TypeExpr], in scope: TypeScope) -> Type {
    var protocols: [NominalID] = []
    for part in parts {
      switch resolve(part, in: scope) {
      case .existential(let ids): protocols += ids
      case .nominal(let id, []) where declarations[id].kind == .class:
        protocols.insert(id, at: 0)
      case .nominal(let id, _) where declarations[id].kind == .class:
        report("a generic class in a composition is not supported", at: part.span)
        return .error
      case .error: return .error
      case let other:
        report(
          "non-protocol, non-class type '\(declarations.describe(other))' cannot be used within a protocol-constrained type",
          at: part.span)
        return .error
      }
    }
    return .existential(protocols)
  }

  static let moduleNames: Set<String> = [
    "Swift", "UIKit", "Foundation", "CoreGraphics", "Scenario", "ObjectiveC", "Dispatch",
  ]

  func arrayType(of element: Type) -> Type {
    guard let id = declarations.known.array else { return .error }
    return .nominal(id, [element])
  }

  /// The nominal of a type, or the protocol of a simple existential.
  func nominalOrProtocol(_ type: Type) -> NominalID? {
    switch type {
    case .nominal(let id, _): id
    case .existential(let protocols) where protocols.count == 1: protocols[0]
    default: nil
    }
  }

  enum FoundType {
    case entity(TypeEntity)
    case type(Type)
  }

  /// An associated type or an alias in a type that is written before the dot.
  private func resolveMember(_ name: String, of base: Type, in scope: TypeScope) -> Type? {
    switch base {
    case .parameter, .member: return withGenerics(scope.generics) { memberType(name, of: base) }
    case .nominal(let id, _):
      if case .nominal? = nestedType(name, of: id) { return nil }
      if let type = memberType(name, of: base) { return type }
      let protocols = refinements(of: declarations[id].protocols)
      return protocols.contains { isAssociatedType(name, of: $0) } && !base.hasVariables
        ? .member(base, name) : nil
    default: return nil
    }
  }

  func isAssociatedType(_ name: String, of proto: NominalID) -> Bool {
    declarations[proto].associatedTypes.contains { $0.name == name }
  }

  func lookupType(_ name: String, in scope: TypeScope, at span: Span) -> FoundType? {
    if isHidden(name) { return nil }
    if let index = scope.generics.parameters.lastIndex(where: { $0.name == name }) {
      return .type(Type.parameter(index).replacing(scope.generics.sameTypes))
    }
    if name == "Self", let owner = scope.owner {
      return .type(declarations.selfType(of: owner).replacing(scope.generics.sameTypes))
    }
    var owner = scope.block ?? scope.owner
    while let id = owner {
      if declarations[id].name == name, declarations[id].parent == nil {
        // Inside itself a generic type's bare name means itself; apply() fills that in.
        return .entity(.nominal(id))
      }
      if let type = associatedType(name, inside: id, scope) { return .type(type) }
      if let entity = nestedType(name, of: id) { return .entity(entity) }
      owner = declarations[id].parent
    }
    if let entity = globalType(name, at: span) { return .entity(entity) }
    switch name {
    case "Any": return .type(.any)
    case "Void": return .type(.void)
    default: return nil
    }
  }

  /// An associated type that a bare name means in a protocol or in a type that conforms to one.
  private func associatedType(_ name: String, inside id: NominalID, _ scope: TypeScope) -> Type? {
    let selfType = declarations[id].selfType(id)
    guard declarations[id].kind == .protocol || declarations[id].nestedTypes[name] == nil else {
      return nil
    }
    for proto in refinements(of: selfType == .parameter(0) ? [id] : declarations[id].protocols) {
      guard case .alias(0, let type)? = declarations[proto].nestedTypes[name] else { continue }
      let found = type.substituting([selfType]).replacing(scope.generics.sameTypes)
      return withGenerics(scope.generics) { normalized(found) }
    }
    return nil
  }

  /// A type declared in a type or in one of its superclasses or protocols.
  func nestedType(_ name: String, of id: NominalID) -> TypeEntity? {
    var current: NominalID? = id
    while let nominal = current {
      if let entity = declarations[nominal].nestedTypes[name] { return entity }
      for proto in declarations[nominal].protocols {
        if let entity = declarations[proto].nestedTypes[name] { return entity }
      }
      current = declarations[nominal].superclass?.nominal
    }
    return nil
  }

  private func apply(
    _ found: FoundType, named name: String, to written: [TypeExpr], at span: Span,
    in scope: TypeScope, outer: [Type] = []
  ) -> Type {
    switch found {
    case .type(let type): return type
    case .entity(.alias(let count, let type)):
      let arguments = written.map { resolve($0, in: scope) }
      // `typealias ContiguousArray = Array`
      if count == 0, case .nominal(let id, []) = type, !arguments.isEmpty,
        declarations[id].generics.count == arguments.count
      {
        return .nominal(id, arguments)
      }
      guard arguments.count == count else {
        let mistake =
          count == 0
          ? "cannot specialize non-generic type '\(name)' (aka '\(declarations.describe(type))')"
          : "generic type '\(name)' specialized with \(arguments.count < count ? "too few" : "too many") type parameters (got \(arguments.count), but expected \(count))"
        report(mistake, at: span)
        return .error
      }
      return type.substituting(outer + arguments)
    case .entity(.nominal(let id)):
      let nominal = declarations[id]
      if nominal.kind == .protocol { return .existential([id]) }
      var arguments = written.map { resolve($0, in: scope) }
      if arguments.contains(where: unresolved.isMistake) { return .error }
      if id == declarations.known.optional {
        guard arguments.count == 1 else { return .optional(.parameter(0)) }
        return .optional(arguments[0])
      }
      let count = nominal.generics.count
      if arguments.count < count {
        if arguments.isEmpty, isInside(id, scope.owner) {
          return Type.nominal(id, (0..<count).map { .parameter($0) }).replacing(
            scope.generics.sameTypes)
        }
        var outer = outer
        if outer.isEmpty, let parent = nominal.parent, isInside(parent, scope.owner) {
          outer = declarations[parent].generics.indices.map { .parameter($0) }
        }
        if outer.count + arguments.count == count {
          arguments = outer + arguments
        } else if arguments.isEmpty {
          // To be inferred from the arguments of an initialiser.
          return .nominal(id, [])
        }
      }
      guard arguments.count == count else {
        // The app's own type of that name is another one.
        if mayNameTypeElsewhere(id) { return .error }
        report(
          "generic type '\(nominal.name)' specialized with \(arguments.count == 0 ? "no" : arguments.count < count ? "too few" : "too many") type parameters (got \(arguments.count), but expected \(count))",
          at: span)
        return .error
      }
      return .nominal(id, arguments)
    }
  }

  /// Whether a type is `Optional` without the type of its values, outside of its own declaration.
  func isOpenOptional(_ written: TypeExpr, in owner: NominalID?) -> Bool {
    guard case .name("Optional", let arguments) = written.kind, arguments.isEmpty,
      let id = declarations.known.optional, declarations.types["Optional"] == .nominal(id)
    else { return false }
    return !isInside(id, owner)
  }

  func isInside(_ id: NominalID, _ owner: NominalID?) -> Bool {
    var current = owner
    while let candidate = current {
      if candidate == id { return true }
      current = declarations[candidate].parent
    }
    return false
  }

  private func reportUnknownType(_ name: String, at span: Span, in scope: TypeScope) {
    guard pending.missingTypes == nil else {
      pending.missingTypes?.append(name)
      return
    }
    let names = declarations.types.keys + scope.generics.parameters.map(\.name)
    reportUnresolved(
      UnsupportedNames.contains(name)
        ? "'\(name)' is not supported"
        : "cannot find type '\(name)' in scope" + hint(for: name, among: names), at: span)
  }
}
