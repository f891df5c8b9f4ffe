import Curriculum
import Diagnostics
import Scenarios
import Words

// What a question rests on: rules that may be asked about, and none in doubt.

/// Words and letters by which the rule book says that a rule may not be asked about.
private let weakConfidence: Set<String> = ["low", "recall", "l", "k"]

func isWeak(_ rule: RuleEntry) -> Bool {
  weakConfidence.contains(rule.confidence.lowercased())
}

/// Returns the rules of a question that are none, or not to be asked about.
func verifyRules(of question: Question, _ book: RuleBook, names: [String]) -> [Problem] {
  var problems: [Problem] = []
  func find(_ id: RuleID, in part: ContentPart) -> RuleEntry? {
    let rule = book[id]
    if rule == nil {
      problems.append(
        Problem(
          Words.QuestionFindings.noRule(id.rawValue) + near(rule: id.rawValue, names), in: part))
    }
    return rule
  }
  for (index, id) in question.rules.enumerated() {
    let part = ContentPart.rule(question.id, index: index)
    guard let rule = find(id, in: part) else { continue }
    if isWeak(rule) {
      problems.append(
        Problem(
          Words.QuestionFindings.isWeak(rule: rule.id, confidence: "\(rule.confidence)"),
          in: part))
    }
  }
  guard case .why(_, let causes) = question.ask else { return problems }
  for (index, cause) in causes.enumerated() {
    if case .rule(let id) = cause.what { _ = find(id, in: .check(question.id, index: index)) }
  }
  return problems
}

/// Returns where the answer stands on a rule that may not be asked about: an event that is asked,
/// that a check names, or that the scenario's code hears of and may print.
func weakCauses(of question: Question, _ run: Run, _ book: RuleBook) -> [Problem] {
  let asked: [(name: String, part: ContentPart)] =
    switch question.ask {
    case .order(let events), .next(let events):
      events.enumerated().map { ($0.element, .event(question.id, index: $0.offset)) }
    case .count(let event), .why(let event, _):
      [(event, .event(question.id, index: 0))]
    case .state(_, let event):
      event.map { [($0, .event(question.id, index: 0))] } ?? []
    case .choice, .truth, .line, .fix, .write, .versions, .reach:
      question.ask.asked.checks.enumerated().flatMap { index, check in
        eventNames(in: check).map { ($0, .check(question.id, index: index)) }
      }
    case .output:
      Set(run.events.filter(\.isOverridden).map { "\($0.object).\($0.callback)" }).sorted()
        .map { ($0, .question(question.id)) }
    }
  var problems: [Problem] = []
  for (text, part) in asked {
    guard let name = EventName(text) else { continue }
    let rules = Set(occurrences(of: name, in: run).compactMap(\.because.first)).sorted()
    for id in rules {
      guard let rule = book[RuleID(rawValue: id)], isWeak(rule) else { continue }
      problems.append(
        Problem(
          Words.QuestionFindings.happensByWeakRule(text, id, confidence: "\(rule.confidence)"),
          in: part))
    }
  }
  return problems
}

/// Returns the weak rules whose alternative gives the question another answer (decision 5).
func weakAnswers(
  to question: Question, _ decision: Decision, _ rules: [RuleEntry], run: @escaping Runner
) -> [Problem] {
  guard let truth = decision.truth else { return [] }
  let acting = rules.filter { $0.alternative != nil && decision.run.rules.contains($0.id) }
  return acting.compactMap { rule in
    guard decide(question, run: without(rule.id, run)).truth != truth else { return nil }
    return Problem(
      Words.QuestionFindings.isAnother(
        underAlternativeOf: rule.id, rule.alternative ?? ""), in: .question(question.id))
  }
}

/// The events that a check names in its string literals: `trace.count("V.viewDidLoad")`.
private func eventNames(in check: String) -> [String] {
  guard check.contains("trace.") else { return [] }
  return check.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
    .filter { $0.offset % 2 == 1 && EventName(String($0.element)) != nil }
    .map { String($0.element) }
}

/// Runs scenarios without a rule besides those that they leave out themselves.
func without(_ rule: String, _ run: @escaping Runner) -> Runner {
  { scenario in
    var changed = scenario
    changed.without.insert(rule)
    return run(changed)
  }
}

/// Returns the rules among the causes by which the event came, and without which it comes another way:
/// whoever read the trace would take them for causes, and is graded wrong.
func bypassedCauses(of question: Question, _ decision: Decision) -> [Problem] {
  guard case .why(let name, let causes) = question.ask, case .causes(let right) = decision.truth,
    case .success(let event) = event(name, in: decision.run)
  else { return [] }
  return causes.enumerated().compactMap { index, cause in
    guard case .rule(let rule) = cause.what, !right.contains(index),
      event.because.contains(rule.rawValue)
    else { return nil }
    var problem = Problem(
      Words.QuestionFindings.comesAnotherWay(name, without: rule.rawValue),
      in: .check(question.id, index: index))
    problem.severity = .warning
    return problem
  }
}

/// Whether a question turns on its target: under a wrong belief about that rule, or without it, its
/// answer is another (decision 7).
func turnsOnTarget(
  _ question: Question, _ truth: Truth, _ misconceptions: [Misconception], run: @escaping Runner
) -> Bool {
  guard let target = question.rules.first?.rawValue else { return true }
  func changes(_ run: Runner) -> Bool { decide(question, run: run).truth != truth }
  return misconceptions.contains { misconception in
    misconception.rules.contains(target) && changes(believing(misconception.id, run))
  } || changes(without(target, run))
}

/// Returns that a question does not turn on its target.
func unfitTarget(of question: Question, _ misconceptions: [Misconception]) -> Problem {
  let target = question.rules.first?.rawValue ?? ""
  let against = misconceptions.filter { $0.rules.contains(target) }
  return Problem(
    Words.QuestionFindings.doesNotTurn(on: target, misconceptions: against.map(\.id)),
    in: .rule(question.id, index: 0))
}

/// Returns a rule that acts in the run of a question and that it turns on.
func otherTarget(
  for question: Question, _ decision: Decision, _ misconceptions: [Misconception],
  _ rules: [RuleEntry], run: @escaping Runner
) -> String? {
  let strong = Set(rules.filter { !isWeak($0) }.map(\.id)).intersection(decision.run.rules)
  for misconception in misconceptions {
    guard let rule = misconception.rules.first(where: strong.contains),
      decide(question, run: believing(misconception.id, run)).truth != decision.truth
    else { continue }
    return rule
  }
  return nil
}
