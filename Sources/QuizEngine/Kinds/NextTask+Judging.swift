import Curriculum
import Scenarios

// The learner plays UIKit, step by step. The answer is an order, and it is decided like one.
extension NextTask: TaskJudging {
  private var order: OrderTask { OrderTask(events: events) }

  var listed: [String] { events }
  var answerForm: AnswerForm { .steps }

  func listings(_ answer: Answer) -> [String: String] { order.listings(answer) }
  func givesAway(_ order: [Int], _ answer: Answer) -> Bool { self.order.givesAway(order, answer) }
  func guessRate(_ answer: Answer) -> Double { order.guessRate(answer) }
  func explained(in run: Run) -> [String: Event] { order.explained(in: run) }

  func howToAnswer(_ items: [PreparedQuestion.Item]) -> String {
    "type what comes next, a \(keyWord(items)) or a name, one at a time" + howToTellAlike(items)
  }

  func decide(_ question: Question, _ shown: Run, run: Runner) -> Decided<Answer> {
    order.decide(question, shown, run: run)
  }

  func judge(
    _ typed: String, _ prepared: PreparedQuestion, _ answer: Answer, run: Runner
  ) -> ParsedAnswer {
    var play = Play(prepared, answer)
    for line in typed.split(separator: "\n") where line.contains(where: { $0 != " " }) {
      if play.isOver { break }
      if case .notUnderstood(let message) = play.take(String(line)) {
        return .notUnderstood(message)
      }
    }
    guard play.isOver else { return .notUnderstood(howToAnswer(prepared.items)) }
    let rows = play.steps.map { step in
      Verdict.Row(
        yours: step.yours, real: step.real, isSame: step.isRight, why: prepared.whys[step.real])
    }
    let right = play.steps.count { $0.isRight }
    var result = verdict(
      prepared, isRight: right == rows.count,
      score: rows.isEmpty ? 0 : Double(right) / Double(rows.count),
      answer: play.steps.map(\.yours), right: play.path, orders: answer.orders, rows: rows)
    result.compareWithOrders()
    return .verdict(result)
  }

  /// A learner who takes an order for the real one names, at each step, the first event of that order
  /// that has not happened yet, even where the step before was wrong.
  func isGiven(
    _ typed: String, taking answer: Answer, in prepared: PreparedQuestion, run: @escaping Runner
  ) -> Bool {
    guard let order = answer.orders.first, var play = Play(prepared) else { return false }
    for line in typed.split(separator: "\n") where line.contains(where: { $0 != " " }) {
      if play.isOver { break }
      let next = order.first { !play.path.contains($0) }.map { prepared.listings[$0] ?? $0 }
      guard case .step(let step) = play.take(String(line)),
        prepared.listings[step.yours] ?? step.yours == next
      else { return false }
    }
    return play.isOver
  }

  func typed(_ answer: Answer, in prepared: PreparedQuestion) -> String {
    (answer.orders.first ?? []).joined(separator: "\n")
  }

  func guesses(_ answer: Answer, in prepared: PreparedQuestion) -> [String] {
    [Array((answer.orders.first ?? []).reversed()), prepared.items.map(\.text)]
      .map { $0.joined(separator: "\n") }
  }

  func clue(_ answer: Answer, in prepared: PreparedQuestion) -> String {
    order.clue(answer, in: prepared)
  }

  func remembered(_ answer: Answer) -> [String] { order.remembered(answer) }
  func pattern(of answer: Answer) -> String { order.pattern(of: answer) }
}
