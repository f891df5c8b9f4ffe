/// A way in which the callbacks of one controller break the rules of every life cycle; callbacks are
/// named as `viewDidLoad()`.
public enum TraceViolation: Hashable, Sendable {
  case neverReturned(String)
  /// More than one call of a callback that is called once.
  case repeated(String)
  case before(String, other: String)
  case after(String, other: String)
  /// An appearance callback that can't be the first one.
  case first(String)
  /// A "will" without its "did".
  case unfinished(String)
  /// Different numbers of `willMove(toParent:)` and `didMove(toParent:)`.
  case unpairedMoves(willCount: Int, didCount: Int)
}
