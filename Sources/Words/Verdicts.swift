/// How an answer compares with what the run showed.
public enum Verdicts {
  // MARK: The grade

  public static let right = "Right."
  public static let notRight = "Not right."
  public static let shorterWay = "There is a shorter way."
  public static let alsoRight = "Also right: UIKit does not promise which comes first."

  public static func partly(percent: Int) -> String {
    "Not right, but \(percent)% of it is."
  }

  // MARK: The answer beside the truth

  /// Above two columns, or before each line where there is no room for them.
  public static let heads = (wide: ("your answer", "UIKit"), narrow: ("you:", "UIKit:"))
  public static let noLine = "(no line)"

  public static func firstDifference(line: Int) -> String {
    "The first difference is line \(line), marked with *."
  }

  public static func eitherFirst(_ one: String, _ other: String) -> String {
    "Either may come first: \(one), \(other)."
  }

  // MARK: Answers of one word

  public static let yourAnswer = "your answer:"
  public static let rightAnswer = "right:"

  // MARK: Code and what it had to reach

  public static let yes = "yes"
  public static let no = "no"
  public static let oneWay = "One way:"
  public static let anotherWay = "Another way:"

  /// A goal that was missed, with what came.
  public static func missed(_ goal: String, _ what: String) -> String {
    "\(withoutStop(goal)): \(what)"
  }

  /// One after another, as authors wrote them.
  public static func actions(_ actions: [String]) -> String {
    actions.map(withoutStop).joined(separator: "; ")
  }

  private static func withoutStop(_ sentence: String) -> String {
    sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
  }

  // MARK: A step of "what comes next?"

  public static let rightStep = "Yes."
  public static let wrongStep = "No,"

  /// Follows that a step is right; `why` is a part of `Explanations`.
  public static func itIs(_ why: String) -> String { "It is \(why)." }

  /// Follows that a step is wrong.
  public static func next(_ event: String, _ why: String?) -> String {
    "next is \(event)" + (why.map { ", \($0)." } ?? ".")
  }

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
