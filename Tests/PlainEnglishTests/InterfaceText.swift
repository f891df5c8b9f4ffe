import Foundation
import ProjectFiles

/// Text that the program says to people, or that stands in the documents for them.
struct InterfaceText {
  var file: String
  var prose: Prose

  /// Modules whose literals a learner, an author or an instructor may read. What is wrong with Swift is
  /// said in the compiler's own words, and rules have their own readers.
  private static let modules = [
    "Authoring", "CLICommands", "ContentImport", "ControllerDriver", "Curriculum",
    "Exporting", "Phrases", "QuizEngine", "Reporting", "ReviewLog", "Scenarios", "Storage", "Study",
    "TerminalUI",
  ]

  private static let documents = ["README.md", "Content/README.md"]

  static let all = Result {
    try literals + helpScreens + refutations + lessons + guides
      + documents.map {
        InterfaceText(file: $0, prose: Prose(markdown: try ProjectFiles.text($0)))
      }
  }

  private static var literals: [InterfaceText] {
    get throws {
      try modules.flatMap { ProjectFiles.files(in: "Sources/\($0)", endingIn: ".swift") }
        .flatMap { file in
          SwiftLiterals(of: try ProjectFiles.text(file)).all.filter(isText)
            .map { InterfaceText(file: file, prose: Prose(lines: $0)) }
        }
    }
  }

  private static var helpScreens: [InterfaceText] {
    get throws {
      try ProjectFiles.files(in: "Tests/CLICommandsTests/Fixtures", endingIn: ".txt")
        .filter { $0.contains(/\/help-[^0-9]+\.txt$/) || $0.hasSuffix("/help-80.txt") }
        .map { InterfaceText(file: $0, prose: Prose(text: try ProjectFiles.text($0))) }
    }
  }

  private static var lessons: [InterfaceText] {
    get throws {
      try ProjectFiles.files(in: "Content/Courses", endingIn: ".md").map {
        InterfaceText(file: $0, prose: Prose(lesson: try ProjectFiles.text($0)))
      }
    }
  }

  /// The sentences of glossaries and symptoms, each value for itself.
  private static var guides: [InterfaceText] {
    get throws {
      try ProjectFiles.files(in: "Content/Courses", endingIn: ".yaml").map { file in
        let lines = try ProjectFiles.text(file)
          .split(separator: "\n", omittingEmptySubsequences: false).map { line in
            line.firstMatch(of: /^ +(?:meaning|complaint|answer): (.*)/).map { "# " + $0.output.1 }
              ?? ""
          }
        return InterfaceText(file: file, prose: Prose(markdown: lines.joined(separator: "\n")))
      }
    }
  }

  /// The refutations at the head of misconceptions.
  private static var refutations: [InterfaceText] {
    get throws {
      try ProjectFiles.files(in: "Sources/Misconceptions", endingIn: ".swift").map { file in
        let head = try ProjectFiles.text(file).split(separator: "\n").prefix { $0.hasPrefix("//") }
        let lines = head.drop { !$0.hasPrefix("// expect: ") }.prefix { !$0.hasPrefix("// from: ") }
        let text = lines.map { $0.drop { "/ ".contains($0) } }.map {
          $0.replacing(/(?:expect|truth|why):\s/, with: "")
        }
        return InterfaceText(file: file, prose: Prose(text: text.joined(separator: "\n")))
      }
    }
  }

  /// Whether a space parts two words, of which one may be put in. Keys, names and formats have none.
  private static func isText(_ literal: [Prose.Line]) -> Bool {
    literal.contains {
      $0.text.contains(/(?:\p{L}{2,}|…|\ba)[,;:.]? \p{L}{2,}|\p{L}{2,}[,;:.]? …/)
    } || literal.count > 1
  }
}
