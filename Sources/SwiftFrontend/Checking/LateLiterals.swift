import Diagnostics
import SwiftIR

// Literals whose types are decided late: by another operand, another argument or the context.
//
// An expression is first checked with the types that its literals have by themselves. Only where that
// is a mistake, it is checked again with the types that its surroundings have, and it stays the
// mistake that it was if none of them fits: `f([1, 2], 5.0)`, `log(2) * x` with a Float, `[1, 2].max()! * 2.5`.
extension Checker {
  /// How deep checks with other types of literals may be inside each other.
  private static let maximumRetypingDepth = 2

  /// Runs a check, and where it is a mistake once more for each type that literals in it may have.
  func decidingLiterals<R>(
    in expressions: @autoclosure () -> [Expr], as types: () -> [Type], _ body: () -> R
  ) -> R {
    let before = unit.diagnostics.count
    let value = body()
    guard hasErrors(since: before), retypingDepth < Self.maximumRetypingDepth, hasTimeLeft,
      expressions().contains(where: { hasLiterals($0) || isImplicitMember($0) })
    else { return value }
    let preference = literalPreference
    retypingDepth += 1
    defer {
      retypingDepth -= 1
      literalPreference = preference
    }
    for type in types() where type != preference {
      literalPreference = type
      guard !attempt(body).failed else { continue }
      unit.diagnostics.removeSubrange(before...)
      return body()
    }
    return value
  }

  func hasErrors(since count: Int) -> Bool {
    unit.diagnostics.count > count && unit.diagnostics[count...].contains { $0.severity == .error }
  }

  /// An expression as a value of a type, by other types of its literals; nil when it can't be one.
  func retyped(_ expr: Expr, as type: Type) -> TypedExpr? {
    guard retypingDepth < Self.maximumRetypingDepth, hasTimeLeft, !type.hasErrors,
      !type.hasVariables, hasLiterals(expr)
    else { return nil }
    let preference = literalPreference
    retypingDepth += 1
    defer {
      retypingDepth -= 1
      literalPreference = preference
    }
    func value(_ expected: Type?) -> TypedExpr? {
      func typed() -> TypedExpr? {
        let value = outsideChain { check(expr, expecting: expected) }
        return value.type.isError ? nil : coerce(value, to: type)
      }
      let (found, failed) = attempt(typed)
      return failed || found == nil ? nil : typed()
    }
    if let found = value(type) { return found }
    for preferred in literalTypes(in: type) {
      literalPreference = preferred
      if let found = value(type) ?? value(nil) { return found }
    }
    return nil
  }

  /// Both expressions as values of one type, where literals allow it.
  func retyped(
    _ first: (expr: Expr, value: TypedExpr), _ second: (expr: Expr, value: TypedExpr)
  ) -> (TypedExpr, TypedExpr)? {
    guard let type = joined(first.value.type, second.value.type),
      let a = first.value.type == type ? first.value : retyped(first.expr, as: type),
      let b = second.value.type == type ? second.value : retyped(second.expr, as: type)
    else { return nil }
    return (a, b)
  }

  /// The type on which two types agree if literals have decided one of them, part by part.
  func joined(_ a: Type, _ b: Type) -> Type? {
    if a == b || b.isError || b.hasVariables { return a }
    if a.isError || a.hasVariables { return b }
    switch (a, b) {
    case (.optional(let one), .optional(let other)): return joined(one, other).map { .optional($0) }
    case (.optional(let one), _): return joined(one, b).map { .optional($0) }
    case (_, .optional(let other)): return joined(a, other).map { .optional($0) }
    case (.tuple(let one), .tuple(let other)) where one.count == other.count:
      var elements = one
      for (index, element) in other.enumerated() {
        guard let type = joined(one[index].type, element.type) else { return nil }
        elements[index] = Type.TupleElement(label: one[index].label ?? element.label, type: type)
      }
      return .tuple(elements)
    case (.function(var one), .function(let other)) where one.parameters == other.parameters:
      guard let result = joined(one.result, other.result) else { return nil }
      one.result = result
      return .function(one)
    case (.nominal(let id, let one), .nominal(let same, let other))
    where id == same && !one.isEmpty && one.count == other.count:
      let arguments = zip(one, other).compactMap { joined($0, $1) }
      return arguments.count == one.count ? .nominal(id, arguments) : nil
    default: return takesLiteral(b, of: a) ? b : takesLiteral(a, of: b) ? a : nil
    }
  }

  /// Whether a literal that has one type by itself may have another one.
  func takesLiteral(_ type: Type, of own: Type) -> Bool {
    let known = declarations.known
    switch own {
    case .int: return canBe(type, known.integerLiteral) || canBe(type, known.floatLiteral)
    case .double: return type != .int && canBe(type, known.floatLiteral)
    case .string: return canBe(type, known.stringLiteral) || type == .character
    default:
      return own.nominal == known.array && own.nominal != nil && canBe(type, known.arrayLiteral)
    }
  }

  private func canBe(_ type: Type, _ proto: NominalID?) -> Bool {
    switch type {
    case .nominal, .parameter, .member: proto.map { unit.conforms(type, to: $0) } ?? false
    default: false
    }
  }

  /// The types in a type, itself or its parts, that literals have only where they are wanted.
  func literalTypes(in type: Type) -> [Type] {
    var types: [Type] = []
    _ = type.contains { part in
      if part != .int, part != .string, !types.contains(part),
        takesLiteral(part, of: .int)
          || takesLiteral(part, of: .double) || takesLiteral(part, of: .string)
      {
        types.append(part)
      }
      return types.count > 4
    }
    return types
  }

  /// The types that literals may have in a call, beside the usual ones: those in its arguments, in
  /// what the context wants, and others. A closure tells what it does with its parameters:
  /// `(0..<3).map { byte + $0 }`.
  func literalTypes(in site: CallSite, _ others: [Type] = []) -> [Type] {
    var types: [Type] = []
    func add(_ type: Type) {
      for part in literalTypes(in: type) where !types.contains(part) { types.append(part) }
    }
    if let expected = site.expected { add(resolved(expected)) }
    for argument in site.arguments {
      if case .closure(let closure) = argument.value.kind {
        usedTypes(of: closure).forEach(add)
        continue
      }
      let (value, failed) = attempt { outsideChain { check(argument.value) } }
      if !failed { add(value.type) }
    }
    others.forEach(add)
    // An implicit member may be one of a type that has no literals.
    return types + ([.double] + others).filter { $0 != .int && !types.contains($0) }
  }

  /// Whether literals that are written in an expression may decide its type.
  func hasLiterals(_ expr: Expr) -> Bool {
    if standIns[ObjectIdentifier(expr)] != nil { return false }
    return switch expr.kind {
    case .integer, .float, .string, .nilLiteral, .array, .dictionary: true
    case .prefix(_, let inner), .postfix(_, let inner), .paren(let inner), .try(_, let inner),
      .await(let inner), .forceUnwrap(let inner), .optionalChain(let inner),
      .member(let inner, _), .postfixSelf(let inner):
      hasLiterals(inner)
    case .binary(_, let left, let right, _): hasLiterals(left) || hasLiterals(right)
    case .ternary(_, let first, let second): hasLiterals(first) || hasLiterals(second)
    case .call(let callee, let arguments):
      hasLiterals(callee) || arguments.contains { hasLiterals($0.value) }
    case .subscript(let base, let arguments):
      hasLiterals(base) || arguments.contains { hasLiterals($0.value) }
    case .tuple(let elements): elements.contains { hasLiterals($0.value) }
    case .closure(let closure): singleExpression(of: closure).map { hasLiterals($0) } ?? false
    default: false
    }
  }

  func isClosure(_ expr: Expr) -> Bool {
    if case .closure = expr.kind { true } else { false }
  }

  // MARK: Arguments

  /// An argument for a parameter whose type earlier literals have decided otherwise: both get the type
  /// on which they agree, and the earlier ones are checked again.
  func joining(_ expr: Expr, _ parameter: Type) -> TypedExpr? {
    guard isJoiningLiterals, parameter.hasVariables else { return nil }
    let known = resolved(parameter)
    let own = ownContext(of: expr, beside: known)
    let (value, failed) = attempt { check(expr, expecting: own) }
    guard !failed, !value.type.isError, let type = joined(known, value.type), type != known,
      !type.hasVariables
    else { return nil }
    rebind(parameter, to: type)
    hasJoinedLiterals = true
    return value.type == type ? check(expr, expecting: own) : retyped(expr, as: type)
  }

  /// What an expression may expect that need not have the type of the one beside it: an implicit member
  /// is looked up in the same type with other arguments.
  func ownContext(of expr: Expr, beside type: Type) -> Type? {
    guard isImplicitMember(expr), case .nominal(let id, let arguments) = type else { return nil }
    return .nominal(id, arguments.map { _ in freshVariable() })
  }

  /// Makes a type parameter optional, for which nil is passed beside values.
  func bindOptional(_ parameter: Type) {
    let known = resolved(parameter)
    guard case .variable = parameter, known.wrapped == nil, !known.hasVariables else { return }
    rebind(parameter, to: .optional(known))
    hasJoinedLiterals = true
  }

  /// Binds the variables in a type anew.
  private func rebind(_ parameter: Type, to type: Type) {
    switch (parameter, type) {
    case (.variable(let index), _):
      if let bound = bindings[index], bound.hasVariables, !isCyclic(index, bound) {
        rebind(bound, to: type)
      } else {
        bind(index, to: type)
      }
    case (.member(let base, let name), _): rebind(member: name, of: base, to: type)
    case (.optional(let inner), .optional(let other)): rebind(inner, to: other)
    case (.optional(let inner), _): rebind(inner, to: type)
    case (.nominal(_, let arguments), .nominal(_, let others)):
      for (argument, other) in zip(arguments, others) { rebind(argument, to: other) }
    case (.tuple(let elements), .tuple(let others)):
      for (element, other) in zip(elements, others) { rebind(element.type, to: other.type) }
    case (.function(let function), .function(let other)):
      for (own, theirs) in zip(function.parameters, other.parameters) {
        rebind(own.type, to: theirs.type)
      }
      rebind(function.result, to: other.result)
    default: break
    }
  }

  private func isCyclic(_ index: Int, _ type: Type) -> Bool {
    type.contains { if case .variable(index) = $0 { true } else { false } }
  }

  /// Binds a collection anew, by the type of its elements.
  private func rebind(member name: String, of base: Type, to type: Type) {
    guard case .nominal(let id, let arguments) = resolved(base),
      let old = unit.memberType(name, of: .nominal(id, arguments))
    else { return }
    let changed = Type.nominal(id, arguments.map { $0 == old ? type : $0 })
    if unit.memberType(name, of: changed) == type { rebind(base, to: changed) }
  }
}
