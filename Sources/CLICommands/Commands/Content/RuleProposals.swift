internal import ContentImport
internal import Curriculum
internal import Diagnostics
internal import QuizEngine
internal import Scenarios
internal import Words

/// Rules that a question could be about, as its run has them.
enum RuleProposals {
  /// How many rules are tried.
  private static let mostTried = 12

  /// How many are proposed to an author.
  private static let mostNamed = 3

  /// The rules that make the events that are asked about, the most specific first, then those of all
  /// other events.
  static func acting(in run: Run, on ask: Ask, _ rules: [RuleEntry]) -> [RuleID] {
    let names: [String] =
      switch ask {
      case .order(let events), .next(let events): events
      case .count(let event), .why(let event, _): [event]
      case .state(_, let event?): [event]
      default: []
      }
    let asked = run.events.filter { event in
      names.contains { $0.hasPrefix(event.name) }
    }
    let depth = run.events.map(\.because.count).max() ?? 0
    var found: [String] = []
    for events in [asked, run.events] {
      for place in 0..<depth {
        for event in events where event.because.indices.contains(place) {
          if !found.contains(event.because[place]) { found.append(event.because[place]) }
        }
      }
    }
    found += run.rules.sorted().filter { !found.contains($0) }
    let known = Set(rules.map(\.id))
    return found.filter(known.contains).prefix(mostTried).map(RuleID.init(rawValue:))
  }

  /// What was found in the files of a course; where a question names no rule, with those that it could
  /// name.
  static func named(in reading: CourseReading, model: Model) -> [Diagnostic] {
    guard !reading.ruleless.isEmpty else { return reading.diagnostics }
    let rules = model.rules()
    let verifier = QuestionVerifier(
      rules: rules, misconceptions: model.misconceptions(), names: model.sourceNames())
    let ruleless = reading.ruleless
    let proposals = Workers.map(ruleless.count, with: model.repeatedRuns) { index, run in
      turned(on: ruleless[index].question.instance(0), rules, verifier, run: run)
    }
    var findings = reading.diagnostics
    for (ruleless, rules) in zip(ruleless, proposals) where !rules.isEmpty {
      guard let place = findings.firstIndex(of: ruleless.finding) else { continue }
      findings[place].message = Words.Authoring.turnsOn(
        ruleless.question.id.name, rules: rules.map(\.rawValue))
    }
    return findings
  }

  /// The rules with which nothing is found in a question.
  private static func turned(
    on question: Question, _ rules: [RuleEntry], _ verifier: QuestionVerifier,
    run: @escaping (Scenario) -> Run
  ) -> [RuleID] {
    var question = question
    question.variation = nil
    var found: [RuleID] = []
    for rule in acting(in: run(question.decidingScenario), on: question.ask, rules)
    where found.count < mostNamed {
      question.rules = [rule]
      if verifier.verify(question, run: run).problems.isEmpty { found.append(rule) }
    }
    return found
  }
}
