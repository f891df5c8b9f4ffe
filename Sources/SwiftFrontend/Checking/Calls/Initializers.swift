import SwiftIR

extension Checker {
  func checkInitCall(_ baseExpr: Expr, _ site: CallSite) -> TypedExpr {
    if case .name(let name) = baseExpr.kind, name.text == "super" || name.text == "self" {
      guard let owner = function.owner,
        [.designatedInitializer, .convenienceInitializer, .valueInitializer].contains(function.role)
      else {
        if name.text == "self", let value = selfExpr(site.span),
          case .metatype(let type) = value.type
        {
          return constructOverloaded(type, value, site)
        }
        error("'\(name.text).init' cannot be called outside of an initializer", site.span)
        return failed(site.span)
      }
      return checkDelegation(isSuper: name.text == "super", owner, site)
    }
    if let value = dynamicSelf(baseExpr), case .metatype(let type) = value.type {
      return constructOverloaded(type, value, site)
    }
    if let type = outsideChain({ asType(baseExpr) }) {
      return constructOverloaded(type, nil, site)
    }
    let value = typeOfWrapped(check(baseExpr))
    guard case .metatype(let type) = value.type else {
      if !value.type.isError {
        error(
          "'init' is a member of the type; use 'type(of: ...)' to initialize a new object of the same dynamic type",
          site.span)
      }
      return failed(site.span)
    }
    return constructOverloaded(type, value, site)
  }

  private func checkDelegation(isSuper: Bool, _ owner: NominalID, _ site: CallSite) -> TypedExpr {
    var type = knownHere(declarations[owner].selfType(owner))
    if isSuper {
      guard let superclass = declarations[owner].superclass else {
        if let value = unresolved.delegation(from: owner, site.arguments, at: site.span) {
          return value
        }
        error("'super' members cannot be referenced in a root class", site.span)
        return failed(site.span)
      }
      if function.role == .convenienceInitializer {
        error(
          "convenience initializer for '\(declarations[owner].name)' must delegate (with 'self.init') rather than chaining to a superclass initializer (with 'super.init')",
          site.span)
        return failed(site.span)
      }
      type = superclass
    } else if function.role == .designatedInitializer {
      error(
        "designated initializer for '\(declarations[owner].name)' cannot delegate (with 'self.init'); did you mean this to be a convenience initializer?",
        site.span)
      return failed(site.span)
    }
    let found = unit.members(named: "init", of: type, isStatic: false)
    if unresolved.mayBeCalled(besides: found, on: type, site.arguments) {
      return unresolved.delegation(to: found, isSuper: isSuper, site.arguments, at: site.span)
    }
    guard let chosen = choose(found, .none, "init", site.expecting(nil)) else {
      return failed(site.span)
    }
    checkAsync(declarations[chosen.found.id], .call, site.span)
    return TypedExpr(
      .delegate(chosen.found.id, isSuper: isSuper, chosen.arguments, chosen.generics), .void,
      site.span)
  }

  /// `T(…)`
  func constructOverloaded(_ type: Type, _ metatype: TypedExpr?, _ site: CallSite) -> TypedExpr {
    if type.isError {
      if let value = unresolved.use([], site.arguments, at: site.span) { return value }
      for argument in site.arguments { _ = attempt { check(argument.value) } }
      return failed(site.span)
    }
    if case .optional(let wrapped) = type, site.arguments.count == 1, site.arguments[0].label == nil
    {
      // `Int?(nil)` is the literal nil as Int?.
      if case .nilLiteral = site.arguments[0].value.kind, !wrapped.hasVariables {
        return TypedExpr(.constant(.none), type, site.span)
      }
      return some(site.arguments[0].value, wrapped, site.span)
    }
    // `Void()`, or `Point(x: 1, y: 2)` where Point is another name of a tuple type.
    if metatype == nil, case .tuple(let elements) = type, elements.count != 1,
      elements.map(\.label) == site.arguments.map(\.label)
    {
      let values = site.arguments.map { (label: $0.label, value: $0.value) }
      return check(Expr(.tuple(values), site.span), as: type)
    }
    // `UInt8(200)` is the literal 200 as UInt8.
    if metatype == nil, site.arguments.count == 1, site.arguments[0].label == nil,
      let value = literal(site.arguments[0].value, as: type)
    {
      return value
    }
    if metatype == nil, let value = erased(as: type, site) { return value }
    // `Set<Int>()`, `Box(1)`: missing generic arguments are worked out from the call.
    let subject = opened(type, site.expected)
    var found = unit.members(named: "init", of: subject, isStatic: false)
    if case .nominal(let id, _) = subject, declarations[id].kind == .protocol { found = [] }
    if case .existential(let protocols) = subject {
      if metatype == nil {
        error(
          "'\(describe(subject))' cannot be constructed because it is a protocol", site.span)
        return failed(site.span)
      }
      found = protocols.flatMap {
        unit.members(named: "init", of: .existential([$0]), isStatic: false)
      }
    }
    guard !found.isEmpty else {
      if unit.mayHaveUnresolvedMembers(subject) {
        return unresolved.placeholder([], site.arguments, at: site.span)
      }
      error(
        "'\(describe(type))' cannot be constructed because it has no accessible initializers",
        site.span)
      for argument in site.arguments { _ = attempt { check(argument.value) } }
      return failed(site.span)
    }
    if unresolved.mayBeCalled(besides: found, on: subject, site.arguments),
      let value = unresolved.construction(of: type, subject, site.arguments, at: site.span)
    {
      return value
    }
    guard let chosen = choose(found, .none, "init", site) else {
      return failed(site.span)
    }
    return construct(chosen, subject, metatype, site)
  }

  /// `AnyHashable(x)`: in the library this type is `any Hashable`, and so the value is x as one.
  private func erased(as type: Type, _ site: CallSite) -> TypedExpr? {
    guard case .existential(let protocols) = type, let hashable = declarations.known.hashable,
      protocols == [hashable], site.arguments.count == 1, site.arguments[0].label == nil
    else { return nil }
    return outsideChain { check(site.arguments[0].value, as: type, .argument) }
  }

  /// The call of an initialiser that is chosen.
  private func construct(
    _ chosen: Chosen, _ subject: Type, _ metatype: TypedExpr?, _ site: CallSite
  ) -> TypedExpr {
    let member = declarations[chosen.found.id]
    checkAvailable(chosen.found.id, site.span)
    checkAsync(member, .call, site.span)
    checkThrowing(
      member.isThrowing && !isQuiet(member, chosen.arguments), site.span, member.thrown)
    var made = resolved(subject)
    if made.hasVariables {
      if unresolved.explainsOpenType(chosen.arguments) {
        return unresolved.placeholder([], site.arguments, at: site.span)
      }
      error(
        "generic parameter '\(member.owner.flatMap { declarations[$0].generics.first?.name } ?? "T")' could not be inferred",
        site.span)
      made = .error
    }
    let result: Type = member.isFailable ? .optional(made) : made
    if let value = unresolved.call(chosen, [], site, result: result) { return value }
    if let opcode = member.opcode {
      return TypedExpr(.opcode(opcode, values(chosen.arguments, of: member)), result, site.span)
    }
    if let intrinsic = member.intrinsic {
      return TypedExpr(
        .intrinsic(intrinsic, values(chosen.arguments, of: member)), result, site.span)
    }
    if let conversion = integerConversion(member, chosen.arguments, made, site.span) {
      return conversion
    }
    let expr = TypedExpr(
      .construct(chosen.found.id, of: metatype, chosen.arguments, chosen.generics), result,
      site.span)
    expr.isImplicitlyUnwrapped = member.isImplicitlyUnwrapped
    return expr
  }

  /// `UInt8(x)` and `UInt8(truncatingIfNeeded: x)` of known integer types, which the machine does by
  /// itself.
  private func integerConversion(
    _ member: Member, _ arguments: [TypedArgument], _ result: Type, _ span: Span
  ) -> TypedExpr? {
    guard member.owner == declarations.known.fixedWidthInteger, member.generics.count == 1,
      !member.isFailable, integerFormat(result) != nil, arguments.count == 1,
      case .value(let source) = arguments[0], integerFormat(source.type) != nil
    else { return nil }
    switch member.fullName {
    case "init(_:)": return TypedExpr(.opcode(.fixedConvert, [source]), result, span)
    case "init(truncatingIfNeeded:)":
      return TypedExpr(.opcode(.fixedTruncate, [source]), result, span)
    default: return nil
    }
  }

  /// `Optional(x)` and `.some(x)`
  func some(_ expr: Expr, _ wrapped: Type, _ span: Span) -> TypedExpr {
    let isOpen: Bool
    switch wrapped {
    case .parameter, .variable: isOpen = true
    default: isOpen = false
    }
    let value = outsideChain {
      if isOpen { return check(expr) }
      return wrapped.hasVariables || hasBareGenerics(wrapped)
        ? check(expr, asOpen: wrapped) : check(expr, as: wrapped)
    }
    if value.type.isError { return failed(span) }
    return TypedExpr(.wrap(value), .optional(value.type), span)
  }
}
