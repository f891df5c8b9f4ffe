import Authoring
import ContentImport
import Diagnostics
import Foundation
import ProjectFiles
import Scenarios
import SeededNumbers

/// The files of a course: `==> name <==` begins each, as `head` shows several.
struct CourseFiles: InputKind {
  static let name = "course"
  static let patience = 30.0

  private let room: CommandRoom
  private let folder: String
  private let model: AuthoringModel
  private let lines: [[UInt8]]
  private let words: [String]

  init() throws {
    room = try CommandRoom()
    folder = room.folder + "/course"
    let limits = Limits(steps: 200_000, depth: 500, memory: 32 << 20, output: 1 << 16)
    let engine = room.engine
    model = AuthoringModel(
      rules: engine.rules, examples: RuleExample.all, misconceptions: engine.misconceptions,
      names: engine.sourceNames, run: { scenario, _ in engine.run(scenario, limits: limits) },
      spread: { count, work in
        let runs = RepeatedRuns(engine, limits: limits)
        for number in 0..<count { work(number) { runs.run($0) } }
      })
    let texts = try Self.texts().map { Array($0.utf8) }
    lines = Array(Set(texts.flatMap { TextLines(of: $0).lines })).sorted {
      $0.lexicographicallyPrecedes($1)
    }
    words = Self.signs + SwiftSources.words
  }

  func attempt(_ input: [UInt8]) {
    room.begin()
    try? FileManager.default.removeItem(atPath: folder)
    guard mkdir(folder, 0o700) == 0 else { preconditionFailure("\(folder): no room") }
    for (name, bytes) in Self.files(in: input) {
      _ = FileManager.default.createFile(
        atPath: folder + "/" + name, contents: Data(bytes))
    }
    guard let reading = try? readCourse(folder: folder) else { return }
    for diagnostic in reading.diagnostics { _ = diagnostic.description }
    guard reading.questionCount <= 4 else { return }
    let check = CourseCheck(reading, model)
    for finding in check.findings {
      must(!finding.description.contains("internal error"), finding.description)
    }
    switch hash(of: input) % 16 {
    case 0: _ = room.run(["content", "preview", folder])
    case 1: _ = room.run(["content", "list", "--json", folder])
    case 2: _ = room.run(["content", "export", "--format", "gift", folder])
    case 3: _ = room.run(["content", "check", "--json", folder])
    default: break
    }
  }

  func changed(_ input: [UInt8], using random: inout SeededNumbers) -> [UInt8] {
    if Bool.random(using: &random) {
      var text = TextLines(of: input)
      text.change(using: &random) { lines[Int.random(in: 0..<lines.count, using: &$0)] }
      return text.bytes
    }
    var text = TextPieces(of: input)
    text.change(words, using: &random)
    return text.bytes
  }

  /// Each question of the shipped course, in a course of its own with the head of its lesson and with
  /// a part of the prose.
  func seeds() throws -> [[UInt8]] {
    var seeds: [[UInt8]] = []
    let support = try ProjectFiles.text("Content/Courses/view-controllers/Told.swift")
    let ledger = try ProjectFiles.text("Content/Courses/view-controllers/claims.yaml")
    for text in try Self.texts() {
      let parts = text.components(separatedBy: "\n## Question: ")
      let sections = parts[0].components(separatedBy: "\n## ")
      for (number, question) in parts.dropFirst().enumerated() {
        var files = [("L.md", sections[0])]
        if sections.count > 1 {
          files[0].1 += "\n## " + sections[1 + number % (sections.count - 1)]
        }
        files[0].1 += "\n## Question: " + question
        if question.contains("Told.swift") || files[0].1.contains("Told.swift") {
          files.append(("Told.swift", support))
        }
        if number == 0 { files.append(("claims.yaml", ledger)) }
        files.append(
          (
            "course.yaml",
            "course: c\nuuid: 0b8f5f4e-3b60-4f0e-9f3a-6a1c2d7e9b11\ntitle: A course\nlessons:\n  - L.md\n"
          ))
        seeds.append(Array(files.map { "==> \($0.0) <==\n\($0.1)" }.joined(separator: "\n").utf8))
      }
    }
    return seeds
  }

  private static func texts() throws -> [String] {
    let paths = ["Content/Courses", "Tests/ContentImportTests/Fixtures/kinds"].flatMap {
      ProjectFiles.files(in: $0, endingIn: ".md")
    }
    return try paths.map(ProjectFiles.text)
  }

  /// The files that an input describes; one without a name is a lesson.
  private static func files(in input: [UInt8]) -> [(name: String, bytes: [UInt8])] {
    var files: [(name: String, bytes: [UInt8])] = []
    for line in TextLines(of: input).lines {
      let text = String(decoding: line, as: UTF8.self)
      if text.hasPrefix("==> "), text.hasSuffix(" <==") {
        let name = text.dropFirst(4).dropLast(4).filter { $0 != "/" && $0 != "\0" }.prefix(60)
        files.append((name.isEmpty || name.allSatisfy { $0 == "." } ? "L.md" : String(name), []))
        continue
      }
      if files.isEmpty { files.append(("L.md", [])) }
      files[files.count - 1].bytes += line + [0x0A]
    }
    return files
  }

  private static let signs: [String] = [
    "---\n", "```", "````", "```swift run", "```ask\n", "```printed\n", "```feedback\n", "- ",
    "  - ",
    "  check: ", "kind: ", "rules: [", "]", "{", "}", ": ", ":\n", "|\n", ">-\n", "&a ", "*a",
    "<<: *a",
    "!!binary ", "\"", "'", "\\n", "\\x1b[2J", "\\u202e", "null", "~", "true", "1e400", "0x10",
    "-1",
    "99999999999999999999", "# ", "## ", "## Question: ", "## To keep\n", "### ", "> ", "* ", "1. ",
    "**", "_", "`", "``", "[", "](", ")", "[a]: /", "<!--", "-->", "<a ", "<?", "|", "|---|\n",
    "\t",
    "\r\n", "\u{FEFF}", "\u{0}", "\u{200B}", "\u{2028}", "e\u{301}", "\u{1F469}\u{200D}\u{1F467}",
    "ios: ", "ios: 3", "ios: 17", "device: ipad", "lesson: ", "course: ", "uuid: ", "lessons:\n",
    "teaches: [", "out-of-scope: [", "uses: [",
    "requires: [", "claims: [", "sources: [", "core:\n", "not-asked:\n", "vary:\n", "$a", "${a}",
    "at: ", "event: ", "answer: ", "hints:\n", "uses=", "Told.swift", "TODO", "==> L.md <==\n",
    "==> course.yaml <==\n", "==> claims.yaml <==\n", "==> glossary.yaml <==\n",
    "==> symptoms.yaml <==\n", "==> Told.swift <==\n", "trace.count(\"",
  ]
}
