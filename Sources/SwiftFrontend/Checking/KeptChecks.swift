import Diagnostics

// Results of checks that are kept while overloads are tried.
//
// Each overload checks its arguments anew, and each level of a nested call multiplies. What an expression
// is depends only on its text, on what it is to be and on some state of the checker. So it is checked
// once for each of these, and its result and messages serve all overloads around it. An expression with a
// closure in it is not kept: its parameters have other types with each overload.

/// All that the result of a check depends on, while the names in scope are the same.
struct CheckKey: Hashable {
  let expr: ObjectIdentifier
  let expected: Type?
  let literalPreference: Type?
  let retypingDepth: Int
  let isJoiningLiterals: Bool
  let isInsideChain: Bool
  let isCoveredByTry: Bool
  let isCoveredByAwait: Bool
  let isInAutoclosure: Bool
  let isInDoWithCatch: Bool
}

/// The result of a check and its effects.
struct KeptCheck {
  /// Keeps the expression alive, so that no other one gets its identity.
  let expr: Expr
  let value: TypedExpr
  let diagnostics: [Diagnostic]
  let chainLinks: Int
  let usesAwait: Bool
}

extension Checker {
  /// The number of results kept for one function at a time.
  private static let maximumKeptCount = 20_000

  /// Checks an expression, or takes the result that it had.
  func checkKeeping(_ expr: Expr, expecting expected: Type?) -> TypedExpr {
    guard attemptDepth > 0 || !function.keptChecks.isEmpty, mayKeep(expr, expected) else {
      return checkInTime(expr, expecting: expected)
    }
    let key = key(of: expr, expected)
    let cover = surroundings.coveringAwait
    if let kept = function.keptChecks[key] {
      unit.diagnostics += kept.diagnostics
      chainLinks += kept.chainLinks
      if kept.usesAwait { cover?.isUsed = true }
      return kept.value
    }
    let before = (unit.diagnostics.count, chainLinks, cover?.isUsed ?? false)
    let (count, bound) = (variableCount, firstBound)
    cover?.isUsed = false
    firstBound = .max
    let value = checkInTime(expr, expecting: expected)
    let usesAwait = cover?.isUsed ?? false
    let bindsOnlyOwn = firstBound > count
    cover?.isUsed = usesAwait || before.2
    firstBound = min(bound, firstBound)
    guard !value.type.hasVariables, bindsOnlyOwn, hasTimeLeft,
      function.keptChecks.count < Self.maximumKeptCount
    else { return value }
    function.keptChecks[key] = KeptCheck(
      expr: expr, value: value, diagnostics: Array(unit.diagnostics.dropFirst(before.0)),
      chainLinks: chainLinks - before.1, usesAwait: usesAwait)
    return value
  }

  private func key(of expr: Expr, _ expected: Type?) -> CheckKey {
    CheckKey(
      expr: ObjectIdentifier(expr), expected: expected, literalPreference: literalPreference,
      retypingDepth: retypingDepth, isJoiningLiterals: isJoiningLiterals,
      isInsideChain: isInsideChain, isCoveredByTry: surroundings.isCoveredByTry,
      isCoveredByAwait: surroundings.coveringAwait != nil,
      isInAutoclosure: surroundings.isInAutoclosure,
      isInDoWithCatch: surroundings.isInDoWithCatch)
  }

  /// Whether an expression is worth keeping, and what it is depends on nothing else.
  private func mayKeep(_ expr: Expr, _ expected: Type?) -> Bool {
    guard expected?.hasVariables != true, standIns[ObjectIdentifier(expr)] == nil,
      !hasOpenParameters
    else { return false }
    return switch expr.kind {
    case .binary(let op, _, _, _) where isCompoundAssignment(op): false
    case .call, .subscript, .member, .binary, .prefix, .postfix, .ternary, .forceUnwrap, .cast,
      .array, .dictionary, .tuple:
      !holdsStatements(expr)
    default: false
    }
  }

  /// Whether types around the expression may become known while it is checked.
  private var hasOpenParameters: Bool {
    var context: FunctionContext? = function
    while let current = context, current.role == .closure {
      if current.parameters.contains(where: \.type.hasVariables) { return true }
      context = current.parent
    }
    return false
  }

  /// Whether an expression has a closure in it, or a place that is changed.
  private func holdsStatements(_ expr: Expr) -> Bool {
    switch expr.kind {
    case .closure, .statement, .assign, .await, .keyPath: true
    case .binary(let op, let left, let right, _):
      isCompoundAssignment(op) || holdsStatements(left) || holdsStatements(right)
    case .string(let parts):
      parts.contains { part in
        switch part {
        case .text: false
        case .value(let value): holdsStatements(value)
        case .arguments(let arguments, _): arguments.contains { holdsStatements($0.value) }
        }
      }
    case .array(let elements): elements.contains(where: holdsStatements)
    case .dictionary(let pairs):
      pairs.contains { holdsStatements($0.key) || holdsStatements($0.value) }
    case .tuple(let elements): elements.contains { holdsStatements($0.value) }
    case .member(let inner, _), .optionalChain(let inner), .forceUnwrap(let inner),
      .prefix(_, let inner), .postfix(_, let inner), .cast(_, let inner, _), .paren(let inner),
      .try(_, let inner), .inOut(let inner), .postfixSelf(let inner):
      holdsStatements(inner)
    case .call(let callee, let arguments), .subscript(let callee, let arguments):
      holdsStatements(callee) || arguments.contains { holdsStatements($0.value) }
    case .pound(_, let arguments): arguments.contains { holdsStatements($0.value) }
    case .ternary(let condition, let first, let second):
      holdsStatements(condition) || holdsStatements(first) || holdsStatements(second)
    case .integer, .float, .bool, .nilLiteral, .name, .implicitMember, .discard, .type: false
    }
  }
}
