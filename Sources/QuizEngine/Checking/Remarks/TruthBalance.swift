import Curriculum
import Phrases

/// Fewer questions may be alike by chance.
private let fewest = 6
/// The greatest share of one answer, in percent.
private let mostAlike = 65

/// Returns a remark on a course in which most questions of a kind with two answers have the same one.
func remarksOnBalance(
  of questions: [(question: Question, truth: Truth)], in course: CourseID
) -> [Problem] {
  let answers = questions.compactMap { question, truth -> (kind: QuestionKind, word: String)? in
    question.task.judging.balancedAnswer(truth).map { (question.kind, $0) }
  }
  let byKind = Dictionary(grouping: answers, by: \.kind).sorted {
    $0.key.rawValue < $1.key.rawValue
  }
  return byKind.compactMap { kind, answers in
    let counts = Dictionary(grouping: answers, by: \.word).mapValues(\.count)
    guard answers.count >= fewest, let most = counts.max(by: { $0.value < $1.value }),
      most.value * 100 > mostAlike * answers.count
    else { return nil }
    return Problem(
      remark: BalanceRemark(kind: kind, count: answers.count, answer: most.key, alike: most.value),
      in: .course(course))
  }
}

private struct BalanceRemark: Finding {
  var kind: QuestionKind
  var count: Int
  var answer: String
  var alike: Int

  var message: String {
    "\(share(alike, of: count)) questions of kind '\(kind.rawValue)' have the answer '\(answer)'; "
      + "balance them"
  }
}
