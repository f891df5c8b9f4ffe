internal import Curriculum
public import SpacedRepetition

/// FSRS's first weights, fitted to a learner's answers and tried on rules that had no part in it.
public struct WeightTrial: Hashable, Sendable {
  /// The fitted weights.
  public var weights: FirstWeights
  /// The mean log loss on the other rules, with the weights of the present.
  public var lossBefore: Double
  /// The mean log loss on the other rules, with the fitted weights.
  public var lossAfter: Double

  /// Whether the fitted weights foresee answers better that they were not fitted to.
  public var isBetter: Bool { lossAfter < lossBefore }

  /// So many answers are needed, and so many more before the next trial.
  public static let answerCount = 200

  /// Fits to four fifths of the rules and tries the fifth that a hash of their names chooses; nil where there
  /// are too few answers, or nothing to try.
  public init?(
    on history: some Collection<GradedAnswer>, of learner: LearnerID, present: Parameters
  ) {
    guard history.count >= Self.answerCount else { return nil }
    var fitting: [MemoryHistory] = []
    var tried: [MemoryHistory] = []
    let answers = Dictionary(grouping: history, by: \.rule)
    // In the order of names, since sums depend on the order of their terms.
    for (rule, answers) in answers.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      let history = MemoryHistory(answers)
      if fuzzID(learner: learner, rule: rule).isMultiple(of: 5) {
        tried.append(history)
      } else {
        fitting.append(history)
      }
    }
    weights = FirstWeights.fitted(to: fitting, from: present)
    guard let before = FirstWeights.meanLoss(over: tried, by: present),
      let after = FirstWeights.meanLoss(over: tried, by: present.with(weights))
    else { return nil }
    (lossBefore, lossAfter) = (before, after)
  }
}

extension MemoryHistory {
  /// The reviews that the answers about one rule gave its memory.
  fileprivate init(_ answers: [GradedAnswer]) {
    self.init(
      answers.filter(\.changedMemory).map { answer in
        // Going west can make a day come twice.
        (Days(max(0, answer.day.days(since: answer.before?.lastDay ?? answer.day))), answer.rating)
      })
  }
}

extension GradedAnswer {
  /// Whether the answer was a review of the memory, and not a pass that waits for another one, or one after
  /// an undo.
  fileprivate var changedMemory: Bool {
    !after.isPassPending && after.reviewCount > (before?.reviewCount ?? 0)
  }
}
