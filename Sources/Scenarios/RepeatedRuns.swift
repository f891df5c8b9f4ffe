/// Runs scenarios that come again and again with other rules or beliefs, lowering each text once.
///
/// For one thread. The last few texts are kept.
public final class RepeatedRuns {
  private let engine: Engine
  private let limits: Limits
  /// The latest last.
  private var lowered: [(key: Scenario, value: LoweredScenario)] = []

  private static let mostKept = 8

  public init(_ engine: Engine, limits: Limits = Limits()) {
    self.engine = engine
    self.limits = limits
  }

  public func run(_ scenario: Scenario) -> Run {
    engine.run(
      lower(scenario), without: scenario.without, believing: scenario.believing, limits: limits)
  }

  /// Rules and beliefs make no difference to the lowered form.
  private func lower(_ scenario: Scenario) -> LoweredScenario {
    var key = scenario
    key.without = []
    key.believing = nil
    if let found = lowered.first(where: { $0.key == key }) { return found.value }
    let made = engine.lower(key)
    lowered.append((key, made))
    if lowered.count > Self.mostKept { lowered.removeFirst() }
    return made
  }
}
