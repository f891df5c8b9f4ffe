public import Curriculum
public import ReviewLog

/// Everything that the choice of the next question depends on, as data.
public struct SchedulingContext: Hashable, Sendable {
  /// The courses that are taught, in the order in which questions are taken from them.
  public var courses: [Course]
  /// The questions that are wanted.
  public var scope: Scope
  /// Lessons that were read to their end.
  public var lessonsRead: Set<LessonID>
  /// Where the learner stands with each rule; a rule that is missing is new.
  public var rules: [RuleID: Standing]
  /// The question that was asked last, whatever it was about.
  public var lastQuestion: QuestionID?
  /// The rules that the last questions were about, the latest first.
  public var lastTargets: [RuleID]
  /// How often each question was asked; a question that is missing never was.
  public var timesAsked: [QuestionID: Int]
  /// The answers that say which lessons the learner already knows, in the order of the log.
  public var placementAnswers: [LessonAnswer]
  /// How many rules may still be asked for the first time today; limits `Scope.dueAndNew` alone.
  public var newRulesLeft: Int
  /// The kinds of questions that this sitting began with.
  public var familiarKinds: FamiliarKinds
  /// Questions that turned out to be impossible to ask now.
  public var refused: Set<QuestionID>

  /// Where a learner stands with a rule.
  public struct Standing: Hashable, Sendable {
    /// The time of its next review has come.
    public var isDue: Bool
    /// The last answer was wrong, so the rule returns after a few other questions, whatever the
    /// clock says.
    public var isReturning: Bool
    /// The learner doesn't want to be asked about it.
    public var isSuspended: Bool
    /// The question that last asked about it.
    public var lastQuestion: QuestionID?

    /// Where a learner stands with a rule that isn't suspended, unless it says so.
    public init(
      isDue: Bool, isReturning: Bool = false, isSuspended: Bool = false,
      lastQuestion: QuestionID? = nil
    ) {
      self.isDue = isDue
      self.isReturning = isReturning
      self.isSuspended = isSuspended
      self.lastQuestion = lastQuestion
    }
  }

  /// Which questions are wanted.
  public enum Scope: Hashable, Sendable {
    /// Due rules, then new ones.
    case dueAndNew
    case due
    /// Any question of a lesson, read or not.
    case lesson(LessonID)
    /// Any question whose target is the rule.
    case rule(RuleID)
    /// Any question, due and new ones first.
    case anything
    /// Questions that find where to start.
    case placement
  }

  /// A new learner's context, apart from the values that are given.
  public init(
    courses: [Course], scope: Scope = .dueAndNew, lessonsRead: Set<LessonID> = [],
    rules: [RuleID: Standing] = [:], lastQuestion: QuestionID? = nil, lastTargets: [RuleID] = [],
    timesAsked: [QuestionID: Int] = [:], placementAnswers: [LessonAnswer] = [],
    newRulesLeft: Int = .max, familiarKinds: FamiliarKinds = FamiliarKinds(),
    refused: Set<QuestionID> = []
  ) {
    self.courses = courses
    self.scope = scope
    self.lessonsRead = lessonsRead
    self.rules = rules
    self.lastQuestion = lastQuestion
    self.lastTargets = lastTargets
    self.timesAsked = timesAsked
    self.placementAnswers = placementAnswers
    self.newRulesLeft = newRulesLeft
    self.familiarKinds = familiarKinds
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
