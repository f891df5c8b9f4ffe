import Diagnostics
import SwiftIR

extension Checker {
  /// The operations that the machine does by itself on two operands of one primitive type.
  private static let intOperations: [String: Opcode] = [
    "+": .intAdd, "-": .intSub, "*": .intMul, "/": .intDiv, "%": .intRem, "==": .intEqual,
    "!=": .intNotEqual, "<": .intLess, "<=": .intLessEqual, "&": .intAnd, "|": .intOr,
    "^": .intXor, "<<": .intShiftLeft, ">>": .intShiftRight,
  ]
  private static let doubleOperations: [String: Opcode] = [
    "+": .doubleAdd, "-": .doubleSub, "*": .doubleMul, "/": .doubleDiv, "==": .doubleEqual,
    "!=": .doubleNotEqual, "<": .doubleLess, "<=": .doubleLessEqual,
  ]

  static func isComparison(_ op: String) -> Bool {
    ["==", "!=", "<", ">", "<=", ">="].contains(op)
  }

  /// Whether an operator changes what is on its left: a standard one, or one declared so.
  func isCompoundAssignment(_ op: String) -> Bool {
    OperatorTable.assignments.contains(op) || isDeclaredAssignment(op)
  }

  private func isDeclaredAssignment(_ op: String) -> Bool {
    op.hasSuffix("=") && declarations.assignmentOperators.contains(op)
  }

  /// A shift's distance has a type of its own.
  static func isShift(_ op: String) -> Bool { op == "<<" || op == ">>" }

  func isInteger(_ expr: Expr) -> Bool {
    switch expr.kind {
    case .integer: true
    case .prefix("-", let inner), .paren(let inner): isInteger(inner)
    default: false
    }
  }

  // MARK: Prefix

  func checkPrefix(_ op: String, _ operand: Expr, _ expected: Type?, _ span: Span) -> TypedExpr {
    switch op {
    case "!":
      return TypedExpr(.opcode(.not, [check(operand, as: .bool)]), .bool, span)
    case "-":
      if case .integer(let value) = operand.kind {
        return checkInteger(value, isNegative: true, expected, span)
      }
      if case .float(let value) = operand.kind { return checkFloat(-value, expected, span) }
      let value = unwrappingImplicitly(check(operand, expecting: expected))
      if value.type == .int { return TypedExpr(.opcode(.intNegate, [value]), .int, span) }
      if value.type == .double { return TypedExpr(.opcode(.doubleNegate, [value]), .double, span) }
      return callOperator(op, [operand], [value], expected, span)
    case "+": return check(operand, expecting: expected)
    case "~":
      let value = check(operand, expecting: expected)
      if value.type == .int { return TypedExpr(.opcode(.intNot, [value]), .int, span) }
      return callOperator(op, [operand], [value], expected, span)
    case "..<": return callFunction(named: "_partialRangeUpTo", [operand], expected, span)
    case "...": return callFunction(named: "_partialRangeThrough", [operand], expected, span)
    default:
      return callOperator(op, [operand], [check(operand)], expected, span)
    }
  }

  func unwrappingImplicitly(_ value: TypedExpr) -> TypedExpr {
    guard value.isImplicitlyUnwrapped, let wrapped = value.type.wrapped else { return value }
    return forced(value, wrapped, isImplicit: true)
  }

  // MARK: Infix

  func checkBinary(
    _ op: String, _ left: Expr, _ right: Expr, _ expected: Type?, _ span: Span, _ place: Span
  ) -> TypedExpr {
    switch op {
    case "&&", "||":
      let a = outsideChain { check(left, as: .bool) }
      let b = deferred { check(right, as: .bool) }
      return TypedExpr(op == "&&" ? .and(a, b) : .or(a, b), .bool, span)
    case "??": return checkCoalescing(left, right, expected, span)
    case "===", "!==": return checkIdentity(left, right, isNegated: op == "!==", span)
    case "==", "!=":
      if case .nilLiteral = right.kind { return checkNil(left, isNegated: op == "!=", span) }
      if case .nilLiteral = left.kind { return checkNil(right, isNegated: op == "!=", span) }
    case "..<", "...": return callFunction(named: op, [left, right], expected, span)
    case _ where isCompoundAssignment(op):
      return checkCompoundAssignment(op, left, right, span, place)
    default: break
    }
    if case .closure = right.kind {
      // The operator determines the closure's type.
      let a = outsideChain { check(left) }
      let stand = standIn(a)
      defer { standIns[ObjectIdentifier(stand)] = nil }
      return callOperator(op, [stand, right], [a], expected, span)
    }
    // The side that has a type of its own gives it to the literal or implicit member opposite.
    let hint = Self.isComparison(op) ? nil : expected.flatMap { $0.hasVariables ? nil : $0 }
    let leftIsOpen = isLiteral(left) || isImplicitMember(left)
    let rightIsOpen = isLiteral(right) || isImplicitMember(right)
    var a: TypedExpr
    var b: TypedExpr
    if leftIsOpen && !rightIsOpen && !Self.isShift(op) {
      b = outsideChain { check(right, expecting: hint) }
      let other = operandHint(b, op)
      // `.now() + Double(2)` has the type that the context expects.
      let isOther = isImplicitMember(left) && hint != nil && !isMember(left, of: other)
      a = outsideChain { check(left, expecting: isOther ? hint : other) }
    } else {
      a = outsideChain { check(left, expecting: leftIsOpen ? hint : literalHint(hint)) }
      b = outsideChain {
        check(
          right,
          expecting: Self.isShift(op)
            ? nil : rightIsOpen ? operandHint(a, op, for: right) : literalHint(hint))
      }
      if a.type == .int, b.type == .double, isLiteral(left) {
        a = outsideChain { check(left, expecting: .double) }
      }
    }
    if a.type.isError || b.type.isError {
      return unresolved.use([a, b], as: Self.isComparison(op) ? .bool : nil, at: span)
        ?? failed(span)
    }
    return binary(
      op, a, b, leftIsOpen ? left : nil, rightIsOpen ? right : nil, expected, span, place)
  }

  /// Numbers in an expression take the type that the whole is to have.
  private func literalHint(_ expected: Type?) -> Type? {
    guard let type = expected?.strippingOptionals, case .nominal(let id, _) = type,
      let primitive = TypeID(primitive: id), type != .int,
      IntegerFormat(primitive) != nil || id == .double || id == .float
    else { return nil }
    return type
  }

  private func operandHint(_ other: TypedExpr, _ op: String) -> Type? {
    if other.isImplicitlyUnwrapped, let wrapped = other.type.wrapped { return wrapped }
    return other.type
  }

  /// The type to look a right operand up in: the left one's, unless only another one that the operator
  /// takes there has such a member (`.now() + .seconds(2)`).
  private func operandHint(_ left: TypedExpr, _ op: String, for right: Expr) -> Type? {
    guard let hint = operandHint(left, op), isImplicitMember(right) else {
      return operandHint(left, op)
    }
    if isMember(right, of: hint) { return hint }
    let others = unit.members(named: op, of: hint, isStatic: true)
      .compactMap { declarations[$0.id].parameters.last?.type }
    return others.first { $0 != hint && !$0.hasParameters && isMember(right, of: $0) } ?? hint
  }

  /// Whether a type has the member after the dot.
  private func isMember(_ expr: Expr, of type: Type?) -> Bool {
    let (value, failed) = attempt { outsideChain { check(expr, expecting: type) } }
    return !failed && !value.isUnresolved
  }

  /// Applies an operator to operands that are checked.
  func binary(
    _ op: String, _ left: TypedExpr, _ right: TypedExpr, _ leftOpen: Expr? = nil,
    _ rightOpen: Expr? = nil, _ expected: Type?, _ span: Span, _ place: Span
  ) -> TypedExpr {
    var a = left
    var b = right
    if a.isImplicitlyUnwrapped, a.type != b.type { a = unwrappingImplicitly(a) }
    if b.isImplicitlyUnwrapped, a.type != b.type { b = unwrappingImplicitly(b) }
    if !Self.isComparison(op) {
      a = unwrappingImplicitly(a)
      b = unwrappingImplicitly(b)
    }
    if a.type == .int, b.type == .int {
      if let opcode = Self.intOperations[op] {
        return TypedExpr(
          .opcode(opcode, [a, b]), Self.isComparison(op) ? .bool : .int, span)
      }
      if op == ">" { return TypedExpr(.opcode(.intLess, [b, a]), .bool, span) }
      if op == ">=" { return TypedExpr(.opcode(.intLessEqual, [b, a]), .bool, span) }
    }
    if a.type == .double, b.type == .double {
      if let opcode = Self.doubleOperations[op] {
        return TypedExpr(
          .opcode(opcode, [a, b]), Self.isComparison(op) ? .bool : .double, span)
      }
      if op == ">" { return TypedExpr(.opcode(.doubleLess, [b, a]), .bool, span) }
      if op == ">=" { return TypedExpr(.opcode(.doubleLessEqual, [b, a]), .bool, span) }
    }
    if case .metatype = a.type, case .metatype = b.type, op == "==" || op == "!=" {
      let same = TypedExpr(.intrinsic(.sameType, [a, b]), .bool, span)
      return op == "==" ? same : TypedExpr(.opcode(.not, [same]), .bool, span)
    }
    if a.type == .string, b.type == .string, op == "+" {
      return TypedExpr(.interpolation([a, b]), .string, span)
    }
    let first = leftOpen ?? standIn(a)
    let second = rightOpen ?? standIn(b)
    defer {
      standIns[ObjectIdentifier(first)] = nil
      standIns[ObjectIdentifier(second)] = nil
    }
    return callOperator(op, [first, second], [a, b], expected, span)
  }

  /// An expression that stands for one that is checked already.
  func standIn(_ value: TypedExpr) -> Expr {
    let expr = Expr(.paren(Expr(.nilLiteral, value.span)), value.span)
    standIns[ObjectIdentifier(expr)] = value
    keptStandIns.append(expr)
    return expr
  }

  /// Calls an operator function of either operand's type or of the module.
  func callOperator(
    _ op: String, _ operands: [Expr], _ values: [TypedExpr], _ expected: Type?, _ span: Span
  ) -> TypedExpr {
    if values.contains(where: \.type.isError) {
      return unresolved.use(values, at: span) ?? failed(span)
    }
    if op == "!=", operands.count == 2 {
      let equal = callOperator("==", operands, values, .bool, span)
      return equal.type.isError ? equal : TypedExpr(.opcode(.not, [equal]), .bool, span)
    }
    if op == "==", let (first, second) = comparable(values) {
      let stands = [standIn(first), standIn(second)]
      defer { for stand in stands { standIns[ObjectIdentifier(stand)] = nil } }
      return callOperator(op, stands, [first, second], .bool, span)
    }
    let found = operatorCandidates(op, values)
    // An operand that the operator changes is passed without `&`.
    let changed = Set(
      found.flatMap { candidate in
        declarations[candidate.id].parameters.indices.filter {
          declarations[candidate.id].parameters[$0].isInOut
        }
      })
    let arguments = operands.enumerated().map { index, operand in
      Expr.Argument(
        label: nil,
        value: changed.contains(index) ? Expr(.inOut(operand), operand.span) : operand)
    }
    if found.isEmpty
      || !found.contains(where: { match(arguments, to: declarations[$0.id].parameters) != nil })
    {
      if op == ">", !operatorCandidates("<", values).isEmpty {
        return callOperator("<", operands.reversed(), values.reversed(), .bool, span)
      }
      if op == "<=" || op == ">=", !operatorCandidates("<", values).isEmpty {
        let order = op == "<=" ? Array(operands.reversed()) : operands
        let ordered = op == "<=" ? Array(values.reversed()) : values
        let less = callOperator("<", order, ordered, .bool, span)
        return less.type.isError ? less : TypedExpr(.opcode(.not, [less]), .bool, span)
      }
      reportOperands(op, values, span)
      return failed(span)
    }
    let before = unit.diagnostics.count
    let site = CallSite(arguments: arguments, expected: expected, span: span)
    let (_, failedAll) = attempt { choose(found, .none, op, site) }
    if failedAll {
      reportOperands(op, values, span)
      return failed(span)
    }
    guard let chosen = choose(found, .none, op, site),
      unit.diagnostics.count == before
    else { return failed(span) }
    let member = declarations[chosen.found.id]
    // An operator belongs to a type; as a protocol's requirement it is found in the operand's.
    let owner = chosen.found.ownerArguments.first.map { resolved($0) }
    let base: Base
    if member.owner == nil {
      base = .none
    } else if let requirement = member.requirement, let owner {
      let metatype = TypedExpr(.metatype(owner), .metatype(owner), span)
      let call = TypedExpr.Call(
        member: chosen.found.id, base: metatype, arguments: chosen.arguments,
        generics: chosen.generics, dispatch: .witness(requirement))
      return TypedExpr(.call(call), chosen.result, span)
    } else {
      base = .type(ownerType(of: chosen.found), nil)
    }
    return build(chosen, base, span)
  }

  private func ownerType(of found: FoundMember) -> Type {
    guard let owner = declarations[found.id].owner else { return .any }
    if declarations[owner].kind == .protocol {
      return found.ownerArguments.first.map { resolved($0) } ?? .any
    }
    if owner == declarations.known.optional {
      return .optional(found.ownerArguments.first.map { resolved($0) } ?? .any)
    }
    return .nominal(owner, found.ownerArguments.map { resolved($0) })
  }

  private func operatorCandidates(_ op: String, _ values: [TypedExpr]) -> [FoundMember] {
    var found: [FoundMember] = []
    for value in values {
      for type in [value.type, value.type.strippingOptionals] {
        for candidate in unit.members(named: op, of: type, isStatic: true)
        where !found.contains(where: { $0.id == candidate.id }) {
          found.append(candidate)
        }
      }
    }
    // `view == nil`-like comparisons with an optional on one side only.
    if found.isEmpty || values.contains(where: { $0.type.wrapped != nil }),
      let id = declarations.known.optional,
      let wrapped = values.compactMap({ $0.type.wrapped }).first
    {
      for candidate in unit.members(named: op, of: .optional(wrapped), isStatic: true)
      where declarations[candidate.id].owner == id
        && !found.contains(where: { $0.id == candidate.id })
      {
        found.append(candidate)
      }
    }
    for id in declarations.globals[op] ?? [] where mayTake(values, declarations[id]) {
      found.append(FoundMember(id: id, ownerArguments: []))
    }
    return found
  }

  /// Whether operands and parameters agree in which of them are tuples: a quick test for the many
  /// operators on tuples.
  private func mayTake(_ values: [TypedExpr], _ member: Member) -> Bool {
    func isTuple(_ type: Type) -> Bool { if case .tuple = type { true } else { false } }
    return zip(values, member.parameters).allSatisfy {
      isTuple($0.type) == isTuple($1.type) || !isTuple($1.type)
    }
  }

  /// Two objects of different classes, at least one of which may be nil, as optionals of one class.
  private func comparable(_ values: [TypedExpr]) -> (TypedExpr, TypedExpr)? {
    guard values.count == 2, values[0].type != values[1].type,
      values.contains(where: { $0.type.wrapped != nil }),
      case let types = values.map(\.type.strippingOptionals), types[0] != types[1],
      let common = commonSuperclass(types[0], types[1]),
      let first = coerce(values[0], to: .optional(common)),
      let second = coerce(values[1], to: .optional(common))
    else { return nil }
    return (first, second)
  }

  private func reportOperands(_ op: String, _ values: [TypedExpr], _ span: Span) {
    if values.count == 2 {
      let types = values.map { describe($0.type) }
      let sign = op.utf8.first ?? UInt8(ascii: "=")
      let found = unit.place(of: sign, from: values[0].span, to: values[1].span)
      let place =
        found == values[0].span
        ? span : Span(file: found.file, offset: found.offset, length: UInt32(op.utf8.count))
      if let optional = values.first(where: { $0.type.wrapped != nil }), !Self.isComparison(op) {
        error(
          "value of optional type '\(describe(optional.type))' must be unwrapped to a value of type '\(describe(optional.type.strippingOptionals))'",
          optional.span)
      } else if types[0] == types[1] {
        error("binary operator '\(op)' cannot be applied to two '\(types[0])' operands", place)
      } else {
        error(
          "binary operator '\(op)' cannot be applied to operands of type '\(types[0])' and '\(types[1])'",
          place)
      }
    } else {
      error(
        "unary operator '\(op)' cannot be applied to an operand of type '\(describe(values[0].type))'",
        span)
    }
  }

  // MARK: Optionals and identity

  private func checkCoalescing(
    _ left: Expr, _ right: Expr, _ expected: Type?, _ span: Span
  ) -> TypedExpr {
    let wanted = expected.flatMap { $0.hasVariables ? nil : $0 }
    let a = outsideChain {
      check(left, expecting: wanted.map { $0.wrapped == nil ? .optional($0) : $0 })
    }
    if let value = unresolved.coalescing(a, right, wanted, at: span) { return value }
    if a.type.isError { return failed(span) }
    guard let wrapped = a.type.wrapped else {
      // Swift warns and takes the left side.
      _ = deferred { check(right, expecting: a.type) }
      return a
    }
    let b = deferred { check(right, expecting: wrapped) }
    if unresolved.isMistake(b) { return failed(span) }
    if wanted == nil || wanted?.wrapped == nil || wrapped.wrapped != nil,
      let converted = coerce(b, to: wrapped)
    {
      return TypedExpr(.coalesce(a, converted), wrapped, span)
    }
    if let converted = coerce(b, to: a.type), b.type.wrapped != nil || wanted?.wrapped != nil {
      return TypedExpr(.coalesce(a, converted), a.type, span)
    }
    if let converted = coerce(b, to: wrapped) {
      return TypedExpr(.coalesce(a, converted), wrapped, span)
    }
    if let wanted, let converted = coerce(b, to: wanted), canConvert(wrapped, to: wanted) {
      return TypedExpr(.coalesce(a, converted), wanted, span)
    }
    if canConvert(wrapped, to: b.type) {
      return TypedExpr(.coalesce(a, b), b.type, span)
    }
    error(
      "binary operator '??' cannot be applied to operands of type '\(describe(a.type))' and '\(describe(b.type))'",
      span)
    return failed(span)
  }

  private func checkIdentity(
    _ left: Expr, _ right: Expr, isNegated: Bool, _ span: Span
  ) -> TypedExpr {
    func operand(_ expr: Expr) -> TypedExpr {
      if case .nilLiteral = expr.kind {
        return TypedExpr(.constant(.none), .optional(.any), expr.span)
      }
      return outsideChain { check(expr) }
    }
    let a = operand(left)
    let b = operand(right)
    for value in [a, b] {
      let type = value.type.strippingOptionals
      if !type.isError, type != .any, !unit.isClassType(type) {
        if case .metatype = type { continue }
        error(
          "argument type '\(describe(value.type))' expected to be an instance of a class or class-constrained type",
          value.span)
      }
    }
    return TypedExpr(.sameObject(a, b, isNegated: isNegated), .bool, span)
  }

  private func checkNil(_ operand: Expr, isNegated: Bool, _ span: Span) -> TypedExpr {
    let value = outsideChain { check(operand) }
    if value.type.isError {
      return unresolved.comparisonWithNil(value, isNegated: isNegated, at: span)
        ?? TypedExpr(.error, .bool, span)
    }
    guard value.type.wrapped != nil else {
      // Swift warns: comparing a non-optional to nil always gives the same. It still evaluates.
      let optional = TypedExpr(.wrap(value), .optional(value.type), value.span)
      return TypedExpr(.isNil(optional, isNegated: isNegated), .bool, span)
    }
    return TypedExpr(.isNil(value, isNegated: isNegated), .bool, span)
  }

  // MARK: Assignment

  func checkAssignment(_ target: Expr, _ value: Expr, _ span: Span) -> TypedExpr {
    if case .discard = target.kind {
      let checked = outsideChain { check(value) }
      return TypedExpr(.assign(failed(target.span), checked), .void, span)
    }
    if case .tuple = target.kind {
      let targets = tupleTarget(target)
      let checked = outsideChain { check(value, as: targets.type) }
      return TypedExpr(.assign(targets, checked), .void, span)
    }
    let left = check(target)
    if left.isUnresolved, let forgotten = unresolved.assignment(to: left, value, at: span) {
      return forgotten
    }
    if unresolved.isMistake(left) {
      _ = attempt { outsideChain { check(value) } }
      return failed(span)
    }
    checkAssignable(left)
    if let made = unresolved.assignment(toUnwrapped: left, value, at: span) { return made }
    // An implicitly unwrapped variable takes an optional.
    let checked = outsideChain { check(value, as: left.type, .assigned) }
    return TypedExpr(.assign(left, checked), .void, span)
  }

  /// The places of `(a, (_, b)) = …`; `_` accepts any value.
  private func tupleTarget(_ expr: Expr) -> TypedExpr {
    switch expr.kind {
    case .discard: return failed(expr.span)
    case .paren(let inner): return tupleTarget(inner)
    case .tuple(let elements):
      let targets = elements.map { tupleTarget($0.value) }
      let type = Type.tuple(targets.map { Type.TupleElement(label: nil, type: $0.type) })
      return TypedExpr(.tuple(targets), type, expr.span)
    default:
      let place = outsideChain { check(expr) }
      if place.isUnresolved { return failed(expr.span) }
      checkAssignable(place)
      return place
    }
  }

  private func checkCompoundAssignment(
    _ op: String, _ target: Expr, _ value: Expr, _ span: Span, _ place: Span
  ) -> TypedExpr {
    let left = check(target)
    if left.type.isError {
      if let forgotten = unresolved.assignment(to: left, value, at: span) { return forgotten }
      _ = attempt { outsideChain { check(value) } }
      return failed(span)
    }
    if let reason = immutability(of: left) {
      error("left side of mutating operator isn't mutable: \(reason)", place)
      return failed(span)
    }
    checkAssignable(left)
    let name = String(op.dropLast())
    // `+=` of the type itself changes it in place.
    let isPrimitive = left.type == .int || left.type == .double || left.type == .string
    if !isPrimitive || !OperatorTable.assignments.contains(op) {
      let found = operatorCandidates(op, [left])
      if !found.isEmpty {
        let stand = standIn(left)
        defer { standIns[ObjectIdentifier(stand)] = nil }
        let arguments = [
          Expr.Argument(label: nil, value: Expr(.inOut(stand), target.span)),
          Expr.Argument(label: nil, value: value),
        ]
        let site = CallSite(arguments: arguments, expected: nil, span: span)
        guard let chosen = outsideChain({ choose(found, .none, op, site) }) else {
          return failed(span)
        }
        let base: Base =
          declarations[chosen.found.id].owner == nil
          ? .none : .type(ownerType(of: chosen.found), nil)
        return build(chosen, base, span)
      }
    }
    let unwrapped = left.isImplicitlyUnwrapped ? left.type.wrapped ?? left.type : left.type
    let old = Local("old", type: left.type, isLet: true, span: span, in: function)
    old.isParameter = false
    let oldValue = TypedExpr(.local(old), left.type, left.span)
    oldValue.isImplicitlyUnwrapped = left.isImplicitlyUnwrapped
    let right = outsideChain { check(value, expecting: Self.isShift(name) ? nil : unwrapped) }
    if right.type.isError { return unresolved.use([right], at: span) ?? failed(span) }
    let isOpen = isLiteral(value) || isImplicitMember(value)
    let result = binary(name, oldValue, right, nil, isOpen ? value : nil, unwrapped, span, place)
    if result.type.isError { return failed(span) }
    return TypedExpr(.modify(left, old: old, new: convert(result, to: left.type)), .void, span)
  }

  /// Says so when a mutating member may not be called on a value.
  func checkMutable(_ base: TypedExpr, _ span: Span) {
    noteMutation(of: base)
    if let reason = immutability(of: base) {
      error("cannot use mutating member on immutable value: \(reason)", span)
    }
  }

  /// Says so when a value may not be passed inout.
  func checkPassable(_ value: TypedExpr) {
    noteMutation(of: value)
    if let reason = immutability(of: value) {
      error("cannot pass immutable value as inout argument: \(reason)", value.span)
    } else {
      checkAssignable(value)
    }
  }

  private func noteMutation(of expr: TypedExpr) {
    switch expr.kind {
    case .local(let local): local.isMutated = true
    case .field(let base, _, _) where !isReference(base.type): noteMutation(of: base)
    case .property(let base?, _, _, _, _) where !isReference(base.type): noteMutation(of: base)
    case .subscript(let base, _, _, _, _) where !isReference(base.type): noteMutation(of: base)
    case .tupleElement(let base, _), .forceUnwrap(let base, _), .chainLink(let base),
      .convert(let base), .optionalChain(let base), .wrap(let base):
      noteMutation(of: base)
    default: break
    }
  }

  /// Why a value cannot be changed where it is kept, as Swift says it; nil when it can.
  private func immutability(of expr: TypedExpr) -> String? {
    switch expr.kind {
    case .local(let local):
      if !local.isLet || local.isDeferred { return nil }
      if local.name == "self" {
        return function.role == .valueInitializer || isReference(local.type)
          ? nil : "'self' is immutable"
      }
      return "'\(local.name)' is a 'let' constant"
    case .global(let id):
      let member = declarations[id]
      return member.isLet ? "'\(member.name)' is a 'let' constant" : nil
    case .field(let base, let id, _):
      let member = declarations[id]
      if member.isLet {
        let isInitializer =
          [.designatedInitializer, .valueInitializer].contains(function.role)
          && isSelf(base) && function.owner == member.owner
        return isInitializer ? nil : "'\(member.name)' is a 'let' constant"
      }
      return isReference(base.type) ? nil : immutability(of: base)
    case .property(let base, let id, _, _, _):
      let member = declarations[id]
      if !member.hasSetter { return "'\(member.name)' is a get-only property" }
      guard let base, !isReference(base.type), !member.isStatic, !member.isSetterNonmutating
      else { return nil }
      if case .metatype = base.type { return nil }
      return immutability(of: base)
    case .subscript(let base, let id, _, _, _):
      let member = declarations[id]
      if !member.hasSetter { return "subscript is get-only" }
      if isReference(base.type) || member.isStatic || member.isSetterNonmutating { return nil }
      return immutability(of: base)
    case .tupleElement(let base, _): return immutability(of: base)
    case .forceUnwrap(let inner, _), .chainLink(let inner), .convert(let inner),
      .optionalChain(let inner), .wrap(let inner):
      return isReference(inner.type.strippingOptionals) ? nil : immutability(of: inner)
    case .call(let call):
      return "'\(declarations[call.member].name)' returns immutable value"
    case .construct, .apply, .closure, .enumCase: return "function call returns immutable value"
    case .constant: return "literals are not mutable"
    default: return nil
    }
  }

  private func isReference(_ type: Type) -> Bool { unit.isClassType(type) }

  /// Says so when an expression cannot be assigned to.
  func checkAssignable(_ expr: TypedExpr) {
    switch expr.kind {
    case .error: break
    case .local(let local):
      local.isMutated = true
      if local.isLet, !local.isDeferred {
        if local.name == "self", function.role == .valueInitializer { return }
        let isSelf = local.name == "self"
        error(
          "cannot assign to value: '\(local.name)' is \(isSelf ? "immutable" : "a 'let' constant")",
          expr.span)
      }
    case .global(let id):
      let member = declarations[id]
      if member.isLet, !(function.role == .topLevel && !member.hasInitialValue) {
        error("cannot assign to value: '\(member.name)' is a 'let' constant", expr.span)
      }
      checkSetterAccess(member, namePlace(member.name, in: expr.span))
    case .field(let base, let id, _):
      let member = declarations[id]
      if member.isLet {
        let isInitializer =
          [.designatedInitializer, .valueInitializer].contains(function.role)
          && isSelf(base) && function.owner == member.owner
        if !isInitializer {
          error(
            "cannot assign to property: '\(member.name)' is a 'let' constant",
            namePlace(member.name, in: expr.span))
        }
      }
      checkSetterAccess(member, namePlace(member.name, in: expr.span))
      if !isReference(base.type) {
        checkBaseAssignable(base, namePlace(member.name, in: expr.span))
      }
    case .property(let base, let id, _, _, _):
      let member = declarations[id]
      if !member.hasSetter {
        error(
          "cannot assign to property: '\(member.name)' is a get-only property",
          namePlace(member.name, in: expr.span))
      }
      checkSetterAccess(member, namePlace(member.name, in: expr.span))
      if let base, !isReference(base.type), !member.isStatic, !member.isSetterNonmutating {
        if case .metatype = base.type { return }
        checkBaseAssignable(base, namePlace(member.name, in: expr.span))
      }
    case .subscript(let base, let id, _, _, _):
      let member = declarations[id]
      if !member.hasSetter {
        error("cannot assign through subscript: subscript is get-only", expr.span)
      }
      if !isReference(base.type), !member.isStatic, !member.isSetterNonmutating {
        let bracket = Span(
          file: base.span.file, offset: base.span.offset + base.span.length, length: 1)
        checkBaseAssignable(base, bracket, "through subscript")
      }
    case .tupleElement(let base, _): checkBaseAssignable(base, expr.span)
    case .accessed(_, let set):
      if set == nil { error("cannot assign to value: it is a get-only property", expr.span) }
    case .forceUnwrap(let inner, _):
      if unit.isClassType(expr.type) { return checkAssignable(inner) }
      checkAssignable(inner)
    case .chainLink(let inner), .convert(let inner), .optionalChain(let inner), .wrap(let inner):
      if unit.isClassType(inner.type.strippingOptionals) { return }
      checkAssignable(inner)
    case .tuple(let elements): elements.forEach(checkAssignable)
    default: error("expression is not assignable", expr.span)
    }
  }

  /// The value that holds a field of a struct must be changeable itself.
  private func checkBaseAssignable(
    _ base: TypedExpr, _ place: Span, _ what: String = "to property"
  ) {
    switch base.kind {
    case .global(let id) where immutability(of: base) != nil:
      error("cannot assign \(what): '\(declarations[id].name)' is a 'let' constant", place)
    case .local(let local):
      local.isMutated = true
      guard local.isLet, !local.isDeferred else { return }
      if local.name == "self" {
        if function.role == .valueInitializer || function.selfLocal?.isInOut == true { return }
        error("cannot assign \(what): 'self' is immutable", place)
      } else {
        error("cannot assign \(what): '\(local.name)' is a 'let' constant", place)
      }
    case .chainLink(let inner), .forceUnwrap(let inner, _):
      if unit.isClassType(base.type) { return }
      checkAssignable(inner)
    case .call, .construct, .apply:
      error("cannot assign \(what): function call returns immutable value", place)
    default: checkAssignable(base)
    }
  }

  private func checkSetterAccess(_ member: Member, _ span: Span) {
    guard member.setterAccess <= .private, member.access > member.setterAccess else { return }
    var inside = function.owner
    while let candidate = inside {
      if candidate == member.owner { return }
      inside = declarations[candidate].parent
    }
    error("cannot assign to property: '\(member.name)' setter is inaccessible", span)
  }
}
