import Foundation
import SQLite

/// A folder in which vdl is tried, and the program.
final class Room {
  /// The folder of the store, which holds all that a command may leave behind.
  let home: String
  /// The folder of what commands read: a store that is copied, a course.
  let shelf: String
  private let program: String
  private let outer: String

  init(program: String) throws {
    self.program = program
    outer =
      FileManager.default.temporaryDirectory.appending(path: "vdl-trials-\(UUID().uuidString)").path
    home = outer + "/home"
    shelf = outer + "/shelf"
    for folder in [home, shelf, outer + "/cache"] {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
  }

  func remove() { try? FileManager.default.removeItem(atPath: outer) }

  var store: String { home + "/store.sqlite" }

  /// Makes the store's folder empty, or fills it with copies of files of the shelf.
  func reset(with files: [String: String] = [:]) throws {
    try? FileManager.default.removeItem(atPath: home)
    try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    for (name, source) in files {
      try FileManager.default.copyItem(atPath: "\(shelf)/\(source)", toPath: "\(home)/\(name)")
    }
  }

  /// The end of a run of the program.
  struct Ending {
    var status: Int32
    /// Whether a signal ended it.
    var isSignal: Bool
    /// Whether it ran longer than it may, and was killed for it.
    var isHung = false
    var output: String
    var notices: String

    /// The answers that the program said were saved.
    var acknowledged: [String] {
      output.split(separator: "\n").compactMap { line in
        let object =
          try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        return object?["type"] as? String == "saved" ? object?["review"] as? String : nil
      }
    }
  }

  /// Runs the program on the store. It is killed after a time, by a plan or because it hangs.
  func run(
    _ words: [String], typing input: String = "", environment: [String: String] = [:],
    killAfter: Double? = nil
  ) throws -> Ending {
    runCount += 1
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = words + ["--database", store]
    process.environment = [
      "HOME": outer, "USER": "ada", "LANG": "C.UTF-8", "XDG_CACHE_HOME": outer + "/cache",
      "SWIFT_BACKTRACE": "enable=no", "TMPDIR": home,
      "LD_LIBRARY_PATH": ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? "",
    ].merging(environment) { $1 }
    // Files, not pipes: a program that is killed leaves what it wrote.
    let names = ["in", "out", "err"].map { "\(outer)/\($0)" }
    try input.write(toFile: names[0], atomically: false, encoding: .utf8)
    for name in names[1...] { try Data().write(to: URL(filePath: name)) }
    process.standardInput = FileHandle(forReadingAtPath: names[0])
    process.standardOutput = FileHandle(forWritingAtPath: names[1])
    process.standardError = FileHandle(forWritingAtPath: names[2])
    try process.run()
    let limit = killAfter ?? Self.patience
    let deadline = Date(timeIntervalSinceNow: limit)
    while process.isRunning, Date() < deadline { usleep(500) }
    let isLate = process.isRunning
    if isLate { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    func text(_ name: String) -> String {
      String(decoding: FileManager.default.contents(atPath: name) ?? Data(), as: UTF8.self)
    }
    return Ending(
      status: process.terminationStatus,
      isSignal: process.terminationReason == .uncaughtSignal,
      isHung: isLate && killAfter == nil, output: text(names[1]), notices: text(names[2]))
  }

  /// The number of runs so far.
  private(set) var runCount = 0

  /// A command that takes longer hangs. Where other programs have all processors, it takes a while.
  private static let patience = 600.0

  // MARK: Looking

  /// The uuids of the reviews in the store, nil when they can't be read.
  func reviews() -> [String]? { answers().map { Array($0.keys) } }

  /// The answers in a database of the store's folder, by their uuids; nil when they can't be read, and
  /// none where there is no file or no log yet.
  ///
  /// A copy is read: a reader moves the write-ahead log into the file.
  func answers(in name: String = "store.sqlite") -> [String: String]? {
    let copy = outer + "/look.sqlite"
    for suffix in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: copy + suffix)
      guard suffix != "-shm", FileManager.default.fileExists(atPath: "\(home)/\(name)\(suffix)")
      else { continue }
      try? FileManager.default.copyItem(
        atPath: "\(home)/\(name)\(suffix)", toPath: copy + suffix)
    }
    guard FileManager.default.fileExists(atPath: copy) else { return [:] }
    guard let connection = try? Connection(path: copy),
      let table = try? connection.query(
        "SELECT 1 FROM sqlite_schema WHERE name = 'review'", [], { $0.int(0) })
    else { return nil }
    if table.isEmpty { return [:] }
    let rows = try? connection.query(
      """
      SELECT review.uuid, presentation.uuid || review.time || review.zone_offset ||
        quote(typed) || quote(read) || verdict || score || ifnull(rating, '') ||
        hint_count || duration_ms
      FROM review JOIN presentation ON presentation.id = review.presentation
      """
    ) { ($0.text(0), $0.text(1)) }
    return rows.map { Dictionary($0) { _, last in last } }
  }

  /// The bytes of a file in the store's folder.
  func contents(of name: String) -> Data? {
    FileManager.default.contents(atPath: "\(home)/\(name)")
  }

  /// The names of the files in the store's folder.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: home)) ?? []).sorted()
  }

  /// The names of the store's own files.
  static let own = ["store.sqlite", "store.sqlite-wal", "store.sqlite-shm"]
}
