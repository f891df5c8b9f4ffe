import Curriculum
import Scenarios

/// Returns whether a generated question turns on a rule so plainly that an answer to it is about the rule.
///
/// Without the rule, or under a misconception about it, runs decide the question too, and its answer is
/// another one. A question that is then undecidable, because an event no longer comes, doesn't count:
/// its answer may be about anything that the run shows. Of an order, a pair that changes has an event that
/// follows from the rule.
func turnsPlainly(
  _ question: Question, _ truth: Truth, on rule: RuleID, _ misconceptions: [Misconception],
  run: @escaping Runner
) -> Bool {
  let against = misconceptions.filter { $0.rules.contains(rule.rawValue) }.map(\.id)
  let runners = [without(rule.rawValue, run)] + against.map { believing($0, run) }
  let judging = question.task.judging
  let events = judging.namesOfEvents(of: rule, in: run(question.decidingScenario))
  return runners.contains { changed in
    guard let other = decide(question, run: changed).truth, other.isDistinguishable(from: truth)
    else { return false }
    return judging.concerns(events, from: truth, to: other)
  }
}

extension TaskJudging {
  /// The names by which a task asks about events that follow from a rule.
  fileprivate func namesOfEvents(of rule: RuleID, in run: Run) -> Set<String> {
    let named = explained(in: run).filter { $0.value.event.because.contains(rule.rawValue) }
    return Set(named.values.map(\.name))
  }
}
