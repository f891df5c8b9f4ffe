public import Beliefs
public import Curriculum

/// Figures about a question at one revision, computed from the answers to it.
///
/// Answers to another wording or another truth say nothing about this one, so each revision has figures of its own.
public struct QuestionStatistics: Hashable, Sendable {
  public var question: QuestionID
  public var revision: RevisionID
  /// The number of answers.
  public var answered: Int
  /// The number of learners who gave them.
  public var learnerCount: Int
  /// The number of learners who were right at their first try.
  public var firstRight: Int
  /// The share of first tries that are right, from 0 to 1. A later try follows a verdict that gave the answer away.
  public var facility: Double { Double(firstRight) / Double(learnerCount) }
  /// The correlation over learners of their first score on this question with their first scores on all others,
  /// from -1 to 1. Nil when fewer than three learners answered other questions too, or when all of them did
  /// the same.
  public var discrimination: Double?
  /// The commonest wrong answers, as they were understood.
  public var wrongAnswers: [WrongAnswer]
  /// The misconceptions that wrong answers fit, with the number of learners, the commonest first.
  public var misconceptions: [Misconception]
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

  /// A misconception and the number of learners whose wrong answers it leads to.
  public struct Misconception: Hashable, Sendable {
    public var id: BeliefID
    public var count: Int

    public init(id: BeliefID, count: Int) {
      self.id = id
      self.count = count
    }
  }
}

/// Sums up answers, revision by revision.
///
///     var tally = QuestionTally()
///     for record in records { tally.add(record) }
///     for statistics in tally.statistics() { … }
public struct QuestionTally: Sendable {
  private var items: [Key: Item] = [:]

  private struct Key: Hashable {
    var question: QuestionID
    var revision: RevisionID
  }

  private struct Item {
    /// The score of each learner's first try.
    var first: [LearnerID: Double] = [:]
    var firstRight = 0
    var durations: [Duration] = []
    var wrong: [[String]: Int] = [:]
    var misconceptions: [BeliefID: Set<LearnerID>] = [:]
  }

  /// No answers yet.
  public init() {}

  /// Counts an answer, unless it was undone; a learner's answers come in their order. `misconceptions` are those
  /// that a wrong answer fits.
  public mutating func add(_ record: ReviewRecord, misconceptions: [BeliefID] = []) {
    guard !record.isUndone else { return }
    let review = record.review
    let key = Key(
      question: record.presentation.question, revision: record.presentation.revision)
    var item = items[key] ?? Item()
    if item.first[review.learner] == nil {
      item.first[review.learner] = review.score
      if review.verdict == .right { item.firstRight += 1 }
    }
    item.durations.append(review.duration)
    if review.verdict != .right { item.wrong[review.read, default: 0] += 1 }
    for misconception in misconceptions where review.verdict != .right {
      item.misconceptions[misconception, default: []].insert(review.learner)
    }
    items[key] = item
  }

  /// Returns the statistics of every revision that was answered, the hardest first, with at most `limit` wrong
  /// answers each.
  public func statistics(wrongAnswers limit: Int = 3) -> [QuestionStatistics] {
    let all = items.map { key, item in
      let wrong = item.wrong.sorted {
        $0.value != $1.value ? $0.value > $1.value : $0.key.lexicographicallyPrecedes($1.key)
      }
      return QuestionStatistics(
        question: key.question, revision: key.revision, answered: item.durations.count,
        learnerCount: item.first.count, firstRight: item.firstRight,
        discrimination: discrimination(of: item, key.question),
        wrongAnswers: wrong.prefix(limit).map { .init(answer: $0.key, count: $0.value) },
        misconceptions: item.misconceptions.map { .init(id: $0.key, count: $0.value.count) }
          .sorted { ($1.count, $0.id) < ($0.count, $1.id) },
        medianDuration: median(item.durations))
    }
    return all.sorted {
      ($0.facility, $0.question, $0.revision.rawValue)
        < ($1.facility, $1.question, $1.revision.rawValue)
    }
  }

  private func discrimination(of item: Item, _ question: QuestionID) -> Double? {
    var rest: [LearnerID: (sum: Double, count: Int)] = [:]
    for (key, other) in items where key.question != question {
      for (learner, score) in other.first where item.first[learner] != nil {
        let sum = rest[learner] ?? (0, 0)
        rest[learner] = (sum.sum + score, sum.count + 1)
      }
    }
    // In a fixed order, so that sums of fractions are the same each time.
    let pairs = item.first.sorted { $0.key.rawValue < $1.key.rawValue }.compactMap { learner, own in
      rest[learner].map { (own: own, rest: $0.sum / Double($0.count)) }
    }
    return pairs.count >= 3 ? correlation(pairs) : nil
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
