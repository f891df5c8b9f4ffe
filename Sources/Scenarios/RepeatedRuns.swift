import SwiftFrontend

/// Runs one scenario many times with other rules or misconceptions, and lowers each text once.
///
/// The run in the truth is kept and reused where the result cannot differ: without a rule that it
/// did not follow, or under a misconception that replaces no function it called. For one thread;
/// the last few texts are kept.
public final class RepeatedRuns {
  private let engine: Engine
  private let limits: Limits
  /// The kept texts, the latest last.
  private var known: [Text] = []

  private struct Text {
    /// The scenario with all rules and without a misconception.
    var scenario: Scenario
    var lowered: LoweredScenario
    var truth: Run
  }

  /// The greatest number of kept texts: as many as a question has lines, or ways to a goal.
  private static let mostKept = 40

  public init(_ engine: Engine, limits: Limits = Limits()) {
    self.engine = engine
    self.limits = limits
  }

  /// Runs a scenario, or returns the kept run in the truth with its rules and misconception noted.
  public func run(_ scenario: Scenario) -> Run {
    let text = text(of: scenario)
    guard text.lowered.program != nil else { return text.truth }
    let isTrue =
      scenario.without.isDisjoint(with: text.truth.rules)
      && scenario.believing.map { !mayChange(text, believing: $0) } ?? true
    guard isTrue else {
      return engine.run(
        text.lowered, without: scenario.without, believing: scenario.believing, limits: limits)
    }
    var run = text.truth
    run.without = scenario.without.sorted()
    run.believing = scenario.believing
    return run
  }

  /// True for an unknown misconception, so that a run of its own refuses it.
  private func mayChange(_ text: Text, believing id: String) -> Bool {
    text.truth.challenges.contains(id)
      || !engine.hasMisconception(id) && text.lowered.replaced?.id != id
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
      scenario: key, lowered: lowered, truth: engine.run(lowered, limits: limits))
    known.append(made)
    if known.count > Self.mostKept { known.removeFirst() }
    return made
  }
}
