import Curriculum
import Phrases
import Scenarios

// A question rests on rules. The rule book must have them, and must be sure of them.

/// The rule book's words and letters for a confidence that is too low for questions.
private let weakConfidence: Set<String> = ["low", "recall", "l", "k"]

/// Returns whether the rule book is too unsure of a rule to ask about it.
func isWeak(_ rule: RuleEntry) -> Bool {
  weakConfidence.contains(rule.confidence.lowercased())
}

/// Returns the rules of a question that the rule book does not have, or that are weak.
func verifyRules(of question: Question, _ book: RuleBook, names: [String]) -> [Problem] {
  var problems: [Problem] = []
  func find(_ id: RuleID, in part: ContentPart) -> RuleEntry? {
    let rule = book[id]
    if rule == nil {
      problems.append(
        Problem(RuleFinding.unknown(id.rawValue, near: near(rule: id.rawValue, names)), in: part))
    }
    return rule
  }
  for (index, id) in question.rules.enumerated() {
    let part = ContentPart.rule(question.id, index: index)
    guard let rule = find(id, in: part) else { continue }
    if isWeak(rule) {
      problems.append(
        Problem(RuleFinding.isWeak(rule.id, confidence: rule.confidence), in: part))
    }
  }
  for (index, id) in question.task.judging.namedRules {
    let part = ContentPart.check(question.id, index: index)
    guard let rule = find(id, in: part), rule.course != nil else { continue }
    problems.append(Problem(RuleFinding.cannotBeSwitchedOff(topic: id.bareName), in: part))
  }
  return problems
}

/// Returns the events behind the answer that follow from a weak rule: events of the task or of a
/// check, or callbacks that the scenario overrides and may print.
func weakCauses(of question: Question, _ run: Run, _ book: RuleBook) -> [Problem] {
  let asked = question.task.judging.eventsBehindAnswer(question.id, in: run)
  var problems: [Problem] = []
  for (text, part) in asked {
    guard let name = EventName(text) else { continue }
    let rules = Set(occurrences(of: name, in: run).compactMap(\.because.first)).sorted()
    for id in rules {
      guard let rule = book[RuleID(rawValue: id)], isWeak(rule) else { continue }
      problems.append(
        Problem(
          RuleFinding.eventByWeakRule(text, rule: id, confidence: rule.confidence), in: part))
    }
  }
  return problems
}

/// Returns the weak rules of a run whose alternative gives the question another answer.
func weakAnswers(
  to question: Question, _ decision: Decision, _ rules: [RuleEntry], run: @escaping Runner
) -> [Problem] {
  guard let truth = decision.truth else { return [] }
  let acting = rules.filter { $0.alternative != nil && decision.run.rules.contains($0.id) }
  return acting.compactMap { rule in
    guard decide(question, run: without(rule.id, run)).truth != truth else { return nil }
    return Problem(
      RuleFinding.anotherUnderAlternative(of: rule.id, rule.alternative ?? ""),
      in: .question(question.id))
  }
}

/// Returns the events that a check names in its string literals: `trace.count("V.viewDidLoad")`.
func eventNames(in check: String) -> [String] {
  guard check.contains("trace.") else { return [] }
  return check.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
    .filter { $0.offset % 2 == 1 && EventName(String($0.element)) != nil }
    .map { String($0.element) }
}

/// A reason why a question cannot rest on its rules.
private enum RuleFinding: Finding {
  case unknown(String, near: String?)
  case cannotBeSwitchedOff(topic: String)
  case isWeak(String, confidence: String)
  case eventByWeakRule(String, rule: String, confidence: String)
  case anotherUnderAlternative(of: String, String)

  var message: String {
    switch self {
    case .unknown(let id, let near):
      return "the rule book has no rule '\(id)'" + (near.map(didYouMean) ?? "")
    case .cannotBeSwitchedOff(let topic):
      return
        "'\(topic)' is a topic, which no run can do without; name a line or a rule as the cause"
    case .isWeak(let id, let confidence):
      return "the rule '\(id)' has \(confidence) confidence, so no question may ask about it"
    case .eventByWeakRule(let event, let rule, let confidence):
      return "'\(event)' follows from the rule '\(rule)', which has \(confidence) confidence"
    case .anotherUnderAlternative(let rule, let alternative):
      return "the answer changes under the alternative of the rule '\(rule)': \(alternative)"
    }
  }
}
