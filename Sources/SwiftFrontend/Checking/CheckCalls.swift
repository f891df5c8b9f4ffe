import Diagnostics
import SwiftIR

extension Checker {
  func checkCall(
    _ callee: Expr, _ arguments: [Expr.Argument], _ expected: Type?, _ span: Span
  ) -> TypedExpr {
    switch callee.kind {
    case .paren(let inner): return checkCall(inner, arguments, expected, span)
    case .name(let name): return checkNamedCall(name, callee, arguments, expected, span)
    case .implicitMember(let name):
      return checkImplicitMember(name, arguments, expected, span)
    case .member(let base, let name):
      return checkMemberCall(base, name, callee, arguments, expected, span)
    case .optionalChain(let inner):
      // `closure?()` and `delegate?.method?()`
      if case .member(let base, let name) = inner.kind,
        let value = optionalRequirement(base, name, arguments, expected, span)
      {
        return value
      }
    default: break
    }
    if let type = outsideChain({ asType(callee) }) {
      return constructOverloaded(type, nil, arguments, expected, span)
    }
    // `{ … }()`
    guard case .closure(let closure) = callee.kind else {
      return apply(check(callee), arguments, span)
    }
    runsAtOnce[ObjectIdentifier(closure)] = true
    return apply(
      check(callee, expecting: calledType(closure, arguments, expected)), arguments, span)
  }

  /// The function type of a closure that is called in place, `{ $0.axis = .vertical; return $0
  /// }(x)`, and declares no parameters: from its arguments and the expected result.
  private func calledType(
    _ closure: Expr.Closure, _ arguments: [Expr.Argument], _ expected: Type?
  ) -> Type? {
    let isWritten = closure.parameters.map { $0.allSatisfy { $0.type != nil } } ?? false
    guard !arguments.isEmpty, !isWritten else { return nil }
    var parameters: [Type.FunctionType.Parameter] = []
    for argument in arguments {
      let (value, failed) = attempt { outsideChain { check(argument.value) } }
      if failed { return nil }
      parameters.append(Type.FunctionType.Parameter(type: value.type))
    }
    return .function(
      Type.FunctionType(
        parameters: parameters, result: expected ?? freshVariable(), isThrowing: closure.isThrowing,
        isAsync: closure.isAsync))
  }

  /// The arguments of a call of a function declared in a function: labels taken off, defaults put in.
  private func localArguments(_ arguments: [Expr.Argument], of local: Local) -> [Expr.Argument] {
    guard let parameters = localFunctions.values.first(where: { $0.local === local })?.parameters
    else { return arguments }
    guard let matching = match(arguments, to: parameters) else {
      let want = parameters.map { ($0.label ?? "_") + ":" }.joined()
      error(
        "incorrect arguments in call (expected '\(local.name)(\(want))')",
        arguments.first?.value.span ?? local.span)
      return arguments
    }
    return zip(parameters, matching).compactMap { parameter, taken in
      if let index = taken.first {
        return Expr.Argument(label: nil, value: arguments[index].value)
      }
      return localDefaults[ObjectIdentifier(local)]?[parameter.name].map {
        Expr.Argument(label: nil, value: $0)
      }
    }
  }

  /// `delegate?.method?(…)` for a method that every conforming type has here, by a default.
  private func optionalRequirement(
    _ base: Expr, _ name: Expr.Name, _ arguments: [Expr.Argument], _ expected: Type?, _ span: Span
  ) -> TypedExpr? {
    let (value, failed) = attempt { check(base) }
    guard !failed else { return nil }
    let found = unit.members(named: name.text, of: value.type, isStatic: false)
    guard found.contains(where: { declarations[$0.id].kind == .method }) else { return nil }
    guard let base = self.base(of: base) else { return nil }
    chainLinks += 1
    return call(found, base, name.text, arguments, expected, span)
  }

  private func checkNamedCall(
    _ name: Expr.Name, _ callee: Expr, _ arguments: [Expr.Argument], _ expected: Type?,
    _ span: Span
  ) -> TypedExpr {
    if name.text == "type", arguments.count == 1, arguments[0].label == "of" {
      let value = unwrappingImplicitly(outsideChain { check(arguments[0].value) })
      // The argument of a type parameter may be an optional.
      let seen = value.type.isTypeParameter ? TypedExpr(.erase(value), .any, value.span) : value
      return TypedExpr(.typeOf(seen), .metatype(value.type), span)
    }
    if let metatype = dynamicSelf(callee), case .metatype(let type) = metatype.type {
      return constructOverloaded(type, metatype, arguments, expected, span)
    }
    if let local = lookupLocal(name.text) {
      return apply(read(local, callee.span), localArguments(arguments, of: local), span)
    }
    if let (found, base) = implicitMember(named: name.text, at: callee.span) {
      let functions = found.filter { declarations[$0.id].kind != .property }
      if functions.isEmpty {
        return apply(reference(found, base, name, nil, callee.span), arguments, span)
      }
      // A global function of that name is meant when no member takes such arguments.
      if declarations.globals[name.text] != nil,
        !functions.contains(where: { match(arguments, to: declarations[$0.id].parameters) != nil })
      {
        return callGlobal(name, arguments, expected, span)
      }
      return call(functions, base, name.text, arguments, expected, span)
    }
    if let type = asType(callee) {
      return constructOverloaded(type, nil, arguments, expected, span)
    }
    if declarations.globals[name.text] != nil {
      return callGlobal(name, arguments, expected, span)
    }
    if let value = unresolved.use([], arguments, at: span) { return value }
    reportUnknownName(name.text, name.span)
    for argument in arguments { _ = attempt { check(argument.value) } }
    return failed(span)
  }

  /// Whether an expression names a module, as in `Swift.min`.
  func isModule(_ expr: Expr) -> Bool {
    guard case .name(let name) = expr.kind else { return false }
    return Compilation.moduleNames.contains(name.text) && declarations.types[name.text] == nil
      && !locals.contains { $0.name == name.text } && declarations.globals[name.text] == nil
  }

  private func callGlobal(
    _ name: Expr.Name, _ arguments: [Expr.Argument], _ expected: Type?, _ span: Span
  ) -> TypedExpr {
    let ids = declarations.globals[name.text] ?? []
    let functions = ids.filter { declarations[$0].kind == .method }
    guard !functions.isEmpty else {
      let found = ids.map { FoundMember(id: $0, ownerArguments: []) }
      return apply(reference(found, .none, name, nil, span), arguments, span)
    }
    return call(
      functions.map { FoundMember(id: $0, ownerArguments: []) }, .none, name.text, arguments,
      expected, span)
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
      arguments.map { Expr.Argument(label: nil, value: $0) }, expected, span)
  }

  private func checkMemberCall(
    _ baseExpr: Expr, _ name: Expr.Name, _ callee: Expr, _ arguments: [Expr.Argument],
    _ expected: Type?, _ span: Span
  ) -> TypedExpr {
    if name.text == "init" { return checkInitCall(baseExpr, arguments, expected, span) }
    if name.text == "some", arguments.count == 1, let type = outsideChain({ asType(baseExpr) }),
      let wrapped = type.wrapped
    {
      return some(arguments[0].value, wrapped, span)
    }
    if let type = outsideChain({ asType(callee) }) {
      return constructOverloaded(type, nil, arguments, expected, span)
    }
    if isModule(baseExpr) { return callGlobal(name, arguments, expected, span) }
    guard let base = self.base(of: baseExpr, expected) else {
      for argument in arguments { _ = attempt { check(argument.value) } }
      return failed(span)
    }
    var subject = base
    var found: [FoundMember]
    switch base {
    case .value(let value):
      if case .tuple = value.type {
        return apply(member(name, of: base, nil, callee.span), arguments, span)
      }
      let (members, unwrapped) = instanceMembers(name.text, of: value)
      found = members
      subject = .value(unwrapped)
    case .superclass(let value): found = superMembers(name.text, value)
    case .type(let written, let metatype):
      let type = metatype == nil ? opened(written, expected) : written
      subject = .type(type, metatype)
      found = unit.members(named: name.text, of: type, isStatic: true).filter {
        declarations[$0.id].kind != .initializer
      }
    case .unresolved(let value): return unresolved.placeholder([value], arguments, at: span)
    case .none: found = []
    }
    let functions = found.filter { declarations[$0.id].kind != .property }
    if functions.isEmpty {
      let value = member(name, of: subject, nil, callee.span)
      guard !value.type.isError else {
        if let value = unresolved.use([value], arguments, at: span) { return value }
        for argument in arguments { _ = attempt { check(argument.value) } }
        return failed(span)
      }
      return apply(value, arguments, span)
    }
    return call(functions, subject, name.text, arguments, expected, span)
  }

  // MARK: Initialisers

  private func checkInitCall(
    _ baseExpr: Expr, _ arguments: [Expr.Argument], _ expected: Type?, _ span: Span
  ) -> TypedExpr {
    if case .name(let name) = baseExpr.kind, name.text == "super" || name.text == "self" {
      guard let owner = function.owner,
        [.designatedInitializer, .convenienceInitializer, .valueInitializer].contains(function.role)
      else {
        if name.text == "self", let value = selfExpr(span), case .metatype(let type) = value.type {
          return constructOverloaded(type, value, arguments, expected, span)
        }
        error("'\(name.text).init' cannot be called outside of an initializer", span)
        return failed(span)
      }
      return checkDelegation(isSuper: name.text == "super", owner, arguments, span)
    }
    if let type = outsideChain({ asType(baseExpr) }) {
      return constructOverloaded(type, nil, arguments, expected, span)
    }
    let value = check(baseExpr)
    guard case .metatype(let type) = value.type else {
      if !value.type.isError {
        error(
          "'init' is a member of the type; use 'type(of: ...)' to initialize a new object of the same dynamic type",
          span)
      }
      return failed(span)
    }
    return constructOverloaded(type, value, arguments, expected, span)
  }

  private func checkDelegation(
    isSuper: Bool, _ owner: NominalID, _ arguments: [Expr.Argument], _ span: Span
  ) -> TypedExpr {
    var type = declarations[owner].selfType(owner)
    if isSuper {
      guard let superclass = declarations[owner].superclass else {
        if let value = unresolved.delegation(from: owner, arguments, at: span) { return value }
        error("'super' members cannot be referenced in a root class", span)
        return failed(span)
      }
      if function.role == .convenienceInitializer {
        error(
          "convenience initializer for '\(declarations[owner].name)' must delegate (with 'self.init') rather than chaining to a superclass initializer (with 'super.init')",
          span)
        return failed(span)
      }
      type = superclass
    } else if function.role == .designatedInitializer {
      error(
        "designated initializer for '\(declarations[owner].name)' cannot delegate (with 'self.init'); did you mean this to be a convenience initializer?",
        span)
      return failed(span)
    }
    let found = unit.members(named: "init", of: type, isStatic: false)
    if unresolved.mayBeCalled(besides: found, on: type, arguments) {
      return unresolved.delegation(to: found, isSuper: isSuper, arguments, at: span)
    }
    guard let chosen = choose(found, .none, "init", arguments, nil, span, owner: type) else {
      return failed(span)
    }
    checkAsync(declarations[chosen.found.id], .call, span)
    return TypedExpr(
      .delegate(chosen.found.id, isSuper: isSuper, chosen.arguments), .void, span)
  }

  /// `T(…)`
  func constructOverloaded(
    _ type: Type, _ metatype: TypedExpr?, _ arguments: [Expr.Argument], _ expected: Type?,
    _ span: Span
  ) -> TypedExpr {
    if type.isError {
      if let value = unresolved.use([], arguments, at: span) { return value }
      for argument in arguments { _ = attempt { check(argument.value) } }
      return failed(span)
    }
    if case .optional(let wrapped) = type, arguments.count == 1, arguments[0].label == nil {
      return some(arguments[0].value, wrapped, span)
    }
    // `UInt8(200)` is the literal 200 as UInt8.
    if metatype == nil, arguments.count == 1, arguments[0].label == nil,
      let value = literal(arguments[0].value, as: type)
    {
      return value
    }
    // `Set<Int>()`, `Box(1)`: missing generic arguments are worked out from the call.
    let subject = opened(type, expected)
    var found = unit.members(named: "init", of: subject, isStatic: false)
    if case .nominal(let id, _) = subject, declarations[id].kind == .protocol { found = [] }
    if case .existential(let protocols) = subject {
      if metatype == nil {
        error(
          "'\(describe(subject))' cannot be constructed because it is a protocol", span)
        return failed(span)
      }
      found = protocols.flatMap {
        unit.members(named: "init", of: .existential([$0]), isStatic: false)
      }
    }
    guard !found.isEmpty else {
      if unit.mayHaveUnresolvedMembers(subject) {
        return unresolved.placeholder([], arguments, at: span)
      }
      error(
        "'\(describe(type))' cannot be constructed because it has no accessible initializers", span)
      for argument in arguments { _ = attempt { check(argument.value) } }
      return failed(span)
    }
    if unresolved.mayBeCalled(besides: found, on: subject, arguments),
      let value = unresolved.construction(of: type, subject, arguments, at: span)
    {
      return value
    }
    guard let chosen = choose(found, .none, "init", arguments, expected, span, owner: subject)
    else { return failed(span) }
    let member = declarations[chosen.found.id]
    checkAvailable(chosen.found.id, span)
    checkAsync(member, .call, span)
    checkThrowing(
      member.isThrowing && !(member.isRethrowing && !passesThrowing(chosen.arguments)), span,
      member.thrown)
    var made = resolved(subject)
    if made.hasVariables {
      if unresolved.explainsOpenType(chosen.arguments) {
        return unresolved.placeholder([], arguments, at: span)
      }
      error(
        "generic parameter '\(member.owner.flatMap { declarations[$0].generics.first?.name } ?? "T")' could not be inferred",
        span)
      made = .error
    }
    let result: Type = member.isFailable ? .optional(made) : made
    if let opcode = member.opcode {
      return TypedExpr(.opcode(opcode, values(chosen.arguments, of: member)), result, span)
    }
    if let intrinsic = member.intrinsic {
      return TypedExpr(.intrinsic(intrinsic, values(chosen.arguments, of: member)), result, span)
    }
    let expr = TypedExpr(
      .construct(chosen.found.id, of: metatype, chosen.arguments, chosen.generics), result, span)
    expr.isImplicitlyUnwrapped = member.isImplicitlyUnwrapped
    return expr
  }

  private func values(_ arguments: [TypedArgument], of member: Member) -> [TypedExpr] {
    zip(arguments, member.parameters).map {
      switch $0 {
      case .value(let value), .inOut(let value): return value
      case .byDefault(let id):
        let type = Type.function(Type.FunctionType(parameters: [], result: $1.type))
        let function = TypedExpr(.constant(.function(id)), type, member.nameSpan)
        return TypedExpr(.apply(function, []), $1.type, member.nameSpan)
      case .variadic(let values, let array):
        return TypedExpr(
          .array(values), array, values.first?.span ?? Span(file: 0, offset: 0, length: 0))
      }
    }
  }

  /// `Optional(x)` and `.some(x)`
  func some(_ expr: Expr, _ wrapped: Type, _ span: Span) -> TypedExpr {
    let isOpen: Bool
    switch wrapped {
    case .parameter, .variable: isOpen = true
    default: isOpen = false
    }
    let value = outsideChain { isOpen ? check(expr) : check(expr, as: wrapped) }
    if value.type.isError { return failed(span) }
    return TypedExpr(.wrap(value), .optional(value.type), span)
  }

  // MARK: Calls of functions

  func call(
    _ found: [FoundMember], _ base: Base, _ name: String, _ arguments: [Expr.Argument],
    _ expected: Type?, _ span: Span
  ) -> TypedExpr {
    if unresolved.mayBeCalled(besides: found, on: base.expression?.type, arguments) {
      return unresolved.placeholder(base.parts, arguments, at: span)
    }
    let before = unit.diagnostics
    guard let chosen = choose(found, base, name, arguments, expected, span) else {
      guard unresolved.mayBeOverloaded(found, arguments) else { return failed(span) }
      unit.diagnostics = before
      return unresolved.placeholder(base.parts, arguments, at: span)
    }
    return build(chosen, base, span)
  }

  func build(_ chosen: Chosen, _ base: Base, _ span: Span) -> TypedExpr {
    let member = declarations[chosen.found.id]
    checkAvailable(
      chosen.found.id, memberPlace(of: member.name, on: base.expression, in: span))
    checkExistentialUse(of: member, on: base, span)
    var type = resolved(chosen.result)
    if member.returnsSelf, let receiver = receiverType(base) {
      type = type.wrapped == nil ? receiver : .optional(receiver)
    }
    if member.kind == .enumCase {
      return TypedExpr(.enumCase(chosen.found.id, values(chosen.arguments, of: member)), type, span)
    }
    checkAsync(member, .call, span)
    checkThrowing(
      member.isThrowing && !(member.isRethrowing && !passesThrowing(chosen.arguments)), span,
      member.thrown)
    var baseExpr = base.expression
    if case .type(let written, nil) = base, member.isStatic {
      let type = resolved(written)
      baseExpr = TypedExpr(.metatype(type), .metatype(type), span)
    }
    if member.isMutating, let baseExpr, !member.isStatic {
      checkMutable(baseExpr, memberPlace(of: member.name, on: baseExpr, in: span))
    }
    if let opcode = member.opcode {
      let operands =
        (member.isStatic ? [] : baseExpr.map { [$0] } ?? []) + values(chosen.arguments, of: member)
      return TypedExpr(.opcode(opcode, operands), type, span)
    }
    var isSuper = false
    if case .superclass = base { isSuper = true }
    let call = TypedExpr.Call(
      member: chosen.found.id, base: baseExpr, arguments: chosen.arguments,
      generics: chosen.generics, opened: openedArguments(chosen, member),
      dispatch: dispatch(member, base), isSuper: isSuper)
    let expr = TypedExpr(.call(call), type, span)
    expr.isImplicitlyUnwrapped = member.isImplicitlyUnwrapped
    return expr
  }

  /// The type that `Self` means in the result of a call.
  private func receiverType(_ base: Base) -> Type? {
    switch base {
    case .value(let value): value.type.strippingOptionals
    case .type(let type, _): type
    case .superclass: function.owner.map { declarations[$0].selfType($0) }
    case .unresolved, .none: nil
    }
  }

  private func passesThrowing(_ arguments: [TypedArgument]) -> Bool {
    arguments.contains {
      if case .value(let value) = $0,
        case .function(let type) = unconverted(value).type.strippingOptionals
      {
        type.isThrowing
      } else {
        false
      }
    }
  }

  private func unconverted(_ value: TypedExpr) -> TypedExpr {
    switch value.kind {
    case .convert(let inner), .wrap(let inner): unconverted(inner)
    default: value
    }
  }

  /// A throwing call must be marked, and somebody must catch.
  func checkThrowing(
    _ isThrowing: Bool, _ span: Span, _ error: Type? = nil, noun: String = "call"
  ) {
    guard isThrowing else { return }
    thrownErrors.insert(error ?? declarations.known.error.map { .existential([$0]) } ?? .any)
    if !isCoveredByTry {
      let isHandled = isInDoWithCatch || function.isThrowing || function.mayThrow
      self.error(
        isHandled
          ? "\(noun) can throw but is not marked with 'try'"
          : "\(noun) can throw, but it is not marked with 'try' and the error is not handled", span)
      return
    }
    if isInDoWithCatch { return }
    if function.role == .closure, function.mayThrow {
      function.isThrowing = true
      return
    }
    if !function.isThrowing, function.role != .topLevel {
      self.error("errors thrown from here are not handled", span)
    }
  }

  /// Calls a value of function type.
  func apply(_ callee: TypedExpr, _ arguments: [Expr.Argument], _ span: Span) -> TypedExpr {
    if callee.type.isError {
      if let value = unresolved.use([callee], arguments, at: span) { return value }
      for argument in arguments { _ = attempt { outsideChain { check(argument.value) } } }
      return failed(span)
    }
    for argument in arguments {
      if case .closure(let closure) = argument.value.kind {
        runsAtOnce[ObjectIdentifier(closure)] = true
      }
    }
    var callee = callee
    if callee.isImplicitlyUnwrapped, let wrapped = callee.type.wrapped {
      callee = forced(callee, wrapped, isImplicit: true)
    }
    if case .metatype(let type) = callee.type {
      return constructOverloaded(type, callee, arguments, nil, span)
    }
    guard case .function(let function) = callee.type else {
      let found = unit.members(named: "callAsFunction", of: callee.type, isStatic: false)
      if !found.isEmpty {
        return call(found, .value(callee), "callAsFunction", arguments, nil, span)
      }
      if callee.type.wrapped != nil {
        error(
          "value of optional type '\(describe(callee.type))' must be unwrapped to a value of type '\(describe(callee.type.strippingOptionals))'",
          callee.span)
      } else {
        error("cannot call value of non-function type '\(describe(callee.type))'", callee.span)
      }
      return failed(span)
    }
    let parameters = function.parameters.map {
      Member.Parameter(
        label: nil, name: "_", type: $0.type, isInOut: $0.isInOut, isVariadic: $0.isVariadic,
        isAutoclosure: $0.isAutoclosure)
    }
    guard arguments.count == parameters.count else {
      error(
        arguments.count < parameters.count
          ? "missing argument for parameter #\(arguments.count + 1) in call"
          : "extra argument in call", span)
      return failed(span)
    }
    checkAsync(function.isAsync, .call, span)
    checkThrowing(function.isThrowing, span)
    var typed: [TypedArgument] = []
    for (parameter, argument) in zip(parameters, arguments) {
      typed.append(checkArgument(argument.value, parameter, parameter.type).argument)
    }
    return TypedExpr(.apply(callee, typed), function.result, span)
  }

  // MARK: Overloads

  struct Chosen {
    var found: FoundMember
    var arguments: [TypedArgument]
    var generics: [Type]
    var result: Type
    var score: Int
  }

  /// The arguments of each parameter, as indices; an empty list leaves it to its default.
  typealias Matching = [[Int]]

  /// Matches arguments to parameters by label and position; nil when they do not fit.
  func match(_ arguments: [Expr.Argument], to parameters: [Member.Parameter]) -> Matching? {
    var matching: Matching = []
    var next = 0
    let plain = arguments.firstIndex { $0.isTrailingClosure } ?? arguments.count
    for (index, parameter) in parameters.enumerated() {
      if next < plain {
        let argument = arguments[next]
        if parameter.isVariadic {
          var taken: [Int] = []
          if argument.label == parameter.label {
            taken.append(next)
            next += 1
            while next < plain, arguments[next].label == nil {
              taken.append(next)
              next += 1
            }
          }
          matching.append(taken)
          continue
        }
        if argument.label == parameter.label {
          matching.append([next])
          next += 1
          continue
        }
        guard parameter.hasDefault else { return nil }
        matching.append([])
        continue
      }
      if next < arguments.count {
        let argument = arguments[next]
        let isFirstTrailing = next == plain
        if takesFunction(parameter.type) || isVariable(parameter.type),
          isFirstTrailing ? true : argument.label == parameter.label
        {
          // The first trailing closure goes to the first parameter that needs one.
          let laterNeeds = parameters[(index + 1)...].contains {
            takesFunction($0.type) && !$0.hasDefault
          }
          if !(isFirstTrailing && parameter.hasDefault && laterNeeds
            && arguments.count - plain == 1)
          {
            matching.append([next])
            next += 1
            continue
          }
        }
      }
      if parameter.isVariadic || parameter.hasDefault {
        matching.append([])
        continue
      }
      return nil
    }
    return next == arguments.count ? matching : nil
  }

  /// The ways in which arguments fit, the preferred one first. A trailing closure without a label may go
  /// to the last parameter that takes one as well, and does where it fits both ways.
  private func matchings(
    _ arguments: [Expr.Argument], to parameters: [Member.Parameter]
  ) -> [Matching] {
    let forward = match(arguments, to: parameters)
    let backward = matchBackward(arguments, to: parameters)
    return [backward == forward ? nil : backward, forward].compactMap { $0 }
  }

  private func matchBackward(
    _ arguments: [Expr.Argument], to parameters: [Member.Parameter]
  ) -> Matching? {
    guard arguments.last?.isTrailingClosure == true,
      arguments.count(where: \.isTrailingClosure) == 1,
      let place = parameters.lastIndex(where: {
        takesFunction($0.type) || !$0.hasDefault && !$0.isVariadic
      }), takesFunction(parameters[place].type),
      let before = match(Array(arguments.dropLast()), to: Array(parameters[..<place]))
    else { return nil }
    let after = parameters[(place + 1)...].map { _ in [Int]() }
    return before + [[arguments.count - 1]] + after
  }

  private func takesFunction(_ type: Type) -> Bool {
    if case .function = type.strippingOptionals { return true }
    return false
  }

  private func isVariable(_ type: Type) -> Bool {
    switch type.strippingOptionals {
    case .variable, .parameter: true
    default: false
    }
  }

  /// Picks the overload that fits best and checks the arguments for it.
  func choose(
    _ found: [FoundMember], _ base: Base, _ name: String, _ arguments: [Expr.Argument],
    _ expected: Type?, _ span: Span, owner: Type? = nil
  ) -> Chosen? {
    let fitting = found.flatMap { candidate in
      matchings(arguments, to: declarations[candidate.id].parameters).map { (candidate, $0) }
    }
    guard let first = fitting.first else {
      reportMismatch(found, name, arguments, span)
      return nil
    }
    if fitting.count == 1 {
      if arguments.contains(where: { isInteger($0.value) }),
        !declarations[first.0.id].generics.isEmpty,
        attempt({ evaluate(first.0, first.1, arguments, expected, span, owner) }).failed
      {
        // `numbers.reduce(0) { … }` over Doubles: the literal is one of them.
        defer { literalPreference = nil }
        for type in literalTypes(of: first.0) {
          literalPreference = type
          let (_, failed) = attempt { evaluate(first.0, first.1, arguments, expected, span, owner) }
          if !failed { return evaluate(first.0, first.1, arguments, expected, span, owner) }
        }
        literalPreference = nil
      }
      let before = unit.diagnostics.count
      let chosen = evaluate(first.0, first.1, arguments, expected, span, owner)
      return unit.diagnostics[min(before, unit.diagnostics.count)...].contains {
        $0.severity == .error
      } ? nil : chosen
    }
    var best: (candidate: (FoundMember, Matching), score: Int)?
    for candidate in fitting {
      let (chosen, failed) = attempt {
        evaluate(candidate.0, candidate.1, arguments, expected, span, owner)
      }
      guard !failed else { continue }
      let score = chosen.score + (gives(chosen.result, expected) ? 0 : Self.wrongResult)
      if let current = best, current.score <= score { continue }
      best = (candidate, score)
    }
    guard let best else {
      // The messages of the likeliest one serve best.
      _ = evaluate(first.0, first.1, arguments, expected, span, owner)
      if !unit.diagnostics.contains(where: { $0.severity == .error }) {
        error("no exact matches in call to '\(name)'", span)
      }
      return nil
    }
    return evaluate(best.candidate.0, best.candidate.1, arguments, expected, span, owner)
  }

  /// The penalty of an overload whose result the context does not want.
  private static let wrongResult = 1000

  private func gives(_ result: Type, _ expected: Type?) -> Bool {
    guard let expected = expected.map({ resolved($0) }), !expected.hasVariables, !expected.isVoid,
      !result.hasVariables
    else { return true }
    return canConvert(result, to: expected)
  }

  /// The types other than Int that an integer literal may have among the arguments of a member's
  /// call.
  private func literalTypes(of found: FoundMember) -> [Type] {
    let elements = found.ownerArguments.filter { type in
      type != .int && type != .double
        && declarations.known.integerLiteral.map { unit.conforms(type, to: $0) } == true
    }
    return [.double] + elements
  }

  private func evaluate(
    _ found: FoundMember, _ matching: Matching, _ arguments: [Expr.Argument], _ expected: Type?,
    _ span: Span, _ owner: Type?
  ) -> Chosen {
    let member = declarations[found.id]
    let fresh = member.generics.map { _ in freshVariable() }
    var substitution = found.ownerArguments
    let ownerCount = member.owner.map { declarations[$0].generics.count } ?? 0
    while substitution.count < ownerCount { substitution.append(.error) }
    substitution += fresh
    let parameterTypes = member.parameters.map { unit.substitute($0.type, substitution) }
    var typed = [TypedArgument?](repeating: nil, count: member.parameters.count)
    var score = member.generics.isEmpty ? 0 : 1
    if member.owner.map({ declarations[$0].kind }) == .protocol { score += 1 }
    if !member.requirements.isEmpty { score -= 1 }

    func checkParameter(_ index: Int) {
      let parameter = member.parameters[index]
      let type = parameterTypes[index]
      if parameter.isVariadic {
        guard case .nominal(_, let elements) = type, let element = elements.first else { return }
        var values: [TypedExpr] = []
        for argument in matching[index] {
          let (value, cost) = checkValue(arguments[argument].value, element)
          score += cost
          values.append(value)
        }
        typed[index] = .variadic(values, array: unit.arrayType(of: resolved(element)))
        return
      }
      guard let argument = matching[index].first else {
        score += 1
        if let name = parameter.callSiteDefault {
          typed[index] = .value(checkPound(name, [], type, span))
        } else if let function = parameter.defaultFunction {
          typed[index] = .byDefault(function)
        }
        return
      }
      let (value, cost) = checkArgument(arguments[argument].value, parameter, type)
      score += cost
      typed[index] = value
    }

    // Arguments that do not depend on context come first: they bind the type parameters for the
    // rest.
    let savedMembers = waitingMembers
    waitingMembers = []
    defer { waitingMembers = savedMembers }
    let requirements = member.requirements + ownerRequirements(of: member)
    var waiting: [Int] = []
    var closures: [Int] = []
    for index in member.parameters.indices {
      guard parameterTypes[index].hasVariables, let argument = matching[index].first else {
        checkParameter(index)
        continue
      }
      switch arguments[argument].value.kind {
      case .closure: closures.append(index)
      case .keyPath: closures.append(index)
      case _ where openFunction(arguments[argument].value) != nil: closures.append(index)
      case _
      where isLiteral(arguments[argument].value) || isImplicitMember(arguments[argument].value):
        waiting.append(index)
      default: checkParameter(index)
      }
    }
    unifySameTypes(requirements, substitution)
    let isUnbound = !waiting.isEmpty || !closures.isEmpty
    if isUnbound, let expected, !expected.isError,
      resolved(resultType(member, found, substitution)).hasVariables
    {
      let result = resultType(member, found, substitution)
      unifyWrittenResults(
        closures.compactMap { index in
          matching[index].first.map { (arguments[$0].value, parameterTypes[index]) }
        })
      let isNil = waiting.contains { index in
        matching[index].first.map { self.isNil(arguments[$0].value) } ?? false
      }
      let saved = bindings
      let known = waitingMembers
      defer { waitingMembers = known }
      if !unify(
        resolved(result),
        expected.wrapped != nil && result.wrapped == nil && !isNil
          ? expected.strippingOptionals : expected)
      {
        bindings = saved
      }
      // A wide context must not force a wider type than the arguments have.
      for (variable, type) in bindings where saved[variable] == nil {
        if case .existential = type { bindings[variable] = nil }
      }
    }
    // Literals bind the types in which `.leaf` is looked up.
    let isImplicit = { (index: Int) in
      matching[index].first.map { self.isImplicitMember(arguments[$0].value) } ?? false
    }
    let empty = waiting.filter { index in
      matching[index].first.map {
        openEmptyLiteral(arguments[$0].value, for: parameterTypes[index])
      } ?? false
    }
    waiting.filter { !isImplicit($0) && !empty.contains($0) }.forEach(checkParameter)
    if !empty.isEmpty {
      // The closures' use of an empty collection shows its element type.
      for index in closures {
        guard let argument = matching[index].first else { continue }
        keepingBindings {
          _ = checkArgument(
            arguments[argument].value, member.parameters[index], parameterTypes[index])
        }
      }
      empty.forEach(checkParameter)
    }
    waiting.filter(isImplicit).forEach(checkParameter)
    // The closures take the literals' types.
    if !waiting.isEmpty { unifySameTypes(requirements, substitution) }
    closures.forEach(checkParameter)

    let result = resultType(member, found, substitution)
    if resolved(result).hasVariables, let expected, !expected.isError {
      // An associated type in the result says nothing about its base.
      let known = waitingMembers
      unify(result, expected)
      waitingMembers = known
    }
    // Overloads may differ in their results alone.
    if let expected, !expected.hasVariables, !resolved(result).hasVariables,
      member.kind == .method, !member.isImplicitlyUnwrapped,
      !canConvert(resolved(result), to: expected)
    {
      score += 100
    }
    unifySameTypes(requirements, substitution)
    var generics: [Type] = []
    for (variable, parameter) in zip(fresh, member.generics) {
      let type = resolved(variable)
      if type.hasVariables {
        if !unresolved.explainsOpenType(typed) {
          error("generic parameter '\(parameter.name)' could not be inferred", span)
        }
        generics.append(.error)
        continue
      }
      for proto in parameter.protocols where !unit.conforms(type, to: proto) {
        error(
          "\(noun(member)) '\(member.fullName)' requires that '\(describe(type))' conform to '\(declarations[proto].name)'",
          span)
      }
      if let superclass = parameter.superclass,
        !canConvert(type, to: unit.substitute(superclass, substitution))
      {
        error(
          "\(noun(member)) '\(member.fullName)' requires that '\(describe(type))' inherit from '\(describe(superclass))'",
          span)
      }
      generics.append(type)
    }
    for (wanted, given) in waitingMembers {
      let wanted = resolved(wanted)
      if !wanted.hasVariables, !canConvert(resolved(given), to: wanted) {
        error(
          "cannot convert value of type '\(describe(given))' to expected argument type '\(describe(wanted))'",
          span)
      }
    }
    checkRequirements(requirements, of: member, substitution.map { resolved($0) }, span)
    return Chosen(
      found: found, arguments: typed.compactMap { $0 }, generics: generics,
      result: unresolved.resultType(resolved(result), of: member, typed), score: score)
  }

  /// The result that a closure writes binds before the context does: `{ (n: Int) -> Int? in … }`.
  private func unifyWrittenResults(_ closures: [(closure: Expr, parameter: Type)]) {
    for case (let expr, .function(let parameter)) in closures {
      guard case .closure(let closure) = expr.kind, let result = closure.result else { continue }
      let (type, failed) = attempt { resolve(result) }
      if !failed { unify(parameter.result, type) }
    }
  }

  /// Gives a type parameter that `[]` or `[:]` stands for the shape of the literal.
  private func openEmptyLiteral(_ expr: Expr, for parameter: Type) -> Bool {
    guard case .variable(let index) = resolved(parameter) else { return false }
    switch expr.kind {
    case .array(let elements) where elements.isEmpty:
      bindings[index] = unit.arrayType(of: freshVariable())
    case .dictionary(let pairs) where pairs.isEmpty:
      guard let id = declarations.known.dictionary else { return false }
      bindings[index] = .nominal(id, [freshVariable(), freshVariable()])
    default: return false
    }
    return true
  }

  /// Checks an expression only for the variables that it binds.
  private func keepingBindings(_ body: () -> Void) {
    let known = attempt { () -> [Int: Type] in
      body()
      return bindings
    }
    bindings = known.value
  }

  private func isNil(_ expr: Expr) -> Bool {
    switch expr.kind {
    case .nilLiteral: true
    case .paren(let inner): isNil(inner)
    default: false
    }
  }

  private func noun(_ member: Member) -> String {
    switch member.kind {
    case .initializer: "initializer"
    case .method: member.owner == nil ? "global function" : "instance method"
    case .property, .subscript, .enumCase: "member"
    }
  }

  private func resultType(_ member: Member, _ found: FoundMember, _ substitution: [Type]) -> Type {
    unit.substitute(member.type, substitution)
  }

  /// The requirements of a type on its arguments, for arguments inferred from an initialiser's
  /// call.
  private func ownerRequirements(of member: Member) -> [GenericRequirement] {
    guard member.kind == .initializer, let owner = member.owner,
      declarations[owner].kind != .protocol
    else { return [] }
    return declarations[owner].requirements
  }

  /// Binds the variables that a where clause equates with a known type.
  private func unifySameTypes(_ requirements: [GenericRequirement], _ substitution: [Type]) {
    for requirement in requirements {
      guard case .isSame(let type) = requirement.relation else { continue }
      let wanted = resolved(unit.substitute(type, substitution))
      let given = resolved(unit.substitute(requirement.subject, substitution))
      if given.hasVariables { unify(given, wanted) } else { unify(wanted, given) }
    }
  }

  /// Says which condition of a where clause the arguments do not meet, in Swift's words.
  private func checkRequirements(
    _ requirements: [GenericRequirement], of member: Member, _ arguments: [Type], _ span: Span
  ) {
    for requirement in requirements where !unit.satisfies([requirement], arguments) {
      let subject = describe(unit.substitute(requirement.subject, arguments))
      let what = "\(noun(member)) '\(member.fullName)' requires"
      switch requirement.relation {
      case .conformsTo(let proto):
        error("\(what) that '\(subject)' conform to '\(declarations[proto].name)'", span)
      case .inherits(let type):
        error("\(what) that '\(subject)' inherit from '\(describe(type))'", span)
      case .isSame(let type):
        let other = describe(unit.substitute(type, arguments))
        error("\(what) the types '\(subject)' and '\(other)' be equivalent", span)
      }
    }
  }

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
      unify(type, value.type)
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
    }
    let (value, cost) = checkValue(expr, type)
    return (.value(value), cost)
  }

  private func checkValue(_ expr: Expr, _ type: Type) -> (TypedExpr, Int) {
    outsideChain {
      let target = resolved(type)
      guard target.hasVariables else {
        if let refused = checkNilLiteral(expr, as: target, .argument) { return (refused, 0) }
        let value = check(expr, expecting: target)
        guard let converted = coerce(value, to: target) else {
          return (convert(value, to: target, .argument), 0)
        }
        return (converted, cost(value, target, expr))
      }
      let value: TypedExpr
      if case .function(let function) = target, let name = openFunction(expr),
        let closure = closure(calling: name, as: function, expr.span)
      {
        value = closure
      } else if case .keyPath = expr.kind {
        value = check(expr, expecting: target)
      } else if case .closure(let closure) = expr.kind {
        value = checkClosure(closure, target, expr.span)
      } else {
        value = check(expr, expecting: hint(target))
      }
      if value.type.isError { return (value, 0) }
      // A value declared `T!` binds a type parameter as an optional.
      guard unify(target, value.type) else {
        error(
          "cannot convert value of type '\(describe(value.type))' to expected argument type '\(describe(target))'",
          expr.span)
        return (failed(expr.span), 0)
      }
      let bound = resolved(target)
      if bound.hasVariables { return (value, 1) }
      guard let converted = coerce(value, to: bound) else {
        return (convert(value, to: bound, .argument), 0)
      }
      return (converted, 1 + cost(value, bound, expr))
    }
  }

  /// The shape of an unfinished parameter type, as far as it is known, for checking the argument.
  private func hint(_ type: Type) -> Type? {
    switch type {
    case .variable: nil
    // A function's parameters tell which overload is meant, even before its result is known.
    case .function: type
    case .optional(let wrapped): hint(wrapped).map { .optional($0) }
    default: type.hasVariables ? nil : type
    }
  }

  private func cost(_ value: TypedExpr, _ target: Type, _ expr: Expr) -> Int {
    if value.type == target {
      // A literal prefers the type it has without context.
      if isInteger(expr), target != .int { return 2 }
      if case .float = expr.kind, target != .double { return 2 }
      if case .string = expr.kind, target != .string { return 2 }
      return 0
    }
    if case .existential = target { return 4 }
    if target.wrapped != nil, value.type.wrapped == nil { return 2 }
    return 1
  }

  func autoclosure(_ expr: Expr, _ type: Type.FunctionType) -> TypedExpr {
    let context = closureContext(result: resolved(type.result), isThrowing: type.isThrowing)
    context.isAsync = type.isAsync
    let outer = function
    let wasInAutoclosure = isInAutoclosure
    function = context
    isInAutoclosure = !type.isAsync
    defer { isInAutoclosure = wasInAutoclosure }
    let value: TypedExpr
    if context.result.map({ $0.hasVariables }) == true {
      value = outsideChain { check(expr, expecting: hint(resolved(type.result))) }
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
          parameters: [], result: result, isThrowing: type.isThrowing, isAsync: type.isAsync)),
      expr.span)
  }

  /// The place where a missing argument belongs: after the one before it, or at the first.
  private func missingPlace(
    _ missing: Member.Parameter, of member: Member, _ arguments: [Expr.Argument], _ span: Span
  ) -> Span {
    let index = member.parameters.firstIndex(of: missing) ?? 0
    let before = member.parameters[..<index].compactMap { parameter in
      arguments.last { $0.label == parameter.label }
    }
    if let last = before.last {
      let end = last.value.span.offset + last.value.span.length
      return Span(file: span.file, offset: max(1, end) - (end > 0 ? 0 : 1), length: 1)
    }
    let open = argumentsPlace(arguments, in: span)
    return open == span ? span : Span(file: open.file, offset: open.offset + 1, length: 1)
  }

  /// Says which labels are wrong.
  private func reportLabels(of member: Member, _ arguments: [Expr.Argument], _ span: Span) {
    let have = arguments.map { ($0.label ?? "_") + ":" }
    let want = member.parameters.prefix(arguments.count).map { ($0.label ?? "_") + ":" }
    let wrong = zip(have, want).filter { $0 != $1 }
    let place = argumentsPlace(arguments, in: span)
    if have.sorted() == want.sorted(),
      let first = have.indices.first(where: { have[$0] != want[$0] })
    {
      // The same labels in another order.
      let late = have.firstIndex(of: want[first]) ?? first
      let early = have[first].dropLast()
      error(
        "argument '\(want[first].dropLast())' must precede argument '\(early)'",
        labelPlace(arguments[late]))
    } else if !wrong.isEmpty, wrong.allSatisfy({ $0.0 == "_:" }) {
      let labels = wrong.map(\.1).joined()
      error(
        "missing argument label\(wrong.count == 1 ? "" : "s") '\(labels)' in call",
        wrong.count == 1 && have.count == 1 ? arguments[0].value.span : place)
    } else if !wrong.isEmpty, wrong.allSatisfy({ $0.1 == "_:" }) {
      let labels = wrong.map(\.0).joined()
      error(
        "extraneous argument label\(wrong.count == 1 ? "" : "s") '\(labels)' in call", place)
    } else {
      let isOne = have.count == 1
      error(
        "incorrect argument label\(isOne ? "" : "s") in call (have '\(have.joined())', expected '\(want.joined())')"
          + labelGuess(wrong), place)
    }
  }

  /// A suggestion for the first label that is wrong; empty when no label is near.
  private func labelGuess(_ wrong: [(String, String)]) -> String {
    guard let (have, want) = wrong.first, isTypo(have, of: want) else { return "" }
    return "; did you mean '\(want.dropLast())'?"
  }

  /// The place where an argument begins, with its label.
  private func labelPlace(_ argument: Expr.Argument) -> Span {
    guard let label = argument.label else { return argument.value.span }
    let start = Span(file: argument.value.span.file, offset: 0, length: 0)
    guard let first = label.utf8.first,
      let place = unit.lastPlace(of: first, from: start, to: argument.value.span)
    else { return argument.value.span }
    return Span(file: place.file, offset: place.offset, length: UInt32(label.utf8.count))
  }

  private func reportMismatch(
    _ found: [FoundMember], _ name: String, _ arguments: [Expr.Argument], _ span: Span
  ) {
    for argument in arguments { _ = attempt { outsideChain { check(argument.value) } } }
    guard found.count == 1, let only = found.first else {
      let overloads = found.prefix(4).map { declarations[$0.id].fullName }
      if found.isEmpty {
        error("no member named '\(name)' can be called here", span)
      } else {
        error(
          "no exact matches in call to '\(name)'", span,
          notes: overloads.map { Diagnostic.Note("found candidate '\($0)'") })
      }
      return
    }
    let member = declarations[only.id]
    if let reason = member.unavailable {
      error("'\(member.fullName)' \(reason)", span)
      return
    }
    let required = member.parameters.filter { !$0.hasDefault && !$0.isVariadic }
    if arguments.count < required.count {
      let given = arguments.map(\.label)
      let missing =
        required.first { parameter in !given.contains { $0 == parameter.label } }
        ?? required[arguments.count]
      let what =
        missing.label.map { "'\($0)'" }
        ?? "#\((member.parameters.firstIndex(of: missing) ?? 0) + 1)"
      error(
        "missing argument for parameter \(what) in call",
        missingPlace(missing, of: member, arguments, span))
    } else if arguments.count > member.parameters.count {
      let isEmpty = member.parameters.isEmpty
      error(
        isEmpty ? "argument passed to call that takes no arguments" : "extra argument in call",
        arguments[isEmpty ? 0 : member.parameters.count].value.span)
    } else {
      reportLabels(of: member, arguments, span)
    }
  }

  // MARK: Subscripts

  func checkSubscript(
    _ baseExpr: Expr, _ arguments: [Expr.Argument], _ expected: Type?, _ span: Span
  ) -> TypedExpr {
    guard let base = self.base(of: baseExpr) else { return failed(span) }
    var isSuper = false
    var value: TypedExpr
    var found: [FoundMember]
    switch base {
    case .value(let subject):
      value = subject
      if let path = arguments.first, path.label == "keyPath" {
        found = keyPathSubscripts(of: value.type, path: path.value)
      } else {
        found = unit.members(named: "subscript", of: value.type, isStatic: false)
      }
    case .superclass(let subject):
      value = subject
      isSuper = true
      found = superMembers("subscript", subject)
    case .type(let type, let metatype):
      value = metatype ?? TypedExpr(.metatype(type), .metatype(type), span)
      found = unit.members(named: "subscript", of: type, isStatic: true)
      if found.isEmpty {
        error("type '\(describe(type))' has no subscripts", span)
        return failed(span)
      }
    case .unresolved(let value): return unresolved.placeholder([value], arguments, at: span)
    case .none: return failed(span)
    }
    if found.isEmpty, value.isImplicitlyUnwrapped, let wrapped = value.type.wrapped {
      value = forced(value, wrapped, isImplicit: true)
      found = unit.members(named: "subscript", of: wrapped, isStatic: false)
    }
    if unresolved.mayBeCalled(besides: found, on: value.type, arguments) {
      return unresolved.placeholder([value], arguments, at: span)
    }
    guard !found.isEmpty else {
      if let wrapped = value.type.wrapped {
        error(
          "value of optional type '\(describe(value.type))' must be unwrapped to refer to member 'subscript' of wrapped base type '\(describe(wrapped))'",
          span)
      } else {
        error("value of type '\(describe(value.type))' has no subscripts", span)
      }
      return failed(span)
    }
    guard let chosen = choose(found, base, "subscript", arguments, expected, span) else {
      return failed(span)
    }
    let member = declarations[chosen.found.id]
    checkAvailable(chosen.found.id, span)
    checkAsync(member, .subscript, span)
    checkThrowing(member.isThrowing, span, noun: "subscript access")
    func virtual(_ slot: Int) -> Dispatch {
      member.isStatic ? .metatypeVirtual(slot) : .virtual(slot)
    }
    let get: Dispatch =
      isSuper
      ? .direct
      : member.requirement.map { .witness($0) } ?? member.getterSlot.map(virtual) ?? .direct
    let set: Dispatch =
      isSuper
      ? .direct
      : member.setterRequirement.map { .witness($0) } ?? member.setterSlot.map(virtual) ?? .direct
    // A generic subscript's types go before its arguments.
    let types = chosen.generics.map {
      TypedArgument.value(TypedExpr(.metatype($0), .metatype($0), span))
    }
    let expr = TypedExpr(
      .subscript(value, chosen.found.id, types + chosen.arguments, get: get, set: set),
      chosen.result, span)
    expr.isImplicitlyUnwrapped = member.isImplicitlyUnwrapped
    return expr
  }
}
