import Foundation
import ProjectFiles
import SQLite
import SeededNumbers

/// Databases that SQLite takes for sound, with values and objects that vdl never writes.
///
/// The first line of an input chooses a command; each other line is one change (`StoreChange`).
struct Stores: InputKind {
  static let name = "store"
  static let patience = 20.0

  private let room: CommandRoom
  private let sound: [UInt8]
  private let loose: LooseStore
  private var path: String { room.folder + "/store.sqlite" }
  private var other: String { room.folder + "/other.sqlite" }

  init() throws {
    room = try CommandRoom()
    sound = try Self.fill(room)
    loose = try LooseStore(of: sound, in: room)
  }

  func attempt(_ input: [UInt8]) {
    room.begin()
    let lines = TextLines(of: input).lines.map { String(decoding: $0, as: UTF8.self) }
    let changes = lines.dropFirst().prefix(40).compactMap(StoreChange.init)
    guard let bytes = try? loose.changed(by: changes, in: room) else { return }
    room.put(bytes, path)
    let doctor = run(["doctor"])
    let isSound = doctor.status == 0
    let first = run(["export", "--format", "jsonl"], isSound)
    let second = run(["export", "--format", "jsonl"], isSound)
    must(first.output == second.output, "two exports differ")
    let choice = Int(lines[0].split(separator: " ").last ?? "").map { $0.magnitude } ?? 0
    attempt(Int(choice % UInt(Self.commands.count)), isSound, bytes)
  }

  private func attempt(_ number: Int, _ isSound: Bool, _ bytes: [UInt8]) {
    switch Self.commands[number] {
    case "rebuild":
      run(["doctor", "--rebuild"], isSound)
      run(["doctor"], isSound)
    case "quiz":
      let words = ["quiz", "--json", "--count", "2", "--content", ProjectFiles.kinds.path]
      run(words, isSound, typing: ["hint", "dk", "skip"])
    case "session":
      run(
        ["--plain", "--content", ProjectFiles.kinds.path], isSound,
        typing: ["", "dk", "why", "undo", "suspend", "resume", "progress", "lessons", "quit"])
    case "merge into":
      room.put(sound, other)
      run(["merge", other])
    case "merge from":
      room.put(bytes, other)
      room.put(sound, path)
      run(["merge", other])
      let doctor = run(["doctor"])
      must(doctor.status == 0, "a merge damages the database: \(doctor.output)")
    case "restore":
      room.put(bytes, other)
      room.put(sound, path)
      run(["restore", other])
    case let command: run(command.split(separator: " ").map(String.init), isSound)
    }
  }

  private static let commands = [
    "progress --json", "progress", "report -o -", "learner list", "export --format csv",
    "export --format json --table rules", "export --format jsonl --table lessons",
    "export --format json --table learners --names", "doctor --regrade", "doctor --json",
    "content stats", "settings", "quiz", "session", "rebuild", "merge into", "merge from",
    "restore",
    "backup /dev/null", "content list", "learner erase bob --yes", "learner rename bob eve",
    "learner reset bob --yes", "progress --learner bob",
  ]

  /// Runs a command on the store. What the doctor finds sound is not damaged for another command.
  @discardableResult
  private func run(
    _ words: [String], _ isSound: Bool = false, typing lines: [String] = []
  ) -> CommandRoom.Ending {
    let ending = room.run(words + ["--database", path], typing: lines)
    must(
      [0, 1, 64, 74].contains(ending.status), "\(words): status \(ending.status): \(ending.notices)"
    )
    let saysDamage = ending.notices.contains("damage")
    must(!isSound || !saysDamage, "the doctor finds nothing; \(words): \(ending.notices)")
    return ending
  }

  func changed(_ input: [UInt8], using random: inout SeededNumbers) -> [UInt8] {
    if Int.random(in: 0..<5, using: &random) == 0 {
      var text = TextPieces(of: input)
      text.change(StoreChange.words + loose.words, using: &random)
      return text.bytes
    }
    var text = TextLines(of: input)
    text.change(using: &random) { Array(loose.line(using: &$0).utf8) }
    if Int.random(in: 0..<4, using: &random) == 0 {
      text.lines[0] = Array("run \(Int.random(in: 0..<100, using: &random))".utf8)
    }
    return text.bytes
  }

  func seeds() -> [[UInt8]] {
    var random = SeededNumbers(seed: 1)
    return (0..<300).map { number in
      let lines = (0...number % 3).map { _ in loose.line(using: &random) }
      return Array((["run \(number)"] + lines).joined(separator: "\n").utf8)
    }
  }

  /// Makes a database with all that vdl writes: answers of two learners, events, settings, an erased
  /// learner, and entries of another device.
  private static func fill(_ room: CommandRoom) throws -> [UInt8] {
    let path = room.folder + "/store.sqlite"
    let other = room.folder + "/other.sqlite"
    let content = ["--content", ProjectFiles.kinds.path]
    func run(_ words: [String], on path: String, typing lines: [String] = []) {
      let ending = room.run(words + ["--database", path], typing: lines)
      must(ending.status == 0, "\(words): \(ending.notices)")
    }
    let dialogue = ["quiz", "--json", "--seed", "1"] + content
    run(dialogue + ["--count", "13"], on: path, typing: Array(repeating: "dk", count: 13))
    run(dialogue + ["--count", "3"], on: path, typing: ["hint", "dk", "skip", "a"])
    run(
      ["--plain"] + content, on: path,
      typing: ["", "dk", "flag it is odd", "undo", "dk", "suspend", "resume", "quit"])
    run(["settings", "retention", "0.85"], on: path)
    run(dialogue + ["--count", "2", "--learner", "bob"], on: path, typing: ["dk", "dk"])
    room.put(room.bytes(of: path), other)
    run(dialogue + ["--count", "2"], on: other, typing: ["dk", "dk"])
    run(["merge", other], on: path)
    run(["learner", "add", "eve"], on: path)
    run(["learner", "erase", "eve", "--yes"], on: path)
    return room.bytes(of: path)
  }
}
