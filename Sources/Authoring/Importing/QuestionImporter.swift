public import ContentImport
public import Curriculum
public import Diagnostics
internal import QuizEngine
internal import Releases
internal import Scenarios

/// Makes questions that pass the check from sections of Swift files.
public struct QuestionImporter: Sendable {
  private let rules: [RuleEntry]
  private let verifier: QuestionVerifier
  private let helpers: [SupportFile]

  init(_ model: AuthoringModel, beside helpers: [SupportFile] = []) {
    self.helpers = helpers
    rules = model.rules
    verifier = QuestionVerifier(
      rules: rules, misconceptions: model.misconceptions, names: model.names)
  }

  /// Returns a question for each section of a file, or the reasons why there is none. The course compiles
  /// all its code with `helpers`.
  public static func questions(
    from source: AnnotatedSwift, beside helpers: [SupportFile] = [], _ model: AuthoringModel
  ) -> [ImportedQuestion] {
    let importer = QuestionImporter(model, beside: helpers)
    return model.map(source.sections.count) { number, run in
      importer.question(from: source.sections[number], run: run)
    }
  }

  /// Returns the question that a section asks, or the reasons why it can't be asked. A section that
  /// names no rule gets the first rule of its run that decides it.
  func question(
    from section: AnnotatedSwift.Section, run: @escaping Runner
  ) -> ImportedQuestion {
    let shown = run(
      Scenario(
        of: section.code, above: helpers, ios: section.ios, device: section.device, checks: []))
    do throws(ImportRefusal) {
      let task = try task(of: section, shown)
      let question = question(from: section, task)
      // A scenario that doesn't run is refused as such, before any rule is looked for.
      let decision = decide(question, run: run)
      guard decision.truth != nil else {
        return ImportedQuestion(section, decision.problems.map(ImportRefusal.problem))
      }
      return withRule(question, section, shown, run: run)
    } catch {
      return ImportedQuestion(section, [error])
    }
  }

  private func task(
    of section: AnnotatedSwift.Section, _ run: Run
  ) throws(ImportRefusal) -> any QuestionDrafting {
    let request = ImportRequest(kind: section.kind, object: section.object, run: run)
    guard let kind = QuestionKind(rawValue: section.kind) else {
      throw .unknownRequest(request.words)
    }
    return try kind.drafting.imported(from: request)
  }

  private func question(
    from section: AnnotatedSwift.Section, _ task: any QuestionDrafting
  ) -> Question {
    Question(
      id: QuestionID(rawValue: "import/" + section.id), lesson: LessonID(rawValue: "import"),
      task: task, prompt: section.prompt ?? type(of: task).draftPrompt, scenario: section.code,
      support: helpers, ios: section.ios, device: section.device, ending: section.ending,
      rules: section.rules.map(RuleID.init(rawValue:)), explanation: section.explanation)
  }

  /// The question about the rules that the section names, or about the first that decides it.
  private func withRule(
    _ question: Question, _ section: AnnotatedSwift.Section, _ shown: Run, run: @escaping Runner
  ) -> ImportedQuestion {
    let isProposed = section.rules.isEmpty
    let candidates =
      isProposed
      ? RuleProposals.acting(in: shown, on: question.task, rules).map { [$0] } : [question.rules]
    var question = question
    var first: [Problem]?
    for rules in candidates {
      question.rules = rules
      let problems = verifier.verify(question, run: run).problems.filter { $0.severity == .error }
      if problems.isEmpty { return ImportedQuestion(section, question) }
      first = first ?? problems
    }
    return ImportedQuestion(
      section,
      isProposed
        ? [.noRuleDecides(question: section.id, first: first?.first)]
        : (first ?? []).map(ImportRefusal.problem))
  }
}

/// A question made from a section of a Swift file, or the reasons why there is none.
public struct ImportedQuestion: Sendable {
  /// The question as it stands in a lesson, with its heading; nil when it is refused.
  public let text: String?
  public let refusals: [ImportRefusal]
  private let section: AnnotatedSwift.Section

  fileprivate init(_ section: AnnotatedSwift.Section, _ refusals: [ImportRefusal]) {
    text = nil
    self.refusals = refusals
    self.section = section
  }

  fileprivate init(_ section: AnnotatedSwift.Section, _ question: Question) {
    let body = QuestionText(
      kind: question.kind, rules: question.rules.map(\.rawValue),
      ios: question.ios == .ofQuestions ? nil : question.ios, device: question.device,
      ending: question.ending, prompt: question.prompt, code: question.scenario,
      parts: (question.task as? any QuestionDrafting)?.parts ?? QuestionParts(),
      explanation: question.explanation
    ).body
    text = QuestionText.heading(section.id) + "\n\n" + body + "\n"
    refusals = []
    self.section = section
  }

  /// The refusals at the lines of the file that they are about.
  public var diagnostics: [Diagnostic] {
    refusals.map { refusal in
      var place = section.askedAt
      if case .problem(let problem) = refusal, let line = problem.line,
        section.lines.indices.contains(line - 1)
      {
        place = SourceLocation(
          file: place.file, line: section.lines[line - 1], column: problem.column ?? 1)
      }
      return Diagnostic(.error, refusal.message, at: place)
    }
  }
}
