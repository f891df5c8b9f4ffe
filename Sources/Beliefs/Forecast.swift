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

  /// Returns the evidence of an answer that these beliefs lead to. They may be those of several wrong
  /// answers, and one of them may lead to the right answer as well: the answer speaks for every belief
  /// that gives it, and against none that does.
  public func evidence(
    isRight: Bool, givenBy giving: Set<BeliefID>, isSwap: Bool = false
  ) -> Evidence {
    let speaking = Set(wrong.joined())
    return Evidence(
      variant: variant, question: question, isRight: isRight, chance: min(max(guessRate, 0), 1),
      known: wrong.count + 1, pairs: pairs, isSwap: !isRight && isSwap,
      agreeing: isRight ? [] : speaking.intersection(giving).sorted(),
      contradicting: speaking.subtracting(giving).sorted())
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
  private let contest: Contest?

  /// Two beliefs that explain the answers alike.
  private struct Contest: Hashable {
    var first: BeliefID
    var second: BeliefID
    /// The posteriors of the first alone, the second alone, and both.
    var weights: [Double]
  }

  init(of state: BeliefState) {
    self.state = state
    held = Set(state.held)
    let candidates = state.candidates
    weights = candidates.shares
    likes = candidates.likes.filter { $0.value >= Self.worthTelling }
    unheard = candidates.unheard
    ability = state.ability
    contest = state.contest(among: candidates).map { first, second in
      Contest(
        first: first, second: second,
        weights: [
          candidates.alone[first] ?? 0, candidates.alone[second] ?? 0,
          candidates.pairs[BeliefState.Pair(first, second)] ?? 0,
        ])
    }
  }

  private static let worthTelling = 0.01

  /// Returns the expected information of an answer about the learner's beliefs, in bits: the mutual
  /// information of the answer and the belief. A variant of a question whose answer all of its beliefs gave
  /// is worth less, since a name needs answers to two questions.
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
    let bits = Self.mutualInformation(hypotheses)
    let open = question.wrong.joined().filter { !held.contains($0) }
    let isRepeated = open.allSatisfy { state.hasAgreed($0, on: question.question) }
    return isRepeated ? bits * Self.worthOfVariant : bits
  }

  private static let worthOfVariant = 0.5

  /// Returns the expected information of an answer, in bits, about which of the two beliefs in the contest
  /// the learner holds, or whether both; 0 when no pair of beliefs is in a contest, and for a question
  /// that both answer alike.
  public func separation(of question: Forecast) -> Double {
    guard let contest else { return 0 }
    func place(_ belief: BeliefID) -> Int? {
      question.wrong.firstIndex { $0.contains(belief) }
    }
    let places = (place(contest.first), place(contest.second))
    guard places.0 != places.1 else { return 0 }
    let weights = contest.weights
    let all = weights.reduce(0, +)
    guard all > 0 else { return 0 }
    let heldPlaces = question.wrong.map { beliefs in beliefs.count { held.contains($0) } }
    var both = heldPlaces
    if let first = places.0 { both[first] += 1 }
    let rows = [
      answers(question, places.0, heldPlaces), answers(question, places.1, heldPlaces),
      answers(question, places.1, both),
    ]
    let bits = Self.mutualInformation(zip(weights.map { $0 / all }, rows).map { ($0, $1) })
    return max(0, bits) * min(all, 1)
  }

  /// Returns the probabilities of the answers of a learner with an unlisted belief like one that gives
  /// the wrong answer at this place.
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

  /// Returns what an answer tells about hypotheses with these weights, in bits, when each gives the answers
  /// with its probabilities.
  private static func mutualInformation(
    _ hypotheses: [(weight: Double, answers: [Double])]
  ) -> Double {
    var mixture = [Double](repeating: 0, count: hypotheses.first?.answers.count ?? 0)
    for (weight, answers) in hypotheses {
      for index in answers.indices { mixture[index] += weight * answers[index] }
    }
    return entropy(mixture) - hypotheses.reduce(0) { $0 + $1.weight * entropy($1.answers) }
  }

  private static func entropy(_ row: [Double]) -> Double {
    row.reduce(0) { $1 > 0 ? $0 - $1 * log2($1) : $0 }
  }
}

extension BeliefState {
  /// The expectation of the next answers.
  public var outlook: Outlook { Outlook(of: self) }
}
