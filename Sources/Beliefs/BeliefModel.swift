internal import Glibc

/// How answers come about: the probability of an answer under what a learner believes and knows.
///
/// Where a belief that is held speaks, which is where it would have another answer than the truth, it
/// gives the answer, but for slips. Where none speaks the learner knows the truth with some
/// probability, of which nothing is known beforehand but a grid of values, and else guesses. A guesser
/// and a learner with a belief that nobody has listed are the low values of that grid.
public struct BeliefModel: Hashable, Sendable {
  /// The probability that somebody answers otherwise than he believes.
  public var slip = 0.1
  /// What a learner may be like where no belief speaks.
  public var abilities =
    [0.03, 0.25, 0.5, 0.75, 0.9, 0.97].map { Ability(knowledge: $0, imitation: 0.2) }
    + [Ability(knowledge: 0.03, imitation: 0.8, weight: 0.03)]
    + [0.75, 0.9, 0.97].map { Ability(knowledge: $0, imitation: 0.2, swapping: 0.2, weight: 0.5) }
  /// How often a slip is an answer that others would give.
  public var imitation = 0.2
  /// The probability beforehand that there is one more listed belief.
  public var prior = 0.7
  /// For each listed belief there may be one like it that nobody has listed: as often as this…
  public var likenessPrior = 0.1
  /// …and it gives the same answer with this probability where the listed one speaks, else mostly the
  /// right one.
  public var likeness = 0.5
  /// How far it keeps giving that answer to other variants of a question, beside a listed one.
  public var constancy = 0.9
  /// How many beliefs are listed.
  public var listedCount: Int
  /// The most, as a logarithm, that all answers together can say for or against one belief: what they
  /// said before must not keep a learner from changing his mind.
  public var bound = 12.0
  /// The weight that what is known of the knowledge keeps from one answer to the next: it grows.
  public var memory = 0.97

  /// A belief is named at this posterior…
  public var certain = 0.95
  /// …after so many agreeing answers on different variants…
  public var fewestVariants = 2
  /// …when the next one has less than this share of it…
  public var rival = 0.2
  /// …and taken back below this.
  public var doubtful = 0.5

  public init(listedCount: Int) { self.listedCount = max(1, listedCount) }

  /// The logarithms of the probability of an answer for each ability, when `held` beliefs speak of
  /// which `agreeing` give the answer.
  func logLikelihoods(of evidence: Evidence, speaking held: Int, agreeing: Int) -> [Double] {
    guard held > 0 else {
      return abilities.map { ability in
        let known = ability.probability(
          isRight: evidence.isRight, isSwap: evidence.isSwap,
          // Of the swaps that nobody is known to give each is as good as another.
          pairs: evidence.pairs == 0 ? 0 : evidence.fitsNone ? 1 : evidence.pairs)
        return log(
          ability.knowledge * known
            + (1 - ability.knowledge) * evidence.guess(imitation: ability.imitation))
      }
    }
    let share = Double(agreeing) / Double(held)
    let probability = log((1 - slip) * share + slip * evidence.guess(imitation: imitation))
    return abilities.map { _ in probability }
  }

  /// The logarithm of the probability of an answer where a listed belief speaks, of somebody who holds
  /// one like it.
  func logLikelihoodOfLike(_ evidence: Evidence, agrees: Bool) -> Double {
    if agrees { return log(likeness) }
    return log(
      (1 - likeness) * (evidence.isRight ? 0.7 : 0.3 * evidence.guess(imitation: imitation)))
  }

  /// The logarithm of the mean over all abilities.
  func marginal(_ logs: [Double]) -> Double {
    let most = logs.max() ?? 0
    return most + log(logs.reduce(0) { $0 + exp($1 - most) } / Double(max(logs.count, 1)))
  }
}

/// What a learner is like where no belief speaks.
public struct Ability: Hashable, Sendable {
  /// The probability of knowing the truth; else it is a guess.
  public var knowledge: Double
  /// The probability that a guess is an answer that others would give too.
  public var imitation: Double
  /// The probability of giving an order that is known with two neighbours in each other's place.
  public var swapping = 0.0
  /// How likely this is beforehand, beside the others.
  public var weight = 1.0

  /// The probability of an answer when the truth is known.
  func probability(isRight: Bool, isSwap: Bool, pairs: Int) -> Double {
    guard pairs > 0 else { return isRight ? 1 : 0 }
    return isRight ? 1 - swapping : isSwap ? swapping / Double(pairs) : 0
  }
}
