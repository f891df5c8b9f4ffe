internal import Diagnostics
internal import Playground
internal import Scenarios
internal import TerminalUI

/// A playground with the model that runs its programs.
///
/// Everything that parses or runs does so on a large stack, since what people type may nest.
final class Playing {
  var playground: Playground
  let model: Model
  let lines: Context.Lines
  let context: Context
  /// The signal that stopped a run.
  private(set) var signal: SignalWatch.Signal?

  init(_ playground: Playground, model: Model, lines: Context.Lines, context: Context) {
    self.playground = playground
    self.model = model
    self.lines = lines
    self.context = context
  }

  var console: Console { context.console }

  /// Runs a scenario so that Ctrl-C stops it.
  func run(_ scenario: Scenario) -> Run? {
    signal = nil
    switch lines.run(model, scenario) {
    case .finished(let run): return run
    case .stopped(let signal):
      self.signal = signal
      return nil
    }
  }

  /// The program in a text.
  static func program(of text: String) -> ProgramText {
    LargeStack.run { ProgramText(of: text) }
  }

  func isIncomplete(_ entry: String) -> Bool {
    LargeStack.run { Playground.isIncomplete(entry) }
  }

  /// Runs the program with an entry, and keeps it if that comes to its end. Nil when it was stopped.
  func enter(_ entry: String) -> Playground.Answer? {
    let before = playground
    let edit = LargeStack.run { before.edit(by: entry) }
    return playground.apply(edit, run)
  }

  /// What the program declares at top level.
  func names() -> [String] {
    let before = playground
    return LargeStack.run { before.names }
  }

  /// The variables of the present program with their types.
  func variables() -> [(name: String, type: String)] {
    let (scenario, model) = (playground.scenario(playground.program), model)
    return LargeStack.run { model.check(scenario).variables }
  }

  /// The values of variables after the present program, as `print` shows them; nil for one that can't be read.
  func values(of names: [String]) -> [String?] {
    var scenario = playground.scenario(playground.program)
    scenario.checks = names.map { "trace.note(\($0))" }
    guard let run = run(scenario), run.checks.count == names.count else {
      return names.map { _ in nil }
    }
    var notes = run.notes[...]
    return run.checks.map { if case .broken = $0 { nil } else { notes.popFirst() } }
  }

  /// The static type of an expression in the present program, which runs nothing.
  func type(of expression: String) -> (type: String?, [Diagnostic]) {
    // A name that nobody types, at the end of the program.
    let name = "typeOfTheExpression"
    var scenario = playground.scenario(playground.program)
    scenario.files[scenario.files.count - 1] = SourceFile(
      name: Scenario.mainFile, text: scenario.text + "let \(name) = (\(expression))\n")
    let (asked, model) = (scenario, model)
    let (variables, diagnostics) = LargeStack.run { model.check(asked) }
    return (variables.last { $0.name == name }?.type, diagnostics)
  }
}
