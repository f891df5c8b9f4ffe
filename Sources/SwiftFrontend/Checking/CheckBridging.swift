import SwiftIR

/// Casts between Swift's values and the classes that stand for them in Objective-C.
extension Checker {
  /// `text as NSString`, `error as NSError`, `string as String`: where a type has a static function
  /// `_bridged(_:)` that takes such a value, the cast calls it. One that gives an optional may fail, as that
  /// of `array as? [String]` does. nil where it has none: then the cast is an ordinary one.
  func checkBridging(
    _ cast: Expr.Cast, _ operand: Expr, to type: Type, _ written: TypeExpr, _ span: Span
  ) -> TypedExpr? {
    if cast == .coerce, let object = bridgedObject(operand, to: type, span) { return object }
    guard case .nominal(let id, _) = type, hasTypeOfItsOwn(operand) else { return nil }
    // The bridges themselves test a value's type and need the real one.
    guard cast == .coerce || unit.module == .scenario else { return nil }
    let bridges = unit.members(named: "_bridged", of: type, isStatic: true)
      .map { declarations[$0.id] }
      // What may fail is a cast, and what may not is no test.
      .filter { $0.type.wrapped != nil ? cast != .coerce : cast != .test }
    // A literal of the type is one already and needs no bridge.
    guard !bridges.isEmpty, declarations[id].kind == .class || !isLiteral(operand) else {
      return nil
    }
    let value = check(operand)
    if value.type.isError { return failed(span) }
    if canConvert(value.type, to: type) { return nil }
    let isBridged = bridges.contains { bridge in
      bridge.parameters.first.map { coerce(value, to: $0.type) != nil } ?? false
    }
    guard isBridged else { return nil }
    let name = Expr.Name(text: "_bridged", labels: nil, span: span)
    let callee = Expr(.member(Expr(.type(written), span), name), span)
    let result = check(Expr(.call(callee, [Expr.Argument(label: nil, value: operand)]), span))
    return switch cast {
    case .conditional: coerce(result, to: .optional(type))
    case .test: TypedExpr(.isNil(result, isNegated: true), .bool, span)
    case .forced where result.type.wrapped != nil:
      TypedExpr(.cast(.forced, result, type), type, span)
    case .coerce, .forced: result
    }
  }

  /// `5 as NSCopying`: the object that stands for a value, where its class conforms to what is wanted and the
  /// value's own type does not.
  private func bridgedObject(_ operand: Expr, to type: Type, _ span: Span) -> TypedExpr? {
    guard unit.module == .scenario, case .existential(let protocols) = type, !protocols.isEmpty,
      protocols.allSatisfy({ declarations[$0].module == .model }), hasTypeOfItsOwn(operand),
      case let (value, failed) = attempt({ check(operand) }), !failed, !value.type.isError,
      !canConvert(value.type, to: type)
    else { return nil }
    for name in ["NSNumber", "NSString", "NSArray", "NSDictionary"] {
      guard case .nominal(let id)? = declarations.types[name], declarations[id].module == .model,
        canConvert(.nominal(id, []), to: type),
        let object = checkBridging(
          .coerce, operand, to: .nominal(id, []), TypeExpr(.name(name, []), span), span)
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
