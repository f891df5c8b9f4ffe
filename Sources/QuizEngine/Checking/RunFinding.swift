import Curriculum
import Diagnostics
import Scenarios

/// A reason why a run decides no question.
enum RunFinding: Finding {
  case doesNotTrap
  case traps(String)
  case exceeds(ExceededLimit)
  case isRefused
  /// The scenario is refused with a message of the front end.
  case isRefusedBecause(String)

  var message: String {
    switch self {
    case .doesNotTrap: "the run must end in a trap, but it completes; remove 'ends: trap'"
    case .traps(let message): "the run traps: \(message); fix the scenario, or add 'ends: trap'"
    case .exceeds(let limit): "the run doesn't end: it exceeds the limit of \(limit.inWords)"
    case .isRefused: "the scenario is refused"
    case .isRefusedBecause(let message): message
    }
  }
}

extension ExceededLimit {
  /// The limited thing: "steps".
  var inWords: String {
    switch self {
    case .steps: "steps"
    case .memory: "memory"
    case .output: "printed text"
    }
  }
}

/// Returns the differences between the ending of a run and the ending that the question expects.
func problemsOfEnding(_ question: Question, _ run: Run) -> [Problem] {
  problemsOfEnding(of: run, question.ending, in: .scenario(question.id))
}

/// Returns the differences between the ending of a run and an expected one, as problems of a part.
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
    return [
      Problem(
        RunFinding.exceeds(limit), in: part, line: run.stoppedAt?.line,
        column: run.stoppedAt?.column)
    ]
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
  /// The first error of a refused scenario; nil when it ran.
  var refusal: String? {
    guard case .refused = outcome else { return nil }
    return diagnostics.first { $0.severity == .error }?.message ?? "refused"
  }
}
