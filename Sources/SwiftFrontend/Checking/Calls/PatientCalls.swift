// Calls that say nothing by themselves. `make()` may give an array of anything, and `with(-)` any
// subtraction: the other arguments of the call around it tell which, or what the context wants.
extension Checker {
  /// How the arguments of a call are checked: the usual way first, the others where that is a mistake.
  struct Manner {
    /// Whether arguments may change what the literals before them have decided.
    var isJoining = false
    /// Whether calls that are mistakes by themselves wait for the other arguments and the context.
    var isPatient = false
    /// What the result of a patient call is to be.
    var context: Type?
  }

  /// The patient manners that may help a call. The whole of an optional goes before what is in it:
  /// `let x: Int? = same(nothing())`. Where anything is wanted, the other arguments go first.
  func patientManners(for site: CallSite) -> [Manner] {
    let expected = site.expected.flatMap { $0.isError ? nil : $0 }
    var byContext = expected.map { [Manner(isPatient: true, context: $0)] } ?? []
    if let expected, expected.wrapped != nil {
      byContext.append(Manner(isPatient: true, context: expected.strippingOptionals))
    }
    guard site.arguments.contains(where: { isOpenCall($0.value) }) else {
      // `let x: Int? = zero()`, where an optional is no number. A closure may need the whole optional:
      // `await withCheckedContinuation { $0.resume(returning: nil) }`.
      let hasClosure = site.arguments.contains { isClosure($0.value) }
      return hasClosure && byContext.count > 1 ? byContext : Array(byContext.dropFirst())
    }
    let byArguments = site.arguments.count > 1 ? [Manner(isPatient: true)] : []
    if case .existential? = expected?.strippingOptionals { return byArguments + byContext }
    return byContext + byArguments
  }

  private func isOpenCall(_ expr: Expr) -> Bool {
    guard case .call = expr.kind else { return false }
    return attempt { outsideChain { check(expr) } }.failed
  }
}
