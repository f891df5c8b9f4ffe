import Curriculum
import Scenarios

extension LineTask: TaskJudging {
  var checks: [String] { [goal.check] }

  var shownStatement: String? {
    guard let insertion else { return "Goal: \(goal.text)" }
    return "Goal: \(goal.text) Insert this line: `\(plain(insertion[...]))`"
  }

  func howToAnswer(_ items: [PreparedQuestion.Item]) -> String {
    insertion == nil
      ? "type the number of the line to remove"
      : "type the number of the line to insert it after, or 0 for before the first line"
  }

  func guessRate(_ answer: Answer) -> Double {
    min(1, guessRate * Double(answer.lines.count))
  }

  // MARK: Deciding

  func decide(_ question: Question, _ shown: Run, run: Runner) -> Decided<Answer> {
    let (results, problems) = checkResults(question.id, checks, shown)
    guard problems.isEmpty else { return Decided(problems) }
    if case .refused = shown.outcome { return Decided(problemsOfEnding(question, shown)) }
    let part = ContentPart.check(question.id, index: 0)
    if results.first == true { return Decided(CheckFinding.goalHoldsAlready, in: part) }
    let right = rightPlaces(question, run)
    if right.isEmpty {
      return Decided(LineFinding.noPlace(isInsertion: insertion != nil), in: part)
    }
    return Decided(Answer(lines: right))
  }

  /// Returns the line numbers at which the edit reaches the goal. Edits without effect are not run.
  private func rightPlaces(_ question: Question, _ run: Runner) -> [Int] {
    let lines = question.scenario.lines
    let isPlain = !["\"\"\"", "/*", "#line"].contains { question.scenario.contains($0) }
    guard insertion != nil else {
      return lines.indices.filter {
        isPlain ? lines[$0].isWorthRemoving : lines[$0].contains { !$0.isWhitespace }
      }
      .map { $0 + 1 }.filter { holds($0, question, run) }
    }
    var right: [Int] = []
    var isRight = false
    for place in 0...lines.count {
      // After a line without code the result is the same as after the line before it.
      if place == 0 || !isPlain || lines[place - 1].hasCode {
        isRight = holds(place, question, run)
      }
      if isRight { right.append(place) }
    }
    return right
  }

  /// Returns whether the goal holds after the edit at this line.
  private func holds(_ place: Int, _ question: Question, _ run: Runner) -> Bool {
    var scenario = edited(question, at: place)
    scenario.tellsEvents = false
    let result = run(scenario)
    guard problemsOfEnding(of: result, .completed, in: .question(question.id)).isEmpty else {
      return false
    }
    return result.checks == [.holds]
  }

  private func edited(_ question: Question, at place: Int) -> Scenario {
    let code =
      insertion.map { question.scenario.inserting($0, afterLine: place) }
      ?? question.scenario.removing(line: place)
    return question.scenario(of: code, checks: checks)
  }

  // MARK: Judging

  func judge(
    _ typed: String, _ prepared: PreparedQuestion, _ answer: Answer, run: Runner
  ) -> ParsedAnswer {
    let right = answer.lines
    var word = plain(Substring(typed)).lowercased()
    if word.hasPrefix("line ") { word = String(word.dropFirst(5)) }
    let lines = prepared.code.lines
    let places = insertion == nil ? 1...max(1, lines.count) : 0...lines.count
    guard let number = TypedValue(word).wholeNumber, places.contains(number) else {
      return .notUnderstood(
        "type the number of a line, from \(places.lowerBound) to \(places.upperBound)")
    }
    func text(_ number: Int) -> String {
      guard number > 0, lines.indices.contains(number - 1) else { return "before the first line" }
      return plain(lines[number - 1][...])
    }
    let nearest = right.contains(number) ? number : right[0]
    var result = single(
      prepared, isRight: right.contains(number), answer: String(number), right: String(nearest),
      yours: text(number), real: text(nearest))
    result.orders = right.map { [String($0)] }
    return .verdict(result)
  }

  // MARK: Explaining

  var explainedUnit: Explanation.Unit { .answer }

  /// The cause in the run of the right edit, where the goal holds.
  func decisiveCause(
    _ verdict: Verdict, _ answer: Answer, _ explainer: Explainer
  ) -> EventCause? {
    guard let right = place(verdict.right) else { return nil }
    let shown = explainer.prepared
    let changed = edited(shown.question, at: right)
    return explainer.cause(
      eventNames(in: goal.check), in: explainer.run(changed),
      lines: ListedLines(
        of: changed.text, in: shown.code, unlisted: "the line that you add"))
  }

  func consequence(
    _ verdict: Verdict, _ answer: Answer, _ explainer: Explainer
  ) -> Explanation.Account? {
    guard let yours = place(verdict.answer), let right = place(verdict.right) else { return nil }
    let question = explainer.prepared.question
    let mine = edited(question, at: yours)
    if let error = explainer.run(mine).refusal {
      let end = error.hasSuffix("?") ? "" : "."
      return .sentence("With your answer the code doesn't compile: \(error)\(end)", nil)
    }
    return explainer.trying(mine, right: edited(question, at: right)).map { .runs($0) }
      ?? explainer.fact(of: goal.check, in: mine).map { .sentence("With your answer: \($0)", nil) }
  }

  func explainedParts(
    _ verdict: Verdict, _ answer: Answer, _ explainer: Explainer
  ) -> [Explanation.Part] {
    let verb = insertion == nil ? "Without this line" : "With the line inserted after this one"
    return onlyPart(
      verdict.comparison.first?.real ?? "", "\(verb), the goal is met.",
      decisiveCause(verdict, answer, explainer))
  }

  private func place(_ number: [String]) -> Int? { number.first.flatMap { Int($0) } }

  // MARK: Samples

  func typed(_ answer: Answer, in prepared: PreparedQuestion) -> String {
    answer.lines.first.map(String.init) ?? ""
  }

  func guesses(_ answer: Answer, in prepared: PreparedQuestion) -> [String] {
    (1...max(1, prepared.code.lines.count)).map(String.init)
  }

  func clue(_ answer: Answer, in prepared: PreparedQuestion) -> String? {
    let line = answer.lines.first ?? 0
    // A line may be put in before the first.
    let (first, last) = (insertion == nil ? 1 : 0, prepared.code.lines.count)
    return "Look between lines \(max(first, line - 2)) and \(min(last, line + 2))."
  }

  func remembered(_ answer: Answer) -> [String] { answer.lines.map { "\($0)" } }
}

private enum LineFinding: Finding {
  case noPlace(isInsertion: Bool)

  var message: String {
    switch self {
    case .noPlace(isInsertion: false): "removing one line never reaches the goal"
    case .noPlace(isInsertion: true): "inserting the line never reaches the goal"
    }
  }
}

extension String {
  /// Whether a line has more than white space and a comment.
  fileprivate var hasCode: Bool {
    let code = drop(while: \.isWhitespace)
    return !code.isEmpty && !code.hasPrefix("//")
  }

  /// Whether the removal of this line can reach a goal. Without a brace the code does not parse, and an
  /// import makes no difference.
  fileprivate var isWorthRemoving: Bool {
    let code = drop(while: \.isWhitespace)
    return hasCode && !code.hasPrefix("import ")
      && !code.allSatisfy { "{}()[] ".contains($0) }
  }
}
