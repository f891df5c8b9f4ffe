public import Curriculum
public import ReviewLog

/// What a student's answers are worth.
///
/// Four things hold, whatever the assignment (PrairieLearn states them for its exams and homework): another try
/// never loses points, a later try never pays more, all answers right at the first try and in time are the total,
/// and the order in which questions are answered doesn't matter.
extension Assignment {
  /// One try of a question.
  public struct Try: Hashable, Sendable {
    public var isRight: Bool
    public var time: UTCTime

    public init(isRight: Bool, time: UTCTime) {
      self.isRight = isRight
      self.time = time
    }
  }

  /// The share of its points that a right answer gets at a time, from 0 to 1.
  ///
  /// `due` is the student's own due date, which the roster may have moved: late answers are late by as much less.
  public func share(at time: UTCTime, due: UTCTime? = nil) -> Double {
    guard let planned = self.due, let due = due ?? self.due, time > due else { return 1 }
    let moved = due.milliseconds - planned.milliseconds
    let late = credit.first { time.milliseconds <= $0.until.milliseconds + moved }
    return (late?.percent ?? 0) / 100
  }

  /// The points for the tries of one question of a zone, in the order in which they were made. Tries beyond those
  /// that the zone allows count for nothing.
  public func points(for tries: [Try], in zone: Zone, due: UTCTime? = nil) -> Double {
    tries.prefix(zone.tries ?? .max).enumerated().reduce(0) { best, next in
      let (index, attempt) = next
      guard attempt.isRight, let last = zone.points.last else { return best }
      let worth = index < zone.points.count ? zone.points[index] : last
      return max(best, worth * share(at: attempt.time, due: due))
    }
  }

  /// The points for the tries of a question, which may have been corrected.
  public func points(
    for tries: [Try], of question: QuestionID, in zone: Zone, due: UTCTime? = nil
  ) -> Double {
    switch corrections[question] {
    case .full?: zone.points.first ?? 0
    case Correction.none?: 0
    case .new?, nil: points(for: tries, in: zone, due: due)
    }
  }

  /// The most that a question can bring.
  public func greatest(of question: QuestionID, in zone: Zone) -> Double {
    corrections[question] == Correction.none ? 0 : zone.points.first ?? 0
  }

  /// Whether a question is still asked.
  public func asks(_ question: QuestionID) -> Bool {
    switch corrections[question] {
    case .full?, Correction.none?: false
    case .new?, nil: true
    }
  }

  /// Whether an answer can still be worth something at a time.
  public func isOpen(at time: UTCTime, due: UTCTime? = nil) -> Bool {
    share(at: time, due: due) > 0
  }
}
