import Foundation
import Releases
import ReviewLog
import Scenarios
import TerminalUI
import Testing

@testable import CLICommands

/// What a command wrote and how it ended.
struct Said: Equatable {
  var status: Int32
  var output: String
  var notices: String
}

/// Runs a command line on files and a model that a test makes up, without touching the world.
func vdl(
  _ words: String..., files: [String: [UInt8]] = [:], columns: Int = 80,
  environment: [String: String] = [:], isTerminal: Bool = false,
  model: @escaping () -> Model = { .live(Engine()) }
) -> Said {
  var said = Said(status: 0, output: "", notices: "")
  let console = Console(
    write: { said.output += $0 }, notify: { said.notices += $0 }, flush: { true },
    terminal: Terminal(
      inputIsTerminal: isTerminal, outputIsTerminal: isTerminal, errorIsTerminal: isTerminal,
      columns: columns),
    style: .plain)
  let context = Context(
    console: console, environment: environment,
    read: { (path) throws(Failure) in
      guard let bytes = files[path] else { throw .world("no such file", file: path) }
      return bytes
    },
    loadModel: model, now: { Moment(time: UTCTime(milliseconds: 0), zone: .utc) },
    random: { 4 })
  said.status = CommandLineInterface.run(words, in: context)
  return said
}

/// Compares text with a golden file; `UPDATE_SNAPSHOTS=1` writes the file instead.
func expectGolden(
  _ text: String, _ name: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
) throws {
  let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures").appending(path: name)
  if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
    try text.write(to: file, atomically: true, encoding: .utf8)
    return
  }
  let expected = try String(contentsOf: file, encoding: .utf8)
  #expect(text == expected, "\(name) differs", sourceLocation: sourceLocation)
}
