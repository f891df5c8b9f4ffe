import Curriculum
import Phrases
import Scenarios

/// Returns whether a question turns on its target: its answer changes under a misconception about that
/// rule, or without the rule. No run marks a topic of a course, so nothing is known about one.
func turnsOnTarget(
  _ question: Question, _ truth: Truth, _ misconceptions: [Misconception], run: @escaping Runner
) -> Bool {
  guard let target = question.rules.first, target.course == nil else { return true }
  return turns(question, truth, on: target, misconceptions, run: run)
}

/// Returns the rules that a question names beside its target and does not turn on.
func idleRules(
  of question: Question, _ truth: Truth, _ misconceptions: [Misconception], run: @escaping Runner
) -> Set<RuleID> {
  Set(
    question.rules.dropFirst().filter {
      $0.course == nil && !turns(question, truth, on: $0, misconceptions, run: run)
    })
}

/// Returns remarks on the rules that a question names and does not turn on.
func remarks(onIdle rules: Set<RuleID>, of question: Question) -> [Problem] {
  question.rules.enumerated().filter { rules.contains($0.element) }.map { index, rule in
    Problem(remark: IdleRuleFinding(rule: rule.rawValue), in: .rule(question.id, index: index))
  }
}

private func turns(
  _ question: Question, _ truth: Truth, on rule: RuleID, _ misconceptions: [Misconception],
  run: @escaping Runner
) -> Bool {
  func changes(_ run: Runner) -> Bool { decide(question, run: run).truth != truth }
  return misconceptions.contains { misconception in
    misconception.rules.contains(rule.rawValue) && changes(believing(misconception.id, run))
  } || changes(without(rule.rawValue, run))
}

/// Returns the problem of a question that does not turn on its target; `other` is a rule that it turns
/// on instead, if one is known.
func unfitTarget(
  of question: Question, _ misconceptions: [Misconception], butOn other: String?
) -> Problem {
  let target = question.rules.first?.rawValue ?? ""
  let against = misconceptions.filter { $0.rules.contains(target) }
  return Problem(
    TargetFinding(target: target, misconceptions: against.map(\.id), other: other),
    in: .rule(question.id, index: 0))
}

/// Returns a rule that acts in the run of a question and on which the question turns; nil when no
/// misconception shows one.
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

/// A rule beside the target that the answer does not depend on.
private struct IdleRuleFinding: Finding {
  var rule: String

  var message: String {
    "the question does not turn on '\(rule)': the answer is the same without it; leave it out"
  }
}

/// A target that the answer does not depend on.
private struct TargetFinding: Finding {
  var target: String
  /// The ids of the misconceptions about the target, each of which leaves the answer the same.
  var misconceptions: [String]
  /// A rule that the question turns on instead.
  var other: String?

  var message: String {
    let when =
      misconceptions.isEmpty
      ? "without it" : "under every misconception about it (\(list(misconceptions)))"
    return "the question does not turn on its target '\(target)': the answer is the same \(when)"
      + (other.map { "; it turns on '\($0)'" } ?? "")
  }
}
