import Curriculum
import Phrases

extension PreparedQuestion {
  /// The number of hints that every question has. After the last one a right answer proves nothing.
  public static let hintCount = 3

  /// Returns the hint of a step from 1 to 3, each saying more than the one before. The author's hints
  /// come first, and the engine's own replace missing ones.
  public func hint(_ step: Int) -> String {
    let index = min(max(step, 1), Self.hintCount) - 1
    if question.hints.indices.contains(index) { return question.hints[index] }
    return switch index {
    case 0: topicHint
    case 1: ruleHint
    default: question.task.judging.clue(in: self)
    }
  }

  /// The hint that names the callbacks of the rule.
  private var topicHint: String {
    let names = reasons[0].names
    guard !names.isEmpty else { return nameOfRule }
    return "Think of \(list(names.prefix(3).map { "`\($0)`" }))."
  }

  /// The hint that gives the rule.
  var ruleHint: String { reasons[0].sentence ?? nameOfRule }

  private var nameOfRule: String { "The answer turns on the rule `\(target.rawValue)`." }
}
