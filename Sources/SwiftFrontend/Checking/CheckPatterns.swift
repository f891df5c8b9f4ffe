import Diagnostics
import SwiftIR

extension Checker {
  /// Checks a pattern against values of a type and declares the names it binds.
  ///
  /// Tests read the value from `subject`, or from a local of their own inside a payload.
  func checkPattern(
    _ pattern: Pattern, _ type: Type, isLet: Bool, subject: Local? = nil
  ) -> TypedPattern {
    switch pattern.kind {
    case .wildcard: return .wildcard
    case .name(let name):
      let local = Local(name, type: type, isLet: isLet, span: pattern.span, in: function)
      declare(local)
      return .bind(local)
    case .binding(let isLet, let inner):
      return checkPattern(inner, type, isLet: isLet, subject: subject)
    case .tuple(let parts):
      if parts.count == 1 {
        return checkPattern(parts[0].pattern, type, isLet: isLet, subject: subject)
      }
      guard case .tuple(let elements) = type, elements.count == parts.count else {
        if !type.isError {
          var what = "tuple pattern cannot match values of the non-tuple type"
          if case .tuple = type { what = "pattern cannot match values of type" }
          error("\(what) '\(describe(type))'", pattern.span)
        }
        for part in parts { _ = checkPattern(part.pattern, .error, isLet: isLet) }
        return .wildcard
      }
      return .tuple(
        zip(parts, elements).map { checkPattern($0.pattern, $1.type, isLet: isLet) })
    case .some(let inner):
      guard let wrapped = type.wrapped else {
        if !type.isError {
          error("'?' pattern cannot match values of type '\(describe(type))'", pattern.span)
        }
        return .wildcard
      }
      return .some(checkPattern(inner, wrapped, isLet: isLet))
    case .enumCase(let written, let name, let payload):
      return checkCasePattern(written, name, payload, type, pattern.span, isLet, subject)
    case .isType(let written):
      let target = resolve(written)
      return unwrapping(type, for: target, .isType(target))
    case .asType(let inner, let written):
      let target = resolve(written)
      let cast = TypedPattern.asType(checkPattern(inner, target, isLet: isLet), target)
      return unwrapping(type, for: target, cast)
    case .expr(let expr): return checkExpressionPattern(expr, type, subject)
    }
  }

  /// A pattern that casts looks into the optionals which the type that it asks for has not: unlike `as?`, it
  /// never asks these themselves, and no nil in them matches.
  private func unwrapping(
    _ type: Type, for target: Type, _ pattern: TypedPattern
  ) -> TypedPattern {
    (0..<max(0, type.optionalDepth - target.optionalDepth)).reduce(pattern) { inner, _ in
      .some(inner)
    }
  }

  private func checkCasePattern(
    _ written: TypeExpr?, _ name: String, _ payload: [(label: String?, pattern: Pattern)]?,
    _ type: Type, _ span: Span, _ isLet: Bool, _ subject: Local?
  ) -> TypedPattern {
    var enumType = written.map { namedType($0, matching: type) } ?? type
    if written != nil, enumType.isError { return .wildcard }
    if let wrapped = enumType.wrapped, name == "none" || name == "some" {
      guard matches(enumType, type, span) else {
        payload?.forEach { _ = checkPattern($0.pattern, .error, isLet: isLet) }
        return .wildcard
      }
      let pattern =
        name == "none"
        ? checkNone(payload, span, isLet) : checkSome(payload, wrapped, span, isLet)
      return castIfErased(pattern, type, enumType)
    }
    // A pattern looks through the optionals around the enum.
    var depth = 0
    var subjectType = type
    if written == nil || enumType != type {
      while let wrapped = subjectType.wrapped {
        subjectType = wrapped
        depth += 1
      }
      if written == nil { enumType = subjectType }
    }
    func wrapped(_ pattern: TypedPattern) -> TypedPattern {
      (0..<depth).reduce(pattern) { inner, _ in .some(inner) }
    }
    let found = unit.members(named: name, of: enumType, isStatic: true)
    guard let candidate = found.first(where: { declarations[$0.id].kind == .enumCase }) else {
      if payload == nil, !found.isEmpty {
        let base = written.map { Expr(.type($0), span) }
        let member = Expr.Name(text: name, labels: nil, span: span)
        let expr =
          base.map { Expr(.member($0, member), span) } ?? Expr(.implicitMember(member), span)
        return checkExpressionPattern(expr, type, subject)
      }
      if !enumType.isError {
        let names =
          unit.nominalOrProtocol(enumType).map { id in
            declarations[id].ownMembers.map { declarations[$0].name }
          } ?? []
        let hint = suggestion(for: name, among: names)
        error(
          "type '\(describe(enumType))' has no member '\(name)'"
            + (hint.map { "; did you mean '\($0)'?" } ?? ""), span)
      }
      payload?.forEach { _ = checkPattern($0.pattern, .error, isLet: isLet) }
      return .wildcard
    }
    let member = declarations[candidate.id]
    let types = member.parameters.map { unit.substitute($0.type, candidate.ownerArguments) }
    guard let payload else {
      let pattern = TypedPattern.enumCase(tag: member.tag, types.map { _ in .wildcard })
      return castIfErased(wrapped(pattern), type, enumType)
    }
    guard payload.count == types.count else {
      error(
        "tuple pattern has the wrong length for tuple type '\(describe(.tuple(types.map { Type.TupleElement(label: nil, type: $0) })))'",
        span)
      payload.forEach { _ = checkPattern($0.pattern, .error, isLet: isLet) }
      return .wildcard
    }
    let parts = zip(payload, types).map { checkPattern($0.pattern, $1, isLet: isLet) }
    return castIfErased(wrapped(.enumCase(tag: member.tag, parts)), type, enumType)
  }

  /// The type that is written before a case. Without its arguments it has those of the matched values.
  private func namedType(_ written: TypeExpr, matching type: Type) -> Type {
    let named = resolve(written)
    if type.wrapped != nil, unit.isOpenOptional(written, in: function.owner) { return type }
    let subject = type.strippingOptionals
    return isOpen(named) && named.nominal == subject.nominal ? subject : named
  }

  /// Whether values of a type may be of the optional type of a pattern, which looks through no other
  /// optional. Says so where they may not.
  private func matches(_ optional: Type, _ type: Type, _ span: Span) -> Bool {
    if optional == type || type.isError { return true }
    if case .existential = type { return true }
    let wrapped = describe(optional.wrapped ?? .error)
    error("pattern of type 'Optional<\(wrapped)>' cannot match '\(describe(type))'", span)
    return false
  }

  private func checkNone(
    _ payload: [(label: String?, pattern: Pattern)]?, _ span: Span, _ isLet: Bool
  ) -> TypedPattern {
    guard let payload else { return .none }
    error("pattern with associated values does not match enum case 'none'", span)
    payload.forEach { _ = checkPattern($0.pattern, .error, isLet: isLet) }
    return .none
  }

  /// What an optional holds is one value. Several patterns take the elements of a tuple.
  private func checkSome(
    _ payload: [(label: String?, pattern: Pattern)]?, _ wrapped: Type, _ span: Span, _ isLet: Bool
  ) -> TypedPattern {
    guard let payload else { return .some(.wildcard) }
    return .some(checkPattern(Pattern(.tuple(payload), span), wrapped, isLet: isLet))
  }

  /// Reports that a tuple has more or fewer elements than there are variables for them.
  func reportCount(of value: TypedExpr, wanted count: Int) -> Bool {
    guard case .tuple(let elements) = value.type, elements.count != count, elements.count > 1 else {
      return false
    }
    let pattern = Type.tuple(
      (0..<count).map {
        Type.TupleElement(label: nil, type: elements[min($0, elements.count - 1)].type)
      })
    reportCounts(of: value.type, against: pattern, value.span)
    return true
  }

  /// `catch MyError.a`: the error is of the enum's type first.
  private func castIfErased(_ pattern: TypedPattern, _ type: Type, _ enumType: Type) -> TypedPattern
  {
    if case .existential = type { return .asType(pattern, enumType) }
    return pattern
  }

  /// `~=` of the program, when it has one that takes the pattern and the value.
  private func checkMatchOperator(_ expr: Expr, _ value: TypedExpr) -> TypedExpr? {
    guard let ids = declarations.globals["~="], !ids.isEmpty else { return nil }
    let stand = standIn(value)
    func call() -> TypedExpr {
      callOperator("~=", [expr, stand], [check(expr), value], .bool, expr.span)
    }
    let (typed, failed) = attempt(call)
    return failed || typed.type != .bool ? nil : call()
  }

  private func checkExpressionPattern(
    _ expr: Expr, _ type: Type, _ subject: Local?
  ) -> TypedPattern {
    if case .nilLiteral = expr.kind { return .none }
    if case .discard = expr.kind { return .wildcard }
    let local =
      subject.flatMap { $0.type == type ? $0 : nil }
      ?? Local("", type: type, isLet: true, span: expr.span, in: function)
    if type.isError { return .wildcard }
    if let pattern = casePattern(expr, type, subject) { return pattern }
    let value = TypedExpr(.local(local), type, expr.span)
    if let test = checkMatchOperator(expr, value) { return .test(local, test) }
    let pattern = rangePattern(expr, type) ?? check(expr, expecting: type)
    if pattern.type.isError { return .wildcard }
    if case .nominal(let id, _) = pattern.type, pattern.type != type.strippingOptionals,
      !unit.members(named: "contains", of: pattern.type, isStatic: false).isEmpty,
      declarations[id].name.hasSuffix("Range") || declarations[id].name.hasPrefix("PartialRange")
    {
      let stand = standIn(pattern)
      let subject = standIn(value)
      let call = Expr(
        .call(
          Expr(
            .member(stand, Expr.Name(text: "contains", labels: nil, span: expr.span)), expr.span),
          [Expr.Argument(label: nil, value: subject)]), expr.span)
      return .test(local, check(call, as: .bool))
    }
    let test = binary(
      "==", value, pattern, nil, isImplicitMember(expr) ? expr : nil, .bool, expr.span, expr.span,
      isStandard: true)
    return .test(local, test)
  }

  /// A range, whose bounds are of the subject's type.
  private func rangePattern(_ expr: Expr, _ type: Type) -> TypedExpr? {
    func bound(_ expr: Expr) -> Expr { standIn(check(expr, expecting: type.strippingOptionals)) }
    switch expr.kind {
    case .paren(let inner): return rangePattern(inner, type)
    case .binary(let op, let from, let to, _) where op == "..." || op == "..<":
      return callFunction(named: op, [bound(from), bound(to)], nil, expr.span)
    case .prefix(let op, let to) where op == "..." || op == "..<":
      return check(Expr(.prefix(op, bound(to)), expr.span))
    case .postfix("...", let from): return check(Expr(.postfix("...", bound(from)), expr.span))
    default: return nil
    }
  }

  /// `lamp.on` for a case of an enum whose name begins with a small letter: the parser can't know it.
  private func casePattern(_ expr: Expr, _ type: Type, _ subject: Local?) -> TypedPattern? {
    guard case .member(let base, let name) = expr.kind, name.labels == nil,
      let written = typeExpr(base), case .nominal(let id, _)? = outsideChain({ asType(base) }),
      (declarations[id].members[name.text] ?? []).contains(where: {
        declarations[$0].kind == .enumCase
      })
    else { return nil }
    return checkCasePattern(written, name.text, nil, type, expr.span, true, subject)
  }
}
