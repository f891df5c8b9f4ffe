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

  /// Those for integers of any type; Int has instructions of its own for most.
  private static let fixedWidthOperations: [String: Opcode] = [
    "+": .fixedAdd, "-": .fixedSub, "*": .fixedMul, "/": .fixedDiv, "%": .fixedRem,
    "&+": .wrapAdd, "&-": .wrapSub, "&*": .wrapMul, "&": .fixedAnd, "|": .fixedOr,
    "^": .fixedXor, "<<": .fixedShiftLeft, ">>": .fixedShiftRight,
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

  /// Whether the language defines an operator for all types.
  static func isBuiltIn(_ op: String) -> Bool {
    ["!", "&&", "||", "??", "===", "!==", "..<", "..."].contains(op)
  }

  /// A shift's distance has a type of its own.
  static func isShift(_ op: String) -> Bool { op == "<<" || op == ">>" }

  /// Whether the distance has a type of its own where the context tells what an operator gives. A masked
  /// shift's then may: `let mask: Int64 = 1 &<< bit`. Else both operands are of one type if they can be.
  private func isShift(_ op: String, giving type: Type?) -> Bool {
    if Self.isShift(op) { return true }
    guard op == "&<<" || op == "&>>", let type = type?.strippingOptionals else { return false }
    return type.isTypeParameter || integerFormat(type) != nil
  }

  func isInteger(_ expr: Expr) -> Bool {
    switch expr.kind {
    case .integer: true
    case .prefix("-", let inner), .paren(let inner): isInteger(inner)
    default: false
    }
  }

  /// Whether an operand that is no operation has the type that its surroundings give it.
  private func isOpen(_ expr: Expr) -> Bool {
    isLiteral(expr) || isImplicitMember(expr) || isOpenConstruction(expr)
  }

  /// Whether an operand is an operation on literals and implicit members: `2 * .unit`.
  func isOpenOperation(_ expr: Expr) -> Bool {
    !isImplicitMember(expr) && hasImplicitMember(expr) == true
  }

  /// Whether one of the operands in an expression is an implicit member; nil where there are others than
  /// these and numbers.
  private func hasImplicitMember(_ expr: Expr) -> Bool? {
    switch expr.kind {
    case .integer, .float: return false
    case .prefix("-", let inner), .paren(let inner): return hasImplicitMember(inner)
    case .binary(let op, let left, let right, _):
      guard !Self.isComparison(op), !Self.isBuiltIn(op), !isCompoundAssignment(op),
        let second = hasImplicitMember(right), let first = hasImplicitMember(left)
      else { return nil }
      return first || second
    default: return isImplicitMember(expr) ? true : nil
    }
  }

  // MARK: Prefix

  func checkPrefix(_ op: String, _ operand: Expr, _ expected: Type?, _ span: Span) -> TypedExpr {
    if op == "!" || op == "..." || op == "..<",
      let own = ownUse(of: op, [operand], expected, span)
    {
      return own
    }
    switch op {
    case "!":
      return TypedExpr(.opcode(.not, [check(operand, as: .bool, .negated)]), .bool, span)
    case "-":
      if case .integer(let value) = operand.kind {
        return checkInteger(value, isNegative: true, expected, span)
      }
      if case .float(let value) = operand.kind { return checkFloat(-value, expected, span) }
      let value = unwrappingImplicitly(check(operand, expecting: expected))
      if let own = ownOperation(op, [value], expected, span, span) { return own }
      if value.type == .int { return TypedExpr(.opcode(.intNegate, [value]), .int, span) }
      if value.type == .double { return TypedExpr(.opcode(.doubleNegate, [value]), .double, span) }
      return callOperator(op, [operand], [value], expected, span)
    case "+":
      let value = check(operand, expecting: expected)
      return ownOperation(op, [value], expected, span, span) ?? value
    case "~":
      let value = check(operand, expecting: expected)
      if let own = ownOperation(op, [value], expected, span, span) { return own }
      if value.type == .int { return TypedExpr(.opcode(.intNot, [value]), .int, span) }
      if integerFormat(value.type) != nil {
        return TypedExpr(.opcode(.fixedNot, [value]), value.type, span)
      }
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
    if Self.isBuiltIn(op), let own = ownUse(of: op, [left, right], expected, span) { return own }
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
    case "~=": return checkMatch(left, right, expected, span, place)
    default: break
    }
    return checkDeclared(op, left, right, expected, span, place)
  }

  /// An operation by a function that is declared, or by the machine.
  func checkDeclared(
    _ op: String, _ left: Expr, _ right: Expr, _ expected: Type?, _ span: Span, _ place: Span
  ) -> TypedExpr {
    if let own = ownUse(of: op, onOpenFunctions: [left, right], expected, span) { return own }
    if case .closure = right.kind {
      // The operator determines the closure's type.
      let a = outsideChain { check(left) }
      let stand = standIn(a)
      defer { standIns[ObjectIdentifier(stand)] = nil }
      return callOperator(op, [stand, right], [a], expected, span)
    }
    return checkOperation(op, left, right, expected, span, place)
  }

  /// An operation whose operands give each other their types: the side that has one of its own gives it to
  /// the literal or implicit member opposite.
  private func checkOperation(
    _ op: String, _ left: Expr, _ right: Expr, _ expected: Type?, _ span: Span, _ place: Span
  ) -> TypedExpr {
    var hint = Self.isComparison(op) ? nil : expected.flatMap { $0.hasVariables ? nil : $0 }
    let leftIsOperation = isOpenOperation(left)
    let leftIsOpen = leftIsOperation || isOpen(left)
    // In `[] + [1]` the elements give the type.
    let rightIsOperation = !isEmptyCollection(left) && isOpenOperation(right)
    let rightIsOpen = rightIsOperation || !isEmptyCollection(left) && isOpen(right)
    // Integer literals beside a floating-point one are floating-point too.
    if isNumber(left), isNumber(right), hasFraction(left) || hasFraction(right),
      hint.map({ !unit.isFloatingPoint($0.strippingOptionals) }) ?? true
    {
      hint = .double
    }
    let before = unit.diagnostics.count
    var a: TypedExpr
    var b: TypedExpr
    let hasOwnDistance = isShift(op, giving: hint)
    if leftIsOpen && !rightIsOpen && !hasOwnDistance {
      b = outsideChain { check(right, expecting: hint) }
      let other = operandHint(b, op)
      // `.now() + Double(2)` has the type that the context expects.
      let isOther =
        (leftIsOperation || isImplicitMember(left)) && hint != nil
        && !isMember(left, of: other)
      a = outsideChain { check(left, expecting: isOther ? hint : other) }
    } else {
      let own = leftIsOpen ? hint : literalHint(hint) ?? joinedTextHint(left, op, hint)
      a = outsideChain { check(left, expecting: own) }
      b = outsideChain {
        check(
          right,
          expecting: hasOwnDistance
            ? nil
            : rightIsOpen
              ? operandHint(a, op, for: right, hint)
              : truthType(right, beside: a, op) ?? literalHint(hint))
      }
      if let type = truthType(left, beside: b, op) {
        a = outsideChain { check(left, expecting: type) }
      }
      if a.type == .int, b.type == .double, isLiteral(left) {
        a = outsideChain { check(left, expecting: .double) }
      }
    }
    if hasErrors(since: before),
      let (first, second) = besideEachOther((left, a), (right, b), before)
    {
      (a, b) = (first, second)
    }
    if hasErrors(since: before),
      let value = operation(op, left, right, ofOwn: expected, span, place, since: before)
    {
      return value
    }
    if a.type.isError || b.type.isError {
      return unresolved.use([a, b], as: Self.isComparison(op) ? .bool : nil, at: span)
        ?? failed(span)
    }
    // An operation has its type by now; checked again in each operator's place, a long one takes too long.
    let value = binary(
      op, a, b, leftIsOpen && !leftIsOperation ? left : nil,
      rightIsOpen && !rightIsOperation ? right : nil, expected, span, place)
    guard hasErrors(since: before), !isAmbiguous(op, a, b, expected) else { return value }
    return operation(op, left, right, ofOwn: expected, span, place, since: before)
      ?? retypedBinary(op, (left, a), (right, b), expected, span, place, since: before)
      ?? overloadedBinary(op, (left, a), (right, b), expected, span, place, since: before) ?? value
  }

  /// The type that `true` or `false` takes beside a value of a type which makes values of such literals:
  /// `number == true`.
  private func truthType(_ literal: Expr, beside other: TypedExpr, _ op: String) -> Type? {
    guard case .bool = literal.kind, Self.isComparison(op),
      case let type = other.type.strippingOptionals, type != .bool, type.nominal != nil,
      let proto = declarations.known.booleanLiteral, unit.conforms(type, to: proto)
    else { return nil }
    return type
  }

  /// An operation on literals that a type of the program makes values of itself, where it is wanted and has
  /// the operator: `let sum: Money = 1 + 2.5`.
  private func operation(
    _ op: String, _ left: Expr, _ right: Expr, ofOwn expected: Type?, _ span: Span, _ place: Span,
    since before: Int
  ) -> TypedExpr? {
    guard let type = expected?.strippingOptionals, let id = type.nominal, !type.hasVariables,
      declarations[id].module == .scenario,
      !unit.members(named: op, of: type, isStatic: true).isEmpty
    else { return nil }
    func typed() -> TypedExpr {
      let (a, b) = (outsideChain { check(left, as: type) }, outsideChain { check(right, as: type) })
      return binary(op, a, b, nil, nil, expected, span, place)
    }
    guard !attempt(typed).failed else { return nil }
    unit.diagnostics.removeSubrange(before...)
    return typed()
  }

  /// Operands of which one is a mistake without the type of the other: `x * pow(10, 2)`.
  private func besideEachOther(
    _ left: (expr: Expr, value: TypedExpr), _ right: (expr: Expr, value: TypedExpr), _ before: Int
  ) -> (TypedExpr, TypedExpr)? {
    for (expr, other, isLeft) in [
      (right.expr, left.value, false), (left.expr, right.value, true),
    ] {
      guard case .call = expr.kind, !other.type.isError, !other.type.hasVariables,
        let value = withoutMistakes(expr, beside: other.type)
      else { continue }
      let rest = attempt {
        outsideChain { check(isLeft ? right.expr : left.expr, expecting: other.type) }
      }
      guard !rest.failed else { continue }
      unit.diagnostics.removeSubrange(before...)
      return isLeft ? (value, other) : (other, value)
    }
    return nil
  }

  /// Numbers in an expression take the type that the whole is to have.
  private func literalHint(_ expected: Type?) -> Type? {
    if let type = expected?.strippingOptionals, type.isTypeParameter { return type }
    guard let type = expected?.strippingOptionals, case .nominal(let id, _) = type,
      let primitive = TypeID(primitive: id), type != .int,
      IntegerFormat(primitive) != nil || id == .double || id == .float
    else { return nil }
    return type
  }

  /// `part + ", " + part` is a string where one is wanted: so is what comes first.
  private func joinedTextHint(_ left: Expr, _ op: String, _ expected: Type?) -> Type? {
    guard op == "+", expected?.strippingOptionals == .string,
      case .binary("+", _, _, _) = left.kind
    else { return nil }
    return .string
  }

  private func operandHint(_ other: TypedExpr, _ op: String) -> Type? {
    if other.isImplicitlyUnwrapped, let wrapped = other.type.wrapped { return wrapped }
    return other.type
  }

  /// The type to look a right operand up in: the left one's, unless only another one that the operator
  /// takes there has such a member. The operator may be that of the type which the whole is to have
  /// (`.now() + .seconds(2)`, `2 * .unit`).
  private func operandHint(
    _ left: TypedExpr, _ op: String, for right: Expr, _ expected: Type?
  ) -> Type? {
    guard let hint = operandHint(left, op), isImplicitMember(right) || isOpenOperation(right) else {
      return operandHint(left, op)
    }
    if isMember(right, of: hint) { return hint }
    let others = [hint, expected?.strippingOptionals].compactMap { $0 }.flatMap {
      unit.members(named: op, of: $0, isStatic: true)
    }
    let globals = unit.globals(named: op, at: right.span).map {
      FoundMember(id: $0, ownerArguments: [])
    }
    return (others + globals).lazy.compactMap { self.lastOperand(of: $0) }.first {
      $0 != hint && self.isMember(right, of: $0)
    } ?? hint
  }

  /// The type of an operator's right operand, where it depends on no other one.
  private func lastOperand(of found: FoundMember) -> Type? {
    let member = declarations[found.id]
    guard member.generics.isEmpty, member.parameters.count == 2 else { return nil }
    return member.parameters.last.map { unit.substitute($0.type, found.ownerArguments) }
  }

  /// Whether a type has the member after the dot.
  private func isMember(_ expr: Expr, of type: Type?) -> Bool {
    let (value, failed) = attempt { outsideChain { check(expr, expecting: type) } }
    return !failed && !value.isUnresolved
  }

  /// Applies an operator to operands that are checked.
  func binary(
    _ op: String, _ left: TypedExpr, _ right: TypedExpr, _ leftOpen: Expr? = nil,
    _ rightOpen: Expr? = nil, _ expected: Type?, _ span: Span, _ place: Span,
    isStandard: Bool = false
  ) -> TypedExpr {
    let a = staysOptional(left, op) ? left : unwrappingImplicitly(left)
    let b = staysOptional(right, op) ? right : unwrappingImplicitly(right)
    if !isStandard, let own = ownOperation(op, [a, b], expected, span, place) { return own }
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
    if let whole = fixedWidthOperation(op, a, b, span) { return whole }
    if let keys = keyComparison(op, a, b, span) { return keys }
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
    return callOperator(op, [first, second], [a, b], expected, span, isStandard: isStandard)
  }

  /// Two values of `AnyHashable` are compared as keys are, by a function of the library.
  private func keyComparison(
    _ op: String, _ a: TypedExpr, _ b: TypedExpr, _ span: Span
  ) -> TypedExpr? {
    guard op == "==" || op == "!=", let hashable = declarations.known.hashable,
      [a, b].allSatisfy({ $0.type == .existential([hashable]) })
    else { return nil }
    let operands = [standIn(a), standIn(b)]
    defer { for operand in operands { standIns[ObjectIdentifier(operand)] = nil } }
    let name = Expr.Name(text: "_equalKeys", labels: nil, span: span)
    let call = Expr(
      .call(
        Expr(.name(name), span), operands.map { Expr.Argument(label: nil, value: $0) }), span)
    let same = check(call)
    return op == "==" ? same : TypedExpr(.opcode(.not, [same]), .bool, span)
  }

  /// The format of an integer type; nil for types that are not integers, or not known.
  func integerFormat(_ type: Type) -> IntegerFormat? {
    guard case .nominal(let id, _) = type else { return nil }
    return TypeID(primitive: id).flatMap(IntegerFormat.init)
  }

  private func fixedWidthOperation(
    _ op: String, _ a: TypedExpr, _ b: TypedExpr, _ span: Span
  ) -> TypedExpr? {
    guard let format = integerFormat(a.type), let other = integerFormat(b.type) else { return nil }
    let isUnsigned = !format.isSigned && format.bitWidth == 64
    if Self.isShift(op) {
      guard other.isSigned || other.bitWidth < 64 else { return nil }
    } else if a.type != b.type {
      return nil
    }
    let less: Opcode = isUnsigned ? .unsignedLess : .intLess
    let lessEqual: Opcode = isUnsigned ? .unsignedLessEqual : .intLessEqual
    // Narrow values are extended to 64 bits, so that they compare as these do.
    switch op {
    case "==": return TypedExpr(.opcode(.intEqual, [a, b]), .bool, span)
    case "!=": return TypedExpr(.opcode(.intNotEqual, [a, b]), .bool, span)
    case "<": return TypedExpr(.opcode(less, [a, b]), .bool, span)
    case "<=": return TypedExpr(.opcode(lessEqual, [a, b]), .bool, span)
    case ">": return TypedExpr(.opcode(less, [b, a]), .bool, span)
    case ">=": return TypedExpr(.opcode(lessEqual, [b, a]), .bool, span)
    default:
      return Self.fixedWidthOperations[op].map { TypedExpr(.opcode($0, [a, b]), a.type, span) }
    }
  }

  /// Whether a value declared `T!` is compared as an optional, which is never unwrapped.
  private func staysOptional(_ value: TypedExpr, _ op: String) -> Bool {
    guard op == "==" || op == "!=", value.isImplicitlyUnwrapped, let wrapped = value.type.wrapped,
      let equatable = declarations.known.equatable
    else { return false }
    return unit.conforms(wrapped, to: equatable)
  }

  /// An expression that stands for one that is checked already.
  func standIn(_ value: TypedExpr) -> Expr {
    let expr = Expr(.paren(Expr(.nilLiteral, value.span)), value.span)
    standIns[ObjectIdentifier(expr)] = value
    keptStandIns.append(expr)
    return expr
  }

  /// `==` as `!=` calls it: as the witness of the class that conforms, whatever a subclass declares.
  private func equality(_ operands: [Expr], _ values: [TypedExpr], _ span: Span) -> TypedExpr {
    let conforming = values.compactMap { value in
      classConforming(value.type).map { TypedExpr(.convert(value), $0, value.span) }
    }
    guard conforming.count == 2 else {
      return callOperator("==", operands, values, .bool, span, isStandard: true)
    }
    let stands = conforming.map(standIn)
    defer { for stand in stands { standIns[ObjectIdentifier(stand)] = nil } }
    return callOperator("==", stands, conforming, .bool, span, isStandard: true)
  }

  /// The superclass from which a class has its Equatable conformance; nil where it has none from one.
  private func classConforming(_ type: Type) -> Type? {
    guard let id = type.nominal, declarations[id].kind == .class,
      let equatable = declarations.known.equatable, unit.conforms(type, to: equatable)
    else { return nil }
    var found = id
    while let superclass = declarations[found].superclass?.nominal,
      declarations.conforms(superclass, to: equatable)
    {
      found = superclass
    }
    return found == id ? nil : declarations.superclassType(of: type, as: found)
  }

  /// Calls an operator function of either operand's type or of the module.
  func callOperator(
    _ op: String, _ operands: [Expr], _ values: [TypedExpr], _ expected: Type?, _ span: Span,
    isPostfix: Bool = false, isStandard: Bool = false
  ) -> TypedExpr {
    if values.contains(where: \.type.isError) {
      return unresolved.use(values, at: span) ?? failed(span)
    }
    if op == "!=", operands.count == 2 {
      let equal = equality(operands, values, span)
      return equal.type.isError ? equal : TypedExpr(.opcode(.not, [equal]), .bool, span)
    }
    if op == "==", let (first, second) = comparable(values) {
      let stands = [standIn(first), standIn(second)]
      defer { for stand in stands { standIns[ObjectIdentifier(stand)] = nil } }
      return callOperator(op, stands, [first, second], .bool, span, isStandard: isStandard)
    }
    let found = operatorCandidates(op, values).filter {
      declarations[$0.id].isPostfix == isPostfix && !(isStandard && isOwnForLibrary($0.id))
    }
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
    return operatorCall(chosen, span)
  }

  private func operatorCall(_ chosen: Chosen, _ span: Span) -> TypedExpr {
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

  func ownerType(of found: FoundMember) -> Type {
    guard let owner = declarations[found.id].owner else { return .any }
    if declarations[owner].kind == .protocol {
      return found.ownerArguments.first.map { resolved($0) } ?? .any
    }
    if owner == declarations.known.optional {
      return .optional(found.ownerArguments.first.map { resolved($0) } ?? .any)
    }
    return .nominal(owner, found.ownerArguments.map { resolved($0) })
  }

  func operatorCandidates(_ op: String, _ values: [TypedExpr]) -> [FoundMember] {
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
    if let span = values.first?.span {
      for id in unit.globals(named: op, at: span) where mayTake(values, declarations[id]) {
        found.append(FoundMember(id: id, ownerArguments: []))
      }
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

}
