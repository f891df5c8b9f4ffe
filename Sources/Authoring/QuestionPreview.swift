public import Curriculum
public import QuizEngine
internal import Scenarios

/// A question as a learner would get it, with a right and a wrong answer to it.
public struct QuestionPreview: Sendable {
  public let id: QuestionID
  /// Nil where the question can't be asked.
  public let prepared: PreparedQuestion?
  /// The reasons why the question can't be asked.
  public let problems: [Problem]
  public let right: Answer?
  public let wrong: Answer?
  /// The author's words to wrong answers, each with the answer, but for those that `wrong` shows.
  public let remarks: [Remark]

  /// The author's words to a wrong answer.
  public struct Remark: Hashable, Sendable {
    public var to: Feedback.Answer
    public var text: String
  }

  /// An answer as a learner would type it.
  public struct Answer: Sendable {
    public var typed: String
    public var verdict: Verdict
    /// The reasons for the verdict, without runs under misconceptions.
    public var explanation: Explanation

    init(
      _ typed: String, _ verdict: Verdict, to prepared: PreparedQuestion, rules: [RuleEntry],
      run: @escaping Runner
    ) {
      self.typed = typed
      self.verdict = verdict
      explanation = prepared.explanation(of: verdict, rules: rules, believed: nil, run: run)
    }
  }

  /// Prepares and judges some questions; a seed shuffles them and chooses the instances of templates.
  public static func all(
    of questions: [Question], seed: UInt64, _ model: AuthoringModel
  ) -> [QuestionPreview] {
    model.map(questions.count) { [rules = model.rules] number, run in
      QuestionPreview(questions[number], rules: rules, seed: seed, run: run)
    }
  }

  private init(
    _ question: Question, rules: [RuleEntry], seed: UInt64, run: @escaping Runner
  ) {
    id = question.id
    (prepared, problems) = prepare(question, rules: rules, seed: seed, run: run)
    guard let prepared else {
      (right, wrong, remarks) = (nil, nil, [])
      return
    }
    let typed = rightAnswer(to: prepared)
    right =
      if case .verdict(let verdict) = judge(response: typed, to: prepared, run: run) {
        Answer(typed, verdict, to: prepared, rules: rules, run: run)
      } else {
        nil
      }
    let answers = wrongAnswers(to: prepared, most: Self.mostTried, run: run)
    wrong = answers.first.map {
      Answer($0.typed, $0.verdict, to: prepared, rules: rules, run: run)
    }
    let said = answers.dropFirst().compactMap { answer in
      answer.verdict.remark.map { Remark(to: .typed(answer.typed), text: $0) }
    }
    let shown = Set(said.map(\.text) + [answers.first?.verdict.remark].compactMap(\.self))
    remarks =
      said
      + question.feedback.compactMap { feedback in
        if case .believing = feedback.to, !shown.contains(feedback.text) {
          Remark(to: feedback.to, text: feedback.text)
        } else {
          nil
        }
      }
  }

  /// So many wrong answers are tried, since each may need a run.
  private static let mostTried = 26
}
