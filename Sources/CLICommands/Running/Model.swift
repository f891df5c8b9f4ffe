internal import Curriculum
internal import Diagnostics
internal import HostSystem
internal import QuizEngine
internal import Scenarios

/// The model of UIKit as commands use it. The live one is an `Engine`; a test gives runs of its own.
struct Model: Sendable {
  /// The name of the present model, by which stored results say which one computed them.
  var version: @Sendable () -> String
  /// The diagnostics of its sources; empty unless the program was built from broken ones.
  var diagnostics: [Diagnostic] = []
  var run: @Sendable (Scenario, Limits) -> Run
  /// Makes a runner for one scenario after another, many of which differ only in rules or
  /// misconceptions. It belongs to one thread, on a stack that their nesting fits in.
  var repeatedRuns: @Sendable () -> (Scenario) -> Run
  /// Runs a scenario, and calls back at the end of each stage.
  var runInStages: @Sendable (Scenario, Limits, (Engine.Stage) -> Void) -> Run
  /// Runs a scenario, also under the alternatives of the rules that act, and works out the promises on
  /// the order of its events.
  var runOrders: @Sendable (Scenario, Limits) -> OrderedRun
  /// Runs a scenario under every iOS version.
  var runVersions: @Sendable (Scenario, Limits) -> Versions
  var rules: @Sendable () -> [RuleEntry]
  /// The scenarios that show the rules.
  var examples: @Sendable () -> [RuleExample]
  /// The public members of the model, each with the iOS version that introduced it.
  var members: @Sendable () -> [ModelMember]
  var misconceptions: @Sendable () -> [Misconception]
  /// The source of a member such as `UIViewController.view`.
  var source: @Sendable (_ name: String) -> [SourceExcerpt]
  /// The names `source` knows, for suggestions.
  var sourceNames: @Sendable () -> [String]
  /// Checks a scenario without running it: the variables at top level with their types, and what is wrong.
  var check: @Sendable (Scenario) -> (variables: [(name: String, type: String)], [Diagnostic]) = {
    _ in ([], [])
  }
  /// The names of the members of an expression or a type in a scenario, which begin in some way.
  var memberNames: @Sendable (_ of: String, _ beginning: String, Scenario) -> [String] = {
    _, _, _ in []
  }
  /// The superclasses of a class of the model, the nearest first; nil for an unknown name.
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
      check: {
        let lowered = engine.lower($0)
        return (lowered.variables, lowered.diagnostics)
      }, memberNames: engine.memberNames(of:beginning:in:), superclasses: engine.superclasses(of:))
  }

  /// The same model with runs that lower each text once, also when it comes again under another
  /// misconception.
  var repeating: Model {
    var model = self
    let runs = SharedRuns(repeatedRuns())
    model.run = { scenario, _ in runs.run(scenario) }
    return model
  }

  /// The model with what courses add to it. Runs of one scenario after another pass over a misconception
  /// about Swift that the scenario has not; other runs refuse it.
  func teaching(_ added: CourseAdditions) -> Model {
    guard !added.isEmpty else { return self }
    var model = self
    model.rules = { [rules] in rules() + added.rules }
    model.misconceptions = { [misconceptions] in misconceptions() + added.misconceptions }
    model.run = { [run] in run(added.scenario($0), $1) }
    model.repeatedRuns = { [repeatedRuns] in added.runner(repeatedRuns()) }
    model.runInStages = { [runInStages] in runInStages(added.scenario($0), $1, $2) }
    model.runOrders = { [runOrders] in runOrders(added.scenario($0), $1) }
    model.runVersions = { [runVersions] in runVersions(added.scenario($0), $1) }
    return model
  }

  /// The model with what some courses add to it.
  func teaching(_ courses: [Course]) -> Model { teaching(CourseAdditions(of: courses)) }

  /// Runs a scenario with the usual limits, on a stack that its nesting fits in.
  func run(_ scenario: Scenario) -> Run {
    LargeStack.run { [self] in run(scenario, Limits()) }
  }
}

/// A runner for one thread at a time; the thread of stopped work may go on for a while.
private final class SharedRuns: Sendable {
  private let lock = Lock()
  // Only called while the lock is held.
  nonisolated(unsafe) private let made: (Scenario) -> Run

  init(_ run: @escaping (Scenario) -> Run) { made = run }

  func run(_ scenario: Scenario) -> Run { lock.withLock { made(scenario) } }
}
