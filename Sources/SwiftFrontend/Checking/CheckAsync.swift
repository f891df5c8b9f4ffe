import Diagnostics

/// An `await` that covers the expressions being checked.
final class Await {
  /// Whether something inside it may suspend.
  var isUsed = false
}

/// The task of an `async let`, which its name refers to.
struct AsyncChild {
  /// Holds the child task.
  let handle: Local
  let isThrowing: Bool
}

/// The use of something asynchronous, as messages name it.
enum AsyncUse: String {
  case call = "call"
  case property = "property access"
  case `subscript` = "subscript access"
  case child = "reference to 'async let'"
}

extension Checker {
  func checkAwait(_ inner: Expr, _ expected: Type?, _ span: Span) -> TypedExpr {
    let outer = surroundings.coveringAwait
    let cover = Await()
    surroundings.coveringAwait = cover
    defer { surroundings.coveringAwait = outer }
    let value = check(inner, expecting: expected)
    if !cover.isUsed, !value.type.isError, isWritten(span) {
      unit.report(
        "no 'async' operations occur within 'await' expression", at: span, severity: .warning)
    }
    return value
  }

  /// Whether the place is in the source: the front end creates some expressions itself.
  private func isWritten(_ span: Span) -> Bool { span.length > 0 }

  /// Checks the use of a member: an asynchronous one must be marked, in a function that may wait. A
  /// member that may belong to an actor may be marked.
  func checkAsync(_ member: Member, _ use: AsyncUse, _ span: Span) {
    if member.owner != nil || member.module == .model || member.isIsolated {
      surroundings.coveringAwait?.isUsed = true
    }
    checkAsync(member.isAsync, use, span)
  }

  func checkAsync(_ isAsync: Bool, _ use: AsyncUse, _ span: Span) {
    guard isAsync else { return }
    surroundings.coveringAwait?.isUsed = true
    guard mayWait() else {
      if function.role == .initialValue {
        error("'async' \(use.rawValue) cannot occur in \(function.initializedThing)", span)
      } else {
        let place = surroundings.isInAutoclosure ? "an autoclosure" : "a function"
        error("'async' \(use.rawValue) in \(place) that does not support concurrency", span)
      }
      return
    }
    if surroundings.coveringAwait == nil {
      error(
        "expression is 'async' but is not marked with 'await'", span,
        notes: [Diagnostic.Note("\(use.rawValue) is 'async'")])
    }
  }

  /// Whether the function may wait; a closure that does so becomes asynchronous.
  func mayWait() -> Bool {
    if surroundings.isInAutoclosure { return false }
    if function.role == .closure, !function.isNamed {
      function.isAsync = true
    }
    return function.isAsync
  }

  /// Checks an operand that may not be evaluated: in Swift it is an autoclosure.
  func deferred<R>(_ body: () -> R) -> R {
    let saved = surroundings.isInAutoclosure
    surroundings.isInAutoclosure = true
    defer { surroundings.isInAutoclosure = saved }
    return outsideChain(body)
  }

  // MARK: Conversions

  /// Whether a function and the wanted type differ only in waiting.
  func isAsyncConversion(_ from: Type, to type: Type) -> Bool {
    guard case .function(var own) = from, case .function(let wanted) = type.strippingOptionals,
      own.isAsync, !wanted.isAsync
    else { return false }
    own.isAsync = false
    return canConvert(.function(own), to: .function(wanted))
  }

  func reportAsyncConversion(_ value: TypedExpr, to type: Type, _ purpose: Purpose) {
    error(
      purpose == .argument
        ? "cannot pass function of type '\(describe(value.type))' to parameter expecting synchronous function type"
        : "invalid conversion from 'async' function of type '\(describe(value.type))' to synchronous function type '\(describe(type))'",
      value.span)
  }

  // MARK: async let

  /// `async let x = value`: a child task, which the scope's end cancels and waits for.
  func checkAsyncLet(_ binding: Decl.Binding) -> [TypedStmt] {
    let span = binding.span
    guard case .name(let bound) = Compilation.simplePattern(binding.pattern) else {
      error("'async let' is supported only with one name", binding.pattern.span)
      return []
    }
    guard let initializer = binding.initializer else {
      error("'async let' binding requires an initializer expression", span)
      return []
    }
    guard mayWait() else {
      error("'async let' in a function that does not support concurrency", span)
      return []
    }
    let body = check(childBody(initializer, binding.type))
    guard case .function(let type) = body.type else { return [] }
    let unwritten = Span(file: span.file, offset: span.offset, length: 0)
    func name(_ text: String) -> Expr.Name {
      Expr.Name(text: text, labels: nil, span: unwritten)
    }
    let made = check(
      Expr(
        .call(
          Expr(.name(name("_AsyncLet")), unwritten),
          [Expr.Argument(label: nil, value: standIn(body))]), unwritten))
    let handle = Local(
      "async let", type: made.type, isLet: true, span: binding.pattern.span, in: function)
    let local = Local(
      bound, type: type.result, isLet: true, span: binding.pattern.span, in: function)
    local.child = AsyncChild(handle: handle, isThrowing: type.isThrowing)
    declare(local)
    let finish = check(Expr(.await(call("finish", on: handle, unwritten)), unwritten))
    return [
      TypedStmt(.variable(.bind(handle), made), span),
      TypedStmt(.defer([TypedStmt(.expr(finish), unwritten)]), span),
    ]
  }

  /// `{ try await value }`: the mark belongs to the use of the value, not to its origin.
  private func childBody(_ value: Expr, _ result: TypeExpr?) -> Expr {
    let unwritten = Span(file: value.span.file, offset: value.span.offset, length: 0)
    let marked = Expr(.try(.plain, Expr(.await(value), unwritten)), unwritten)
    return Expr(
      .closure(
        Expr.Closure(
          captures: [], parameters: nil, result: result, isThrowing: false, isAsync: true,
          body: Block(statements: [Stmt(.expr(marked), value.span)], span: value.span),
          shorthandCount: 0)), value.span)
  }

  private func call(_ method: String, on local: Local, _ span: Span) -> Expr {
    let base = standIn(TypedExpr(.local(local), local.type, span))
    let callee = Expr(.member(base, Expr.Name(text: method, labels: nil, span: span)), span)
    return Expr(.call(callee, []), span)
  }

  /// Waits for the value of an `async let`.
  func read(_ child: AsyncChild, _ span: Span) -> TypedExpr {
    checkAsync(true, .child, span)
    checkThrowing(child.isThrowing, span, noun: "reading 'async let'")
    let savedTry = surroundings.isCoveredByTry
    let savedAwait = surroundings.coveringAwait
    defer {
      surroundings.isCoveredByTry = savedTry
      surroundings.coveringAwait = savedAwait
    }
    surroundings.isCoveredByTry = true
    surroundings.coveringAwait = Await()
    return check(call(child.isThrowing ? "throwingValue" : "value", on: child.handle, span))
  }
}
