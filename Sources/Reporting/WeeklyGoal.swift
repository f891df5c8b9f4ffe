public import ReviewLog

/// A learner's goal for the week: so many days with answers, whichever they are.
///
/// A week has more days than the goal; those are to spare. A week that can't reach the goal any more is
/// counted all the same, and nothing is said about what is missing.
public struct WeeklyGoal: Hashable, Sendable {
  /// The days with answers that are wanted, from 1 to 7.
  public let wanted: Int
  /// The days of this week that have answers.
  public let done: Int
  /// The days that can be left out; nil when the goal is reached, or can't be reached this week.
  public let spare: Int?

  /// Nil when the learner has no goal. `days` are days with answers; a week begins on Monday.
  public init?(wanted: Int, days: some Sequence<StudyDay>, on today: StudyDay) {
    guard wanted > 0 else { return nil }
    let monday = today.startOfWeek
    let answered = Set(days).filter { $0 >= monday && $0 <= today }
    let left =
      StudyDay.daysOfWeek - today.days(since: monday) - (answered.contains(today) ? 1 : 0)
    let missing = wanted - answered.count
    self.wanted = wanted
    done = answered.count
    spare = missing > 0 && left >= missing ? left - missing : nil
  }

  /// Whether the week has as many days as were wanted.
  public var isReached: Bool { done >= wanted }
}
