import Curriculum
import Scenarios
import Words

/// Which actions lead there? Whatever does is right; the shortest way is shown after.
struct ReachKind: KindOfQuestion {
  let goal: Statement
  let actions: [Action]
  /// How many actions at most.
  let most: Int

  var checks: [String] { [goal.check] }
  var listed: [String] { actions.map(\.text) }

  var statement: String? {
    Words.Questions.goal(goal.text, mostActions: most)
  }

  func howToAnswer(_ items: [PreparedQuestion.Item]) -> String {
    Words.Answering.typeTheActions(items.prefix(2).map(\.key))
  }

  func guessRate(_ truth: Truth, apriori: Double) -> Double {
    guard case .ways(let ways) = truth, let length = ways.first?.count else { return apriori }
    let one = 1 / Double(max(actions.count, 1))
    return min(1, (0..<length).reduce(Double(ways.count)) { rate, _ in rate * one })
  }

  /// How many runs may be spent on looking for a way.
  private static let mostRuns = 2000

  // MARK: Deciding

  func decide(
    _ question: Question, _ shown: Run, run: Runner
  ) -> (truth: Truth?, problems: [Problem]) {
    let part = ContentPart.check(question.id, index: 0)
    let ending = problemsOfEnding(question, shown)
    guard ending.isEmpty else { return (nil, ending) }
    let (results, problems) = checkResults(question.id, checks, shown)
    guard problems.isEmpty else { return (nil, problems) }
    if results.first == true {
      return (nil, [Problem(Words.QuestionFindings.goalHolds, in: part)])
    }
    for (index, action) in actions.enumerated() {
      let result = run(scenario(question, [index]))
      if let error = result.refusal {
        return (
          nil,
          [
            Problem(
              Words.QuestionFindings.actionIsRefused(action.code, error),
              in: .check(question.id, index: index + 1))
          ]
        )
      }
    }
    var ways: [[Int]] = [[]]
    var spent = 0
    for _ in 0..<most {
      ways = ways.flatMap { way in actions.indices.map { way + [$0] } }
      spent += ways.count
      guard spent <= Self.mostRuns else {
        return (
          nil, [Problem(Words.QuestionFindings.tooManyWays, in: part)]
        )
      }
      let right = ways.filter { reaches(run(scenario(question, $0))) }
      if !right.isEmpty { return (.ways(right), []) }
    }
    return (nil, [Problem(Words.QuestionFindings.noWay(most: most), in: part)])
  }

  private func scenario(_ question: Question, _ way: [Int]) -> Scenario {
    var code = question.scenario
    for index in way { code += "\n\(actions[index].code)\nSimulator.settle()\n" }
    var scenario = question.scenario(of: code, checks: checks)
    scenario.tellsEvents = false
    return scenario
  }

  private func reaches(_ run: Run) -> Bool {
    run.outcome == .completed && run.checks == [.holds]
  }

  // MARK: Judging

  func judge(_ typed: String, _ prepared: PreparedQuestion, run: Runner) -> Reading {
    guard case .ways(let ways) = prepared.truth, let shortest = ways.first else {
      return .ofAnotherKind
    }
    let letters = typed.lowercased().filter { !" ,;\n".contains($0) }.map(String.init)
    var way: [Int] = []
    for letter in letters {
      guard let item = prepared.items.first(where: { $0.key == letter }) else {
        return .notUnderstood(
          Words.Answering.noSuchLetter(letter, instead: howToAnswer(prepared.items)))
      }
      way.append(item.index)
    }
    guard (1...most).contains(way.count) else {
      return .notUnderstood(
        way.isEmpty
          ? howToAnswer(prepared.items) : Words.Answering.tooManyActions(way.count, most: most))
    }
    let isRight = ways.contains(way) || reaches(run(scenario(prepared.question, way)))
    func told(_ way: [Int]) -> [String] {
      way.compactMap { index in prepared.items.first { $0.index == index }?.key }
    }
    let nearest = ways.contains(way) ? way : shortest
    var result = verdict(
      prepared, isRight: isRight, score: isRight ? 1 : 0, answer: told(way), right: told(nearest),
      orders: ways.map(told),
      rows: [
        Verdict.Row(
          yours: Words.Verdicts.actions(way.map { actions[$0].text }),
          real: Words.Verdicts.actions(nearest.map { actions[$0].text }), isSame: isRight, why: nil)
      ])
    result.isAlsoRight = isRight && way.count > shortest.count
    return .verdict(result)
  }
}
