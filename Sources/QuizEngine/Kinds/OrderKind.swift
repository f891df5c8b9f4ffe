import Curriculum
import Scenarios
import Words

/// In which order do these callbacks come?
struct OrderKind: KindOfQuestion {
  let events: [String]

  var listed: [String] { events }

  func givesAway(_ order: [Int], _ truth: Truth) -> Bool {
    guard case .order(let orders) = truth else { return false }
    return orders.contains(order.map { events[$0] })
  }

  /// Where several orders are right, a guess is right the more often.
  func guessRate(_ truth: Truth, apriori: Double) -> Double {
    guard case .order(let orders) = truth else { return apriori }
    return min(1, apriori * Double(orders.count))
  }

  func howToAnswer(_ items: [PreparedQuestion.Item]) -> String {
    Words.Answering.typeTheOrder(items.map(\.key))
  }

  func explained(in run: Run) -> [String: Event] {
    var found: [String: Event] = [:]
    for name in events {
      if case .success(let event) = event(name, in: run) { found[name] = event }
    }
    return found
  }

  // MARK: Deciding

  func decide(
    _ question: Question, _ shown: Run, run: Runner
  ) -> (truth: Truth?, problems: [Problem]) {
    let ending = problemsOfEnding(question, shown)
    return ending.isEmpty ? decide(question.id, shown) : (nil, ending)
  }

  private func decide(_ id: QuestionID, _ run: Run) -> (truth: Truth?, problems: [Problem]) {
    var problems: [Problem] = []
    var found: [(name: String, event: Event)] = []
    for (index, name) in events.enumerated() {
      switch event(name, in: run) {
      case .success(let event): found.append((name, event))
      case .failure(let mismatch):
        problems.append(Problem(mismatch.message, in: .event(id, index: index)))
      }
    }
    for i in found.indices {
      for j in found.indices where j > i {
        if found[i].event.index == found[j].event.index {
          problems.append(
            Problem(
              Words.QuestionFindings.sameEvent(found[j].name, found[i].name),
              in: .event(id, index: j)))
        } else if let (one, other) = Promises.freePair(found[i].event, found[j].event) {
          problems.append(
            Problem(
              Words.QuestionFindings.askForOne(ofUnorderedCallbacks: one, other),
              in: .event(id, index: j)))
        }
      }
    }
    if events.count < 3 {
      problems.append(Problem(Words.QuestionFindings.orderIsAGuess, in: .question(id)))
    }
    guard problems.isEmpty else { return (nil, problems) }
    found.sort { $0.event.index < $1.event.index }
    guard let orders = Promises.legalOrders(of: found, in: run) else {
      let message = Words.QuestionFindings.tooManyOrders(most: Promises.mostOrders)
      return (nil, [Problem(message, in: .question(id))])
    }
    if orders.count == (2...events.count).reduce(1, *) {
      return (
        nil, [Problem(Words.QuestionFindings.anyOrderIsRight, in: .question(id))]
      )
    }
    return (.order(orders), [])
  }

  // MARK: Judging

  func judge(_ typed: String, _ prepared: PreparedQuestion, run: Runner) -> Reading {
    guard case .order(let orders) = prepared.truth else { return .ofAnotherKind }
    let places: [Int]
    switch readOrder(typed, items: prepared.items) {
    case .success(let read): places = read
    case .failure(let misreading): return .notUnderstood(misreading.message)
    }
    let answer = places.map { prepared.items[$0].text }
    // The nearest of the right orders is the one to compare with.
    let distances = orders.map { answer.count - commonSubsequence(answer, $0).count }
    guard let least = distances.min(), let place = distances.firstIndex(of: least) else {
      preconditionFailure("an order question has an order")
    }
    let nearest = orders[place]
    let rows = zip(answer, nearest).map { yours, real in
      Verdict.Row(yours: yours, real: real, isSame: yours == real, why: prepared.whys[real])
    }
    let inPlace = Set(commonSubsequence(answer, nearest).map { answer[$0.0] })
    let movedRules = nearest.filter { !inPlace.contains($0) }
      .flatMap { prepared.whys[$0]?.rules ?? [] }.map(\.rule)
    let ownOthers = prepared.question.rules.dropFirst()
    return .verdict(
      verdict(
        prepared, isRight: least == 0, score: 1 - Double(least) / Double(max(answer.count - 1, 1)),
        answer: answer, right: nearest, orders: orders, rows: Array(rows),
        missed: ownOthers.filter(movedRules.contains)))
  }
}
