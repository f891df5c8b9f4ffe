import Curriculum
import Releases

/// Returns the questions of a course that repeat an earlier one: with the same code, or with the same
/// kind, rules and pattern of answer.
func twins(_ questions: [(question: Question, truth: Truth)]) -> [Problem] {
  var seen: [String: QuestionID] = [:]
  var problems: [Problem] = []
  for (question, truth) in questions {
    let task = question.task.judging
    let texts = [task.shownStatement ?? ""] + task.listed
    let sameCode = [
      question.kind.rawValue, question.ios.description, question.device.rawValue,
      question.bareScenario, texts.map(bare).sorted().joined(separator: "|"),
      task.askedEvents.sorted().joined(separator: "|"),
    ]
    let sameRules = [
      question.kind.rawValue, question.rules.map(\.rawValue).joined(separator: ","),
      task.pattern(of: truth),
    ]
    for (isSameCode, parts) in [(true, sameCode), (false, sameRules)] {
      let key = parts.joined(separator: "\u{1}")
      if let first = seen[key] {
        let finding: TwinFinding = isSameCode ? .sameCode(first.name) : .sameRules(first.name)
        problems.append(Problem(finding, in: .question(question.id)))
        break
      }
      seen[key] = question.id
    }
  }
  return problems
}

private enum TwinFinding: Finding {
  case sameCode(String)
  case sameRules(String)

  var message: String {
    switch self {
    case .sameCode(let question): "this question asks the same as '\(question)' about the same code"
    case .sameRules(let question):
      "this question asks the same as '\(question)' about the same rules"
    }
  }
}
