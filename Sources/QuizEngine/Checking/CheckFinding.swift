import Curriculum
import Scenarios

/// A reason why a check decides nothing.
enum CheckFinding: Finding, Error {
  case notEvaluated
  case fails(String)
  /// UIKit does not promise how often this callback comes.
  case unpromisedCount(String)
  /// UIKit does not promise which of these events comes first.
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

/// Returns the results of the checks in their order, or the reasons why some have none.
func checkResults(
  _ id: QuestionID, _ checks: [String], _ run: Run
) -> (results: [Bool], problems: [Problem]) {
  guard run.checks.count == checks.count else {
    return ([], [Problem(CheckFinding.notEvaluated, in: .question(id))])
  }
  var results: [Bool] = []
  var problems: [Problem] = []
  for (index, check) in checks.enumerated() {
    switch promisedResult(of: check, at: index, in: run) {
    case .success(let holds): results.append(holds)
    case .failure(let why):
      problems.append(Problem(why, in: .check(id, index: index)))
    }
  }
  return (results, problems)
}

/// Returns whether a check holds, or the reason why that is not decided or not promised.
func promisedResult(of check: String, at index: Int, in run: Run) -> Result<Bool, CheckFinding> {
  if let why = Promises.whyUnpromised(check: check, of: run) {
    return .failure(why)
  }
  guard run.checks.indices.contains(index) else {
    return .failure(.notEvaluated)
  }
  switch run.checks[index] {
  case .holds: return .success(true)
  case .fails: return .success(false)
  case .broken(let message):
    return .failure(.fails(message))
  }
}
