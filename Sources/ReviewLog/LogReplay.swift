public import Curriculum
public import SpacedRepetition

/// The state that follows from a whole log in memory, by ids.
///
/// The log may come in any order, such as from a database of another program. `Projection` computes the
/// state, as it does for a store.
public struct LogReplay: Sendable {
  /// The learner and the rule that a state belongs to.
  public struct Key: Hashable, Sendable {
    public var learner: LearnerID
    public var rule: RuleID

    public init(learner: LearnerID, rule: RuleID) {
      self.learner = learner
      self.rule = rule
    }
  }

  /// The learner, the day and the lesson that a summary belongs to.
  public struct DayKey: Hashable, Sendable {
    public var learner: LearnerID
    public var day: StudyDay
    public var lesson: LessonID

    public init(learner: LearnerID, day: StudyDay, lesson: LessonID) {
      self.learner = learner
      self.day = day
      self.lesson = lesson
    }
  }

  /// The state of every rule that the log concerns.
  public let states: [Key: RuleState]
  /// The answers summed up by learner, day and lesson.
  public let days: [DayKey: DaySummary]

  /// Replays a log. A review whose presentation is missing counts for nothing.
  public init(of log: some Sequence<LogEntry>, scheduler: Scheduler = .ofRules) {
    var reader = Reader()
    let entries = reader.read(log)
    let (learners, rules, lessons) = (reader.learners, reader.rules, reader.lessons)
    var projection = Projection(scheduler: scheduler) {
      fuzzID(learner: learners[$0.learner], rule: rules[$0.rule])
    }
    for entry in entries { projection.apply(entry) }
    states = Dictionary(
      uniqueKeysWithValues: projection.states.map { key, state in
        (Key(learner: learners[key.learner], rule: rules[key.rule]), state)
      })
    days = Dictionary(
      uniqueKeysWithValues: projection.days.map { key, summary in
        let lesson = lessons[key.lesson]
        return (DayKey(learner: learners[key.learner], day: key.day, lesson: lesson), summary)
      })
  }

  /// Numbers ids in the order in which it meets them, as a store numbers their rows.
  private struct Numbering<ID: Hashable> {
    private var ids: [ID] = []
    private var numbers: [ID: RowNumber<ID>] = [:]

    mutating func number(_ id: ID) -> RowNumber<ID> {
      if let number = numbers[id] { return number }
      let number = RowNumber<ID>(Int64(ids.count))
      ids.append(id)
      numbers[id] = number
      return number
    }

    subscript(number: RowNumber<ID>) -> ID { ids[Int(number.rawValue)] }
  }

  /// Reads a log as the entries of a projection.
  private struct Reader {
    var learners = Numbering<LearnerID>()
    var rules = Numbering<RuleID>()
    var questions = Numbering<QuestionID>()
    var lessons = Numbering<LessonID>()
    private var presentations: [PresentationID: Presentation] = [:]
    private var undone: Set<PresentationID> = []

    mutating func read(_ log: some Sequence<LogEntry>) -> [Projection.Entry] {
      let ordered = LogEntry.ordered(log)
      for (_, entry) in ordered {
        switch entry.fact {
        case .presentation(let presentation): presentations[presentation.id] = presentation
        case .event(let event):
          if case .undo(let id) = event.body { undone.insert(id) }
        case .review: break
        }
      }
      return ordered.compactMap { time, entry in
        guard let (learner, change) = read(entry.fact) else { return nil }
        let moment = entry.fact.moment
        return Projection.Entry(
          learner: learners.number(learner), time: moment.studyTime(counted: time),
          zone: moment.zone, change: change)
      }
    }

    /// Nil when derived state does not depend on the fact.
    private mutating func read(
      _ fact: LogEntry.Fact
    ) -> (learner: LearnerID, change: Projection.Change)? {
      switch fact {
      case .presentation: return nil
      case .review(let review):
        guard let shown = presentations[review.presentation] else { return nil }
        let answer = Projection.Answer(
          review, to: asked(shown), isUndone: undone.contains(shown.id)
        ) { rules.number($0) }
        return (review.learner, .answered(answer))
      case .event(let event):
        guard let learner = event.learner else { return nil }
        let shown = event.body.presentation.flatMap { presentations[$0] }
        let target = shown.map { rules.number($0.target) }
        return Projection.Change(event.body, target: target) { rules.number($0) }
          .map { (learner, $0) }
      }
    }

    private mutating func asked(_ shown: Presentation) -> Projection.AskedQuestion {
      Projection.AskedQuestion(
        question: questions.number(shown.question), lesson: lessons.number(shown.lesson),
        target: rules.number(shown.target), guessRate: shown.guessRate, rightAnswer: shown.answer)
    }
  }
}
