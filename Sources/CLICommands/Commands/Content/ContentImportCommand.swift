internal import ContentImport
internal import Curriculum
internal import Diagnostics
internal import Foundation
internal import QuizEngine
internal import Releases
internal import Scenarios

extension Command {
  static let contentImport = Command(
    "content import", operands: "FILE.swift", summary: "make questions from Swift with comments",
    examples: [
      Example("vdl content import push.swift", "the questions, as text for a lesson"),
      Example("vdl content import push.swift -o my-course/L02-push.md", "put them in this lesson"),
    ],
    discussion: """
      Comments say what is asked: '// ask: order', '// ask: next', '// ask: output', \
      '// ask: count Home.viewDidLoad', '// ask: state home.view.window == nil at \
      Home.viewWillAppear'. An order is of the callbacks that the code overrides, or of those named \
      after it, with commas. '// question: ID' begins another question, and the code above the first \
      belongs to all. '// prompt: ...', '// rules: ...', '// ios: ...' and '// device: ...' may be \
      left out; a rule is then proposed from the run. '// ends: trap' says that the scenario is meant \
      to fail. A lesson that is there gets the questions at its end, else one is begun. If anything \
      is refused, the status is 1 and nothing is written.
      """,
    options: [Option("--output", short: "-o", "FILE.md", "the lesson to put them in")]
  ) { (arguments, context) throws(Failure) in
    guard let path = arguments.operands.first, arguments.operands.count == 1 else {
      throw .usage("name one Swift file")
    }
    let (files, unread) = try SourceInput.read([path], in: context)
    guard let file = files.first else {
      for diagnostic in unread { context.console.notice(diagnostic.description) }
      return .refused
    }
    let source = AnnotatedSwift(file)
    let model = try context.soundModel()
    let rules = model.rules()
    let verifier = QuestionVerifier(
      rules: rules, misconceptions: model.misconceptions(), names: model.sourceNames())
    let made = Workers.map(source.sections.count, with: model.repeatedRuns) { index, run in
      ImportedQuestion(source.sections[index], rules: rules, verifier, run: run)
    }
    let findings = source.diagnostics + made.flatMap(\.diagnostics)
    for finding in findings { context.console.notice(finding.description) }
    guard findings.isEmpty else { return .finding }
    let text = made.map(\.text).joined(separator: "\n")
    guard let lesson = arguments["--output"] else {
      context.console.write(text)
      return .done
    }
    if FileManager.default.fileExists(atPath: lesson) {
      var before = try FileSystem.text(lesson)
      while before.hasSuffix("\n") { before.removeLast() }
      try FileSystem.rewrite(lesson, before + "\n\n" + text)
    } else {
      let name = URL(filePath: lesson).deletingPathExtension().lastPathComponent
      try FileSystem.create(lesson, beginning(of: name.lowercased()) + text)
    }
    context.console.line("\(counted(made.count, "question")) put in \(lesson)")
    return .done
  }

  private static func beginning(of lesson: String) -> String {
    """
    ---
    lesson: \(lesson)
    title: TODO
    aim: TODO
    ---

    TODO: what the lesson says.

    ## To keep

    - TODO


    """
  }
}

/// A question made from a section of a Swift file.
private struct ImportedQuestion: Sendable {
  /// As it stands in a lesson; empty when it is refused.
  var text = ""
  var diagnostics: [Diagnostic] = []
  private let section: AnnotatedSwift.Section

  init(
    _ section: AnnotatedSwift.Section, rules: [RuleEntry], _ verifier: QuestionVerifier,
    run: @escaping (Scenario) -> Run
  ) {
    self.section = section
    let scenario = Scenario(
      files: [SourceFile(name: "scenario.swift", text: section.code)], ios: section.ios,
      device: section.device)
    let shown = run(scenario)
    guard let ask = ask(of: shown) else { return }
    var question = Question(
      id: QuestionID(rawValue: "import/" + section.id), lesson: LessonID(rawValue: "import"),
      ask: ask, prompt: section.prompt ?? QuestionDraft.prompt(of: ask.kind),
      scenario: section.code, ios: section.ios, device: section.device, ending: section.ending,
      rules: section.rules.map(RuleID.init(rawValue:)))
    // What does not run is told as such before any rule is looked for.
    let decision = decide(question, run: run)
    guard decision.truth != nil else {
      refuse(decision.problems)
      return
    }
    let proposals =
      section.rules.isEmpty
      ? RuleProposals.acting(in: shown, on: ask, rules).map { [$0] } : [question.rules]
    var first: [Problem]?
    for proposal in proposals {
      question.rules = proposal
      let found = verifier.verify(question, run: run).problems
      if found.isEmpty {
        text = markdown(question)
        return
      }
      first = first ?? found
    }
    guard section.rules.isEmpty else {
      refuse(first ?? [])
      return
    }
    report(
      "no rule that acts in '\(section.id)' decides it"
        + (first?.first.map { "; of the first that was tried: \($0.message)" } ?? "")
        + "; name one with '// rules: …'")
  }

  private mutating func report(_ message: String) {
    diagnostics.append(Diagnostic(.error, message, at: section.askedAt))
  }

  /// Problems at the lines of the file that they are about.
  private mutating func refuse(_ problems: [Problem]) {
    for problem in problems {
      var place = section.askedAt
      if let line = problem.line, section.lines.indices.contains(line - 1) {
        place = SourceLocation(
          file: place.file, line: section.lines[line - 1], column: problem.column ?? 1)
      }
      diagnostics.append(Diagnostic(.error, problem.message, at: place))
    }
  }

  // MARK: What is asked

  private mutating func ask(of run: Run) -> Ask? {
    let object = section.object
    switch section.kind {
    case "output" where object.isEmpty: return .output
    case "order", "next":
      let events =
        object.isEmpty
        ? ownEvents(of: run) : object.split(separator: ",").map { String($0).trimmed }
      // What does not run is told better by those who decide.
      return section.kind == "order" ? .order(events: events) : .next(events: events)
    case "count":
      if EventName(object) != nil { return .count(event: object) }
      report("'\(object)' is no event to count; write '// ask: count Home.viewDidLoad'")
    case "state" where !object.isEmpty:
      let parts = object.split(separator: " at ", maxSplits: 1)
      return .state(
        expression: String(parts[0]).trimmed, at: parts.count > 1 ? String(parts[1]).trimmed : nil)
    case let kind where QuestionKind(rawValue: kind) != nil && object.isEmpty:
      report(
        "a question of kind '\(kind)' needs more than its scenario; begin it with"
          + " 'vdl content new question \(kind)'")
    default:
      report(
        "'\(section.kind)\(object.isEmpty ? "" : " ")\(object)' cannot be asked; expected order,"
          + " next, output, count EVENT or state VALUE"
          + Arguments.guess(
            section.kind, among: ["order", "next", "output", "count", "state"]))
    }
    return nil
  }

  /// The callbacks that the scenario overrides, in the order of the alphabet, by names that mean one
  /// event each; at most as many as an order may have.
  private func ownEvents(of run: Run) -> [String] {
    let own = run.events.filter(\.isOverridden)
    var seen: [String: Int] = [:]
    return own.prefix(10).map { event in
      let base = String(event.callback.prefix { $0 != "(" })
      let isAmbiguous = own.contains {
        $0.object == event.object && $0.callback != event.callback
          && $0.callback.hasPrefix(base + "(")
      }
      let name = "\(event.object).\(isAmbiguous ? event.callback : base)"
      let times = own.count { $0.object == event.object && $0.callback == event.callback }
      seen[name, default: 0] += 1
      return times > 1 ? "\(name) (\(seen[name] ?? 1))" : name
    }.sorted()
  }

  // MARK: As text

  private func markdown(_ question: Question) -> String {
    var ask = [
      "kind: \(question.kind.rawValue)",
      "rules: [\(question.rules.map(\.rawValue).joined(separator: ", "))]",
    ]
    if question.ios != .ofQuestions { ask.append("ios: \(question.ios)") }
    if question.device != .iphone { ask.append("device: \(question.device.rawValue)") }
    if question.ending != .completed { ask.append("ends: \(question.ending.rawValue)") }
    var block: (name: String, text: String)?
    switch question.ask {
    case .order(let events), .next(let events): block = ("events", events.joined(separator: "\n"))
    case .count(let event): ask.append("event: \(event)")
    case .state(let expression, let event):
      if let event { ask.append("at: \(event)") }
      block = ("value", expression)
    default: break
    }
    let parts =
      [
        "## Question: \(section.id)", QuestionDraft.fence("ask", ask.joined(separator: "\n")),
        question.prompt, QuestionDraft.fence("swift", question.scenario),
      ] + (block.map { [QuestionDraft.fence($0.name, $0.text)] } ?? [])
    return parts.joined(separator: "\n\n") + "\n"
  }
}
