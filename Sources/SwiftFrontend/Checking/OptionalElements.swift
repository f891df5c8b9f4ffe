import SwiftIR

// An optional is in a box in an array of existentials, and in none in an array of optionals.
extension Checker {
  /// An array of optionals as one of existentials, `[Int?]` as `[Any]`, or an array as one of deeper
  /// optionals: a nil in it needs its depth, and printing asks an array for the type of its elements.
  func boxingElements(of value: TypedExpr, as type: Type) -> TypedExpr? {
    guard let element = element(of: value.type), let wanted = self.element(of: type),
      element.wrapped != nil && unit.mayHoldOptional(wanted)
        || gainsOptional(element, as: wanted)
    else { return nil }
    return converting(value, element, wanted, by: "_converted", type)
  }

  /// The result of a cast to an array of optionals, which may have been one of existentials.
  func openingElements(of cast: TypedExpr) -> TypedExpr {
    let isConditional = cast.type.wrapped != nil
    guard let element = element(of: cast.type.wrapped ?? cast.type), element.wrapped != nil
    else { return cast }
    let name = isConditional ? "_convertedUnlessNil" : "_converted"
    return converting(cast, element, element, by: name, cast.type) ?? cast
  }

  /// A value of an existential type is left as it is: a cast would look for the optional in it.
  private func gainsOptional(_ element: Type, as wanted: Type) -> Bool {
    var payload = element
    while let wrapped = payload.wrapped { payload = wrapped }
    if case .existential = payload { return false }
    return !payload.isError && !payload.hasVariables && !wanted.hasVariables
      && wanted.optionalDepth > element.optionalDepth
  }

  private func element(of type: Type) -> Type? {
    type.nominal != nil && type.nominal == declarations.known.array ? type.arguments.first : nil
  }

  private func converting(
    _ value: TypedExpr, _ element: Type, _ wanted: Type, by name: String, _ type: Type
  ) -> TypedExpr? {
    guard let id = declarations.globals[name]?.first else { return nil }
    let call = TypedExpr.Call(
      member: id, base: nil, arguments: [.value(value)], generics: [element, wanted],
      dispatch: .direct)
    return TypedExpr(.call(call), type, value.span)
  }
}
