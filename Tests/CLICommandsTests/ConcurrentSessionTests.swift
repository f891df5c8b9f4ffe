import Foundation
import ProjectFiles
import ReviewLog
import SQLite
import SeededNumbers
import Storage
import TerminalUI
import Testing

@testable import CLICommands

/// The program in sessions of objects, as a process of its own each.
private final class ScriptedSessions {
  let folder: URL
  var database: String { folder.appending(path: "store.sqlite").path }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "vdl-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The important parts of a session's output.
  struct Heard: Sendable {
    /// Presentations of the questions, in order.
    var asked: [String] = []
    /// Reviews that were acknowledged.
    var saved: [String] = []
    var status: Int32 = 0
  }

  /// When a session is killed: so long after it wrote so many lines.
  struct Death {
    var lineCount: Int
    var microseconds: UInt32
  }

  /// Holds a session in which each question is answered somehow.
  static func hold(
    database: String, folder: URL, count: Int, seed: Int, death: Death? = nil
  ) throws -> Heard {
    let process = Process()
    process.executableURL = BuiltProgram.file
    process.arguments = [
      "quiz", "--json", "--database", database, "--learner", "Ada", "--count", "\(count)",
      "--seed", "\(seed)", "--content", ProjectFiles.kinds.path,
    ]
    process.environment = try BuiltProgram.environment(home: folder)
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    var heard = Heard()
    var rest = Data()
    var seen = 0
    while true {
      let bytes = output.fileHandleForReading.availableData
      if bytes.isEmpty { break }
      rest += bytes
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = rest[..<end]
        rest = Data(rest[rest.index(after: end)...])
        seen += 1
        defer {
          if let death, seen == death.lineCount {
            usleep(death.microseconds)
            kill(process.processIdentifier, SIGKILL)
          }
        }
        guard let object = try? JSONSerialization.jsonObject(with: line) as? [String: Any] else {
          continue
        }
        switch object["type"] as? String {
        case "question":
          heard.asked.append(object["presentation"] as? String ?? "")
          try? input.fileHandleForWriting.write(contentsOf: Data(answer(to: object).utf8))
        case "saved": heard.saved.append(object["review"] as? String ?? "")
        case "misread" where (object["message"] as? String)?.contains("another session") == false:
          try? input.fileHandleForWriting.write(contentsOf: Data("skip\n".utf8))
        default: break
        }
      }
    }
    process.waitUntilExit()
    heard.status = process.terminationStatus
    return heard
  }

  private static func answer(to question: [String: Any]) -> String {
    let keys = (question["items"] as? [[String: Any]] ?? []).compactMap { $0["key"] as? String }
    switch question["kind"] as? String {
    case "choice", "why", "line": return (keys.first ?? "skip") + "\n"
    case "order": return keys.joined(separator: " ") + "\n"
    case "truth", "versions": return "true\n"
    case "count", "state": return "1\n"
    case "output": return "\"nothing\"\n"
    default: return "skip\n"
    }
  }
}

extension ScriptedSessions {
  /// The reviews in the database, once each.
  fileprivate func expectSaved(_ acknowledged: [String]) throws {
    let kept = try Connection(path: database).query("SELECT uuid FROM review") { $0.text(0) }
    #expect(Set(kept).count == kept.count)
    #expect(Set(acknowledged).count == acknowledged.count)
    #expect(Set(acknowledged).isSubset(of: kept))
  }
}

@Suite struct `Sessions at the same time` {
  @Test func `of one learner lose no answer and double none`() async throws {
    let room = try ScriptedSessions()
    let (database, folder) = (room.database, room.folder)
    // The first one makes the database.
    let first = try ScriptedSessions.hold(
      database: database, folder: folder, count: 1, seed: 1)
    #expect(first.status == 0)
    let heard = try await withThrowingTaskGroup(of: ScriptedSessions.Heard.self) { group in
      for seed in 2...4 {
        group.addTask {
          try ScriptedSessions.hold(database: database, folder: folder, count: 8, seed: seed)
        }
      }
      return try await group.reduce(into: [first]) { $0.append($1) }
    }
    #expect(heard.map(\.status) == [0, 0, 0, 0])
    let saved = heard.flatMap(\.saved)
    try room.expectSaved(saved)
    #expect(saved.count > 1)
    #expect(
      try Connection(path: database).first("SELECT count(*) FROM review") { $0.int(0) }
        == saved.count)
  }

  /// `VDL_KILLS` asks for more than a few, `VDL_KILLS_SEED` for other moments.
  @Test func `that are killed lose nothing that was acknowledged, and resume`() throws {
    let room = try ScriptedSessions()
    var saved: [String] = []
    var open: String?
    let environment = ProcessInfo.processInfo.environment
    let count = environment["VDL_KILLS"].flatMap { Int($0) } ?? 4
    var generator = SeededNumbers(seed: environment["VDL_KILLS_SEED"].flatMap { UInt64($0) } ?? 1)
    var killedCount = 0
    for seed in 0..<count {
      let heard = try ScriptedSessions.hold(
        database: room.database, folder: room.folder, count: 20, seed: seed,
        death: .init(
          lineCount: Int.random(in: 1...12, using: &generator),
          microseconds: UInt32.random(in: 0..<30_000, using: &generator)))
      #expect(heard.status == SIGKILL || heard.status == 0, "\(seed)")
      if heard.status == SIGKILL { killedCount += 1 }
      saved += heard.saved
      try room.expectSaved(saved)
      let connection = try Connection(path: room.database)
      #expect(try connection.first("PRAGMA integrity_check") { $0.text(0) } == "ok")
      // A question that was left without an answer is the first one now.
      if let open, let asked = heard.asked.first { #expect(asked == open, "\(seed)") }
      open = try connection.first(
        """
        SELECT uuid FROM presentation AS shown WHERE id = (SELECT max(id) FROM presentation)
          AND NOT EXISTS (SELECT 1 FROM review WHERE presentation = shown.id)
          AND NOT EXISTS (SELECT 1 FROM event WHERE presentation = shown.id AND kind = 'skip')
        """
      ) { $0.text(0) }
    }
    #expect(!saved.isEmpty)
    let store = try Store.open(
      path: room.database, migrations: LearnerDatabase.migrations, using: &generator)
    #expect(try store.examineDerived().differenceCount == 0)
    let kept = try Connection(path: room.database).first("SELECT count(*) FROM review") {
      $0.int(0)
    }
    print("sessions killed: \(killedCount) of \(count)")
    print("answers acknowledged: \(saved.count), kept: \(kept ?? 0)")
  }
}

@Suite struct `Saving that takes long` {
  private let answer: InputLine = "loadView viewDidLoad viewWillAppear"

  @Test func `is said after a second, and Ctrl-C leaves with the answer unsaved`() throws {
    let room = try Classroom()
    _ = try room.openStore()
    let other = try Connection(path: room.folder.appending(path: "store.sqlite").path)
    room.pause = { moment in
      usleep(20_000)
      return room.said.contains("Waiting to save:") ? .interrupt : nil
    }
    room.whileTyping = { try? other.execute("BEGIN IMMEDIATE") }
    let status = try room.session(answer, count: 1, staysOpen: false)
    #expect(status == 130)
    #expect(
      room.said.hasSuffix(
        """
        Waiting to save: another program is using the database. Ctrl-C leaves without saving.
        Your answer wasn't saved. The question waits for you; vdl asks it first next
        time.

        """))
    #expect(!room.said.contains("Right."))
    try other.execute("ROLLBACK")
    room.whileTyping = nil
    #expect(try room.reviews().isEmpty)
    room.said = ""
    #expect(try room.session(answer, count: 1, staysOpen: false) == 0)
    #expect(room.said.contains("asked before and still open"))
    #expect(try room.reviews().count == 1)
  }

  @Test func `is said of any other action that Ctrl-C leaves unsaved`() throws {
    let room = try Classroom()
    _ = try room.openStore()
    let other = try Connection(path: room.folder.appending(path: "store.sqlite").path)
    room.pause = { _ in .interrupt }
    room.whileTyping = { try? other.execute("BEGIN IMMEDIATE") }
    #expect(try room.session("skip", count: 1, staysOpen: false) == 130)
    #expect(room.said.hasSuffix("Your last action wasn't saved.\n"))
    try other.execute("ROLLBACK")
  }

  @Test func `goes on by itself when the other program is done`() throws {
    let room = try Classroom()
    _ = try room.openStore()
    let other = try Connection(path: room.folder.appending(path: "store.sqlite").path)
    var pauses = 0
    room.pause = { _ in
      pauses += 1
      if pauses == 5 { try? other.execute("ROLLBACK") }
      return nil
    }
    room.whileTyping = { try? other.execute("BEGIN IMMEDIATE") }
    let status = try room.session(answer, count: 1, staysOpen: false)
    #expect(status == 0)
    #expect(pauses == 5)
    #expect(room.said.contains("Right.") && !room.said.contains("Waiting to save:"))
    #expect(try room.reviews().count == 1)
  }
}
