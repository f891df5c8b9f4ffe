import SwiftIR

/// The policy for expressions that use names from elsewhere.
///
/// Where unresolved names are mistakes, an answer that may be nil is nil, and the caller reports the
/// mistake.
struct UnresolvedUses {
  let checker: Checker

  var unit: Compilation { checker.unit }
  var declarations: Declarations { checker.unit.declarations }
  var areAllowed: Bool { unit.unresolved.areAllowed }

  /// An expression that uses something from elsewhere, of the given type if its context wants one.
  func use(
    _ parts: [TypedExpr] = [], _ arguments: [Expr.Argument] = [], as type: Type? = nil,
    at span: Span
  ) -> TypedExpr? {
    guard areAllowed else { return nil }
    if let type { return substitute(parts + known(arguments, at: span), as: type, at: span) }
    return placeholder(parts, arguments, at: span)
  }

  /// An expression that uses something from elsewhere: its known parts are evaluated, and its value
  /// has the type that its context wants.
  func placeholder(
    _ parts: [TypedExpr], _ arguments: [Expr.Argument] = [], at span: Span
  ) -> TypedExpr {
    TypedExpr(.unresolved(parts + known(arguments, at: span), nil), .error, span)
  }

  /// A value from elsewhere where one of a known type is wanted: nil when it may be nil, else false, 0,
  /// empty, the first case, or a new object, whose initialiser gets such values.
  func substitute(_ parts: [TypedExpr], as type: Type, at span: Span) -> TypedExpr {
    var type = type
    if case .function(var function) = type {
      // What stands for a function throws nothing, so that its callers need no 'try'.
      function.isThrowing = false
      type = .function(function)
    }
    return TypedExpr(
      .unresolved(parts, SubstituteValues(checker, span).value(of: type, depth: 0)), type, span)
  }

  /// The arguments of a call of something from elsewhere, as far as they are known. Closures are not
  /// run: nobody knows whether they would be.
  private func known(_ arguments: [Expr.Argument], at span: Span) -> [TypedExpr] {
    arguments.compactMap { argument in
      switch argument.value.kind {
      case .closure(let closure):
        if closure.holdsSelf { noteGift(at: span) }
        return nil
      case .inOut, .nilLiteral, .implicitMember: return nil
      default: break
      }
      let (value, failed) = checker.attempt {
        checker.outsideChain { checker.check(argument.value) }
      }
      if !failed, mayHoldSelf(value) { noteGift(at: span) }
      return failed ? nil : value
    }
  }

  private func noteGift(at span: Span) {
    guard let owner = checker.function.owner, declarations[owner].kind == .class else { return }
    unit.unresolved.gifts[span] = unit.calleeText(of: span)
  }

  /// Whether a value is `self`, a function that may hold it, or a list with one of these.
  private func mayHoldSelf(_ value: TypedExpr) -> Bool {
    switch value.bare.kind {
    case .local(let local): local.name == "self" || isFunction(value.bare.type)
    case .array(let values), .tuple(let values): values.contains(where: mayHoldSelf)
    case .functionValue(_, let base, _): base.map(mayHoldSelf) ?? false
    case .closure(let closure): closure.holdsSelf
    default: false
    }
  }

  private func isFunction(_ type: Type) -> Bool {
    if case .function = type { true } else { false }
  }

  /// Whether a value without a type is a mistake, which has been reported.
  func isMistake(_ value: TypedExpr) -> Bool { unit.unresolved.isMistake(value.type) }

  // MARK: Names

  /// The base of members that nobody knows.
  func base(_ value: TypedExpr) -> Base? { areAllowed ? .unresolved(value) : nil }

  /// A member that a type does not declare here.
  func member(_ name: String, of base: Base, _ type: Type, at span: Span) -> TypedExpr? {
    if isPartOfWrapped(name, type) {
      // An initialiser may set the wrappers before all else.
      let isOfSelf = base.expression.map(checker.isSelf) ?? false
      return placeholder(isOfSelf ? [] : base.parts, at: span)
    }
    return unit.mayHaveUnresolvedMembers(type) ? placeholder(base.parts, at: span) : nil
  }

  /// Whether a name is `$x` or `_x` of a property whose wrapper comes from elsewhere.
  private func isPartOfWrapped(_ name: String, _ type: Type) -> Bool {
    guard areAllowed, !unit.unresolved.wrapped.isEmpty, name.hasPrefix("$") || name.hasPrefix("_")
    else { return false }
    let wrapped = unit.members(named: String(name.dropFirst()), of: type, isStatic: false)
    return wrapped.contains { unit.unresolved.wrapped.contains($0.id) }
  }

  /// A function with labels that none of the known ones has: `UIImage.init(contents:)`.
  func reference(of base: Base, at span: Span) -> TypedExpr? {
    let type: Type
    switch base {
    case .none: return nil
    case .type(let named, _): type = named
    case .value(let value), .superclass(let value), .unresolved(let value): type = value.type
    }
    return unit.mayHaveUnresolvedMembers(type) ? placeholder(base.parts, at: span) : nil
  }

  /// The text of a selector as it is written.
  func selector(_ name: Expr.Name) -> String? {
    guard areAllowed else { return nil }
    return name.text + (name.labels.map { "(\($0.map { $0 + ":" }.joined()))" } ?? "")
  }

  // MARK: Conversions

  /// A value whose type may conform to a protocol that it names elsewhere.
  func conversion(of value: TypedExpr, to type: Type) -> TypedExpr? {
    guard areAllowed, mayConformElsewhere(value.type, to: type) else { return nil }
    return substitute([value], as: type, at: value.span)
  }

  /// A value that contains something of no known type, or goes where nobody knows the type.
  func coercion(of value: TypedExpr, to type: Type) -> TypedExpr? {
    guard areAllowed,
      type.isError || value.type.isError || (value.type.givesErrors && !type.givesErrors)
    else { return nil }
    return use([value], as: type.isError ? nil : type, at: value.span)
  }

  /// A cast of something from elsewhere, or to a type from elsewhere: it fails where it may.
  func cast(_ cast: Expr.Cast, _ value: TypedExpr, _ type: Type, at span: Span) -> TypedExpr? {
    switch cast {
    case .test: use([value], as: .bool, at: span)
    case .conditional: use([value], as: .optional(type), at: span)
    case .forced, .coerce: use([value], as: type, at: span)
    }
  }

  /// Whether a value may be of a protocol, or a class conform to one, by what is declared elsewhere.
  private func mayConformElsewhere(_ type: Type, to wanted: Type) -> Bool {
    let heirs = unit.unresolved.heirs.union(unit.unresolved.attributed)
    return switch (type.strippingOptionals, wanted.strippingOptionals) {
    case (.nominal(let id, _), .existential): heirs.contains(id)
    case (.existential(let protocols), .existential): protocols.contains(where: heirs.contains)
    case (.metatype(.parameter), .metatype(.existential)): true
    default: false
    }
  }

  // MARK: Operators

  /// `a ?? b` where nobody knows a: nobody knows it to be there.
  func coalescing(_ left: TypedExpr, _ right: Expr, _ wanted: Type?, at span: Span) -> TypedExpr? {
    guard areAllowed, (left.type.wrapped ?? left.type).isError else { return nil }
    let value = checker.check(right, expecting: wanted)
    return TypedExpr(.unresolved([left], value), value.type, span)
  }

  /// `a ?? b` where an optional is wanted and b, from elsewhere, may be one: nil where a is.
  func optionalCoalescing(_ value: TypedExpr) -> TypedExpr? {
    guard areAllowed, case .coalesce(let left, let right) = value.kind, left.type.wrapped != nil,
      value.type.wrapped == nil, case .unresolved(let parts, _) = right.kind
    else { return nil }
    let other = substitute(parts, as: left.type, at: right.span)
    return TypedExpr(.coalesce(left, other), left.type, value.span)
  }

  /// `a == nil`: nothing is known of a value from elsewhere, and it counts as nil.
  func comparisonWithNil(_ value: TypedExpr, isNegated: Bool, at span: Span) -> TypedExpr? {
    guard areAllowed else { return nil }
    return TypedExpr(
      .unresolved([value], TypedExpr(.constant(.bool(!isNegated)), .bool, span)), .bool, span)
  }

  /// An assignment to something from elsewhere: the value is evaluated and forgotten; a closure is not
  /// kept by anyone.
  func assignment(to target: TypedExpr, _ value: Expr, at span: Span) -> TypedExpr? {
    guard areAllowed else { return nil }
    let value = known([Expr.Argument(label: nil, value: value)], at: span)
    return TypedExpr(.unresolved([target] + value, nil), .void, span)
  }

  /// An assignment of something from elsewhere to an implicitly unwrapped variable: it is meant to be
  /// there.
  func assignment(toUnwrapped target: TypedExpr, _ value: Expr, at span: Span) -> TypedExpr? {
    guard areAllowed, target.isImplicitlyUnwrapped, let wrapped = target.type.wrapped,
      case let given = checker.outsideChain({ checker.check(value, expecting: target.type) }),
      given.type.givesErrors
    else { return nil }
    let made = substitute([given], as: wrapped, at: given.span)
    if case .unresolved(_, let value?) = made.kind, value.isUnresolved {
      // Nothing stands for it: it stays away until it is used.
      let none = TypedExpr(.constant(.none), target.type, span)
      return TypedExpr(
        .assign(target, TypedExpr(.unresolved([given], none), target.type, span)), .void, span)
    }
    return TypedExpr(.assign(target, TypedExpr(.wrap(made), target.type, span)), .void, span)
  }

  // MARK: Statements

  /// Gives the names in a pattern values from elsewhere.
  func bind(_ pattern: Pattern) -> [TypedStmt] {
    switch pattern.kind {
    case .name(let name):
      let local = Local(
        name, type: .error, isLet: false, span: pattern.span, in: checker.function)
      checker.declare(local)
      return [TypedStmt(.variable(.bind(local), placeholder([], at: pattern.span)), pattern.span)]
    case .binding(_, let inner), .some(let inner), .asType(let inner, _): return bind(inner)
    case .tuple(let parts): return parts.flatMap { bind($0.pattern) }
    case .enumCase(_, _, let parts): return parts?.flatMap { bind($0.pattern) } ?? []
    case .wildcard, .isType, .expr: return []
    }
  }

  /// `if case` on something from elsewhere.
  func condition(_ pattern: Pattern, _ value: TypedExpr) -> TypedCondition? {
    guard areAllowed else { return nil }
    _ = bind(pattern)
    return .expr(substitute([value], as: .bool, at: value.span))
  }

  /// A switch over something from elsewhere goes to its default, or else to its first case, but to one
  /// that doesn't only end the program if there is any.
  func `switch`(
    _ value: TypedExpr, _ cases: [Stmt.SwitchCase], _ target: JumpTarget,
    _ body: ((Stmt.SwitchCase) -> [TypedStmt])?
  ) -> TypedStmt.Kind? {
    guard areAllowed else { return nil }
    let inOrder = cases.filter(\.items.isEmpty) + cases.filter { !$0.items.isEmpty }
    func statements(of chosen: Stmt.SwitchCase) -> [TypedStmt] {
      checker.withScope {
        let bound = chosen.items.prefix(1).flatMap { bind($0.pattern) }
        return bound
          + checker.withTarget(target) { body?(chosen) ?? checker.check(chosen.body) }
      }
    }
    // Each case is checked once: cases hold switches that hold switches.
    var ending: [TypedStmt]?
    var chosen: [TypedStmt]?
    for item in inOrder where chosen == nil {
      let before = unit.diagnostics.count
      let checked = statements(of: item)
      if checker.hasErrors(since: before) || !ends(checked) {
        chosen = checked
      } else {
        ending = ending ?? checked
      }
    }
    let evaluated = TypedStmt(.expr(placeholder([value], at: value.span)), value.span)
    return .labeled(.block([evaluated] + (chosen ?? ending ?? [])), target)
  }
}

extension Checker {
  /// The policy for names that nothing here declares.
  var unresolved: UnresolvedUses { UnresolvedUses(checker: self) }

  /// The payload of an optional; a value from elsewhere counts as having one.
  func forced(
    _ value: TypedExpr, _ wrapped: Type, isImplicit: Bool, _ span: Span? = nil
  ) -> TypedExpr {
    let span = span ?? value.span
    if wrapped.isError, let payload = unresolved.use([value], at: span) { return payload }
    if !isImplicit, let view = unresolved.unwrapped(view: value, wrapped, at: span) { return view }
    return TypedExpr(.forceUnwrap(value, isImplicit: isImplicit), wrapped, span)
  }
}
