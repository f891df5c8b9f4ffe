import Curriculum
import Scenarios
import Words

/// What makes this happen? A cause is what the event does not happen without.
struct WhyKind: KindOfQuestion {
  let event: String
  let causes: [Cause]

  var listed: [String] { causes.map(\.text) }
  var statement: String? { Words.Questions.whyIsItCalled(event) }

  func howToAnswer(_ items: [PreparedQuestion.Item]) -> String {
    Words.Answering.typeTheCauses(items.prefix(2).map(\.key))
  }

  func explained(in run: Run) -> [String: Event] {
    guard case .success(let found) = QuizEngine.event(event, in: run) else { return [:] }
    return [event: found]
  }

  // MARK: Deciding

  func decide(
    _ question: Question, _ shown: Run, run: Runner
  ) -> (truth: Truth?, problems: [Problem]) {
    let ending = problemsOfEnding(question, shown)
    guard ending.isEmpty else { return (nil, ending) }
    if case .failure(let mismatch) = QuizEngine.event(event, in: shown) {
      return (nil, [Problem(mismatch.message, in: .event(question.id, index: 0))])
    }
    var problems: [Problem] = []
    var right: [Int] = []
    for (index, cause) in causes.enumerated() {
      switch scenario(question, without: cause) {
      case .failure(let mismatch):
        problems.append(Problem(mismatch.message, in: .check(question.id, index: index)))
      case .success(let changed):
        let result = run(changed)
        if let error = result.refusal {
          problems.append(
            Problem(
              Words.QuestionFindings.refusedWithoutLine(error),
              in: .check(question.id, index: index)))
        } else if !happens(in: result) {
          right.append(index)
        }
      }
    }
    guard problems.isEmpty else { return (nil, problems) }
    if right.isEmpty || right.count == causes.count {
      let message =
        right.isEmpty ? Words.QuestionFindings.noneAreCauses : Words.QuestionFindings.allAreCauses
      return (nil, [Problem(message, in: .question(question.id))])
    }
    return (.causes(right), [])
  }

  private func happens(in run: Run) -> Bool {
    guard let name = EventName(event) else { return false }
    return occurrences(of: name, in: run).count >= name.occurrence ?? 1
  }

  private func scenario(
    _ question: Question, without cause: Cause
  ) -> Result<Scenario, EventMismatch> {
    var scenario = question.decidingScenario
    switch cause.what {
    case .rule(let rule):
      scenario.without = [rule.rawValue]
    case .line(let text):
      let lines = question.scenario.lines
      let wanted = plain(text[...])
      let found = lines.indices.filter { plain(lines[$0][...]) == wanted }
      guard found.count == 1 else {
        let message =
          found.isEmpty
          ? Words.QuestionFindings.noLineReads(wanted)
            + near(wanted, lines.map { plain($0[...]) })
          : Words.QuestionFindings.linesRead(wanted, count: found.count)
        return .failure(EventMismatch(message: message))
      }
      scenario = question.scenario(
        of: question.scenario.removing(line: found[0] + 1), checks: checks)
    }
    return .success(scenario)
  }

  // MARK: Judging

  func judge(_ typed: String, _ prepared: PreparedQuestion, run: Runner) -> Reading {
    guard case .causes(let right) = prepared.truth else { return .ofAnotherKind }
    let letters = typed.lowercased().filter { !" ,;\n".contains($0) }.map(String.init)
    let keys = prepared.items.map(\.key)
    if let unknown = letters.first(where: { !keys.contains($0) }) {
      return .notUnderstood(
        Words.Answering.noSuchLetter(unknown, instead: howToAnswer(prepared.items)))
    }
    guard !letters.isEmpty else { return .notUnderstood(howToAnswer(prepared.items)) }
    let rows = prepared.items.map { item in
      let yours = letters.contains(item.key)
      let real = right.contains(item.index)
      return Verdict.Row(
        yours: Self.told(yours), real: "\(item.key): \(Self.told(real))", isSame: yours == real,
        why: real ? prepared.whys[event] : nil)
    }
    let isRight = rows.allSatisfy(\.isSame)
    return .verdict(
      verdict(
        prepared, isRight: isRight, score: isRight ? 1 : 0,
        answer: keys.filter(letters.contains),
        right: prepared.items.filter { right.contains($0.index) }.map(\.key), rows: rows))
  }

  private static func told(_ isCause: Bool) -> String {
    isCause ? Words.Verdicts.aCause : Words.Verdicts.noCause
  }
}
