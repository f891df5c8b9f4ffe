import Diagnostics
import SwiftIR

/// Checks that a function that `rethrows` throws only what its arguments throw.
///
/// As in Swift, the form of an expression decides: a parameter that is called or handed on throws for the
/// caller, a variable that holds the same function throws by itself. What a closure or a function in the
/// function throws doesn't count.
final class RethrownErrors: TypedTreeWalker {
  private let unit: Compilation
  private let context: FunctionContext
  private let functions: WrittenFunctions
  /// Whether a `do` or a `try` around the place catches everything.
  private var isCaught = false
  /// Whether it is in the `catch` of a `do` that throws only what arguments throw: it runs only where an
  /// argument has thrown.
  private var followsArgument = false
  /// Whether something in the innermost `do` throws by itself.
  private var hasOwnErrors = false

  init(_ unit: Compilation, _ context: FunctionContext, _ functions: WrittenFunctions) {
    self.unit = unit
    self.context = context
    self.functions = functions
    super.init()
  }

  override func visit(_ statement: TypedStmt) {
    switch statement.kind {
    case .throw(let error):
      visit(error)
      report("a function \(Self.rule)", statement.span)
    case .doCatch(let body, _, let cases, let isExhaustive, _):
      let outer = followsArgument
      if !throwsByItself(body, isCaught: isExhaustive) { followsArgument = true }
      cases.forEach(visit)
      followsArgument = outer
    // Whether the steps of a sequence throw is left open.
    case .forIn(_, _, let make, _, let condition, let body, _):
      visit(make)
      condition.map(visit)
      visit(body)
    case .function: break
    default: super.visit(statement)
    }
  }

  override func visit(_ expr: TypedExpr) {
    switch expr.kind {
    case .tryOptional, .tryForced, .closure: return
    case .call(let call): checkCall(of: call.member, call.arguments, expr.span)
    case .construct(let member, _, let arguments, _), .delegate(let member, _, let arguments, _):
      checkCall(of: member, arguments, expr.span)
    case .apply(let callee, _):
      if isThrowing(callee), !throwsForCaller(callee) { report(use: "call", expr.span) }
    case .property(_, let member, _, _, _) where unit.declarations[member].isThrowing:
      report(use: "property access", expr.span)
    case .subscript(_, let member, _, _, _) where unit.declarations[member].isThrowing:
      report(use: "subscript access", expr.span)
    default: break
    }
    super.visit(expr)
  }

  private func checkCall(of id: MemberID, _ arguments: [TypedArgument], _ span: Span) {
    let member = unit.declarations[id]
    guard member.isThrowing else { return }
    guard member.isRethrowing else { return report(use: "call", span) }
    let isOwn = zip(arguments, member.parameters).contains { argument, parameter in
      guard case .function = parameter.type.strippingOptionals, case .value(let value) = argument
      else { return false }
      return isThrowing(value) && !throwsForCaller(value)
    }
    guard isOwn else { return }
    report(
      use: "call", span,
      [Diagnostic.Note("call is to 'rethrows' function, but argument function can throw")])
  }

  // MARK: Sources of errors

  /// Goes through a part and says whether something in it throws by itself.
  private func throwsByItself(_ part: [TypedStmt], isCaught: Bool) -> Bool {
    let outer = (isCaught: self.isCaught, hasOwnErrors: hasOwnErrors)
    self.isCaught = outer.isCaught || isCaught
    hasOwnErrors = false
    visit(part)
    let isOwn = hasOwnErrors
    self.isCaught = outer.isCaught
    hasOwnErrors = outer.hasOwnErrors || isOwn && !isCaught
    return isOwn
  }

  private func isThrowing(_ function: TypedExpr) -> Bool {
    guard case .function(let type) = function.bare.type.strippingOptionals else { return false }
    return type.isThrowing
  }

  /// Whether a function that throws does so on behalf of the caller, or may do so.
  private func throwsForCaller(_ function: TypedExpr) -> Bool {
    switch function.bare.kind {
    case .local(let local):
      local.isParameter && local.function === context || functions.contains(local)
    case .closure(let closure): throwsForCaller(closure)
    case .cast(_, let inner, _): throwsForCaller(inner)
    case .constant(.none), .unresolved, .error: true
    default: false
    }
  }

  /// A closure that the source writes does. One that stands for a function's name or for the expression of
  /// an autoclosure has the place of its body, which then decides.
  private func throwsForCaller(_ closure: TypedClosure) -> Bool {
    if let forwarded = closure.captureList.first(where: {
      $0.local.name == Checker.forwardedFunction
    }) {
      return throwsForCaller(forwarded.value)
    }
    let isWritten = closure.body.first?.span != closure.span
    return isWritten || !throwsByItself(closure.body, isCaught: true)
  }

  // MARK: Messages

  private static let rule = "declared 'rethrows' may only throw if its parameter does"

  private func report(use: String, _ span: Span, _ notes: [Diagnostic.Note] = []) {
    report("\(use) can throw, but the error is not handled; a function \(Self.rule)", span, notes)
  }

  private func report(_ message: String, _ span: Span, _ notes: [Diagnostic.Note] = []) {
    hasOwnErrors = true
    if isCaught || followsArgument { return }
    unit.report(message, at: span, notes: notes)
  }
}

/// The functions that are declared in a body.
final class WrittenFunctions: TypedTreeWalker {
  private(set) var rethrowing: [TypedClosure] = []
  private var locals: Set<ObjectIdentifier> = []

  init(in statements: [TypedStmt]) {
    super.init()
    visit(statements)
  }

  func contains(_ local: Local) -> Bool { locals.contains(ObjectIdentifier(local)) }

  override func visit(_ statement: TypedStmt) {
    if case .function(let local, let closure) = statement.kind {
      locals.insert(ObjectIdentifier(local))
      if closure.context.isRethrowing { rethrowing.append(closure) }
    }
    super.visit(statement)
  }
}

extension Compilation {
  /// Checks a function that rethrows, and those in it.
  func checkRethrownErrors(of body: CheckedBody) {
    let functions = WrittenFunctions(in: body.statements)
    if body.context.isRethrowing {
      RethrownErrors(self, body.context, functions).visit(body.statements)
    }
    for function in functions.rethrowing {
      RethrownErrors(self, function.context, functions).visit(function.body)
    }
  }
}
