import SwiftIR

// An array, dictionary, set or tuple whose elements become values of another type: `[Int]` as `[Int?]` or
// `[Any]`, `(x: 1, y: 2)` as `(Int, Int)`. It knows the type of its elements, which printing and casts ask for,
// and an optional is in a box among existentials and in none among optionals. So the machine makes another one.
extension Compilation {
  /// Whether values of the type may be such containers: what a type parameter stands for is known to nobody.
  func mayBeContainer(_ type: Type) -> Bool {
    let type = type.strippingOptionals
    if case .tuple(let elements) = type { return !elements.isEmpty }
    guard let id = type.nominal else { return type.isTypeParameter }
    return isContainer(id)
  }

  /// Whether values of both types are containers of one kind, which differ in their elements alone.
  fileprivate func areSameContainer(_ given: Type, _ wanted: Type) -> Bool {
    if case .tuple(let elements) = given, case .tuple(let others) = wanted {
      return !elements.isEmpty && elements.count == others.count
    }
    guard let id = given.nominal, id == wanted.nominal, isContainer(id) else { return false }
    return !given.arguments.isEmpty && given.arguments.count == wanted.arguments.count
  }

  private func isContainer(_ id: NominalID) -> Bool {
    [declarations.known.array, declarations.known.dictionary, declarations.known.set].contains(id)
  }
}

extension Checker {
  /// A container that Swift converts by itself, or an optional of one; nil when it is none or stays as it is.
  func convertingContainer(_ value: TypedExpr, to type: Type) -> TypedExpr? {
    let (given, wanted) = (value.type.strippingOptionals, type.strippingOptionals)
    guard given != wanted, unit.areSameContainer(given, wanted),
      value.type.optionalDepth == type.optionalDepth,
      ![given, wanted].contains(where: { $0.hasVariables || $0.hasErrors })
    else { return nil }
    return convertingTuple(value, to: type) ?? retyped(value, as: type)
  }

  /// An optional of optionals as one of anything: what is in it gets into a box, which tells its type. Nil for
  /// other optionals.
  func erasingPayload(of value: TypedExpr, _ wrapped: Type, to type: Type) -> TypedExpr? {
    guard wrapped.optionalDepth >= type.optionalDepth,
      unit.mayHoldOptional(type.strippingOptionals), let target = type.wrapped,
      let payload = coerce(TypedExpr(.chainLink(value), wrapped, value.span), to: target)
    else { return nil }
    let whole = TypedExpr(.wrap(payload), type, value.span)
    return TypedExpr(.optionalChain(whole), type, value.span)
  }

  /// A tuple whose elements are written, which are converted one by one; nil for another value.
  private func convertingTuple(_ value: TypedExpr, to type: Type) -> TypedExpr? {
    guard case .tuple(let written) = value.kind, case .tuple(let wanted) = type,
      written.count == wanted.count
    else { return nil }
    let parts = zip(written, wanted).compactMap { coerce($0, to: $1.type) }
    return parts.count == wanted.count ? TypedExpr(.tuple(parts), type, value.span) : nil
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
