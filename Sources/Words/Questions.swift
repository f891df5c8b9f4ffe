internal import Phrases

/// What a question says beside what its author wrote, and what one asks that no author wrote.
public enum Questions {
  // MARK: The question

  /// Where the code that a learner writes is driven by code of the author's.
  public static let thenIsRun = "After your code this is run:"
  public static let trueOrFalse = "True or false?"

  /// `ios` is nil where the question is about many of them.
  public static func heading(_ number: Int, of count: Int, ios: String?) -> String {
    heading("Question \(number) of \(count)", ios: ios)
  }

  /// `name` is a question's id.
  public static func heading(_ name: String, ios: String?) -> String {
    name + (ios.map { ", iOS \($0)" } ?? "")
  }

  public static func headingAgain(_ number: Int, of count: Int, ios: String?) -> String {
    "\(heading(number, of: count, ios: ios)), asked before and still open"
  }

  // MARK: Between code and prompt line

  /// `goals` is a list in Markdown.
  public static func mustHold(_ goals: String) -> String { "What must hold:\n\n\(goals)" }

  public static func goal(_ goal: String) -> String { "Goal: \(goal)" }

  public static func goal(_ goal: String, puttingIn line: String) -> String {
    "Goal: \(goal) The line to put in: `\(line)`"
  }

  public static func goal(_ goal: String, mostActions: Int) -> String {
    "Goal: \(goal) Take at most \(counted(mostActions, "action")); each may come again."
  }

  public static func value(of expression: String, when event: String) -> String {
    "`\(expression)`, when '\(event)' begins"
  }

  public static func valueAfterTheRun(of expression: String) -> String {
    "`\(expression)`, after the run"
  }

  public static func onWhichReleases(_ statement: String, _ versions: [String]) -> String {
    "\(statement) On which of iOS \(list(versions))?"
  }

  public static func whyIsItCalled(_ event: String) -> String { "Why is '\(event)' called?" }

  // MARK: In another program

  public static func howOftenDoes(_ event: String) -> String { "How often does `\(event)` come?" }
  public static func onRelease(_ version: String) -> String { "(iOS \(version))" }

  // MARK: Made from the example of a rule

  public static let whichOrder = "In which order are these called?"
  public static let whatDoesItPrint = "What does it print?"
  public static let whatIsTheValue = "What is the value of this expression?"

  public static func howOften(_ event: String) -> String { "How many times is `\(event)` called?" }

  /// The title of their course; `title` is of a rule or a belief.
  public static func made(from title: String) -> String { "Questions made from '\(title)'" }
}
