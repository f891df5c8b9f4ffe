// Tuples and labels: `(high: 2, low: 1)` as `(low: Int, high: Int)`, with the same labels in another order, and
// what two tuples have in common.
extension Checker {
  /// The value with its elements in the order that the type has; nil where it is no such tuple. It is
  /// evaluated once, in its own order.
  func reorderingTuple(_ value: TypedExpr, to type: Type) -> TypedExpr? {
    guard case .tuple(let given) = value.type, case .tuple(let wanted) = type,
      let order = order(of: given, as: wanted)
    else { return nil }
    let span = value.span
    let whole = Local("", type: value.type, isLet: true, span: span, in: function)
    let parts = zip(wanted, order).compactMap { element, index in
      coerce(
        TypedExpr(
          .tupleElement(TypedExpr(.local(whole), whole.type, span), index), given[index].type, span),
        to: element.type)
    }
    guard parts.count == wanted.count else { return nil }
    let result = Local("", type: type, isLet: false, span: span, in: function)
    result.isDeferred = true
    let statements = [
      TypedStmt(.variable(.bind(whole), value), span),
      TypedStmt(.yield(TypedExpr(.tuple(parts), type, span), result), span),
    ]
    return TypedExpr(
      .statement(TypedStmt(.block(statements), span), result: result), type, span)
  }

  /// The elements of a tuple's type in the order in which their labels are written.
  func elements(
    of types: [Type.TupleElement], inOrderOf labels: [String?]
  ) -> [Type.TupleElement] {
    let ordered = labels.compactMap { label in
      label == nil ? nil : types.first { $0.label == label }
    }
    return ordered.count == types.count ? ordered : types
  }

  /// The tuple that two tuples become where one value of either is wanted: a label that one of them lacks is
  /// lost. nil where they have the same labels, or other elements.
  func commonTuple(_ one: Type, _ other: Type) -> Type? {
    guard case .tuple(let first) = one, case .tuple(let second) = other,
      first.map(\.label) != second.map(\.label), canConvert(other, to: one)
    else { return nil }
    return .tuple(
      zip(first, second).map {
        Type.TupleElement(label: $0.label == $1.label ? $0.label : nil, type: $0.type)
      })
  }

  /// What a tuple beside one of the type is expected to be: its elements give types, and no labels.
  func withoutLabels(_ type: Type) -> Type {
    guard case .tuple(let elements) = type else { return type }
    return .tuple(elements.map { Type.TupleElement(label: nil, type: $0.type) })
  }

  /// For each element that is wanted the place of the one with its label; nil where some have none, or where
  /// all are in their places.
  private func order(of given: [Type.TupleElement], as wanted: [Type.TupleElement]) -> [Int]? {
    guard given.count == wanted.count else { return nil }
    let order = wanted.compactMap { element in
      element.label == nil ? nil : given.firstIndex { $0.label == element.label }
    }
    let isWhole = order.count == wanted.count && Set(order).count == order.count
    return isWhole && order != Array(given.indices) ? order : nil
  }
}
