internal import Phrases

/// What `vdl settings` says.
public enum SettingList {
  public static func setting(_ meaning: String, values: String) -> String {
    "\(meaning): \(values)"
  }

  // MARK: What the settings mean, and what they may be

  public static let retention = "how likely you are to know a rule when it is asked again"
  public static let retentionValues = "0.7 to 0.97"
  public static let newPerDay = "how many new rules a day you are asked about"
  public static let newPerDayValues = "0 to 1000"
  public static let sessionLength = "how many questions make a session"
  public static let sessionLengthValues = "1 to 1000"
  public static let confidence = "whether you are asked how sure you are"
  public static let confidenceValues = "on or off"

  // MARK: Errors; in lower case, no full stop

  public static func none(called key: String, among keys: [String]) -> String {
    "no setting is called '\(key)'; there are \(list(keys))"
  }

  /// `restoring` is the word that puts a setting back.
  public static func takes(
    _ key: String, _ values: String, or restoring: String, not value: String
  ) -> String {
    "'\(key)' takes \(values), or '\(restoring)', not '\(value)'"
  }
}
