public import Foundation

/// The folders and files of the project that the tests of all targets read.
public enum ProjectFiles {
  /// The folder of `Package.swift`.
  public static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  public static let courses = root.appending(path: "Content/Courses")

  /// The course that ships with the program.
  public static let shippedCourse = courses.appending(path: "view-controllers")

  public static let migrations = root.appending(path: "Migrations")

  /// A small sound course with a question of each kind.
  public static let kinds = fixtures(of: "ContentImportTests").appending(path: "kinds")

  /// The record that `Scripts/deep score` writes: the answers to every question of the shipped course
  /// under every misconception.
  public static let misconceptionRecord = fixtures(of: "CLICommandsTests")
    .appending(path: "misconceptions.json")

  /// Whether the tests write their golden files instead of comparing with them.
  public static let updatesSnapshots =
    ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1"

  /// Whether tests take all of their samples, as `Scripts/deep release` has them do, and not just some.
  public static let takesAllSamples = ProcessInfo.processInfo.environment["SAMPLES"] == "all"

  /// Whether they take few of them, as under a sanitizer.
  private static let takesFewSamples = ProcessInfo.processInfo.environment["SAMPLES"] == "few"

  /// Returns the samples that a test takes: with `SAMPLES=all` all, with `SAMPLES=few` one of twenty, else
  /// each whose place `step` divides.
  public static func samples<Sample>(of all: [Sample], every step: Int = 1) -> [Sample] {
    let distance = takesAllSamples ? 1 : takesFewSamples ? 20 : step
    return stride(from: 0, to: all.count, by: distance).map { all[$0] }
  }

  /// The folder of a test target's golden files and inputs.
  public static func fixtures(of target: String) -> URL {
    root.appending(path: "Tests/\(target)/Fixtures")
  }

  /// Returns the text of a file, whose path begins at the root.
  public static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Returns the paths of a folder's files that end like this, in order; those of folders in it too.
  /// All paths begin at the root. A folder that is missing has none.
  public static func files(in folder: String, endingIn ending: String) -> [String] {
    let found = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
    return (found?.allObjects as? [String] ?? []).filter { $0.hasSuffix(ending) }.sorted()
      .map { "\(folder)/\($0)" }
  }
}
