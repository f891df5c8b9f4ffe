public import Curriculum
public import Releases

/// The fact that a question was shown to a learner.
public struct Presentation: Hashable, Sendable {
  public var id: PresentationID
  /// The learner who saw the question.
  public var learner: LearnerID
  /// When the question was shown.
  public var moment: Moment
  /// The sitting; nil outside of one.
  public var session: SessionID?
  /// The reason for which the question was asked.
  public var occasion: Occasion
  public var question: QuestionID
  /// The lesson that had the question at that time.
  public var lesson: LessonID
  /// The wording and meaning of the question at that time.
  public var revision: RevisionID
  /// The seed of the question's variant.
  public var seed: UInt64
  /// The version of the model whose run gave the right answer.
  public var modelVersion: String
  /// The iOS version of the question's run.
  public var ios: IOSVersion
  /// The kind of question.
  public var kind: QuestionKind
  /// The probability that a blind guess is right.
  public var guessRate: Double
  /// The one rule that the answer is graded for.
  public var target: RuleID
  /// A number computed from the right answer, independent of the names of classes and the order of
  /// choices; nil where it was not kept.
  public var answer: UInt64?
  /// The whole text on the screen. The store keeps equal texts once.
  public var rendered: String

  public init(
    id: PresentationID, learner: LearnerID, moment: Moment, session: SessionID? = nil,
    occasion: Occasion, question: QuestionID, lesson: LessonID, revision: RevisionID, seed: UInt64,
    modelVersion: String, ios: IOSVersion, kind: QuestionKind, guessRate: Double, target: RuleID,
    answer: UInt64? = nil, rendered: String
  ) {
    self.id = id
    self.learner = learner
    self.moment = moment
    self.session = session
    self.occasion = occasion
    self.question = question
    self.lesson = lesson
    self.revision = revision
    self.seed = seed
    self.modelVersion = modelVersion
    self.ios = ios
    self.kind = kind
    self.guessRate = guessRate
    self.target = target
    self.answer = answer
    self.rendered = rendered
  }

  /// The reason for which a question is asked.
  public enum Occasion: String, Hashable, Sendable, CaseIterable {
    /// The rule was never asked before.
    case new
    /// The rule was due.
    case due
    /// The learner chose it.
    case practice
    /// vdl looks for the lesson to start with; the only occasion that is rated easy.
    case placement
  }
}

extension Presentation {
  /// The name of the question's lesson among those of all courses.
  public var lessonName: LessonName { LessonName(course: question.course, lesson: lesson) }
}
