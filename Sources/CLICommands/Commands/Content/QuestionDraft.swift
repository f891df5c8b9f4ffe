internal import Curriculum
internal import QuizEngine
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
    let known = model.decided(like: kind, about: rule)
    if let known {
      scenario.ios = known.ios
    } else if !saysVersion {
      scenario.ios = .ofQuestions
    }
    let shown = model.run(scenario)
    let changed = Set(
      model.runs(of: scenario, otherwiseThan: rule).flatMap { self.changed(shown, from: $0) })
    let names = names(of: shown.events, in: example.text, by: rule, changed: changed)
    let events = known?.ask.events ?? names
    var ask = ["kind: \(kind.rawValue)", "rules: [\(rule)]"]
    if saysVersion || scenario.ios != .ofQuestions, kind != .versions {
      ask.append("ios: \(scenario.ios)")
    }
    if scenario.device != .iphone { ask.append("device: \(scenario.device.rawValue)") }
    ask += keys(of: kind, events)
    let code = example.text.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0.hasPrefix("//") || $0.isEmpty }.joined(separator: "\n")
    var parts = [
      fence("ask", ask.joined(separator: "\n")), prompt(of: kind), fence("swift", code),
    ]
    var value: String?
    if case .state(let expression, _) = known?.ask { value = expression }
    parts += blocks(of: kind, events, value: value).map { fence($0.name, $0.text) }
    return parts.joined(separator: "\n\n")
  }

  static func fence(_ name: String, _ text: String) -> String {
    var text = text
    while text.hasSuffix("\n") { text.removeLast() }
    return "```\(name)\n\(text)\n```"
  }

  /// The callbacks of the scenario's own classes, each once: first those that are others without the
  /// rule, then those that come by it, of these those that the scenario overrides.
  private static func names(
    of events: [Event], in code: String, by rule: String, changed: Set<String>
  ) -> [String] {
    let own = events.filter { code.contains("class \($0.className)") }
    func rank(_ event: Event) -> Int {
      (changed.contains(name(of: event)) ? 0 : 4) + (event.because.contains(rule) ? 0 : 2)
        + (event.isOverridden ? 0 : 1)
    }
    var names: [String] = []
    for place in 0..<8 {
      for event in own where rank(event) == place {
        if !names.contains(name(of: event)) { names.append(name(of: event)) }
      }
    }
    return names
  }

  /// The events that one run has in other places, or more or less often, than another.
  private static func changed(_ run: Run, from other: Run) -> Set<String> {
    let difference = run.events.map(name(of:)).difference(from: other.events.map(name(of:)))
    return Set(
      difference.map { change in
        switch change {
        case .insert(_, let name, _), .remove(_, let name, _): name
        }
      })
  }

  /// An event as a question names it, whichever time it is.
  static func name(of event: Event) -> String {
    "\(event.object).\(event.callback.prefix { $0 != "(" })"
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
    of kind: QuestionKind, _ events: [String], value: String?
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
    case .state: return [("value", value ?? "TODO")]
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

extension Model {
  /// Runs of a scenario without a rule, and under the wrong beliefs about it.
  fileprivate func runs(of scenario: Scenario, otherwiseThan rule: String) -> [Run] {
    var bare = scenario
    bare.without.insert(rule)
    let believed = misconceptions().filter { $0.rules.contains(rule) }.map { misconception in
      var believed = scenario
      believed.believing = misconception.id
      return believed
    }
    return ([bare] + believed).map { run($0) }
  }

  /// A question that is made from the rule's example and decided by it, of a kind or of one that asks
  /// for the same events.
  fileprivate func decided(like kind: QuestionKind, about rule: String) -> Question? {
    let alike: QuestionKind =
      switch kind {
      case .next: .order
      case .why: .count
      default: kind
      }
    guard [.order, .count, .state].contains(alike) else { return nil }
    let maker = RuleQuestions(
      rules: rules(), examples: examples(), misconceptions: misconceptions())
    return LargeStack.run { [repeatedRuns] in
      maker.questions(about: RuleID(rawValue: rule), run: repeatedRuns()).map(\.question)
    }.first { $0.kind == alike }
  }
}

extension Ask {
  /// The events that are asked about.
  fileprivate var events: [String]? {
    switch self {
    case .order(let events), .next(let events): events
    case .count(let event): [event]
    case .state(_, let event): event.map { [$0] } ?? []
    default: nil
    }
  }
}
