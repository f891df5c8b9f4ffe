import Curriculum
import Phrases
import Scenarios

// Any way that reaches the goal is right; the verdict shows the shortest.
extension ReachTask: TaskJudging {
  var checks: [String] { [goal.check] }
  var listed: [String] { actions.map(\.text) }

  var shownStatement: String? {
    "Goal: \(goal.text) Take at most \(counted(most, "action")); you may repeat an action."
  }

  func howToAnswer(_ items: [PreparedQuestion.Item]) -> String {
    "type the \(keyWord(items))s of the actions in order, for example "
      + items.prefix(2).map(\.key).joined()
  }

  func guessRate(_ answer: Answer) -> Double {
    guard let length = answer.ways.first?.count else { return guessRate }
    let one = 1 / Double(max(actions.count, 1))
    return min(1, (0..<length).reduce(Double(answer.ways.count)) { rate, _ in rate * one })
  }

  // MARK: Deciding

  /// The greatest number of runs in the search for a way.
  private static let mostRuns = 2000

  func decide(_ question: Question, _ shown: Run, run: Runner) -> Decided<Answer> {
    let part = ContentPart.check(question.id, index: 0)
    let ending = problemsOfEnding(question, shown)
    guard ending.isEmpty else { return Decided(ending) }
    let (results, problems) = checkResults(question.id, checks, shown)
    guard problems.isEmpty else { return Decided(problems) }
    if results.first == true { return Decided(CheckFinding.goalHoldsAlready, in: part) }
    for (index, action) in actions.enumerated() {
      if let error = run(scenario(question, [index])).refusal {
        return Decided(
          ReachFinding.actionIsRefused(action.code, error),
          in: .check(question.id, index: index + 1))
      }
    }
    return shortestWays(question, run: run)
  }

  private func shortestWays(_ question: Question, run: Runner) -> Decided<Answer> {
    let part = ContentPart.check(question.id, index: 0)
    var ways: [[Int]] = [[]]
    var spent = 0
    for _ in 0..<most {
      ways = ways.flatMap { way in actions.indices.map { way + [$0] } }
      spent += ways.count
      guard spent <= Self.mostRuns else { return Decided(ReachFinding.tooManyWays, in: part) }
      let right = ways.filter { reaches(run(scenario(question, $0))) }
      if !right.isEmpty { return Decided(Answer(ways: right)) }
    }
    return Decided(ReachFinding.noWay(most: most), in: part)
  }

  private func scenario(
    _ question: Question, _ way: [Int], tellsEvents: Bool = false
  ) -> Scenario {
    var code = question.scenario
    for index in way { code += "\n\(actions[index].code)\nSimulator.settle()\n" }
    var scenario = question.scenario(of: code, checks: checks)
    scenario.tellsEvents = tellsEvents
    return scenario
  }

  private func reaches(_ run: Run) -> Bool {
    run.outcome == .completed && run.checks == [.holds]
  }

  // MARK: Judging

  func judge(
    _ typed: String, _ prepared: PreparedQuestion, _ answer: Answer, run: Runner
  ) -> ParsedAnswer {
    guard let shortest = answer.ways.first else {
      preconditionFailure("a goal that can be reached has a way")
    }
    let help = howToAnswer(prepared.items)
    let way: [Int]
    switch readLetters(typed, of: prepared.items, instead: help) {
    case .success(let letters):
      way = letters.compactMap { key in prepared.items.first { $0.key == key }?.index }
    case .failure(let misreading): return .notUnderstood(misreading.message)
    }
    guard way.count <= most else {
      return .notUnderstood("that is \(way.count) actions; take at most \(most)")
    }
    let isShortest = answer.ways.contains(way)
    let isRight = isShortest || reaches(run(scenario(prepared.question, way)))
    let nearest = isShortest ? way : shortest
    func letters(_ way: [Int]) -> [String] { way.map { prepared.letters([$0]) } }
    var result = verdict(
      prepared, isRight: isRight, score: isRight ? 1 : 0, answer: letters(way),
      right: letters(nearest), orders: answer.ways.map(letters),
      rows: [
        Verdict.Row(yours: text(of: way), real: text(of: nearest), isSame: isRight)
      ])
    result.layout = .word
    if isRight, way.count > shortest.count { result.alternative = .longerWay }
    return .verdict(result)
  }

  /// Returns the texts of a way's actions, one after another.
  private func text(of way: [Int]) -> String {
    way.map { index in
      let text = actions[index].text
      return text.hasSuffix(".") ? String(text.dropLast()) : text
    }.joined(separator: "; ")
  }

  // MARK: Explaining

  var explainedUnit: Explanation.Unit { .answer }

  /// The cause in the run of the right way, where the goal holds.
  func decisiveCause(
    _ verdict: Verdict, _ answer: Answer, _ explainer: Explainer
  ) -> EventCause? {
    let right = played(verdict.right, explainer.prepared)
    let shown = explainer.prepared
    // The shown code's own events come before those of the actions.
    return explainer.cause(
      eventNames(in: goal.check), in: explainer.run(right), from: shown.run.calls.count,
      lines: ListedLines(of: right.text, in: shown.code, unlisted: "an action"))
  }

  func consequence(
    _ verdict: Verdict, _ answer: Answer, _ explainer: Explainer
  ) -> Explanation.Account? {
    let mine = played(verdict.answer, explainer.prepared)
    return explainer.trying(mine, right: played(verdict.right, explainer.prepared))
      .map { .runs($0) }
      ?? explainer.fact(of: goal.check, in: mine).map { .sentence("With your answer: \($0)", nil) }
  }

  func explainedParts(
    _ verdict: Verdict, _ answer: Answer, _ explainer: Explainer
  ) -> [Explanation.Part] {
    onlyPart(
      verdict.comparison.first?.real ?? "", "This reaches the goal.",
      decisiveCause(verdict, answer, explainer))
  }

  private func played(_ keys: [String], _ prepared: PreparedQuestion) -> Scenario {
    let way = keys.compactMap { key in prepared.items.first { $0.key == key }?.index }
    return scenario(prepared.question, way, tellsEvents: true)
  }

  // MARK: Samples

  func typed(_ answer: Answer, in prepared: PreparedQuestion) -> String {
    prepared.letters(answer.ways.first ?? [])
  }

  func guesses(_ answer: Answer, in prepared: PreparedQuestion) -> [String] {
    prepared.items.map(\.key)
  }

  func clue(_ answer: Answer, in prepared: PreparedQuestion) -> String? {
    let way = answer.ways.first ?? []
    let verb = way.count == 1 ? "is" : "are"
    return "\(counted(way.count, "action")) \(verb) enough; the first is "
      + "\(prepared.letters(Array(way.prefix(1))))."
  }

  func meaning(of answer: [String], _ items: [PreparedQuestion.Item]) -> [String] {
    texts(of: answer, items)
  }

  func remembered(_ answer: Answer) -> [String] { (answer.ways.first ?? []).map { "\($0)" } }
}

private enum ReachFinding: Finding {
  case actionIsRefused(String, String)
  case tooManyWays
  case noWay(most: Int)

  var message: String {
    switch self {
    case .actionIsRefused(let code, let error): "'\(code)' is refused: \(error)"
    case .tooManyWays: "there are too many ways to try; give fewer actions or a smaller 'most'"
    case .noWay(let most): "no way of at most \(counted(most, "action")) leads to the goal"
    }
  }
}
