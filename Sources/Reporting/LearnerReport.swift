public import Curriculum
public import ReviewLog
public import SpacedRepetition

/// All that progress and the report's page tell of a learner, in numbers.
///
/// It is made once; the lines of `vdl progress`, its JSON and the page are views of it, so that they
/// agree.
public struct LearnerReport: Hashable, Sendable {
  public var learner: String
  public var moment: Moment
  public var rules: [Rule]
  public var lessons: [Lesson]
  public var days: [Day]
  public var dueCount: Int
  public var forecast: ReviewForecast
  /// Of the schedule's predictions.
  public var recall: Calibration
  /// Of what the learner said of their own answers.
  public var confidence: Calibration
  public var beliefs: [Belief]
  /// The probability of recall at which a rule is due.
  public var retention: Double

  /// A rule that questions ask about.
  public struct Rule: Hashable, Sendable {
    public var id: RuleID
    public var sentence: String?
    public var lesson: LessonID
    public var standing: RuleState.Standing
    public var memory: MemoryState?
    /// The probability that it is known today; nil when it was never graded.
    public var recall: Double?
    public var due: UTCTime?
    public var isSuspended: Bool
    public var answers: [Answer]

    /// An answer, with the memory from then on.
    public struct Answer: Hashable, Sendable {
      public var day: StudyDay
      public var isPass: Bool
      public var memory: MemoryState?
    }

    /// The share of passes, with its uncertainty.
    public var passes: Estimate? {
      Estimate(right: answers.count(where: \.isPass), of: answers.count)
    }
  }

  /// A lesson as a node of the course's graph.
  public struct Lesson: Hashable, Sendable {
    public var id: LessonID
    public var course: CourseID
    public var number: Int
    public var title: String
    public var isRead: Bool
    public var prerequisites: [LessonID]
    public var counts: RuleCounts
    public var answers: AnswerCounts

    public init(
      id: LessonID, course: CourseID, number: Int, title: String, isRead: Bool,
      prerequisites: [LessonID], counts: RuleCounts, answers: AnswerCounts
    ) {
      self.id = id
      self.course = course
      self.number = number
      self.title = title
      self.isRead = isRead
      self.prerequisites = prerequisites
      self.counts = counts
      self.answers = answers
    }
  }

  /// What was done on a day.
  public struct Day: Hashable, Sendable {
    public var day: StudyDay
    public var answers: AnswerCounts
    public var seconds: Int

    public init(day: StudyDay, answers: AnswerCounts, seconds: Int) {
      self.day = day
      self.answers = answers
      self.seconds = seconds
    }
  }

  /// A wrong belief that the answers speak of.
  public struct Belief: Hashable, Sendable {
    public var id: String
    public var sentence: String
    /// How likely it is, from all answers.
    public var posterior: Double
    /// Whether the learner was told of it.
    public var isNamed: Bool
    public var rules: [RuleID]

    public init(
      id: String, sentence: String, posterior: Double, isNamed: Bool, rules: [RuleID]
    ) {
      self.id = id
      self.sentence = sentence
      self.posterior = posterior
      self.isNamed = isNamed
      self.rules = rules
    }
  }

  /// A rule before anything was answered, as the course has it.
  public struct Subject: Hashable, Sendable {
    public var rule: RuleID
    public var lesson: LessonID
    public var sentence: String?
    public var state: RuleState?

    public init(rule: RuleID, lesson: LessonID, sentence: String?, state: RuleState?) {
      self.rule = rule
      self.lesson = lesson
      self.sentence = sentence
      self.state = state
    }
  }

  public init(
    learner: String, at moment: Moment, subjects: [Subject], history: [GradedAnswer],
    lessons: [Lesson], days: [Day], beliefs: [Belief] = [], retention: Double = 0.9,
    fsrs: FSRS = FSRS(), forecastDays: Int = 30
  ) {
    self.learner = learner
    self.moment = moment
    self.lessons = lessons
    self.days = days
    self.beliefs = beliefs
    self.retention = retention
    var answers: [RuleID: [Rule.Answer]] = [:]
    recall = Calibration()
    confidence = Calibration()
    for answer in history {
      answers[answer.rule, default: []].append(
        Rule.Answer(
          day: answer.day, isPass: answer.rating.isPass,
          memory: answer.after.memory))
      if let predicted = answer.predictedRecall(by: fsrs) {
        recall.add(predicted, came: answer.rating.isPass)
      }
      if let said = answer.confidence { confidence.add(said, came: answer.isRight) }
    }
    dueCount = subjects.compactMap(\.state).count { !$0.isSuspended && $0.due <= moment.time }
    rules = subjects.map { subject in
      Rule(
        id: subject.rule, sentence: subject.sentence, lesson: subject.lesson,
        standing: subject.state?.standing ?? .new, memory: subject.state?.memory,
        recall: subject.state?.recall(on: moment.day, by: fsrs),
        due: subject.state?.memory == nil ? nil : subject.state?.due,
        isSuspended: subject.state?.isSuspended ?? false, answers: answers[subject.rule] ?? [])
    }
    forecast = ReviewForecast(
      of: subjects.compactMap(\.state), from: moment, days: forecastDays)
  }
}

extension LearnerReport {
  /// How many rules there are of a standing.
  public func count(_ standing: RuleState.Standing) -> Int {
    rules.count { $0.standing == standing }
  }

  /// How many rules of a standing are known today; the schedule gives each a probability.
  public func known(_ standing: RuleState.Standing) -> Estimate {
    Estimate(of: rules.filter { $0.standing == standing }.compactMap(\.recall))
  }

  /// How many of all rules are known today.
  public var known: Estimate { Estimate(of: rules.compactMap(\.recall)) }

  /// The answers of all days.
  public var answers: AnswerCounts {
    AnswerCounts(
      answered: days.reduce(0) { $0 + $1.answers.answered },
      right: days.reduce(0) { $0 + $1.answers.right })
  }
}
