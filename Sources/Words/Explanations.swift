/// Why something happened, as parts of a sentence: who called it, and when.
public enum Explanations {
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
}
