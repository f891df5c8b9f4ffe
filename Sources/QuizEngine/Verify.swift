public import Curriculum
public import Diagnostics
import Releases
public import Scenarios

/// Returns what is wrong with a course beyond its grammar: everything in it that runs is run.
public func verify(
  course: Course, engine: Engine, locations: [ContentPart: SourceLocation] = [:]
) -> [Diagnostic] {
  verify(course: course, rules: engine.rules, locations: locations) { engine.run($0) }
}

/// Returns what is wrong with a course, given the rule book and something that runs scenarios.
public func verify(
  course: Course, rules: [RuleEntry], locations: [ContentPart: SourceLocation],
  run: (Scenario) -> Run
) -> [Diagnostic] {
  var problems: [Problem] = []
  let book = RuleBook(rules)
  let names = rules.map(\.id)
  for lesson in course.lessons {
    for (index, block) in lesson.blocks.enumerated() {
      guard case .runnable(let listing) = block else { continue }
      problems += verify(listing, in: lesson.id, index: index, run: run)
    }
    if lesson.questions.isEmpty {
      problems.append(
        Problem("the lesson has no question; add one by '## Question: …'", in: .lesson(lesson.id)))
    }
    for question in lesson.questions {
      let result = run(question.decidingScenario)
      problems += decide(question, from: result).problems
      problems += alike(question, result)
      problems += verifyRules(of: question, book, names: names)
      problems += weakCauses(of: question, result, book)
      problems += weakAnswers(to: question, result, rules, run: run)
    }
  }
  problems += twins(course)
  return problems.map { $0.diagnostic(locations) }
}

// MARK: Code in prose

/// Returns the lines that a run shows: what it printed, and how it ended when not well.
public func transcript(of run: Run) -> [String] {
  switch run.outcome {
  case .completed: return run.output
  case .trapped(let trap): return run.output + ["trap: \(trap.message)"]
  case .limit(let limit): return run.output + ["limit: \(limit.inWords)"]
  case .refused:
    return run.diagnostics.filter { $0.severity == .error }.map { "refused: \($0.message)" }
  }
}

private func verify(
  _ listing: Listing, in lesson: LessonID, index: Int, run: (Scenario) -> Run
) -> [Problem] {
  var scenario = Scenario(listing.code, ios: listing.ios, device: listing.device)
  scenario.isVerbose = listing.isVerbose
  let result = run(scenario)
  let shown = transcript(of: result)
  let part = ContentPart.printed(lesson, index: index)
  for line in 0..<max(shown.count, listing.printed.count) {
    let says = listing.printed.indices.contains(line) ? listing.printed[line] : nil
    let does = shown.indices.contains(line) ? shown[line] : nil
    guard !isSame(says, does) else { continue }
    if let does, does.hasPrefix("refused: "), says?.hasPrefix("refused: ") != true,
      let error = result.diagnostics.first(where: { $0.severity == .error })
    {
      return [
        Problem(
          error.message, in: .code(lesson, index: index), line: error.location.line,
          column: error.location.column)
      ]
    }
    let message =
      switch (says, does) {
      case (let says?, let does?): "the text says it prints '\(says)', and it prints '\(does)'"
      case (let says?, nil): "the text says it prints '\(says)', and it prints no more"
      default: "it prints one more line: '\(does ?? "")'"
      }
    return [Problem(message, in: part, line: line + 1)]
  }
  return []
}

/// Whether a line that the text shows is the one that was printed. Of a trap or a refusal the text
/// may give the beginning only, as the rest may hold addresses and lists.
private func isSame(_ says: String?, _ does: String?) -> Bool {
  guard let says, let does else { return says == nil && does == nil }
  if says == does { return true }
  for prefix in ["trap: ", "refused: "] where says.hasPrefix(prefix) && says.count > prefix.count {
    return does.hasPrefix(says)
  }
  return false
}

// MARK: Rules

/// Words and letters by which the rule book says that a rule may not be asked about.
private let weakConfidence: Set<String> = ["low", "recall", "l", "k"]

private func isWeak(_ rule: RuleEntry) -> Bool {
  weakConfidence.contains(rule.confidence.lowercased())
}

private func verifyRules(of question: Question, _ book: RuleBook, names: [String]) -> [Problem] {
  var problems: [Problem] = []
  for (index, id) in question.rules.enumerated() {
    let part = ContentPart.rule(question.id, index: index)
    guard let rule = book[id] else {
      problems.append(
        Problem(
          "no rule '\(id.rawValue)' in the rule book\(near(rule: id.rawValue, names))", in: part))
      continue
    }
    if isWeak(rule) {
      problems.append(
        Problem(
          "the rule '\(rule.id)' is of \(rule.confidence) confidence and not to be asked about",
          in: part))
    }
  }
  return problems
}

/// Returns where the answer stands on a rule that may not be asked about: an event that is asked,
/// that a check names, or that the scenario's code hears of and may print.
private func weakCauses(of question: Question, _ run: Run, _ book: RuleBook) -> [Problem] {
  let asked: [(name: String, part: ContentPart)] =
    switch question.ask {
    case .order(let events):
      events.enumerated().map { ($0.element, .event(question.id, index: $0.offset)) }
    case .count(let event):
      [(event, .event(question.id, index: 0))]
    case .choice(let choices):
      choices.enumerated().flatMap { index, choice in
        eventNames(in: choice.check).map { ($0, .check(question.id, index: index)) }
      }
    case .truth(_, let check):
      eventNames(in: check).map { ($0, .check(question.id, index: 0)) }
    case .output:
      Set(run.events.filter(\.isOverridden).map { "\($0.object).\($0.callback)" }).sorted()
        .map { ($0, .question(question.id)) }
    }
  var problems: [Problem] = []
  for (text, part) in asked {
    guard let name = EventName(text) else { continue }
    let rules = Set(occurrences(of: name, in: run).compactMap(\.because.first)).sorted()
    for id in rules {
      guard let rule = book[RuleID(rawValue: id)], isWeak(rule) else { continue }
      problems.append(
        Problem(
          "'\(text)' happens by the rule '\(id)', which is of \(rule.confidence) confidence",
          in: part))
    }
  }
  return problems
}

/// Returns the weak rules whose alternative gives the question another answer (decision 5).
private func weakAnswers(
  to question: Question, _ result: Run, _ rules: [RuleEntry], run: (Scenario) -> Run
) -> [Problem] {
  guard let truth = decide(question, from: result).truth else { return [] }
  return rules.filter { $0.alternative != nil && result.rules.contains($0.id) }.compactMap { rule in
    var scenario = question.decidingScenario
    scenario.without = [rule.id]
    guard decide(question, from: run(scenario)).truth != truth else { return nil }
    return Problem(
      "the answer is another under the alternative of the rule '\(rule.id)': "
        + (rule.alternative ?? ""), in: .question(question.id))
  }
}

/// The events that a check names in its string literals: `trace.count("V.viewDidLoad")`.
private func eventNames(in check: String) -> [String] {
  guard check.contains("trace.") else { return [] }
  return check.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
    .filter { $0.offset % 2 == 1 && EventName(String($0.element)) != nil }
    .map { String($0.element) }
}

// MARK: Alike

/// Returns the choices of a question that come to the same: by their words, or by their checks.
private func alike(_ question: Question, _ run: Run) -> [Problem] {
  guard case .choice(let choices) = question.ask else { return [] }
  var problems: [Problem] = []
  for i in choices.indices {
    for j in choices.indices where j > i {
      let part = ContentPart.choice(question.id, index: j)
      if bare(choices[i].text) == bare(choices[j].text) {
        problems.append(Problem("this choice reads as '\(choices[i].text)' does", in: part))
      } else if bare(choices[i].check) == bare(choices[j].check) {
        problems.append(
          Problem(
            "this choice comes to the same as '\(choices[i].text)': their checks are one",
            in: .check(question.id, index: j)))
      }
    }
  }
  return problems
}

/// A text by its letters, digits and signs, so that layout and full stops do not make a difference.
private func bare(_ text: String) -> String {
  text.lowercased().filter { !" \n\t.`".contains($0) }
}

/// Returns questions of the course that are one question twice.
private func twins(_ course: Course) -> [Problem] {
  var seen: [String: QuestionID] = [:]
  var problems: [Problem] = []
  for question in course.lessons.flatMap(\.questions) {
    let asked: String =
      switch question.ask {
      case .order(let events): events.sorted().joined(separator: ",")
      case .output: ""
      case .choice(let choices): choices.map { bare($0.text) }.sorted().joined(separator: "|")
      case .truth(let statement, _): bare(statement)
      case .count(let event): event
      }
    let key = [
      question.kind.rawValue, question.ios.description, question.device.rawValue,
      question.bareScenario, asked,
    ].joined(separator: "\u{1}")
    if let first = seen[key] {
      problems.append(
        Problem(
          "this question asks what '\(first.rawValue.drop { $0 != "/" }.dropFirst())' asks, of the"
            + " same code", in: .question(question.id)))
    }
    seen[key] = seen[key] ?? question.id
  }
  return problems
}

extension Question {
  /// The scenario without what makes no difference to its run: comments that have a line of their
  /// own, blank lines, and white space around lines. Its hash tells a change of meaning from one of
  /// layout.
  ///
  /// Code with a string over several lines is left as it is, since there layout is meaning.
  public var bareScenario: String {
    guard !scenario.contains("\"\"\"") else { return scenario }
    return scenario.split(separator: "\n")
      .map { line in
        let start = line.drop { $0 == " " || $0 == "\t" }
        return String(start.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
      }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") }
      .joined(separator: "\n")
  }
}
