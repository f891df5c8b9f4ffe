internal import Curriculum
internal import Releases

/// A question as its author would write it in a lesson.
struct QuestionText {
  var kind: QuestionKind
  var rules: [String]
  /// Nil where the question says nothing of it.
  var ios: IOSVersion?
  var device = Device.iphone
  var ending = Ending.completed
  var prompt: String
  var code: String
  var parts: QuestionParts
  /// The author's answer to "why?".
  var explanation: String?

  /// The line above a question.
  static func heading(_ name: String) -> String { "## Question: \(name)" }

  /// The Markdown below the heading; no newline at its end.
  var body: String {
    ([fence("ask", ask), prompt, fence("swift", code)]
      + parts.blocks.map { fence($0.name, $0.text) }
      + [explanation.map { fence("explain", $0) }].compactMap { $0 }).joined(separator: "\n\n")
  }

  private var ask: String {
    var lines = [
      "kind: \(kind.rawValue)", "rules: [\(rules.joined(separator: ", "))]",
    ]
    if let ios { lines.append("ios: \(ios)") }
    if device != .iphone { lines.append("device: \(device.rawValue)") }
    if ending != .completed { lines.append("ends: \(ending.rawValue)") }
    lines += parts.keys.map { "\($0.name): \($0.value)" }
    return lines.joined(separator: "\n")
  }

  private func fence(_ name: String, _ text: String) -> String {
    var text = text
    while text.hasSuffix("\n") { text.removeLast() }
    return "```\(name)\n\(text)\n```"
  }
}
