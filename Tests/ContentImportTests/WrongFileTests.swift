import ContentImport
import Curriculum
import Diagnostics
import Foundation
import ProjectFiles
import QuizEngine
import Scenarios
import TestedEngine
import Testing

/// Mistakes that authors make in sound files, each with the one message that finds it.
@Suite struct WrongFileTests {
  static let engine = testedEngine

  /// A file of the sound course of all kinds.
  private static func fixture(_ name: String) -> String {
    (try? String(contentsOf: ProjectFiles.kinds.appending(path: name), encoding: .utf8)) ?? ""
  }

  /// The lesson's part before its questions, and the questions by their ids.
  private static let parts: [String: String] = {
    let pieces = fixture("K.md").components(separatedBy: "## Question: ")
    var parts = ["": pieces[0]]
    for piece in pieces.dropFirst() {
      parts[String(piece.prefix { $0 != "\n" })] = "## Question: " + piece
    }
    return parts
  }()

  /// A replacement in a question, and the finding about it.
  struct Mistake: CustomTestStringConvertible {
    /// The question to change, with the lesson around it.
    var question: String
    var old: String
    /// The new text, with a marker where the finding points, unless that is in another line.
    var new: String
    var finding: String

    var testDescription: String { "\(question): \(finding)" }
  }

  private static func findings(_ files: [SourceFile]) -> [Diagnostic] {
    let reading = readCourse(files)
    guard reading.isSound, let course = reading.course else { return reading.diagnostics }
    let runs = RepeatedRuns(engine, limits: Limits(steps: 3_000_000))
    return reading.diagnostics
      + verify(
        course: course, rules: engine.rules, misconceptions: engine.misconceptions,
        names: engine.sourceNames, locations: reading.locations
      ) { runs.run($0) }
  }

  private static func check(_ mistake: Mistake) throws {
    let lesson = try #require(parts[""])
    let question = try #require(parts[mistake.question.isEmpty ? "state-one" : mistake.question])
    let sound = lesson + question
    try #require(
      sound.components(separatedBy: mistake.old).count > 1, "'\(mistake.old)' is not there")
    let place = try #require(sound.range(of: mistake.old))
    let marked = Marked(sound.replacingCharacters(in: place, with: mistake.new))
    let found = findings([
      SourceFile(name: "course.yaml", text: fixture("course.yaml")),
      SourceFile(name: "K.md", text: marked.text),
      SourceFile(name: "Bases.swift", text: fixture("Bases.swift")),
    ])
    #expect(
      found.map { withoutAddresses(marked.describe($0)) } == [withoutAddresses(mistake.finding)])
  }

  /// How many objects the model makes before is its own business, and so is where in a line its steps run out.
  private static func withoutAddresses(_ finding: String) -> String {
    finding.replacing(/0x[0-9a-f]+/, with: "0x")
      .replacing(/:[0-9]+ the run doesn't end/, with: " the run doesn't end")
  }

  @Test func `the files are sound before they are made wrong`() {
    let names = ["course.yaml", "K.md", "Bases.swift"]
    let found = Self.findings(names.map { SourceFile(name: $0, text: Self.fixture($0)) })
    #expect(found.map(\.description) == [])
    #expect(Self.parts.count == 15)
    #expect(Self.mistakes.count >= 100)
  }

  @Test(arguments: mistakes) func `each mistake has one message, at its place`(
    _ mistake: Mistake
  ) throws {
    try Self.check(mistake)
  }

  @Test func `a name of UIKit with a slip in it gets a warning`() {
    let marked = Marked(
      lesson(
        """
        First `loadView`, then `1️⃣viewDidlaod()`, and `-viewWillAppear:` or `ViewDidAppear`.
        In the code it is `viewDidload`, and `self.2️⃣navigationControler` has it.

        ```swift read
        func viewDidload() {}
        ```

        ## To keep

        - A `3️⃣UIViewControler` has `nothingLikeThat`.
        """))
    let reading = readCourse([courseFile, SourceFile(name: "L01.md", text: marked.text)])
    let warnings = reading.misspellings(of: Self.engine.sourceNames)
    #expect(warnings.allSatisfy { $0.severity == .warning })
    #expect(
      warnings.map(marked.describe) == [
        "1️⃣ nothing in UIKit is called 'viewDidlaod'; did you mean 'viewDidLoad'?",
        "2️⃣ nothing in UIKit is called 'navigationControler'; did you mean 'navigationController'?",
        "3️⃣ nothing in UIKit is called 'UIViewControler'; did you mean 'UIViewController'?",
      ])
  }
}
