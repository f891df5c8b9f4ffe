import Diagnostics
import Foundation
import ReviewLog
import Scenarios
import SeededNumbers
import TerminalUI

@testable import CLICommands

/// Commands in this process: without a terminal, a clock or chance.
final class CommandRoom {
  /// A folder in memory, where there is one.
  let folder: String
  let engine = Engine()
  private let model: Model
  private var time = UTCTime(milliseconds: 1_767_600_000_000)
  private var random = SeededNumbers(seed: 1)

  init() throws {
    let memory = "/dev/shm"
    let hasMemory = FileManager.default.isWritableFile(atPath: memory)
    let place = hasMemory ? memory : FileManager.default.temporaryDirectory.path
    folder = "\(place)/vdl-fuzz-\(ProcessInfo.processInfo.processIdentifier)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var model = Model.live(engine)
    let limits = Limits(steps: 1_000_000, depth: 1_000, memory: 32 << 20, output: 1 << 16)
    model.run = { [engine] scenario, _ in engine.run(scenario, limits: limits) }
    model.repeatedRuns = { [engine] in
      let runs = RepeatedRuns(engine, limits: limits)
      return { runs.run($0) }
    }
    self.model = model
    atexit { CommandRoom.remove() }
  }

  /// What a command said, and how it ended.
  struct Ending {
    var status: Int32
    var output: String
    var notices: String

    /// The objects of these types that it wrote, one a line.
    func objects(_ type: String) -> [[String: Any]] {
      output.split(separator: "\n").compactMap {
        try? JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
      }.filter { $0["type"] as? String == type }
    }
  }

  /// Begins an attempt, which is the same whatever came before.
  func begin() {
    time = UTCTime(milliseconds: 1_767_700_000_000)
    random = SeededNumbers(seed: 2)
  }

  func run(_ words: [String], typing lines: [String] = []) -> Ending {
    var ending = Ending(status: 0, output: "", notices: "")
    var rest = lines[...]
    var context = Context(
      console: Console(
        write: { ending.output += $0 }, notify: { ending.notices += $0 }, flush: { true },
        terminal: Terminal(), style: .plain),
      environment: ["USER": "ada", "HOME": folder],
      read: { (path) throws(Failure) in throw .world("no such file", file: path) },
      loadModel: { [model] in model },
      now: { [self] in
        time = time.advanced(by: .seconds(7))
        return Moment(time: time, zone: .utc)
      }, random: { [self] in random.next() })
    context.openLines = { _ in
      Context.Lines(
        reader: LineReader { _ in rest.popFirst().map { .line($0) } ?? .endOfFile },
        isInteractive: false, run: { model, scenario in .finished(model.run(scenario)) })
    }
    ending.status = CommandLineInterface.run(words, in: context)
    must(!ending.output.contains("internal error"), "\(words): an internal error")
    must(!ending.notices.contains("internal error"), "\(words): an internal error")
    return ending
  }

  /// Writes a database's file as the only one of its name.
  func put(_ bytes: [UInt8], _ path: String) {
    for suffix in ["", "-wal", "-shm"] { unlink(path + suffix) }
    must(
      FileManager.default.createFile(atPath: path, contents: Data(bytes)), "\(path): no room")
  }

  func bytes(of path: String) -> [UInt8] {
    Array(FileManager.default.contents(atPath: path) ?? Data())
  }

  /// Removes the folder of this process.
  static func remove() {
    let name = "vdl-fuzz-\(ProcessInfo.processInfo.processIdentifier)"
    for place in ["/dev/shm", FileManager.default.temporaryDirectory.path] {
      try? FileManager.default.removeItem(atPath: "\(place)/\(name)")
    }
  }
}
