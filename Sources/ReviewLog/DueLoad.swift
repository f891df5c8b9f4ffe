/// The number of a learner's rules that are due on each day, by which the schedule levels its load.
///
/// Days are those of UTC, whatever the zone, so that the load follows from the due times alone: a single
/// entry reads them from a store, and a rebuild has met them in the log.
struct DueLoad {
  private var counts: [StudyDay: Int] = [:]

  /// Whether a rule counts: it was graded, and is not suspended.
  static func counts(_ state: RuleState) -> Bool { state.memory != nil && !state.isSuspended }

  /// Counts a rule that is due at this time.
  mutating func add(dueAt time: UTCTime) { counts[day(of: time), default: 0] += 1 }

  /// Counts a rule no more.
  mutating func remove(dueAt time: UTCTime) {
    let day = day(of: time)
    guard let count = counts[day] else { return }
    counts[day] = count > 1 ? count - 1 : nil
  }

  /// Returns how many rules are due on the day of a time.
  func count(on time: UTCTime) -> Int { counts[day(of: time), default: 0] }

  private func day(of time: UTCTime) -> StudyDay { StudyDay(of: time, in: .utc) }
}
