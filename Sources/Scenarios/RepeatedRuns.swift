import SwiftFrontend

/// Runs one scenario many times with other rules or misconceptions, and lowers each text once.
///
/// The run in the truth is kept and reused where the result cannot differ: without a rule that it
/// did not follow, or under a misconception that replaces no function it called. For one thread;
/// the last few hundred texts are kept.
public final class RepeatedRuns {
  private let engine: Engine
  private let limits: Limits
  /// The texts that were asked for of late, by their scenario with all rules and without a misconception.
  private var recent: [Scenario: Text] = [:]
  /// Those from before, which go as soon as as many others have come.
  private var earlier: [Scenario: Text] = [:]

  private struct Text {
    var lowered: LoweredScenario
    var truth: Run
  }

  /// The greatest number of recent texts. A question is decided once for each rule and misconception, and
  /// each time runs a text for every line that may go, or every way to its goal: fewer than it has texts
  /// would keep none until it is asked for again. Each text has about half a megabyte, for each worker.
  private static let mostRecent = 110

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
    if let found = recent[key] { return found }
    let text = earlier.removeValue(forKey: key) ?? lowered(key)
    if recent.count >= Self.mostRecent {
      earlier = recent
      recent = [:]
    }
    recent[key] = text
    return text
  }

  private func lowered(_ scenario: Scenario) -> Text {
    let lowered = engine.lower(scenario)
    return Text(lowered: lowered, truth: engine.run(lowered, limits: limits))
  }
}
