public import Curriculum
public import SpacedRepetition

extension Projection {
  /// An entry of the log, as far as derived state depends on it.
  public struct Entry: Sendable {
    public var learner: Learner
    /// The time on which it counts, as `Moment.studyTime`. Entries are in the log's order, which may be
    /// another one where a clock was set back.
    public var time: UTCTime
    public var zone: ZoneOffset
    /// The fact that the entry states.
    public var change: Change

    public init(learner: Learner, time: UTCTime, zone: ZoneOffset, change: Change) {
      self.learner = learner
      self.time = time
      self.zone = zone
      self.change = change
    }

    /// The learner's day in which the entry lies.
    public var day: StudyDay { StudyDay(of: time, in: zone) }
  }

  /// The fact that an entry states.
  public enum Change: Sendable {
    case answered(Answer)
    /// An answer that was graded for this rule no longer counts.
    case undone(Rule)
    case suspended(Rule)
    case resumed(Rule)
    /// The learner chose something about the schedule, for all answers that follow; nil restores the
    /// default.
    case chosen(Settings.Key, String?)
  }

  /// A question as a learner was asked it.
  public struct AskedQuestion: Sendable {
    public var question: Question
    /// The lesson that had the question at that time.
    public var lesson: Lesson
    /// The one rule that the answer is graded for.
    public var target: Rule
    /// The probability that a blind guess is right.
    public var guessRate: Double
    /// Computed from the right answer, as `Presentation.answer`; nil where it was not kept.
    public var rightAnswer: UInt64?

    public init(
      question: Question, lesson: Lesson, target: Rule, guessRate: Double, rightAnswer: UInt64?
    ) {
      self.question = question
      self.lesson = lesson
      self.target = target
      self.guessRate = guessRate
      self.rightAnswer = rightAnswer
    }
  }

  /// A learner's answer to a question.
  public struct Answer: Sendable {
    public var question: AskedQuestion
    /// Whether the verdict is *right*.
    public var isRight: Bool
    /// Nil grades nothing.
    public var rating: Rating?
    /// The number of hints shown before the answer.
    public var hintCount: Int
    /// The time spent answering.
    public var milliseconds: Int64
    /// Rules that the answer got wrong, perhaps the target among them.
    public var missed: [Rule]
    /// The learner saw the answer all the same, and so remembers it.
    public var isUndone: Bool

    public init(
      to question: AskedQuestion, isRight: Bool, rating: Rating?, hintCount: Int,
      milliseconds: Int64, missed: [Rule], isUndone: Bool
    ) {
      self.question = question
      self.isRight = isRight
      self.rating = rating
      self.hintCount = hintCount
      self.milliseconds = milliseconds
      self.missed = missed
      self.isUndone = isUndone
    }
  }
}

// MARK: - From the log

extension Projection.Answer {
  /// Reads a review; `row` finds the row of a rule.
  public init<Failure>(
    _ review: Review, to question: Projection.AskedQuestion, isUndone: Bool = false,
    row: (RuleID) throws(Failure) -> Projection.Rule
  ) throws(Failure) {
    var missed: [Projection.Rule] = []
    for rule in review.missed { missed.append(try row(rule)) }
    self.init(
      to: question, isRight: review.verdict == .right, rating: review.rating,
      hintCount: review.hintCount, milliseconds: review.duration.milliseconds, missed: missed,
      isUndone: isUndone)
  }
}

extension Projection.Change {
  /// Reads an event; nil when derived state does not depend on it.
  ///
  /// `target` is the rule that the event's presentation asked about, and `row` finds the row of a rule.
  public init?<Failure>(
    _ event: LogEvent.Body, target: Projection.Rule?,
    row: (RuleID) throws(Failure) -> Projection.Rule
  ) throws(Failure) {
    switch event {
    case .undo:
      guard let target else { return nil }
      self = .undone(target)
    case .suspend(let rule): self = .suspended(try row(rule))
    case .resume(let rule): self = .resumed(try row(rule))
    case .setting(let name, let value):
      guard let key = Settings.Key(rawValue: name), Settings.Key.ofSchedule.contains(key) else {
        return nil
      }
      self = .chosen(key, value)
    case .skip, .flag, .hint, .step, .verdictSeen, .evidence, .lessonRead, .placed, .other:
      return nil
    }
  }
}

// MARK: - Steps

extension Projection.Entry {
  /// Calls `body` with each rule that the entry concerns and the step of its state.
  ///
  /// `isRepeated` says whether the question's right answer is the same as when the learner answered it
  /// before.
  func forEachStep(
    isRepeated: Bool, _ body: (Projection.Rule, RuleState.Step) -> Void
  ) {
    switch change {
    case .answered(let answer):
      if answer.isUndone { return }
      let question = answer.question
      if let rating = answer.rating {
        body(
          question.target,
          .graded(
            rating, hintCount: answer.hintCount, guessRate: question.guessRate,
            isRepeated: isRepeated))
      }
      for rule in answer.missed where rule != question.target { body(rule, .missedElsewhere) }
    case .undone(let rule): body(rule, .undone)
    case .suspended(let rule): body(rule, .suspended)
    case .resumed(let rule): body(rule, .resumed)
    case .chosen: break
    }
  }

  /// The rules whose state the entry changes, each as often as it does.
  public var rules: [Projection.Rule] {
    var rules: [Projection.Rule] = []
    forEachStep(isRepeated: false) { rule, _ in rules.append(rule) }
    return rules
  }
}
