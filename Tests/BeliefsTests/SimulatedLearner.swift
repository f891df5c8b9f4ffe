import Beliefs
import Foundation
import SeededNumbers

/// A question of the record that `Scripts/deep score` makes of the shipped course.
struct RecordedQuestion: Decodable {
  var id: String
  var rule: String
  var variant: String
  var guessRate: Double
  var wrong: [[String]]

  var forecast: Forecast {
    Forecast(
      variant: variant, wrong: wrong.map { $0.map(BeliefID.init(rawValue:)) }, guessRate: guessRate)
  }
}

/// What the questions of the shipped course, and those made from examples, tell of each belief.
struct RecordedCourse: Decodable {
  var misconceptions: [Line]
  var questions: [RecordedQuestion]

  struct Line: Decodable { var id: String }

  static func read(_ path: String) throws -> RecordedCourse {
    try JSONDecoder().decode(
      RecordedCourse.self, from: Data(contentsOf: URL(filePath: path)))
  }

  var beliefs: [BeliefID] { misconceptions.map { BeliefID(rawValue: $0.id) } }
}

extension SeededNumbers {
  mutating func chance(_ probability: Double) -> Bool {
    Double(next() >> 11) / Double(1 << 53) < probability
  }
}

/// What somebody answers to a question.
enum SimulatedAnswer: Equatable {
  case right
  /// The wrong answer that is known under this number.
  case wrong(Int)
  /// One that nobody is known to give.
  case other
}

/// A learner who answers by rule.
struct SimulatedLearner {
  /// Beliefs that give the answer where they speak.
  var beliefs: [BeliefID] = []
  /// How often the answer is another than believed.
  var slip = 0.1
  /// How often the truth is known where no belief speaks; else it is a guess.
  var knowledge = 0.0
  /// Whether a guess is one of the answers that others would give, each as likely.
  var guessesPlausibly = false
  /// How often two neighbours of an order are swapped.
  var swaps = 0.0

  func answer(
    _ question: Forecast, using generator: inout SeededNumbers
  ) -> SimulatedAnswer {
    let places = question.wrong.indices.filter { place in
      question.wrong[place].contains(where: beliefs.contains)
    }
    if let place = places.randomElement(using: &generator) {
      return generator.chance(slip) ? guess(question, using: &generator) : .wrong(place)
    }
    guard generator.chance(knowledge) else { return guess(question, using: &generator) }
    // Of an order's n - 1 pairs of neighbours each known answer may be one, if any.
    let isOrder = question.guessRate < 0.2 && question.guessRate != 0.05
    guard isOrder, generator.chance(swaps) else { return .right }
    let pairs = max(3, question.wrong.count)
    let place = Int(generator.next() % UInt64(pairs))
    return question.wrong.indices.contains(place) ? .wrong(place) : .other
  }

  private func guess(
    _ question: Forecast, using generator: inout SeededNumbers
  ) -> SimulatedAnswer {
    if guessesPlausibly {
      let choice = Int(generator.next() % UInt64(question.wrong.count + 2))
      if choice == 0 { return .right }
      return choice > question.wrong.count ? .other : .wrong(choice - 1)
    }
    for place in -1..<question.wrong.count where generator.chance(question.guessRate) {
      return place < 0 ? .right : .wrong(place)
    }
    return .other
  }
}

/// What came of asking a learner.
struct Interview {
  var named: [(belief: BeliefID, after: Int)] = []
  /// Answers up to the first naming on which a belief of the learner's spoke.
  var telling = 0
  var saidFitsNone = false
  var state: BeliefState

  /// Asks so many questions, each the one that tells most. Of the beliefs that are listed one may be
  /// `unlisted`: learners may hold it, and nobody knows of it.
  init(
    _ learner: SimulatedLearner, _ questions: [Forecast], listedCount: Int,
    unlisted: BeliefID? = nil, count: Int, stopsWhenNamed: Bool = false,
    using generator: inout SeededNumbers
  ) {
    state = BeliefState(BeliefModel(listedCount: listedCount - (unlisted == nil ? 0 : 1)))
    let whole = Dictionary(questions.map { ($0.variant, $0) }, uniquingKeysWith: { $1 })
    var left = questions.map { $0.without(unlisted) }
    for number in 1...count where !left.isEmpty {
      let start = Int(generator.next() % UInt64(left.count))
      let outlook = state.outlook
      var best = (place: start, information: -1.0)
      for place in left.indices {
        let information = outlook.information(of: left[place])
        if information > best.information { best = (place, information) }
      }
      let question = left.remove(at: best.place)
      let asked = whole[question.variant] ?? question
      if asked.wrong.contains(where: { $0.contains(where: learner.beliefs.contains) }) {
        telling += 1
      }
      let evidence =
        switch learner.answer(asked, using: &generator) {
        case .right: question.evidence(isRight: true, wrong: nil)
        case .wrong(let place):
          question.evidence(
            isRight: false,
            wrong: question.wrong.firstIndex { $0.allSatisfy(asked.wrong[place].contains) })
        case .other: question.evidence(isRight: false, wrong: nil)
        }
      for change in state.apply(evidence) {
        if case .named(let belief) = change { named.append((belief, number)) }
      }
      if state.fitsNone { saidFitsNone = true }
      if stopsWhenNamed, !named.isEmpty { return }
    }
  }
}

extension Forecast {
  /// The same for whoever does not know of a belief.
  func without(_ belief: BeliefID?) -> Forecast {
    guard let belief else { return self }
    var known = self
    known.wrong = wrong.map { $0.filter { $0 != belief } }.filter { !$0.isEmpty }
    return known
  }
}
