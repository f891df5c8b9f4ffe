import Diagnostics
import SwiftIR

extension Checker {
  /// Checks an expression; an expected type guides literals, implicit members and closures, but the
  /// result may have another one.
  func check(_ expr: Expr, expecting expected: Type? = nil) -> TypedExpr {
    if depth == 0 { beginExpression() }
    depth += 1
    defer { depth -= 1 }
    guard depth < 400 else {
      error("the expression is nested too deeply", expr.span)
      return failed(expr.span)
    }
    guard hasTimeLeft else { return failed(expr.span) }
    let typed = checkKeeping(expr, expecting: expected)
    if depth == 1, !hasTimeLeft { reportOutOfTime(expr.span) }
    guard !typed.type.isTooLarge else {
      error("the type of the expression is too large", expr.span)
      return failed(expr.span)
    }
    return typed
  }

  func checkInTime(_ expr: Expr, expecting expected: Type?) -> TypedExpr {
    if attemptDepth > 0 { checkCount += 1 }
    if !standIns.isEmpty, let value = standIns[ObjectIdentifier(expr)] { return value }
    switch expr.kind {
    case .member, .call, .subscript:
      return closingChain(expr.span) { checkUnchained(expr, expecting: expected) }
    case .optionalChain where !isInsideChain:
      return closingChain(expr.span) { checkUnchained(expr, expecting: expected) }
    case .assign:
      return closingChain(expr.span) { checkUnchained(expr, expecting: expected) }
    case .binary(let op, _, _, _) where isCompoundAssignment(op):
      return closingChain(expr.span) { checkUnchained(expr, expecting: expected) }
    case .optionalChain, .forceUnwrap:
      return checkUnchained(expr, expecting: expected)
    default: return outsideChain { checkUnchained(expr, expecting: expected) }
    }
  }

  private func checkUnchained(_ expr: Expr, expecting expected: Type?) -> TypedExpr {
    let span = expr.span
    switch expr.kind {
    case .integer(let value): return checkInteger(value, isNegative: false, expected, span)
    case .float(let value): return checkFloat(value, expected, span)
    case .bool(let value):
      let typed = TypedExpr(.constant(.bool(value)), .bool, span)
      return literal(typed, declarations.known.booleanLiteral, "booleanLiteral", expected) ?? typed
    case .string(let parts): return checkString(parts, expected, span)
    case .nilLiteral: return checkNilLiteral(expected, span)
    case .array(let elements): return checkArray(elements, expected, span)
    case .dictionary(let pairs): return checkDictionary(pairs, expected, span)
    case .name(let name): return checkName(name, expected, span)
    case .implicitMember(let name): return checkImplicitMember(name, nil, expected, span)
    case .member(let base, let name): return checkMember(base, name, expected, span)
    case .postfixSelf(let base):
      if let metatype = dynamicSelf(base) { return metatype }
      if let type = asType(base) { return TypedExpr(.metatype(type), .metatype(type), span) }
      return check(base, expecting: expected)
    case .call(let callee, let arguments):
      return checkCall(
        callee, CallSite(arguments: arguments, expected: expected, span: span, callee: callee.span))
    case .subscript(let base, let arguments):
      return checkSubscript(
        base, CallSite(arguments: arguments, expected: expected, span: span, callee: base.span))
    case .optionalChain: return checkChain(expr, expected)
    case .forceUnwrap(let inner): return checkForceUnwrap(inner, expected, span)
    case .prefix(let op, let operand): return checkPrefix(op, operand, expected, span)
    case .postfix(let op, let operand):
      if op == "..." {
        return callFunction(named: "_partialRangeFrom", [operand], expected, span)
      }
      return callOperator(op, [operand], [check(operand)], expected, span, isPostfix: true)
    case .binary(let op, let left, let right, let place):
      return checkBinary(op, left, right, expected, span, place)
    case .ternary(let condition, let first, let second):
      return checkTernary(condition, first, second, expected, span)
    case .assign(let target, let value): return checkAssignment(target, value, span)
    case .cast(let cast, let value, let type): return checkCast(cast, value, type, expected, span)
    case .closure(let closure): return checkClosure(closure, expected, span)
    case .tuple(let elements): return checkTuple(elements, expected, span)
    case .paren(let inner): return check(inner, expecting: expected)
    case .try(let kind, let inner): return checkTry(kind, inner, expected, span)
    case .await(let inner): return checkAwait(inner, expected, span)
    case .inOut(let inner):
      error("'&' may only be used to pass an argument to inout parameter", span)
      return check(inner, expecting: expected)
    case .keyPath(let path): return checkKeyPath(path, expected, span)
    case .pound(let name, let arguments): return checkPound(name, arguments, expected, span)
    case .discard:
      error("'_' can only appear in a pattern or on the left side of an assignment", span)
      return failed(span)
    case .type:
      if let type = asType(expr) {
        return TypedExpr(.metatype(type), .metatype(type), span)
      }
      return failed(span)
    case .statement(let statement): return checkStatementValue(statement, expected, span)
    }
  }

  private func checkNilLiteral(_ expected: Type?, _ span: Span) -> TypedExpr {
    guard let expected, expected.wrapped != nil else {
      if let expected, let nothing = nilLiteral(as: expected, span) { return nothing }
      if let expected, !expected.isError {
        error("'nil' is not compatible with expected type '\(describe(expected))'", span)
      } else if expected == nil {
        error("'nil' requires a contextual type", span)
      }
      return failed(span)
    }
    return TypedExpr(.constant(.none), expected, span)
  }

  private func checkForceUnwrap(_ inner: Expr, _ expected: Type?, _ span: Span) -> TypedExpr {
    // `a?.b!` unwraps the whole chain's value.
    var value = check(inner, expecting: expected.map { .optional($0) })
    value = asOptional(value, inner) ?? value
    guard let wrapped = value.type.wrapped else {
      if value.type.isError { return unresolved.isMistake(value) ? failed(span) : value }
      // `super.init(…)!` of a failable initialiser
      if case .delegate(let id, _, _, _) = value.kind, declarations[id].isFailable { return value }
      error(
        "cannot force unwrap value of non-optional type '\(describe(value.type))'",
        Span(file: span.file, offset: span.offset + max(1, span.length) - 1, length: 1))
      return failed(span)
    }
    return forced(value, wrapped, isImplicit: false, span)
  }

  // MARK: Literals

  private func checkString(_ parts: [Expr.StringPart], _ expected: Type?, _ span: Span) -> TypedExpr
  {
    var typed: [TypedExpr] = []
    for part in parts {
      switch part {
      case .text(let text):
        typed.append(TypedExpr(.constant(.string(text)), .string, span))
      case .value(let expr):
        if let text = ownInterpolation([Expr.Argument(label: nil, value: expr)], expr.span) {
          typed.append(text)
          continue
        }
        let value = check(expr)
        typed.append(description(of: value))
      case .arguments(let arguments, let place):
        // An extension from elsewhere may take them.
        let text = unresolved.use([], arguments, as: .string, at: place)
        typed.append(text ?? ownInterpolation(arguments, place) ?? failed(place))
      }
    }
    if typed.isEmpty { typed = [TypedExpr(.constant(.string("")), .string, span)] }
    if typed.count == 1, case .constant(.string(let text)) = typed[0].kind {
      if (expected?.strippingOptionals ?? literalPreference) == .character, text.count == 1 {
        return TypedExpr(.constant(.character(text)), .character, span)
      }
      let whole = TypedExpr(.constant(.string(text)), .string, span)
      if let value = characterLiteral(parts, text, expected, span) { return value }
      return literal(
        whole, declarations.known.stringLiteral, "stringLiteral", expected ?? literalPreference)
        ?? whole
    }
    let whole = TypedExpr(.interpolation(typed), .string, span)
    return literal(whole, declarations.known.stringInterpolation, "stringLiteral", expected)
      ?? whole
  }

  /// The value as interpolation prints it.
  func description(of value: TypedExpr) -> TypedExpr {
    if value.type.isError, let text = unresolved.use([value], as: .string, at: value.span) {
      return text
    }
    if value.type == .string || value.type.isError { return value }
    guard let id = declarations.globals["_describe"]?.first else { return failed(value.span) }
    let call = TypedExpr.Call(
      member: id, base: nil, arguments: [.value(TypedExpr(.erase(value), .any, value.span))],
      generics: [], dispatch: .direct)
    return TypedExpr(.call(call), .string, value.span)
  }

  private func checkArray(_ elements: [Expr], _ expected: Type?, _ span: Span) -> TypedExpr {
    // `[Int]()` reads as a literal before the call is seen.
    let target = expected?.strippingOptionals
    if case .nominal(let id, let arguments)? = target {
      if id == declarations.known.array, let element = arguments.first,
        elements.isEmpty || !element.hasVariables
      {
        if let value = implicitElements(elements, as: element, span) { return value }
        let values = elements.map { check($0, as: element, .element) }
        return TypedExpr(.array(values), .nominal(id, arguments), span)
      }
      if let literal = arrayLiteral(elements, .nominal(id, arguments), span) { return literal }
      if let optionSet = declarations.known.optionSet,
        unit.conforms(.nominal(id, arguments), to: optionSet)
      {
        return checkOptionSet(elements, .nominal(id, arguments), span)
      }
    }
    if elements.isEmpty, case .existential? = target {
      return TypedExpr(.array([]), unit.arrayType(of: .any), span)
    }
    guard !elements.isEmpty else {
      if let value = unresolved.use(at: span) { return value }
      error("empty collection literal requires an explicit type", span)
      return failed(span)
    }
    if isExistential(target), elements.allSatisfy(isEmptyInside) {
      let values = elements.map { check($0, as: .any, .element) }
      return TypedExpr(.array(values), unit.arrayType(of: .any), span)
    }
    if isExistential(target), let values = differingNumbers(elements) {
      return TypedExpr(.array(values), unit.arrayType(of: .any), span)
    }
    let (type, values, isMixed) = join(elements)
    let array = unit.arrayType(of: type)
    if isMixed, !isExistential(target) { reportMixed(array, span) }
    return TypedExpr(.array(values), array, span)
  }

  /// `[.attribute("x"), node]` where any node is wanted: the other elements tell where the implicit ones are
  /// looked up.
  private func implicitElements(_ elements: [Expr], as element: Type, _ span: Span) -> TypedExpr? {
    guard isExistential(element), elements.contains(where: isImplicitMember),
      !elements.allSatisfy(isImplicitMember)
    else { return nil }
    func joined() -> TypedExpr? {
      let values = join(elements).1.compactMap { coerce($0, to: element) }
      guard values.count == elements.count else { return nil }
      return TypedExpr(.array(values), unit.arrayType(of: element), span)
    }
    return attempt(joined).failed ? nil : joined()
  }

  /// `[1 / 2, 1.0 / 2]` where anything is wanted: calculations keep their own types, literals join.
  private func differingNumbers(_ elements: [Expr]) -> [TypedExpr]? {
    guard elements.count > 1, elements.allSatisfy(isNumber),
      elements.contains(where: { if case .binary = $0.kind { true } else { false } }),
      Set(elements.map(hasFraction)).count > 1
    else { return nil }
    return elements.map { check($0, as: .any, .element) }
  }

  /// A literal for a type that is `ExpressibleByArrayLiteral`.
  private func arrayLiteral(_ elements: [Expr], _ type: Type, _ span: Span) -> TypedExpr? {
    guard let id = type.nominal,
      case .nominal(let proto)? = declarations.types["ExpressibleByArrayLiteral"],
      declarations.conforms(id, to: proto),
      let found = unit.members(named: "init", of: type, isStatic: false).first(where: {
        declarations[$0.id].parameters.map(\.label) == ["arrayLiteral"]
      })
    else { return nil }
    var made = opened(type, nil)
    if made.hasVariables, !elements.isEmpty,
      let element = unit.memberType("ArrayLiteralElement", of: made)
    {
      unify(element, join(elements).0)
      made = resolved(made)
    }
    guard !made.hasVariables, let element = unit.memberType("ArrayLiteralElement", of: made) else {
      return nil
    }
    let values = elements.map { check($0, as: element) }
    let array = unit.arrayType(of: element)
    return TypedExpr(
      .construct(found.id, of: nil, [.variadic(values, array: array)], []), made, span)
  }

  /// A literal for a type that is `ExpressibleByDictionaryLiteral`.
  private func dictionaryLiteral(
    _ pairs: [(key: Expr, value: Expr)], _ type: Type, _ span: Span
  ) -> TypedExpr? {
    guard let id = type.nominal, let proto = declarations.known.dictionaryLiteral,
      declarations.conforms(id, to: proto),
      let found = unit.members(named: "init", of: type, isStatic: false).first(where: {
        declarations[$0.id].parameters.map(\.label) == ["dictionaryLiteral"]
      })
    else { return nil }
    var made = opened(type, nil)
    if made != type, !pairs.isEmpty, let key = unit.memberType("Key", of: made),
      let value = unit.memberType("Value", of: made)
    {
      unify(key, join(pairs.map(\.key)).0)
      unify(value, join(pairs.map(\.value)).0)
      made = resolved(made)
    }
    guard !made.hasVariables, let key = unit.memberType("Key", of: made),
      let value = unit.memberType("Value", of: made)
    else { return nil }
    let pair = Type.tuple([
      Type.TupleElement(label: nil, type: key), Type.TupleElement(label: nil, type: value),
    ])
    let values = pairs.map {
      TypedExpr(.tuple([check($0.key, as: key), check($0.value, as: value)]), pair, span)
    }
    return TypedExpr(
      .construct(found.id, of: nil, [.variadic(values, array: unit.arrayType(of: pair))], []),
      made, span)
  }

  private func checkOptionSet(_ elements: [Expr], _ type: Type, _ span: Span) -> TypedExpr {
    var whole: TypedExpr?
    for element in elements {
      let value = check(element, as: type)
      guard let left = whole else {
        whole = value
        continue
      }
      guard let union = unit.members(named: "union", of: type, isStatic: false).first else {
        return failed(span)
      }
      let call = TypedExpr.Call(
        member: union.id, base: left, arguments: [.value(value)], generics: [],
        dispatch: .direct)
      whole = TypedExpr(.call(call), type, span)
    }
    if let whole { return whole }
    let rawType = unit.members(named: "rawValue", of: type, isStatic: false).first
      .map { unit.type(of: $0.id) }
    let zero = checkInteger(0, isNegative: false, rawType, span)
    return construct(type, labels: ["rawValue"], [zero], span)
  }

  /// Calls an initialiser with arguments that are checked already.
  func construct(_ type: Type, labels: [String?], _ arguments: [TypedExpr], _ span: Span)
    -> TypedExpr
  {
    for found in unit.members(named: "init", of: type, isStatic: false) {
      let member = declarations[found.id]
      guard member.parameters.map(\.label) == labels else { continue }
      var typed: [TypedArgument] = []
      for (parameter, argument) in zip(member.parameters, arguments) {
        guard
          let value = coerce(argument, to: unit.substitute(parameter.type, found.ownerArguments))
        else {
          break
        }
        typed.append(.value(value))
      }
      guard typed.count == arguments.count else { continue }
      return TypedExpr(.construct(found.id, of: nil, typed, []), type, span)
    }
    error("'\(describe(type))' cannot be constructed here", span)
    return failed(span)
  }

  private func isExistential(_ type: Type?) -> Bool {
    if case .existential? = type { return true }
    return false
  }

  /// Elements that have nothing in common must be wanted to.
  private func reportMixed(_ type: Type, _ span: Span) {
    error(
      "heterogeneous collection literal could only be inferred to '\(describe(type))'; add explicit type annotation if this is intentional",
      span)
  }

  /// The common type of several expressions, and them converted to it; `isMixed` when they have none.
  private func join(
    _ elements: [Expr]
  ) -> (type: Type, values: [TypedExpr], isMixed: Bool) {
    if let type = jointType(ofOpen: elements) {
      return (type, elements.map { check($0, as: type) }, false)
    }
    if let own = joinAround(elements) { return own }
    var type: Type?
    var isMixed = false
    var values: [TypedExpr] = []
    var hasNil = false
    for element in elements {
      if case .nilLiteral = element.kind {
        hasNil = true
        values.append(TypedExpr(.constant(.none), .optional(.error), element.span))
        continue
      }
      let value = checkElement(element, expecting: type.map(withoutLabels))
      values.append(value)
      guard !value.type.isError else { continue }
      guard let current = type else {
        type = value.type
        continue
      }
      if let common = commonTuple(current, value.type) {
        type = common
        continue
      }
      if coerce(value, to: current) != nil { continue }
      if current == .int, value.type == .double, allIntegers(elements.prefix(values.count - 1)) {
        type = .double
      } else if let joined = joined(current, value.type),
        zip(elements, values).allSatisfy({ $1.type == joined || retyped($0, as: joined) != nil })
      {
        type = joined
      } else if canConvert(current, to: value.type) || value.type == .optional(current) {
        type = value.type
      } else if let ancestor = commonSuperclass(current, value.type) {
        type = ancestor
      } else {
        type = .any
        isMixed = true
      }
    }
    if isMixed, let type = jointType(of: elements) {
      return (type, elements.map { check($0, as: type) }, false)
    }
    var joined = type ?? .error
    if hasNil, joined.wrapped == nil, !joined.isError { joined = .optional(joined) }
    let converted = zip(elements, values).map { element, value in
      if let same = coerce(value, to: joined), value.type == joined || !isLiteral(element) {
        return same
      }
      return check(element, as: joined)
    }
    return (joined, converted, isMixed)
  }

  /// Elements of which the first says nothing of its type, such as `[]` and `.red`: the others give it one.
  private func joinAround(
    _ elements: [Expr]
  ) -> (type: Type, values: [TypedExpr], isMixed: Bool)? {
    guard let first = elements.first, isOpenElement(first) else { return nil }
    let others = elements.filter { !isOpenElement($0) }
    guard !others.isEmpty, !others.allSatisfy(isNil) else { return nil }
    let (type, values, isMixed) = join(others)
    guard !type.isError, !isMixed else { return nil }
    var next = values.makeIterator()
    let all = elements.map { element in
      isOpenElement(element)
        ? check(element, as: type, .element) : next.next() ?? failed(element.span)
    }
    return (type, all, false)
  }

  /// Whether an element is a literal without any values in it.
  private func isEmptyInside(_ expr: Expr) -> Bool {
    switch expr.kind {
    case .array(let elements): elements.allSatisfy(isEmptyInside)
    case .dictionary(let pairs): pairs.isEmpty
    default: false
    }
  }

  /// Whether only its surroundings say what type an element has.
  private func isOpenElement(_ expr: Expr) -> Bool {
    switch expr.kind {
    case .array(let elements): elements.allSatisfy(isOpenElement)
    case .dictionary(let pairs): pairs.isEmpty
    case .paren(let inner): isOpenElement(inner)
    default: isImplicitMember(expr)
    }
  }

  /// Whether only its surroundings say what type a part of a literal has.
  func hasOpenElements(_ expr: Expr) -> Bool {
    switch expr.kind {
    case .array(let elements) where !elements.isEmpty: elements.contains(where: hasOpenElements)
    case .dictionary(let pairs) where !pairs.isEmpty:
      pairs.contains { hasOpenElements($0.key) || hasOpenElements($0.value) }
    case .tuple(let elements): elements.contains { hasOpenElements($0.value) }
    case .ternary(_, let first, let second): hasOpenElements(first) || hasOpenElements(second)
    case .paren(let inner): hasOpenElements(inner)
    default: isImplicitMember(expr) || isOpenMember(expr) || isEmptyCollection(expr)
    }
  }

  /// An element of a literal beside others that have a type: it need not have the same.
  private func checkElement(_ element: Expr, expecting type: Type?) -> TypedExpr {
    let before = unit.diagnostics.count
    let value = check(element, expecting: type)
    guard let type, hasErrors(since: before) else { return value }
    let context = ownContext(of: element, beside: type)
    let (own, failed) = attempt { check(element, expecting: context) }
    guard !failed, !own.type.isError, !own.type.hasVariables else { return value }
    unit.diagnostics.removeSubrange(before...)
    return check(element, expecting: context)
  }

  private func allIntegers(_ elements: some Sequence<Expr>) -> Bool {
    elements.allSatisfy { isLiteral($0) }
  }

  func isLiteral(_ expr: Expr) -> Bool {
    switch expr.kind {
    case .integer, .float, .nilLiteral, .array, .dictionary: true
    case .string(let parts): parts.count <= 1
    case .prefix("-", let inner), .paren(let inner): isLiteral(inner)
    case .ternary(_, let first, let second): isNumber(first) && isNumber(second)
    case .binary: isNumber(expr)
    default: false
    }
  }

  func commonSuperclass(_ a: Type, _ b: Type) -> Type? {
    guard unit.isClassType(a), unit.isClassType(b) else { return nil }
    var current: Type? = a
    while let type = current, case .nominal(let id, let arguments) = type {
      if canConvert(b, to: type) { return type }
      current = declarations[id].superclass?.substituting(arguments)
    }
    return nil
  }

  private func checkDictionary(
    _ pairs: [(key: Expr, value: Expr)], _ expected: Type?, _ span: Span
  ) -> TypedExpr {
    guard let id = declarations.known.dictionary else { return failed(span) }
    if case .nominal(id, let arguments)? = expected?.strippingOptionals, arguments.count == 2,
      pairs.isEmpty || !arguments.contains(where: \.hasVariables)
    {
      let typed = pairs.map {
        (
          check($0.key, as: arguments[0], .dictionaryKey),
          check($0.value, as: arguments[1], .dictionaryValue)
        )
      }
      return dictionary(typed, .nominal(id, arguments), span)
    }
    if let target = expected?.strippingOptionals, target.nominal != id,
      let literal = dictionaryLiteral(pairs, target, span)
    {
      return literal
    }
    if pairs.isEmpty, expected?.strippingOptionals == .any,
      let hashable = declarations.known.hashable
    {
      return dictionary([], .nominal(id, [.existential([hashable]), .any]), span)
    }
    guard !pairs.isEmpty else {
      if let value = unresolved.use(at: span) { return value }
      error("empty collection literal requires an explicit type", span)
      return failed(span)
    }
    let (keyType, keys, _) = join(pairs.map(\.key))
    let (valueType, values, isMixed) = join(pairs.map(\.value))
    if isMixed, !isExistential(expected?.strippingOptionals) {
      reportMixed(.nominal(id, [keyType, valueType]), span)
    }
    if let hashable = declarations[id].generics.first?.protocols.first,
      !unit.conforms(keyType, to: hashable)
    {
      error(
        "generic struct 'Dictionary' requires that '\(describe(keyType))' conform to '\(declarations[hashable].name)'",
        span)
    }
    return dictionary(Array(zip(keys, values)), .nominal(id, [keyType, valueType]), span)
  }

  /// A dictionary of pairs. Those whose keys come from elsewhere are left out: nobody knows that they
  /// differ.
  private func dictionary(
    _ pairs: [(TypedExpr, TypedExpr)], _ type: Type, _ span: Span
  ) -> TypedExpr {
    let known = pairs.filter { !$0.0.isUnresolved }
    let dictionary = TypedExpr(.dictionary(known), type, span)
    guard known.count < pairs.count else { return dictionary }
    let parts = pairs.filter(\.0.isUnresolved).flatMap { [$0.0, $0.1] }
    return TypedExpr(.unresolved(parts, dictionary), type, span)
  }

  private func checkTuple(
    _ elements: [(label: String?, value: Expr)], _ expected: Type?, _ span: Span
  ) -> TypedExpr {
    var wanted: [Type.TupleElement]?
    if case .tuple(let types)? = expected?.strippingOptionals, types.count == elements.count {
      wanted = self.elements(of: types, inOrderOf: elements.map(\.label))
    }
    var values: [TypedExpr] = []
    var types: [Type.TupleElement] = []
    for (index, element) in elements.enumerated() {
      let type = wanted?[index].type
      var value = check(element.value, expecting: type)
      if let type, !type.hasVariables, let converted = coerce(value, to: type) { value = converted }
      values.append(value)
      types.append(
        Type.TupleElement(label: element.label ?? wanted?[index].label, type: value.type))
    }
    return TypedExpr(.tuple(values), .tuple(types), span)
  }

  func isEmptyCollection(_ expr: Expr) -> Bool {
    switch expr.kind {
    case .array(let elements): elements.isEmpty
    case .dictionary(let pairs): pairs.isEmpty
    case .paren(let inner): isEmptyCollection(inner)
    default: false
    }
  }

  func isImplicitMember(_ expr: Expr) -> Bool {
    switch expr.kind {
    case .implicitMember: true
    case .call(let callee, _), .member(let callee, _): isImplicitMember(callee)
    default: false
    }
  }

  /// The name after the dot with which an implicit member begins.
  func implicitName(_ expr: Expr) -> String? {
    switch expr.kind {
    case .implicitMember(let name): name.text
    case .call(let callee, _), .member(let callee, _): implicitName(callee)
    default: nil
    }
  }

  private func checkStatementValue(_ statement: Stmt, _ expected: Type?, _ span: Span) -> TypedExpr
  {
    let saved = surroundings.yieldTarget
    defer { surroundings.yieldTarget = saved }
    let local = Local("", type: expected ?? .error, isLet: false, span: span, in: function)
    local.isDeferred = true
    surroundings.yieldTarget = (local, expected, nil)
    let typed = checkYielding(statement)
    if local.type.isError, let type = surroundings.yieldTarget?.type { local.type = type }
    return TypedExpr(.statement(typed, result: local), local.type, span)
  }

  // MARK: Casts

  private func checkCast(
    _ cast: Expr.Cast, _ operand: Expr, _ written: TypeExpr, _ expected: Type?, _ span: Span
  ) -> TypedExpr {
    if cast == .coerce, unit.isOpenOptional(written, in: function.owner) {
      let value = check(operand)
      return value.type.wrapped != nil || value.type.isError
        ? value : TypedExpr(.wrap(value), .optional(value.type), span)
    }
    let type = resolve(written)
    if cast == .coerce {
      if let bridged = bridgingCoercion(of: operand, to: type, written, span) { return bridged }
      if let object = declarations.known.anyObject,
        type.strippingOptionals == .existential([object])
      {
        // Anything may be asked for as an object; a value is boxed.
        let value = check(operand, expecting: type)
        return coerce(value, to: type) ?? TypedExpr(.convert(value), type, span)
      }
      return hasBareGenerics(type)
        ? check(operand, asOpen: type, .coercion) : check(operand, as: type, .coercion)
    }
    refuseCast(to: type, span)
    let value = check(operand)
    if type.isError || value.type.isError {
      return unresolved.cast(cast, value, type, at: span) ?? failed(span)
    }
    if let bridged = bridging(cast, of: value, to: type, written, span) { return bridged }
    switch cast {
    case .test: return TypedExpr(.cast(.test, value, type), .bool, span)
    case .forced:
      if let view = unresolved.cast(ofView: value, to: type, at: span) { return view }
      return convertingContainer(cast: TypedExpr(.cast(.forced, value, type), type, span))
    case .conditional, .coerce:
      return convertingContainer(
        cast: TypedExpr(.cast(.conditional, value, type), .optional(type), span))
    }
  }

  private func checkTry(
    _ kind: Expr.Try, _ inner: Expr, _ expected: Type?, _ span: Span
  ) -> TypedExpr {
    let saved = surroundings.isCoveredByTry
    surroundings.isCoveredByTry = true
    defer { surroundings.isCoveredByTry = saved }
    switch kind {
    case .plain:
      let value = check(inner, expecting: expected)
      return value
    case .optional:
      let wasInDo = surroundings.isInDoWithCatch
      surroundings.isInDoWithCatch = true
      defer { surroundings.isInDoWithCatch = wasInDo }
      let value = check(inner, expecting: expected?.wrapped)
      if value.type.isError {
        return unresolved.use([value], as: .optional(.error), at: span) ?? failed(span)
      }
      // Since Swift 5 `try?` does not nest optionals.
      let type: Type = value.type.wrapped == nil ? .optional(value.type) : value.type
      guard let converted = coerce(value, to: type) else { return failed(span) }
      return TypedExpr(.tryOptional(converted), type, span)
    case .forced:
      let wasInDo = surroundings.isInDoWithCatch
      surroundings.isInDoWithCatch = true
      defer { surroundings.isInDoWithCatch = wasInDo }
      let value = check(inner, expecting: expected)
      return unresolved.certain(value, at: span) ?? TypedExpr(.tryForced(value), value.type, span)
    }
  }

  // MARK: Chains

  /// An expression with `?` in it: the outermost one owns the way out.
  private func checkChain(_ expr: Expr, _ expected: Type?) -> TypedExpr {
    // A lone `x?` (in a pattern-like place) is the chain of itself.
    guard case .optionalChain(let inner) = expr.kind else { return failed(expr.span) }
    var value = check(inner)
    if value.type.isError {
      guard let unknown = unresolved.use([value], as: .optional(.error), at: expr.span) else {
        return failed(expr.span)
      }
      value = unknown
    }
    value = asOptional(value, inner) ?? value
    guard let wrapped = value.type.wrapped else {
      error(
        "cannot use optional chaining on non-optional value of type '\(describe(value.type))'",
        expr.span)
      return failed(expr.span)
    }
    chainLinks += 1
    return TypedExpr(.chainLink(value), wrapped, expr.span)
  }

  /// Runs a check of a postfix expression; when a `?` occurred in it, closes the chain around it.
  func closingChain(_ span: Span, _ body: () -> TypedExpr) -> TypedExpr {
    if isInsideChain { return body() }
    let saved = chainLinks
    chainLinks = 0
    isInsideChain = true
    let value = body()
    isInsideChain = false
    let hasLinks = chainLinks > 0
    chainLinks = saved
    guard hasLinks, !unresolved.isMistake(value) else { return value }
    let type: Type
    var inner = value
    if value.type.wrapped != nil {
      // `a?.b` with an optional b is flattened.
      type = value.type
    } else {
      type = .optional(value.type)
      inner = TypedExpr(.wrap(value), type, span)
    }
    let chain = TypedExpr(.optionalChain(inner), type, span)
    return chain
  }

  /// Checks a part that is no link of the chain around it: an argument, an operand.
  func outsideChain<R>(_ body: () -> R) -> R {
    let saved = isInsideChain
    isInsideChain = false
    defer { isInsideChain = saved }
    return body()
  }

  // MARK: Types as expressions

  /// A type with the type parameters replaced that the extension around fixes: `where Output == Int`.
  func knownHere(_ type: Type) -> Type {
    let same = function.generics.sameTypes
    return same.isEmpty ? type : unit.normalized(type.replacing(same))
  }

  /// The type that an expression names, if it names one.
  func asType(_ expr: Expr) -> Type? {
    switch expr.kind {
    case .name(let name):
      guard name.labels == nil, lookupLocalQuietly(name.text) == nil else { return nil }
      if name.text == "Self", let owner = function.owner {
        return knownHere(declarations.selfType(of: owner))
      }
      guard let found = unit.lookupType(name.text, in: typeScope, at: expr.span) else { return nil }
      if name.genericArguments.isEmpty, case .entity(.alias(let count, let type)) = found, count > 0
      {
        // `Ages(["Ann": 5])` for a `typealias Ages<T> = [String: T]`
        return type.substituting((0..<count).map { _ in freshVariable() })
      }
      return unit.resolve(
        TypeExpr(.name(name.text, name.genericArguments), expr.span), in: typeScope)
    case .member(let written, let name):
      // `A.self.B` is `A.B`.
      let base = if case .postfixSelf(let type) = written.kind { type } else { written }
      guard let outer = typeExpr(base) else { return nil }
      guard let type = asType(base) else {
        if case .name(let module, _) = outer.kind, Compilation.moduleNames.contains(module) {
          let inner = TypeExpr(.member(outer, name.text, name.genericArguments), expr.span)
          if unit.lookupType(name.text, in: TypeScope(), at: expr.span) != nil {
            return unit.resolve(inner, in: typeScope)
          }
        }
        return nil
      }
      if name.text == "Type" || name.text == "Protocol" { return .metatype(type) }
      guard unit.hasMemberType(name.text, of: type) else { return nil }
      return unit.resolve(
        TypeExpr(.member(outer, name.text, name.genericArguments), expr.span), in: typeScope)
    case .type(let written): return resolve(written)
    case .array(let elements) where elements.count == 1:
      guard let element = asType(elements[0]) else { return nil }
      return unit.arrayType(of: element)
    case .dictionary(let pairs) where pairs.count == 1:
      guard let key = asType(pairs[0].key), let value = asType(pairs[0].value),
        let id = declarations.known.dictionary
      else { return nil }
      return .nominal(id, [key, value])
    case .optionalChain(let inner): return asType(inner).map { .optional($0) }
    case .paren(let inner): return asType(inner)
    case .tuple(let elements):
      let types = elements.compactMap { asType($0.value) }
      guard types.count == elements.count else { return nil }
      return .tuple(
        zip(elements, types).map { Type.TupleElement(label: $0.label, type: $1) })
    default: return nil
    }
  }

  func typeExpr(_ expr: Expr) -> TypeExpr? {
    switch expr.kind {
    case .name(let name): TypeExpr(.name(name.text, name.genericArguments), expr.span)
    case .member(let base, let name):
      typeExpr(base).map { TypeExpr(.member($0, name.text, name.genericArguments), expr.span) }
    case .postfixSelf(let base): typeExpr(base)
    case .type(let type): type
    default: nil
    }
  }

  private func lookupLocalQuietly(_ name: String) -> Local? {
    locals.last { $0.name == name }?.local
  }
}
