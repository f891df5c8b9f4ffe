import SwiftIR

// Literals beside each other, in the branches of `?:` or as elements, have one type: `[1, nil]` beside
// `[2.5]` is `[Double?]`. Where one of them has no type alone, such as `[nil]` and `["a": []]`, the type is
// found from their shapes before they are checked.

/// The type of a literal as far as it says something itself.
private indirect enum LiteralShape {
  /// An element of an empty collection, or the value that `nil` leaves out.
  case open
  case integer, fraction
  /// A part that is no number.
  case fixed(Type)
  case optional(LiteralShape)
  case array(LiteralShape)
  case dictionary(LiteralShape, LiteralShape)
  case tuple([String?], [LiteralShape])
}

extension Checker {
  /// The type that collections and tuples which are written out have together; nil where they have
  /// none.
  func jointType(of literals: [Expr]) -> Type? {
    guard literals.count > 1, literals.allSatisfy(isWrittenOut) else { return nil }
    return jointShape(literals).flatMap { type(of: $0) }
  }

  /// The same where one of them has no type alone.
  func jointType(ofOpen literals: [Expr]) -> Type? {
    literals.contains(where: hasOpenPart) ? jointType(of: literals) : nil
  }

  private func isWrittenOut(_ expr: Expr) -> Bool {
    switch expr.kind {
    case .array, .dictionary, .tuple: true
    case .paren(let inner): isWrittenOut(inner)
    default: false
    }
  }

  /// Whether something in a literal has a type only by what is beside it.
  private func hasOpenPart(_ expr: Expr) -> Bool {
    func isOpen(_ part: Expr) -> Bool {
      isNil(part) || isEmptyCollection(part) || hasOpenPart(part)
    }
    return switch expr.kind {
    case .paren(let inner): hasOpenPart(inner)
    case .array(let elements): elements.contains(where: isOpen)
    case .dictionary(let pairs): pairs.contains { isOpen($0.value) }
    case .tuple(let elements): elements.contains { isOpen($0.value) }
    default: false
    }
  }

  private func jointShape(_ parts: [Expr]) -> LiteralShape? {
    var joined = LiteralShape.open
    for part in parts {
      guard let shape = shape(part), let both = join(joined, shape) else { return nil }
      joined = both
    }
    return joined
  }

  private func shape(_ expr: Expr) -> LiteralShape? {
    if isNumber(expr) { return hasFraction(expr) ? .fraction : .integer }
    switch expr.kind {
    case .paren(let inner): return shape(inner)
    case .nilLiteral: return .optional(.open)
    case .array(let elements): return jointShape(elements).map { .array($0) }
    case .dictionary(let pairs):
      guard let key = jointShape(pairs.map(\.key)), let value = jointShape(pairs.map(\.value))
      else { return nil }
      return .dictionary(key, value)
    case .tuple(let elements):
      let shapes = elements.compactMap { shape($0.value) }
      return shapes.count == elements.count ? .tuple(elements.map(\.label), shapes) : nil
    case .closure, .implicitMember, .keyPath: return nil
    default:
      let (value, failed) = attempt { outsideChain { check(expr) } }
      let isKnown = !failed && !value.type.hasErrors && !value.type.hasVariables
      return isKnown ? shape(of: value.type) : nil
    }
  }

  private func shape(of type: Type) -> LiteralShape {
    if case .optional(let wrapped) = type { return .optional(shape(of: wrapped)) }
    return .fixed(type)
  }

  private func join(_ a: LiteralShape, _ b: LiteralShape) -> LiteralShape? {
    switch (a, b) {
    case (.open, let other), (let other, .open): return other
    case (.integer, .integer): return .integer
    case (.integer, .fraction), (.fraction, .integer), (.fraction, .fraction): return .fraction
    case (.optional(let a), .optional(let b)): return join(a, b).map { .optional($0) }
    case (.optional(let a), _): return join(a, b).map { .optional($0) }
    case (_, .optional(let b)): return join(a, b).map { .optional($0) }
    case (.array(let a), .array(let b)): return join(a, b).map { .array($0) }
    case (.dictionary(let key, let value), .dictionary(let otherKey, let otherValue)):
      guard let key = join(key, otherKey), let value = join(value, otherValue) else { return nil }
      return .dictionary(key, value)
    case (.tuple(let labels, let a), .tuple(let others, let b)):
      let parts = zip(a, b).compactMap { join($0, $1) }
      return labels == others && parts.count == a.count && parts.count == b.count
        ? .tuple(labels, parts) : nil
    case (.fixed(let a), .fixed(let b)):
      return a == b ? .fixed(a) : commonSuperclass(a, b).map { .fixed($0) }
    case (.fixed(let type), let literal), (let literal, .fixed(let type)):
      return takes(type, literal) ? .fixed(type) : nil
    default: return nil
    }
  }

  /// Whether a value of a type may stand where a literal does: a number beside one has its type.
  private func takes(_ type: Type, _ literal: LiteralShape) -> Bool {
    switch literal {
    case .integer: type == .int || integerFormat(type) != nil || unit.isFloatingPoint(type)
    case .fraction: unit.isFloatingPoint(type)
    default: self.type(of: literal) == type
    }
  }

  private func type(of shape: LiteralShape) -> Type? {
    switch shape {
    case .open: return nil
    case .integer: return .int
    case .fraction: return .double
    case .fixed(let type): return type
    case .optional(let wrapped): return type(of: wrapped).map { .optional($0) }
    case .array(let element): return type(of: element).map { unit.arrayType(of: $0) }
    case .dictionary(let key, let value):
      guard let id = declarations.known.dictionary, let key = type(of: key),
        let value = type(of: value)
      else { return nil }
      return .nominal(id, [key, value])
    case .tuple(let labels, let shapes):
      let types = shapes.compactMap { type(of: $0) }
      guard types.count == shapes.count else { return nil }
      return .tuple(zip(labels, types).map { Type.TupleElement(label: $0, type: $1) })
    }
  }
}
