import Foundation

/// The trials can't go on.
struct Unusable: Error {
  var reason: String
}

/// Prints a line at once, since the next may take minutes.
func tell(_ line: String) {
  print(line)
  fflush(nil)
}

/// A program that has ended.
struct Command {
  var status: Int32
  /// What it wrote to both of its outputs.
  var output: String
  var seconds: Double

  var succeeded: Bool { status == 0 }

  /// Runs a program in a folder and kills it, with all that it started, when it takes too long.
  static func run(_ words: [String], in folder: URL, limit: Double? = nil) throws -> Command {
    let log = FileManager.default.temporaryDirectory.appending(path: "mutants-\(getpid()).log")
    defer { try? FileManager.default.removeItem(at: log) }
    try Data().write(to: log)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      (limit.map { ["timeout", "--signal=KILL", "\($0)"] } ?? []) + words
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(forWritingAtPath: log.path)
    process.standardError = process.standardOutput
    let start = ContinuousClock.now
    try process.run()
    process.waitUntilExit()
    let time = (ContinuousClock.now - start).components
    return Command(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: log), as: UTF8.self),
      seconds: Double(time.seconds) + Double(time.attoseconds) / 1e18)
  }
}
