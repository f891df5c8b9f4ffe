import Curriculum
import Scenarios
import Words

/// Which callback comes next? The learner plays UIKit, step by step, and each step is judged at once.
struct NextKind: KindOfQuestion {
  let events: [String]
  private var order: OrderKind { OrderKind(events: events) }

  var listed: [String] { events }

  func givesAway(_ order: [Int], _ truth: Truth) -> Bool { self.order.givesAway(order, truth) }

  func guessRate(_ truth: Truth, apriori: Double) -> Double {
    order.guessRate(truth, apriori: apriori)
  }

  func howToAnswer(_ items: [PreparedQuestion.Item]) -> String {
    Words.Answering.typeWhatComesNext
  }

  func explained(in run: Run) -> [String: Event] { order.explained(in: run) }

  func decide(
    _ question: Question, _ shown: Run, run: Runner
  ) -> (truth: Truth?, problems: [Problem]) {
    order.decide(question, shown, run: run)
  }

  func judge(_ typed: String, _ prepared: PreparedQuestion, run: Runner) -> Reading {
    guard case .order(let orders) = prepared.truth else { return .ofAnotherKind }
    var play = Play(prepared)
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
    return .verdict(
      verdict(
        prepared, isRight: right == rows.count,
        score: rows.isEmpty ? 0 : Double(right) / Double(rows.count),
        answer: play.steps.map(\.yours), right: play.path, orders: orders, rows: rows))
  }
}

/// A game of "what comes next?": the steps so far, each with what came in truth.
public struct Play: Hashable, Sendable {
  private let prepared: PreparedQuestion
  private let orders: [[String]]
  public private(set) var steps: [Step] = []
  /// What has happened: the learner's events where they were right, else the real ones.
  public private(set) var path: [String] = []

  public struct Step: Hashable, Sendable {
    public var yours: String
    public var real: String
    public var isRight: Bool
  }

  public enum Reply: Hashable, Sendable {
    case step(Step)
    case notUnderstood(String)
  }

  public init(_ prepared: PreparedQuestion) {
    self.prepared = prepared
    if case .order(let orders) = prepared.truth { self.orders = orders } else { orders = [] }
    goOn()
  }

  /// The last event follows from the others.
  public var isOver: Bool { path.count >= prepared.items.count }

  /// The steps as one answer, a line each.
  public var answer: String { steps.map(\.yours).joined(separator: "\n") }

  /// What has not happened yet.
  public var left: [PreparedQuestion.Item] { prepared.items.filter { !path.contains($0.text) } }

  /// Takes one step.
  public mutating func take(_ typed: String) -> Reply {
    let place: Int
    let word = plain(withoutControls(typed)[...])
    if let item = prepared.items.firstIndex(where: { $0.key == word.lowercased() }) {
      place = item
    } else {
      switch item(named: word, among: prepared.items) {
      case .success(let item): place = item
      case .failure(let misreading): return .notUnderstood(misreading.message)
      }
    }
    let yours = prepared.items[place].text
    guard !path.contains(yours) else {
      return .notUnderstood(Words.Answering.happenedAlready(yours, left: left.map(\.key)))
    }
    let possible = possibleNext
    let isRight = possible.contains(yours)
    let step = Step(yours: yours, real: isRight ? yours : possible.first ?? yours, isRight: isRight)
    steps.append(step)
    path.append(step.real)
    goOn()
    return .step(step)
  }

  private var possibleNext: [String] {
    var found: [String] = []
    for order in orders where order.starts(with: path) && order.count > path.count {
      if !found.contains(order[path.count]) { found.append(order[path.count]) }
    }
    return found
  }

  private mutating func goOn() {
    if path.count == prepared.items.count - 1, let last = left.first { path.append(last.text) }
  }
}
