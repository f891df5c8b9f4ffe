import SwiftIR

extension Checker {
  func checkCall(_ callee: Expr, _ site: CallSite) -> TypedExpr {
    switch callee.kind {
    case .paren(let inner): return checkCall(inner, site)
    case .name(let name): return applyOperator(name, site) ?? checkNamedCall(name, callee, site)
    case .implicitMember(let name):
      return checkImplicitMember(name, site.arguments, site.expected, site.span)
    case .member(let base, let name):
      return decidingLiterals(in: [base], as: { literalTypes(in: site) }) {
        checkMemberCall(base, name, callee, site)
      }
    case .optionalChain(let inner):
      // `closure?()` and `delegate?.method?()`
      if case .member(let base, let name) = inner.kind,
        let value = optionalRequirement(base, name, site)
      {
        return value
      }
    default: break
    }
    if let type = outsideChain({ asType(callee) }) {
      return constructOverloaded(type, nil, site)
    }
    // `{ … }()`
    guard case .closure(let closure) = callee.kind else {
      return decidingLiterals(in: site.arguments.map(\.value), as: { literalTypes(in: site) }) {
        apply(checkCalled(callee, site), site)
      }
    }
    runsAtOnce[ObjectIdentifier(closure)] = true
    if let expected = site.expected, !expected.hasVariables, site.arguments.isEmpty,
      closure.parameters == nil, closure.result == nil
    {
      let type = Type.FunctionType(parameters: [], result: expected, isThrowing: closure.isThrowing)
      let (value, failed) = attempt { check(callee, expecting: .function(type)) }
      if !failed { return apply(value, site) }
    }
    return decidingLiterals(in: site.arguments.map(\.value), as: { literalTypes(in: site) }) {
      apply(check(callee, expecting: calledType(closure, site)), site)
    }
  }

  /// The function type of a closure that is called in place, `{ $0.axis = .vertical; return $0
  /// }(x)`, and declares no parameters: from its arguments and the expected result.
  private func calledType(_ closure: Expr.Closure, _ site: CallSite) -> Type? {
    let isWritten = closure.parameters.map { $0.allSatisfy { $0.type != nil } } ?? false
    guard !site.arguments.isEmpty, !isWritten else { return nil }
    var parameters: [Type.FunctionType.Parameter] = []
    for argument in site.arguments {
      let (value, failed) = attempt { outsideChain { check(argument.value) } }
      if failed { return nil }
      parameters.append(Type.FunctionType.Parameter(type: value.type))
    }
    return .function(
      Type.FunctionType(
        parameters: parameters, result: site.expected ?? freshVariable(),
        isThrowing: closure.isThrowing,
        isAsync: closure.isAsync))
  }

  /// `delegate?.method?(…)` for a method that every conforming type has here, by a default.
  private func optionalRequirement(
    _ base: Expr, _ name: Expr.Name, _ site: CallSite
  ) -> TypedExpr? {
    let (value, failed) = attempt { check(base) }
    guard !failed else { return nil }
    let found = unit.members(named: name.text, of: value.type, isStatic: false)
    guard found.contains(where: { declarations[$0.id].kind == .method }) else { return nil }
    guard let base = self.base(of: base) else { return nil }
    chainLinks += 1
    return call(found, base, name.text, site)
  }

  private func checkNamedCall(_ name: Expr.Name, _ callee: Expr, _ site: CallSite) -> TypedExpr {
    if let type = typeOf(name, site) { return type }
    if let metatype = dynamicSelf(callee), case .metatype(let type) = metatype.type {
      return constructOverloaded(type, metatype, site)
    }
    if let local = lookupLocal(name.text) {
      return callLocal(local, callee.span, site)
    }
    if let (found, base) = implicitMember(named: name.text, at: callee.span) {
      let functions = found.filter { declarations[$0.id].kind != .property }
      if functions.isEmpty {
        return apply(reference(found, base, name, nil, callee.span), site)
      }
      // A global function of that name is meant when no member takes such arguments.
      if declarations.globals[name.text] != nil,
        !functions.contains(where: { isTaken(site.arguments, by: $0) })
      {
        reportHiddenGlobal(name, functions)
        return callGlobal(name, site)
      }
      return applyProperty(among: found, functions, base, name, site, callee.span)
        ?? call(functions, base, name.text, site)
    }
    if let type = asType(callee) {
      return constructOverloaded(type, nil, site)
    }
    if declarations.globals[name.text] != nil {
      return callGlobal(name, site)
    }
    if let value = unresolved.use([], site.arguments, at: site.span) { return value }
    reportUnknownName(name.text, name.span)
    for argument in site.arguments { _ = attempt { check(argument.value) } }
    return failed(site.span)
  }

  /// A member of the program's own type hides the functions of its name outside of types, whatever
  /// arguments it takes. (Where the library's members do is left open.)
  private func reportHiddenGlobal(_ name: Expr.Name, _ members: [FoundMember]) {
    guard unit.module == .scenario, let member = members.first,
      let owner = declarations[member.id].owner, declarations[owner].module == .scenario,
      let hidden = (declarations.globals[name.text] ?? []).first
    else { return }
    let module =
      switch declarations[hidden].module {
      case .library: "Swift"
      case .model: "Foundation"
      case .scenario: "Scenario"
      }
    error(
      "use of '\(name.text)' refers to \(noun(declarations[member.id])) rather than global function '\(name.text)' in module '\(module)'",
      name.span)
  }

  /// Whether an expression names a module, as in `Swift.min`.
  func isModule(_ expr: Expr) -> Bool {
    guard case .name(let name) = expr.kind else { return false }
    return Compilation.moduleNames.contains(name.text) && declarations.types[name.text] == nil
      && !locals.contains { $0.name == name.text } && declarations.globals[name.text] == nil
  }

  /// The global functions and variables of a name; after `Swift.` and the like without the program's own.
  func globals(_ name: String, _ module: Expr?, at span: Span) -> [MemberID] {
    guard case .name(let module)? = module?.kind else { return unit.globals(named: name, at: span) }
    let ids = unit.globalsOfAllModules(named: name, at: span)
    let isOwn = module.text == "Scenario"
    let inModule = ids.filter { (declarations[$0].module == .scenario) == isOwn }
    return inModule.isEmpty ? ids : inModule
  }

  private func callGlobal(
    _ name: Expr.Name, _ site: CallSite, module: Expr? = nil
  ) -> TypedExpr {
    let ids = globals(name.text, module, at: site.span)
    let functions = ids.filter { declarations[$0].kind == .method }
    guard !functions.isEmpty else {
      if ids.isEmpty, let value = unresolved.use([], site.arguments, at: site.span) { return value }
      let found = ids.map { FoundMember(id: $0, ownerArguments: []) }
      return apply(reference(found, .none, name, nil, site.span), site)
    }
    let visible = unit.withoutShadowed(
      functions.map { FoundMember(id: $0, ownerArguments: []) }, of: .error)
    return call(visible, .none, name.text, site)
  }

  /// Calls a library function.
  func callFunction(
    named name: String, _ arguments: [Expr], _ expected: Type?, _ span: Span
  ) -> TypedExpr {
    guard let ids = declarations.globals[name] else {
      error("'\(name)' is not supported", span)
      return failed(span)
    }
    return call(
      ids.map { FoundMember(id: $0, ownerArguments: []) }, .none, name,
      CallSite(
        arguments: arguments.map { Expr.Argument(label: nil, value: $0) }, expected: expected,
        span: span))
  }

  private func checkMemberCall(
    _ baseExpr: Expr, _ name: Expr.Name, _ callee: Expr, _ site: CallSite
  ) -> TypedExpr {
    if name.text == "init" { return checkInitCall(baseExpr, site) }
    if name.text == "some", site.arguments.count == 1,
      let type = outsideChain({ asType(baseExpr) }),
      let wrapped = type.wrapped
    {
      return some(site.arguments[0].value, wrapped, site.span)
    }
    if let type = outsideChain({ asType(callee) }) {
      return constructOverloaded(type, nil, site)
    }
    if isModule(baseExpr) {
      return typeOf(name, site) ?? callGlobal(name, site, module: baseExpr)
    }
    guard let base = self.base(of: baseExpr, site.expected, having: name.text) else {
      for argument in site.arguments { _ = attempt { check(argument.value) } }
      return failed(site.span)
    }
    var subject = base
    var found: [FoundMember]
    switch base {
    case .value(let value):
      if case .tuple = value.type {
        return apply(member(name, of: base, nil, callee.span), site)
      }
      let (members, unwrapped) = instanceMembers(name.text, of: value)
      found = members
      subject = .value(unwrapped)
    case .superclass(let value): found = superMembers(name.text, value)
    case .type(let written, let metatype):
      let type = metatype == nil ? opened(written, site.expected) : written
      subject = .type(type, metatype)
      found = unit.members(named: name.text, of: type, isStatic: true).filter {
        declarations[$0.id].kind != .initializer
      }
    case .unresolved(let value):
      return unresolved.placeholder([value], site.arguments, at: site.span)
    case .none: found = []
    }
    let functions = found.filter { declarations[$0.id].kind != .property }
    if functions.isEmpty {
      let value = member(name, of: subject, nil, callee.span)
      guard !value.type.isError else {
        if let value = unresolved.use([value], site.arguments, at: site.span) { return value }
        for argument in site.arguments { _ = attempt { check(argument.value) } }
        return failed(site.span)
      }
      return apply(value, site)
    }
    if let value = applyProperty(among: found, functions, subject, name, site, callee.span) {
      return value
    }
    return callOnLiteral(baseExpr, functions, subject, name.text, site)
      ?? call(functions, subject, name.text, site)
  }

  /// Calls a property that holds a function, where the methods of its name take no such arguments.
  private func applyProperty(
    among found: [FoundMember], _ functions: [FoundMember], _ base: Base, _ name: Expr.Name,
    _ site: CallSite, _ place: Span
  ) -> TypedExpr? {
    let properties = found.filter { declarations[$0.id].kind == .property }
    guard !properties.isEmpty, attempt({ call(functions, base, name.text, site) }).failed else {
      return nil
    }
    return unlessMistaken { apply(reference(properties, base, name, nil, place), site) }
  }

  /// `["0"].contains(text.first)`: where the call doesn't fit the elements of a literal, they take the
  /// type of an argument.
  private func callOnLiteral(
    _ literal: Expr, _ found: [FoundMember], _ base: Base, _ name: String, _ site: CallSite
  ) -> TypedExpr? {
    guard case .array(let elements) = literal.kind, elements.contains(where: isLiteral),
      !site.arguments.isEmpty, !site.arguments.contains(where: { isClosure($0.value) }),
      attempt({ call(found, base, name, site) }).failed
    else { return nil }
    for argument in site.arguments {
      let (value, failed) = attempt { outsideChain { check(argument.value) } }
      guard !failed, !value.type.hasErrors, !value.type.hasVariables else { continue }
      func retyped() -> TypedExpr {
        let base = check(literal, expecting: unit.arrayType(of: value.type))
        return call(instanceMembers(name, of: base).0, .value(base), name, site)
      }
      if !attempt(retyped).failed { return retyped() }
    }
    return nil
  }

  func call(_ found: [FoundMember], _ base: Base, _ name: String, _ site: CallSite) -> TypedExpr {
    if unresolved.mayBeCalled(besides: found, on: base.expression?.type, site.arguments) {
      return unresolved.placeholder(base.parts, site.arguments, at: site.span)
    }
    let before = unit.diagnostics
    guard let chosen = choose(found, base, name, site) else {
      guard unresolved.mayBeOverloaded(found, site.arguments) else { return failed(site.span) }
      unit.diagnostics = before
      return unresolved.placeholder(base.parts, site.arguments, at: site.span)
    }
    return unresolved.call(chosen, base.parts, site, result: resolved(chosen.result))
      ?? build(chosen, base, site.span)
  }

  /// Calls a value of function type, or a function in a function, which may rethrow.
  func apply(_ callee: TypedExpr, _ site: CallSite, isRethrowing: Bool = false) -> TypedExpr {
    if callee.type.isError {
      if let value = unresolved.use([callee], site.arguments, at: site.span) { return value }
      for argument in site.arguments { _ = attempt { outsideChain { check(argument.value) } } }
      return failed(site.span)
    }
    for argument in site.arguments {
      if case .closure(let closure) = argument.value.kind {
        runsAtOnce[ObjectIdentifier(closure)] = true
      }
    }
    var callee = callee
    if callee.isImplicitlyUnwrapped, let wrapped = callee.type.wrapped {
      callee = forced(callee, wrapped, isImplicit: true)
    }
    if case .metatype(let type) = callee.type {
      return constructOverloaded(type, callee, site.expecting(nil))
    }
    guard case .function(let function) = callee.type else {
      let found = unit.members(named: "callAsFunction", of: callee.type, isStatic: false)
      if !found.isEmpty {
        return call(found, .value(callee), "callAsFunction", site.expecting(nil))
      }
      if let value = dynamicCall(callee, site) { return value }
      if let value = unresolved.call(beside: callee, site) { return value }
      if callee.type.wrapped != nil {
        error(
          "value of optional type '\(describe(callee.type))' must be unwrapped to a value of type '\(describe(callee.type.strippingOptionals))'",
          callee.span)
      } else {
        error("cannot call value of non-function type '\(describe(callee.type))'", callee.span)
      }
      return failed(site.span)
    }
    let parameters = function.parameters.map {
      Member.Parameter(
        label: nil, name: "_", type: $0.type, isInOut: $0.isInOut, isVariadic: $0.isVariadic,
        isAutoclosure: $0.isAutoclosure)
    }
    let site = site.taking(gatheringVariadic(site.arguments, for: parameters))
    guard site.arguments.count == parameters.count else {
      error(
        site.arguments.count < parameters.count
          ? "missing argument for parameter #\(site.arguments.count + 1) in call"
          : "extra argument in call", site.span)
      return failed(site.span)
    }
    checkAsync(function.isAsync, .call, site.span)
    if !isRethrowing { checkThrowing(function.isThrowing, site.span) }
    var typed: [TypedArgument] = []
    for (parameter, argument) in zip(parameters, site.arguments) {
      typed.append(checkArgument(argument.value, parameter, parameter.type).argument)
    }
    if isRethrowing { checkThrowing(passesThrowing(typed, to: parameters), site.span) }
    return TypedExpr(.apply(callee, typed), function.result, site.span)
  }
}
