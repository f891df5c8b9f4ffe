/// The place of a call: the arguments as they are written, and the type that the context wants.
struct CallSite {
  var arguments: [Expr.Argument]
  var expected: Type?
  let span: Span
  /// Where the arguments begin: `#line` and `#column` as defaults are of this place.
  var place: Span?

  /// The same call where the context wants another type.
  func expecting(_ type: Type?) -> CallSite {
    CallSite(arguments: arguments, expected: type, span: span, place: place)
  }

  /// The same call with other arguments.
  func taking(_ arguments: [Expr.Argument]) -> CallSite {
    CallSite(arguments: arguments, expected: expected, span: span, place: place)
  }
}
