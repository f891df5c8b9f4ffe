public import ReviewLog
internal import SQLite
public import SpacedRepetition

extension Store {
  /// Returns a learner's latest value of a setting; nil when it was never set, or was reset.
  public func setting(_ key: String, of learner: LearnerID) throws(StoreError) -> String? {
    let latest = try database.query(
      """
      \(EventRow.select)
      WHERE event.kind = 'setting' AND event.learner = (SELECT id FROM learner WHERE uuid = ?)
        AND iif(json_valid(event.detail), event.detail ->> '$.key' = ?, 1)
      ORDER BY event.counted DESC, coalesce(device.origin, device.uuid) DESC, event.sequence DESC LIMIT 1
      """, [.text(learner.rawValue), .text(key)]
    ) { (row) throws(StoreError) in try EventRow(row).event.body }.first
    guard case .setting(_, let value) = latest else { return nil }
    return value
  }

  /// Returns the scheduler of a learner's next answer.
  public func scheduler(of learner: LearnerID) throws(StoreError) -> Scheduler {
    scheduler.with(try scheduleChoices(of: learner))
  }

  /// Returns what a learner chose about the schedule, as the settings are typed.
  func scheduleChoices(of learner: LearnerID) throws(StoreError) -> [Settings.Key: String] {
    var choices: [Settings.Key: String] = [:]
    for key in Settings.Key.ofSchedule { choices[key] = try setting(key.rawValue, of: learner) }
    return choices
  }

  /// Whether a setting of the whole database was ever set.
  public func hasSetting(_ key: String) throws(StoreError) -> Bool {
    try database.first(
      """
      SELECT 1 FROM event
      WHERE kind = 'setting' AND learner IS NULL
        AND iif(json_valid(detail), detail ->> '$.key' = ?, 0) LIMIT 1
      """, [.text(key)]
    ) { $0.int(0) } != nil
  }

  /// Returns a learner's settings, with the default for those that the learner never chose.
  public func settings(of learner: LearnerID) throws(StoreError) -> Settings {
    var values: [(key: String, value: String)] = []
    for key in Settings.Key.allCases {
      if let value = try setting(key.rawValue, of: learner) { values.append((key.rawValue, value)) }
    }
    return Settings(values)
  }
}
