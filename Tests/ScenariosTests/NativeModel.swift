import Diagnostics
import Foundation
import ProgramGenerator
import ProjectFiles
import Releases
import Scenarios

/// The model of UIKit compiled by `swiftc -Onone`, and scenarios run on it: the truth that the
/// interpreter is compared with.
///
/// A scenario becomes `main.swift`: its imports, `Simulator.begin`, its text, `Simulator.settle()`.
/// The modules and every result are kept under `.build/oracle` by the hash of what they were made
/// from, so that only what has changed is compiled again.
struct NativeModel {
  /// How a native run ended, with what it printed.
  struct Result: Codable, Equatable {
    enum Ending: String, Codable {
      case completed, trapped
      /// The compiler did not take it.
      case refused
      /// It did not come to an end by itself.
      case endless
    }
    var ending: Ending
    var output: [String]
    /// The compiler's messages or what was written to standard error.
    var messages: String
  }

  enum Failure: Error { case modelDoesNotCompile(String) }

  private let compiler: URL
  private let kept: URL
  private let modules: URL
  private let hash: String

  /// Compiles the model when its sources have changed; nil when there is no `swiftc` on the path.
  static func ready() throws -> NativeModel? {
    guard let compiler = find("swiftc") else { return nil }
    return try NativeModel(compiler: compiler)
  }

  private static let flags = ["-Onone", "-swift-version", "5"]

  /// Output is written line by line: a trap would take with it what was not written yet.
  private static let launch = """
    import Glibc
    import UIKit
    public func beginScenario(ios: String, device: String, verbose: Bool) {
      setvbuf(stdout, nil, _IOLBF, 0)
      Simulator.begin(ios: ios, device: device, verbose: verbose)
    }
    """

  private init(compiler: URL) throws {
    self.compiler = compiler
    let values = Self.sources(of: "FoundationValues")
    let uikit = Self.sources(of: "UIKit")
    var mixed = fnv1a(Self.flags.joined(separator: " ") + Self.launch)
    mixed = fnv1a(
      try Self.run(compiler, ["--version"], in: ProjectFiles.root).output, from: mixed)
    for file in values + uikit {
      mixed = fnv1a(try String(contentsOf: file, encoding: .utf8), from: mixed)
    }
    hash = String(mixed, radix: 16)
    kept = ProjectFiles.root.appending(path: ".build/oracle")
    modules = kept.appending(path: "model-" + hash)
    if !FileManager.default.fileExists(atPath: modules.path) {
      try compileModel(values: values, uikit: uikit)
    }
  }

  // MARK: Running

  /// Runs a scenario of one file, or returns what an earlier run of the same gave.
  func run(_ scenario: Scenario) throws -> Result {
    let program = Self.program(of: scenario)
    let key = String(fnv1a(program, from: fnv1a(hash)), radix: 16)
    let file = kept.appending(path: "results/\(key).json")
    if let data = try? Data(contentsOf: file),
      let result = try? JSONDecoder().decode(Result.self, from: data)
    {
      return result
    }
    let result = try run(program: program)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try JSONEncoder().encode(result).write(to: file, options: .atomic)
    return result
  }

  private func run(program: String) throws -> Result {
    let room = kept.appending(path: "room-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: room, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: room) }
    try program.write(to: room.appending(path: "main.swift"), atomically: false, encoding: .utf8)
    let compilation = try Self.run(
      compiler,
      Self.flags + [
        "-suppress-warnings", "-module-name", "Scenario", "-I", modules.path, "-L", modules.path,
        "-module-cache-path", kept.appending(path: "cache").path, "-lLaunch", "-lUIKit",
        "-lFoundation", "-lFoundationValues", "-Xlinker", "-rpath=" + modules.path,
        "main.swift", "-o", "scenario",
      ], in: room)
    guard compilation.status == 0 else {
      return Result(ending: .refused, output: [], messages: compilation.messages)
    }
    let run = try Self.run(
      URL(filePath: "/usr/bin/env"), ["timeout", "20", "./scenario"], in: room)
    var lines = run.output.components(separatedBy: "\n")
    if lines.last == "" { lines.removeLast() }
    let ending: Result.Ending =
      switch run.status {
      case 0: .completed
      case 124: .endless
      default: .trapped
      }
    return Result(ending: ending, output: lines, messages: run.messages)
  }

  /// The first error that the compiler has for a program, as `LINE:COLUMN: MESSAGE`.
  func firstError(_ text: String) throws -> String? {
    let room = kept.appending(path: "room-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: room, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: room) }
    try text.write(to: room.appending(path: "main.swift"), atomically: false, encoding: .utf8)
    // Paths through a body are looked at when the intermediate language is made.
    let compilation = try Self.run(
      compiler,
      [
        "-emit-sil", "-o", "/dev/null", "-swift-version", "5", "-module-name", "Scenario",
        "-diagnostic-style", "llvm", "-I", modules.path, "-module-cache-path",
        kept.appending(path: "cache").path, "main.swift",
      ], in: room)
    for line in compilation.messages.components(separatedBy: "\n") {
      let parts = line.components(separatedBy: ": error: ")
      guard parts.count > 1, let place = parts[0].components(separatedBy: "main.swift:").last
      else { continue }
      let message = parts.dropFirst().joined(separator: ": error: ")
      return "\(place): "
        + (message.components(separatedBy: "; did you mean").first ?? "")
    }
    return nil
  }

  /// The scenario as `main.swift`. Imports come first wherever they stand; lines keep their numbers.
  private static func program(of scenario: Scenario) -> String {
    let lines = scenario.files.map(\.text).joined(separator: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false)
    let imports = lines.filter { $0.hasPrefix("import ") }
    let rest = lines.map { $0.hasPrefix("import ") ? "" : $0 }
    let ios = "\(scenario.ios.major).\(scenario.ios.minor)"
    return
      (["import Launch", "import UIKit"] + imports + [
        """
        beginScenario(
          ios: "\(ios)", device: "\(scenario.device.rawValue)", verbose: \(scenario.isVerbose))
        #sourceLocation(file: "\(scenario.files.last?.name ?? "scenario.swift")", line: 1)
        """
      ] + rest + ["Simulator.settle()", ""]).joined(separator: "\n")
  }

  // MARK: Compiling

  /// Compiles into a folder of its own, which takes its name when all is there.
  private func compileModel(values: [URL], uikit: [URL]) throws {
    let files = FileManager.default
    let room = kept.appending(path: "room-" + UUID().uuidString)
    try files.createDirectory(at: room, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: room) }
    let foundation = room.appending(path: "Foundation.swift")
    try "@_exported import FoundationValues\n".write(
      to: foundation, atomically: false, encoding: .utf8)
    let launch = room.appending(path: "Launch.swift")
    try Self.launch.write(to: launch, atomically: false, encoding: .utf8)
    let parts: [(name: String, sources: [URL], libraries: [String])] = [
      ("FoundationValues", values, []),
      ("Foundation", [foundation], ["-lFoundationValues"]),
      ("UIKit", uikit, ["-lFoundationValues"]),
      ("Launch", [launch], ["-lUIKit", "-lFoundationValues"]),
    ]
    for part in parts {
      let compilation = try Self.run(
        compiler,
        Self.flags + [
          "-suppress-warnings", "-parse-as-library", "-package-name", "viewdidlearn",
          "-emit-module", "-emit-library", "-module-name", part.name, "-module-cache-path",
          kept.appending(path: "cache").path, "-I", ".", "-L", ".",
        ] + part.libraries + ["-o", "lib\(part.name).so"] + part.sources.map(\.path), in: room)
      guard compilation.status == 0 else {
        throw Failure.modelDoesNotCompile(compilation.messages)
      }
    }
    // Another process may have been faster; its modules are the same.
    if !files.fileExists(atPath: modules.path) { try? files.moveItem(at: room, to: modules) }
  }

  private static func sources(of module: String) -> [URL] {
    let folder = ProjectFiles.root.appending(path: "Sources").appending(path: module)
      .resolvingSymlinksInPath()
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (found?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
  }

  // MARK: The world

  static func find(_ tool: String) -> URL? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { URL(filePath: String($0)).appending(path: tool) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  static func run(
    _ tool: URL, _ arguments: [String], in folder: URL
  ) throws -> (status: Int32, output: String, messages: String) {
    let room = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: room, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: room) }
    // Files, since a full pipe that nobody reads would stop the process.
    let names = [room.appending(path: "output"), room.appending(path: "messages")]
    for name in names { try Data().write(to: name) }
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: names[0])
    process.standardError = try FileHandle(forWritingTo: names[1])
    try process.run()
    process.waitUntilExit()
    let texts = try names.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    return (process.terminationStatus, texts[0], texts[1])
  }
}
