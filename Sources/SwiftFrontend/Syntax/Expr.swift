/// An expression as written, operators already folded by precedence.
final class Expr {
  let kind: Kind
  let span: Span

  init(_ kind: Kind, _ span: Span) {
    self.kind = kind
    self.span = span
  }

  enum Kind {
    /// nil when the literal does not fit 64 bits (read as unsigned).
    case integer(UInt64?)
    case float(Double)
    case string([StringPart])
    case bool(Bool)
    case nilLiteral
    case array([Expr])
    case dictionary([(key: Expr, value: Expr)])
    /// A name, also `self`, `super` and `Self`, with the labels of `f(_:x:)` and generic arguments.
    case name(Name)
    /// `.name`
    case implicitMember(Name)
    /// `base.name`; a tuple's element is named "0", "1", ...; `.self` is `postfixSelf`
    case member(Expr, Name)
    /// `base.self`
    case postfixSelf(Expr)
    /// Trailing closures are the last arguments, marked as such.
    case call(Expr, [Argument])
    case `subscript`(Expr, [Argument])
    /// `x?` within a chain; the chain's outermost expression has an optional value
    case optionalChain(Expr)
    /// `x!`
    case forceUnwrap(Expr)
    case prefix(String, Expr)
    case postfix(String, Expr)
    /// Every infix operator but `=`, `is`, `as`, `?:`; compound assignments too.
    case binary(String, Expr, Expr, operatorSpan: Span)
    case ternary(Expr, Expr, Expr)
    case assign(Expr, Expr)
    case cast(Cast, Expr, TypeExpr)
    case closure(Closure)
    /// Two or more elements, or none; one in parentheses is `paren`.
    case tuple([(label: String?, value: Expr)])
    case paren(Expr)
    case `try`(Try, Expr)
    case await(Expr)
    /// `&x`
    case inOut(Expr)
    case keyPath(KeyPath)
    /// `#selector(…)`, `#function`, `#available` outside conditions, `#imageLiteral(…)`: name without #
    case pound(String, [Argument])
    /// `_` on the left of an assignment
    case discard
    /// A type where an expression may stand: `[Int]`, `Int?`, `(Int) -> Void`, as base of a call or
    /// `.self`. A mere name stays a `name`; `[Foo].x` is a type for its capital letter.
    case type(TypeExpr)
    /// `if` and `switch` used as a value
    case statement(Stmt)
  }

  enum Cast: Hashable { case coerce, conditional, forced, test }
  enum Try: Hashable { case plain, optional, forced }

  enum StringPart {
    case text(String)
    case value(Expr)
    /// `\(price, format: .currency)`
    case arguments([Argument], Span)
  }

  /// `\Root.a[0]?.b`; root nil for `\.a`
  struct KeyPath {
    enum Component {
      case property(Name)
      case `subscript`([Argument])
      case optionalChain
      case forceUnwrap
    }

    var root: TypeExpr?
    var components: [Component]

    /// The arguments of all its subscripts.
    var indices: [Argument] {
      components.flatMap { component -> [Argument] in
        if case .subscript(let arguments) = component { arguments } else { [] }
      }
    }

    /// Whether reading it may end early; then nothing is written through it.
    var isOptional: Bool {
      components.contains { if case .optionalChain = $0 { true } else { false } }
    }
  }

  struct Argument {
    var label: String?
    var value: Expr
    var isTrailingClosure = false
  }

  struct Name {
    var text: String
    /// `f(_:x:)` gives ["_", "x"]; nil when no labels are written.
    var labels: [String]?
    var genericArguments: [TypeExpr] = []
    var span: Span
  }

  final class Closure {
    struct Capture {
      enum Ownership: Hashable { case strong, weak, unowned }
      var ownership: Ownership
      var name: String
      /// `[x = e]`; for `[x]` the name itself
      var value: Expr
      var span: Span
    }
    struct Parameter {
      var name: String
      var type: TypeExpr?
      var isInOut = false
      var span: Span
    }
    let captures: [Capture]
    /// nil when the closure names no parameters (it may use `$0`).
    let parameters: [Parameter]?
    let result: TypeExpr?
    let isThrowing: Bool
    let isAsync: Bool
    let body: Block
    /// One more than the highest `$n` used in the body, not in closures inside.
    let shorthandCount: Int
    /// Whether `self` is written in it, or in a closure inside.
    let mentionsSelf: Bool

    init(
      captures: [Capture], parameters: [Parameter]?, result: TypeExpr?, isThrowing: Bool,
      isAsync: Bool, body: Block, shorthandCount: Int,
      mentionsSelf: Bool = false
    ) {
      self.captures = captures
      self.parameters = parameters
      self.result = result
      self.isThrowing = isThrowing
      self.isAsync = isAsync
      self.body = body
      self.shorthandCount = shorthandCount
      self.mentionsSelf = mentionsSelf
    }

    /// Whether an object called `self` lives as long as the closure.
    var holdsSelf: Bool {
      mentionsSelf && !captures.contains { $0.name == "self" && $0.ownership != .strong }
    }
  }
}
