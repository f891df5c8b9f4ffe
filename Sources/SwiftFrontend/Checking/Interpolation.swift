import SwiftIR

// The values in a string, where the program says how they are written: `extension
// String.StringInterpolation` with functions named `appendInterpolation`.
extension Checker {
  /// A segment by a function of the program's, or with more than one argument; nil for one that the
  /// library writes by itself.
  func ownInterpolation(_ arguments: [Expr.Argument], _ span: Span) -> TypedExpr? {
    guard case .nominal(let id)? = declarations.types["DefaultStringInterpolation"] else {
      return nil
    }
    let isPlain = arguments.count == 1 && arguments[0].label == nil
    if isPlain {
      guard isExtended(id), takesOwnFunction(arguments, of: id, span) else { return nil }
    }
    let call = interpolating(arguments, span)
    return checkCall(call, CallSite(arguments: [], expected: .string, span: span))
  }

  /// Whether the program declares functions for segments.
  private func isExtended(_ id: NominalID) -> Bool {
    (declarations[id].members["appendInterpolation"] ?? []).contains {
      declarations[$0].module == .scenario
    }
  }

  /// Whether the best function for a segment is the program's own.
  private func takesOwnFunction(
    _ arguments: [Expr.Argument], of id: NominalID, _ span: Span
  ) -> Bool {
    let found = unit.members(named: "appendInterpolation", of: .nominal(id, []), isStatic: false)
    let site = CallSite(arguments: arguments, expected: nil, span: span)
    let (chosen, failed) = attempt {
      outsideChain { choose(found, .none, "appendInterpolation", site) }
    }
    guard !failed, let chosen else { return false }
    return declarations[chosen.found.id].module == .scenario
  }

  /// `{ var $text = DefaultStringInterpolation(); $text.appendInterpolation(…); return $text._text }`
  private func interpolating(_ arguments: [Expr.Argument], _ span: Span) -> Expr {
    func name(_ text: String) -> Expr {
      Expr(.name(Expr.Name(text: text, labels: nil, span: span)), span)
    }
    func member(_ text: String) -> Expr {
      Expr(.member(name("$text"), Expr.Name(text: text, labels: nil, span: span)), span)
    }
    let binding = Decl.Binding(
      pattern: Pattern(.name("$text"), span), type: nil,
      initializer: Expr(.call(name("DefaultStringInterpolation"), []), span), accessors: nil,
      span: span)
    let variable = Decl(.variable(isLet: false, [binding]), span: span, nameSpan: span)
    let call = Expr(.call(member("appendInterpolation"), arguments), span)
    let statements = [
      Stmt(.decl(variable), span), Stmt(.expr(call), span), Stmt(.return(member("_text")), span),
    ]
    return Expr(
      .closure(
        Expr.Closure(
          captures: [], parameters: nil, result: nil, isThrowing: false, isAsync: false,
          body: Block(statements: statements, span: span), shorthandCount: 0)), span)
  }
}
