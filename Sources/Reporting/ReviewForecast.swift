public import ReviewLog

/// The number of rules that come due on each of the days ahead, if none is answered before.
public struct ReviewForecast: Hashable, Sendable {
  /// Today; rules that are overdue count for it.
  public var first: StudyDay
  /// The number of rules for each day, from `first` on.
  public var counts: [Int]

  /// Counts the rules that were asked, graded or not, and are not suspended.
  public init(of states: some Sequence<RuleState>, from now: Moment, days: Int) {
    first = now.day
    counts = [Int](repeating: 0, count: days)
    for state in states where !state.isSuspended {
      let day = max(0, StudyDay(of: state.due, in: now.zone).days(since: first))
      if day < days { counts[day] += 1 }
    }
  }

  /// The days with their counts, from `first` on.
  public var days: [(day: StudyDay, count: Int)] {
    counts.enumerated().map { (first.advanced(by: $0.offset), $0.element) }
  }
}
