public import Curriculum
internal import QuizEngine
internal import ReviewLog

/// The answers of one sitting that count, the latest last.
public struct SessionSummary {
  private var answers: [SavedAnswer] = []
  /// How many of them were summed up already.
  private var summedCount = 0

  /// A sitting without answers.
  public init() {}

  /// The latest answer; nil when there is none, or all were undone.
  public var latest: SavedAnswer? { answers.last }

  /// How many answers were not right, over the whole sitting.
  public var wrongCount: Int { answers.count { !$0.verdict.isRight } }

  /// Adds an answer that was just given.
  public mutating func add(_ answer: SavedAnswer) { answers.append(answer) }

  /// Removes the latest answer, which was undone.
  public mutating func removeLatest() {
    _ = answers.popLast()
    summedCount = min(summedCount, answers.count)
  }

  /// Whether there are answers that were not summed up yet.
  public var hasNews: Bool { answers.count > summedCount }

  /// Returns the answers since the last time.
  public mutating func takeNews() -> [SavedAnswer] {
    let new = Array(answers.dropFirst(summedCount))
    summedCount = answers.count
    return new
  }

  /// After so many wrong answers in a row about one rule, reading helps more than asking.
  private static let wrongInARow = 3

  /// Returns the number of wrong answers in a row about a rule when its lesson should be offered: after
  /// three, and again only after another three.
  public func callForLesson(about rule: RuleID) -> Int? {
    let about = answers.filter { $0.prepared.target == rule }
    let wrong = about.reversed().prefix { !$0.verdict.isRight }.count
    return wrong > 0 && wrong.isMultiple(of: Self.wrongInARow) ? wrong : nil
  }
}
