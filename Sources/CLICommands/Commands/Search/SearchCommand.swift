internal import Curriculum
internal import Diagnostics
internal import Exporting
internal import Phrases
internal import Storage
internal import Study

extension Command {
  static let search = Command(
    "search",
    help: CommandHelp(
      operands: "WORDS",
      summary: "find rules, lessons, callbacks and words",
      examples: [
        ("vdl search swipe", "everything about a swipe, best first"),
        ("vdl search viewWillAppear sheet", "entries with both words"),
        ("vdl search --all layout", "all hits, not only the best twelve"),
        ("vdl search --json swipe", "for programs: one JSON object"),
      ],
      discussion: """
        vdl looks in the rules, the lessons and their steps, callbacks and other names, misconceptions, \
        symptoms, the acts of the simulator and the glossary. Each line begins with the command that \
        opens the hit, then comes its kind. Capitals and endings don't count. Status 1: nothing was found.
        """),
    options: [
      Option("--all", nil, "show everything that was found"),
      .json,
    ]
  ) { (arguments, context) throws(Failure) in
    let query = arguments.operands.joined(separator: " ")
    guard !query.trimmed.isEmpty else {
      throw .usage("'vdl search' needs words, as in 'vdl search swipe'")
    }
    let guides = try CourseGuide.all(arguments, in: context)
    let model = try context.soundModel()
    let store = try LearnerDatabase.openToRead(arguments, in: context)
    let courses = try CourseCatalogue.courses(
      arguments, store: store, context: context, asOutlines: false)
    let entries = SearchEntry.all(model.teaching(courses), courses, guides)
    let search = WordSearch(entries.map(\.searched))
    let result = search.matches(for: query)
    let near = search.near(result)
    if arguments.has("--json") {
      context.console.write(json(of: result, query, near, entries).pretty)
    }
    guard !result.matches.isEmpty else { throw .nothingFound(query, near: near) }
    if arguments.has("--json") { return .done }
    return write(result, near, entries, isWhole: arguments.has("--all"), in: context)
  }

  /// How many hits are shown unless more are asked for.
  private static let mostHits = 12

  private static func write(
    _ result: WordSearch.Result, _ near: [String], _ entries: [SearchEntry], isWhole: Bool,
    in context: Context
  ) -> ExitStatus {
    let shown = result.matches.prefix(isWhole ? .max : mostHits).map { entries[$0.index] }
    let lines = HitLines(shown.map(\.command), on: context.console)
    var pieces: [Screenful.Piece] = []
    if result.matches.first?.rank == .someWords, result.words.count > 1 {
      let meant = near.isEmpty ? "." : "; did you mean \(alternatives(near.map(quoted)))?"
      pieces.append { $0.prose("Nothing has all of these words\(meant) Closest:") }
    }
    pieces += shown.map { entry in
      { console in
        HitLines(lines, on: console).write(entry.command, "\(entry.kind.rawValue): \(entry.text)")
      }
    }
    let rest = result.matches.count - shown.count
    if rest > 0 {
      pieces.append { $0.prose("\(numbered(rest, "more hit")): add --all.") }
    }
    return context.show(inScreens: pieces)
  }

  private static func json(
    of result: WordSearch.Result, _ query: String, _ near: [String], _ entries: [SearchEntry]
  ) -> JSON {
    .object([
      "version": .int(1), "query": .string(excerpt(query, longest: 400)),
      "words": .strings(result.words),
      "hasAllWords": .bool((result.matches.first?.rank ?? .someWords) > .someWords),
      "hits": .array(
        result.matches.map { match in
          let entry = entries[match.index]
          return .object([
            "kind": .string(entry.kind.rawValue), "name": .string(entry.name),
            "text": .string(entry.text), "command": .string(entry.command),
          ])
        }),
      "near": .strings(near),
    ])
  }
}

extension WordSearch {
  /// Words of the texts that were meant by those that no text has.
  func near(_ result: Result) -> [String] {
    guard !result.unmatched.isEmpty else { return [] }
    let vocabulary = vocabulary
    return result.unmatched.compactMap { suggestion(for: $0, among: vocabulary) }.uniqued()
  }
}

extension Failure {
  /// No text has a word of a query; `near` are words that may have been meant.
  static func nothingFound(
    _ query: String, near: [String],
    hint: String? = "'vdl glossary' and 'vdl rules' have lists"
  ) -> Failure {
    Failure(
      .finding,
      "found nothing about '\(excerpt(query))'"
        + (near.isEmpty ? "" : "; did you mean \(alternatives(near.map(quoted)))?"),
      hint: hint)
  }
}
