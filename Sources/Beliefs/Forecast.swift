internal import Glibc

/// The answers that a question may get: which belief gives which of them.
public struct Forecast: Hashable, Sendable {
  /// Names the text, as `Evidence.variant` does.
  public var variant: String
  /// For each wrong answer that a belief gives, the beliefs that give it.
  public var wrong: [[BeliefID]]
  /// The probability that a blind guess is right.
  public var guessRate: Double

  public init(variant: String, wrong: [[BeliefID]], guessRate: Double) {
    self.variant = variant
    self.wrong = wrong
    self.guessRate = guessRate
  }

  /// How often a guess is one that others would make.
  private static let imitation = 0.2

  /// The probability that somebody who neither knows nor holds a listed belief gives one of the
  /// answers that are known: mostly by a blind guess, and else by what others would say too.
  public var chance: Double {
    let blind = min(max(guessRate, 0), 1)
    let known = Double(wrong.count + 1)
    let choices = blind > 0 ? min(1 / blind, known + 1) : known + 1
    return blind * (1 - Self.imitation) + Self.imitation / choices
  }

  /// Returns what an answer says that is the wrong one of this place, another wrong one when nil, or
  /// the right one.
  public func evidence(isRight: Bool, wrong place: Int?) -> Evidence {
    var evidence = Evidence(variant: variant, isRight: isRight, chance: chance)
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

/// What is expected of the next answers, as things stand with a learner's beliefs.
public struct Outlook: Hashable, Sendable {
  private let model: BeliefModel
  private let held: Set<BeliefID>
  private let weights: [BeliefID: Double]
  /// The posterior of a belief that no question has spoken of yet.
  private let unheard: Double
  private let knowledge: Double

  init(of state: BeliefState) {
    model = state.model
    held = Set(state.held)
    (weights, unheard) = state.candidates
    knowledge = state.knowledge
  }

  /// How much an answer to a question is expected to tell about which belief is held, in bits: the
  /// mutual information of the answer and the belief.
  public func information(of question: Forecast) -> Double {
    let heldPlaces = question.wrong.map { beliefs in beliefs.count { held.contains($0) } }
    var hypotheses: [(weight: Double, answers: [Double])] = []
    var silent = 1.0
    for (place, beliefs) in question.wrong.enumerated() {
      let weight = beliefs.reduce(0) { held.contains($1) ? $0 : $0 + (weights[$1] ?? unheard) }
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

  /// The probabilities of the right answer, of each known wrong one, and of any other, for whoever
  /// holds one belief more, which gives the wrong answer of this place.
  private func answers(_ question: Forecast, _ place: Int?, _ heldPlaces: [Int]) -> [Double] {
    let chance = question.chance
    let speaking = heldPlaces.reduce(0, +) + (place == nil ? 0 : 1)
    var row: [Double]
    if speaking == 0 {
      let luck = (1 - knowledge) * chance
      row = [knowledge + luck] + question.wrong.map { _ in luck }
    } else {
      row = [model.slip * chance]
      for index in question.wrong.indices {
        let agreeing = heldPlaces[index] + (place == index ? 1 : 0)
        row.append(
          (1 - model.slip) * Double(agreeing) / Double(speaking) + model.slip * chance)
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
  /// What is expected of the next answers.
  public var outlook: Outlook { Outlook(of: self) }
}
