/// What an answer says of its learner's beliefs.
public enum Diagnoses {
  // MARK: Releases on which an answer would be right

  public static func since(_ version: String) -> String { "since iOS \(version)" }
  public static func until(_ version: String) -> String { "until iOS \(version)" }
  public static func on(_ version: String) -> String { "on iOS \(version)" }

  public static func from(_ first: String, to last: String) -> String {
    "from iOS \(first) to iOS \(last)"
  }
}
