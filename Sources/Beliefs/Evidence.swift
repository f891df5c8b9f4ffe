/// A wrong belief that a learner may hold, by the name of its misconception.
public struct BeliefID: Hashable, Sendable, RawRepresentable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension BeliefID: Comparable {
  public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// What one answer says about what a learner believes.
///
/// It is found once, by running the question under each belief, and kept in the log beside the answer:
/// what follows from all of them is then a fold that needs no runs, and stays the same when the model
/// is another.
public struct Evidence: Hashable, Sendable {
  /// Names the text that was answered: two answers to one text are no two answers.
  public var variant: String
  /// Names the question that the text is a variant of: who gives one answer gives it to others of its
  /// variants, whatever he believes.
  public var question: String
  public var isRight: Bool
  /// The probability that a blind guess is this answer.
  public var chance: Double
  /// How many answers are known to be given, the right one among them; nil where it was not noted.
  public var known: Int?
  /// How many pairs of neighbours the right answer has when it is an order; 0 for other answers.
  public var pairs: Int
  /// Whether the answer is the right order but for one pair of neighbours: whoever swaps them need not
  /// believe anything.
  public var isSwap: Bool
  /// The beliefs under which just this answer is right, and in truth another.
  public var agreeing: [BeliefID]
  /// The beliefs under which another answer is right than in truth, and this is not it.
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

  /// The probability that somebody who neither knows nor holds a listed belief gives this answer, or
  /// another that nobody is known to give: by a blind guess, or, with this probability, by what others
  /// would say too.
  func guess(imitation: Double) -> Double {
    let blind = min(max(chance, 1e-6), 1)
    guard let known else { return blind }
    let one = Forecast.guess(blind: blind, known: known, imitation: imitation)
    guard fitsNone else { return one }
    return max(1e-6, isSwap ? min(1, Double(pairs) * blind) : 1 - Double(known) * one)
  }
}
