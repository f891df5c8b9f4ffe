/// Runs scenarios that come again and again with other rules or beliefs, lowering each text once.
///
/// A run of the truth is kept, and stands for the runs under all beliefs that replace no function which
/// it called. For one thread. The last few texts are kept.
public final class RepeatedRuns {
  private let engine: Engine
  private let limits: Limits
  private let mostKept: Int
  private var kept: [Scenario: Kept] = [:]
  /// The texts that are kept, the latest last.
  private var order: [Scenario] = []

  /// A text, lowered, and what it does in truth without some rules.
  private final class Kept {
    let lowered: LoweredScenario
    var truths: [Set<String>: Run] = [:]

    init(_ lowered: LoweredScenario) { self.lowered = lowered }
  }

  /// - Parameter keeping: how many texts are kept; a question that compares many edits of its scenario
  ///   is quicker with more.
  public init(_ engine: Engine, limits: Limits = Limits(), keeping mostKept: Int = 8) {
    self.engine = engine
    self.limits = limits
    self.mostKept = mostKept
  }

  public func run(_ scenario: Scenario) -> Run {
    let text = text(of: scenario)
    let truth = text.truths[scenario.without]
    if let truth, scenario.believing == nil { return truth }
    if var truth, let belief = scenario.believing, !truth.challenges.contains(belief),
      engine.hasMisconception(belief)
    {
      truth.believing = belief
      truth.challenges = []
      return truth
    }
    let run = engine.run(
      text.lowered, without: scenario.without, believing: scenario.believing, limits: limits)
    if scenario.believing == nil { text.truths[scenario.without] = run }
    return run
  }

  /// Rules and beliefs make no difference to the lowered form.
  private func text(of scenario: Scenario) -> Kept {
    var key = scenario
    key.without = []
    key.believing = nil
    if let found = kept[key] { return found }
    let made = Kept(engine.lower(key))
    if order.count >= mostKept { kept[order.removeFirst()] = nil }
    kept[key] = made
    order.append(key)
    return made
  }
}
