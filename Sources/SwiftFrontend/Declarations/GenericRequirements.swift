import SwiftIR

/// The knowledge about generic parameters where a type is written or a body is checked.
struct GenericContext {
  var parameters: [Member.GenericParameter] = []
  var requirements: [GenericRequirement] = [] {
    didSet { sameTypes = Self.sameTypes(in: requirements) }
  }
  /// Type parameters that a where clause makes equal to a type.
  private(set) var sameTypes: [Type: Type] = [:]

  init(_ parameters: [Member.GenericParameter] = [], _ requirements: [GenericRequirement] = []) {
    self.parameters = parameters
    self.requirements = requirements
    sameTypes = Self.sameTypes(in: requirements)
  }

  private static func sameTypes(in requirements: [GenericRequirement]) -> [Type: Type] {
    var types: [Type: Type] = [:]
    for requirement in requirements {
      if case .isSame(let type) = requirement.relation { types[requirement.subject] = type }
    }
    return types
  }
}

extension GenericRequirement {
  /// Creates the equality of two types; the replaced one is a type parameter, the longer of two.
  init?(same a: Type, _ b: Type) {
    if a.isTypeParameter, !b.isTypeParameter || b.precedes(a) {
      self.init(subject: a, relation: .isSame(b))
    } else if b.isTypeParameter {
      self.init(subject: b, relation: .isSame(a))
    } else {
      return nil
    }
  }

  /// The requirement with generic parameter n replaced by `arguments[n]`.
  func substituting(_ arguments: [Type]) -> GenericRequirement {
    var result = self
    result.subject = subject.substituting(arguments)
    switch relation {
    case .conformsTo: break
    case .inherits(let type): result.relation = .inherits(type.substituting(arguments))
    case .isSame(let type): result.relation = .isSame(type.substituting(arguments))
    }
    return result
  }
}

extension Type {
  /// Whether, of two equal type parameters, this is the one that replaces the other.
  fileprivate func precedes(_ other: Type) -> Bool {
    switch (self, other) {
    case (.parameter(let a), .parameter(let b)): a < b
    case (.parameter, .member): true
    case (.member, .parameter): false
    case (.member(let a, let name), .member(let b, let otherName)):
      depth != other.depth ? depth < other.depth : a == b ? name < otherName : a.precedes(b)
    default: false
    }
  }

  private var depth: Int {
    if case .member(let base, _) = self { base.depth + 1 } else { 0 }
  }

  /// Returns the type with type parameters replaced that are known to be another type.
  func replacing(_ sameTypes: [Type: Type]) -> Type {
    sameTypes.isEmpty ? self : mapping { sameTypes[$0] }
  }
}

extension Compilation {
  /// Does something where other generic parameters are in scope.
  func withGenerics<R>(_ generics: GenericContext, _ body: () -> R) -> R {
    let saved = currentGenerics
    currentGenerics = generics
    defer { currentGenerics = saved }
    return body()
  }

  /// The generic parameters inside a type, and their requirements.
  func genericContext(of owner: NominalID?) -> GenericContext {
    guard let owner else { return GenericContext() }
    return GenericContext(
      declarations[owner].generics,
      declarations[owner].kind == .protocol ? [] : declarations[owner].requirements)
  }

  /// Reads a where clause on top of a context. Conformances of the context's own parameters from
  /// `first` on become their bounds; the rest is returned too.
  func read(
    _ written: [Decl.Requirement], in scope: inout TypeScope, boundsFrom first: Int = 0
  ) -> [GenericRequirement] {
    var found: [GenericRequirement] = []
    for requirement in written {
      switch requirement {
      case .conformance(let subject, let constraint):
        let type = resolve(subject, in: scope)
        if type.isError { continue }
        if case .parameter(let index) = type, index >= first,
          scope.generics.parameters.indices.contains(index)
        {
          let added = constrain(
            &scope.generics.parameters[index], index, by: [constraint], in: scope)
          scope.generics.requirements += added
          found += added
          continue
        }
        if case .member = subject.kind, isKnown(type, toBe: constraint, in: scope) { continue }
        guard type.isTypeParameter else {
          report(
            "type '\(declarations.describe(type))' in conformance requirement does not refer to a generic parameter or associated type",
            at: subject.span)
          continue
        }
        let added = bounds(of: type, by: constraint, in: scope)
        scope.generics.requirements += added
        found += added
      case .sameType(let one, let other):
        let types = [resolve(one, in: scope), resolve(other, in: scope)]
        if types.contains(.error) || types[0] == types[1] { continue }
        guard let made = GenericRequirement(same: types[0], types[1]) else {
          report("no type in same-type requirement refers to a generic parameter", at: one.span)
          continue
        }
        scope.generics.requirements.append(made)
        found.append(made)
      }
    }
    return found
  }

  /// Whether a member is another type by a further requirement, and that one has the protocols that are
  /// required: `T.Stride: SignedInteger` for a T whose strides are numbers of the type Int.
  private func isKnown(_ type: Type, toBe constraint: TypeExpr, in scope: TypeScope) -> Bool {
    guard !type.isTypeParameter, case .existential(let protocols) = resolve(constraint, in: scope)
    else { return false }
    return protocols.allSatisfy { conforms(type, to: $0) }
  }

  /// The requirements of `subject: constraint`.
  func bounds(
    of subject: Type, by constraint: TypeExpr, in scope: TypeScope
  ) -> [GenericRequirement] {
    switch resolve(constraint, in: scope) {
    case .existential(let protocols):
      return protocols.map {
        GenericRequirement(
          subject: subject,
          relation: declarations[$0].kind == .class ? .inherits(.nominal($0, [])) : .conformsTo($0))
      } + primaryArguments(constraint, of: subject, in: scope)
    case .nominal(let id, let arguments) where declarations[id].kind == .class:
      return [GenericRequirement(subject: subject, relation: .inherits(.nominal(id, arguments)))]
    case .error: return []
    case let other:
      report(
        "type '\(declarations.describe(subject, generics: scope.generics.parameters))' constrained to non-protocol, non-class type '\(declarations.describe(other))'",
        at: constraint.span)
      return []
    }
  }

  /// The requirements of `P<Int>` on the primary associated types.
  func primaryArguments(
    _ constraint: TypeExpr, of subject: Type, in scope: TypeScope
  ) -> [GenericRequirement] {
    switch constraint.kind {
    case .name(let name, let arguments) where !arguments.isEmpty:
      guard case .entity(.nominal(let id))? = lookupType(name, in: scope, at: constraint.span),
        declarations[id].kind == .protocol
      else { return [] }
      return zip(declarations[id].primaryAssociatedTypes, arguments).compactMap {
        let type = resolve($1, in: scope)
        return type.isError ? nil : GenericRequirement(same: .member(subject, $0), type)
      }
    case .composition(let parts):
      return parts.flatMap { primaryArguments($0, of: subject, in: scope) }
    default: return []
    }
  }

  /// Enters the bounds of a generic parameter, and returns the requirements of `P<Int>` on its
  /// members.
  func constrain(
    _ parameter: inout Member.GenericParameter, _ index: Int, by constraints: [TypeExpr],
    in scope: TypeScope
  ) -> [GenericRequirement] {
    var rest: [GenericRequirement] = []
    for constraint in constraints {
      for requirement in bounds(of: .parameter(index), by: constraint, in: scope) {
        switch requirement.relation {
        case .conformsTo(let proto): parameter.protocols.append(proto)
        case .inherits(let type): parameter.superclass = type
        case .isSame: rest.append(requirement)
        }
      }
    }
    return rest
  }
}
