/// A type as written.
final class TypeExpr {
  let kind: Kind
  let span: Span

  init(_ kind: Kind, _ span: Span) {
    self.kind = kind
    self.span = span
  }

  enum Kind {
    case name(String, [TypeExpr])
    case member(TypeExpr, String, [TypeExpr])
    case optional(TypeExpr)
    case implicitlyUnwrapped(TypeExpr)
    case array(TypeExpr)
    case dictionary(TypeExpr, TypeExpr)
    /// `()` is the tuple without elements.
    case tuple([(label: String?, type: TypeExpr)])
    case function([Parameter], isThrowing: Bool, isAsync: Bool, result: TypeExpr)
    /// `T.Type` and `T.Protocol`
    case metatype(TypeExpr)
    case composition([TypeExpr])
    case any(TypeExpr)
    case some(TypeExpr)
    /// The generic parameter that replaces `some P` in a parameter, counted from the last one.
    case opaque(fromEnd: Int)
    /// `_`, which is inferred.
    case placeholder
  }

  struct Parameter {
    var type: TypeExpr
    var isInOut = false
    var isVariadic = false
    var isAutoclosure = false
    var isEscaping = false
  }
}
