/// A statement as written.
final class Stmt {
  let kind: Kind
  let span: Span

  init(_ kind: Kind, _ span: Span) {
    self.kind = kind
    self.span = span
  }

  enum Kind {
    case expr(Expr)
    case decl(Decl)
    case `return`(Expr?)
    /// One with a label is the only statement of a `do` with that label.
    case `if`([Condition], Block, orElse: Stmt?)
    /// The braces of an `else`, and nothing else.
    case block(Block)
    case `guard`([Condition], Block)
    case `while`([Condition], Block, label: String?)
    case repeatWhile(Block, Expr, label: String?)
    case forIn(Pattern, Expr, whereClause: Expr?, Block, label: String?)
    case `switch`(Expr, [SwitchCase], label: String?)
    case `break`(String?)
    case `continue`(String?)
    case `fallthrough`
    case `throw`(Expr)
    case `defer`(Block)
    case `do`(Block, [CatchClause], thrown: TypeExpr?, label: String?)
  }

  enum Condition {
    case expr(Expr)
    /// `let x = e`, `let x`, `var x: T = e`
    case binding(Pattern, TypeExpr?, Expr, isLet: Bool)
    /// `case pattern = e`
    case pattern(Pattern, Expr)
    /// `#available(iOS 9, *)`, with the release it names for iOS if any, or `#unavailable`
    case availability(since: (major: Int, minor: Int)?, isNegated: Bool)
  }

  struct SwitchCase {
    /// Empty for `default` and `@unknown default`.
    var items: [(pattern: Pattern, whereClause: Expr?)]
    var body: [Stmt]
    var span: Span
  }

  struct CatchClause {
    /// Empty for a plain `catch`.
    var items: [(pattern: Pattern, whereClause: Expr?)]
    var body: Block
    var span: Span
  }
}

/// Statements between braces.
struct Block {
  var statements: [Stmt]
  /// From brace to brace.
  var span: Span
}

/// A pattern that a value is matched against, or that binds a variable.
final class Pattern {
  let kind: Kind
  let span: Span

  init(_ kind: Kind, _ span: Span) {
    self.kind = kind
    self.span = span
  }

  enum Kind {
    case wildcard
    /// A new variable; whether it may change is the enclosing `binding`'s word.
    case name(String)
    case tuple([(label: String?, pattern: Pattern)])
    /// `let p` and `var p` around a pattern
    case binding(isLet: Bool, Pattern)
    /// `.name(p, q)`, `E.name(p)`; payload nil when no parentheses are written. It may turn out to
    /// be a static member that is compared with; `e.name` with a small letter is an `expr`.
    case enumCase(TypeExpr?, String, [(label: String?, pattern: Pattern)]?)
    /// `p?`
    case some(Pattern)
    /// `is T`
    case isType(TypeExpr)
    /// `p as T`
    case asType(Pattern, TypeExpr)
    case expr(Expr)
  }
}
