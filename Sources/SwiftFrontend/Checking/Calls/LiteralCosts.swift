import SwiftIR

// The literals in an argument that have another type than they have by themselves. Overloads that leave them
// their own types go first.
extension Checker {
  /// The number of such literals in an argument that is checked.
  func unusualLiterals(_ expr: Expr, _ value: TypedExpr, as type: Type) -> Int {
    switch expr.kind {
    case .call, .subscript, .member, .ternary, .forceUnwrap: break
    case .paren(let inner): return unusualLiterals(inner, value, as: type)
    case .binary where !isNumber(expr): break
    default: return unusualLiterals(expr, as: type)
    }
    var literals: [Span: Type] = [:]
    collectLiterals(in: expr, &literals)
    return literals.isEmpty ? 0 : UnusualLiterals(literals, in: value).count
  }

  /// The places of literals in an expression, with their own types. Those in closures don't count.
  private func collectLiterals(in expr: Expr, _ found: inout [Span: Type]) {
    switch expr.kind {
    case .integer: found[expr.span] = usual(.int)
    case .float: found[expr.span] = usual(.double)
    case .string(let parts) where parts.count == 1: found[expr.span] = usual(.string)
    case .prefix("-", let inner) where isNumber(inner):
      found[expr.span] = usual(hasFraction(inner) ? .double : .int)
    case .prefix(_, let inner), .paren(let inner), .forceUnwrap(let inner),
      .optionalChain(let inner),
      .member(let inner, _), .try(_, let inner), .await(let inner):
      collectLiterals(in: inner, &found)
    case .binary(_, let left, let right, _):
      collectLiterals(in: left, &found)
      collectLiterals(in: right, &found)
    case .ternary(_, let first, let second):
      collectLiterals(in: first, &found)
      collectLiterals(in: second, &found)
    case .array(let elements): for element in elements { collectLiterals(in: element, &found) }
    case .tuple(let elements):
      for element in elements { collectLiterals(in: element.value, &found) }
    case .call(let callee, let arguments), .subscript(let callee, let arguments):
      collectLiterals(in: callee, &found)
      for argument in arguments { collectLiterals(in: argument.value, &found) }
    default: break
    }
  }

  /// The type that literals have without context, where the expression around them decides.
  private func usual(_ own: Type) -> Type {
    guard let preference = literalPreference, takesLiteral(preference, of: own) else { return own }
    return preference
  }

  /// The number of literals that do not have the type that they have without context.
  private func unusualLiterals(_ expr: Expr, as type: Type) -> Int {
    let type = type.strippingOptionals
    if case .existential = type { return 0 }
    switch expr.kind {
    case .integer: return type == usual(.int) ? 0 : 1
    case .float: return type == usual(.double) ? 0 : 1
    case .string: return type == usual(.string) ? 0 : 1
    case .prefix("-", let inner), .paren(let inner): return unusualLiterals(inner, as: type)
    case .binary(_, let left, let right, _) where isNumber(expr):
      return unusualLiterals(left, as: type) + unusualLiterals(right, as: type)
    case .array(let elements):
      let isUsual = type.nominal == declarations.known.array
      let element =
        isUsual ? type.arguments.first : unit.memberType("ArrayLiteralElement", of: type)
      guard let element else { return 1 }
      return elements.reduce(isUsual ? 0 : 1) { $0 + unusualLiterals($1, as: element) }
    default: return 0
    }
  }
}

/// Counts the literals in a typed tree that have not the types that they have by themselves.
private final class UnusualLiterals: TypedTreeWalker {
  private let literals: [Span: Type]
  private var seen: Set<Span> = []
  private var usual: Set<Span> = []

  init(_ literals: [Span: Type], in value: TypedExpr) {
    self.literals = literals
    super.init()
    visit(value)
  }

  var count: Int { seen.subtracting(usual).count }

  override func visit(_ expr: TypedExpr) {
    // What a literal becomes has its place as well.
    if let type = literals[expr.span] {
      seen.insert(expr.span)
      if expr.type == type { usual.insert(expr.span) }
    }
    super.visit(expr)
  }
}
