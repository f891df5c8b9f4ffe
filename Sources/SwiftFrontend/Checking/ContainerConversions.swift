import SwiftIR

// An array, dictionary or set whose elements become values of another type: `[Int]` as `[Int?]` or `[Any]`. It
// knows the type of its elements, which printing and casts ask for, and an optional is in a box among
// existentials and in none among optionals. So the machine makes another one.
extension Compilation {
  /// Whether values of the type may be such containers: what a type parameter stands for is known to nobody.
  func mayBeContainer(_ type: Type) -> Bool {
    let type = type.strippingOptionals
    guard let id = type.nominal else { return type.isTypeParameter }
    return isContainer(id)
  }

  fileprivate func isContainer(_ id: NominalID) -> Bool {
    [declarations.known.array, declarations.known.dictionary, declarations.known.set].contains(id)
  }
}

extension Checker {
  /// A container that Swift converts by itself, or an optional of one; nil when it is none or stays as it is.
  func convertingContainer(_ value: TypedExpr, to type: Type) -> TypedExpr? {
    let (given, wanted) = (value.type.strippingOptionals, type.strippingOptionals)
    guard let id = given.nominal, id == wanted.nominal, unit.isContainer(id), given != wanted,
      !given.arguments.isEmpty, given.arguments.count == wanted.arguments.count,
      value.type.optionalDepth == type.optionalDepth,
      ![given, wanted].contains(where: { $0.hasVariables || $0.hasErrors })
    else { return nil }
    return retyped(value, as: type)
  }

  /// The result of a cast to a container, or to an optional of one. A cast looks whether the elements fit, and
  /// leaves them as they are.
  func convertingContainer(cast: TypedExpr) -> TypedExpr {
    unit.mayBeContainer(cast.type) ? retyped(cast, as: cast.type) : cast
  }

  private func retyped(_ value: TypedExpr, as type: Type) -> TypedExpr {
    let target = TypedExpr(.metatype(type), .metatype(type), value.span)
    return TypedExpr(.intrinsic(.containerRetyped, [value, target]), type, value.span)
  }
}
