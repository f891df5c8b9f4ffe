import Curriculum
import Diagnostics
import Releases
public import Scenarios

/// The shortest list of actions after which a belief and the truth part, with both timelines.
///
/// The actions are top-level statements of an example of a rule that the belief contradicts. It is the
/// shortest by search: every list of fewer actions, of all these examples, was run both ways and came
/// to the same.
public struct Counterexample: Hashable, Sendable {
  public var misconception: Misconception
  /// The rule whose example it is taken from.
  public var rule: Reason
  /// The actions, and what is declared for them.
  public var code: String
  public var actions: [String]
  public var truth: Run
  public var believed: Run
  /// Both timelines from their beginning to just after the first difference; `yours` is the belief's.
  public var timeline: [Verdict.Row]
  public var firstDifference: Int
  /// Why the truth is there as it is; nil when the belief has something that the truth lacks.
  public var why: Why?
  /// How many lists of actions were run.
  public var triedCount: Int
}

/// How many lists of actions are tried at most.
public let mostTriedLists = 20_000

/// Returns the smallest counterexample to a misconception; nil when none of the examples of the rules
/// that it contradicts shows one.
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
  let believed = run(scenario)
  guard Outward(truth) != Outward(believed) else { return nil }
  let lines = Timelines(truth: truth, believed: believed)
  let event = lines.differs(in: truth)
  return Counterexample(
    misconception: misconception, rule: book.reason(example.rule), code: code,
    actions: actions.texts(places), truth: truth, believed: believed, timeline: lines.rows,
    firstDifference: lines.first, why: event.map { why($0, book) }, triedCount: triedCount)
}

/// The lines of two runs, side by side up to the first difference.
private struct Timelines {
  private(set) var rows: [Verdict.Row] = []
  private(set) var first = 0
  private let isOfEvents: Bool

  init(truth: Run, believed: Run) {
    let events = (Self.events(truth), Self.events(believed))
    isOfEvents = events.0 != events.1
    let (real, yours) = isOfEvents ? events : (Self.lines(truth), Self.lines(believed))
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

  /// The event of the truth at which they part.
  func differs(in truth: Run) -> Event? {
    isOfEvents && truth.events.indices.contains(first) ? truth.events[first] : nil
  }
}
