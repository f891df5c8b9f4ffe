extension TraceViolation {
  /// The violation in lower case, without a full stop.
  public var message: String {
    switch self {
    case .neverReturned(let callback): "\(callback) never returned"
    case .repeated(let callback): "\(callback) came more than once"
    case .before(let callback, let other): "\(callback) came before \(other)"
    case .after(let callback, let other): "\(callback) came after \(other)"
    case .first(let callback): "\(callback) came first"
    case .unfinished(let callback):
      "\(callback) came last, and the callback that completes it is missing"
    case .unpairedMoves(let willCount, let didCount):
      "willMove(toParent:) came \(times(willCount)), didMove(toParent:) \(times(didCount))"
    }
  }

  private func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }
}
