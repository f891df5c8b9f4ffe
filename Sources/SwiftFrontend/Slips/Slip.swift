import Diagnostics

/// Code that Swift accepts and people seldom mean: the program runs, with a warning.
///
/// Each has a file, with its search and the reason. A slip must not be found in correct code, so
/// each looks for signs that the author thought of it, such as an observer that is removed
/// elsewhere.
public struct Slip: Sendable {
  /// The id at the end of the warning, in brackets; never reused for another slip.
  public let id: String
  /// A short phrase for it.
  public let title: String
  /// The effect of the slip, in a sentence or two.
  public let why: String
  /// A scenario that gets the warning.
  public let example: String
  let find: @Sendable (CheckedScenario) -> [Finding]

  /// A place with the slip.
  struct Finding {
    var message: String
    var span: Span
  }

  /// All slips, in the order of their ids.
  public static let all: [Slip] = [
    callbackCalled, childNotMoved, delegateHeld, geometryTooEarly, neverCalled, observerNotRemoved,
    outletTooEarly, presentTooEarly, retainCycle, superMissing, superOfAnother, superOverwritten,
    timerNotInvalidated, unownedSelf, viewInInit,
  ].sorted { $0.id < $1.id }
}

extension Compilation {
  /// Warns of the slips in a scenario that Swift takes.
  func reportSlips() {
    let scenario = CheckedScenario(self)
    let found = Slip.all.flatMap { slip in slip.find(scenario).map { (slip.id, $0) } }
    let ordered = found.sorted {
      ($0.1.span.file, $0.1.span.offset, $0.0) < ($1.1.span.file, $1.1.span.offset, $1.0)
    }
    for (id, finding) in ordered {
      report("\(finding.message) [\(id)]", at: finding.span, severity: .warning, slip: id)
    }
  }
}
