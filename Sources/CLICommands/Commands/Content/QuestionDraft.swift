internal import Curriculum
internal import QuizEngine
internal import Releases
internal import Scenarios
internal import Words

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
    var ask = [key("kind", kind.rawValue), "rules: [\(rule)]"]
    if saysVersion || scenario.ios != .ofQuestions, kind != .versions {
      ask.append(key("ios", "\(scenario.ios)"))
    }
    if scenario.device != .iphone { ask.append(key("device", scenario.device.rawValue)) }
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

  /// A line of an `ask` block.
  static func key(_ name: String, _ value: String) -> String { "\(name): \(value)" }

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
      (changed.contains(event.name) ? 0 : 4) + (event.because.contains(rule) ? 0 : 2)
        + (event.isOverridden ? 0 : 1)
    }
    var names: [String] = []
    for place in 0..<8 {
      for event in own where rank(event) == place {
        if !names.contains(event.name) { names.append(event.name) }
      }
    }
    return names
  }

  /// The events that one run has in other places, or more or less often, than another.
  private static func changed(_ run: Run, from other: Run) -> Set<String> {
    let difference = run.events.map(\.name).difference(from: other.events.map(\.name))
    return Set(
      difference.map { change in
        switch change {
        case .insert(_, let name, _), .remove(_, let name, _): name
        }
      })
  }

  private static func keys(of kind: QuestionKind, _ events: [String]) -> [String] {
    switch kind {
    case .count, .why: [key("event", events.first ?? "TODO.viewDidLoad")]
    case .state: events.first.map { [key("at", $0)] } ?? []
    case .versions: ["among: [5.1, 6, 12, 17]"]
    case .reach: ["most: 3"]
    default: []
    }
  }

  static func prompt(of kind: QuestionKind) -> String {
    switch kind {
    case .order: Words.Drafts.order
    case .output: Words.Drafts.output
    case .choice: Words.Drafts.choice
    case .truth: Words.Drafts.truth
    case .count: Words.Drafts.count
    case .state: Words.Drafts.state
    case .line: Words.Drafts.line
    case .fix: Words.Drafts.fix
    case .write: Words.Drafts.write
    case .versions: Words.Drafts.versions
    case .why: Words.Drafts.why
    case .next: Words.Drafts.next
    case .reach: Words.Drafts.reach
    }
  }

  private static func blocks(
    of kind: QuestionKind, _ events: [String], value: String?
  ) -> [(name: String, text: String)] {
    let sentence = Words.Drafts.sentence
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
      return [("choices", Words.Drafts.choices)]
    case .truth, .versions: return [("statement", sentence)]
    case .state: return [("value", value ?? "TODO")]
    case .line: return [("goal", sentence)]
    case .fix, .write:
      return [("swift solution", Words.Drafts.solution), ("goal", sentence)]
    case .why:
      return [("causes", Words.Drafts.causes)]
    case .reach:
      return [("goal", sentence), ("actions", Words.Drafts.actions)]
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
