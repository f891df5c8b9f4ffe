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
  /// The ids of the misconceptions that a program can run under.
  var misconceptions: [String] { model.misconceptions().map(\.id) }

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

  /// Forgets the signal that stopped a run, after the person was told.
  func forgetSignal() { signal = nil }

  /// The program in a text.
  static func program(of text: String) -> ProgramText {
    LargeStack.run { ProgramText(of: text) }
  }

  func isIncomplete(_ entry: String) -> Bool {
    let before = playground
    return LargeStack.run { before.isIncomplete(entry) }
  }

  /// Runs the program with an entry, and keeps it if that comes to its end. Nil when it was stopped.
  func enter(_ entry: String) -> Playground.Answer? {
    let before = playground
    let edit = LargeStack.run { before.edit(by: entry) }
    return playground.apply(edit, run)
  }

  /// Runs another program, and keeps it if that comes to its end. Nil when it was stopped.
  func replace(with program: ProgramText, step: String) -> Playground.Answer? {
    playground.replace(with: program, step: step, run)
  }

  /// Goes on with a program that has nothing to do with the present one. Nil when it was stopped.
  func open(
    _ program: ProgramText, under setting: Playground.Setting? = nil, step: String
  ) -> Playground.Answer? {
    playground.open(program, under: setting, step: step, run)
  }

  /// The program without what begins in a line.
  func removing(line: Int) -> (ProgramText, ProgramText.Removal) {
    let before = playground.program
    return LargeStack.run {
      var program = before
      let removal = program.remove(line: line)
      return (program, removal)
    }
  }

  // MARK: Asking about the program

  /// What the program declares at top level.
  func names() -> [String] { playground.program.names }

  /// The variables of the present program with their types.
  func variables() -> [(name: String, type: String)] {
    let (scenario, model) = (playground.scenario, model)
    return LargeStack.run { model.check(scenario).variables }
  }

  /// The values of variables after the present program, as Swift writes them; nil for one that can't be read.
  func values(of variables: [(name: String, type: String)]) -> [String?] {
    var scenario = playground.scenario
    scenario.checks = variables.map {
      $0.type == "String"
        ? "trace.note(String(reflecting: \($0.name)))" : "trace.note(\($0.name))"
    }
    guard let run = run(scenario), run.checks.count == variables.count else {
      return variables.map { _ in nil }
    }
    var notes = run.notes[...]
    return run.checks.map { if case .broken = $0 { nil } else { notes.popFirst() } }
  }

  /// The answer to what type something has.
  enum TypeAnswer {
    case type(String)
    /// It may be one of several.
    case open
    case noExpression
    case wrong([Diagnostic])
  }

  /// The static type of an expression in the present program, which runs nothing.
  func type(of expression: String) -> TypeAnswer {
    // A name that nobody types, at the end of the program.
    let name = "typeOfTheExpression"
    var scenario = playground.scenario
    scenario.files[scenario.files.count - 1] = SourceFile(
      name: Scenario.mainFile, text: scenario.text + "let \(name) = (\(expression))\n")
    let (asked, model) = (scenario, model)
    return LargeStack.run {
      guard Playground.isExpression(expression) else { return .noExpression }
      let (variables, diagnostics) = model.check(asked)
      let type = variables.last { $0.name == name }?.type
      guard let type else { return .wrong(diagnostics.filter { $0.severity == .error }) }
      return type.isEmpty ? .open : .type(type)
    }
  }

  /// The names of the members of an expression or a type that begin in some way.
  func memberNames(of expression: String, beginning: String) -> [String] {
    let (scenario, model) = (playground.scenario, model)
    return LargeStack.run { model.memberNames(expression, beginning, scenario) }
  }
}
