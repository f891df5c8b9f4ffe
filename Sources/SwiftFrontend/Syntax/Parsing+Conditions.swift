import SwiftSyntax

extension Conversion {
  /// Returns the first clause of `#if` whose condition holds.
  mutating func activeElements(_ node: IfConfigDeclSyntax) -> IfConfigClauseSyntax.Elements? {
    for clause in node.clauses {
      guard let condition = clause.condition else { return clause.elements }
      if holds(condition) { return clause.elements }
    }
    return nil
  }

  /// A value and the members that the clause of `#if` behind it asks for.
  mutating func conditionalMembers(_ node: PostfixIfConfigExprSyntax) -> Expr {
    guard let base = memberBase(node.base) else {
      refuseUnsupported("#if", at: node)
      return placeholder(node)
    }
    guard case .postfixExpression(let members)? = activeElements(node.config) else { return base }
    let outer = conditionalBase
    conditionalBase = base
    defer { conditionalBase = outer }
    return expr(members)
  }

  /// What stands before a member, or before the `#if` that the member is the first of.
  mutating func memberBase(_ written: ExprSyntax?) -> Expr? {
    if let written { return expr(written) }
    defer { conditionalBase = nil }
    return conditionalBase
  }

  /// Whether a condition holds, and whether code that it leaves out may be of another version of Swift.
  mutating func decided(_ condition: ExprSyntax) -> (holds: Bool, asksVersion: Bool) {
    if condition.is(_CanImportExprSyntax.self) { return (holds(condition), false) }
    let read = expr(condition)
    return (holds(read), asksVersion(read))
  }

  private func asksVersion(_ condition: Expr) -> Bool {
    switch condition.kind {
    case .paren(let inner), .prefix("!", let inner): asksVersion(inner)
    case .binary("&&", let left, let right, _): asksVersion(left) || asksVersion(right)
    case .binary("||", let left, let right, _): asksVersion(left) && asksVersion(right)
    case .call(let callee, _):
      if case .name(let function) = callee.kind {
        ["swift", "compiler"].contains(function.text)
      } else {
        false
      }
    default: false
    }
  }

  private mutating func holds(_ condition: ExprSyntax) -> Bool {
    if let canImport = condition.as(_CanImportExprSyntax.self) {
      return BuildSettings.modules.contains(text(canImport.importPath))
    }
    return holds(expr(condition))
  }

  private mutating func holds(_ condition: Expr) -> Bool {
    switch condition.kind {
    case .bool(let value): return value
    case .name(let name): return BuildSettings.flags.contains(name.text)
    case .paren(let inner): return holds(inner)
    case .prefix("!", let inner): return !holds(inner)
    case .binary("&&", let left, let right, _):
      let both = (holds(left), holds(right))
      return both.0 && both.1
    case .binary("||", let left, let right, _):
      let both = (holds(left), holds(right))
      return both.0 || both.1
    case .call(let callee, let arguments):
      guard case .name(let function) = callee.kind, let argument = arguments.first?.value else {
        break
      }
      return holds(function.text, argument)
    default: break
    }
    refuse("invalid conditional compilation expression", at: condition.span)
    return false
  }

  private mutating func holds(_ function: String, _ argument: Expr) -> Bool {
    let written = text(argument.span)
    switch function {
    case "os": return written == "iOS"
    case "arch": return written == "arm64"
    case "targetEnvironment": return written == "simulator"
    case "_endian": return written == "little"
    case "_runtime": return written == "_ObjC"
    case "canImport": return BuildSettings.modules.contains(written)
    case "hasFeature", "hasAttribute", "_pointerBitWidth", "_hasAtomicBitWidth", "_ptrauth":
      return false
    case "swift", "compiler": return versionHolds(argument)
    default:
      refuse("unexpected platform condition '\(function)'", at: argument.span)
      return false
    }
  }

  /// Decides `>=5.9` and `<6`.
  private mutating func versionHolds(_ argument: Expr) -> Bool {
    guard case .prefix(let comparison, let version) = argument.kind,
      comparison == ">=" || comparison == "<"
    else {
      refuse("unexpected platform condition argument: expected a version", at: argument.span)
      return false
    }
    let parts = text(version.span).split(separator: ".").map { Int($0) ?? 0 }
    let isOlder = BuildSettings.swiftVersion.lexicographicallyPrecedes(parts)
    return (comparison == "<") == isOlder
  }
}

/// The facts about the program that `#if` reads.
private enum BuildSettings {
  static let flags: Set<String> = ["DEBUG"]
  static let modules: Set<String> = ["UIKit", "Foundation", "CoreGraphics", "QuartzCore"]
  static let swiftVersion = [6, 3]
}
