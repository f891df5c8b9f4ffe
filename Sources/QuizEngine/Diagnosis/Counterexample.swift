import Curriculum
import Diagnostics
public import Scenarios

/// The shortest list of actions that distinguishes a misconception from the truth, with both timelines.
///
/// The actions are top-level statements of an example of a rule that the misconception contradicts. It
/// is the shortest by search: every shorter list of all these examples was run both ways, with the
/// same result.
public struct Counterexample: Hashable, Sendable {
  /// The contradicted misconception.
  public var misconception: Misconception
  /// The rule whose example the actions come from.
  public var rule: Reason
  /// The actions with the declarations that they use.
  public var code: String
  /// The Swift text of each action.
  public var actions: [String]
  /// The run in the truth.
  public var truth: Run
  /// The run under the misconception.
  public var mistaken: Run
  /// Both timelines from their beginning to just after the first difference; `yours` is the
  /// misconception's.
  public var timeline: [Verdict.Row]
  /// The index of the first row that differs.
  public var firstDifference: Int
  /// The cause of the true event at the first difference; nil where the truth has no event there.
  public var why: Why?
  /// The number of lists of actions that were run.
  public var triedCount: Int
}

/// The greatest number of lists of actions that one search runs.
public let mostTriedLists = 20_000

/// Returns the smallest counterexample to a misconception; nil when no example of a contradicted rule
/// shows one within `mostTriedLists` lists.
public func smallestCounterexample(
  to misconception: Misconception, rules: [RuleEntry], examples: [RuleExample],
  run: @escaping Runner
) -> Counterexample? {
  let sources = misconception.rules.compactMap { rule in examples.first { $0.rule == rule } }
    .map { (example: $0, actions: Actions(of: $0.text)) }
  let most = sources.map(\.actions.count).max() ?? 0
  let book = RuleBook(rules)
  var tried = 0
  for size in 0...most {
    for (example, actions) in sources where actions.count >= size {
      var found: Counterexample?
      let isOver = forEachChoice(of: size, actions.needs) { places in
        tried += 1
        found = counterexample(
          to: misconception, example, actions, places, book, triedCount: tried, run: run)
        return found != nil || tried >= mostTriedLists
      }
      if isOver { return found }
    }
  }
  return nil
}

private func counterexample(
  to misconception: Misconception, _ example: RuleExample, _ actions: Actions, _ places: [Int],
  _ book: RuleBook, triedCount: Int, run: Runner
) -> Counterexample? {
  var scenario = example.scenario
  let code = actions.code(places)
  scenario.files = [SourceFile(name: Scenario.mainFile, text: code)]
  let truth = run(scenario)
  guard truth.outcome == .completed, truth.challenges.contains(misconception.id) else { return nil }
  scenario.believing = misconception.id
  let mistaken = run(scenario)
  guard Outward(truth) != Outward(mistaken) else { return nil }
  let lines = RunDifference(mistaken, truth, in: [.events, .printed])
  let event =
    lines.isOfEvents && truth.events.indices.contains(lines.first)
    ? truth.events[lines.first] : nil
  return Counterexample(
    misconception: misconception, rule: book.reason(example.rule), code: code,
    actions: actions.texts(places), truth: truth, mistaken: mistaken, timeline: lines.rows,
    firstDifference: lines.first, why: event.map { why($0, book) }, triedCount: triedCount)
}
