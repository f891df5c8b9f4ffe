internal import Curriculum
internal import Releases
internal import Scenarios

/// A question about a rule, begun from the scenario that shows it: what the run can say is filled in,
/// the rest says TODO.
enum QuestionDraft {
  static func text(_ kind: QuestionKind, about rule: String, model: Model) -> String {
    guard let example = model.examples().first(where: { $0.rule == rule }) else {
      return QuestionSkeleton.text(kind).replacing(/rules: \[.*\]/, with: "rules: [\(rule)]")
    }
    var scenario = example.scenario
    // Without words of its own about it, a question means iOS 17.
    let saysVersion = example.text.split(separator: "\n").prefix { $0.hasPrefix("//") }
      .contains { $0.contains("ios") }
    if !saysVersion { scenario.ios = .ofQuestions }
    let events = names(of: model.run(scenario).events, in: example.text, by: rule)
    var ask = ["kind: \(kind.rawValue)", "rules: [\(rule)]"]
    if saysVersion, kind != .versions { ask.append("ios: \(scenario.ios)") }
    if scenario.device != .iphone { ask.append("device: \(scenario.device.rawValue)") }
    ask += keys(of: kind, events)
    let code = example.text.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0.hasPrefix("//") || $0.isEmpty }.joined(separator: "\n")
    var parts = [
      fence("ask", ask.joined(separator: "\n")), prompt(of: kind), fence("swift", code),
    ]
    parts += blocks(of: kind, events).map { fence($0.name, $0.text) }
    return parts.joined(separator: "\n\n")
  }

  static func fence(_ name: String, _ text: String) -> String {
    var text = text
    while text.hasSuffix("\n") { text.removeLast() }
    return "```\(name)\n\(text)\n```"
  }

  /// The callbacks of the scenario's own classes, each once: first those that come by the rule, of
  /// these those that the scenario overrides.
  static func names(of events: [Event], in code: String, by rule: String) -> [String] {
    let own = events.filter { code.contains("class \($0.className)") }
    let groups = [true, false].flatMap { isByRule in
      [true, false].map { isOverridden in
        own.filter {
          $0.because.contains(rule) == isByRule && $0.isOverridden == isOverridden
        }
      }
    }
    var names: [String] = []
    for event in groups.joined() {
      let name = "\(event.object).\(event.callback.prefix { $0 != "(" })"
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  private static func keys(of kind: QuestionKind, _ events: [String]) -> [String] {
    switch kind {
    case .count, .why: ["event: \(events.first ?? "TODO.viewDidLoad")"]
    case .state: events.first.map { ["at: \($0)"] } ?? []
    case .versions: ["among: [5.1, 6, 12, 17]"]
    case .reach: ["most: 3"]
    default: []
    }
  }

  static func prompt(of kind: QuestionKind) -> String {
    switch kind {
    case .order: "In which order are these called?"
    case .output: "What does this print?"
    case .choice: "Which of these is right?"
    case .truth: "Is it so?"
    case .count: "How many times is it called?"
    case .state: "What is its value then?"
    case .line: "TODO: which line is to go?"
    case .fix: "TODO: say what is to be mended."
    case .write: "TODO: say what is to be written."
    case .versions: "On which of these releases is it so?"
    case .why: "Which of these make it happen?"
    case .next: "Play UIKit: what comes next?"
    case .reach: "How does it come to that?"
    }
  }

  private static func blocks(
    of kind: QuestionKind, _ events: [String]
  ) -> [(name: String, text: String)] {
    let sentence = "- TODO: a sentence.\n  check: TODO"
    switch kind {
    case .order, .next:
      return [
        (
          "events",
          (events.isEmpty ? ["TODO.viewDidLoad"] : Array(events.prefix(6)))
            .sorted().joined(separator: "\n")
        )
      ]
    case .output, .count: return []
    case .choice:
      return [("choices", "- TODO: one answer.\n  check: TODO\n- TODO: another.\n  check: !TODO")]
    case .truth, .versions: return [("statement", sentence)]
    case .state: return [("value", "TODO")]
    case .line: return [("goal", sentence)]
    case .fix, .write:
      return [("swift solution", "// TODO: code that passes"), ("goal", sentence)]
    case .why:
      return [
        (
          "causes",
          ["one", "another", "a third"].map {
            "- TODO: \($0).\n  line: TODO"
          }.joined(separator: "\n")
        )
      ]
    case .reach:
      return [
        ("goal", sentence), ("actions", "- TODO: one.\n  do: TODO\n- TODO: another.\n  do: TODO"),
      ]
    }
  }
}
