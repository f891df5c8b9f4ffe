internal import ContentImport
internal import Curriculum
internal import Diagnostics
internal import QuizEngine
internal import Releases
internal import Scenarios
internal import Words

/// Makes questions that pass the check.
struct QuestionAuthor: Sendable {
  private let rules: [RuleEntry]
  private let verifier: QuestionVerifier

  init(_ model: Model) {
    rules = model.rules()
    verifier = QuestionVerifier(
      rules: rules, misconceptions: model.misconceptions(), names: model.sourceNames())
  }

  func question(
    from section: AnnotatedSwift.Section, run: @escaping (Scenario) -> Run
  ) -> ImportedQuestion {
    ImportedQuestion(section, rules: rules, verifier, run: run)
  }
}

/// A question made from a section of a Swift file.
struct ImportedQuestion: Sendable {
  /// As it stands in a lesson; empty when it is refused.
  var text = ""
  var diagnostics: [Diagnostic] = []
  private let section: AnnotatedSwift.Section

  fileprivate init(
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
      Words.Drafts.noRuleDecides(section.id, first: first?.first?.message))
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
      report(Words.Drafts.noEventToCount(object))
    case "state" where !object.isEmpty:
      let parts = object.split(separator: " at ", maxSplits: 1)
      return .state(
        expression: String(parts[0]).trimmed, at: parts.count > 1 ? String(parts[1]).trimmed : nil)
    case let kind where QuestionKind(rawValue: kind) != nil && object.isEmpty:
      report(Words.Drafts.needsMore(kind))
    default:
      report(
        Words.Drafts.cannotBeAsked(
          [section.kind, object].filter { !$0.isEmpty }.joined(separator: " "))
          + Arguments.guess(
            section.kind, among: ["order", "next", "output", "count", "state"]))
    }
    return nil
  }

  /// The callbacks that the scenario overrides, in the order of the alphabet, by names that mean one
  /// event each; at most as many as an order may have. Whose number is not promised has no place in it.
  private func ownEvents(of run: Run) -> [String] {
    let own = run.events.filter {
      $0.isOverridden && !callbacksOfUnpromisedNumber.contains($0.callback)
    }
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
      QuestionDraft.key("kind", question.kind.rawValue),
      "rules: [\(question.rules.map(\.rawValue).joined(separator: ", "))]",
    ]
    if question.ios != .ofQuestions { ask.append(QuestionDraft.key("ios", "\(question.ios)")) }
    if question.device != .iphone {
      ask.append(QuestionDraft.key("device", question.device.rawValue))
    }
    if question.ending != .completed {
      ask.append(QuestionDraft.key("ends", question.ending.rawValue))
    }
    var block: (name: String, text: String)?
    switch question.ask {
    case .order(let events), .next(let events): block = ("events", events.joined(separator: "\n"))
    case .count(let event): ask.append(QuestionDraft.key("event", event))
    case .state(let expression, let event):
      if let event { ask.append(QuestionDraft.key("at", event)) }
      block = ("value", expression)
    default: break
    }
    let parts =
      [
        Words.Authoring.questionHeading(section.id),
        QuestionDraft.fence("ask", ask.joined(separator: "\n")),
        question.prompt, QuestionDraft.fence("swift", question.scenario),
      ] + (block.map { [QuestionDraft.fence($0.name, $0.text)] } ?? [])
    return parts.joined(separator: "\n\n") + "\n"
  }
}
