import SwiftIR

extension Checker {
  /// An expression that uses something from elsewhere: its known parts are evaluated, and its value
  /// has the type that its context wants.
  func foreign(_ parts: [TypedExpr], _ span: Span) -> TypedExpr {
    TypedExpr(.foreign(parts, nil), .error, span)
  }

  /// A value from elsewhere where one of a known type is wanted: nil when it may be nil, else false, 0,
  /// empty, the first case, or a new object, whose initialiser gets such values.
  func foreignValue(_ parts: [TypedExpr], as type: Type, _ span: Span) -> TypedExpr {
    TypedExpr(.foreign(parts, ForeignDefaults(self, span).value(of: type, depth: 0)), type, span)
  }

  /// The arguments of a call of something from elsewhere, as far as they are known. Closures are not
  /// run: nobody knows whether they would be.
  func foreignArguments(_ arguments: [Expr.Argument]) -> [TypedExpr] {
    arguments.compactMap { argument in
      switch argument.value.kind {
      case .closure, .inOut, .nilLiteral, .implicitMember: return nil
      default: break
      }
      let (value, failed) = attempt { outsideChain { check(argument.value) } }
      return failed ? nil : value
    }
  }

  /// Gives the names in a pattern values from elsewhere.
  func bindForeign(_ pattern: Pattern) -> [TypedStmt] {
    switch pattern.kind {
    case .name(let name):
      let local = Local(name, type: .error, isLet: false, span: pattern.span, in: function)
      declare(local)
      return [TypedStmt(.variable(.bind(local), foreign([], pattern.span)), pattern.span)]
    case .binding(_, let inner), .some(let inner), .asType(let inner, _):
      return bindForeign(inner)
    case .tuple(let parts): return parts.flatMap { bindForeign($0.pattern) }
    case .enumCase(_, _, let parts): return parts?.flatMap { bindForeign($0.pattern) } ?? []
    case .wildcard, .isType, .expr: return []
    }
  }

  /// Arguments for a call that is not written: defaults where there are some, else created ones.
  func foreignArguments(
    for member: Member, _ ownerArguments: [Type], _ make: (Type) -> TypedExpr?
  ) -> [TypedArgument] {
    member.parameters.map { parameter in
      if let function = parameter.defaultFunction { return .byDefault(function) }
      let type = unit.substitute(parameter.type, ownerArguments)
      if parameter.isVariadic { return .variadic([], array: type) }
      return .value(make(type) ?? foreign([], member.nameSpan))
    }
  }

  /// `super.init(…)` with an initialiser from elsewhere: the known superclass's that takes the least.
  func foreignDelegation(
    _ found: [FoundMember], isSuper: Bool, _ arguments: [Expr.Argument], _ span: Span
  ) -> TypedExpr {
    let designated = found.filter {
      let member = declarations[$0.id]
      return !member.isConvenience && member.unavailable == nil && !member.isFailable
    }
    let parts = foreignArguments(arguments)
    guard
      let chosen = designated.min(by: {
        declarations[$0.id].parameters.count < declarations[$1.id].parameters.count
      })
    else { return foreign(parts, span) }
    let made = foreignArguments(for: declarations[chosen.id], chosen.ownerArguments) {
      foreignValue([], as: $0, span)
    }
    let delegate = TypedExpr(.delegate(chosen.id, isSuper: isSuper, made), .void, span)
    return TypedExpr(.foreign(parts, delegate), .void, span)
  }

  /// A cast of something from elsewhere, or to a type from elsewhere: it fails where it may.
  func foreignCast(_ cast: Expr.Cast, _ value: TypedExpr, _ type: Type, _ span: Span) -> TypedExpr {
    switch cast {
    case .test: foreignValue([value], as: .bool, span)
    case .conditional: foreignValue([value], as: .optional(type), span)
    case .forced, .coerce: foreignValue([value], as: type, span)
    }
  }

  /// The payload of an optional; a value from elsewhere counts as having one.
  func forced(
    _ value: TypedExpr, _ wrapped: Type, isImplicit: Bool, _ span: Span? = nil
  ) -> TypedExpr {
    if wrapped.isError, unit.takesForeignNames { return foreign([value], span ?? value.span) }
    return TypedExpr(.forceUnwrap(value, isImplicit: isImplicit), wrapped, span ?? value.span)
  }

  /// Whether a value may be of a protocol, or a class conform to one, by what is declared elsewhere.
  func mayConformElsewhere(_ type: Type, to wanted: Type) -> Bool {
    switch (type.strippingOptionals, wanted.strippingOptionals) {
    case (.nominal(let id, _), .existential): unit.foreignHeirs.contains(id)
    case (.existential(let protocols), .existential):
      protocols.contains(where: unit.foreignHeirs.contains)
    case (.metatype(.parameter), .metatype(.existential)): true
    default: false
    }
  }

  /// An operation one of whose operands could not be checked.
  func foreignOrFailed(
    _ operands: [TypedExpr], as type: Type? = nil, _ span: Span
  ) -> TypedExpr {
    guard unit.takesForeignNames else { return failed(span) }
    return type.map { foreignValue(operands, as: $0, span) } ?? foreign(operands, span)
  }

  /// An assignment to something from elsewhere: the value is evaluated and forgotten; a closure is not
  /// kept by anyone.
  func foreignAssignment(_ target: TypedExpr, _ value: Expr, _ span: Span) -> TypedExpr {
    let value = foreignArguments([Expr.Argument(label: nil, value: value)])
    return TypedExpr(.foreign([target] + value, nil), .void, span)
  }

  /// A switch over something from elsewhere goes to its default, or else to its first case.
  func foreignSwitch(
    _ value: TypedExpr, _ cases: [Stmt.SwitchCase], _ target: JumpTarget,
    _ body: ((Stmt.SwitchCase) -> [TypedStmt])?
  ) -> TypedStmt.Kind {
    let chosen = cases.first { $0.items.isEmpty } ?? cases.first
    let statements = chosen.map { chosen in
      withScope {
        let bound = chosen.items.prefix(1).flatMap { bindForeign($0.pattern) }
        return bound + withTarget(target) { body?(chosen) ?? check(chosen.body) }
      }
    }
    let evaluated = TypedStmt(.expr(foreign([value], value.span)), value.span)
    return .labeled(.block([evaluated] + (statements ?? [])), target)
  }
}
