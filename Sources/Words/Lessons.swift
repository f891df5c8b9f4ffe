/// What is said around a lesson that is read.
public enum Lessons {
  /// The prompt where a person reads a screen at a time.
  public static let readOn = "Return reads on, q stops> "

  public static func drawsOn(_ places: [String]) -> String {
    "[002:5] means article 002, line 5. This lesson draws on \(list(places))."
  }
}
