import Diagnostics
import SwiftIR

// Operators that a program declares for types of the library, beside the library's own. What the machine
// and the language do by themselves has no declaration, so these are looked for first.
extension Checker {
  /// The operation by an operator that the program declares for exactly these operands.
  ///
  /// In an extension it takes the place of the library's operator of that signature; outside of types it
  /// makes the use ambiguous. One with another result is meant only where the context wants that result.
  func ownOperation(
    _ op: String, _ values: [TypedExpr], _ expected: Type?, _ span: Span, _ place: Span
  ) -> TypedExpr? {
    guard let chosen = ownOperator(op, for: values, expected) else { return nil }
    if isAmbiguous(chosen, op, values) {
      error("ambiguous use of operator '\(op)'", place)
      return failed(span)
    }
    let stands = values.map { standIn($0) }
    defer { for stand in stands { standIns[ObjectIdentifier(stand)] = nil } }
    return ownCall(op, [chosen], stands, expected, span)
  }

  /// The program's operator for just the types of these operands, if its result is wanted.
  private func ownOperator(_ op: String, for values: [TypedExpr], _ expected: Type?) -> MemberID? {
    guard declarations.ownOperators.contains(op) else { return nil }
    let usual = Self.usualResult(of: op, values)
    return ownOperators(op, values, isPostfix: false).first { id in
      let member = declarations[id]
      return member.generics.isEmpty && member.requirements.isEmpty
        && member.parameters.count == values.count
        // A type parameter of the member's type is not the one of that number here.
        && zip(member.parameters, values).allSatisfy {
          $0.type == $1.type && !$0.type.hasParameters && !$0.isInOut
        }
        && isWanted(member.type, expected, beside: usual)
    }
  }

  private static func usualResult(of op: String, _ values: [TypedExpr]) -> Type {
    isComparison(op) ? .bool : values[0].type
  }

  private func isAmbiguous(_ own: MemberID, _ op: String, _ values: [TypedExpr]) -> Bool {
    declarations[own].owner == nil && declarations[own].type == Self.usualResult(of: op, values)
      && isDeclaredByType(op, values)
  }

  /// Whether other types of literals would only hide that an operator is ambiguous.
  func isAmbiguous(_ op: String, _ a: TypedExpr, _ b: TypedExpr, _ expected: Type?) -> Bool {
    ownOperator(op, for: [a, b], expected).map { isAmbiguous($0, op, [a, b]) } ?? false
  }

  /// Whether the program declares an operator for types that are all the library's. The library's own code,
  /// which is behind `!=` and patterns, doesn't see it.
  func isOwnForLibrary(_ id: MemberID) -> Bool {
    let member = declarations[id]
    guard member.module == .scenario, declarations.ownOperators.contains(member.name) else {
      return false
    }
    return member.parameters.allSatisfy { parameter in
      parameter.type.strippingOptionals.nominal.map { declarations[$0].module != .scenario }
        ?? false
    }
  }

  /// The use of an operator that the language defines for all types, such as `??`, as a call of the
  /// program's own; nil where none fits.
  func ownUse(
    of op: String, _ operands: [Expr], _ expected: Type?, _ span: Span
  ) -> TypedExpr? {
    guard declarations.ownOperators.contains(op) else { return nil }
    let types = operands.compactMap { operand -> TypedExpr? in
      let (value, failed) = attempt { outsideChain { check(operand) } }
      return failed ? nil : value
    }
    let own = ownOperators(op, types, isPostfix: false).filter {
      declarations[$0].parameters.count == operands.count
    }
    guard !own.isEmpty else { return nil }
    let (value, failed) = attempt { ownCall(op, own, operands, expected, span) }
    guard !failed, let value, !value.type.isError else { return nil }
    if let expected, !expected.hasVariables, coerce(value, to: expected) == nil { return nil }
    return ownCall(op, own, operands, expected, span)
  }

  /// The use of the program's own operator on a function whose type only the operator tells:
  /// `next >>> String.init`; nil where it has no such operand.
  func ownUse(
    of op: String, onOpenFunctions operands: [Expr], _ expected: Type?, _ span: Span
  ) -> TypedExpr? {
    guard declarations.ownOperators.contains(op), operands.contains(where: { isOpenFunction($0) })
    else { return nil }
    let before = unit.diagnostics.count
    // The other operand has a type by itself. In a long composition it is long too, so it is checked once.
    let stands = operands.map { operand in
      isOpenFunction(operand) || isClosure(operand)
        ? operand : standIn(outsideChain { check(operand) })
    }
    defer { for stand in stands { standIns[ObjectIdentifier(stand)] = nil } }
    if let value = ownUse(of: op, stands, expected, span), !hasErrors(since: before) {
      return value
    }
    unit.diagnostics.removeSubrange(before...)
    return nil
  }

  /// The operators of that name that the program declares outside of types and in extensions of the
  /// library's types.
  private func ownOperators(_ op: String, _ values: [TypedExpr], isPostfix: Bool) -> [MemberID] {
    var found = declarations.globals[op] ?? []
    for value in values {
      guard let id = unit.nominalOrProtocol(value.type) else { continue }
      for member in declarations[id].members[op] ?? [] where !found.contains(member) {
        found.append(member)
      }
    }
    return found.filter {
      declarations[$0].module == .scenario && declarations[$0].isPostfix == isPostfix
        && declarations[$0].kind == .method
    }
  }

  private func isWanted(_ result: Type, _ expected: Type?, beside usual: Type) -> Bool {
    if result == usual { return true }
    guard let expected = expected.map({ resolved($0) }), !expected.hasVariables else {
      return false
    }
    return canConvert(result, to: expected) && !canConvert(usual, to: expected)
  }

  /// Whether a type of the library declares an operator itself, not by a protocol that it conforms to.
  private func isDeclaredByType(_ op: String, _ values: [TypedExpr]) -> Bool {
    guard values.count == 2, values[0].type == values[1].type else { return false }
    return switch values[0].type {
    case .int: ["+", "-", "*", "/", "%", "==", "<", "<=", ">", ">="].contains(op)
    case .double: ["+", "-", "*", "/"].contains(op)
    case .string: ["+", "==", "<"].contains(op)
    default: false
    }
  }

  private func ownCall(
    _ op: String, _ own: [MemberID], _ operands: [Expr], _ expected: Type?, _ span: Span
  ) -> TypedExpr? {
    let site = CallSite(
      arguments: operands.map { Expr.Argument(label: nil, value: $0) }, expected: expected,
      span: span)
    let found = own.map { FoundMember(id: $0, ownerArguments: []) }
    guard let chosen = choose(found, .none, op, site) else { return nil }
    let base: Base =
      declarations[chosen.found.id].owner == nil ? .none : .type(ownerType(of: chosen.found), nil)
    return build(chosen, base, span)
  }
}
