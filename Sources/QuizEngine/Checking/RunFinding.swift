import Scenarios

/// A reason why a run decides nothing.
enum RunFinding: Finding {
  case doesNotTrap
  case traps(String)
  case exceeds(ExceededLimit)
  case isRefused
  /// The front end's own words.
  case isRefusedBecause(String)
  case namesNoRule

  var message: String {
    switch self {
    case .doesNotTrap: "the run must end in a trap, but it completes; remove 'ends: trap'"
    case .traps(let message): "the run traps: \(message); fix the scenario, or add 'ends: trap'"
    case .exceeds(let limit): "the run doesn't end: it exceeds the limit of \(limit.inWords)"
    case .isRefused: "the scenario is refused"
    case .isRefusedBecause(let message): message
    case .namesNoRule: "the question names no rule"
    }
  }
}

/// A reason why a check says nothing about a run.
enum CheckFinding: Finding, Error {
  case notEvaluated
  case fails(String)
  /// UIKit does not promise the count that the check compares.
  case unpromisedCount(String)
  case unpromisedOrder(String, String)
  case goalHoldsAlready

  var message: String {
    switch self {
    case .notEvaluated: "the check was not evaluated"
    case .fails(let message): "the check fails: \(message)"
    case .unpromisedCount(let callback):
      "\(PromiseFinding.count(callback).message); ask whether it comes at all, with '> 0' or '== 0'"
    case .unpromisedOrder(let first, let second):
      "UIKit doesn't promise which of '\(first)' and '\(second)' comes first"
    case .goalHoldsAlready: "the goal already holds before anything is done"
    }
  }
}

/// Something that UIKit leaves open.
enum PromiseFinding: Finding {
  case count(String)

  var message: String {
    switch self {
    case .count(let callback): "UIKit doesn't promise how often '\(callback)' comes"
    }
  }
}

extension ExceededLimit {
  var inWords: String {
    switch self {
    case .steps: "steps"
    case .memory: "memory"
    case .output: "printed text"
    }
  }
}
