public import Foundation

/// How a program ended and what it printed when `swiftc -Onone` compiled it.
public struct NativeResult: Hashable, Codable, Sendable {
  public enum Ending: String, Hashable, Codable, Sendable {
    case completed, trapped, endless
    /// The compiler does not take it.
    case refused
  }
  public var ending: Ending
  public var output: [String]
  /// What was written to standard error, or the compiler's words.
  public var messages: String

  public init(ending: Ending, output: [String] = [], messages: String = "") {
    self.ending = ending
    self.output = output
    self.messages = messages
  }
}

/// Many programs compiled into one executable, each run in a process of its own.
public struct NativeBatch {
  public enum Failure: Error { case compilation(String) }

  public static let compiler: URL? = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").map { URL(filePath: String($0)).appending(path: "swiftc") }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }

  private let room: URL
  private let compiler: URL

  public static func run(
    _ programs: [GeneratedProgram], compiler: URL
  ) throws -> [UInt64: NativeResult] {
    let room = FileManager.default.temporaryDirectory.appending(path: "oracle-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: room, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: room) }
    return try NativeBatch(room: room, compiler: compiler).run(programs)
  }

  private func run(_ programs: [GeneratedProgram]) throws -> [UInt64: NativeResult] {
    var results: [UInt64: NativeResult] = [:]
    var left = programs
    for program in programs {
      try write(program.declarations, to: "P\(program.seed).swift")
    }
    // The compiler stops at some errors: programs it does not take are left out until it has none.
    while !left.isEmpty {
      try write(Self.main(of: left), to: "main.swift")
      // Compiled as a whole it takes a third less.
      let flags = [
        "-Onone", "-wmo", "-swift-version", "5", "-suppress-warnings", "-module-name", "Scenario",
        "-o", "programs",
      ]
      let made = try tool(
        compiler, flags + ["main.swift"] + left.map { "P\($0.seed).swift" }, "compiler")
      if made == 0 { break }
      let words = try read("compiler.err")
      let refused = Set(
        words.matches(of: #/(?m)^P([0-9]+)\.swift:.* error: /#).compactMap { UInt64($0.output.1) })
      guard !refused.isEmpty else { throw Failure.compilation(String(words.prefix(2000))) }
      for seed in refused {
        let own = words.split(separator: "\n").filter { $0.hasPrefix("P\(seed).swift:") }
        results[seed] = NativeResult(
          ending: .refused, messages: own.prefix(3).joined(separator: "\n"))
      }
      left.removeAll { refused.contains($0.seed) }
    }
    guard !left.isEmpty else { return results }
    _ = try tool(room.appending(path: "programs"), [], "driver")
    for program in left {
      let name = "\(program.seed)"
      // By bytes: "\r\n" is one character.
      var output = try read(name + ".out").utf8.split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
      ).map { String($0) ?? "" }
      if output.last == "" { output.removeLast() }
      let status = try read(name + ".status")
      results[program.seed] = NativeResult(
        ending: status == "0" ? .completed : status == "14" ? .endless : .trapped,
        output: output, messages: try read(name + ".err"))
    }
    return results
  }

  /// Without arguments, runs itself once for each program.
  private static func main(of programs: [GeneratedProgram]) -> String {
    let cases = programs.map { "case \"\($0.seed)\": \($0.call)" }.joined(separator: "\n")
    let seeds = programs.map { "\"\($0.seed)\"" }.joined(separator: ", ")
    return """
      import Glibc
      setvbuf(stdout, nil, _IOLBF, 0)
      if CommandLine.arguments.count > 1 {
        alarm(10)
        switch CommandLine.arguments[1] {
        \(cases)
        default: break
        }
        exit(0)
      }
      for seed in [\(seeds)] as [String] {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawn_file_actions_addopen(&actions, 1, seed + ".out", O_CREAT | O_WRONLY | O_TRUNC, 0o600)
        posix_spawn_file_actions_addopen(&actions, 2, seed + ".err", O_CREAT | O_WRONLY | O_TRUNC, 0o600)
        var words: [UnsafeMutablePointer<CChar>?] = [strdup("programs"), strdup(seed), nil]
        var process = pid_t()
        var status: Int32 = -1
        if posix_spawn(&process, "./programs", &actions, nil, &words, environ) == 0 {
          waitpid(process, &status, 0)
        }
        let file = fopen(seed + ".status", "w")
        fputs("\\(status & 0x7F)", file)
        fclose(file)
      }
      """
  }

  // MARK: Files and processes

  private func write(_ text: String, to name: String) throws {
    try text.write(to: room.appending(path: name), atomically: false, encoding: .utf8)
  }

  private func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: room.appending(path: name)), as: UTF8.self)
  }

  private func tool(_ tool: URL, _ arguments: [String], _ name: String) throws -> Int32 {
    let file = room.appending(path: name + ".err")
    try Data().write(to: file)
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = room
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: file)
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
