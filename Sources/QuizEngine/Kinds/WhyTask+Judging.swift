import Curriculum
import Diagnostics
import Phrases
import Scenarios

// A cause is real when the event does not happen without it.
extension WhyTask: TaskJudging {
  var listed: [String] { causes.map(\.text) }
  var shownStatement: String? {
    guard let name = EventName(event), let number = name.occurrence else {
      return "The event is '\(event)'."
    }
    let call = number == 1 ? "the first call" : "call \(number)"
    return "The event is \(call) of '\(name.object).\(name.callback)'."
  }

  func howToAnswer(_ items: [PreparedQuestion.Item]) -> String {
    "type the \(keyWord(items))s of all necessary causes, for example "
      + items.prefix(2).map(\.key).joined()
  }

  func explained(in run: Run) -> [String: (name: String, event: Event)] {
    guard case .success(let found) = QuizEngine.event(event, in: run) else { return [:] }
    return [event: (event, found)]
  }

  var namedRules: [(index: Int, rule: RuleID)] {
    causes.enumerated().compactMap { index, cause in
      if case .rule(let rule) = cause.source { (index, rule) } else { nil }
    }
  }

  // MARK: Deciding

  func decide(_ question: Question, _ shown: Run, run: Runner) -> Decided<Answer> {
    let ending = problemsOfEnding(question, shown)
    guard ending.isEmpty else { return Decided(ending) }
    if case .failure(let mismatch) = QuizEngine.event(event, in: shown) {
      return Decided(mismatch, in: .event(question.id, index: 0))
    }
    var problems: [Problem] = []
    var right: [Int] = []
    for (index, cause) in causes.enumerated() {
      let part = ContentPart.check(question.id, index: index)
      switch scenario(question, without: cause) {
      case .failure(let finding): problems.append(Problem(finding, in: part))
      case .success(let changed):
        let result = run(changed)
        if let error = result.refusal {
          problems.append(Problem(WhyFinding.refusedWithoutLine(error), in: part))
        } else if !happens(in: result) {
          right.append(index)
        }
      }
    }
    guard problems.isEmpty else { return Decided(problems) }
    if right.isEmpty || right.count == causes.count {
      return Decided(WhyFinding.oneSided(areCauses: !right.isEmpty), in: .question(question.id))
    }
    return Decided(Answer(causes: right))
  }

  /// Returns whether the event still happens.
  private func happens(in run: Run) -> Bool {
    guard let name = EventName(event) else { return false }
    return occurrences(of: name, in: run).count >= name.occurrence ?? 1
  }

  private func scenario(
    _ question: Question, without cause: Cause
  ) -> Result<Scenario, WhyFinding> {
    var scenario = question.decidingScenario
    switch cause.source {
    case .rule(let rule):
      scenario.without = [rule.rawValue]
    case .line(let text):
      let lines = question.scenario.lines
      let wanted = plain(text[...])
      let found = lines.indices.filter { plain(lines[$0][...]) == wanted }
      guard found.count == 1 else {
        return .failure(
          found.isEmpty
            ? .noSuchLine(wanted, near: near(wanted, lines.map { plain($0[...]) }))
            : .severalSuchLines(wanted, count: found.count))
      }
      scenario = question.scenario(
        of: question.scenario.removing(line: found[0] + 1), checks: checks)
    }
    return .success(scenario)
  }

  /// Rules among the causes that the event follows from, although it happens without them too. A
  /// learner who reads the trace takes them for causes, and is graded wrong.
  func warnings(_ id: QuestionID, _ answer: Answer, in run: Run) -> [Problem] {
    guard case .success(let event) = QuizEngine.event(event, in: run) else { return [] }
    return namedRules.filter { index, rule in
      !answer.causes.contains(index) && event.because.contains(rule.rawValue)
    }.map { index, rule in
      Problem(
        WhyFinding.happensWithout(rule: rule.rawValue, self.event),
        in: .check(id, index: index), severity: .warning)
    }
  }

  // MARK: Judging

  func judge(
    _ typed: String, _ prepared: PreparedQuestion, _ answer: Answer, run: Runner
  ) -> ParsedAnswer {
    let letters: [String]
    switch readLetters(typed, of: prepared.items, instead: howToAnswer(prepared.items)) {
    case .success(let read): letters = read
    case .failure(let misreading): return .notUnderstood(misreading.message)
    }
    let rows = prepared.items.map { item in
      let yours = letters.contains(item.key)
      let real = answer.causes.contains(item.index)
      return Verdict.Row(
        yours: Self.row(yours), real: "\(item.key)  \(Self.bare(item.text)): \(Self.row(real))",
        isSame: yours == real, cause: real ? prepared.causes[event] : nil)
    }
    let isRight = rows.allSatisfy(\.isSame)
    return .verdict(
      verdict(
        prepared, isRight: isRight, score: isRight ? 1 : 0,
        answer: prepared.items.map(\.key).filter(letters.contains),
        right: prepared.items.filter { answer.causes.contains($0.index) }.map(\.key), rows: rows))
  }

  private static func bare(_ text: String) -> String {
    text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  private static func row(_ isCause: Bool) -> String { isCause ? "necessary" : "not necessary" }

  // MARK: Explaining

  var explainedUnit: Explanation.Unit { .cause }

  func decisiveCause(
    _ verdict: Verdict, _ answer: Answer, _ explainer: Explainer
  ) -> EventCause? { explainer.prepared.causes[event] }

  func consequence(
    _ verdict: Verdict, _ answer: Answer, _ explainer: Explainer
  ) -> Explanation.Account? {
    verdict.firstDifference.map { place in
      let item = explainer.prepared.items[place]
      return .sentence(
        "\(item.key): " + sentence(about: item, answer), nil)
    }
  }

  /// Each cause, by the run without it.
  func explainedParts(
    _ verdict: Verdict, _ answer: Answer, _ explainer: Explainer
  ) -> [Explanation.Part] {
    explainer.prepared.items.enumerated().map { place, item in
      let isCause = answer.causes.contains(item.index)
      return Explanation.Part(
        key: item.key, text: Self.bare(item.text),
        account: .sentence(
          sentence(about: item, answer), isCause ? explainer.prepared.causes[event] : nil),
        names: [String(place + 1)])
    }
  }

  /// Says what the run without a cause showed when the question was decided.
  private func sentence(about item: PreparedQuestion.Item, _ answer: Answer) -> String {
    let part =
      switch causes[item.index].source {
      case .line(let line): "Without the line `\(plain(line[...]))`, "
      case .rule: "Without this rule, "
      }
    return part
      + (answer.causes.contains(item.index)
        ? "'\(event)' doesn't happen." : "'\(event)' happens all the same.")
  }

  // MARK: Samples

  func typed(_ answer: Answer, in prepared: PreparedQuestion) -> String {
    prepared.letters(answer.causes.sorted())
  }

  func guesses(_ answer: Answer, in prepared: PreparedQuestion) -> [String] {
    prepared.items.map(\.key)
  }

  func clue(_ answer: Answer, in prepared: PreparedQuestion) -> String? {
    "One of the necessary causes is \(prepared.letters(Array(answer.causes.prefix(1))))."
  }

  /// The causes in the author's order, because their order in an answer means nothing.
  func meaning(of answer: [String], _ items: [PreparedQuestion.Item]) -> [String] {
    texts(of: answer, items.sorted { $0.index < $1.index }, inOrderOfItems: true)
  }

  func remembered(_ answer: Answer) -> [String] { answer.causes.map { "\($0)" } }
}

private enum WhyFinding: Finding, Error {
  case refusedWithoutLine(String)
  case oneSided(areCauses: Bool)
  case noSuchLine(String, near: String?)
  case severalSuchLines(String, count: Int)
  case happensWithout(rule: String, String)

  var message: String {
    switch self {
    case .refusedWithoutLine(let error): "without this line the scenario is refused: \(error)"
    case .oneSided(let areCauses):
      areCauses
        ? "all of these causes are necessary; add some that aren't"
        : "not one of these causes is necessary; add some that are"
    case .noSuchLine(let line, let near):
      "no line of the scenario reads '\(line)'" + (near.map(didYouMean) ?? "")
    case .severalSuchLines(let line, let count):
      "\(count) lines of the scenario read '\(line)'"
    case .happensWithout(let rule, let event):
      "'\(event)' follows from the rule '\(rule)', but also happens without it; a learner may take "
        + "this rule for a cause: remove it, or ask differently"
    }
  }
}
