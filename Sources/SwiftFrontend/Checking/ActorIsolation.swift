import SwiftIR

/// Actors. There is one thread, so isolation is only checked: the members of an actor are awaited
/// except by the actor itself.
extension Checker {
  func checkIsolation(of member: Member, on base: TypedExpr?, _ use: AsyncUse, _ span: Span) {
    guard let owner = member.owner, declarations[owner].roles.contains(.actor), !member.isStatic,
      !member.isNonisolated, member.kind != .initializer, !member.isLet,
      !isSelfOrCopy(base) || function.outermost.isNonisolated
    else { return }
    guard mayWait() || function.role == .initialValue else {
      error(
        use == .call
          ? "call to actor-isolated instance method '\(member.fullName)' in a synchronous nonisolated context"
          : "actor-isolated \(use == .subscript ? "subscript" : "property") '\(member.fullName)' can not be referenced from a nonisolated context",
        use == .property ? namePlace(member.name, in: span) : span)
      return
    }
    checkAsync(true, use, span)
  }

  /// Whether an expression is `self`, also one that a closure captures.
  private func isSelfOrCopy(_ base: TypedExpr?) -> Bool {
    guard let base else { return true }
    switch base.kind {
    case .local(let local): return local.name == "self"
    case .convert(let inner), .forceUnwrap(let inner, _), .chainLink(let inner):
      return isSelfOrCopy(inner)
    default: return false
    }
  }
}
