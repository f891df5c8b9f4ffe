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
  func explained(in run: Run) -> [String: (name: String, event: Event)] {
    order.explained(in: run)
  }

  func howToAnswer(_ items: [PreparedQuestion.Item]) -> String {
    "type what comes next, a \(keyWord(items)) or a name, one at a time; each comes once"
      + howToTellAlike(items)
  }

  func decide(_ question: Question, _ shown: Run, run: Runner) -> Decided<Answer> {
    order.decide(question, shown, run: run)
  }

  func judge(
    _ typed: String, _ prepared: PreparedQuestion, _ answer: Answer, run: Runner
  ) -> ParsedAnswer {
    let play: Play
    switch Play.of(typed, prepared, answer) {
    case .success(let played): play = played
    case .failure(let misreading): return .notUnderstood(misreading.message)
    }
    guard play.isOver else { return .notUnderstood(howToAnswer(prepared.items)) }
    let rows = play.steps.map { step in
      Verdict.Row(
        yours: step.yours, real: step.real, isSame: step.isRight,
        cause: prepared.causes[step.real])
    }
    var result = verdict(
      prepared, isRight: rows.allSatisfy(\.isSame), score: play.score,
      answer: play.steps.map(\.yours), right: play.path, orders: answer.orders, rows: rows)
    result.compareWithOrders()
    return .verdict(result)
  }

  /// A learner who takes an order for the real one names, at each step, the first event of that order
  /// that has not happened yet, even where the step before was wrong.
  func isGiven(
    _ typed: String, taking answer: Answer, in prepared: PreparedQuestion, run: @escaping Runner
  ) -> Bool {
    guard let order = answer.orders.first, let truth: NextTask.Answer = prepared.truth.answer(),
      case .success(let play) = Play.of(typed, prepared, truth), play.isOver
    else { return false }
    func listed(_ event: String) -> String { prepared.listings[event] ?? event }
    return play.steps.indices.allSatisfy { index in
      let next = order.first { !play.path[..<index].contains($0) }
      return listed(play.steps[index].yours) == next.map(listed)
    }
  }

  func typed(_ answer: Answer, in prepared: PreparedQuestion) -> String {
    (answer.orders.first ?? []).joined(separator: "\n")
  }

  func guesses(_ answer: Answer, in prepared: PreparedQuestion) -> [String] {
    // An event that has happened is no step, so the last one is named too early.
    guard let order = answer.orders.first, let last = order.last else { return [] }
    return [order.map { _ in last }, order.dropFirst() + [last]].map { $0.joined(separator: "\n") }
  }

  func clue(_ answer: Answer, in prepared: PreparedQuestion) -> String? {
    order.clue(answer, in: prepared)
  }

  func remembered(_ answer: Answer) -> [String] { order.remembered(answer) }
  func pattern(of answer: Answer) -> String { order.pattern(of: answer) }
}
