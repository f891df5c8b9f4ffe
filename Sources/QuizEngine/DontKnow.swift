import Curriculum

/// The answer of a learner who doesn't know: it is wrong, and the verdict shows the right answer.
///
/// It is an answer to every kind of question, so the log keeps it as it was typed. A text that only
/// looks like it, such as a printed line, is escaped by an equals sign.
public enum DontKnow {
  /// The short form, which the log keeps.
  public static let response = "dk"

  /// Returns whether a line says that the learner doesn't know.
  public static func isSaid(by line: String) -> Bool {
    [response, "don't know", "don’t know"].contains(plain(Substring(line)).lowercased())
  }

  /// Returns the response that means a text itself, whatever it says.
  public static func literal(_ text: String) -> String {
    isSaid(by: String(text.drop { $0 == "=" })) ? "=" + text : text
  }

  /// Returns the text that a response means; the inverse of `literal`.
  static func meant(by response: String) -> String {
    response.hasPrefix("=") && isSaid(by: String(response.drop { $0 == "=" }))
      ? String(response.dropFirst()) : response
  }

  /// Judges this answer: the verdict is that of the right answer, without the learner's side.
  static func judge(_ prepared: PreparedQuestion, run: @escaping Runner) -> ParsedAnswer {
    let task = prepared.question.task.judging
    let judged = task.judge(task.typedAnswer(in: prepared), prepared, run: run)
    // Only a run that the learner stopped makes nothing of the right answer.
    guard case .verdict(var verdict) = judged else { return judged }
    verdict.isRight = false
    verdict.isUnknown = true
    verdict.score = 0
    verdict.answer = []
    for index in verdict.comparison.indices {
      verdict.comparison[index].yours = nil
      verdict.comparison[index].isSame = false
    }
    verdict.firstDifference =
      verdict.comparison.firstIndex { $0.cause != nil } ?? verdict.comparison.indices.first
    verdict.remark = nil
    verdict.alternative = nil
    verdict.missed = []
    return .verdict(verdict)
  }
}
