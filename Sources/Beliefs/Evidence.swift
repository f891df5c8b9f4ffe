/// A misconception by its name, as a belief that a learner may hold.
public struct BeliefID: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension BeliefID: Comparable {
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// The evidence of one answer about a learner's beliefs.
///
/// vdl finds it once, by running the question under each belief, and saves it in the log beside the
/// answer. So the posterior is a fold that needs no runs and stays the same under a newer model.
public struct Evidence: Hashable, Sendable {
  /// Names the text of the question: two answers to the same text count as one.
  public var variant: String
  /// Names the question of which the text is a variant: a learner who gives an answer gives it to other
  /// variants too, whatever they believe.
  public var question: String
  /// Whether the answer is the right one.
  public var isRight: Bool
  /// The probability that a blind guess is this answer.
  public var chance: Double
  /// The number of known answers, the right one among them; nil where it was not noted.
  public var known: Int?
  /// The number of pairs of neighbours in the right answer when it is an order; 0 for other answers.
  public var pairs: Int
  /// Whether the answer is the right order except for one pair of neighbours: swapping them needs no
  /// belief.
  public var isSwap: Bool
  /// The beliefs whose answer is this one, where the right answer differs.
  public var agreeing: [BeliefID]
  /// The beliefs whose answer is neither this one nor the right one.
  public var contradicting: [BeliefID]

  public init(
    variant: String, question: String? = nil, isRight: Bool, chance: Double, known: Int? = nil,
    pairs: Int = 0, isSwap: Bool = false, agreeing: [BeliefID] = [], contradicting: [BeliefID] = []
  ) {
    self.variant = variant
    self.question = question ?? variant
    self.isRight = isRight
    self.chance = chance
    self.known = known
    self.pairs = pairs
    self.isSwap = isSwap
    self.agreeing = agreeing
    self.contradicting = contradicting
  }

  /// Whether no listed belief gives this wrong answer.
  public var fitsNone: Bool { !isRight && agreeing.isEmpty }

  /// Returns the probability that a learner who neither knows the right answer nor holds a listed belief
  /// gives this answer, or another unknown one: by a blind guess, or, with the probability `imitation`, by
  /// an answer that others would give.
  func guess(imitation: Double) -> Double {
    let blind = min(max(chance, 1e-6), 1)
    guard let known else { return blind }
    let one = Forecast.guess(blind: blind, known: known, imitation: imitation)
    guard fitsNone else { return one }
    return max(1e-6, isSwap ? min(1, Double(pairs) * blind) : 1 - Double(known) * one)
  }
}
