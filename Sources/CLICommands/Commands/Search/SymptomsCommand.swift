internal import Curriculum
internal import Exporting
internal import Phrases
internal import Scenarios
internal import Storage
internal import Study
internal import TerminalUI

extension Command {
  static let symptoms = Command(
    "symptoms",
    help: CommandHelp(
      operands: "[ID or WORDS]",
      summary: "find the cause of a problem in your app",
      examples: [
        ("vdl symptoms", "every complaint, with its id"),
        ("vdl symptoms viewWillAppear not called after a sheet", "the complaint in your own words"),
        ("vdl symptoms nib-not-found", "its cause, its rules, a step to read and its questions"),
        ("vdl quiz --symptom nib-not-found", "answer its questions"),
        ("vdl symptoms --json", "for programs: one JSON object"),
      ],
      discussion: """
        A symptom leads from a complaint to its cause, the rules behind it, a step of a lesson and \
        questions. Status 1: no symptom has these words.
        """),
    options: [.json]
  ) { (arguments, context) throws(Failure) in
    let guides = try CourseGuide.all(arguments, in: context)
    let store = try LearnerDatabase.openToRead(arguments, in: context)
    let courses = try CourseCatalogue.courses(
      arguments, store: store, context: context, asOutlines: false)
    let all = FoundSymptom.all(in: guides, teaching: courses)
    let words = arguments.operands.joined(separator: " ")
    let isAsked = !words.trimmed.isEmpty
    let chosen = isAsked ? SymptomReport.symptoms(all, about: words) : all
    if arguments.has("--json") {
      context.console.write(SymptomReport.json(of: chosen).pretty)
    }
    guard !chosen.isEmpty else {
      guard isAsked else { throw Failure(.finding, "the courses here have no symptoms") }
      let search = WordSearch(all.map { SearchedText($0.symptom) })
      throw .nothingFound(
        words, near: search.near(search.matches(for: words)),
        hint: "'vdl symptoms' lists all complaints, and 'vdl search' looks elsewhere too")
    }
    if arguments.has("--json") { return .done }
    if chosen.count == 1 {
      let rules = try context.taughtModel(arguments).rules()
      SymptomReport(console: context.console).write(chosen[0], rules)
      return .done
    }
    return context.show(
      inScreens: chosen.map { found in
        { console in SymptomReport(console: console).writeLine(found) }
      } + [
        { console in
          console.line()
          console.prose("'vdl symptoms ID' shows the cause, a step to read and questions.")
        }
      ])
  }
}

/// Symptoms as `vdl symptoms` shows them.
struct SymptomReport {
  var console: Console

  /// The symptom of that id, the one whose complaint has every word, or those that fit best.
  static func symptoms(_ all: [FoundSymptom], about words: String) -> [FoundSymptom] {
    if let exact = all.first(where: { $0.symptom.id == words.trimmed.lowercased() }) {
      return [exact]
    }
    let result = WordSearch(all.map { SearchedText($0.symptom) }).matches(for: words)
    let best = result.matches.first?.rank ?? .someWords
    // A complaint with every word is the one that was meant; otherwise the reader chooses.
    let isSure = best >= .name && result.matches.count { $0.rank == best } == 1
    return (isSure ? result.matches.prefix(1) : result.matches.prefix(mostFound))
      .map { all[$0.index] }
  }

  /// How many symptoms are offered for words.
  private static let mostFound = 8

  func writeLine(_ found: FoundSymptom) {
    console.prose(found.symptom.complaint, rest: "  ")
    console.prose(found.symptom.id, first: "    ")
  }

  func write(_ found: FoundSymptom, _ rules: [RuleEntry]) {
    let symptom = found.symptom
    console.heading(symptom.complaint)
    Views(console).markdown(symptom.answer)
    console.line()
    console.prose("Read:")
    row(found.learnCommand, symptom.step)
    console.line()
    console.prose("Rules:")
    for id in symptom.rules {
      row("vdl rules \(id.rawValue)", rules.first { $0.id == id.rawValue }?.sentence)
    }
    console.line()
    console.prose("Practise:")
    row(found.quizCommand, counted(found.questions.count, "question"))
  }

  private func row(_ command: String, _ text: String?) {
    console.prose(command, first: "  ", rest: "    ")
    if let text { console.prose(text, first: "    ") }
  }

  static func json(of symptoms: [FoundSymptom]) -> JSON {
    .object([
      "version": .int(1),
      "symptoms": .array(
        symptoms.map { found in
          let symptom = found.symptom
          return .object([
            "id": .string(symptom.id), "complaint": .string(symptom.complaint),
            "answer": .string(symptom.answer), "rules": .strings(symptom.rules.map(\.rawValue)),
            "course": .string(found.course.rawValue), "lesson": .string(symptom.lesson.rawValue),
            "step": .object([
              "number": found.stepNumber.map { .int($0) } ?? .null,
              "heading": .string(symptom.step),
            ]),
            "questions": .strings(found.questions.map(\.id.rawValue)),
          ])
        }),
    ])
  }
}
