public import Diagnostics
public import Releases
public import Scenarios
internal import SwiftFrontend

/// A session in which every entry edits a program, which runs as a whole after each.
///
/// There is nothing but the text and its setting: to undo is to go back to earlier ones, and what an entry does
/// is the difference between two runs. Nothing here knows a terminal.
public struct Playground: Sendable {
  /// The circumstances of all runs.
  public struct Setting: Hashable, Sendable {
    public var ios = IOSVersion.newest
    public var device = Device.iphone
    public var seed: UInt64 = 0
    /// The id of a misconception to run under.
    public var believing: String?
    /// Files that the program is compiled with, such as a course's helpers.
    public var beside: [SourceFile] = []
    /// Whether the line that lets UIKit finish follows an entry that leaves it something to do.
    public var settles = true

    public init() {}

    fileprivate func scenario(_ text: String) -> Scenario {
      let file = SourceFile(name: Scenario.mainFile, text: text)
      var scenario = Scenario(files: beside + [file], ios: ios, device: device)
      scenario.seed = seed
      scenario.believing = believing
      return scenario
    }
  }

  /// Runs a scenario; nil when that was stopped.
  public typealias Runner = (Scenario) -> Run?

  /// What the session was at a time.
  private struct State: Sendable {
    var program: ProgramText
    var setting: Setting
    /// What was typed to come here.
    var step: String

    var scenario: Scenario { setting.scenario(program.text) }
  }

  /// The states so far; those after `place` were undone.
  private var states: [State]
  private var place = 0
  /// The run of the present program; nil before the first.
  public private(set) var run: Run?
  /// The last entry that was not kept.
  public var rejected: String?
  /// The names of what was put aside.
  public var forkNames: [String] { forks.keys.sorted() }
  private var forks: [String: State] = [:]

  public init(_ program: ProgramText = ProgramText(), setting: Setting = Setting()) {
    states = [State(program: program, setting: setting, step: "")]
  }

  public var program: ProgramText { states[place].program }
  public var setting: Setting { states[place].setting }

  // MARK: Entries

  /// What became of an entry.
  public struct Answer: Hashable, Sendable {
    public enum Status: String, Hashable, Sendable {
      case accepted, refused, incomplete, trapped, limit
    }

    public var status: Status
    /// What the entry did to what was there before; nothing when it is not kept.
    public var effects: [ProgramText.Effect] = []
    /// The run of the program with the entry; nil where it is incomplete.
    public var run: Run?
    /// The program that ran, whether it was kept or not.
    public var program = ProgramText()
    public var difference: Difference?
    /// The value of an entry that is an expression, as Swift writes it.
    public var value: String?

    public init(status: Status) {
      self.status = status
    }
  }

  /// Whether an entry waits for more lines. The stack must be as large as for parsing.
  public func isIncomplete(_ entry: String) -> Bool {
    let outline = Outline(of: entry)
    guard outline.goesOn, let last = program.lastStatement else { return outline.isIncomplete }
    return Outline(of: last + "\n" + entry).isIncomplete
  }

  /// Whether a text is an expression. The stack must be as large as for parsing.
  public static func isExpression(_ text: String) -> Bool { Outline.isExpression(text) }

  /// An entry, and the program with it. Nothing has run.
  public struct Edit: Sendable {
    let entry: String
    let text: ProgramText
    let effects: [ProgramText.Effect]
    let hasStatements: Bool
    /// The program as it runs to tell the entry's value; nil where it has none.
    let telling: String?
  }

  /// Reads an entry as an edit of the present program. The stack must be as large as for parsing.
  public func edit(by entry: String) -> Edit {
    var text = program
    let effects = text.add(entry)
    let parts = Outline(of: entry).parts
    let hasStatements = parts.contains {
      [.statement, .expression, .variable].contains($0.kind)
    }
    return Edit(
      entry: entry, text: text, effects: effects, hasStatements: hasStatements,
      telling: parts.last?.kind == .expression ? text.replacingValue(Self.telling) : nil)
  }

  /// Runs the program with an entry, and keeps it if that comes to its end. Nil when it was stopped.
  public mutating func apply(_ edit: Edit, _ runner: Runner) -> Answer? {
    guard let (text, run) = settled(edit, runner) else {
      rejected = edit.entry
      return nil
    }
    var answer = take(
      State(program: text, setting: setting, step: edit.entry), run, from: self.run)
    if answer.status == .accepted { answer.effects = edit.effects } else { rejected = edit.entry }
    return answer
  }

  /// Replaces the whole program, as `:edit`, `:del` and `:load` do; `step` says what was typed.
  public mutating func replace(
    with text: ProgramText, step: String, _ runner: Runner
  ) -> Answer? {
    let answer = move(
      to: State(program: text, setting: setting, step: step), from: run, runner)
    if answer?.status == .accepted { rejected = nil }
    return answer
  }

  /// Goes on with another program, in other circumstances if these are given. The answer says all that it does,
  /// since it has nothing to do with the one before. Nil when it was stopped.
  public mutating func open(
    _ text: ProgramText, under given: Setting? = nil, step: String, _ runner: Runner
  ) -> Answer? {
    let answer = move(
      to: State(program: text, setting: given ?? setting, step: step), from: nil, runner)
    if answer?.status == .accepted { rejected = nil }
    return answer
  }

  /// Changes the circumstances if the program comes to its end under the new ones; the answer tells what is
  /// different then.
  public mutating func set(_ setting: Setting, step: String, _ runner: Runner) -> Answer? {
    move(to: State(program: program, setting: setting, step: step), from: run, runner)
  }

  /// Runs the program that a session begins with, which stays even where it fails.
  public mutating func begin(_ runner: Runner) -> Answer? {
    guard let run = runner(scenario) else { return nil }
    let answer = answer(program, run, from: self.run)
    if run.outcome == .completed { self.run = run }
    return answer
  }

  /// Runs another state, and goes on with it if that comes to its end. Nil when it was stopped.
  private mutating func move(to next: State, from before: Run?, _ runner: Runner) -> Answer? {
    guard let run = runner(next.scenario) else { return nil }
    return take(next, run, from: before)
  }

  /// Goes on with a state if its run came to its end. The answer compares it with a run of the present program.
  private mutating func take(_ next: State, _ run: Run, from before: Run?) -> Answer {
    let answer = answer(next.program, run, from: before)
    if answer.status == .accepted {
      self.run = run
      keep(next)
    }
    return answer
  }

  private func answer(_ text: ProgramText, _ run: Run, from before: Run?) -> Answer {
    var answer = Answer(status: Self.status(of: run.outcome))
    answer.run = run
    answer.program = text
    guard run.outcome != .refused else { return answer }
    let before = before.map { Difference.Outcome(run: $0, program: program) }
    let difference = Difference(from: before, to: Difference.Outcome(run: run, program: text))
    answer.difference = answer.status == .accepted ? difference : difference.ofWhatRan
    answer.value = run.notes.last.flatMap { $0 == "()" ? nil : $0 }
    return answer
  }

  private static func status(of outcome: Outcome) -> Answer.Status {
    switch outcome {
    case .completed: .accepted
    case .refused: .refused
    case .trapped: .trapped
    case .limit: .limit
    }
  }

  private mutating func keep(_ state: State) {
    guard state.program != program || state.setting != setting else { return }
    states.removeSubrange((place + 1)...)
    states.append(state)
    place += 1
  }

  // MARK: Running

  /// An expression as an argument that tells its value, with its text between quotes where it is one.
  private static func telling(_ expression: String) -> String {
    "trace.note({ (it: Any) in it is String ? String(reflecting: it) : String(describing: it) }("
      + expression + "))"
  }

  /// The program with the line that lets UIKit finish, where the entry leaves it something to do, and its run.
  private func settled(_ edit: Edit, _ runner: Runner) -> (ProgramText, Run)? {
    let text = edit.text
    func plain() -> (ProgramText, Run)? { runner(scenario(text.text)).map { (text, $0) } }
    guard setting.settles, edit.hasStatements else {
      guard let telling = edit.telling else { return plain() }
      guard let run = runner(scenario(telling)) else { return nil }
      return run.outcome == .completed ? (text, unshifted(run, of: text, runner)) : plain()
    }
    var longer = text
    longer.settle()
    let told = edit.telling.map { text == longer ? $0 : $0 + ProgramText.settling + "\n" }
    guard var run = runner(scenario(told ?? longer.text)) else { return nil }
    guard run.outcome == .completed else { return plain() }
    if told != nil { run = unshifted(run, of: longer, runner) }
    let line = longer.settlingLine
    if run.events.contains(where: { $0.stack.contains { $0.source == .program && $0.line == line } }
    ) {
      return (longer, run)
    }
    // What a queue or a timer prints has no caller: it is there only after the code has ended.
    guard let ended = runner(scenario(text.text + "fatalError()\n")) else { return nil }
    let isPending = ended.output.count < run.output.count || ended.events.count < run.events.count
    // Where nothing is pending the line does nothing, so that the run is that of the text without it.
    return (isPending ? longer : text, run)
  }

  /// A run that tells a value, with what it says of the expression at the columns that it has in the text.
  private func unshifted(_ run: Run, of text: ProgramText, _ runner: Runner) -> Run {
    let line = text.lineOfLastStatement
    guard run.diagnostics.contains(where: { $0.location.line >= line }),
      let plain = runner(scenario(text.text))
    else { return run }
    var run = run
    run.diagnostics = plain.diagnostics
    return run
  }

  /// The scenario of the present program.
  public var scenario: Scenario { states[place].scenario }

  private func scenario(_ text: String) -> Scenario { setting.scenario(text) }

  // MARK: Going back, and aside

  /// What the next `:undo` takes back, as it was typed; nil when there is nothing.
  public var undoable: String? { place > 0 ? states[place].step : nil }
  /// What the next `:redo` does again.
  public var redoable: String? { place + 1 < states.count ? states[place + 1].step : nil }

  /// Goes back to the state before; the answer tells what is different then.
  public mutating func undo(_ runner: Runner) -> Answer? { go(to: place - 1, runner) }

  /// Takes an undone entry back.
  public mutating func redo(_ runner: Runner) -> Answer? { go(to: place + 1, runner) }

  private mutating func go(to other: Int, _ runner: Runner) -> Answer? {
    guard states.indices.contains(other), let run = runner(states[other].scenario) else {
      return nil
    }
    var answer = answer(states[other].program, run, from: self.run)
    answer.value = nil
    place = other
    // The program that a session began with may fail.
    self.run = run.outcome == .completed ? run : nil
    return answer
  }

  /// Keeps the present program and its setting under a name.
  public mutating func fork(as name: String) { forks[name] = states[place] }

  /// What the present run has that the run of a fork has not; nil where one of them has none.
  public func difference(fromFork name: String, _ runner: Runner) -> Difference? {
    guard let fork = forks[name], let run, let other = runner(fork.scenario) else { return nil }
    return Difference(
      from: Difference.Outcome(run: other, program: fork.program),
      to: Difference.Outcome(run: run, program: program))
  }
}
