import Diagnostics
import SwiftIR

extension Checker {
  func closureContext(
    result: Type?, isThrowing: Bool, generics: GenericContext? = nil
  ) -> FunctionContext {
    let outermost = function.outermost
    outermost.closureCount += 1
    let type = outermost.owner.map { unit.declarations[$0].name + "." } ?? ""
    return FunctionContext(
      parent: function, role: .closure,
      name: "closure #\(outermost.closureCount) in \(type)\(outermost.name)", owner: function.owner,
      isStatic: function.isStatic, generics: generics ?? function.generics,
      ownerGenericCount: function.ownerGenericCount, result: result, isThrowing: isThrowing)
  }

  func checkClosure(_ closure: Expr.Closure, _ expected: Type?, _ span: Span) -> TypedExpr {
    if expected?.isError == true, let value = unresolved.use(at: span) { return value }
    var wanted: Type.FunctionType?
    if case .function(let type)? = expected?.strippingOptionals { wanted = type }
    let count = closure.parameters?.count ?? closure.shorthandCount
    if let wanted { bindIgnoredParameter(of: closure, wanted) }
    if let wanted, let mismatch = arityMismatch(of: closure, count: count, wanted) {
      error(mismatch, span)
      return failed(span)
    }
    let written = closure.result.map { openedParts(resolve($0)) }
    var result = written ?? wanted.map { resolved($0.result) }
    if result?.hasVariables == true { result = nil }
    let context = closureContext(result: result, isThrowing: closure.isThrowing)
    if result == nil { context.openResult = openResult(written, wanted?.result) }
    context.isAsync = closure.isAsync
    context.mayThrow = closure.isThrowing || wanted?.isThrowing != false
    context.isKept = runsAtOnce[ObjectIdentifier(closure)] != true
    let typed = TypedClosure(context, span)

    typed.captureList = checkCaptures(closure.captures, in: context)
    return inClosure(context) {
      for (local, _) in typed.captureList { declare(local) }
      var parameters: [Type.FunctionType.Parameter] = []
      let names: [ClosureName] =
        closure.parameters?.map { ($0.name, $0.type, $0.isInOut, $0.span) }
        ?? (0..<max(count, wanted?.parameters.count ?? 0)).map { ("$\($0)", nil, false, span) }
      if let wanted, let elements = tupleElements(wanted, count: names.count) {
        return spreadClosure(closure, typed, names.map(\.0), elements, wanted, span)
      }
      for (index, name) in names.enumerated() {
        parameters.append(closureParameter(name, index, wanted, of: closure, in: context))
      }
      checkClosureBody(closure, typed, context)
      if let written { checkResult(context.result, of: written, span) }
      for index in parameters.indices {
        parameters[index].type = resolved(parameters[index].type)
        context.parameters[index].type = parameters[index].type
      }
      let type = Type.FunctionType(
        parameters: parameters, result: context.result ?? .void, isThrowing: context.isThrowing,
        isAsync: context.isAsync)
      return TypedExpr(.closure(typed), .function(type), span)
    }
  }

  /// A parameter as a closure names it, with `$0` for one that it does not.
  private typealias ClosureName = (name: String, type: TypeExpr?, isInOut: Bool, span: Span)

  /// Says how a closure's parameters differ in number from those that the context wants.
  private func arityMismatch(
    of closure: Expr.Closure, count: Int, _ wanted: Type.FunctionType
  ) -> String? {
    let number = "\(wanted.parameters.count) argument\(wanted.parameters.count == 1 ? "" : "s")"
    // A closure with one parameter may take a tuple apart.
    if closure.parameters != nil, wanted.parameters.count != count,
      !(wanted.parameters.count == 1 && count > 1)
    {
      return
        "contextual closure type '\(describe(.function(wanted)))' expects \(number), but \(count) \(count == 1 ? "was" : "were") used in closure body"
    }
    if closure.parameters == nil, count == 0, !wanted.parameters.isEmpty,
      wanted.parameters.count > 1 || !resolved(wanted.parameters[0].type).isVoid,
      !wanted.parameters.allSatisfy({ $0.type.isError })
    {
      return
        "contextual type for closure argument list expects \(number), which cannot be implicitly ignored"
    }
    return nil
  }

  /// The capture list, which is evaluated outside.
  private func checkCaptures(
    _ captures: [Expr.Closure.Capture], in context: FunctionContext
  ) -> [(local: Local, value: TypedExpr)] {
    var list: [(local: Local, value: TypedExpr)] = []
    for capture in captures {
      var value = outsideChain { check(capture.value) }
      if value.type.isError { continue }
      var type = value.type
      switch capture.ownership {
      case .weak:
        if type.wrapped == nil {
          type = .optional(type)
          value = TypedExpr(.wrap(value), type, value.span)
        }
      case .unowned, .strong: break
      }
      let local = Local(
        capture.name, type: type, isLet: true, ownership: ownership(capture.ownership),
        isImplicitlyUnwrapped: value.isImplicitlyUnwrapped && capture.ownership == .strong,
        span: capture.span, in: context)
      list.append((local, value))
    }
    return list
  }

  /// Checks in the context of a closure: what holds around it does not hold inside.
  func inClosure<R>(_ context: FunctionContext, _ body: () -> R) -> R {
    let outer = function
    function = context
    unit.currentGenerics = context.generics
    defer {
      context.keptChecks = [:]
      function = outer
      unit.currentGenerics = outer.generics
    }
    let around = surroundings
    surroundings = Surroundings()
    defer { surroundings = around }
    return withScope(body)
  }

  private func closureParameter(
    _ written: ClosureName, _ index: Int, _ wanted: Type.FunctionType?,
    of closure: Expr.Closure, in context: FunctionContext
  ) -> Type.FunctionType.Parameter {
    let (name, type, isInOut, place) = written
    var parameter = Type.FunctionType.Parameter(type: .error)
    if let wanted, wanted.parameters.indices.contains(index) {
      parameter = wanted.parameters[index]
      parameter.type = resolved(parameter.type)
    }
    if let type {
      let written = resolve(type)
      if wanted == nil, hasBareGenerics(written) { reportOpen(openedParts(written), place) }
      parameter.type = told(written, by: parameter.type)
    }
    let isOwn = parameter.type.isError && wanted == nil
    if case .variable = parameter.type, let body = singleExpression(of: closure),
      let type = use(of: name, in: body)
    {
      unify(parameter.type, type)
      parameter.type = type
    } else if isOwn, let body = singleExpression(of: closure), let type = use(of: name, in: body) {
      parameter.type = type
    }
    if isInOut { parameter.isInOut = true }
    // The body may determine the unknown argument of `Continuation<T>`.
    let isOpen = parameter.type.hasVariables && parameter.type.nominal != nil
    if parameter.type.hasVariables && !isOpen || (parameter.type.isError && wanted == nil) {
      if !parameter.type.isError || wanted == nil {
        unit.reportUnresolved(
          "cannot infer type of closure parameter '\(name)' without a type annotation",
          at: place)
      }
      parameter.type = .error
    }
    let local = Local(
      name, type: parameter.type, isLet: !parameter.isInOut, span: place, in: context)
    local.isParameter = true
    local.isInOut = parameter.isInOut
    context.parameters.append(local)
    if name != "_" { declare(local) }
    return parameter
  }

  /// A closure with a name for each element of its one argument, a tuple.
  private func spreadClosure(
    _ closure: Expr.Closure, _ typed: TypedClosure, _ names: [String],
    _ elements: [Type.TupleElement], _ wanted: Type.FunctionType, _ span: Span
  ) -> TypedExpr {
    let context = typed.context
    let whole = Local("", type: .tuple(elements), isLet: true, span: span, in: context)
    whole.isParameter = true
    context.parameters.append(whole)
    var parts: [TypedPattern] = []
    for (name, element) in zip(names, elements) {
      if name == "_" {
        parts.append(.wildcard)
        continue
      }
      let local = Local(name, type: element.type, isLet: true, span: span, in: context)
      declare(local)
      parts.append(.bind(local))
    }
    checkClosureBody(closure, typed, context)
    let value = TypedExpr(.local(whole), whole.type, span)
    typed.body.insert(TypedStmt(.variable(.tuple(parts), value), span), at: 0)
    let type = Type.FunctionType(
      parameters: [Type.FunctionType.Parameter(type: whole.type)],
      result: context.result ?? .void, isThrowing: context.isThrowing, isAsync: context.isAsync)
    return TypedExpr(.closure(typed), .function(type), span)
  }

  private func tupleElements(_ type: Type.FunctionType, count: Int) -> [Type.TupleElement]? {
    guard count > 1, type.parameters.count == 1,
      case .tuple(let elements) = resolved(type.parameters[0].type),
      elements.count == count
    else { return nil }
    return elements
  }

  private func ownership(_ capture: Expr.Closure.Capture.Ownership) -> Nominal.Ownership {
    switch capture {
    case .strong: .strong
    case .weak: .weak
    case .unowned: .unowned
    }
  }

  private func checkClosureBody(
    _ closure: Expr.Closure, _ typed: TypedClosure, _ context: FunctionContext
  ) {
    if let builder = closureBuilders[ObjectIdentifier(closure)], !closure.body.returnsExplicitly {
      typed.body = builtBody(closure.body, by: builder, result: context.result)
      return
    }
    // A body of one expression gives its value, unless nothing is wanted.
    if closure.body.statements.count == 1, let only = singleExpression(closure.body.statements[0]) {
      context.isOneExpression = true
      if context.result == nil { context.result = completedResult(of: only, context.openResult) }
      let expected = context.result
      if let expected, !expected.isVoid {
        let value = check(only, expecting: expected)
        if declarations.isNever(value.type), !declarations.isNever(expected) {
          typed.body = [TypedStmt(.expr(value), only.span)]
          return
        }
        let converted =
          coerce(value, to: expected) ?? retyped(only, as: expected)
          ?? convert(value, to: expected, .closureResult)
        typed.body = [TypedStmt(.return(converted), only.span)]
        return
      }
      let value =
        checkFunctionResult(only, context.openResult) ?? checkStatementExpression(only)
      if expected == nil {
        context.result = value.type
        typed.body = [TypedStmt(.return(value.type.isVoid ? nil : value), only.span)]
        if value.type.isVoid {
          typed.body = [TypedStmt(.expr(value), only.span)]
        }
      } else {
        typed.body = [TypedStmt(.expr(value), only.span)]
      }
      return
    }
    if let result = context.result, !result.isVoid {
      typed.body = checkBody(closure.body, result: result)
      return
    }
    typed.body = check(closure.body.statements)
    if context.result == nil { context.result = .void }
    if let result = context.result, !result.isVoid, !result.isError, fallsThrough(typed.body) {
      error(
        "missing return in closure expected to return '\(describe(result))'",
        Span(
          file: closure.body.span.file,
          offset: closure.body.span.offset + max(1, closure.body.span.length) - 1, length: 1))
    }
  }

  /// An `if` or `switch` is one too when all of its branches agree on a type.
  private func singleExpression(_ statement: Stmt) -> Expr? {
    switch statement.kind {
    case .expr(let expr): return expr
    case .return(let expr?): return expr
    case .if, .switch:
      guard function.result == nil, isValue(statement) else { return nil }
      let value = Expr(.statement(statement), statement.span)
      let (typed, failed) = attempt { check(value) }
      return failed || typed.type.isVoid ? nil : value
    default: return nil
    }
  }
}
