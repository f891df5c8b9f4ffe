public import Curriculum
public import SpacedRepetition

/// The state that follows from the log: memory states and day summaries.
///
/// The same entries give the same bytes, always. A store projects its whole log to rebuild its tables
/// and a single entry to keep them up to date; `LogReplay` projects a log in memory. All of them apply
/// the same entries here:
///
///     var projection = Projection(scheduler: .ofRules) { fuzzID(of: $0) }
///     for entry in entries { projection.apply(entry) }     // in the log's order
///     projection.states[key]
public struct Projection {
  /// A learner's row, which no other kind of row can replace.
  public typealias Learner = RowNumber<LearnerID>
  /// A rule's row.
  public typealias Rule = RowNumber<RuleID>
  /// A question's row.
  public typealias Question = RowNumber<QuestionID>
  /// A lesson's row.
  public typealias Lesson = RowNumber<LessonID>

  /// The learner and the rule that a state belongs to.
  public struct Key: Hashable, Sendable {
    public var learner: Learner
    public var rule: Rule

    public init(learner: Learner, rule: Rule) {
      self.learner = learner
      self.rule = rule
    }
  }

  /// The learner, the day and the lesson that a summary belongs to.
  public struct DayKey: Hashable, Sendable {
    public var learner: Learner
    public var day: StudyDay
    public var lesson: Lesson

    public init(learner: Learner, day: StudyDay, lesson: Lesson) {
      self.learner = learner
      self.day = day
      self.lesson = lesson
    }
  }

  private struct Memory {
    var state: RuleState
    var fuzzID: UInt64
  }

  private var memories: [Key: Memory] = [:]
  private var loads: [Learner: DueLoad] = [:]
  /// The answers of the applied entries, summed up by learner, day and lesson.
  public private(set) var days: [DayKey: DaySummary] = [:]
  private var remembered = RememberedAnswers()
  private let scheduler: Scheduler
  /// What learners chose about the schedule, by learner.
  private var choices: [Learner: [Settings.Key: String]] = [:]
  /// For these learners.
  private var schedulers: [Learner: Scheduler] = [:]
  private let fuzzID: (Key) -> UInt64

  /// Starts with an empty log. `fuzzID` names a learner's rule to the fuzz; see
  /// `ReviewLog.fuzzID(learner:rule:)`.
  public init(scheduler: Scheduler, fuzzID: @escaping (Key) -> UInt64) {
    self.scheduler = scheduler
    self.fuzzID = fuzzID
  }

  // MARK: Applying

  /// Applies one entry; entries come in the log's order.
  public mutating func apply(_ entry: Entry) {
    var isRepeated = false
    switch entry.change {
    case .answered(let answer):
      isRepeated = remembered.take(
        answer.question.rightAnswer, of: answer.question, by: entry.learner)
      if !answer.isUndone {
        let key = DayKey(learner: entry.learner, day: entry.day, lesson: answer.question.lesson)
        days[key, default: DaySummary()].add(answer, at: entry.time)
      }
    case .chosen(let key, let value): choose(key, value, for: entry.learner)
    case .undone, .suspended, .resumed: break
    }
    entry.forEachStep(isRepeated: isRepeated) { rule, step in
      apply(step, to: Key(learner: entry.learner, rule: rule), at: entry.time, in: entry.zone)
    }
  }

  private mutating func apply(
    _ step: RuleState.Step, to key: Key, at time: UTCTime, in zone: ZoneOffset
  ) {
    let scheduler = schedulers[key.learner] ?? scheduler
    var memory =
      memories[key] ?? Memory(state: RuleState(firstSeen: time), fuzzID: fuzzID(key))
    // The rule's own due day is no load on the next one.
    removeLoad(of: key)
    memory.state.apply(
      step, at: time, in: zone, scheduler: scheduler, fuzzID: memory.fuzzID,
      load: { loads[key.learner]?.count(on: $0) ?? 0 })
    keep(memory, of: key)
  }

  private mutating func removeLoad(of key: Key) {
    guard let state = memories[key]?.state, DueLoad.counts(state) else { return }
    loads[key.learner]?.remove(dueAt: state.due)
  }

  private mutating func keep(_ memory: Memory, of key: Key) {
    memories[key] = memory
    if DueLoad.counts(memory.state) { restore(due: memory.state.due, of: key.learner) }
  }

  private mutating func choose(_ key: Settings.Key, _ value: String?, for learner: Learner) {
    choices[learner, default: [:]][key] = value
    schedulers[learner] = scheduler.with(choices[learner, default: [:]])
  }

  // MARK: Going on from stored state

  /// Takes in the stored state of a rule, from which the next entry goes on.
  public mutating func restore(_ state: RuleState, of key: Key) {
    removeLoad(of: key)
    keep(Memory(state: state, fuzzID: fuzzID(key)), of: key)
  }

  /// Takes in when a rule is due that the next entry doesn't concern: it was graded, and is not suspended.
  /// Rules that are due before the entry make no difference.
  public mutating func restore(due time: UTCTime, of learner: Learner) {
    loads[learner, default: DueLoad()].add(dueAt: time)
  }

  /// Takes in a right answer of a time when a learner answered this question.
  public mutating func restore(
    seenAnswer answer: UInt64, to question: AskedQuestion, by learner: Learner
  ) {
    _ = remembered.take(answer, of: question, by: learner)
  }

  /// Takes in what a learner chose about the schedule, as the settings are typed.
  public mutating func restore(choices: [Settings.Key: String], of learner: Learner) {
    for (key, value) in choices { choose(key, value, for: learner) }
  }

  // MARK: Reading

  /// Returns the state of one rule; nil when no entry concerned it.
  public func state(of key: Key) -> RuleState? { memories[key]?.state }

  /// The state of every rule that an entry concerned.
  public var states: [Key: RuleState] { memories.mapValues(\.state) }
}
