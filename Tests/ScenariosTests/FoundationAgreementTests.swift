import Diagnostics
import Foundation
import ProjectFiles
import Scenarios
import Testing

/// The model's Foundation against that of swift.org: the output of programs with either.
/// `Fixtures/Foundation/*.out` are written from the real one (`UPDATE_SNAPSHOTS=1`).
///
/// Left out is where swift.org's differs from Apple's: `NSNumber(value: 2.0)` prints `2` on a device, a
/// number with letters after it is none, and fewer digits at most than at least take both down.
@Suite struct `The model's Foundation` {
  static let folder = Fixture.folder.appending(path: "Foundation")
  /// Every program in the folder, so that none lies there unrun.
  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".swift") }.map { String($0.dropLast(".swift".count)) }.sorted()

  @Test func `has programs to be compared by`() { #expect(Self.names.contains("coding")) }

  @Test(arguments: names)
  func `prints what the real one prints`(name: String) throws {
    let text = try String(contentsOf: Self.folder.appending(path: name + ".swift"), encoding: .utf8)
    let golden = Self.folder.appending(path: name + ".out")
    if ProjectFiles.updatesSnapshots,
      let truth = try NativeFoundation.output(of: text)
    {
      try truth.write(to: golden, atomically: true, encoding: .utf8)
    }
    let run = engine.run(
      Scenario(files: [SourceFile(name: name + ".swift", text: text)]))
    #expect(run.outcome == .completed)
    #expect(run.diagnostics.map(\.description) == [])
    let lines = try String(contentsOf: golden, encoding: .utf8).components(separatedBy: "\n")
    let printed = run.output.flatMap { $0.components(separatedBy: "\n") } + [""]
    // Line by line, so that a failure names the difference.
    for (one, other) in zip(printed, lines) { #expect(one == other) }
    #expect(printed.count == lines.count)
  }

  @Test(arguments: names)
  func `has golden files that the real one still writes`(name: String) throws {
    let text = try String(contentsOf: Self.folder.appending(path: name + ".swift"), encoding: .utf8)
    guard let truth = try NativeFoundation.output(of: text) else {
      print("the comparison was left out: there is no swiftc on the path")
      return
    }
    let golden = Self.folder.appending(path: name + ".out")
    #expect(try truth == String(contentsOf: golden, encoding: .utf8))
  }
}

/// Programs compiled against the Foundation of the toolchain.
private enum NativeFoundation {
  /// A program's output in GMT and American English; nil when there is no `swiftc`.
  static func output(of text: String) throws -> String? {
    guard let compiler = NativeModel.compiler else { return nil }
    return try KeptResults.result("Foundation", try NativeModel.compilerVersion.get(), text) {
      try output(of: text, compiler)
    }
  }

  private static func output(of text: String, _ compiler: URL) throws -> String {
    let room = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: room, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: room) }
    try text.replacing("import UIKit", with: "import Foundation; import FoundationNetworking")
      .write(to: room.appending(path: "main.swift"), atomically: false, encoding: .utf8)
    let compilation = try NativeModel.run(
      compiler,
      [
        "-Onone", "-swift-version", "5", "-module-name", "Scenario", "-suppress-warnings",
        "main.swift", "-o", "program",
      ],
      in: room)
    try #require(compilation.status == 0, Comment(rawValue: compilation.messages))
    return try NativeModel.run(
      URL(filePath: "/usr/bin/env"), ["TZ=UTC", "LANG=en_US.UTF-8", "./program"], in: room
    ).output
  }
}
