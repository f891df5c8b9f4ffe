public import Curriculum
internal import QuizEngine
internal import Releases
internal import Scenarios

/// Questions begun from the scenario that shows a rule: the draft has what the run decides, and TODO
/// where the author must write.
public enum QuestionDraft {
  /// Returns what stands below the heading of a question about a rule.
  public static func text(
    _ kind: QuestionKind, about rule: String, model: AuthoringModel
  ) -> String {
    guard let example = model.examples.first(where: { $0.rule == rule }) else {
      return kind.drafting.skeleton.replacing(/rules: \[.*\]/, with: "rules: [\(rule)]")
    }
    // A question is about iOS 17 unless it says otherwise.
    let namesVersion = example.text.split(separator: "\n").prefix { $0.hasPrefix("//") }
      .contains { $0.contains("ios") }
    let generated = generatedQuestion(like: kind, about: rule, model)
    var scenario = example.scenario
    if let generated {
      scenario.ios = generated.ios
    } else if !namesVersion {
      scenario.ios = .ofQuestions
    }
    let saysVersion = namesVersion || scenario.ios != .ofQuestions
    let code = example.text.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0.hasPrefix("//") || $0.isEmpty }.joined(separator: "\n")
    return QuestionText(
      kind: kind, rules: [rule],
      ios: saysVersion && kind.task.isAboutOneRelease ? scenario.ios : nil,
      device: scenario.device, prompt: kind.drafting.draftPrompt, code: code,
      parts: kind.drafting.draftParts(
        from: events(of: scenario, example.text, generated, about: rule, model))
    ).body
  }

  /// The events that a generated question asks for, or else those of the example's own run.
  private static func events(
    of scenario: Scenario, _ code: String, _ generated: Question?, about rule: String,
    _ model: AuthoringModel
  ) -> ExampleEvents {
    let task = generated?.task as? any QuestionDrafting
    if let task {
      return ExampleEvents(names: task.askedEvents, expression: task.askedExpression)
    }
    let shown = model.run(scenario, Limits())
    let changed = Set(
      otherRuns(of: scenario, than: rule, model).flatMap { changedNames(of: shown, from: $0) })
    return ExampleEvents(names: names(of: shown.events, in: code, by: rule, changed: changed))
  }

  /// Returns a question that is generated from the rule's example and decided by it, of a kind or of
  /// one that asks for the same events.
  private static func generatedQuestion(
    like kind: QuestionKind, about rule: String, _ model: AuthoringModel
  ) -> Question? {
    guard let kind = kind.drafting.generatedKind else { return nil }
    let maker = RuleQuestions(
      rules: model.rules, examples: model.examples, misconceptions: model.misconceptions)
    return model.map(1) { _, run in
      maker.questions(about: RuleID(rawValue: rule), run: run).map(\.question)
    }[0].first { $0.kind == kind }
  }

  /// Runs a scenario without a rule, and under each misconception about the rule.
  private static func otherRuns(
    of scenario: Scenario, than rule: String, _ model: AuthoringModel
  ) -> [Run] {
    var bare = scenario
    bare.without.insert(rule)
    let believed = model.misconceptions.filter { $0.rules.contains(rule) }.map { misconception in
      var believed = scenario
      believed.believing = misconception.id
      return believed
    }
    return ([bare] + believed).map { model.run($0, Limits()) }
  }

  /// The events that one run has in other places, or more or less often, than another.
  private static func changedNames(of run: Run, from other: Run) -> [String] {
    let difference = run.events.map(\.name).difference(from: other.events.map(\.name))
    return difference.map { change in
      switch change {
      case .insert(_, let name, _), .remove(_, let name, _): name
      }
    }
  }

  /// The callbacks of the scenario's own classes, each once: first those that change without the rule,
  /// then those that the rule causes, and of these first those that the scenario overrides.
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
      for event in own where rank(event) == place && !names.contains(event.name) {
        names.append(event.name)
      }
    }
    return names
  }
}
