internal import ContentImport
internal import Curriculum
internal import Diagnostics
internal import QuizEngine
internal import Scenarios

/// Rules that a question could be about, taken from its run.
enum RuleProposals {
  /// How many rules are tried.
  private static let mostTried = 12

  /// How many are proposed to an author.
  private static let mostNamed = 3

  /// Returns the rules that cause the events in question, the most specific first, then those that
  /// cause all other events.
  static func acting(
    in run: Run, on task: any QuestionTask, _ rules: [RuleEntry]
  ) -> [RuleID] {
    let names = task.askedEvents
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

  /// Returns the findings in the files of a course; where a question names no rule, with rules that it
  /// could name.
  static func findings(in reading: CourseReading, _ model: AuthoringModel) -> [Diagnostic] {
    let ruleless = reading.ruleless
    guard !ruleless.isEmpty else { return reading.diagnostics }
    let verifier = QuestionVerifier(
      rules: model.rules, misconceptions: model.misconceptions, names: model.names)
    let proposals = model.map(ruleless.count) { [rules = model.rules] number, run in
      deciding(ruleless[number].question.instance(0), rules, verifier, run: run)
    }
    var findings = reading.diagnostics
    for (ruleless, rules) in zip(ruleless, proposals) where !rules.isEmpty {
      guard let place = findings.firstIndex(of: ruleless.finding) else { continue }
      findings[place].message =
        RuleProposal(question: ruleless.question.id, rules: rules).message
    }
    return findings
  }

  /// The rules about which a question passes the check.
  private static func deciding(
    _ question: Question, _ rules: [RuleEntry], _ verifier: QuestionVerifier,
    run: @escaping Runner
  ) -> [RuleID] {
    var question = question
    question.variation = nil
    var found: [RuleID] = []
    for rule in acting(in: run(question.decidingScenario), on: question.task, rules)
    where found.count < mostNamed {
      question.rules = [rule]
      if verifier.verify(question, run: run).problems.isEmpty { found.append(rule) }
    }
    return found
  }
}
