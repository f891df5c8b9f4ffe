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
  /// The values that the probability of knowing may have, all as likely beforehand.
  public var knowledge = [0.03, 0.25, 0.5, 0.75, 0.9, 0.97]
  /// The probability beforehand that there is one more listed belief.
  public var prior = 0.7
  /// For each listed belief there may be one like it that nobody has listed: as often as this…
  public var likenessPrior = 0.1
  /// …and it gives the same answer with this probability where the listed one speaks, else mostly the
  /// right one.
  public var likeness = 0.5
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

  /// The logarithms of the probability of an answer for each value of the knowledge, when `held`
  /// beliefs speak of which `agreeing` give the answer.
  func logLikelihoods(
    isRight: Bool, chance: Double, speaking held: Int, agreeing: Int
  ) -> [Double] {
    let chance = min(max(chance, 1e-6), 1)
    guard held > 0 else {
      return knowledge.map { log(isRight ? $0 + (1 - $0) * chance : (1 - $0) * chance) }
    }
    let share = Double(agreeing) / Double(held)
    let probability = log((1 - slip) * share + slip * chance)
    return knowledge.map { _ in probability }
  }

  /// The logarithm of the probability of an answer where a listed belief speaks, of somebody who holds
  /// one like it.
  func logLikelihoodOfLike(isRight: Bool, agrees: Bool, chance: Double) -> Double {
    if agrees { return log(likeness) }
    return log((1 - likeness) * (isRight ? 0.7 : 0.3 * min(max(chance, 1e-6), 1)))
  }

  /// The logarithm of the sum over all values of the knowledge.
  func marginal(_ logs: [Double]) -> Double {
    let most = logs.max() ?? 0
    return most + log(logs.reduce(0) { $0 + exp($1 - most) } / Double(max(logs.count, 1)))
  }
}
