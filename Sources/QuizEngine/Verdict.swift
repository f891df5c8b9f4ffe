public import Curriculum
public import ReviewLog
public import Scenarios

/// A learner's response after reading: an answer with its verdict, or no answer.
public enum ParsedAnswer: Hashable, Sendable {
  /// The response is no answer to this question, so it is not graded. The text gives the reason and
  /// says how to answer; lower case, no full stop.
  case notUnderstood(String)
  /// The response is code that doesn't compile, so it is not graded.
  case doesNotCompile([CodeError])
  /// The response is an answer.
  case verdict(Verdict)
}

/// The comparison of an answer with the run.
public struct Verdict: Hashable, Sendable {
  /// The kind of the question.
  public var kind: QuestionKind
  /// Whether the answer passes.
  public var isRight: Bool
  /// Whether the learner said that they don't know, so that there is no answer to compare.
  public var isUnknown = false
  /// The credit from 0 to 1; below 1 it is partial and never a pass.
  public var score: Double
  /// The answer as it was read: events, lines, a letter, "true" or "false", a number.
  public var answer: [String]
  /// The right answer in the same form.
  public var right: [String]
  /// All right answers of a kind that may have several; the first order is that of the run. Empty for
  /// the other kinds.
  public var orders: [[String]]
  /// The answer beside the truth, row by row.
  public var comparison: [Row]
  /// The index of the first row that differs; nil when none does.
  public var firstDifference: Int?
  /// The rules behind the first row that differs, or the question's own rules.
  public var because: [Reason]
  /// The rule that the answer grades: the first of the question's; nil when it has none.
  public var graded: Reason?
  /// The author's answer to "why?", for every answer; nil when there is none.
  public var explanation: String?
  /// The author's words to this answer; nil when there are none.
  public var remark: String?
  /// The way in which a right answer differs from the run's; nil when it does not.
  public var alternative: Alternative?
  /// The pairs of events in either order, each as the run showed it.
  public private(set) var freePairs: [FreePair] = []
  /// The form in which answer and truth stand beside each other.
  public var layout = Layout.lines
  /// Rules besides the target that the answer got wrong; they become due.
  public var missed: [RuleID]

  /// The verdict in the form of the log; `Rating` grades the target rule by it.
  public var grade: Review.Verdict { isRight ? .right : score > 0 ? .partly : .wrong }

  /// A difference between a right answer and the run's.
  public enum Alternative: Hashable, Sendable {
    /// Another order that UIKit allows.
    case otherOrder
    /// A longer way to the goal.
    case longerWay
  }

  /// The form of a comparison.
  public enum Layout: Hashable, Sendable {
    /// Line by line.
    case lines
    /// A word, a number or a letter beside another.
    case word
    /// The goals of code, each met or missed.
    case goals
  }

  /// The answer's side of a row for a goal that the code meets.
  static let goalIsMet = "met"
  /// The answer's side of a row for a goal that the code misses.
  public static let goalIsMissed = "not met"

  /// Two events in either order.
  public struct FreePair: Hashable, Sendable {
    /// The event that comes first in the run.
    public var first: String
    /// The event that comes second in the run.
    public var second: String

    public init(first: String, second: String) {
      self.first = first
      self.second = second
    }
  }

  /// The first difference between an answer and the truth.
  public struct Difference: Hashable, Sendable {
    /// The number of the line, from 1; nil where the answer has no lines.
    public var line: Int?
    /// The answer's line, or its word; nil where it lacks one.
    public var yours: String?
    /// The truth's line, or its word; nil where the answer has a line too many.
    public var real: String?

    public init(line: Int?, yours: String?, real: String?) {
      self.line = line
      self.yours = yours
      self.real = real
    }
  }

  /// One line of the answer beside one of the truth.
  public struct Row: Hashable, Sendable {
    /// The answer's line; nil where it lacks one.
    public var yours: String?
    /// The truth's line; nil where the answer has a line too many.
    public var real: String?
    /// Whether the two lines agree.
    public var isSame: Bool
    /// The event behind the real line, with its cause; nil when it is unknown.
    public var cause: EventCause?
    /// The call that printed the real line; nil for other lines.
    public var printed: StackFrame?

    public init(
      yours: String?, real: String?, isSame: Bool, cause: EventCause? = nil,
      printed: StackFrame? = nil
    ) {
      self.yours = yours
      self.real = real
      self.isSame = isSame
      self.cause = cause
      self.printed = printed
    }
  }
}

extension Verdict {
  /// The first difference from the truth; nil when there is none.
  public var difference: Difference? {
    guard let firstDifference else { return nil }
    let row = comparison[firstDifference]
    return Difference(
      line: layout == .lines ? firstDifference + 1 : nil, yours: row.yours, real: row.real)
  }

  /// The free pairs that come the other way round in the right answer than in the run.
  public var swappedPairs: [FreePair] {
    freePairs.filter { pair in
      guard let first = right.firstIndex(of: pair.first),
        let second = right.firstIndex(of: pair.second)
      else { return false }
      return second < first
    }
  }

  /// Fills in `alternative` and `freePairs` from the right orders.
  mutating func compareWithOrders() {
    guard let shown = orders.first else { return }
    freePairs = shown.indices.flatMap { later in
      shown[..<later].filter { first in
        orders.contains { order in
          guard let a = order.firstIndex(of: first), let b = order.firstIndex(of: shown[later])
          else { return false }
          return b < a
        }
      }.map { FreePair(first: $0, second: shown[later]) }
    }
    if isRight, !swappedPairs.isEmpty { alternative = .otherOrder }
  }
}

/// Returns a verdict on an answer of one word, number or letter.
func single(
  _ prepared: PreparedQuestion, isRight: Bool, answer: String, right: String, yours: String,
  real: String
) -> Verdict {
  var result = verdict(
    prepared, isRight: isRight, score: isRight ? 1 : 0, answer: [answer], right: [right],
    rows: [Verdict.Row(yours: yours, real: real, isSame: isRight)])
  result.layout = .word
  return result
}

/// Returns a verdict on an answer of several rows.
func verdict(
  _ prepared: PreparedQuestion, isRight: Bool, score: Double, answer: [String], right: [String],
  orders: [[String]] = [], rows: [Verdict.Row], missed: [RuleID] = []
) -> Verdict {
  let first = rows.firstIndex { !$0.isSame }
  let there = first.flatMap { rows[$0].cause?.why.rules } ?? []
  return Verdict(
    kind: prepared.question.kind, isRight: isRight, score: score, answer: answer, right: right,
    orders: orders, comparison: rows, firstDifference: first,
    because: there.isEmpty ? prepared.reasons : there, graded: prepared.reasons.first,
    explanation: prepared.question.explanation, missed: missed)
}
