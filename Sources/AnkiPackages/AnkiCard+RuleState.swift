public import ReviewLog
internal import SpacedRepetition

extension AnkiCard {
  /// Makes the card of a rule from its state and the answers that graded it, in the log's order. `zone` is that of
  /// the state's days.
  public init(_ state: RuleState, gradedBy answers: [GradedAnswer], in zone: ZoneOffset) {
    self.init(schedule: Self.schedule(of: state, in: zone))
    memory = state.memory
    lastReview = state.lastReview
    lapseCount = state.lapseCount
    isSuspended = state.isSuspended
    reviews = answers.map { AnkiReview($0, in: zone) }
  }

  private static func schedule(of state: RuleState, in zone: ZoneOffset) -> Schedule {
    switch state.phase {
    case .learning where state.reviewCount == 0: return .new
    case .learning: return .learning(due: state.due)
    case .relearning: return .relearning(due: state.due)
    case .review:
      let due = StudyDay(of: state.due, in: zone)
      let days = state.lastDay.map { due.days(since: $0) } ?? 1
      return .review(due: due, interval: Days(max(1, days)))
    }
  }
}

extension AnkiReview {
  init(_ answer: GradedAnswer, in zone: ZoneOffset) {
    let isWithoutEffect = answer.before?.memory == answer.after.memory
    self.init(
      time: answer.time, rating: answer.rating, duration: answer.duration,
      before: answer.before.map { Self.interval(after: $0, in: zone) } ?? .days(Days(0)),
      after: Self.interval(after: answer.after, in: zone),
      difficulty: answer.after.memory?.difficulty,
      kind: isWithoutEffect ? .filtered : Kind(of: answer.before))
  }

  /// Returns the time from a rule's last review to its next.
  private static func interval(after state: RuleState, in zone: ZoneOffset) -> Scheduler.Interval {
    guard let last = state.lastReview, let lastDay = state.lastDay else { return .days(Days(0)) }
    let days = StudyDay(of: state.due, in: zone).days(since: lastDay)
    guard days < 1 else { return .days(Days(days)) }
    return .step(.milliseconds(max(0, state.due.milliseconds - last.milliseconds)))
  }
}

extension AnkiReview.Kind {
  /// The kind of a review by the state before it.
  fileprivate init(of state: RuleState?) {
    switch state?.phase {
    case nil, .learning: self = .learning
    case .review: self = .review
    case .relearning: self = .relearning
    }
  }
}
