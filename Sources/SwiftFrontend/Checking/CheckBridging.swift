import SwiftIR

/// Casts between Swift's values and the classes that stand for them in Objective-C.
extension Checker {
  /// `text as NSString`, `error as NSError`, `string as String`: a coercion of a value for which the type has a
  /// bridge. nil where it has none: then the coercion is an ordinary one.
  func bridgingCoercion(
    of operand: Expr, to type: Type, _ written: TypeExpr, _ span: Span
  ) -> TypedExpr? {
    if let object = bridgedObject(operand, to: type, span) { return object }
    let bridges = bridges(.coerce, to: type)
    // A literal of the type is one already and needs no bridge.
    guard hasTypeOfItsOwn(operand), !bridges.isEmpty,
      unit.isClassType(type) || !isLiteral(operand)
    else { return nil }
    // The elements of `[1, "a"] as NSArray` may be of any types.
    let only = bridges.count == 1 ? bridges[0].parameters.first?.type : nil
    let value = check(operand, expecting: isCollection(operand) ? only : nil)
    if value.type.isError { return failed(span) }
    if canConvert(value.type, to: type) { return coerce(value, to: type) }
    return bridging(.coerce, of: value, to: type, written, span)
  }

  /// A cast of a value by a bridge of the type: a static function `_bridged(_:)` that takes such a value. One
  /// that gives an optional may fail, as that of `array as? [String]` does. nil where the type has none.
  func bridging(
    _ cast: Expr.Cast, of value: TypedExpr, to type: Type, _ written: TypeExpr, _ span: Span
  ) -> TypedExpr? {
    let isBridged = bridges(cast, to: type).contains { bridge in
      bridge.parameters.first.map { coerce(value, to: $0.type) != nil } ?? false
    }
    guard isBridged, !canConvert(value.type, to: type) else { return nil }
    let name = Expr.Name(text: "_bridged", labels: nil, span: span)
    let callee = Expr(.member(Expr(.type(written), span), name), span)
    let stand = standIn(value)
    defer { standIns[ObjectIdentifier(stand)] = nil }
    let result = check(Expr(.call(callee, [Expr.Argument(label: nil, value: stand)]), span))
    return switch cast {
    case .conditional: coerce(result, to: .optional(type))
    case .test: TypedExpr(.isNil(result, isNegated: true), .bool, span)
    case .forced where result.type.wrapped != nil:
      TypedExpr(.cast(.forced, result, type), type, span)
    case .coerce, .forced: result
    }
  }

  /// The bridges that a cast may use: what may fail is a cast, and what may not is no test.
  private func bridges(_ cast: Expr.Cast, to type: Type) -> [Member] {
    // The bridges themselves test a value's type and need the real one.
    guard case .nominal = type, cast == .coerce || unit.module == .scenario else { return [] }
    return unit.members(named: "_bridged", of: type, isStatic: true).map { declarations[$0.id] }
      .filter { $0.type.wrapped != nil ? cast != .coerce : cast != .test }
  }

  private func isCollection(_ operand: Expr) -> Bool {
    switch operand.kind {
    case .array, .dictionary: true
    default: false
    }
  }

  /// `5 as NSCopying`: the object that stands for a value, where its class conforms to what is wanted and the
  /// value's own type does not.
  private func bridgedObject(_ operand: Expr, to type: Type, _ span: Span) -> TypedExpr? {
    guard unit.module == .scenario, case .existential(let protocols) = type, !protocols.isEmpty,
      protocols.allSatisfy({ declarations[$0].module == .model }), hasTypeOfItsOwn(operand),
      case let (found, failed) = attempt({ check(operand) }), !failed, !found.type.isError,
      !canConvert(found.type, to: type)
    else { return nil }
    let value = check(operand)
    for name in ["NSNumber", "NSString", "NSArray", "NSDictionary"] {
      guard case .nominal(let id)? = declarations.types[name], declarations[id].module == .model,
        canConvert(.nominal(id, []), to: type),
        let object = bridging(
          .coerce, of: value, to: .nominal(id, []), TypeExpr(.name(name, []), span), span)
      else { continue }
      return coerce(object, to: type)
    }
    return nil
  }

  /// Whether an expression has a type without an expected one.
  private func hasTypeOfItsOwn(_ expr: Expr) -> Bool {
    switch expr.kind {
    case .nilLiteral, .closure, .implicitMember: false
    default: !isImplicitMember(expr) && !isEmptyCollection(expr)
    }
  }
}
