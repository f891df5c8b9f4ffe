public import Curriculum
public import Pages
public import ReviewLog
public import SpacedRepetition

/// The numbers about a learner that progress and the report's page show.
///
/// It is computed once; the lines of `vdl progress`, its JSON and the page are views of it, so that they
/// agree.
public struct LearnerReport: Hashable, Sendable {
  /// The learner's name.
  public var learner: String
  /// The moment of the report.
  public var moment: Moment
  /// The rules that questions ask about, in the order of the subjects.
  public var rules: [Rule]
  /// The lessons of the courses that are taught, in their order.
  public var lessons: [Lesson]
  /// The days with answers, the oldest first.
  public var days: [Day]
  /// The number of rules that are due, without suspended ones.
  public var dueCount: Int
  /// The number of rules that were asked and not graded yet, as after what may be a guess.
  public var ungradedCount: Int
  /// The reviews of the days ahead.
  public var forecast: ReviewForecast
  /// The calibration of the schedule's predictions.
  public var recall: Calibration
  /// The share of rules that were known when they were due.
  public var recallTarget: RecallTarget
  /// The calibration of the learner's own confidence.
  public var confidence: Calibration
  /// The misconceptions that the answers fit, named or suspected.
  public var misconceptions: [Misconception]
  /// The probability of recall at which a rule is due.
  public var retention: Double
  /// The learner's goal for this week; nil when they have none.
  public var week: WeeklyGoal?
  /// What the learner may do next, the best first.
  public var advice: [Advice] = []
  /// The latest answers that weren't right, the latest first.
  public var mistakes: [Mistake] = []
  /// The style that the mistakes' pictures need.
  public var pictureStyle: Markup.StaticText?

  /// A thing to do, with the command that does it.
  public struct Advice: Hashable, Sendable {
    public var sentence: String
    /// As it is typed into a shell; nil when there is nothing to type.
    public var command: String?

    public init(_ sentence: String, command: String? = nil) {
      self.sentence = sentence
      self.command = command
    }
  }

  /// An answer that wasn't right, with its picture.
  public struct Mistake: Hashable, Sendable {
    /// The question's name.
    public var question: String
    public var day: StudyDay
    /// Sentences about the answer.
    public var lead: [String]
    /// The answer beside the truth; nil where that is no picture.
    public var answer: Markup?
    /// The run that decides the question.
    public var run: Markup

    public init(
      question: String, day: StudyDay, lead: [String], answer: Markup?, run: Markup
    ) {
      self.question = question
      self.day = day
      self.lead = lead
      self.answer = answer
      self.run = run
    }
  }

  /// A rule that questions ask about.
  public struct Rule: Hashable, Sendable {
    public var id: RuleID
    /// The rule's sentence in the rule book; nil when the report has no rule book.
    public var sentence: String?
    /// The first lesson that asks about it.
    public var lesson: LessonName
    public var standing: RuleState.Standing
    /// Nil when it was never graded.
    public var memory: MemoryState?
    /// The probability that it is known today: 0 until it is answered right once, and on a day when it was
    /// answered wrong last; nil when it was never graded.
    public var recall: Double?
    /// Nil when it was never graded.
    public var due: UTCTime?
    public var isSuspended: Bool
    /// The day since which it is held without a break; nil when it isn't held.
    public var heldSince: StudyDay?
    /// The graded answers, the oldest first.
    public var answers: [Answer]

    /// A graded answer, with the memory after it.
    public struct Answer: Hashable, Sendable {
      public var day: StudyDay
      public var isPass: Bool
      public var memory: MemoryState?
    }

    /// The share of passes, with its uncertainty; nil without an answer.
    public var passes: Estimate? {
      Estimate(right: answers.count(where: \.isPass), of: answers.count)
    }
  }

  /// A lesson as a node of the course's graph.
  public struct Lesson: Hashable, Sendable {
    public var id: LessonName
    /// Its place in the list of all lessons, from 1.
    public var number: Int
    public var title: String
    /// Whether the learner has read it to its end.
    public var isRead: Bool
    /// The lessons that it builds on.
    public var prerequisites: [LessonName]
    /// Its rules by standing.
    public var counts: RuleCounts
    /// The answers to its questions.
    public var answers: AnswerCounts

    public init(
      id: LessonName, number: Int, title: String, isRead: Bool, prerequisites: [LessonName],
      counts: RuleCounts, answers: AnswerCounts
    ) {
      self.id = id
      self.number = number
      self.title = title
      self.isRead = isRead
      self.prerequisites = prerequisites
      self.counts = counts
      self.answers = answers
    }
  }

  /// The answers of a day.
  public struct Day: Hashable, Sendable {
    public var day: StudyDay
    public var answers: AnswerCounts
    /// The time spent answering.
    public var seconds: Int

    public init(day: StudyDay, answers: AnswerCounts, seconds: Int) {
      self.day = day
      self.answers = answers
      self.seconds = seconds
    }
  }

  /// A misconception that the learner's answers fit.
  public struct Misconception: Hashable, Sendable {
    public var id: String
    /// The misconception as a sentence of the person who has it.
    public var sentence: String
    /// The answer to it: what to expect instead, and why.
    public var refutation: String
    /// Its probability after all answers.
    public var posterior: Double
    /// Whether it was named to the learner.
    public var isNamed: Bool
    /// The rules that it contradicts.
    public var rules: [RuleID]

    public init(
      id: String, sentence: String, refutation: String, posterior: Double, isNamed: Bool,
      rules: [RuleID]
    ) {
      self.id = id
      self.sentence = sentence
      self.refutation = refutation
      self.posterior = posterior
      self.isNamed = isNamed
      self.rules = rules
    }
  }

  /// A rule of a course with its state in the store.
  public struct Subject: Hashable, Sendable {
    public var rule: RuleID
    public var lesson: LessonName
    /// The rule's sentence in the rule book; nil when the report has no rule book.
    public var sentence: String?
    /// Nil when the learner was never asked about it.
    public var state: RuleState?

    public init(rule: RuleID, lesson: LessonName, sentence: String?, state: RuleState?) {
      self.rule = rule
      self.lesson = lesson
      self.sentence = sentence
      self.state = state
    }
  }

  /// Computes the report; `history` has all graded answers, the oldest first, `weeklyGoal` is a number of
  /// days, 0 for none, and `forecastDays` counts from today.
  public init(
    learner: String, at moment: Moment, subjects: [Subject], history: [GradedAnswer],
    lessons: [Lesson], days: [Day], misconceptions: [Misconception] = [], retention: Double = 0.9,
    weeklyGoal: Int = 0, fsrs: FSRS = FSRS(), forecastDays: Int = 30
  ) {
    self.learner = learner
    self.moment = moment
    self.lessons = lessons
    self.days = days
    self.misconceptions = misconceptions
    self.retention = retention
    week = WeeklyGoal(
      wanted: weeklyGoal, days: days.filter { $0.answers.answered > 0 }.map(\.day), on: moment.day)
    let heldSince = Self.heldSince(in: history)
    var answers: [RuleID: [Rule.Answer]] = [:]
    recall = Calibration()
    recallTarget = RecallTarget(retention, in: history, by: fsrs)
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
    ungradedCount = subjects.compactMap(\.state).count { !$0.isSuspended && $0.memory == nil }
    rules = subjects.map { subject in
      let given = answers[subject.rule] ?? []
      // FSRS foresees what is remembered of an answer that was read; nobody has shown that yet.
      let isShown =
        given.isEmpty
        || given.contains(where: \.isPass)
          && (given.last?.isPass == true || given.last?.day != moment.day)
      return Rule(
        id: subject.rule, sentence: subject.sentence, lesson: subject.lesson,
        standing: subject.state?.standing ?? .new, memory: subject.state?.memory,
        recall: subject.state?.recall(on: moment.day, by: fsrs).map { isShown ? $0 : 0 },
        due: subject.state?.memory == nil ? nil : subject.state?.due,
        isSuspended: subject.state?.isSuspended ?? false,
        heldSince: subject.state?.standing == .held ? heldSince[subject.rule] : nil,
        answers: given)
    }
    forecast = ReviewForecast(
      of: subjects.compactMap(\.state), from: moment, days: forecastDays)
  }
}

extension LearnerReport {
  /// The number of rules with a standing.
  public func count(_ standing: RuleState.Standing) -> Int {
    rules.count { $0.standing == standing }
  }

  /// The number of rules that are being learnt: those that were asked are, graded or not.
  public var learningCount: Int { count(.learning) + ungradedCount }

  /// The number of rules that were never asked.
  public var newCount: Int { count(.new) - ungradedCount }

  /// After so many days as held, a rule has outlived its first long interval.
  public static let lastingDays = 30

  /// The number of rules that are held for 30 days without a break.
  public var lastingCount: Int {
    rules.count { rule in
      rule.heldSince.map { moment.day.days(since: $0) >= Self.lastingDays } ?? false
    }
  }

  /// Returns for each rule that the latest answer left held the day since which it is.
  private static func heldSince(in history: [GradedAnswer]) -> [RuleID: StudyDay] {
    var since: [RuleID: StudyDay] = [:]
    for answer in history {
      if answer.after.standing != .held {
        since[answer.rule] = nil
      } else if since[answer.rule] == nil {
        since[answer.rule] = answer.day
      }
    }
    return since
  }

  /// The number of rules with a standing that are known today, from the probability of each.
  public func known(_ standing: RuleState.Standing) -> Estimate {
    Estimate(of: rules.filter { $0.standing == standing }.compactMap(\.recall))
  }

  /// The number of all rules that are known today.
  public var known: Estimate { Estimate(of: rules.compactMap(\.recall)) }

  /// The answers of all days together.
  public var answers: AnswerCounts {
    AnswerCounts(
      answered: days.reduce(0) { $0 + $1.answers.answered },
      right: days.reduce(0) { $0 + $1.answers.right })
  }
}
