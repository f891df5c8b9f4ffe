public import Diagnostics
public import Releases
public import Scenarios
internal import SwiftFrontend

/// A session in which every entry edits a program, which runs as a whole after each.
///
/// There is nothing but the text: to undo is to go back to an earlier one, and what an entry does is the
/// difference between two runs. Nothing here knows a terminal.
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
  }

  /// Runs a scenario; nil when that was stopped.
  public typealias Runner = (Scenario) -> Run?

  public private(set) var setting: Setting
  /// The programs so far; those after `place` were undone.
  private var states: [ProgramText]
  private var place = 0
  /// The run of the present program; nil before the first.
  public private(set) var run: Run?
  /// The last entry that was not kept.
  public private(set) var rejected: String?
  /// Programs that were put aside, by name.
  public private(set) var forks: [String: ProgramText] = [:]

  public init(_ program: ProgramText = ProgramText(), setting: Setting = Setting()) {
    states = [program]
    self.setting = setting
  }

  public var program: ProgramText { states[place] }

  /// What the program declares at top level. The stack must be as large as for parsing.
  public var names: [String] {
    Outline(of: program.text).parts.flatMap(\.names).map { String($0.prefix { $0 != "(" }) }
  }

  // MARK: Entries

  /// What became of an entry.
  public struct Answer: Hashable, Sendable {
    public enum Status: String, Hashable, Sendable {
      case accepted, refused, incomplete, trapped, limit
    }

    public var status: Status
    public var replaced: [ProgramText.Replacement] = []
    /// The run of the program with the entry; nil where it is incomplete.
    public var run: Run?
    /// The program that ran, whether it was kept or not.
    public var program = ProgramText()
    public var difference: Difference?

    public init(status: Status) {
      self.status = status
    }
  }

  /// Whether an entry waits for more lines. The stack must be as large as for parsing.
  public static func isIncomplete(_ entry: String) -> Bool { Outline(of: entry).isIncomplete }

  /// An entry, and the program with it. Nothing has run.
  public struct Edit: Sendable {
    let entry: String
    let text: ProgramText
    let replaced: [ProgramText.Replacement]
    let hasStatements: Bool
  }

  /// Reads an entry as an edit of the present program. The stack must be as large as for parsing.
  public func edit(by entry: String) -> Edit {
    var text = program
    let replaced = text.add(entry)
    return Edit(
      entry: entry, text: text, replaced: replaced, hasStatements: Self.hasStatements(entry))
  }

  /// Runs the program with an entry, and keeps it if that comes to its end. Nil when it was stopped.
  public mutating func apply(_ edit: Edit, _ runner: Runner) -> Answer? {
    guard var answer = attempt(edit.text, runner, hasStatements: edit.hasStatements) else {
      rejected = edit.entry
      return nil
    }
    answer.replaced = edit.replaced
    if answer.status != .accepted { rejected = edit.entry }
    return answer
  }

  /// Replaces the whole program, as `:edit`, `:del` and `:load` do.
  public mutating func replace(with text: ProgramText, _ runner: Runner) -> Answer? {
    attempt(text, runner, hasStatements: false)
  }

  private static func hasStatements(_ entry: String) -> Bool {
    Outline(of: entry).parts.contains { $0.kind == .statement || $0.kind == .variable }
  }

  private mutating func attempt(
    _ text: ProgramText, _ runner: Runner, hasStatements: Bool
  ) -> Answer? {
    guard let (text, run) = settled(text, runner, hasStatements: hasStatements) else { return nil }
    var answer = Answer(status: Self.status(of: run.outcome))
    answer.run = run
    answer.program = text
    answer.difference = run.outcome == .refused ? nil : Difference(from: self.run, to: run)
    if answer.status == .accepted { keep(text, run) }
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

  private mutating func keep(_ text: ProgramText, _ run: Run) {
    self.run = run
    guard text != program else { return }
    states.removeSubrange((place + 1)...)
    states.append(text)
    place += 1
  }

  /// The program with the line that lets UIKit finish, where the entry leaves it something to do, and its run.
  private func settled(
    _ text: ProgramText, _ runner: Runner, hasStatements: Bool
  ) -> (ProgramText, Run)? {
    guard setting.settles, hasStatements else { return runner(scenario(text)).map { (text, $0) } }
    var longer = text
    longer.settle()
    guard let run = runner(scenario(longer)) else { return nil }
    guard run.outcome == .completed else { return runner(scenario(text)).map { (text, $0) } }
    let line = longer.lines(ofPart: longer.parts.count - 1).lowerBound
    if run.events.contains(where: { $0.stack.contains { $0.source == .program && $0.line == line } }
    ) {
      return (longer, run)
    }
    // What a queue or a timer prints has no caller: it is there only after the code has ended.
    guard let ended = runner(scenario(text, ending: "fatalError()")) else { return nil }
    let isPending = ended.output.count < run.output.count || ended.events.count < run.events.count
    // Where nothing is pending the line does nothing, so that the run is that of the text without it.
    return (isPending ? longer : text, run)
  }

  /// The scenario of a program as it stands.
  public func scenario(_ text: ProgramText) -> Scenario { scenario(text, ending: nil) }

  private func scenario(_ text: ProgramText, ending line: String?) -> Scenario {
    let file = SourceFile(
      name: Scenario.mainFile, text: text.text + (line.map { $0 + "\n" } ?? ""))
    var scenario = Scenario(
      files: setting.beside + [file], ios: setting.ios, device: setting.device)
    scenario.seed = setting.seed
    scenario.believing = setting.believing
    return scenario
  }

  // MARK: Going back, and aside

  public var canUndo: Bool { place > 0 }
  public var canRedo: Bool { place + 1 < states.count }

  /// Goes back to the program before; the answer tells what is different then.
  public mutating func undo(_ runner: Runner) -> Answer? { go(to: place - 1, runner) }

  /// Takes an undone entry back.
  public mutating func redo(_ runner: Runner) -> Answer? { go(to: place + 1, runner) }

  private mutating func go(to other: Int, _ runner: Runner) -> Answer? {
    guard states.indices.contains(other), let run = runner(scenario(states[other])) else {
      return nil
    }
    var answer = Answer(status: .accepted)
    answer.run = run
    answer.program = states[other]
    answer.difference = Difference(from: self.run, to: run)
    place = other
    self.run = run
    return answer
  }

  /// Changes the circumstances if the program comes to its end under the new ones; the answer tells what is
  /// different then.
  public mutating func set(_ setting: Setting, _ runner: Runner) -> Answer? {
    var changed = self
    changed.setting = setting
    guard let answer = changed.attempt(program, runner, hasStatements: false) else { return nil }
    if answer.status == .accepted { self = changed }
    return answer
  }

  /// Keeps the present program under a name.
  public mutating func fork(as name: String) { forks[name] = program }

  /// What the present run has that the run of a fork has not.
  public func difference(fromFork name: String, _ runner: Runner) -> Difference? {
    guard let fork = forks[name], let run, let other = runner(scenario(fork)) else { return nil }
    return Difference(from: other, to: run)
  }

  /// Begins anew; `:undo` brings the program back.
  public mutating func reset(_ runner: Runner) -> Answer? {
    replace(with: ProgramText(), runner)
  }
}
