import SwiftIR

// `type(of: x)`, which looks like a call and isn't one.
extension Checker {
  /// nil where something else is called.
  func typeOf(_ name: Expr.Name, _ site: CallSite) -> TypedExpr? {
    guard name.text == "type", site.arguments.count == 1, site.arguments[0].label == "of" else {
      return nil
    }
    let value = outsideChain { check(site.arguments[0].value) }
    return typeOf(wantsWrapped(value, site) ? unwrappingImplicitly(value) : value, site.span)
  }

  private func typeOf(_ value: TypedExpr, _ span: Span) -> TypedExpr {
    if case .function = value.type { return functionType(of: value, span) }
    let type = Type.metatype(value.type)
    guard value.type.isTypeParameter else { return TypedExpr(.typeOf(value), type, span) }
    let parameter = TypedExpr(.metatype(value.type), type, value.span)
    return TypedExpr(.intrinsic(.dynamicType, [value, parameter]), type, span)
  }

  /// Whether only the type of the wrapped value will do. What is declared `T!` is an optional otherwise.
  private func wantsWrapped(_ value: TypedExpr, _ site: CallSite) -> Bool {
    guard let expected = site.expected.map({ resolved($0).strippingOptionals }),
      case .metatype = expected, !expected.hasVariables
    else { return false }
    return !canConvert(.metatype(value.type), to: expected)
  }

  /// `type(of: x)` before a dot, for an `x` that is declared `T!`: the members are those of `T`.
  func typeOfWrapped(_ value: TypedExpr) -> TypedExpr {
    guard case .typeOf(let optional) = value.kind, optional.isImplicitlyUnwrapped else {
      return value
    }
    return typeOf(unwrappingImplicitly(optional), value.span)
  }
}
