internal import Glibc

/// The probability of an answer, given a learner's beliefs and knowledge.
///
/// A belief speaks where its answer differs from the right one; there a learner who holds it gives that
/// answer, except for slips. Where no belief speaks, the learner knows the right answer with some
/// probability and guesses otherwise. That probability is unknown beforehand: a grid of values stands for
/// it. Its low values are a guesser, and a learner with a belief that nobody has listed.
public struct BeliefModel: Hashable, Sendable {
  /// The probability that a learner's answer differs from the learner's belief.
  public var slip = 0.1
  /// The abilities that a learner may have where no belief speaks.
  public var abilities =
    [0.03, 0.25, 0.5, 0.75, 0.9, 0.97].map { Ability(knowledge: $0, imitation: 0.2) }
    + [Ability(knowledge: 0.03, imitation: 0.8, weight: 0.03)]
    + [0.75, 0.9, 0.97].map { Ability(knowledge: $0, imitation: 0.2, swapping: 0.2, weight: 0.5) }
  /// The probability that a slip is an answer that others would give.
  public var imitation = 0.2
  /// The probability that a learner writes code that works, although under their belief it doesn't: out of
  /// habit, or because they have read how it is done.
  public var habit = 0.3
  /// The probability that the code of a learner who knows better doesn't work.
  public var codeSlip = 0.2
  /// The probability that code which doesn't work is what a belief leads to that its writer doesn't hold. It
  /// is no rare accident: many beliefs lead to a missing line, or to code that is left as it was.
  public var commonCode = 0.15
  /// The probability beforehand that there is one more listed belief.
  public var prior = 0.7
  /// For each listed belief there may be one like it that nobody has listed: as often as this…
  public var likenessPrior = 0.1
  /// …and it gives the same answer with this probability where the listed one speaks, else mostly the
  /// right one.
  public var likeness = 0.5
  /// The probability that it gives the same answer to another variant of a question, relative to a listed
  /// belief.
  public var constancy = 0.9
  /// The probability beforehand of two more listed beliefs, relative to that of one more of each.
  public var pairing = 0.5
  /// The number of suspects that are compared in pairs.
  public var pairedSuspects = 6
  /// The number of listed beliefs, at least 1.
  public var listedCount: Int
  /// The largest evidence of all answers together for or against one belief, as a logarithm: a learner may
  /// change their mind.
  public var bound = 12.0
  /// The share of the evidence about knowledge that stays from one answer to the next, since knowledge
  /// grows.
  public var memory = 0.97

  /// A belief is named at this posterior…
  public var certain = 0.95
  /// …after so many questions with an agreeing answer; two variants of one question are one.
  public var fewestQuestions = 2
  /// A belief explains about as much as another from this share of its posterior on.
  public var rival = 0.2
  /// …and withdrawn below this.
  public var doubtful = 0.5

  /// The model for this number of listed beliefs.
  public init(listedCount: Int) { self.listedCount = max(1, listedCount) }

  /// Returns the logarithms of the probability of an answer for each ability, when `held` beliefs speak
  /// and `agreeing` of them give the answer.
  func logLikelihoods(of evidence: Evidence, speaking held: Int, agreeing: Int) -> [Double] {
    guard held > 0 else {
      return abilities.map { ability in
        if evidence.isOfCode {
          let right = ability.knowledge * (1 - codeSlip)
          return log(evidence.isRight ? right : (1 - right) * commonCode)
        }
        let known = ability.probability(
          isRight: evidence.isRight, isSwap: evidence.isSwap,
          // Among the swaps that no listed belief gives, each is as likely as another.
          pairs: evidence.pairs == 0 ? 0 : evidence.fitsNone ? 1 : evidence.pairs)
        return log(
          ability.knowledge * known
            + (1 - ability.knowledge) * evidence.guess(imitation: ability.imitation))
      }
    }
    let share = Double(agreeing) / Double(held)
    let probability = log(probability(of: evidence, share: share))
    return abilities.map { _ in probability }
  }

  /// Returns the probability of an answer where held beliefs speak, and this share of them gives it.
  private func probability(of evidence: Evidence, share: Double) -> Double {
    if evidence.isOfCode {
      return evidence.isRight ? habit : (1 - habit) * (share + (1 - share) * commonCode)
    }
    return (1 - slip) * share + slip * evidence.guess(imitation: imitation)
  }

  /// Returns the logarithm of the probability of an answer where a listed belief speaks, for a learner who
  /// holds an unlisted belief like it.
  func logLikelihoodOfLike(_ evidence: Evidence, agrees: Bool) -> Double {
    if agrees { return log(likeness) }
    let guess = evidence.isOfCode ? commonCode : evidence.guess(imitation: imitation)
    return log((1 - likeness) * (evidence.isRight ? 0.7 : 0.3 * guess))
  }

  /// Returns the logarithm of the mean over all abilities.
  func marginal(_ logs: [Double]) -> Double {
    let most = logs.max() ?? 0
    return most + log(logs.reduce(0) { $0 + exp($1 - most) } / Double(max(logs.count, 1)))
  }
}

/// A learner's behaviour where no belief speaks.
public struct Ability: Hashable, Sendable {
  /// The probability of knowing the right answer; otherwise the learner guesses.
  public var knowledge: Double
  /// The probability that a guess is an answer that others would give.
  public var imitation: Double
  /// The probability of giving a known order with two neighbours swapped.
  public var swapping = 0.0
  /// The likelihood of this ability beforehand, relative to the others.
  public var weight = 1.0

  /// Returns the probability of an answer when the learner knows the right one.
  func probability(isRight: Bool, isSwap: Bool, pairs: Int) -> Double {
    guard pairs > 0 else { return isRight ? 1 : 0 }
    return isRight ? 1 - swapping : isSwap ? swapping / Double(pairs) : 0
  }
}
