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
  scenario.files = [SourceFile(name: "scenario.swift", text: code)]
  let truth = run(scenario)
  guard truth.outcome == .completed, truth.challenges.contains(misconception.id) else { return nil }
  scenario.believing = misconception.id
  let mistaken = run(scenario)
  guard Outward(truth) != Outward(mistaken) else { return nil }
  let lines = Timelines(truth: truth, mistaken: mistaken)
  let event = lines.differingEvent(of: truth)
  return Counterexample(
    misconception: misconception, rule: book.reason(example.rule), code: code,
    actions: actions.texts(places), truth: truth, mistaken: mistaken, timeline: lines.rows,
    firstDifference: lines.first, why: event.map { why($0, book) }, triedCount: triedCount)
}

/// The events of two runs side by side, or their output where the events are the same, to just after
/// the first difference.
private struct Timelines {
  private(set) var rows: [Verdict.Row] = []
  private(set) var first = 0
  private let isOfEvents: Bool

  init(truth: Run, mistaken: Run) {
    let events = (Self.events(truth), Self.events(mistaken))
    isOfEvents = events.0 != events.1
    let (real, yours) = isOfEvents ? events : (Self.lines(truth), Self.lines(mistaken))
    first =
      zip(real, yours).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      ?? min(real.count, yours.count)
    for index in 0..<max(real.count, yours.count) where index <= first + 2 {
      let row = (
        yours: yours.indices.contains(index) ? yours[index] : nil,
        real: real.indices.contains(index) ? real[index] : nil
      )
      rows.append(
        Verdict.Row(yours: row.yours, real: row.real, isSame: row.yours == row.real, why: nil))
    }
  }

  private static func events(_ run: Run) -> [String] {
    run.events.map { "\($0.object).\(EventName.base($0.callback))" }
  }

  /// The output, UIKit's warnings, and the end of a run that does not complete.
  private static func lines(_ run: Run) -> [String] {
    var lines = run.output + run.consoleWarnings.map { "warning: \($0)" }
    switch run.outcome {
    case .completed, .refused: break
    case .trapped(let trap): lines.append("trap: \(trap.message)")
    case .limit(let limit): lines.append("no end: exceeds the limit of \(limit.inWords)")
    }
    return lines
  }

  /// The event of the truth at the first difference; nil where the truth has no event there.
  func differingEvent(of truth: Run) -> Event? {
    isOfEvents && truth.events.indices.contains(first) ? truth.events[first] : nil
  }
}
