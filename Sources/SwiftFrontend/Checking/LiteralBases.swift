import SwiftIR

// A collection literal before a dot or bracket whose elements have nothing in common by themselves, only what
// its member is to be: `let animal: any Animal = [Cat(), Dog()][index]`.
extension Checker {
  /// The literal with elements of the existential that is wanted; nil where it needs none, or cannot have
  /// such.
  func literalBase(_ expr: Expr, _ expected: Type?) -> TypedExpr? {
    guard let element = expected?.strippingOptionals, case .existential(let protocols) = element,
      !protocols.isEmpty
    else { return nil }
    func typed() -> TypedExpr? {
      literalType(expr, of: element).map { check(expr, as: $0) }
    }
    switch expr.kind {
    case .paren(let inner): return literalBase(inner, expected)
    case .array(let elements) where elements.count > 1: break
    case .dictionary(let pairs) where pairs.count > 1: break
    default: return nil
    }
    return outsideChain {
      guard attempt({ check(expr) }).failed, case let (value, failed) = attempt(typed), !failed,
        value != nil
      else { return nil }
      return typed()
    }
  }

  private func literalType(_ expr: Expr, of element: Type) -> Type? {
    guard case .dictionary(let pairs) = expr.kind else { return unit.arrayType(of: element) }
    guard let id = declarations.known.dictionary, let key = pairs.first?.key else { return nil }
    return .nominal(id, [check(key).type, element])
  }
}
