public import Diagnostics
public import Releases
import SwiftFrontend
public import SwiftIR
import SwiftInterpreter

/// A scenario that was lowered once, to be run with and without rules.
public struct LoweredScenario: Sendable {
  private(set) var scenario: Scenario
  /// The lowered program; nil when the scenario is refused.
  public private(set) var program: Program?
  /// Errors when the scenario is refused, else warnings.
  public let diagnostics: [Diagnostic]
  let brokenChecks: [Int: String]
  let countedStatements: [FunctionID]
  let gifts: [GivenSelf]
  /// What the program begins with under other releases.
  let entries: [String: FunctionID]
  /// The functions that the scenario's replacement replaces.
  let replaced: ReplacedFunctions?
  /// The names and types of the variables at top level, in the order of the text.
  public let variables: [(name: String, type: String)]

  /// The same scenario under another release; nil if it was not lowered for that one.
  func under(_ release: IOSVersion) -> LoweredScenario? {
    guard release != scenario.ios else { return self }
    guard let entry = entries[release.description] else { return nil }
    var other = self
    other.scenario.ios = release
    other.program?.main = entry
    return other
  }
}

/// A run, with the promised order of its events.
public struct OrderedRun: Hashable, Sendable {
  /// The run in the truth, or under the scenario's own misconception.
  public var run: Run
  /// The promised and the free orders; nil when the run has too many events.
  public var orders: Orders?

  public init(run: Run, orders: Orders?) {
    self.run = run
    self.orders = orders
  }
}

extension Engine {
  /// Lowers a scenario, also for those of some other releases under which it has the same code.
  public func lower(
    _ scenario: Scenario, alsoUnder releases: [IOSVersion] = [],
    reached: (Stage) -> Void = { _ in }
  ) -> LoweredScenario {
    var settings = ScenarioSettings(
      ios: scenario.ios.description, device: scenario.device.rawValue,
      isVerbose: scenario.isVerbose, seed: Int64(truncatingIfNeeded: scenario.seed))
    settings.allowsUnresolvedNames = scenario.allowsUnresolvedNames
    // A replacement may ask for a release too, after the entries for others are chosen.
    if scenario.replacement == nil { settings.otherReleases = releases.map(\.description) }
    let (compiled, diagnostics) = model.compile(
      scenario.files, checks: scenario.checks, settings: settings,
      replacing: scenario.replacement.map { ($0.id, $0.file) }, onParsed: { reached(.parsed) })
    reached(.lowered)
    return LoweredScenario(
      scenario: scenario, program: compiled.program, diagnostics: diagnostics,
      brokenChecks: compiled.brokenChecks, countedStatements: compiled.countedStatements,
      gifts: compiled.gifts, entries: compiled.entries, replaced: compiled.replaced,
      variables: compiled.variables.map { ($0.name, $0.type) })
  }

  /// Runs a lowered scenario without further rules besides its own, or under a misconception in
  /// place of its own.
  public func run(
    _ lowered: LoweredScenario, without rules: Set<String> = [], believing: String? = nil,
    limits: Limits = Limits()
  ) -> Run {
    var scenario = lowered.scenario
    scenario.without.formUnion(rules)
    scenario.believing = believing ?? scenario.believing
    guard var program = lowered.program else {
      return Run(
        ios: scenario.ios, device: scenario.device, outcome: .refused,
        diagnostics: lowered.diagnostics)
    }
    if let id = scenario.believing {
      // A run in the truth must not pass for a run under an unknown misconception.
      guard let replaced = misconceptions(of: lowered).first(where: { $0.id == id }) else {
        return Run(
          ios: scenario.ios, device: scenario.device, outcome: .refused,
          diagnostics: lowered.diagnostics + [
            Diagnostic(
              .error, "the model has no misconception '\(id)'",
              at: SourceLocation(
                file: scenario.files.first?.name ?? "", line: 1, column: 1))
          ])
      }
      program = program.believing(replaced)
    }
    let machineRun = SwiftInterpreter.run(
      program,
      configuration: Configuration(
        steps: limits.steps, depth: limits.depth, memory: limits.memory, output: limits.output,
        seed: scenario.seed, rulesSwitchedOff: rulesSwitchedOff(in: scenario),
        recordsOwnCalls: scenario.recordsOwnCalls))
    var run = RunReport(program: program, run: machineRun).run(
      of: scenario, diagnostics: lowered.diagnostics, brokenChecks: lowered.brokenChecks)
    if scenario.allowsUnresolvedNames {
      run.tally = Run.Tally(
        machineRun, of: program, counted: lowered.countedStatements, gifts: lowered.gifts)
    }
    if scenario.believing == nil {
      run.challenges = Set(
        misconceptions(of: lowered).filter { belief in
          belief.pairs.contains { pair in
            let function = Int(pair.original.rawValue)
            return !machineRun.entered.indices.contains(function) || machineRun.entered[function]
          }
        }.map(\.id))
    }
    return run
  }

  /// The misconceptions that a scenario may be run under: the model's, and the one that it brings.
  private func misconceptions(of lowered: LoweredScenario) -> [ReplacedFunctions] {
    model.misconceptions + (lowered.replaced.map { [$0] } ?? [])
  }

  /// Whether the model has a misconception of this id.
  func hasMisconception(_ id: String) -> Bool { model.misconceptions.contains { $0.id == id } }

  /// Runs a scenario, then under each alternative of the weak rules that acted in it, to find the
  /// promises about its order.
  public func runOrders(of scenario: Scenario, limits: Limits = Limits()) -> OrderedRun {
    let lowered = lower(scenario)
    let run = run(lowered, limits: limits)
    guard run.outcome != .refused, run.events.count <= Orders.limit else {
      return OrderedRun(run: run, orders: nil)
    }
    let alternatives = alternatives(of: lowered, run: run, limits: limits)
    return OrderedRun(run: run, orders: Orders(run, alternatives: alternatives))
  }

  /// The runs under the alternatives of the weak rules that acted: each alone, all together, and
  /// every combination when there are few rules.
  public func alternatives(
    of lowered: LoweredScenario, run: Run, limits: Limits = Limits()
  ) -> [Orders.AlternativeRun] {
    let weak = Set(rules.filter { $0.alternative != nil }.map(\.id))
    let acting = run.rules.filter { weak.contains($0) }
    var choices = acting.map { [$0] }
    if acting.count <= 3 {
      for size in 2...3 where acting.count >= size { choices += combinations(of: acting, size) }
    } else {
      choices.append(acting)
    }
    return choices.map {
      Orders.AlternativeRun(
        rules: $0, run: self.run(lowered, without: Set($0), limits: limits))
    }
  }
}

private func combinations(of all: [String], _ size: Int) -> [[String]] {
  guard size > 0 else { return [[]] }
  return all.indices.flatMap { index in
    combinations(of: Array(all[(index + 1)...]), size - 1).map { [all[index]] + $0 }
  }
}
