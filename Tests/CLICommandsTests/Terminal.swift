import FaultyRecordStore
import Foundation
import HTTP
import ProjectFiles
import Releases
import ReviewLog
import Scenarios
import TerminalUI
import TestedEngine
import Testing

@testable import CLICommands

/// A command's output and exit status.
struct Said: Equatable {
  var status: Int32
  var output: String
  var notices: String
}

/// Runs a command line on files, typed lines and a model that a test makes up, without touching the
/// world.
func vdl(
  _ words: String..., files: [String: [UInt8]] = [:], columns: Int = 80,
  environment: [String: String] = [:], isTerminal: Bool = false,
  model: @escaping () -> Model = { liveModel }
) -> Said {
  vdl(
    words, files: files, columns: columns, environment: environment, isTerminal: isTerminal,
    model: model)
}

/// Runs a command from a list of words, with the lines that the learner types and the shipped
/// content. With `echoes` they stand in the output; with `hasMore` they are all there at once.
func vdl(
  _ words: [String], files: [String: [UInt8]] = [:], columns: Int = 80,
  environment: [String: String] = [:], isTerminal: Bool = false,
  shipped: String? = nil, typed: [String] = [], echoes: Bool = false,
  hasMore: Bool = false, random: @escaping () -> UInt64 = { 4 },
  model: @escaping () -> Model = { liveModel }, server: FaultyServer? = nil,
  wait: @escaping (Duration) -> SignalWatch.Signal? = { _ in .interrupt }
) -> Said {
  var said = Said(status: 0, output: "", notices: "")
  let console = Console(
    write: { said.output += $0 }, notify: { said.notices += $0 }, flush: { true },
    terminal: Terminal(
      inputIsTerminal: isTerminal, outputIsTerminal: isTerminal, errorIsTerminal: isTerminal,
      columns: columns),
    style: .plain)
  var context = Context(
    console: console, environment: environment,
    read: { (path) throws(Failure) in
      guard let bytes = files[path] else { throw .world("no such file", file: path) }
      return bytes
    },
    loadModel: model, now: { Moment(time: UTCTime(milliseconds: 0), zone: .utc) },
    random: random)
  context.wait = wait
  context.sleep = { server?.wait($0) }
  context.openServer = { (_) throws(HTTPProblem) in
    guard let server else { throw .isWithoutLibrary }
    return { (request) throws(HTTPProblem) in try server.answer(request) }
  }
  if let shipped { context.shippedCourses = shipped }
  var lines = typed[...]
  context.openLines = { _ in
    Context.Lines(
      reader: LineReader(
        read: { prompt in
          let line = lines.popFirst()
          if echoes { said.output += prompt.text + (line ?? "") + "\n" }
          return line.map { .line($0) } ?? .endOfFile
        }, hasMore: { hasMore && !lines.isEmpty }),
      isInteractive: false, run: { model, scenario in .finished(model.run(scenario, Limits())) })
  }
  said.status = CommandLineInterface.run(words, in: context)
  return said
}

/// The model itself, created once. The runs of its scenarios are kept for all tests.
let liveModel: Model = {
  var model = Model.live(testedEngine)
  model.repeatedRuns = { [repeatedRuns = model.repeatedRuns] in
    let run = repeatedRuns()
    return { scenario in testedRuns.run(of: scenario, run) }
  }
  return model
}()

/// A golden file.
func fixture(_ name: String) -> URL {
  ProjectFiles.fixtures(of: "CLICommandsTests")
    .appending(path: name)
}

/// Compares text with a golden file; `UPDATE_SNAPSHOTS=1` writes the file instead.
func expectGolden(
  _ text: String, _ name: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
  let file = fixture(name)
  if ProjectFiles.updatesSnapshots {
    try text.write(to: file, atomically: true, encoding: .utf8)
    return
  }
  let expected = try String(contentsOf: file, encoding: .utf8)
  #expect(text == expected, "\(name) differs", sourceLocation: sourceLocation)
}
