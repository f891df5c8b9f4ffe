public import ReviewLog
internal import SQLite

extension Store {
  /// Returns a learner's latest value of a setting; nil when it was never set, or was reset.
  public func setting(_ key: String, of learner: LearnerID) throws(StoreError) -> String? {
    try database.first(
      """
      SELECT detail ->> '$.value' FROM event JOIN device ON device.id = event.device
      WHERE kind = 'setting' AND learner = (SELECT id FROM learner WHERE uuid = ?)
        AND detail ->> '$.key' = ?
      ORDER BY counted DESC, device.uuid DESC, sequence DESC LIMIT 1
      """, [.text(learner.rawValue), .text(key)]
    ) { $0.optionalText(0) } ?? nil
  }

  /// Whether a setting of the whole database was ever set.
  public func hasSetting(_ key: String) throws(StoreError) -> Bool {
    try database.first(
      """
      SELECT 1 FROM event
      WHERE kind = 'setting' AND learner IS NULL AND detail ->> '$.key' = ? LIMIT 1
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
