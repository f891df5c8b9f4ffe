internal import Diagnostics
internal import Phrases
internal import Scenarios

/// The end of the run, which a reader wants to know first.
extension Timeline {
  /// A sentence about the end of the run.
  public var verdict: String {
    switch run.outcome {
    case .completed: "It ran to its end."
    case .refused: "It was refused and didn't run."
    case .trapped(let trap):
      "It trapped" + (trap.location.map { " at \($0)" } ?? "") + whileRunning + ": \(trap.message)"
    case .limit(.steps): "It was stopped after too many steps\(whileRunning)."
    case .limit(.memory): "It was stopped because it used too much memory\(whileRunning)."
    case .limit(.output): "It was stopped because it printed too much\(whileRunning)."
    }
  }

  /// The innermost callback that never returned.
  private var whileRunning: String {
    run.events.last { $0.leave == nil }.map { ", in \($0.fullName)" } ?? ""
  }

  /// The amount that the picture shows.
  public var summary: String {
    let callbacks = steps.count { $0.event != nil }
    let lines = steps.reduce(laterOutput.count) { $0 + $1.prints.count }
    return "\(counted(callbacks, "callback")), \(counted(lines, "printed line"))"
  }

  /// A sentence for a run that isn't UIKit's. A picture may be sent on, and nobody should take it for
  /// UIKit's behaviour.
  public var notice: String? {
    if let misconception = run.believing {
      return "Not how UIKit behaves: run with the misconception \(misconception)."
    }
    guard !run.without.isEmpty else { return nil }
    return "Not how UIKit behaves: run without \(list(run.without))."
  }

  /// A sentence about the callbacks that are left out; nil where there are none.
  public var omission: String? {
    guard leftOut > 0 else { return nil }
    return leftOut == 1
      ? "1 callback that the scenario doesn't override is left out."
      : "\(leftOut) callbacks that the scenario doesn't override are left out."
  }

  /// A sentence in place of steps where there are none; nil where there are some, and for a run that
  /// didn't get to them.
  public var emptiness: String? {
    guard steps.isEmpty, laterOutput.isEmpty, run.outcome == .completed else { return nil }
    return "UIKit sent no callback to the scenario's objects."
  }
}
