import Curriculum
import Phrases

/// A game of "what comes next?": the steps so far, each with the real event.
public struct Play: Hashable, Sendable {
  private let prepared: PreparedQuestion
  private let orders: [[String]]
  /// The steps so far.
  public private(set) var steps: [Step] = []
  /// The events so far: the learner's where they were right, or else the real ones.
  public private(set) var path: [String] = []

  /// The learner's event beside the real one.
  public struct Step: Hashable, Sendable {
    /// The learner's event.
    public var yours: String
    /// The learner's event where it was right, or else the run's.
    public var real: String
    /// Whether some right order continues with the learner's event.
    public var isRight: Bool
  }

  /// The reply to a typed line.
  public enum Reply: Hashable, Sendable {
    /// The line was a step.
    case step(Step)
    /// The line was no step; the text gives the reason and says how to answer.
    case notUnderstood(String)
  }

  /// Begins a game; nil for a question that is not answered in steps.
  public init?(_ prepared: PreparedQuestion) {
    guard prepared.answerForm == .steps, let answer: NextTask.Answer = prepared.truth.answer()
    else { return nil }
    self.init(prepared, answer)
  }

  init(_ prepared: PreparedQuestion, _ answer: NextTask.Answer) {
    self.prepared = prepared
    orders = answer.orders
  }

  /// Plays all the lines of an answer.
  static func of(
    _ typed: String, _ prepared: PreparedQuestion, _ answer: NextTask.Answer
  ) -> Result<Play, Misreading> {
    var play = Play(prepared, answer)
    for line in typed.split(separator: "\n") where line.contains(where: { $0 != " " }) {
      if play.isOver { break }
      if case .notUnderstood(let message) = play.take(String(line)) {
        return .failure(Misreading(message: message))
      }
    }
    // The log of earlier versions has answers without the last event, which came by itself.
    if play.left.count == 1, !play.steps.isEmpty { _ = play.take(play.left[0].text) }
    return .success(play)
  }

  /// Whether every event has happened.
  public var isOver: Bool { path.count >= prepared.items.count }

  /// The share of right steps, from 0 to 1. The last step counts for nothing: only one event is left.
  var score: Double {
    let chosen = steps.dropLast()
    return chosen.isEmpty ? 0 : Double(chosen.count { $0.isRight }) / Double(chosen.count)
  }

  /// The steps as one answer, a line each.
  public var answer: String { steps.map(\.yours).joined(separator: "\n") }

  /// The events that have not happened yet.
  public var left: [PreparedQuestion.Item] { prepared.items.filter { !path.contains($0.text) } }

  /// Takes one step: a letter, or a name in Swift, Objective-C or C#.
  public mutating func take(_ typed: String) -> Reply {
    if let problem = unreadable(typed, prepared) { return .notUnderstood(problem) }
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
    let listed = prepared.items[place].listed
    let possible = possibleNext
    // Of events that are listed alike, the one that may be next, or else any that is left.
    let alike = left.filter { $0.listed == listed }.map(\.text)
    guard let yours = possible.first(where: alike.contains) ?? alike.min() else {
      // A letter stands for every event that is listed like its own.
      let names = Set(left.map(\.listed))
      let letters = prepared.items.filter { names.contains($0.listed) }.map(\.key)
      return .notUnderstood("'\(listed)' has already happened; choose \(alternatives(letters))")
    }
    let isRight = possible.contains(yours)
    let step = Step(yours: yours, real: isRight ? yours : possible.first ?? yours, isRight: isRight)
    steps.append(step)
    path.append(step.real)
    return .step(step)
  }

  /// The events that may come next, first the run's.
  private var possibleNext: [String] {
    var found: [String] = []
    for order in orders where order.starts(with: path) && order.count > path.count {
      if !found.contains(order[path.count]) { found.append(order[path.count]) }
    }
    return found
  }
}
