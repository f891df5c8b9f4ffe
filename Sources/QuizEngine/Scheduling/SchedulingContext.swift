public import Curriculum
public import ReviewLog

/// Everything that the choice of the next question depends on, as data.
public struct SchedulingContext: Hashable, Sendable {
  /// The courses that are taught, in the order in which questions are taken from them.
  public var courses: [Course]
  /// The questions that are wanted.
  public var scope: Scope
  /// Lessons that were read to their end.
  public var lessonsRead: Set<LessonName>
  /// Where the learner stands with each rule; a rule that is missing is new.
  public var rules: [RuleID: Standing]
  /// The question that was asked last, whatever it was about.
  public var lastQuestion: QuestionID?
  /// How often each question was asked; a question that is missing never was.
  public var timesAsked: [QuestionID: Int]
  /// What says which lessons the learner already knows, in the order of the log.
  public var placementFacts: [PlacementFact]
  /// How many rules may still be asked for the first time today. A lesson or a rule that is asked for has
  /// no such limit, nor the next one.
  public var newRulesLeft: Int
  /// How many more questions today has at most, after an absence (`DailyLoad`).
  public var loadLeft: Int
  /// The questions that this sitting asked.
  public var sitting: SittingHistory
  /// Questions that turned out to be impossible to ask now.
  public var refused: Set<QuestionID>

  /// Where a learner stands with a rule.
  public struct Standing: Hashable, Sendable {
    /// The time of its next review has come.
    public var isDue: Bool
    /// The last answer was wrong, or right by what may be a guess, so the rule returns after a few other
    /// questions of the same sitting, whatever the clock says.
    public var isReturning: Bool
    /// The last answer was right by what may be a guess, which another question must confirm.
    public var isPassPending: Bool
    /// The learner doesn't want to be asked about it.
    public var isSuspended: Bool
    /// The question that last asked about it.
    public var lastQuestion: QuestionID?
    /// The probability that the learner recalls it today, from 0 to 1; nil before its first grade.
    public var recall: Double?

    /// Where a learner stands with a rule that isn't suspended, unless it says so.
    public init(
      isDue: Bool, isReturning: Bool = false, isPassPending: Bool = false,
      isSuspended: Bool = false, lastQuestion: QuestionID? = nil, recall: Double? = nil
    ) {
      self.isDue = isDue
      self.isReturning = isReturning
      self.isPassPending = isPassPending
      self.isSuspended = isSuspended
      self.lastQuestion = lastQuestion
      self.recall = recall
    }
  }

  /// Which questions are wanted.
  public enum Scope: Hashable, Sendable {
    /// Due rules, then new ones.
    case dueAndNew
    case due
    /// Any question of a lesson, read or not.
    case lesson(LessonName)
    /// Any question whose target is the rule.
    case rule(RuleID)
    /// Due rules, then new ones, then others that the learner has met.
    case anything
    /// Questions that find where to start.
    case placement
    /// These questions, whatever the sitting asked before.
    case questions([QuestionID])
    /// The questions of an assignment, which no policy chooses.
    case assignment([QuestionID])

    /// Whether a question may be asked here.
    public func contains(_ question: Question) -> Bool {
      switch self {
      case .dueAndNew, .due, .anything, .placement: true
      case .lesson(let lesson): question.lessonName == lesson
      case .rule(let rule): question.rules.first == rule
      case .questions(let questions), .assignment(let questions): questions.contains(question.id)
      }
    }

    /// Whether days limit the questions that are asked here. A learner who asks for a lesson, a rule, a
    /// placement or their mistakes gets it.
    public var isLimitedByDay: Bool {
      switch self {
      case .dueAndNew, .due, .anything: true
      case .lesson, .rule, .placement, .questions, .assignment: false
      }
    }
  }

  /// A new learner's context, apart from the values that are given.
  public init(
    courses: [Course], scope: Scope = .dueAndNew, lessonsRead: Set<LessonName> = [],
    rules: [RuleID: Standing] = [:], lastQuestion: QuestionID? = nil,
    timesAsked: [QuestionID: Int] = [:], placementFacts: [PlacementFact] = [],
    newRulesLeft: Int = .max, loadLeft: Int = .max, sitting: SittingHistory = SittingHistory(),
    refused: Set<QuestionID> = []
  ) {
    self.courses = courses
    self.scope = scope
    self.lessonsRead = lessonsRead
    self.rules = rules
    self.lastQuestion = lastQuestion
    self.timesAsked = timesAsked
    self.placementFacts = placementFacts
    self.newRulesLeft = newRulesLeft
    self.loadLeft = loadLeft
    self.sitting = sitting
    self.refused = refused
  }
}

/// A question that was chosen, and the reason for it.
public struct NextQuestion: Hashable, Sendable {
  public var question: Question
  public var occasion: Presentation.Occasion
}

/// How many other questions come between a wrong answer and the rule's return.
public let questionsBeforeReturn = 3
