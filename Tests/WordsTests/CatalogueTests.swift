import Foundation
import Testing

/// All words of the interface stand in `Sources/Words`.
struct CatalogueTests {
  /// The folders and files that are covered.
  private static let covered = [
    "Sources/CLICommands", "Sources/ContentImport", "Sources/ControllerDriver",
    "Sources/Exporting", "Sources/QuizEngine", "Sources/ReviewLog/Settings.swift",
    "Sources/Reporting", "Sources/Storage/StoreError.swift",
  ]

  /// What is in no natural language: a literal, or with an empty one the whole file.
  private struct Exception {
    var file: String
    var literal: String
    var language: String

    func holds(of file: String, _ literal: StringLiterals.Literal) -> Bool {
      self.file == file && (self.literal.isEmpty || self.literal == literal.text)
    }
  }

  private static let exceptions = [
    Exception(
      file: "Sources/CLICommands/Commands/Content/QuestionDraft.swift", literal: "class …",
      language: "Swift"),
    Exception(
      file: "Sources/CLICommands/Commands/Content/QuestionDraft.swift", literal: "swift solution",
      language: "Markdown of a course"),
    Exception(
      file: "Sources/CLICommands/Commands/Content/QuestionSkeleton.swift", literal: "",
      language: "Markdown of a course"),
    Exception(
      file: "Sources/ContentImport/YAML.swift",
      literal: "mapping values are not allowed in this context", language: "libyaml"),
    Exception(file: "Sources/ControllerDriver/Drive.swift", literal: "", language: "Swift"),
    Exception(
      file: "Sources/ControllerDriver/ExcerptedDrive.swift", literal: "class …: …",
      language: "Swift"),
    Exception(
      file: "Sources/ControllerDriver/ExcerptedDrive.swift", literal: "import UIKit",
      language: "Swift"),
    Exception(
      file: "Sources/Exporting/GIFT.swift",
      literal: #">… ALL VERTICAL ABSOLUTE_POSITION SHOW none\n"#, language: "GIFT"),
    Exception(
      file: "Sources/QuizEngine/Generation/ExampleCode.swift", literal: "", language: "Swift"),
    Exception(
      file: "Sources/QuizEngine/Generation/ExampleCode+Told.swift", literal: "",
      language: "Swift"),
    Exception(
      file: "Sources/Reporting/Page/CourseGraph.swift", literal: "lesson read", language: "CSS"),
    Exception(
      file: "Sources/Reporting/Page/Page.swift", literal: #"<!DOCTYPE html>\n"#, language: "HTML"),
    Exception(
      file: "Sources/Reporting/Page/Page.swift", literal: "width=device-width, initial-scale=1",
      language: "HTML"),
    Exception(
      file: "Sources/Reporting/Page/Page.swift",
      literal: "default-src 'none'; style-src 'unsafe-inline'; img-src data:", language: "HTML"),
    Exception(file: "Sources/Reporting/Page/PageStyle.swift", literal: "", language: "CSS"),
    Exception(
      file: "Sources/Reporting/Page/Plot.swift", literal: "…-title …-description",
      language: "HTML"),
  ]

  /// What is called with the name of a command, which may have two words.
  private static let takingCommands: Set = ["Command", "seeHelp", "takesNo"]

  @Test func `no sentence stands outside of the catalogue, and no exception is idle`() throws {
    var used: Set<Int> = []
    for file in try Self.covered.flatMap(Self.files) {
      for literal in sentences(in: try Self.text(file)) {
        let exceptions = Self.exceptions.indices.filter {
          Self.exceptions[$0].holds(of: file, literal)
        }
        used.formUnion(exceptions)
        if exceptions.isEmpty {
          Issue.record("\(file):\(literal.line): belongs in Sources/Words: \"\(literal.text)\"")
        }
      }
    }
    for (index, exception) in Self.exceptions.enumerated() where !used.contains(index) {
      Issue.record("\(exception.file) has no such \(exception.language): \(exception.literal)")
    }
  }

  @Test func `all that the catalogue has is said somewhere`() throws {
    func words(_ text: String) -> [Substring] { text.split { !$0.isLetter && !$0.isNumber } }
    let speakers = try Self.files("Sources").map(Self.text).filter { $0.contains("import Words") }
    let said = Set(speakers.flatMap(words))
    let catalogue = try Self.files("Sources/Words").map(Self.text).flatMap(words)
    let counts = Dictionary(catalogue.map { ($0, 1) }, uniquingKeysWith: +)
    for (keyword, name) in zip(catalogue, catalogue.dropFirst())
    where keyword == "let" || keyword == "func" {
      #expect(said.contains(name) || counts[name] ?? 0 > 1, "nothing says '\(name)'")
    }
  }

  @Test func `sentences are told from other literals`() {
    let source = ##"""
      // "this is a comment"
      /* "and /* this */ too" */
      let key = "one"
      let path = "a/b c"
      say("two \(name("of this")) words", Command("content new"))
      precondition(isOpen, "never said")
      let code = """
        more words
        """
      let raw = #"raw "words" of \#(here)"#
      """##
    let found = sentences(in: source).map { "\($0.line): \($0.text.split(separator: "\n")[0])" }
    #expect(
      found == ["5: of this", "5: two … words", "7:   more words", #"10: raw "words" of …"#])
  }

  // MARK: Reading

  /// The literals with two words that a space parts, of which one may be put in.
  private func sentences(in source: String) -> [StringLiterals.Literal] {
    StringLiterals.read(source).filter {
      !Self.takingCommands.contains($0.callee)
        && $0.text.contains(/(?:\p{L}{2,}|…|\ba)[,;:.]? \p{L}{2,}|\p{L}{2,}[,;:.]? …/)
    }
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The Swift files of a folder, or the file itself.
  private static func files(_ path: String) throws -> [String] {
    if path.hasSuffix(".swift") { return [path] }
    let found = FileManager.default.enumerator(atPath: root.appending(path: path).path)
    return (found?.allObjects as? [String] ?? []).filter { $0.hasSuffix(".swift") }.sorted()
      .map { "\(path)/\($0)" }
  }
}
