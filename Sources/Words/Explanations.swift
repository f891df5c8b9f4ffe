internal import Phrases

/// Why something happened, as parts of a sentence: who called it, and when.
public enum Explanations {
  /// `why` is one of the parts below.
  public static func happened(_ event: String, _ why: String) -> String { "\(event): \(why)." }

  public static let calledByUIKit = "called by UIKit"

  /// Innermost first.
  public static func called(by callers: [String]) -> String {
    callers.map { "called by \($0)" }.joined(separator: ", ")
  }

  public static func line(_ number: Int) -> String { "line \(number)" }

  // MARK: When it was not within the caller's statement

  public static let inTheLayoutPass = "in the layout pass at the end of the turn"
  public static let afterTheLayoutPass = "right after the layout pass"
  public static let whenTheAnimationEnds = "when the animation ends"

  // MARK: Rules

  public static let notInTheRuleBook = "not in the rule book"

  public static func rule(_ id: String) -> String { "Rule \(id):" }

  public static func sentence(_ sentence: String, inArticles places: [String]) -> String {
    places.isEmpty ? sentence : "\(sentence) (article \(list(places)))"
  }

  // MARK: `why`

  public static let whyForAll = "'why' tells it for every line, 'why 2' for line 2."
  public static let whyIsIt = "The last answer has one line: 'why' is it."

  public static func hasLines(_ count: Int) -> String { "The last answer has lines 1 to \(count)." }

  public static func isNotThere(line: Int) -> String {
    "Line \(line) of yours is not there in UIKit."
  }
}
