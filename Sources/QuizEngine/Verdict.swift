public import Curriculum
public import ReviewLog

/// The reading of a learner's line: an answer with its verdict, or no answer.
public enum ParsedAnswer: Hashable, Sendable {
  /// The line is no answer to this question, and nothing is graded. The text says why, and how to
  /// answer; lower case, no full stop.
  case notUnderstood(String)
  case verdict(Verdict)
}

/// How an answer compares with what the run showed.
public struct Verdict: Hashable, Sendable {
  public var kind: QuestionKind
  public var isRight: Bool
  /// From 0 to 1; below 1 it is shown as partial credit and never a pass.
  public var score: Double
  /// The answer as it was read: events, lines, a letter, "true" or "false", a number.
  public var answer: [String]
  /// The right answer in the same form.
  public var right: [String]
  /// Every answer that is right where there may be several; of orders the first is the one the run
  /// showed. Empty for kinds that have one.
  public var orders: [[String]]
  /// The answer beside the truth.
  public var comparison: [Row]
  /// The row at which the two part; nil when they do not.
  public var firstDifference: Int?
  /// The rules that decide where the two part, or the question's own when they do not.
  public var because: [Reason]
  /// What the author says to this answer.
  public var remark: String?
  /// The answer that the run showed, when this one is right and another one.
  public var alternative: Alternative?
  /// Events of which either may come first, as the run showed them.
  public private(set) var freePairs: [FreePair] = []
  /// The form in which answer and truth stand beside each other.
  public var layout = Layout.lines
  /// Rules of the question other than its target that the answer got wrong: they become due.
  public var missed: [RuleID]

  /// The verdict as the log keeps it; `Rating` grades the target rule by it.
  public var grade: Review.Verdict { isRight ? .right : score > 0 ? .partly : .wrong }

  /// The way in which a right answer is another than the run's.
  public enum Alternative: Hashable, Sendable {
    /// Another order that UIKit allows.
    case otherOrder
    /// A longer way to the goal.
    case longerWay
  }

  public enum Layout: Hashable, Sendable {
    /// Line by line.
    case lines
    /// A word, a number or a letter beside another.
    case word
    /// The goals of code, each met or missed.
    case goals
  }

  /// The answer of a row for a goal that the code meets, and for one that it misses.
  static let goalIsMet = "met"
  public static let goalIsMissed = "not met"

  /// Two events of which either may come first.
  public struct FreePair: Hashable, Sendable {
    public var first: String
    public var second: String

    public init(first: String, second: String) {
      self.first = first
      self.second = second
    }
  }

  /// One line of the answer beside one of the truth.
  public struct Row: Hashable, Sendable {
    /// Nil where the answer lacks a line.
    public var yours: String?
    /// Nil where the answer has a line too many.
    public var real: String?
    public var isSame: Bool
    /// Why the real line is there; nil when it cannot be told.
    public var why: Why?

    public init(yours: String?, real: String?, isSame: Bool, why: Why?) {
      self.yours = yours
      self.real = real
      self.isSame = isSame
      self.why = why
    }
  }
}

extension Verdict {
  /// Notes how an order differs from the other right ones.
  mutating func compareWithOrders() {
    guard let shown = orders.first else { return }
    if isRight, shown != answer { alternative = .otherOrder }
    freePairs = shown.indices.flatMap { later in
      shown[..<later].filter { first in
        orders.contains { order in
          guard let a = order.firstIndex(of: first), let b = order.firstIndex(of: shown[later])
          else { return false }
          return b < a
        }
      }.map { FreePair(first: $0, second: shown[later]) }
    }
  }
}

// MARK: - Making verdicts

/// Returns a verdict on an answer of one word.
func single(
  _ prepared: PreparedQuestion, isRight: Bool, answer: String, right: String, yours: String,
  real: String
) -> Verdict {
  var result = verdict(
    prepared, isRight: isRight, score: isRight ? 1 : 0, answer: [answer], right: [right],
    rows: [Verdict.Row(yours: yours, real: real, isSame: isRight, why: nil)])
  result.layout = .word
  return result
}

func verdict(
  _ prepared: PreparedQuestion, isRight: Bool, score: Double, answer: [String], right: [String],
  orders: [[String]] = [], rows: [Verdict.Row], missed: [RuleID] = []
) -> Verdict {
  let first = rows.firstIndex { !$0.isSame }
  let there = first.flatMap { rows[$0].why?.rules } ?? []
  return Verdict(
    kind: prepared.question.kind, isRight: isRight, score: score, answer: answer, right: right,
    orders: orders, comparison: rows, firstDifference: first,
    because: there.isEmpty ? prepared.reasons : there, missed: missed)
}
