import Curriculum
import EmbeddedSources
import Foundation
import QuizEngine
import ReviewLog
import Scenarios
import SeededNumbers
import Storage
import TerminalUI
import TestedEngine

@testable import CLICommands

/// Where simulated learners sit down one after another: a database of their own, a clock that they
/// move, and runs that are kept for all of them.
final class Room {
  private let folder: URL
  private let content: [String]
  private let model: Model
  private let run: Runner
  private let rules: [RuleEntry]
  /// Reads the log beside the program, to know which instance is shown.
  private var reader: Store?

  /// Opens a room that teaches the courses of a folder, or the shipped ones.
  init(teaching folder: URL? = nil, keeping kept: KeptRuns) throws {
    self.folder = FileManager.default.temporaryDirectory.appending(path: "vdl-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: self.folder, withIntermediateDirectories: true)
    content = folder.map { ["--content", $0.path] } ?? []
    var model = Model.live(testedEngine)
    model.repeatedRuns = { [repeatedRuns = model.repeatedRuns] in
      let run = repeatedRuns()
      return { scenario in kept.run(of: scenario, run) }
    }
    self.model = model
    run = model.repeatedRuns()
    rules = testedEngine.rules
  }

  deinit {
    reader = nil
    try? FileManager.default.removeItem(at: folder)
  }

  private var database: String { folder.appending(path: "store.sqlite").path }

  /// The first day's evening.
  private static let start = UTCTime(milliseconds: 1_767_636_000_000)

  private static func time(on day: Int) -> UTCTime {
    start.advanced(by: .seconds(86_400 * day))
  }

  /// Runs a command of a learner; returns its exit status and notices.
  private func vdl(
    _ words: [String], of learner: LearnerSeed?, at clock: @escaping () -> UTCTime,
    random: inout SeededNumbers, read: @escaping () -> InputLine, write: @escaping (String) -> Void
  ) -> (status: Int32, notices: String) {
    var numbers = random
    var notices = ""
    let console = Console(
      write: write, notify: { notices += $0 }, flush: { true }, terminal: Terminal(),
      style: .plain)
    var context = Context(
      console: console, environment: [:],
      read: { (path) throws(Failure) in throw .world("no such file", file: path) },
      loadModel: { [model] in model }, now: { Moment(time: clock(), zone: .utc) },
      random: { numbers.next() })
    context.openLines = { [run] _ in
      Context.Lines(
        reader: LineReader { _ in read() }, isInteractive: false,
        run: { _, scenario in .finished(run(scenario)) })
    }
    let status = CommandLineInterface.run(
      words + ["--database", database] + (learner.map { ["--learner", $0.name] } ?? []) + content,
      in: context)
    random = numbers
    return (status, notices)
  }

  /// Holds one sitting of `vdl quiz --json` with these further words.
  func sit(_ words: [String], of learner: inout SimulatedLearner, on day: Int) {
    let sitting = Sitting(
      number: learner.sittings, day: day, isForDue: words.contains("--due"))
    let dialogue = Dialogue(learner.mind, sitting) { [self] object in try shown(object) }
    var time = max(Self.time(on: day), learner.time)
    let seed = String(learner.random.next() >> 1)
    let ended = vdl(
      ["quiz", "--json", "--seed", seed] + words, of: learner.seed, at: { time },
      random: &learner.random,
      read: {
        time = time.advanced(by: .seconds(30))
        return dialogue.nextLine()
      }, write: dialogue.take)
    dialogue.takeIn()
    learner.time = time.advanced(by: .seconds(30))
    learner.sittings += 1
    learner.mind = dialogue.mind
    learner.answers += dialogue.answers
    learner.troubles += dialogue.troubles
    if ended.status != 0 { learner.troubles.append("status \(ended.status): \(ended.notices)") }
  }

  /// Reads the next lesson to its end, as `vdl learn` shows it.
  func read(_ learner: inout SimulatedLearner, on day: Int) {
    _ = said(["learn"], of: &learner, on: day)
    learner.lessonsRead += 1
  }

  /// Answers an assignment to its end, and hands it in as this file.
  func take(_ assignment: String, of learner: inout SimulatedLearner, handingIn file: String) {
    sit(["--assignment", assignment], of: &learner, on: 0)
    _ = said(["hand-in", assignment, "-o", file], of: &learner, on: 0)
  }

  /// What a teacher's command says, with its exit status.
  func teacher(_ words: [String]) -> (status: Int32, said: String) {
    var said = ""
    var random = SeededNumbers(seed: 1)
    let ended = vdl(
      words, of: nil, at: { Self.start }, random: &random, read: { .endOfFile },
      write: { said += $0 })
    return (ended.status, said + ended.notices)
  }

  /// The learner's progress as `vdl progress --json` has it.
  func progress(of learner: inout SimulatedLearner, on day: Int) throws -> SaidProgress {
    try JSONDecoder().decode(
      SaidProgress.self, from: Data(said(["progress", "--json"], of: &learner, on: day).utf8))
  }

  /// What a command says that asks nothing.
  private func said(
    _ words: [String], of learner: inout SimulatedLearner, on day: Int
  ) -> String {
    var said = ""
    let time = max(Self.time(on: day), learner.time)
    let ended = vdl(
      words, of: learner.seed, at: { time }, random: &learner.random, read: { .endOfFile },
      write: { said += $0 })
    if ended.status != 0 { learner.troubles.append("status \(ended.status): \(ended.notices)") }
    return said
  }

  // MARK: What is shown

  private struct Unknown: Error { var what: String }

  private func shown(_ object: SaidObject) throws -> ShownQuestion {
    let store = try openReader()
    guard
      let presentation = try store.presentation(
        PresentationID(rawValue: object.presentation ?? "")),
      let found = try store.question(presentation.question, at: presentation.revision),
      let prepared = prepare(
        found.question, rules: rules, seed: presentation.seed, run: run
      ).question
    else { throw Unknown(what: object.presentation ?? "a question") }
    guard object.code?.hasPrefix(prepared.code) == true else {
      throw Unknown(what: "\(presentation.question.rawValue) has other code in the log")
    }
    return ShownQuestion(template: found.question, prepared: prepared, run: run)
  }

  private func openReader() throws -> Store {
    if let reader { return reader }
    var generator = SeededNumbers.unique()
    let opened = try Store.open(
      path: database, migrations: LearnerDatabase.migrations, using: &generator, for: .reading)
    reader = opened
    return opened
  }
}

/// The members of `vdl progress --json` that are compared with what was counted.
struct SaidProgress: Decodable {
  struct Answers: Decodable, Equatable {
    var answered: Int
    var right: Int
  }

  struct Rules: Decodable { var held: Int }

  struct Belief: Decodable {
    var belief: String
    var posterior: Double
    var named: Bool
  }

  var answers: Answers
  var rules: Rules
  var beliefs: [Belief]
}
