import Curriculum
import Scenarios

extension OrderTask: TaskJudging {
  var listed: [String] { events }
  var generatedPrompt: String? { "In which order are these called?" }

  func listings(_ answer: Answer) -> [String: String] {
    QuizEngine.listings(of: events, in: answer.orders)
  }

  func givesAway(_ order: [Int], _ answer: Answer) -> Bool {
    answer.orders.contains(order.map { events[$0] })
  }

  /// The chance of one order, times the number of right ones.
  func guessRate(_ answer: Answer) -> Double {
    min(1, guessRate * Double(answer.orders.count * wayCount(of: listings(answer))))
  }

  func howToAnswer(_ items: [PreparedQuestion.Item]) -> String {
    "type the \(keyWord(items))s in order, for example \(items.map(\.key).joined()), or the names"
      + howToTellAlike(items)
  }

  func explained(in run: Run) -> [String: (name: String, event: Event)] {
    var found: [String: (name: String, event: Event)] = [:]
    for name in events {
      if case .success(let event) = event(name, in: run) { found[name] = (name, event) }
    }
    return found
  }

  // MARK: Deciding

  func decide(_ question: Question, _ shown: Run, run: Runner) -> Decided<Answer> {
    let ending = problemsOfEnding(question, shown)
    return ending.isEmpty ? decide(question.id, shown) : Decided(ending)
  }

  private func decide(_ id: QuestionID, _ run: Run) -> Decided<Answer> {
    var problems: [Problem] = []
    var found: [(name: String, event: Event)] = []
    for (index, name) in events.enumerated() {
      switch event(name, in: run) {
      case .success(let event): found.append((name, event))
      case .failure(let mismatch):
        problems.append(Problem(mismatch, in: .event(id, index: index)))
      }
    }
    problems += pairProblems(found, id)
    if events.count < 3 { problems.append(Problem(OrderFinding.isAGuess, in: .question(id))) }
    guard problems.isEmpty else { return Decided(problems) }
    found.sort { $0.event.index < $1.event.index }
    guard let orders = Promises.legalOrders(of: found, in: run) else {
      return Decided(OrderFinding.tooManyOrders(most: Promises.mostOrders), in: .question(id))
    }
    let rightCount = orders.count * wayCount(of: QuizEngine.listings(of: events, in: orders))
    if rightCount == (2...events.count).reduce(1, *) {
      return Decided(OrderFinding.anyOrderIsRight, in: .question(id))
    }
    return Decided(Answer(orders: orders))
  }

  /// Returns names of one event, and pairs of callbacks in either order.
  private func pairProblems(
    _ found: [(name: String, event: Event)], _ id: QuestionID
  ) -> [Problem] {
    var problems: [Problem] = []
    for i in found.indices {
      for j in found.indices where j > i {
        let part = ContentPart.event(id, index: j)
        if found[i].event.index == found[j].event.index {
          problems.append(
            Problem(OrderFinding.sameEvent(found[j].name, found[i].name), in: part))
        } else if let (one, other) = Promises.freePair(found[i].event, found[j].event) {
          problems.append(Problem(OrderFinding.unorderedCallbacks(one, other), in: part))
        }
      }
    }
    return problems
  }

  // MARK: Judging

  func judge(
    _ typed: String, _ prepared: PreparedQuestion, _ answer: Answer, run: Runner
  ) -> ParsedAnswer {
    let orders = answer.orders
    let places: [Int]
    switch readOrder(typed, items: prepared.items) {
    case .success(let read): places = read
    case .failure(let misreading): return .notUnderstood(misreading.message)
    }
    let listed = places.map { prepared.items[$0].listed }
    let listings = prepared.listings
    // The nearest of the right orders is the one to compare with.
    let answers = orders.map { QuizEngine.events(listed: listed, as: $0, by: listings) }
    let distances = zip(answers, orders).map { $0.count - commonSubsequence($0, $1).count }
    guard let least = distances.min(), let place = distances.firstIndex(of: least) else {
      preconditionFailure("an order question has an order")
    }
    let (given, nearest) = (answers[place], orders[place])
    let rows = zip(given, nearest).map { yours, real in
      Verdict.Row(yours: yours, real: real, isSame: yours == real, cause: prepared.causes[real])
    }
    let inPlace = Set(commonSubsequence(given, nearest).map { given[$0.0] })
    let movedRules = nearest.filter { !inPlace.contains($0) }
      .flatMap { prepared.causes[$0]?.why.rules ?? [] }.map(\.rule)
    let ownOthers = prepared.question.rules.dropFirst()
    var result = verdict(
      prepared, isRight: least == 0, score: 1 - Double(least) / Double(max(given.count - 1, 1)),
      answer: given, right: nearest, orders: orders, rows: Array(rows),
      missed: ownOthers.filter(movedRules.contains))
    result.compareWithOrders()
    return .verdict(result)
  }

  func typed(_ answer: Answer, in prepared: PreparedQuestion) -> String {
    (answer.orders.first ?? []).joined(separator: ", ")
  }

  func guesses(_ answer: Answer, in prepared: PreparedQuestion) -> [String] {
    [Array((answer.orders.first ?? []).reversed()), prepared.items.map(\.text)]
      .map { $0.joined(separator: ", ") }
  }

  func clue(_ answer: Answer, in prepared: PreparedQuestion) -> String? {
    "`\(answer.orders.first?.first.map { prepared.listings[$0] ?? $0 } ?? "")` comes first."
  }

  func remembered(_ answer: Answer) -> [String] { answer.orders.first ?? [] }

  func pattern(of answer: Answer) -> String {
    // Classes by their first appearance, callbacks by their names.
    var classes: [String] = []
    return (answer.orders.first ?? []).map { line in
      guard let name = EventName(line) else { return bare(line) }
      if !classes.contains(name.object) { classes.append(name.object) }
      return "\(classes.firstIndex(of: name.object) ?? 0).\(name.callback)"
    }.joined(separator: ">")
  }

  // MARK: Diagnosis

  func neighbourCount(_ answer: Answer) -> Int { (answer.orders.first?.count ?? 1) - 1 }

  func neighbourSwaps(_ answer: Answer) -> [Answer] {
    let listings = listings(answer)
    func listed(_ order: [String]) -> [String] { order.map { listings[$0] ?? $0 } }
    let right = Set(answer.orders.map(listed))
    return answer.orders.flatMap(swappingNeighbours).filter { !right.contains(listed($0)) }
      .map { Answer(orders: [$0]) }
  }
}

/// Returns a list with each pair of neighbours swapped in turn.
func swappingNeighbours(_ list: [String]) -> [[String]] {
  list.indices.dropFirst().map { place in
    var swapped = list
    swapped.swapAt(place - 1, place)
    return swapped
  }
}

private enum OrderFinding: Finding {
  case isAGuess
  case anyOrderIsRight
  case sameEvent(String, String)
  case unorderedCallbacks(String, String)
  case tooManyOrders(most: Int)

  var message: String {
    switch self {
    case .isAGuess: "an order of fewer than three events is a guess"
    case .anyOrderIsRight: "any order of these is right; ask for events with a promised order"
    case .sameEvent(let one, let other): "'\(one)' and '\(other)' are the same event"
    case .unorderedCallbacks(let one, let other):
      "UIKit doesn't say which of '\(one)' and '\(other)' comes first; ask for one of them"
    case .tooManyOrders(let most):
      "UIKit promises so little here that more than \(most) orders are right; ask for fewer "
        + "independent events"
    }
  }
}

// MARK: - Changed places

extension OrderTask {
  /// Whether one of the events comes before or after another one in every order, and not in every other
  /// one.
  func concerns(_ events: Set<String>, from answer: Answer, to other: Answer) -> Bool {
    let (now, then) = (answer.orders.map(places), other.orders.map(places))
    func changes(_ a: String, _ b: String) -> Bool {
      func isKept(_ places: [String: Int]) -> Bool { (places[a] ?? 0) < (places[b] ?? 0) }
      return now.allSatisfy(isKept) && !then.allSatisfy(isKept)
    }
    return events.contains { event in
      self.events.contains { $0 != event && (changes(event, $0) || changes($0, event)) }
    }
  }

  private func places(_ order: [String]) -> [String: Int] {
    Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
