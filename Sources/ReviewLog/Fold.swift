public import Curriculum
public import SpacedRepetition

/// Makes all derived state from the log: the same log gives the same bytes, always.
///
/// It is generic over how learners and rules are named, so that a store folds over row numbers and
/// a test over ids.
public struct Fold<Learner: Hashable, Rule: Hashable> {
  public struct Key: Hashable {
    public var learner: Learner
    public var rule: Rule

    public init(learner: Learner, rule: Rule) {
      self.learner = learner
      self.rule = rule
    }
  }

  private struct Entry {
    var state: RuleState
    var fuzzID: UInt64
  }

  private var entries: [Key: Entry] = [:]
  private let scheduler: Scheduler
  /// For learners who chose how much to remember.
  private var schedulers: [Learner: Scheduler] = [:]
  private let fuzzID: (Key) -> UInt64

  /// `fuzzID` names a learner's rule to the fuzz; see `ReviewLog.fuzzID(learner:rule:)`.
  public init(scheduler: Scheduler, fuzzID: @escaping (Key) -> UInt64) {
    self.scheduler = scheduler
    self.fuzzID = fuzzID
  }

  /// Applies one fact; facts come in the log's order.
  public mutating func apply(
    _ step: RuleState.Step, to key: Key, at time: UTCTime, in zone: ZoneOffset
  ) {
    let scheduler = schedulers[key.learner] ?? scheduler
    func apply(to entry: inout Entry) {
      entry.state.apply(step, at: time, in: zone, scheduler: scheduler, fuzzID: entry.fuzzID)
    }
    apply(to: &entries[key, default: Entry(state: RuleState(firstSeen: time), fuzzID: fuzzID(key))])
  }

  /// A learner chose how much to remember, which counts for the answers that follow; nil puts it back.
  public mutating func apply(retention value: String?, to learner: Learner) {
    var settings = Settings()
    if let value, settings.set(.retention, to: value) {
      schedulers[learner] = scheduler.with(retention: settings.retention)
    } else {
      schedulers[learner] = nil
    }
  }

  /// What the facts so far say of one rule; nil when nothing.
  public func state(of key: Key) -> RuleState? { entries[key]?.state }

  /// What the facts so far led to.
  public var states: [Key: RuleState] { entries.mapValues(\.state) }
}

extension Fold where Learner == LearnerID, Rule == RuleID {
  /// Folds a whole log, in whatever order it comes.
  public init(over entries: some Sequence<LogEntry>, scheduler: Scheduler = .ofRules) {
    self.init(scheduler: scheduler) { ReviewLog.fuzzID(learner: $0.learner, rule: $0.rule) }
    let ordered = LogEntry.ordered(entries)
    var presentations: [PresentationID: Presentation] = [:]
    var undone: Set<PresentationID> = []
    for (_, entry) in ordered {
      switch entry.fact {
      case .presentation(let presentation): presentations[presentation.id] = presentation
      case .event(let event):
        if case .undo(let id) = event.body { undone.insert(id) }
      case .review: break
      }
    }
    var remembered = RememberedAnswers<[String]>()
    for (time, entry) in ordered {
      let zone = entry.fact.moment.zone
      switch entry.fact {
      case .presentation: break
      case .review(let review):
        guard let shown = presentations[review.presentation] else { continue }
        // An answer that was taken back was seen all the same.
        let isRepeated = remembered.take(
          shown.answer,
          of: [review.learner.rawValue, shown.target.rawValue, shown.question.rawValue])
        if undone.contains(shown.id) { continue }
        if let rating = review.rating {
          apply(
            .graded(
              rating, hintCount: review.hintCount, guessRate: shown.guessRate,
              isRepeated: isRepeated),
            to: Key(learner: review.learner, rule: shown.target), at: time, in: zone)
        }
        for rule in review.missed where rule != shown.target {
          apply(
            .missedElsewhere, to: Key(learner: review.learner, rule: rule), at: time, in: zone)
        }
      case .event(let event):
        guard let learner = event.learner else { continue }
        switch event.body {
        case .undo(let id):
          guard let shown = presentations[id] else { continue }
          apply(.undone, to: Key(learner: learner, rule: shown.target), at: time, in: zone)
        case .suspend(let rule):
          apply(.suspended, to: Key(learner: learner, rule: rule), at: time, in: zone)
        case .resume(let rule):
          apply(.resumed, to: Key(learner: learner, rule: rule), at: time, in: zone)
        case .setting(let key, let value):
          if key == Settings.Key.retention.rawValue { apply(retention: value, to: learner) }
        case .skip, .flag, .hint, .step, .verdictSeen, .evidence, .lessonRead, .other: break
        }
      }
    }
  }
}

/// Names a learner's rule to the fuzz (FNV-1a), the same on every machine.
public func fuzzID(learner: LearnerID, rule: RuleID) -> UInt64 {
  "\(learner.rawValue)/\(rule.rawValue)".utf8.reduce(0xcbf2_9ce4_8422_2325) { hash, byte in
    (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }
}

extension Scheduler {
  /// How rules are scheduled: a rule got wrong returns within the session, all else in days.
  ///
  /// The name goes with stored states; states of another name are made again from the log.
  public static let ofRules = Scheduler(
    learningSteps: [.seconds(60)], relearningSteps: [.seconds(60)], fuzz: Fuzz(seed: 6))

  /// Names model, parameters and options, so that a stored state says what it was computed with.
  public var name: String {
    let parameters = Digest.of(fsrs.parameters.weights.map { String($0) }).abbreviated
    let steps = { (steps: [Duration]) in
      steps.map { String($0.components.seconds) }.joined(separator: ",")
    }
    let fuzz = fuzz.map { String($0.seed) } ?? "off"
    return "fsrs-6 parameters=\(parameters) retention=\(desiredRetention)"
      + " longest=\(longestInterval.rawValue) learning=\(steps(learningSteps))"
      + " relearning=\(steps(relearningSteps)) fuzz=\(fuzz)"
  }
}
