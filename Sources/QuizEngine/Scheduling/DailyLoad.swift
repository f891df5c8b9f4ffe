public import ReviewLog

/// How many questions a day a learner is asked after an absence.
///
/// Everything becomes due meanwhile. For as many days as the absence lasted, and at most four weeks, a day
/// has no more than twice the questions that were usual before it. The usual number is the mean of the
/// last 28 days with answers.
public struct DailyLoad: Hashable, Sendable {
  /// The number of questions that a day has at most; nil for a learner who isn't back from an absence.
  public let most: Int?

  /// So many days without an answer are an absence.
  private static let absence = 7
  /// So many days with answers show what is usual, at least and at most.
  private static let usualDays = 7...28
  private static let longestReturn = 28
  private static let greatestShare = 2

  /// Takes the days with answers, the oldest first. `today` may be among them.
  public init(_ days: [(day: StudyDay, answered: Int)], on today: StudyDay) {
    let past = days.filter { $0.answered > 0 && $0.day < today }
    // The absence before a day is the time since the day before it in the list.
    let ends = past.dropFirst().map(\.day) + [today]
    let absences = zip(past.indices, ends).map { index, end in
      (left: index, end: end, length: end.days(since: past[index].day) - 1)
    }
    guard let latest = absences.last(where: { $0.length >= Self.absence }),
      latest.left + 1 >= Self.usualDays.lowerBound,
      today.days(since: latest.end) < min(latest.length, Self.longestReturn)
    else {
      most = nil
      return
    }
    let usual = past[...latest.left].suffix(Self.usualDays.upperBound).map(\.answered)
    most = max(1, Self.greatestShare * usual.reduce(0, +) / usual.count)
  }
}
