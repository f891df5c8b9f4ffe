/// Runs scenarios that come again and again with other rules or beliefs, lowering each text once.
///
/// The run in the truth is kept, and stands for those that cannot differ from it: without a rule that
/// it did not follow, or under a misconception about functions that it did not call. For one thread;
/// the last few texts are kept.
public final class RepeatedRuns {
  private let engine: Engine
  private let limits: Limits
  /// The latest last.
  private var known: [Text] = []

  private struct Text {
    /// Without rules that are left out, and without a belief.
    var scenario: Scenario
    var lowered: LoweredScenario
    var truth: Engine.FollowedRun
  }

  /// As many as a question has lines, or ways to a goal.
  private static let mostKept = 40

  public init(_ engine: Engine, limits: Limits = Limits()) {
    self.engine = engine
    self.limits = limits
  }

  public func run(_ scenario: Scenario) -> Run {
    let text = text(of: scenario)
    guard text.lowered.program != nil else { return text.truth.run }
    let isTrue =
      scenario.without.isDisjoint(with: text.truth.run.rules)
      && scenario.believing.map { !engine.mayChange(text.truth, believing: $0) } ?? true
    guard isTrue else {
      return engine.run(
        text.lowered, without: scenario.without, believing: scenario.believing, limits: limits)
    }
    var run = text.truth.run
    run.without = scenario.without.sorted()
    run.believing = scenario.believing
    return run
  }

  private func text(of scenario: Scenario) -> Text {
    var key = scenario
    key.without = []
    key.believing = nil
    if let place = known.lastIndex(where: { $0.scenario == key }) {
      let found = known.remove(at: place)
      known.append(found)
      return found
    }
    let lowered = engine.lower(key)
    let made = Text(
      scenario: key, lowered: lowered,
      truth: engine.followedRun(lowered, without: [], believing: nil, limits: limits))
    known.append(made)
    if known.count > Self.mostKept { known.removeFirst() }
    return made
  }
}
