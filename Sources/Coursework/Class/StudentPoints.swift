internal import Curriculum
public import ReviewLog

/// The points of a hand-in under an assignment as it is now, question by question.
public struct StudentPoints: Hashable, Sendable {
  /// One for each question of the student's copy.
  public var entries: [Entry]
  /// The minutes from the due date to the last answer; 0 in time.
  public var lateMinutes: Int

  public struct Entry: Hashable, Sendable {
    public var item: StudentCopy.Item
    /// The student's own tries, in their order.
    public var attempts: [HandIn.Attempt]
    public var isRight: Bool
    public var points: Double
    public var greatest: Double
    /// Whether the question is asked; one that counts for all or for nobody isn't any more.
    public var isAsked: Bool
  }

  /// `due` is the student's own due date.
  public init(_ collected: CollectedHandIn, in work: AssignmentClass, due: UTCTime?) {
    let assignment = work.assignment
    let items = work.copy(of: collected.handIn.learner.id)
      .items(of: assignment, from: work.questions)
    var tries: [String: [Int: (HandIn.Attempt, Assignment.Try)]] = [:]
    var last: UTCTime?
    for (attempt, judged) in zip(collected.handIn.attempts, collected.judged.attempts) {
      // An answer that comes twice counts once, the first one.
      guard let number = judged.number, tries[judged.question]?[number] == nil else { continue }
      let time = collected.answered(attempt)
      last = max(last ?? time, time)
      tries[judged.question, default: [:]][number] = (
        attempt, Assignment.Try(isRight: judged.outcome == .right, time: time)
      )
    }
    entries = items.map { item in
      let own = (tries[item.question.rawValue] ?? [:]).sorted { $0.key < $1.key }.map(\.value)
      let zone = assignment.zones[item.zone]
      return Entry(
        item: item, attempts: own.map(\.0), isRight: own.contains { $0.1.isRight },
        points: assignment.points(for: own.map(\.1), of: item.question, in: zone, due: due),
        greatest: assignment.greatest(of: item.question, in: zone),
        isAsked: assignment.asks(item.question))
    }
    lateMinutes = 0
    if let due, let last, last > due {
      lateMinutes = Int((last.milliseconds - due.milliseconds + 59_999) / 60_000)
    }
  }

  /// The questions that are asked, those of them with an answer, and those with a right one.
  public var asked: Int { entries.count(where: \.isAsked) }
  public var answered: Int { entries.count { $0.isAsked && !$0.attempts.isEmpty } }
  public var right: Int { entries.count { $0.isAsked && $0.isRight } }
  /// The right ones of all, as a hand-in claims them.
  public var claimed: Int { entries.count(where: \.isRight) }
  public var points: Double { entries.reduce(0) { $0 + $1.points } }
  public var greatest: Double { entries.reduce(0) { $0 + $1.greatest } }
}
