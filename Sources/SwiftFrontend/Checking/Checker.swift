import Diagnostics
import SwiftIR

/// Checks the bodies of one function and the closures in it: syntax in, typed tree out.
///
/// Checking has no effect on the program, so that an expression may be checked twice, once for each
/// overload.
final class Checker {
  let unit: Compilation
  var function: FunctionContext
  var surroundings = Surroundings()
  /// Names in scope, innermost last.
  var locals: [(name: String, local: Local)] = []
  /// Arguments of unfinished generic calls, by number of the variable.
  var bindings: [Int: Type] = [:]
  var variableCount = 0
  /// The smallest number of a variable that was bound since somebody asked.
  var firstBound = Int.max
  /// Associated types of arguments that are still unknown, with the variables in their place.
  var waitingMembers: [(member: Type, argument: Type)] = []
  /// The innermost block that declares types.
  var localScope: NominalID?
  /// The type in `do throws(E)`, and the types of the errors that its body throws.
  var expectedError: Type?
  var thrownErrors: Set<Type> = []
  var depth = 0
  /// The number of expressions tried in overloads for the outermost one.
  var checkCount = 0
  var attemptDepth = 0
  /// The number of `?` so far in the chain being checked.
  var chainLinks = 0
  var isInsideChain = false
  /// The type of integer literals without context, when they cannot be Ints.
  var literalPreference: Type?
  /// Whether arguments may change what literals before them have decided, and whether one did.
  var isJoiningLiterals = false
  var hasJoinedLiterals = false
  /// The number of checks with other types of literals around this one.
  var retypingDepth = 0
  /// Operands that are checked only once, not again for every overload.
  var standIns: [ObjectIdentifier: TypedExpr] = [:]
  var keptStandIns: [Expr] = []
  var localFunctions = LocalFunctions()
  /// The result builders of closures that are arguments, and the checks of the blocks of a built body.
  var closureBuilders: [ObjectIdentifier: Type] = [:]
  var builtBlocks: [ObjectIdentifier: () -> [TypedStmt]] = [:]

  /// Whether a closure that is an argument is called before the call returns.
  var runsAtOnce: [ObjectIdentifier: Bool] = [:]
  /// The number of `locals` that belong to outer scopes.
  var scopeStart = 0

  /// The statements and operators around the expression being checked; nothing of it holds inside a
  /// closure.
  struct Surroundings {
    var jumpTargets: [JumpTarget] = []
    /// The local that takes the value of a branch of an `if` or `switch` expression.
    var yieldTarget: (local: Local, type: Type?, place: Span?)?
    /// Inside `try`, throwing calls are covered.
    var isCoveredByTry = false
    /// The `await` around the expression.
    var coveringAwait: Await?
    /// Whether it is in an argument or operand that is evaluated later or not at all and cannot wait.
    var isInAutoclosure = false
    var isInDoWithCatch = false
    var isInDefer = false
  }

  init(_ unit: Compilation, _ function: FunctionContext) {
    self.unit = unit
    self.function = function
    unit.currentGenerics = function.generics
  }

  var declarations: Declarations { unit.declarations }

  func error(_ message: String, _ span: Span, notes: [Diagnostic.Note] = []) {
    unit.report(message, at: span, notes: notes)
  }

  func describe(_ type: Type) -> String {
    unit.declarations.describe(resolved(type), generics: function.generics.parameters)
  }

  func failed(_ span: Span) -> TypedExpr {
    unresolved.use(at: span) ?? TypedExpr(.error, .error, span)
  }

  // MARK: Scopes

  func withScope<R>(_ body: () -> R) -> R {
    let count = locals.count
    let outer = scopeStart
    scopeStart = count
    defer {
      locals.removeSubrange(count...)
      scopeStart = outer
    }
    return body()
  }

  func declare(_ local: Local) {
    locals.append((local.name, local))
    function.keptChecks = [:]
  }

  /// Says so when the innermost scope has the name already.
  func checkRedeclaration(_ name: String, _ span: Span) {
    guard name != "_", unit.module == .scenario, scopeStart <= locals.count else { return }
    if locals[scopeStart...].contains(where: { $0.name == name }) {
      error("invalid redeclaration of '\(name)'", span)
    }
  }

  func lookupLocal(_ name: String) -> Local? {
    for entry in locals.reversed() where entry.name == name {
      localFunctions.noteUse(of: entry.local)
      function.capture(entry.local.child?.handle ?? entry.local)
      return entry.local
    }
    return nil
  }

  var typeScope: TypeScope {
    TypeScope(owner: function.owner, generics: function.generics, block: localScope)
  }

  func resolve(_ type: TypeExpr) -> Type { unit.resolve(type, in: typeScope) }

  /// Runs a check whose messages are discarded, and reports whether there were errors.
  func attempt<R>(_ body: () -> R) -> (value: R, failed: Bool) {
    let saved = unit.diagnostics
    let savedBindings = bindings
    unit.diagnostics = []
    attemptDepth += 1
    let value = body()
    attemptDepth -= 1
    let failed = unit.diagnostics.contains { $0.severity == .error }
    unit.diagnostics = saved
    bindings = savedBindings
    return (value, failed)
  }

  /// The value of a check that makes no mistake; nil, and nothing said, where it makes one.
  func unlessMistaken<R>(_ body: () -> R) -> R? { attempt(body).failed ? nil : body() }

  // MARK: Effort

  static let maximumCheckCount = 100_000

  /// Overloads that are nested in each other's arguments may be tried in
  /// all combinations, so that a short line could take for ever.
  var hasTimeLeft: Bool { checkCount < Self.maximumCheckCount }

  /// Begins an outermost expression: nothing of the one before it is needed any more.
  func beginExpression() {
    unit.mostChecks = max(unit.mostChecks, checkCount)
    checkCount = 0
    function.keptChecks = [:]
  }

  func reportOutOfTime(_ span: Span) {
    error(
      "the compiler is unable to type-check this expression in reasonable time; try breaking up the expression into distinct sub-expressions",
      span)
  }

  // MARK: Conversions

  /// Checks an expression that must have a type.
  func check(
    _ expr: Expr, as type: Type, _ context: Purpose = .initialValue
  ) -> TypedExpr {
    if let refused = checkNilLiteral(expr, as: type, context) { return refused }
    let value = check(expr, expecting: type)
    return coerce(value, to: type) ?? retyped(expr, as: type) ?? convert(value, to: type, context)
  }

  /// Converts a value, or says that it cannot be.
  func convert(
    _ value: TypedExpr, to type: Type, _ context: Purpose = .initialValue
  ) -> TypedExpr {
    if let converted = coerce(value, to: type) { return converted }
    if let substitute = unresolved.conversion(of: value, to: type) { return substitute }
    if let wrapped = value.type.wrapped,
      coerce(TypedExpr(.error, wrapped, value.span), to: type) != nil
    {
      error(
        "value of optional type '\(describe(value.type))' must be unwrapped to a value of type '\(describe(wrapped))'",
        value.span)
    } else if isAsyncConversion(value.type, to: type) {
      reportAsyncConversion(value, to: type, context)
    } else if case .existential(let protocols) = type.strippingOptionals, protocols.count == 1,
      let proto = protocols.first, case .nominal = value.type
    {
      error(
        context.conformanceMessage(describe(value.type), declarations[proto].name), value.span)
    } else {
      reportConversion(of: value, to: type, context)
    }
    return TypedExpr(.error, type, value.span)
  }

  /// Returns the value as another type when Swift converts it by itself.
  func coerce(_ value: TypedExpr, to type: Type) -> TypedExpr? {
    let from = value.type
    if from == type { return value }
    if from.hasVariables, case .nominal = from, unify(from, type),
      case let bound = resolved(from), !bound.hasVariables
    {
      return coerce(TypedExpr(value.kind, bound, value.span), to: type)
    }
    if let substitute = unresolved.coercion(of: value, to: type) { return substitute }
    if from.isError || type.isError { return TypedExpr(value.kind, type, value.span) }
    if case .variable = type { return value }
    if case .optional(let target) = type {
      if case .optional(let wrapped) = from {
        // The less deeply nested value becomes the payload.
        if target.optionalDepth >= from.optionalDepth, let inner = coerce(value, to: target) {
          return TypedExpr(.wrap(inner), type, value.span)
        }
        guard canConvert(wrapped, to: target) else {
          // An optional itself may become the payload: T? to T??.
          if let inner = coerce(value, to: target), target.wrapped != nil {
            return TypedExpr(.wrap(inner), type, value.span)
          }
          return nil
        }
        return erasingPayload(of: value, wrapped, to: type) ?? convertingContainer(value, to: type)
          ?? TypedExpr(.convert(value), type, value.span)
      }
      guard let inner = coerce(value, to: target) else { return nil }
      return TypedExpr(.wrap(inner), type, value.span)
    }
    if value.isImplicitlyUnwrapped, case .optional(let wrapped) = from {
      if case .existential(let protocols) = type, protocols.isEmpty {
        return TypedExpr(.erase(value), type, value.span)
      }
      let forced = forced(value, wrapped, isImplicit: true)
      return coerce(forced, to: type)
    }
    if case .existential(let protocols) = type {
      if protocols.isEmpty { return TypedExpr(.erase(value), type, value.span) }
      guard protocols.allSatisfy({ unit.conforms(from, to: $0) }) else { return nil }
      return TypedExpr(.erase(value), type, value.span)
    }
    guard canConvert(from, to: type) else { return reorderingTuple(value, to: type) }
    return convertingContainer(value, to: type) ?? wrappingOptionals(value, as: type)
      ?? TypedExpr(.convert(value), type, value.span)
  }

  /// Whether a value of one type is a value of another without any change.
  func canConvert(_ from: Type, to type: Type) -> Bool {
    if from == type || from.isError || type.isError { return true }
    switch (from, type) {
    case (.nominal(let a, let arguments), .nominal(let b, let others)):
      if a == b {
        if arguments.isEmpty || others.isEmpty { return true }
        let isContainer =
          a == declarations.known.array || a == declarations.known.dictionary
          || a == declarations.known.set
        return isContainer && zip(arguments, others).allSatisfy { canConvert($0, to: $1) }
      }
      guard let ancestor = declarations.superclassType(of: from, as: b) else { return false }
      return unit.normalized(ancestor) == type || ancestor.arguments.isEmpty
    case (.existential(let parts), .nominal(let superclass, _)):
      return parts.contains { declarations.isSubclass($0, of: superclass) }
    case (_, .existential(let protocols)):
      return protocols.allSatisfy { unit.conforms(from, to: $0) }
    case (.optional(let a), .optional(let b)): return canConvert(a, to: b)
    case (_, .optional(let b)): return canConvert(from, to: b)
    case (.metatype(let a), .metatype(let b)): return canConvert(a, to: b)
    case (.parameter, _), (.member, _):
      guard let superclass = unit.bounds(of: from).superclass else { return false }
      return canConvert(superclass, to: type)
    case (.function(let a), .function(let b)):
      return a.parameters.count == b.parameters.count
        && zip(a.parameters, b.parameters).allSatisfy {
          canConvert($1.type, to: $0.type) && $0.isInOut == $1.isInOut
        }
        && (canConvert(a.result, to: b.result) || b.result.isVoid)
        && (!a.isThrowing || b.isThrowing) && (!a.isAsync || b.isAsync)
    case (.tuple(let a), .tuple(let b)):
      return a.count == b.count
        && zip(a, b).allSatisfy {
          canConvert($0.type, to: $1.type)
            && ($0.label == $1.label || $0.label == nil || $1.label == nil)
        }
    default: return false
    }
  }

  // MARK: Variables of generic calls

  func bind(_ variable: Int, to type: Type) {
    bindings[variable] = type
    firstBound = min(firstBound, variable)
  }

  func freshVariable() -> Type {
    variableCount += 1
    return .variable(variableCount)
  }

  func resolved(_ type: Type) -> Type {
    guard type.hasVariables else { return type }
    return unit.normalized(
      type.mapping {
        if case .variable(let index) = $0, let bound = bindings[index] {
          resolved(bound)
        } else {
          nil
        }
      })
  }

  /// Binds variables in a parameter's type so that an argument fits; false when it cannot.
  @discardableResult
  func unify(_ parameter: Type, _ argument: Type) -> Bool {
    switch (parameter, argument) {
    case (_, .error), (.error, _): return true
    case (.member, _) where parameter.hasVariables:
      let known = resolved(parameter)
      if known.hasVariables {
        // It is known when the rest of the call is.
        waitingMembers.append((known, argument))
        return true
      }
      return canConvert(argument, to: known)
    case (.variable(let index), _):
      guard let bound = bindings[index] else {
        if argument.hasVariables {
          // A variable must not contain itself.
          let known = resolved(argument)
          if known == parameter { return true }
          if known.contains({ $0 == parameter }) { return false }
        }
        bind(index, to: argument)
        return true
      }
      if case .variable = bound { return unify(bound, argument) }
      if case .variable(let open) = resolved(argument) { return bindOpen(open, to: bound) }
      if let common = commonTuple(resolved(bound), argument) {
        bind(index, to: common)
        return true
      }
      if canConvert(argument, to: resolved(bound)) { return true }
      if canConvert(resolved(bound), to: argument) {
        bind(index, to: argument)
        return true
      }
      return false
    case (.optional(let a), .optional(let b)): return unify(a, b)
    case (.optional(let a), .variable(let index)) where bindings[index] == nil:
      return bindOpen(index, to: parameter) || unify(a, argument)
    case (.optional(let a), _): return unify(a, argument)
    case (.nominal(let id, let arguments), .nominal(let other, let others)):
      if id == other {
        return arguments.count == others.count
          && zip(arguments, others).allSatisfy { unify($0, $1) }
      }
      if let ancestor = declarations.superclassType(of: argument, as: id) {
        return zip(arguments, ancestor.arguments.map { unit.normalized($0) }).allSatisfy {
          unify($0, $1)
        }
      }
      return false
    case (.function, .variable(let index)):
      guard let bound = bindings[index] else { return bindOpen(index, to: parameter) }
      return unify(parameter, bound)
    case (.function(let a), .function(let b)):
      return a.parameters.count == b.parameters.count
        && zip(a.parameters, b.parameters).allSatisfy { unify($0.type, $1.type) }
        && (a.result.isVoid || unify(a.result, b.result))
    case (.tuple(let a), .tuple(let b)):
      return a.count == b.count && zip(a, b).allSatisfy { unify($0.type, $1.type) }
    case (.metatype(let a), .metatype(let b)): return unify(a, b)
    default: return !parameter.hasVariables || parameter == argument
    }
  }

  /// Binds a variable in what the context wants to the type that a call has there; false where the type has
  /// the variable in itself.
  private func bindOpen(_ variable: Int, to type: Type) -> Bool {
    guard !resolved(type).contains({ $0 == .variable(variable) }) else { return false }
    bind(variable, to: type)
    return true
  }
}
