internal import Curriculum
internal import Exporting
internal import Phrases
internal import TerminalUI

extension Command {
  static let glossary = Command(
    "glossary",
    help: CommandHelp(
      operands: "[TERM]",
      summary: "explain the words of UIKit and of vdl",
      examples: [
        ("vdl glossary", "every word, a sentence each"),
        ("vdl glossary safe area", "one word, with the rules and lessons that say more"),
        ("vdl glossary --json", "for programs: one JSON object"),
      ],
      discussion: "Status 1: the glossary doesn't have this word."),
    options: [.json]
  ) { (arguments, context) throws(Failure) in
    let terms = try CourseGuide.all(arguments, in: context).flatMap(\.glossary)
    let name = arguments.operands.joined(separator: " ")
    let chosen = name.isEmpty ? terms : GlossaryReport.terms(terms, called: name)
    if arguments.has("--json") {
      context.console.write(GlossaryReport.json(of: chosen).pretty)
    }
    guard !chosen.isEmpty else {
      guard !name.isEmpty else {
        throw Failure(.finding, "the courses here have no glossary")
      }
      let search = WordSearch(terms.map(SearchedText.init))
      throw .nothingFound(
        name, near: search.near(search.matches(for: name)),
        hint: "'vdl search' looks in rules and lessons too")
    }
    if arguments.has("--json") { return .done }
    let isOne = chosen.count == 1
    return context.show(
      inScreens: chosen.map { term in
        { console in GlossaryReport(console: console).write(term, isWhole: isOne) }
      })
  }
}

/// Terms as `vdl glossary` shows them.
struct GlossaryReport {
  var console: Console

  /// The term of that name, or those that have its words.
  static func terms(_ terms: [GlossaryTerm], called name: String) -> [GlossaryTerm] {
    let wanted = name.trimmed.lowercased()
    if let exact = terms.first(where: { term in
      ([term.name] + term.alsoCalled).contains { $0.lowercased() == wanted }
    }) {
      return [exact]
    }
    let result = WordSearch(terms.map(SearchedText.init)).matches(for: name)
    guard result.matches.first?.rank != .someWords else { return [] }
    return result.matches.map { terms[$0.index] }
  }

  func write(_ term: GlossaryTerm, isWhole: Bool) {
    console.heading(term.name)
    console.prose(term.meaning, first: "  ")
    guard isWhole else { return }
    if !term.alsoCalled.isEmpty {
      console.prose("also: \(list(term.alsoCalled))", first: "  ", rest: "    ")
    }
    let commands =
      term.rules.map { "vdl rules \($0.rawValue)" }
      + term.lessons.map { "vdl learn \($0.rawValue)" }
    guard !commands.isEmpty else { return }
    console.line()
    console.prose("More:")
    for command in commands { console.prose(command, first: "  ", rest: "    ") }
  }

  static func json(of terms: [GlossaryTerm]) -> JSON {
    .object([
      "version": .int(1),
      "terms": .array(
        terms.map { term in
          .object([
            "term": .string(term.name), "also": .strings(term.alsoCalled),
            "meaning": .string(term.meaning), "rules": .strings(term.rules.map(\.rawValue)),
            "lessons": .strings(term.lessons.map(\.rawValue)),
          ])
        }),
    ])
  }
}
