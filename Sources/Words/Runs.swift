/// How a run ended, and what was warned of.
public enum Runs {
  /// The line that stands for a trap in what a run prints.
  public static let trap = "trap"
  public static let printsNothing = "It prints nothing."
  public static let prints = "It prints:"
  /// Where a refusal comes without a reason.
  public static let refusal = "refused"

  public static func trapped(_ message: String) -> String { "trap: \(message)" }
  public static func refused(_ message: String) -> String { "refused: \(message)" }
  public static func limited(_ limit: String) -> String { "limit: \(limit)" }
  public static func warned(_ message: String) -> String { "warning: \(message)" }
  public static func noEnd(_ limit: String) -> String { "no end: more than the limit of \(limit)" }

  // MARK: What there is a limit of

  public static let steps = "steps"
  public static let memory = "memory"
  public static let printedText = "printed text"
}
