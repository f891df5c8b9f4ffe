import Foundation
import SQLite
import SeededNumbers

/// Stores that are damaged: every command says so, or does what it promises.
struct Damage {
  var room: Room
  var generator: SeededNumbers

  /// Returns the number of findings. The doctor and an export look at each store, and so do two other
  /// commands, by chance.
  mutating func run(count: Int) throws -> Int {
    let intact = try IntactStore(in: room)
    var findings = 0
    var noticed = 0
    for number in 0..<count {
      let store = DamagedStore(from: intact, using: &generator)
      let examination = Examination(room: room, intact: intact, store: store)
      var found = try examination.problemsOfLog()
      if found.isNoticed { noticed += 1 }
      for (name, problems) in examination.others.shuffled(using: &generator).prefix(2) {
        found.problems += try problems().map { "\(name): \($0)" }
      }
      for problem in found.problems {
        say("store \(number), \(store.description): \(problem)")
      }
      if !found.problems.isEmpty { keep(store, number) }
      findings += found.problems.count
    }
    print(
      "damage: \(count) stores, of which the doctor noticed \(noticed); \(room.runCount) commands, "
        + "\(findings) findings")
    return findings
  }

  private func keep(_ store: DamagedStore, _ number: Int) {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "damaged-\(ProcessInfo.processInfo.processIdentifier)-\(number).sqlite").path
    try? store.file.write(to: URL(filePath: path))
    try? store.log?.write(to: URL(filePath: path + "-wal"))
    say("kept as \(path)")
  }
}

/// A store with answers in its file and more in its write-ahead log.
struct IntactStore {
  var file: Data
  var log: Data
  var answers: [String: String]
  /// What `vdl export` says of the answers, in order, a line each.
  var lines: [String]
  /// The number of answers in the file alone.
  var fileCount: Int

  init(in room: Room) throws {
    try room.reset(with: ["store.sqlite": "store.sqlite"])
    fileCount = room.answers()?.count ?? 0
    // While another program reads, the log stays.
    let reader = try Connection(path: room.store)
    _ = try reader.query("PRAGMA journal_mode = WAL") { $0.text(0) }
    _ = try reader.query("SELECT count(*) FROM review") { $0.int(0) }
    _ = try room.run(
      ["quiz", "--json", "--count", "5"], typing: Shelf.typed(answers: 5))
    file = room.contents(of: "store.sqlite") ?? Data()
    log = room.contents(of: "store.sqlite-wal") ?? Data()
    answers = room.answers() ?? [:]
    lines = try room.run(["export", "--format", "jsonl"]).output.split(separator: "\n")
      .map(String.init)
    guard lines.count == fileCount + 5, answers.count == lines.count, !log.isEmpty else {
      throw Unusable(reason: "\(lines.count) answers in the store, \(log.count) bytes in its log")
    }
  }
}
