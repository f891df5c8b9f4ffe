/// The place of a call: the arguments as they are written, and the type that the context wants.
struct CallSite {
  var arguments: [Expr.Argument]
  var expected: Type?
  let span: Span
  /// The text before the arguments, where there is some: `#line` and `#column` as defaults are of the place
  /// after it.
  var callee: Span?

  /// The same call where the context wants another type.
  func expecting(_ type: Type?) -> CallSite {
    CallSite(arguments: arguments, expected: type, span: span, callee: callee)
  }

  /// The same call with other arguments.
  func taking(_ arguments: [Expr.Argument]) -> CallSite {
    CallSite(arguments: arguments, expected: expected, span: span, callee: callee)
  }
}
