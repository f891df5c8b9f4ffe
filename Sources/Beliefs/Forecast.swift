internal import Glibc

/// The known answers to a question, with the beliefs that give each of them.
public struct Forecast: Hashable, Sendable {
  /// Names the text, as `Evidence.variant` does.
  public var variant: String
  /// Names the question, as `Evidence.question` does.
  public var question: String
  /// The beliefs that give each known wrong answer.
  public var wrong: [[BeliefID]]
  /// The probability that a blind guess is right.
  public var guessRate: Double
  /// The number of pairs of neighbours in the right answer when it is an order; 0 for other answers.
  public var pairs: Int
  /// The places in `wrong` of the answers that are the right order except for one of these pairs.
  public var swaps: Set<Int>

  public init(
    variant: String, question: String? = nil, wrong: [[BeliefID]], guessRate: Double,
    pairs: Int = 0, swaps: Set<Int> = []
  ) {
    self.variant = variant
    self.question = question ?? variant
    self.wrong = wrong
    self.guessRate = guessRate
    self.pairs = pairs
    self.swaps = swaps
  }

  /// Returns the probability that a learner who neither knows the right answer nor holds a listed belief
  /// gives one of the known answers: by a blind guess, or, with the probability `imitation`, by an answer
  /// that others would give.
  static func guess(blind: Double, known: Int, imitation: Double) -> Double {
    let choices = blind > 0 ? min(1 / blind, Double(known + 1)) : Double(known + 1)
    return blind * (1 - imitation) + imitation / choices
  }

  /// Returns the evidence of an answer: the right one, the wrong one at this place, or when nil an unknown
  /// one. `isSwap` says whether an unknown one is the right order except for two neighbours.
  public func evidence(isRight: Bool, wrong place: Int?, isSwap: Bool = false) -> Evidence {
    var evidence = Evidence(
      variant: variant, question: question, isRight: isRight, chance: min(max(guessRate, 0), 1),
      known: wrong.count + 1, pairs: pairs,
      isSwap: !isRight && (place.map(swaps.contains) ?? isSwap))
    for (index, beliefs) in wrong.enumerated() {
      if index == place, !isRight {
        evidence.agreeing += beliefs
      } else {
        evidence.contradicting += beliefs
      }
    }
    evidence.agreeing.sort()
    evidence.contradicting.sort()
    return evidence
  }
}

/// The expectation of a learner's next answers, from the learner's present beliefs.
public struct Outlook: Hashable, Sendable {
  private let state: BeliefState
  private let held: Set<BeliefID>
  private let weights: [BeliefID: Double]
  /// The posteriors of unlisted beliefs that are like these.
  private let likes: [BeliefID: Double]
  /// The posterior of a belief that has not spoken yet.
  private let unheard: Double
  private let ability: Ability

  init(of state: BeliefState) {
    self.state = state
    held = Set(state.held)
    let candidates = state.candidates
    weights = candidates.weights
    likes = candidates.likes.filter { $0.value >= Self.worthTelling }
    unheard = candidates.unheard
    ability = state.ability
  }

  private static let worthTelling = 0.01

  /// Returns the expected information of an answer about the learner's beliefs, in bits: the mutual
  /// information of the answer and the belief.
  public func information(of question: Forecast) -> Double {
    let heldPlaces = question.wrong.map { beliefs in beliefs.count { held.contains($0) } }
    var hypotheses: [(weight: Double, answers: [Double])] = []
    var silent = 1.0
    for (place, beliefs) in question.wrong.enumerated() {
      var weight = 0.0
      for belief in beliefs where !held.contains(belief) {
        weight += weights[belief] ?? unheard
        guard let like = likes[belief] else { continue }
        switch state.isAlike(belief, on: question.question) {
        case true?: weight += like
        case false?: break
        case nil:
          silent -= like
          hypotheses.append((like, answersAlike(question, place)))
        }
      }
      silent -= weight
      if weight > 0 { hypotheses.append((weight, answers(question, place, heldPlaces))) }
    }
    guard !hypotheses.isEmpty else { return 0 }
    hypotheses.append((max(silent, 0), answers(question, nil, heldPlaces)))
    var mixture = [Double](repeating: 0, count: question.wrong.count + 2)
    for (weight, row) in hypotheses {
      for index in row.indices { mixture[index] += weight * row[index] }
    }
    return Self.entropy(mixture)
      - hypotheses.reduce(0) { $0 + $1.weight * Self.entropy($1.answers) }
  }

  /// Returns the same for a learner with an unlisted belief like one that gives this wrong answer.
  private func answersAlike(_ question: Forecast, _ place: Int) -> [Double] {
    var row = [Double](repeating: 0, count: question.wrong.count + 2)
    row[place + 1] = state.model.likeness
    row[0] = (1 - state.model.likeness) * 0.7
    row[row.count - 1] = 1 - row[0] - row[place + 1]
    return row
  }

  /// Returns the probabilities of the right answer, of each known wrong one, and of any other, for a
  /// learner with one belief more, which gives the wrong answer at this place.
  func answers(_ question: Forecast, _ place: Int?, _ heldPlaces: [Int]) -> [Double] {
    let speaking = heldPlaces.reduce(0, +) + (place == nil ? 0 : 1)
    let chance = Forecast.guess(
      blind: min(max(question.guessRate, 0), 1), known: question.wrong.count + 1,
      imitation: speaking == 0 ? ability.imitation : state.model.imitation)
    var row: [Double]
    if speaking == 0 {
      let luck = (1 - ability.knowledge) * chance
      func known(isRight: Bool, isSwap: Bool) -> Double {
        ability.knowledge
          * ability.probability(isRight: isRight, isSwap: isSwap, pairs: question.pairs)
      }
      row =
        [known(isRight: true, isSwap: false) + luck]
        + question.wrong.indices.map {
          known(isRight: false, isSwap: question.swaps.contains($0)) + luck
        }
    } else {
      row = [state.model.slip * chance]
      for index in question.wrong.indices {
        let agreeing = heldPlaces[index] + (place == index ? 1 : 0)
        row.append(
          (1 - state.model.slip) * Double(agreeing) / Double(speaking) + state.model.slip * chance)
      }
    }
    let sum = row.reduce(0, +)
    if sum > 1 { row = row.map { $0 / sum } }
    return row + [max(0, 1 - sum)]
  }

  private static func entropy(_ row: [Double]) -> Double {
    row.reduce(0) { $1 > 0 ? $0 - $1 * log2($1) : $0 }
  }
}

extension BeliefState {
  /// The expectation of the next answers.
  public var outlook: Outlook { Outlook(of: self) }
}
