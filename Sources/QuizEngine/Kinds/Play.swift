import Curriculum

/// A game of "what comes next?": the steps so far, each with the event that really came.
public struct Play: Hashable, Sendable {
  private let prepared: PreparedQuestion
  private let orders: [[String]]
  public private(set) var steps: [Step] = []
  /// The events that have happened: the learner's where they were right, else the real ones.
  public private(set) var path: [String] = []

  public struct Step: Hashable, Sendable {
    public var yours: String
    public var real: String
    public var isRight: Bool
  }

  public enum Reply: Hashable, Sendable {
    case step(Step)
    /// The text says why it is no step, and how to answer.
    case notUnderstood(String)
  }

  /// Begins a game; nil where the question is not answered in steps.
  public init?(_ prepared: PreparedQuestion) {
    guard prepared.answerForm == .steps, let answer: NextTask.Answer = prepared.truth.answer()
    else { return nil }
    self.init(prepared, answer)
  }

  init(_ prepared: PreparedQuestion, _ answer: NextTask.Answer) {
    self.prepared = prepared
    orders = answer.orders
    fillInLast()
  }

  /// Whether every event happened; the last one follows from the others.
  public var isOver: Bool { path.count >= prepared.items.count }

  /// The steps as one answer, a line each.
  public var answer: String { steps.map(\.yours).joined(separator: "\n") }

  /// The events that have not happened yet.
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
      let letters = left.map(\.key).joined(separator: ", ")
      return .notUnderstood("'\(yours)' has already happened; choose one of \(letters)")
    }
    let possible = possibleNext
    let isRight = possible.contains(yours)
    let step = Step(yours: yours, real: isRight ? yours : possible.first ?? yours, isRight: isRight)
    steps.append(step)
    path.append(step.real)
    fillInLast()
    return .step(step)
  }

  private var possibleNext: [String] {
    var found: [String] = []
    for order in orders where order.starts(with: path) && order.count > path.count {
      if !found.contains(order[path.count]) { found.append(order[path.count]) }
    }
    return found
  }

  private mutating func fillInLast() {
    if path.count == prepared.items.count - 1, let last = left.first { path.append(last.text) }
  }
}
