public import Curriculum

/// Figures about a question, computed from the answers to it.
public struct QuestionStatistics: Hashable, Sendable {
  public var question: QuestionID
  /// The number of answers.
  public var answered: Int
  /// The number of learners who gave them.
  public var learnerCount: Int
  /// The share of right answers, from 0 to 1.
  public var facility: Double
  /// The correlation over learners of their score on this question with their score on all others, from
  /// -1 to 1. Nil when fewer than three learners answered other questions too, or when all of them did
  /// the same.
  public var discrimination: Double?
  /// The commonest wrong answers, as they were understood.
  public var wrongAnswers: [WrongAnswer]
  /// The median of the time that an answer took.
  public var medianDuration: Duration

  /// A wrong answer and the number of times that it was given.
  public struct WrongAnswer: Hashable, Sendable {
    /// The answer as it was understood.
    public var answer: [String]
    /// The number of times that it was given.
    public var count: Int

    public init(answer: [String], count: Int) {
      self.answer = answer
      self.count = count
    }
  }
}

/// Sums up answers question by question.
///
///     var tally = QuestionTally()
///     for record in records { tally.add(record) }
///     for statistics in tally.statistics() { … }
public struct QuestionTally: Sendable {
  private var items: [QuestionID: Item] = [:]
  private var learners: [LearnerID: Score] = [:]

  private struct Item {
    var scores: [LearnerID: Score] = [:]
    var right = 0
    var durations: [Duration] = []
    var wrong: [[String]: Int] = [:]
  }

  private struct Score {
    var sum = 0.0
    var count = 0

    var mean: Double { sum / Double(count) }

    mutating func add(_ score: Double) {
      sum += score
      count += 1
    }
  }

  /// No answers yet.
  public init() {}

  /// Counts an answer, unless it was undone.
  public mutating func add(_ record: ReviewRecord) {
    guard !record.isUndone else { return }
    let review = record.review
    var item = items[record.presentation.question] ?? Item()
    item.scores[review.learner, default: Score()].add(review.score)
    item.durations.append(review.duration)
    if review.verdict == .right {
      item.right += 1
    } else {
      item.wrong[review.read, default: 0] += 1
    }
    items[record.presentation.question] = item
    learners[review.learner, default: Score()].add(review.score)
  }

  /// Returns the statistics of every question that was answered, in the order of the questions' ids,
  /// with at most `limit` wrong answers each.
  public func statistics(wrongAnswers limit: Int = 3) -> [QuestionStatistics] {
    items.sorted { $0.key < $1.key }.map { id, item in
      let wrong = item.wrong.sorted {
        $0.value != $1.value ? $0.value > $1.value : $0.key.lexicographicallyPrecedes($1.key)
      }
      return QuestionStatistics(
        question: id, answered: item.durations.count, learnerCount: item.scores.count,
        facility: Double(item.right) / Double(item.durations.count),
        discrimination: discrimination(of: item),
        wrongAnswers: wrong.prefix(limit).map { .init(answer: $0.key, count: $0.value) },
        medianDuration: median(item.durations))
    }
  }

  private func discrimination(of item: Item) -> Double? {
    var pairs: [(own: Double, rest: Double)] = []
    // In a fixed order, so that sums of fractions are the same each time.
    for (learner, own) in item.scores.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      guard let all = learners[learner], all.count > own.count else { continue }
      let rest = Score(sum: all.sum - own.sum, count: all.count - own.count)
      pairs.append((own.mean, rest.mean))
    }
    guard pairs.count >= 3 else { return nil }
    return correlation(pairs)
  }
}

/// Pearson's correlation; nil when one side does not vary.
private func correlation(_ pairs: [(own: Double, rest: Double)]) -> Double? {
  let count = Double(pairs.count)
  let own = pairs.reduce(0) { $0 + $1.own } / count
  let rest = pairs.reduce(0) { $0 + $1.rest } / count
  var (both, ownSquares, restSquares) = (0.0, 0.0, 0.0)
  for pair in pairs {
    both += (pair.own - own) * (pair.rest - rest)
    ownSquares += (pair.own - own) * (pair.own - own)
    restSquares += (pair.rest - rest) * (pair.rest - rest)
  }
  // A difference that only rounding makes is none.
  guard ownSquares > 1e-12, restSquares > 1e-12 else { return nil }
  return max(-1, min(1, both / (ownSquares * restSquares).squareRoot()))
}

/// The middle one; of an even number the mean of the two in the middle.
private func median(_ durations: [Duration]) -> Duration {
  let sorted = durations.sorted()
  guard let upper = sorted.dropFirst(sorted.count / 2).first else { return .zero }
  return sorted.count % 2 == 1 ? upper : (sorted[sorted.count / 2 - 1] + upper) / 2
}
