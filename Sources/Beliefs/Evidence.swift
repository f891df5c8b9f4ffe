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
  public var isRight: Bool
  /// The probability that somebody who neither knows nor holds a listed belief gives this answer.
  public var chance: Double
  /// The beliefs under which just this answer is right, and in truth another.
  public var agreeing: [BeliefID]
  /// The beliefs under which another answer is right than in truth, and this is not it.
  public var contradicting: [BeliefID]

  public init(
    variant: String, isRight: Bool, chance: Double, agreeing: [BeliefID] = [],
    contradicting: [BeliefID] = []
  ) {
    self.variant = variant
    self.isRight = isRight
    self.chance = chance
    self.agreeing = agreeing
    self.contradicting = contradicting
  }

  /// Whether no listed belief gives this wrong answer.
  public var fitsNone: Bool { !isRight && agreeing.isEmpty }
}
