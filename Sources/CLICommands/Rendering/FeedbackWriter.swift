internal import Coursework
internal import Curriculum
internal import Grading
internal import Pages
internal import Phrases
internal import QuizEngine
internal import Reporting
internal import ReviewLog
internal import Scenarios
internal import Timelines

/// Writes what a student's answers came to as a page.
struct FeedbackWriter: Sendable {
  var assignment: String
  var now: Moment
  var rules: [RuleEntry]
  var misconceptions: [Misconception]

  /// No picture has more steps.
  private static let mostSteps = 40

  func page(for work: FeedbackWork, run: @escaping Runner) -> String {
    let questions = work.questions(rules: rules, run: run).enumerated().map { index, question in
      FeedbackPage.Question(
        name: question.name, points: question.points, of: question.of,
        note: Self.note(question.correction),
        tries: question.answers.enumerated().map { number, answer in
          page(of: answer, prefix: "answer-\(index + 1)-\(number + 1)-")
        })
    }
    return FeedbackPage(
      student: work.student.name, assignment: assignment, now: now, points: work.student.points,
      of: work.student.of, questions: questions,
      misconceptions: work.student.beliefs.compactMap { belief in
        misconceptions.first { $0.id == belief.id }.map(ClassPage.Misconception.init)
      }, pictureStyle: lanesStyle
    ).html
  }

  private static func note(_ correction: Assignment.Correction?) -> String? {
    switch correction {
    case .full?: "This question was faulty: everybody has all its points."
    case Assignment.Correction.none?: "This question was faulty: it counts for nobody."
    case .new?: "This question was fixed: your answer counts for what it is now."
    case nil: nil
    }
  }

  private static func lateness(_ share: Double) -> String {
    share < 1
      ? " It came after the due date, where a right answer counts \(plainNumber(share * 100))%."
      : ""
  }

  private func page(of answer: AnswerFeedback, prefix: String) -> FeedbackPage.Try {
    let (prepared, verdict) = (answer.prepared, answer.verdict)
    let picture = AnswerPicture(prepared, verdict)
    return FeedbackPage.Try(
      prompt: prepared.prompt,
      code: [prepared.code, prepared.drive].compactMap(\.self).joined(separator: "\n\n"),
      choices: [prepared.statement].compactMap(\.self)
        + prepared.items.map { "\($0.key)  \($0.listed)" },
      typed: answer.typed,
      verdict: verdict.sentence + Self.lateness(answer.share)
        + (answer.hints > 0 ? " You read \(counted(answer.hints, "hint"))." : ""),
      right: verdict.isRight || verdict.right.isEmpty
        ? nil : verdict.right.joined(separator: "\n"), reasons: reasons(answer),
      sides: picture.sides?.drawing(prefix: prefix + "order-"),
      run: verdict.isRight || picture.timeline.steps.isEmpty
        ? nil
        : picture.timeline.drawing(prefix: prefix + "run-", level: 4, mostSteps: Self.mostSteps))
  }

  /// The author's words, the cause and the rule, as below a verdict in a session.
  private func reasons(_ answer: AnswerFeedback) -> [String] {
    let (verdict, explanation) = (answer.verdict, answer.explanation)
    var reasons = [verdict.explanation, verdict.remark].compactMap(\.self)
    if case .sentence(let sentence, _)? = explanation.consequence {
      reasons.insert(sentence, at: 0)
    }
    if let cause = explanation.cause { reasons.append("\(cause.event): \(cause.why.sentence).") }
    if let reason = explanation.reason(for: verdict) {
      reasons.append("\(reason.noun) \(reason.rule.rawValue): \(reason.text)")
    }
    return reasons
  }
}

extension ClassPage.Misconception {
  /// The words that a page has about a misconception.
  init(_ misconception: Misconception) {
    self.init(
      id: misconception.id, sentence: misconception.belief,
      refutation: misconception.refutation.text)
  }
}
