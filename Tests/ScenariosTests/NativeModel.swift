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
/// The modules are kept by the hash of what they were made from, and so is every result.
struct NativeModel: Sendable {
  enum Failure: Error { case modelDoesNotCompile(String) }

  private let compiler: URL
  private let modules: URL
  private let hash: String

  /// The `swiftc` on the path, if there is one.
  static let compiler = NativeBatch.compiler

  /// The compiler's version, which every result depends on.
  static let compilerVersion = Result {
    try compiler.map { try run($0, ["--version"], in: ProjectFiles.root).output } ?? ""
  }

  /// Compiles the model when its sources have changed; nil when there is no `swiftc` on the path.
  static func ready() throws -> NativeModel? { try shared.get() }

  /// Made once for all tests, which run at the same time.
  private static let shared = Result { try compiler.map { try NativeModel(compiler: $0) } }

  private static let flags = ["-Onone", "-swift-version", "5"]

  /// Output is written line by line: a trap would lose the text that was not written yet.
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
    mixed = fnv1a(try Self.compilerVersion.get(), from: mixed)
    for file in values + uikit {
      mixed = fnv1a(try String(contentsOf: file, encoding: .utf8), from: mixed)
    }
    hash = String(mixed, radix: 16)
    modules = KeptResults.folder.appending(path: "model-" + hash)
    if !FileManager.default.fileExists(atPath: modules.path) {
      try compileModel(values: values, uikit: uikit)
    }
  }

  // MARK: Running

  /// Runs a scenario of one file, or returns what an earlier run of the same gave.
  func run(_ scenario: Scenario) throws -> NativeResult {
    let program = Self.program(of: scenario)
    return try KeptResults.result(hash, program) { try run(program: program) }
  }

  private func run(program: String) throws -> NativeResult {
    let room = KeptResults.folder.appending(path: "room-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: room, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: room) }
    try program.write(to: room.appending(path: "main.swift"), atomically: false, encoding: .utf8)
    let compilation = try Self.run(
      compiler,
      Self.flags + [
        "-suppress-warnings", "-module-name", "Scenario", "-I", modules.path, "-L", modules.path,
        "-module-cache-path", KeptResults.folder.appending(path: "cache").path, "-lLaunch",
        "-lUIKit",
        "-lFoundation", "-lFoundationValues", "-Xlinker", "-rpath=" + modules.path,
        "main.swift", "-o", "scenario",
      ], in: room)
    guard compilation.status == 0 else {
      return NativeResult(ending: .refused, output: [], messages: compilation.messages)
    }
    let run = try Self.run(
      URL(filePath: "/usr/bin/env"), ["timeout", "20", "./scenario"], in: room)
    var lines = run.output.components(separatedBy: "\n")
    if lines.last == "" { lines.removeLast() }
    let ending: NativeResult.Ending =
      switch run.status {
      case 0: .completed
      case 124: .endless
      default: .trapped
      }
    return NativeResult(ending: ending, output: lines, messages: run.messages)
  }

  /// The first error that the compiler has for a program, as `LINE:COLUMN: MESSAGE`.
  func firstError(_ text: String) throws -> String? {
    let room = KeptResults.folder.appending(path: "room-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: room, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: room) }
    try text.write(to: room.appending(path: "main.swift"), atomically: false, encoding: .utf8)
    // The compiler checks paths through a body when it creates the intermediate language.
    let compilation = try Self.run(
      compiler,
      [
        "-emit-sil", "-o", "/dev/null", "-swift-version", "5", "-module-name", "Scenario",
        "-diagnostic-style", "llvm", "-I", modules.path, "-module-cache-path",
        KeptResults.folder.appending(path: "cache").path, "main.swift",
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
    let room = KeptResults.folder.appending(path: "room-" + UUID().uuidString)
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
          KeptResults.folder.appending(path: "cache").path, "-I", ".", "-L", ".",
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
