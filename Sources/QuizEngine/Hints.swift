import Curriculum
import Phrases

extension PreparedQuestion {
  /// The hints, each saying more than the one before, and none of them twice; at most three. After the last
  /// one a right answer proves nothing.
  ///
  /// The author's hints come first, and the engine's own replace missing ones.
  public var hints: [String] {
    let own: [String?] = [topicHint, ruleHint, question.task.judging.clue(in: self)]
    let authored = question.hints.prefix(own.count).map(Optional.some)
    let all = authored + own.dropFirst(authored.count)
    var hints: [String] = []
    for case let hint? in all where !hints.contains(hint) { hints.append(hint) }
    return hints
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
