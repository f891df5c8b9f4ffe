internal import AnkiPackages
internal import Archives
internal import Curriculum
internal import Exporting
internal import Pages
internal import Scenarios

/// Makes notes for Anki; it knows what the rules say and where to read about them.
struct AnkiNotes {
  private let rules: [String: RuleEntry]

  init(_ rules: [RuleEntry]) {
    self.rules = Dictionary(rules.map { ($0.id, $0) }) { first, _ in first }
  }

  /// The fields of an item that a lesson of this title asks.
  func fields(of item: QuizItem, lesson: String) -> AnkiFields {
    let found = item.tags.compactMap { rules[$0] }
    let articles = Article.numbered(found.flatMap(\.articles)).map(\.markdown)
    return AnkiFields(
      item, rules: found.map(\.sentence), sources: ["Lesson “\(lesson)” of vdl"] + articles,
      listing: CodeMarkup.listing)
  }

  /// The text that a deck begins with: functions that the code of its questions uses.
  static func introduction(to support: [SupportFile]) -> String {
    Markup.markdown(QuizItem.introduction(to: support)) {
      CodeMarkup.listing($0, language: $1, numbersLines: false)
    }.map(\.html).joined()
  }

  static func tags(of item: QuizItem) -> [String] { item.tags.map { "rule::\($0)" } }
}

extension AnkiPackage {
  /// Writes the package into a file; it is no text for a terminal.
  func write(to output: OutputFile, in context: Context) throws(Failure) {
    let bytes: [UInt8]
    do throws(AnkiProblem) {
      bytes = try packed(at: context.now())
    } catch {
      switch error {
      case .database(let message): throw .world("the package can't be made: \(message)")
      case .archive(let problem): throw .world("the package can't be made: \(problem.message)")
      }
    }
    try output.write { (append) throws(Failure) in try append(bytes) }
  }
}

extension OutputFile {
  /// The file that a command line names for a package.
  static func ofAnki(_ arguments: Arguments) throws(Failure) -> OutputFile {
    guard let path = arguments["--output"], path != "-" else {
      throw .usage("an Anki package goes to a file", hint: "add -o FILE, such as -o vdl.apkg")
    }
    return try OutputFile(path, of: .ankiPackage)
  }
}
