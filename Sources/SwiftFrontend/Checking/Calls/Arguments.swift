import SwiftIR

extension Checker {
  /// Checks an argument for a parameter whose type may still have variables.
  func checkArgument(
    _ expr: Expr, _ parameter: Member.Parameter, _ type: Type
  ) -> (argument: TypedArgument, cost: Int) {
    if parameter.isInOut {
      guard case .inOut(let inner) = expr.kind else {
        error(
          "passing value of type '\(describe(type))' to an inout parameter requires explicit '&'",
          expr.span)
        return (.value(failed(expr.span)), 0)
      }
      let value = outsideChain { check(inner) }
      let isTaken = unify(type, value.type)
      let target = resolved(type)
      guard isTaken,
        value.isImplicitlyUnwrapped || target.hasVariables || canConvert(value.type, to: target)
      else {
        error(
          "cannot convert value of type '\(describe(value.type))' to expected argument type '\(describe(target))'",
          expr.span)
        return (.value(failed(expr.span)), 0)
      }
      checkPassable(value)
      return (.inOut(value), 0)
    }
    if case .inOut = expr.kind {
      error("'&' used with non-inout argument of type '\(describe(type))'", expr.span)
      return (.value(failed(expr.span)), 0)
    }
    if parameter.isAutoclosure, case .function(let function) = type {
      return (.value(autoclosure(expr, function)), 0)
    }
    if case .closure(let closure) = expr.kind, case .function = type {
      runsAtOnce[ObjectIdentifier(closure)] = !parameter.isEscaping
      if let builder = parameter.builder { closureBuilders[ObjectIdentifier(closure)] = builder }
    }
    let (value, cost) = checkValue(expr, type)
    return (.value(value), cost)
  }

  func checkValue(_ expr: Expr, _ type: Type) -> (TypedExpr, Int) {
    outsideChain {
      let target = resolved(type)
      guard target.hasVariables else {
        if let refused = checkNilLiteral(expr, as: target, .argument) { return (refused, 0) }
        let before = unit.diagnostics.count
        var value = check(expr, expecting: target)
        value = takingTupleApart(value, expr, as: target) ?? value
        let converted = coerce(value, to: target)
        if let converted, !isJoiningLiterals || !hasErrors(since: before) {
          return (converted, cost(value, target, expr) + resultCost(of: value, expr, for: target))
        }
        if let value = joining(expr, type) ?? retyped(expr, as: target) {
          unit.diagnostics.removeSubrange(min(before, unit.diagnostics.count)...)
          return (value, Cost.literal)
        }
        return (converted ?? convert(value, to: target, .argument), 0)
      }
      if let parts = checkTupleParts(expr, target) { return parts }
      if let value = checkParts(expr, target) { return value }
      if bindByConformance(of: target, toLiteral: expr) { return checkValue(expr, type) }
      var value: TypedExpr
      if case .function(let function) = target, let name = openFunction(expr),
        let closure = closure(calling: name, as: function, expr.span)
      {
        value = closure
      } else if case .keyPath = expr.kind {
        value = check(expr, expecting: target)
      } else if case .closure(let closure) = expr.kind {
        value = checkClosure(closure, target, expr.span)
      } else if case .array = expr.kind, let id = target.nominal, id != declarations.known.array {
        value = check(expr, expecting: target)
      } else {
        value = check(
          expr,
          expecting: hint(target)
            ?? (isImplicitMember(expr) || isOpenMember(expr) ? implicitBase(target) : nil))
      }
      if value.type.isError { return (value, 0) }
      value = takingTupleApart(value, expr, as: target) ?? value
      // A value declared `T!` binds a type parameter as an optional, but not the part of a type.
      if value.isImplicitlyUnwrapped, let wrapped = value.type.wrapped, target.nominal != nil {
        value = forced(value, wrapped, isImplicit: true)
      }
      guard unify(target, value.type) else {
        if let value = joining(expr, type) { return (value, Cost.literal) }
        error(
          "cannot convert value of type '\(describe(value.type))' to expected argument type '\(describe(target))'",
          expr.span)
        return (failed(expr.span), 0)
      }
      let bound = resolved(target)
      let own = 1 + resultCost(of: value, expr, for: target) + costOfIgnoring(expr, as: target)
      if bound.hasVariables { return (value, own) }
      guard let converted = coerce(value, to: bound) else {
        return (convert(value, to: bound, .argument), 0)
      }
      return (converted, own + cost(value, bound, expr))
    }
  }

  /// The cost of a closure whose one expression becomes an optional only because one is wanted.
  private func resultCost(of value: TypedExpr, _ written: Expr, for target: Type) -> Int {
    guard case .closure(let typed) = value.kind, case .closure(let closure) = written.kind,
      closure.result == nil, typed.body.count == 1, case .return(let result?) = typed.body[0].kind,
      let expr = singleExpression(of: closure), case .function(let wanted) = target,
      wanted.result.wrapped != nil
    else { return 0 }
    if case .wrap = result.kind {} else if result.type.wrapped != nil { return 0 }
    switch expr.kind {
    // `Optional(x)` and `.some(x)` are optionals by themselves.
    case .call(let callee, _) where isImplicitMember(callee) || asType(callee) != nil: return 0
    case .call(let callee, _):
      if case .member(_, let name) = callee.kind, name.text == "some" { return 0 }
      return Cost.optional
    case .nilLiteral, .statement: return 0
    default: return Cost.optional
    }
  }

  /// A tuple that is written out, part by part: a closure in it takes its types from the parts before.
  private func checkTupleParts(_ expr: Expr, _ target: Type) -> (TypedExpr, Int)? {
    guard case .tuple(let written) = expr.kind, case .tuple(let types) = target,
      written.map(\.label) == types.map(\.label),
      written.contains(where: { if case .closure = $0.value.kind { true } else { false } })
    else { return nil }
    var parts: [TypedExpr] = []
    var cost = 0
    for (part, type) in zip(written, types) {
      let (value, own) = checkValue(part.value, type.type)
      if value.type.isError { return (failed(expr.span), 0) }
      parts.append(value)
      cost += own
    }
    let type = Type.tuple(
      zip(types, parts).map { Type.TupleElement(label: $0.label, type: $1.type) })
    return (TypedExpr(.tuple(parts), type, expr.span), cost)
  }

  /// A literal whose parts only an unfinished type tells, and which tell the rest of it: `[.leaf(1)]` for
  /// `[Tree<T>]`.
  private func checkParts(_ expr: Expr, _ target: Type) -> (TypedExpr, Int)? {
    guard hasParts(expr, of: target), hasOpenElements(expr) else { return nil }
    let saved = bindings
    infer(target, from: expr)
    if resolved(target).hasVariables {
      bindings = saved
      return nil
    }
    let (value, cost) = checkValue(expr, target)
    return (value, cost + 1)
  }

  /// Gives a generic type the arguments with which alone it takes a literal: `"km"` for a `Parser<Output>`
  /// that is one `where Output == Void`. False where they stay open.
  private func bindByConformance(of target: Type, toLiteral expr: Expr) -> Bool {
    guard case .nominal(let id, let arguments) = target.strippingOptionals,
      let proto = literalProtocol(of: expr), declarations.conforms(id, to: proto)
    else { return false }
    let saved = bindings
    unifySameTypes(unit.conditions(of: id, for: proto), arguments)
    if resolved(target).hasVariables {
      bindings = saved
      return false
    }
    return true
  }

  /// The shape of an unfinished parameter type, as far as it is known, for checking the argument.
  func hint(_ type: Type) -> Type? {
    switch type {
    case .variable: nil
    // A function's parameters tell which overload is meant, even before its result is known.
    case .function: type
    case .optional(let wrapped): hint(wrapped).map { .optional($0) }
    default: type.hasVariables ? nil : type
    }
  }

  /// The type in which an implicit member is looked up for a parameter whose type is not known yet.
  private func implicitBase(_ target: Type) -> Type? {
    target.strippingOptionals.nominal == nil ? literalPreference : target
  }

  /// The changes that an argument needs, by Swift's order of their weight.
  enum Cost {
    static let conversion = 1
    static let existential = 4
    /// From here on the number of changes decides before overloads are compared.
    static let conversions = 1 << 8
    static let any = conversions
    static let optional = 1 << 14
    /// `[Int]` as `[Any]`, or as an array of a superclass.
    static let upcast = 1 << 17
    static let literal = 1 << 20
    static let forced = 1 << 26
    static let otherResult = 1 << 32
    static let wrongResult = 1 << 36
  }

  func cost(_ value: TypedExpr, _ target: Type, _ expr: Expr) -> Int {
    let literals = unusualLiterals(expr, value, as: target) * Cost.literal
    if value.type == target { return literals + partsAsAny(of: value) * Cost.any }
    if target == .any { return literals + Cost.any }
    if case .existential = target { return literals + Cost.existential }
    if value.type.wrapped != nil, target.wrapped == nil, value.isImplicitlyUnwrapped {
      return literals + Cost.forced
    }
    let depth = target.optionalDepth - value.type.optionalDepth
    // Of overloads with as many changes, the one is meant whose result changes instead.
    let isErased =
      target.strippingOptionals == .any && value.type.strippingOptionals != .any && target != .any
    let asAny = isErased ? Cost.any : 0
    if depth > 0 { return literals + asAny + depth * Cost.optional + Cost.conversion }
    return literals + asAny + Cost.conversion + upcasts(value.type, target)
  }

  /// The parts of a literal, or the result of a closure that is one expression, which become Any: Swift
  /// counts each.
  private func partsAsAny(of value: TypedExpr) -> Int {
    func count(_ part: TypedExpr) -> Int {
      if case .erase(let inner) = part.kind, part.type == .any, inner.type != .any { return 1 }
      return partsAsAny(of: part)
    }
    switch value.kind {
    case .array(let elements), .tuple(let elements): return elements.reduce(0) { $0 + count($1) }
    case .dictionary(let pairs): return pairs.reduce(0) { $0 + count($1.0) + count($1.1) }
    case .wrap(let inner): return count(inner)
    case .closure(let closure):
      guard closure.body.count == 1, case .return(let result?) = closure.body[0].kind else {
        return 0
      }
      return count(result)
    default: return 0
    }
  }

  /// What a container costs that has other elements than the parameter's.
  private func upcasts(_ type: Type, _ target: Type) -> Int {
    switch (type, target) {
    case (.nominal(let id, let elements), .nominal(let other, let wanted)):
      let containers = [
        declarations.known.array, declarations.known.dictionary, declarations.known.set,
      ]
      return id == other && elements != wanted && containers.contains(id) ? Cost.upcast : 0
    case (.tuple(let parts), .tuple(let wanted)):
      return zip(parts, wanted).reduce(0) { sum, pair in
        sum + (pair.1.type == .any && pair.0.type != .any ? Cost.any : 0)
      }
    default: return 0
    }
  }

  func autoclosure(_ expr: Expr, _ type: Type.FunctionType) -> TypedExpr {
    // A function that rethrows asks whether the argument itself throws.
    let context = closureContext(result: resolved(type.result), isThrowing: false)
    context.mayThrow = type.isThrowing
    context.isAsync = type.isAsync
    let outer = function
    let wasInAutoclosure = surroundings.isInAutoclosure
    function = context
    surroundings.isInAutoclosure = !type.isAsync
    defer { surroundings.isInAutoclosure = wasInAutoclosure }
    let value: TypedExpr
    if context.result.map({ $0.hasVariables }) == true {
      let wanted = resolved(type.result)
      value = outsideChain {
        check(expr, expecting: isEmptyCollection(expr) ? wanted : hint(wanted))
      }
      unify(type.result, value.type)
      context.result = resolved(type.result)
    } else {
      value = outsideChain { check(expr, as: resolved(type.result)) }
    }
    function = outer
    let closure = TypedClosure(context, expr.span)
    let result = context.result ?? value.type
    let converted = coerce(value, to: result) ?? value
    closure.body = [TypedStmt(.return(converted), expr.span)]
    return TypedExpr(
      .closure(closure),
      .function(
        Type.FunctionType(
          parameters: [], result: result, isThrowing: context.isThrowing, isAsync: type.isAsync)),
      expr.span)
  }
}
