public import Coursework
internal import Curriculum
public import QuizEngine
internal import ReviewLog
public import Scenarios
public import Storage
public import Study

/// An answer of a hand-in with its verdict and the reasons for it.
public struct AnswerFeedback {
  /// Nil where none was given: then the verdict tells the right one.
  public var typed: String?
  /// The hints that were read before it.
  public var hints: Int
  /// The share of its points that a right answer got at its time, from 0 to 1.
  public var share: Double
  /// As the student saw it.
  public var prepared: PreparedQuestion
  public var verdict: Verdict
  public var explanation: Explanation
}

/// A student's answers on their way to feedback: texts and questions, without the store, so that threads can share
/// the work of a class.
public struct FeedbackWork: Sendable {
  public var student: ClassReport.Student
  var items: [Item]

  struct Item: Sendable {
    var question: String
    var points: Double
    var of: Double
    var correction: Assignment.Correction?
    var answers: [Answer]
  }

  struct Answer: Sendable {
    var question: StoredQuestion
    /// The question as it was shown, where that is another one and somebody has its text.
    var shown: StoredQuestion?
    var seed: UInt64
    /// Nil where none was given.
    var typed: String?
    var hints: Int
    var share: Double
  }

  /// A question of the student's copy with what its answers came to.
  public struct Question {
    public var name: String
    public var points: Double
    public var of: Double
    public var correction: Assignment.Correction?
    public var answers: [AnswerFeedback]
  }

  /// Runs the answers.
  public func questions(rules: [RuleEntry], run: @escaping Runner) -> [Question] {
    items.map { item in
      Question(
        name: item.question, points: item.points, of: item.of, correction: item.correction,
        answers: item.answers.compactMap { Self.feedback(on: $0, rules: rules, run: run) })
    }
  }

  private static func feedback(
    on answer: Answer, rules: [RuleEntry], run: @escaping Runner
  ) -> AnswerFeedback? {
    func prepared(_ stored: StoredQuestion) -> PreparedQuestion? {
      prepare(stored.question, rules: rules, seed: answer.seed, run: run).question
    }
    guard let now = prepared(answer.question),
      let counted = CountedAnswer(
        answer.typed ?? DontKnow.response, shown: answer.shown.flatMap(prepared), now: now,
        run: run)
    else { return nil }
    let (prepared, verdict) = (counted.prepared, counted.verdict)
    return AnswerFeedback(
      typed: answer.typed.map { _ in counted.typed }, hints: answer.hints, share: answer.share,
      prepared: prepared,
      verdict: verdict,
      explanation: prepared.explanation(of: verdict, rules: rules, believed: nil, run: run))
  }
}

extension GradedClass {
  /// The work of feedback, one piece for each student who handed in.
  public func feedback(
    from store: Store, on assignment: CourseAssignment
  ) throws(StoreError) -> [FeedbackWork] {
    var asked = AnsweredQuestions(assignment, in: store)
    let corrections = assignment.assignment.corrections
    var work: [FeedbackWork] = []
    for (student, collected) in report.latestHandIns(of: self.work) {
      let due = self.work.roster.due(of: student.id, for: assignment.assignment)
      let result = StudentPoints(collected, in: self.work, due: due)
      var items: [FeedbackWork.Item] = []
      for entry in result.entries {
        var answers: [FeedbackWork.Answer] = []
        for attempt in entry.attempts {
          guard let question = try asked.question(of: attempt),
            let seed = UInt64(attempt.seed, radix: 16)
          else { continue }
          let shown = try asked.shown(to: attempt, countingFor: question)
          answers.append(
            FeedbackWork.Answer(
              question: question,
              shown: shown?.revision == question.revision ? nil : shown, seed: seed,
              typed: attempt.typed, hints: max(0, attempt.hints),
              share: assignment.assignment.share(at: collected.answered(attempt), due: due)))
        }
        if entry.isAsked, entry.attempts.isEmpty {
          let copy = self.work.copy(of: collected.handIn.learner.id)
          answers += try Self.missing(entry.item.question, of: copy, in: store)
        }
        items.append(
          FeedbackWork.Item(
            question: entry.item.question.name, points: entry.points, of: entry.greatest,
            correction: corrections[entry.item.question], answers: answers))
      }
      work.append(FeedbackWork(student: student, items: items))
    }
    return work
  }

  /// The variant that a student would have got first; none of a question that nobody could be asked.
  private static func missing(
    _ question: QuestionID, of copy: StudentCopy, in store: Store
  ) throws(StoreError) -> [FeedbackWork.Answer] {
    guard let stored = try store.question(question) else { return [] }
    return [
      FeedbackWork.Answer(
        question: stored, shown: nil, seed: copy.seed(of: question, try: 1), typed: nil, hints: 0,
        share: 1)
    ]
  }
}
