import Curriculum
import Phrases

extension PreparedQuestion {
  /// How many hints every question has; after the last one a right answer teaches nothing.
  public static let hintCount = 3

  /// Returns a hint of a step from 1 to 3, each saying more: the author's, and where there are fewer
  /// than three, the engine's own in place of the missing ones.
  public func hint(_ step: Int) -> String {
    let index = min(max(step, 1), Self.hintCount) - 1
    if question.hints.indices.contains(index) { return question.hints[index] }
    return switch index {
    case 0: topicHint
    case 1: ruleHint
    default: question.task.judging.clue(in: self)
    }
  }

  /// The callbacks to think of.
  private var topicHint: String {
    let names = reasons[0].names
    guard !names.isEmpty else { return nameOfRule }
    return "Think of \(list(names.prefix(3).map { "`\($0)`" }))."
  }

  /// The rule that decides.
  var ruleHint: String { reasons[0].sentence ?? nameOfRule }

  private var nameOfRule: String { "The answer turns on the rule `\(target.rawValue)`." }
}
