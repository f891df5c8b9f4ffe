public import Curriculum

/// A learner by id and name.
public struct Learner: Hashable, Sendable {
  public var id: LearnerID
  public var name: String

  public init(id: LearnerID, name: String) {
    self.id = id
    self.name = name
  }
}

/// A review with its learner, presentation and course: one row of an export.
public struct ReviewRecord: Hashable, Sendable {
  public var learner: Learner
  public var presentation: Presentation
  public var course: CourseID
  public var review: Review
  /// Whether the learner undid the answer, so that it no longer counts.
  public var isUndone: Bool

  public init(
    learner: Learner, presentation: Presentation, course: CourseID, review: Review, isUndone: Bool
  ) {
    self.learner = learner
    self.presentation = presentation
    self.course = course
    self.review = review
    self.isUndone = isUndone
  }
}

/// A learner's remark that something is wrong with a question.
public struct Flag: Hashable, Sendable {
  public var question: QuestionID
  /// In the learner's words; may be empty.
  public var remark: String
  public var moment: Moment

  public init(question: QuestionID, remark: String, moment: Moment) {
    self.question = question
    self.remark = remark
    self.moment = moment
  }
}

/// One learner's state of one rule.
public struct RuleRecord: Hashable, Sendable {
  public var learner: Learner
  public var rule: RuleID
  public var state: RuleState

  public init(learner: Learner, rule: RuleID, state: RuleState) {
    self.learner = learner
    self.rule = rule
    self.state = state
  }
}

/// Numbers of rules by the learner's progress with them.
public struct RuleCounts: Hashable, Sendable {
  /// Rules that were never graded.
  public var new: Int
  /// Rules that were graded and are not held.
  public var learning: Int
  /// Rules that are held, as `RuleState.Standing` says it.
  public var held: Int

  public init(new: Int = 0, learning: Int = 0, held: Int = 0) {
    self.new = new
    self.learning = learning
    self.held = held
  }

  /// The number of all rules.
  public var total: Int { new + learning + held }
}

/// The number of answers, and of right ones among them.
public struct AnswerCounts: Hashable, Sendable {
  public var answered: Int
  public var right: Int

  public init(answered: Int = 0, right: Int = 0) {
    self.answered = answered
    self.right = right
  }

  /// The share of right answers, from 0 to 1; nil before the first answer.
  public var accuracy: Double? { answered == 0 ? nil : Double(right) / Double(answered) }
}

/// One learner's progress with one lesson.
public struct LessonRecord: Hashable, Sendable {
  public var learner: Learner
  public var course: CourseID
  public var lesson: LessonID
  public var title: String
  /// Whether the learner read the lesson to its end.
  public var isRead: Bool
  /// The rules that the lesson's questions grade.
  public var rules: RuleCounts
  public var answers: AnswerCounts

  public init(
    learner: Learner, course: CourseID, lesson: LessonID, title: String, isRead: Bool,
    rules: RuleCounts, answers: AnswerCounts
  ) {
    self.learner = learner
    self.course = course
    self.lesson = lesson
    self.title = title
    self.isRead = isRead
    self.rules = rules
    self.answers = answers
  }
}

/// One learner's progress as a whole: the record that a teacher opens first.
public struct LearnerRecord: Hashable, Sendable {
  public var learner: Learner
  /// The time of the first answer; nil before it.
  public var firstReview: UTCTime?
  /// The time of the last answer; nil before the first.
  public var lastReview: UTCTime?
  /// The number of days with an answer.
  public var dayCount: Int
  public var answers: AnswerCounts
  public var rules: RuleCounts
  /// The number of rules that are due.
  public var dueCount: Int
  /// The time spent answering.
  public var duration: Duration

  public init(
    learner: Learner, firstReview: UTCTime?, lastReview: UTCTime?, dayCount: Int,
    answers: AnswerCounts, rules: RuleCounts, dueCount: Int, duration: Duration
  ) {
    self.learner = learner
    self.firstReview = firstReview
    self.lastReview = lastReview
    self.dayCount = dayCount
    self.answers = answers
    self.rules = rules
    self.dueCount = dueCount
    self.duration = duration
  }
}

/// An answer, as far as it shows whether the learner knows the lesson.
public struct LessonAnswer: Hashable, Sendable {
  public var course: CourseID
  public var lesson: LessonID
  public var isRight: Bool
  /// The probability that a blind guess is right.
  public var guessRate: Double
  /// Whether the question was part of a placement.
  public var isPlacement: Bool

  public init(
    course: CourseID, lesson: LessonID, isRight: Bool, guessRate: Double, isPlacement: Bool
  ) {
    self.course = course
    self.lesson = lesson
    self.isRight = isRight
    self.guessRate = guessRate
    self.isPlacement = isPlacement
  }
}

/// What is known about a learner's knowledge of a lesson, without the rules in it.
public enum LessonKnowledge: String, CaseIterable, Hashable, Sendable {
  case known
  case new
  /// Not sure enough for either.
  case maybe
}

/// A fact of the log that says which lessons a learner knows.
public enum PlacementFact: Hashable, Sendable {
  case answer(LessonAnswer)
  /// The learner says so.
  case placed(CourseID, LessonID, LessonKnowledge)
}

extension LessonRecord {
  /// The lesson's name among those of all courses.
  public var name: LessonName { LessonName(course: course, lesson: lesson) }
}
