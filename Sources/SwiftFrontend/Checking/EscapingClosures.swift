import SwiftIR

/// Checks that closures that may outlive the call capture no `inout` parameter, and that a closure
/// parameter that is not `@escaping` is only called or handed on.
final class EscapingClosures: TypedTreeWalker {
  private let unit: Compilation
  /// The variables that local functions use from the functions around them.
  private var captures: [ObjectIdentifier: [Local]] = [:]
  /// Closures and functions that are arguments of parameters that are not `@escaping`, or called.
  private var borrowed: Set<ObjectIdentifier> = []

  init(_ unit: Compilation) {
    self.unit = unit
    super.init()
  }

  override func visit(_ statement: TypedStmt) {
    switch statement.kind {
    case .function(let local, let closure):
      captures[ObjectIdentifier(local)] = closure.context.captures
    case .variable(_, let value?):
      if case .local(let local) = value.bare.kind, local.isNonEscaping { return }
    default: break
    }
    super.visit(statement)
  }

  override func visit(_ expr: TypedExpr) {
    switch expr.kind {
    case .call(let call):
      borrow(call.arguments, unit.declarations[call.member].parameters)
    case .construct(let member, _, let arguments, _), .delegate(let member, _, let arguments, _):
      borrow(arguments, unit.declarations[member].parameters)
    case .apply(let callee, let arguments):
      borrow(callee)
      for case .value(let value) in arguments { borrow(value) }
    case .local(let local) where !borrowed.contains(ObjectIdentifier(expr)):
      escape(local, expr.span)
    case .assign(let target, let value):
      if let local = nonEscaping(value) {
        unit.report(
          "assigning non-escaping parameter '\(local.name)' to an '@escaping' closure",
          at: unit.place(of: UInt8(ascii: "="), from: target.span, to: value.span))
        return
      }
    case .closure(let closure) where closure.context.isKept:
      if reportCaptures(of: closure, expr.span) { return }
    default: break
    }
    super.visit(expr)
  }

  private func borrow(_ arguments: [TypedArgument], _ parameters: [Member.Parameter]) {
    for (argument, parameter) in zip(arguments, parameters) {
      guard case .value(let value) = argument else { continue }
      guard parameter.isEscaping || parameter.type.wrapped != nil else {
        borrow(value)
        continue
      }
      if parameter.isEscaping, let local = nonEscaping(value) {
        unit.report(
          "passing non-escaping parameter '\(local.name)' to function expecting an '@escaping' closure",
          at: value.span)
        borrow(value)
      }
    }
  }

  private func borrow(_ expr: TypedExpr) {
    borrowed.insert(ObjectIdentifier(expr))
    borrowed.insert(ObjectIdentifier(expr.bare))
    guard case .closure(let closure) = expr.bare.kind else { return }
    // A closure that only forwards stands for the function that it calls.
    for case (let local, let value) in closure.captureList
    where local.name == Checker.forwardedFunction { borrow(value) }
  }

  private func nonEscaping(_ expr: TypedExpr) -> Local? {
    guard case .local(let local) = expr.bare.kind, local.isNonEscaping else { return nil }
    return local
  }

  /// A function or a closure parameter as a value that may be kept.
  private func escape(_ local: Local, _ span: Span) {
    if local.isNonEscaping {
      unit.report(
        "using non-escaping parameter '\(local.name)' in a context expecting an '@escaping' closure",
        at: span)
    } else if let held = held(by: captures[ObjectIdentifier(local)] ?? []) {
      reportCapture(of: held, by: "local function", span)
    }
  }

  private func reportCaptures(of closure: TypedClosure, _ span: Span) -> Bool {
    guard let held = held(by: closure.context.captures) else { return false }
    reportCapture(of: held, by: "closure", span)
    return true
  }

  /// The first of some variables, or of those that local functions among them use, that ends with
  /// its call.
  private func held(by locals: [Local]) -> Local? {
    var seen: Set<ObjectIdentifier> = []
    func find(_ locals: [Local]) -> Local? {
      for local in locals where seen.insert(ObjectIdentifier(local)).inserted {
        if local.isInOut || local.isNonEscaping { return local }
        if let inner = captures[ObjectIdentifier(local)].flatMap(find) { return inner }
      }
      return nil
    }
    return find(locals)
  }

  private func reportCapture(of local: Local, by what: String, _ span: Span) {
    let thing =
      local.isNonEscaping
      ? "non-escaping parameter '\(local.name)'"
      : local.name == "self" ? "mutating 'self' parameter" : "'inout' parameter '\(local.name)'"
    unit.report(
      "escaping \(what) captures \(thing)",
      at: Span(file: span.file, offset: span.offset, length: 1))
  }
}
