/// How an answer compares with what the run showed.
public enum Verdicts {
  // MARK: A line of the comparison

  public static let aCause = "a cause"
  public static let noCause = "no cause"
  public static let beforeTheFirst = "before the first"
  public static let itHolds = "it holds"
  public static let itDoesNotHold = "it does not hold"
  public static let itRuns = "it runs"

  public static func release(_ version: String, isSo: Bool) -> String {
    "iOS \(version): \(isSo ? "yes" : "no")"
  }

  /// What is wrong with a learner's code, in a line of it.
  public static func problem(_ message: String, line: Int) -> String { "line \(line): \(message)" }
}
