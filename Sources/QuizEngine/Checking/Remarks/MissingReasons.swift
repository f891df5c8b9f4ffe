import Curriculum
import Scenarios

/// Returns a remark on a question whose author doesn't say why the answer is the answer.
func remarkOnExplanation(of question: Question) -> [Problem] {
  guard question.explanation == nil else { return [] }
  return [Problem(remark: ReasonRemark.noExplanation, in: .question(question.id))]
}

/// Returns a remark on each wrong choice that nothing replies to: neither the author's feedback nor a
/// misconception about the question's rules that leads to it.
///
/// Runs the question under these misconceptions, unless the author replies to all choices. A template is
/// left out, since it would take the runs of all its instances.
func remarksOnReplies(
  to question: Question, _ misconceptions: [Misconception], run: @escaping Runner
) -> [Problem] {
  let task = question.task.judging
  guard question.variation == nil, task.hasSilentChoices else { return [] }
  let rules = Set(question.rules.map(\.rawValue))
  let named = question.feedback.compactMap { feedback -> String? in
    if case .believing(let id) = feedback.to { id } else { nil }
  }
  let about = misconceptions.filter { !rules.isDisjoint(with: $0.rules) || named.contains($0.id) }
  guard let answers = believedAnswers(to: question, about, run: run) else { return [] }
  let reached = answers.others.values.compactMap { $0 }
  return task.silentChoices(answers.truth, reached: reached).map { index in
    Problem(remark: ReasonRemark.noReply, in: .choice(question.id, index: index))
  }
}

private enum ReasonRemark: Finding {
  case noExplanation
  case noReply

  var message: String {
    switch self {
    case .noExplanation: "the question has no 'explain' block; say why in two sentences"
    case .noReply:
      "nothing replies to this choice; write 'feedback: ' below it, or take a choice that a misconception "
        + "about the rules leads to"
    }
  }
}
