import SwiftIR

/// The values of literals in their contexts.
extension Checker {
  /// An integer literal with its sign; nil stands for one of more than 64 bits.
  func checkInteger(_ value: UInt64?, isNegative: Bool, _ expected: Type?, _ span: Span)
    -> TypedExpr
  {
    let target = expected?.strippingOptionals ?? literalPreference
    if case .nominal(let id, _)? = target, let primitive = TypeID(primitive: id), let target {
      if primitive == .double || primitive == .float {
        return floatingConstant(
          value.map { Double($0) } ?? 0, isNegative: isNegative, target, span)
      }
      if IntegerFormat(primitive) != nil {
        return integerConstant(value, isNegative: isNegative, target, primitive, span)
      }
    }
    if let target, target != .int, conforms(target, declarations.known.integerLiteral) {
      let number = integerConstant(value, isNegative: isNegative, .int, .int, span)
      return literal(number, declarations.known.integerLiteral, "integerLiteral", target) ?? number
    }
    if let value, let target, conforms(target, declarations.known.floatLiteral),
      target.nominal.map({ declarations[$0].module != .scenario }) ?? true
    {
      return checkFloat(isNegative ? -Double(value) : Double(value), target, span)
    }
    if let own = declaredType("IntegerLiteralType"), target != own, own != .int {
      return checkInteger(value, isNegative: isNegative, own, span)
    }
    return integerConstant(value, isNegative: isNegative, .int, .int, span)
  }

  /// Whether an expression consists of number literals, so that it has the type that its context
  /// wants.
  func isNumber(_ expr: Expr) -> Bool {
    switch expr.kind {
    case .integer, .float: true
    case .prefix("-", let inner), .paren(let inner): isNumber(inner)
    case .binary(let op, let left, let right, _):
      ["+", "-", "*", "/", "%"].contains(op) && isNumber(left) && isNumber(right)
    default: false
    }
  }

  /// Whether one of the literals in a number is a floating-point one.
  func hasFraction(_ expr: Expr) -> Bool {
    switch expr.kind {
    case .float: true
    case .prefix(_, let inner), .paren(let inner): hasFraction(inner)
    case .binary(_, let left, let right, _): hasFraction(left) || hasFraction(right)
    default: false
    }
  }

  /// The number before a dot, as a Double where only Doubles have the member: `42.kilometres`.
  func number(_ expr: Expr, having member: String) -> TypedExpr? {
    guard isNumber(expr), !hasFraction(expr),
      unit.members(named: member, of: .int, isStatic: false).isEmpty,
      !unit.members(named: member, of: .double, isStatic: false).isEmpty
    else { return nil }
    return check(expr, expecting: .double)
  }

  func checkFloat(_ value: Double, _ expected: Type?, _ span: Span) -> TypedExpr {
    let target = expected?.strippingOptionals ?? literalPreference
    if let target, target == .nominal(.float, []) {
      return floatingConstant(value.magnitude, isNegative: value.sign == .minus, target, span)
    }
    let number = TypedExpr(.constant(.double(value)), .double, span)
    if let value = literal(number, declarations.known.floatLiteral, "floatLiteral", target) {
      return value
    }
    if let own = declaredType("FloatLiteralType"), target != own, own != .double {
      return checkFloat(value, own, span)
    }
    return number
  }

  /// A number literal as a value of a type that takes such literals.
  func literal(_ expr: Expr, as type: Type) -> TypedExpr? {
    var literal = expr
    if case .prefix("-", let operand) = expr.kind { literal = operand }
    switch literal.kind {
    case .integer where conforms(type, declarations.known.integerLiteral),
      .float where conforms(type, declarations.known.floatLiteral):
      return check(expr, expecting: type)
    case .string(let parts) where conforms(type, declarations.known.stringLiteral):
      let isPlain = parts.allSatisfy { if case .text = $0 { true } else { false } }
      return isPlain ? check(expr, expecting: type) : nil
    default: return nil
    }
  }

  /// The protocol of the types that a literal can have.
  func literalProtocol(of expr: Expr) -> NominalID? {
    switch expr.kind {
    case .prefix("-", let operand): literalProtocol(of: operand)
    case .integer: declarations.known.integerLiteral
    case .float: declarations.known.floatLiteral
    case .string: declarations.known.stringLiteral
    case .nilLiteral: declarations.known.nilLiteral
    case .array: declarations.known.arrayLiteral
    case .dictionary: declarations.known.dictionaryLiteral
    default: nil
    }
  }

  /// One character as a value of a type that takes only such literals.
  func characterLiteral(
    _ parts: [Expr.StringPart], _ text: String, _ expected: Type?, _ span: Span
  ) -> TypedExpr? {
    guard let target = expected?.strippingOptionals, target.nominal != nil, target != .string,
      text.count == 1, !conforms(target, declarations.known.stringLiteral)
    else { return nil }
    for (name, label) in Self.characterLiterals {
      guard case .nominal(let proto)? = declarations.types[name], conforms(target, proto),
        let found = unit.members(named: "init", of: target, isStatic: false).first(where: {
          declarations[$0.id].parameters.map(\.label) == [label]
        })
      else { continue }
      let type = unit.substitute(declarations[found.id].parameters[0].type, found.ownerArguments)
      guard type != target else { continue }
      let value = check(Expr(.string(parts), span), expecting: type)
      return construct(target, labels: [label], [value], span)
    }
    return nil
  }

  private static let characterLiterals = [
    ("ExpressibleByExtendedGraphemeClusterLiteral", "extendedGraphemeClusterLiteral"),
    ("ExpressibleByUnicodeScalarLiteral", "unicodeScalarLiteral"),
  ]

  /// The value of a literal in a type other than its own.
  func literal(
    _ value: TypedExpr, _ proto: NominalID?, _ label: String, _ expected: Type?
  ) -> TypedExpr? {
    guard let target = expected?.strippingOptionals, target != value.type,
      conforms(target, proto)
    else { return nil }
    return construct(target, labels: [label], [value], value.span)
  }

  /// The type that a program gives all literals of a kind, by an alias with the library's name for it.
  private func declaredType(_ name: String) -> Type? {
    guard unit.module == .scenario, case .alias(0, let type)? = declarations.types[name] else {
      return nil
    }
    return type
  }

  /// `nil` as a value of a type that is `ExpressibleByNilLiteral` and no optional.
  func nilLiteral(as type: Type, _ span: Span) -> TypedExpr? {
    guard conforms(type, declarations.known.nilLiteral) else { return nil }
    return construct(type, labels: ["nilLiteral"], [TypedExpr(.tuple([]), .void, span)], span)
  }

  private func conforms(_ type: Type, _ proto: NominalID?) -> Bool {
    switch type {
    case .nominal, .parameter, .member: proto.map { unit.conforms(type, to: $0) } ?? false
    default: false
    }
  }

  private func integerConstant(
    _ value: UInt64?, isNegative: Bool, _ type: Type, _ id: TypeID, _ span: Span
  ) -> TypedExpr {
    guard let value, let format = IntegerFormat(id),
      format.holds(magnitude: value, isNegative: isNegative)
    else {
      let text = (isNegative ? "-" : "") + (value.map { "\($0)" } ?? "")
      let isUnsigned = IntegerFormat(id)?.isSigned == false
      error(
        isNegative && isUnsigned
          ? "negative integer '\(text)' overflows when stored into unsigned type '\(describe(type))'"
          : "integer literal \(text.isEmpty ? "" : "'\(text)' ")overflows when stored into '\(describe(type))'",
        span)
      return failed(span)
    }
    let bits = isNegative ? 0 &- value : value
    return TypedExpr(.constant(.int(Int64(bitPattern: bits), type: id)), type, span)
  }

  private func floatingConstant(
    _ magnitude: Double, isNegative: Bool, _ type: Type, _ span: Span
  ) -> TypedExpr {
    let value = isNegative ? -magnitude : magnitude
    guard type == .nominal(.float, []) else {
      return TypedExpr(.constant(.double(value)), .double, span)
    }
    let bits = Double(Float(value)).bitPattern
    return TypedExpr(.constant(.int(Int64(bitPattern: bits), type: .float)), type, span)
  }
}
