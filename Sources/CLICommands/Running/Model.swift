internal import Diagnostics
internal import Foundation
internal import Scenarios

/// The model of UIKit as commands use it. The live one is an `Engine`; a test gives runs of its own.
struct Model: Sendable {
  /// Names the model as it is, so that stored results can say what they were computed with.
  var version: @Sendable () -> String
  /// What is wrong with its sources; empty unless the program was built from broken ones.
  var diagnostics: [Diagnostic] = []
  var run: @Sendable (Scenario, Limits) -> Run
  /// Makes something that runs one scenario after another, of which many differ in rules or beliefs
  /// alone; for one thread, on a stack that their nesting fits in.
  var repeatedRuns: @Sendable () -> (Scenario) -> Run
  /// Runs and tells of each stage as it ends.
  var runInStages: @Sendable (Scenario, Limits, (Engine.Stage) -> Void) -> Run
  /// Runs a scenario and, under the alternatives of the rules that act, tells what is promised of the
  /// order of its events.
  var runOrders: @Sendable (Scenario, Limits) -> OrderedRun
  /// Runs a scenario under every release of iOS.
  var runVersions: @Sendable (Scenario, Limits) -> Versions
  var rules: @Sendable () -> [RuleEntry]
  /// The scenarios that show the rules.
  var examples: @Sendable () -> [RuleExample]
  /// The public members of the model, and since when they exist.
  var members: @Sendable () -> [ModelMember]
  var misconceptions: @Sendable () -> [Misconception]
  /// The source of a member such as `UIViewController.view`.
  var source: @Sendable (_ name: String) -> [SourceExcerpt]
  /// The names `source` knows, for suggestions.
  var sourceNames: @Sendable () -> [String]
  /// The classes above one of the model's, the nearest first; nil for a name that it has not.
  var superclasses: @Sendable (String) -> [String]? = { _ in nil }
}

extension Model {
  static func live(_ engine: Engine) -> Model {
    Model(
      version: { Engine.modelVersion }, diagnostics: engine.modelDiagnostics,
      run: { engine.run($0, limits: $1) },
      repeatedRuns: {
        let runs = RepeatedRuns(engine)
        return { runs.run($0) }
      },
      runInStages: { engine.run($0, limits: $1, reached: $2) },
      runOrders: { engine.runOrders(of: $0, limits: $1) },
      runVersions: { engine.runVersions(of: $0, limits: $1) }, rules: { engine.rules },
      examples: { RuleExample.all }, members: { engine.members },
      misconceptions: { engine.misconceptions },
      source: engine.source(of:), sourceNames: { engine.sourceNames },
      superclasses: engine.superclasses(of:))
  }

  /// The same, with runs that lower each text once, however often it comes with other beliefs.
  var repeating: Model {
    var model = self
    let runs = SharedRuns(repeatedRuns())
    model.run = { scenario, _ in runs.run(scenario) }
    return model
  }

  /// Runs a scenario with the usual limits, on a stack that its nesting fits in.
  func run(_ scenario: Scenario) -> Run {
    LargeStack.run { [self] in run(scenario, Limits()) }
  }
}

/// Runs for one thread at a time, whichever it is: one whose work was stopped may go on for a while.
private final class SharedRuns: Sendable {
  private let lock = NSLock()
  // Only called while the lock is held.
  nonisolated(unsafe) private let made: (Scenario) -> Run

  init(_ run: @escaping (Scenario) -> Run) { made = run }

  func run(_ scenario: Scenario) -> Run { lock.withLock { made(scenario) } }
}
