import SwiftIR

// Generic types that are named without their arguments, which a value tells: `let tree: Tree = .leaf(1)`. In
// Swift such an annotation is a type with variables, wherever the name stands in it: `[Box]`, `Box?`.
extension Compilation {
  /// Whether a generic type is named without its arguments in it.
  func hasBareGenerics(_ type: Type) -> Bool { bareGeneric(in: type) != nil }

  func isBareGeneric(_ type: Type) -> Bool {
    guard case .nominal(let id, let arguments) = type else { return false }
    return arguments.isEmpty && !declarations[id].generics.isEmpty
  }

  private func bareGeneric(in type: Type) -> NominalID? {
    var found: NominalID?
    _ = type.contains {
      guard isBareGeneric($0) else { return false }
      found = $0.nominal
      return true
    }
    return found
  }

  /// Refuses a generic type without its arguments where no value tells these.
  func requireArguments(in type: Type, _ written: TypeExpr, _ scope: TypeScope) {
    guard module == .scenario, let id = bareGeneric(in: type), !mayNameTypeElsewhere(id) else {
      return
    }
    report(
      "reference to generic type '\(declarations[id].name)' requires arguments in <...>",
      at: place(ofBare: id, in: written, scope) ?? written.span)
  }

  /// Where the type is named without its arguments.
  private func place(ofBare id: NominalID, in written: TypeExpr, _ scope: TypeScope) -> Span? {
    func first(of parts: [TypeExpr]) -> Span? {
      parts.lazy.compactMap { self.place(ofBare: id, in: $0, scope) }.first
    }
    switch written.kind {
    case .name(_, let arguments), .member(_, _, let arguments):
      return arguments.isEmpty && resolve(written, in: scope).contains { $0 == .nominal(id, []) }
        ? written.span : first(of: arguments)
    case .optional(let part), .implicitlyUnwrapped(let part), .array(let part), .metatype(let part),
      .any(let part), .some(let part):
      return place(ofBare: id, in: part, scope)
    case .dictionary(let key, let value): return first(of: [key, value])
    case .tuple(let elements): return first(of: elements.map(\.type))
    case .function(let parameters, _, _, let result):
      return first(of: parameters.map(\.type) + [result])
    case .composition(let parts): return first(of: parts)
    case .opaque, .placeholder: return nil
    }
  }
}

extension Checker {
  func hasBareGenerics(_ type: Type) -> Bool { unit.hasBareGenerics(type) }

  /// The type with variables for all generic arguments that are not written.
  func openedParts(_ type: Type) -> Type {
    type.mapping { isOpen($0) ? opened($0, nil) : nil }
  }

  /// The type without the generic arguments that are not known yet.
  private func closedParts(_ type: Type) -> Type {
    type.mapping {
      guard case .nominal(let id, let arguments) = $0,
        arguments.contains(where: { if case .variable = $0 { true } else { false } })
      else { return nil }
      return .nominal(id, [])
    }
  }

  /// An expression as the first value of a variable of this type; of its own type without one.
  func check(_ expr: Expr, asDeclared type: Type?) -> TypedExpr {
    if let type, isWhole(type) { return check(expr, as: type) }
    return check(expr, asOpen: type)
  }

  /// Whether a type needs no value to tell the rest of it.
  func isWhole(_ type: Type) -> Bool { !type.isError && !hasBareGenerics(type) }

  /// An expression as a value of a type whose generic arguments it tells; of its own type without one.
  func check(
    _ expr: Expr, asOpen type: Type?, _ context: Purpose = .initialValue
  ) -> TypedExpr {
    guard let type, !type.isError else { return check(expr) }
    let open = openedParts(type)
    if hasParts(expr, of: open) {
      infer(open, from: expr)
      let bound = resolved(open)
      if !bound.hasVariables { return check(expr, as: bound, context) }
    }
    let before = unit.diagnostics.count
    var value = check(expr, expecting: isImplicitMember(expr) ? open : type)
    if value.type.hasErrors || hasErrors(since: before) { return value }
    if value.isImplicitlyUnwrapped, open.wrapped == nil, let wrapped = value.type.wrapped {
      value = forced(value, wrapped, isImplicit: true)
    }
    guard hasBareGenerics(value.type) || unify(open, value.type) else {
      return convert(value, to: type, context)
    }
    let bound = resolved(open)
    guard !bound.hasVariables else {
      reportOpen(bound, expr.span)
      return failed(expr.span)
    }
    // Its own parts know the whole type, too.
    if isImplicitMember(expr) { return check(expr, as: bound, context) }
    return coerce(value, to: bound) ?? retyped(expr, as: bound)
      ?? convert(value, to: bound, context)
  }

  /// Binds the variables of a type by what an expression tells of them.
  func infer(_ type: Type, from expr: Expr) {
    let known = resolved(type)
    guard known.hasVariables else { return }
    switch parts(of: expr, in: known) {
    case let parts?: for part in parts { infer(part.type, from: part.expr) }
    case nil:
      if isNil(expr) { return }
      let context = isImplicitMember(expr) ? known : knownShape(of: known)
      keepingBindings { unify(known, outsideChain { check(expr, expecting: context) }.type) }
    }
  }

  /// The context of an expression that tells the rest of a type; nil where it would mislead.
  private func knownShape(of type: Type) -> Type? {
    let closed = closedParts(type)
    if closed.nominal == declarations.known.array { return nil }
    return closed.hasVariables && !takesFunction(closed) ? nil : closed
  }

  /// Whether the parts of an expression may tell parts of an unfinished type.
  func hasParts(_ expr: Expr, of type: Type) -> Bool { parts(of: expr, in: type) != nil }

  /// The parts of a literal with the types that they have by its type, and the values of which an expression
  /// has one. What a literal holds of a type that is all unknown, it tells as a whole.
  private func parts(of expr: Expr, in type: Type) -> [(expr: Expr, type: Type)]? {
    switch (expr.kind, type.strippingOptionals) {
    case (.paren(let inner), _), (.try(.plain, let inner), _), (.await(let inner), _):
      return [(inner, type)]
    case (.ternary(_, let first, let second), _): return [(first, type), (second, type)]
    case (.array(let elements), .nominal(declarations.known.array, let arguments))
    where arguments.count == 1 && !isVariableAlone(arguments[0]):
      return elements.map { ($0, arguments[0]) }
    case (.dictionary(let pairs), .nominal(declarations.known.dictionary, let arguments))
    where arguments.count == 2 && !arguments.contains(where: isVariableAlone):
      return pairs.flatMap { [($0.key, arguments[0]), ($0.value, arguments[1])] }
    case (.tuple(let values), .tuple(let types)) where values.count == types.count:
      return zip(values, types).map { ($0.value, $1.type) }
    default: return nil
    }
  }

  func isVariableAlone(_ type: Type) -> Bool {
    if case .variable = type { true } else { false }
  }

  func reportOpen(_ type: Type, _ span: Span) {
    error("generic parameter '\(openParameter(in: type))' could not be inferred", span)
  }

  /// The name of a type parameter whose argument is not known.
  private func openParameter(in type: Type) -> String {
    var name: String?
    _ = type.contains {
      guard case .nominal(let id, let arguments) = $0,
        let index = arguments.firstIndex(where: isVariableAlone)
      else { return false }
      name = declarations[id].generics[index].name
      return true
    }
    return name ?? "T"
  }

  /// Whether an expression names a value of a generic type without its arguments, which only the place
  /// where it stands tells: `Tree.leaf`.
  func isOpenMember(_ expr: Expr) -> Bool { openOwner(of: expr) != nil }

  /// Gives a type parameter that `Tree.leaf` stands for the type that is named, with variables.
  func openBareType(of expr: Expr, for parameter: Type) -> Bool {
    guard case .variable(let index) = resolved(parameter), let type = openOwner(of: expr) else {
      return false
    }
    bind(index, to: opened(type, nil))
    return true
  }

  /// A written type whose missing generic arguments another one tells; with variables where it doesn't.
  func told(_ type: Type, by other: Type) -> Type {
    guard hasBareGenerics(type) else { return type }
    let open = openedParts(type)
    unify(open, other)
    return resolved(open)
  }

  /// The result of a closure as far as it is known: by its own type, then by what the context wants.
  func openResult(_ written: Type?, _ wanted: Type?) -> Type? {
    guard let written else { return wanted }
    if let wanted { unify(wanted, written) }
    return written
  }

  /// Compares the result of a closure with the one that it writes without generic arguments.
  func checkResult(_ result: Type?, of written: Type, _ span: Span) {
    guard written.hasVariables, let result, !unify(written, result) else { return }
    error(
      Purpose.closureResult.message(from: describe(result), to: describe(closedParts(written))),
      span)
  }

  /// Refuses a cast to a generic type whose arguments nothing tells.
  func refuseCast(to type: Type, _ span: Span) {
    guard unit.module == .scenario, !unit.unresolved.areAllowed, hasBareGenerics(type) else {
      return
    }
    let name = openParameter(in: openedParts(type))
    error("generic parameter '\(name)' could not be inferred in cast to '\(describe(type))'", span)
  }

  /// The type that is named without its arguments before a static member.
  private func openOwner(of expr: Expr) -> Type? {
    guard case .member(let base, let name) = expr.kind, case .name = base.kind, name.labels == nil,
      let type = outsideChain({ asType(base) }), isOpen(type), let id = type.nominal,
      (declarations[id].members[name.text] ?? []).contains(where: {
        let member = declarations[$0]
        return member.isStatic && member.parameters.isEmpty && member.kind != .method
      })
    else { return nil }
    return type
  }
}
