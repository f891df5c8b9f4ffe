import Diagnostics

/// The purpose of a value where it must have a type; the compiler's message depends on it.
enum Purpose {
  case initialValue, argument, returned, condition, negated, assigned, closureResult, coercion
  case element, dictionaryKey, dictionaryValue

  /// Says that a value of one type is wanted as another.
  func message(from: String, to: String) -> String {
    switch self {
    case .initialValue: "cannot convert value of type '\(from)' to specified type '\(to)'"
    case .argument: "cannot convert value of type '\(from)' to expected argument type '\(to)'"
    case .returned: "cannot convert return expression of type '\(from)' to return type '\(to)'"
    case .condition:
      from == "Int"
        ? "type 'Int' cannot be used as a boolean; test for '!= 0' instead"
        : "cannot convert value of type '\(from)' to expected condition type '\(to)'"
    case .negated:
      from == "Int"
        ? "type 'Int' cannot be used as a boolean; test for '== 0' instead"
        : "cannot convert value of type '\(from)' to expected argument type '\(to)'"
    case .assigned: "cannot assign value of type '\(from)' to type '\(to)'"
    case .closureResult: "cannot convert value of type '\(from)' to closure result type '\(to)'"
    case .coercion: "cannot convert value of type '\(from)' to type '\(to)' in coercion"
    case .element: "cannot convert value of type '\(from)' to expected element type '\(to)'"
    case .dictionaryKey:
      "cannot convert value of type '\(from)' to expected dictionary key type '\(to)'"
    case .dictionaryValue:
      "cannot convert value of type '\(from)' to expected dictionary value type '\(to)'"
    }
  }

  /// Says that a value does not conform to the protocol it is wanted as.
  func conformanceMessage(_ type: String, _ proto: String) -> String {
    switch self {
    case .argument: "argument type '\(type)' does not conform to expected type '\(proto)'"
    case .returned:
      "return expression of type '\(type)' does not conform to '\(proto)'"
    default: "value of type '\(type)' does not conform to specified type '\(proto)'"
    }
  }

  /// Says that nil is no value of a type.
  func nilMessage(_ type: String) -> String {
    switch self {
    case .argument, .negated: "'nil' is not compatible with expected argument type '\(type)'"
    case .returned: "'nil' is incompatible with return type '\(type)'"
    case .condition: "'nil' is not compatible with expected condition type '\(type)'"
    case .assigned: "'nil' cannot be assigned to type '\(type)'"
    case .closureResult: "'nil' is not compatible with closure result type '\(type)'"
    case .element: "'nil' is not compatible with expected element type '\(type)'"
    case .dictionaryKey: "'nil' is not compatible with expected dictionary key type '\(type)'"
    case .dictionaryValue: "'nil' is not compatible with expected dictionary value type '\(type)'"
    case .initialValue, .coercion: "'nil' cannot initialize specified type '\(type)'"
    }
  }
}

extension Checker {
  /// Says that a value is wanted as another type.
  func reportConversion(of value: TypedExpr, to type: Type, _ context: Purpose) {
    switch context {
    case .initialValue where areTuplesOfOtherCounts(value.type, type):
      reportCounts(of: value.type, against: type, value.span)
      return
    case .initialValue, .returned, .assigned:
      guard let (name, place) = overloadedCallee(of: value) else { break }
      error(
        "no '\(name)' candidates produce the expected contextual result type '\(describe(type))'",
        place)
      return
    case .condition where value.type.wrapped != nil, .negated where value.type.wrapped != nil:
      error(
        "optional type '\(describe(value.type))' cannot be used as a boolean; test for '\(context == .negated ? "==" : "!=") nil' instead",
        value.span)
      return
    default: break
    }
    error(context.message(from: describe(value.type), to: describe(type)), value.span)
  }

  private func areTuplesOfOtherCounts(_ one: Type, _ other: Type) -> Bool {
    guard case .tuple(let elements) = one, case .tuple(let others) = other else { return false }
    return elements.count != others.count
  }

  /// Says that tuples have a different number of elements.
  func reportCounts(of given: Type, against wanted: Type, _ span: Span) {
    error(
      "'\(describe(given))' is not convertible to '\(describe(wanted))', tuples have a different number of elements",
      span)
  }

  /// The name of the library's method that makes a value, and its place, where that has overloads that
  /// give different types: `dropFirst` makes a part of a collection or a sequence of its own.
  private func overloadedCallee(of value: TypedExpr) -> (name: String, place: Span)? {
    guard case .call(let call) = value.kind, let base = call.base, let id = base.type.nominal,
      case let member = declarations[call.member], member.kind == .method, member.module == .library
    else { return nil }
    var results: Set<Type> = [value.type]
    for owner in declarations[id].protocols {
      for other in declarations[owner].members[member.name] ?? []
      where declarations[other].fullName == member.fullName {
        results.insert(unit.normalized(unit.substitute(declarations[other].type, [base.type])))
      }
    }
    guard results.count > 1 else { return nil }
    return (member.name, memberPlace(of: member.name, on: base, in: value.span))
  }

  /// Says so when nil is written where no optional is wanted.
  func checkNilLiteral(_ expr: Expr, as type: Type, _ context: Purpose) -> TypedExpr? {
    guard case .nilLiteral = expr.kind, type.wrapped == nil, !type.isError, !type.hasVariables
    else { return nil }
    if let nothing = nilLiteral(as: type, expr.span) { return nothing }
    error(context.nilMessage(describe(type)), expr.span)
    return TypedExpr(.error, type, expr.span)
  }

  /// Checks the condition of an `if`, a loop or the like.
  func checkCondition(_ expr: Expr) -> TypedExpr {
    if case .assign(let target, let value) = expr.kind {
      error(
        "use of '=' in a boolean context, did you mean '=='?",
        unit.place(of: UInt8(ascii: "="), from: target.span, to: value.span))
      return TypedExpr(.error, .bool, expr.span)
    }
    if case .integer(let value?) = expr.kind, value <= 1 {
      error(
        "integer literal value '\(value)' cannot be used as a boolean; did you mean '\(value == 1)'?",
        expr.span)
      return TypedExpr(.error, .bool, expr.span)
    }
    return check(expr, as: .bool, .condition)
  }

  /// The place of the last name of an expression: `n` of `s.n`.
  func namePlace(_ name: String, in span: Span) -> Span {
    let length = UInt32(name.utf8.count)
    guard span.length > length else { return span }
    return Span(file: span.file, offset: span.offset + span.length - length, length: length)
  }

  /// The place of the name of a member that is called on a value: `f` of `s.f(1)`.
  func memberPlace(of name: String, on base: TypedExpr?, in span: Span) -> Span {
    guard let base, base.span.file == span.file, base.span.offset == span.offset,
      base.span.length < span.length
    else { return span }
    let end = Span(
      file: span.file, offset: span.offset + span.length, length: 1)
    let dot = unit.place(of: UInt8(ascii: "."), from: base.span, to: end)
    guard dot != base.span else { return span }
    return Span(file: span.file, offset: dot.offset + 1, length: UInt32(name.utf8.count))
  }

  /// The place where the arguments of a call begin: its parenthesis.
  func argumentsPlace(_ arguments: [Expr.Argument], in span: Span) -> Span {
    let end = Span(file: span.file, offset: span.offset + span.length, length: 1)
    let start = Span(file: span.file, offset: span.offset, length: 0)
    let last = arguments.first?.value.span ?? end
    let place = unit.lastPlace(of: UInt8(ascii: "("), from: start, to: last)
    return place ?? span
  }
}

extension Compilation {
  /// The place of the last such token between two places.
  func lastPlace(of token: UInt8, from first: Span, to last: Span) -> Span? {
    let start = Int(first.offset + first.length)
    guard let text = texts[first.file], start <= last.offset, Int(last.offset) <= text.count,
      let index = text[start..<Int(last.offset)].lastIndex(of: token)
    else { return nil }
    return Span(file: first.file, offset: UInt32(index), length: 1)
  }
}
