import Curriculum
import Diagnostics
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

extension ExceededLimit {
  var inWords: String {
    switch self {
    case .steps: "steps"
    case .memory: "memory"
    case .output: "printed text"
    }
  }
}

/// Returns what is wrong with how the run of a question's scenario ended.
func problemsOfEnding(_ question: Question, _ run: Run) -> [Problem] {
  problemsOfEnding(of: run, question.ending, in: .scenario(question.id))
}

func problemsOfEnding(of run: Run, _ ending: Ending, in part: ContentPart) -> [Problem] {
  switch (run.outcome, ending) {
  case (.completed, .completed), (.trapped, .trap):
    return []
  case (.completed, .trap):
    return [Problem(RunFinding.doesNotTrap, in: part)]
  case (.trapped(let trap), .completed):
    return [
      Problem(
        RunFinding.traps(trap.message), in: part, line: trap.location?.line,
        column: trap.location?.column)
    ]
  case (.limit(let limit), _):
    return [Problem(RunFinding.exceeds(limit), in: part)]
  case (.refused, _):
    let errors = run.diagnostics.filter { $0.severity == .error }
    guard !errors.isEmpty else { return [Problem(RunFinding.isRefused, in: part)] }
    return errors.map {
      Problem(
        RunFinding.isRefusedBecause($0.message), in: part, line: $0.location.line,
        column: $0.location.column)
    }
  }
}

extension Run {
  /// The first reason why it was refused; nil when it ran.
  var refusal: String? {
    guard case .refused = outcome else { return nil }
    return diagnostics.first { $0.severity == .error }?.message ?? "refused"
  }
}
