import Beliefs
import Foundation
import SeededNumbers

/// A question of the record that `Scripts/deep score` makes of the shipped course.
struct RecordedQuestion: Decodable {
  var id: String
  var rule: String
  var variant: String
  var guessRate: Double
  var pairs: Int
  var swaps: [Int]
  var wrong: [[String]]

  /// `navigation` of `navigation.set-stack`.
  var topic: Substring { rule.prefix { $0 != "." } }

  var forecast: Forecast {
    Forecast(
      variant: variant, question: id, wrong: wrong.map { $0.map(BeliefID.init(rawValue:)) },
      guessRate: guessRate, pairs: pairs, swaps: Set(swaps))
  }
}

/// The answers under each belief to the questions of the shipped course and to those from examples.
struct RecordedCourse: Decodable {
  var misconceptions: [Line]
  var questions: [RecordedQuestion]

  struct Line: Decodable { var id: String }

  static func read(_ file: URL) throws -> RecordedCourse {
    try JSONDecoder().decode(RecordedCourse.self, from: Data(contentsOf: file))
  }

  var beliefs: [BeliefID] { misconceptions.map { BeliefID(rawValue: $0.id) } }

  /// Misconceptions without a neighbour. A neighbour shares the answers to half of the questions
  /// that distinguish it; an unlisted misconception with a neighbour can only be diagnosed as that
  /// neighbour.
  var beliefsWithoutNeighbour: [BeliefID] {
    /// For each misconception its questions, each with the misconceptions that answer all variants
    /// alike.
    var tellers: [String: [String: Set<String>]] = [:]
    for question in questions {
      for beliefs in question.wrong {
        for belief in beliefs {
          tellers[belief, default: [:]][question.id, default: Set(beliefs)]
            .formIntersection(beliefs)
        }
      }
    }
    return misconceptions.map(\.id).filter { id in
      tellers.allSatisfy { belief, questions in
        belief == id || questions.values.count { $0.contains(id) } * 2 < questions.count
      }
    }.map(BeliefID.init(rawValue:))
  }

  /// The targets of the questions, by question.
  var targets: [String: String] {
    Dictionary(questions.map { ($0.id, $0.rule) }, uniquingKeysWith: { first, _ in first })
  }

  /// A session with the questions that any of these misconceptions bears on, and those of their rules.
  func questions(about beliefs: [BeliefID]) -> Interview.Questions {
    let names = Set(beliefs.map(\.rawValue))
    let rules = Set(
      authored.filter { $0.wrong.contains { !names.isDisjoint(with: $0) } }.map(\.rule))
    return Interview.Questions(
      due: authored.filter { rules.contains($0.rule) }.map(\.forecast), made: made)
  }

  /// The questions of authors; the others are generated for a suspected belief.
  var authored: [RecordedQuestion] { questions.filter { !$0.id.hasPrefix("belief-") } }

  /// For each misconception the questions that are generated to detect it.
  var made: [BeliefID: [Forecast]] {
    let made = questions.filter { $0.id.hasPrefix("belief-") }
    return Dictionary(grouping: made) { question in
      BeliefID(
        rawValue: String(question.id.dropFirst("belief-".count).prefix { $0 != "/" }))
    }.mapValues { $0.map(\.forecast) }
  }

  /// A session in which the rules that a misconception affects are due, and those of the same
  /// topics are new.
  func questions(about belief: BeliefID) -> Interview.Questions {
    let speaking = authored.filter { $0.wrong.contains { $0.contains(belief.rawValue) } }
    let (rules, topics) = (Set(speaking.map(\.rule)), Set(speaking.map(\.topic)))
    let near = authored.filter { topics.contains($0.topic) }
    return Interview.Questions(
      due: near.filter { rules.contains($0.rule) }.map(\.forecast),
      new: near.filter { !rules.contains($0.rule) }.map(\.forecast), made: made)
  }

  /// A session in which all rules are due, each question once, so that tests stay quick.
  var questionsOnce: Interview.Questions {
    var seen: Set<String> = []
    return Interview.Questions(
      due: authored.filter { seen.insert($0.id).inserted }.map(\.forecast), made: made)
  }

  /// A session in which all rules are due.
  var allQuestions: Interview.Questions {
    Interview.Questions(due: authored.map(\.forecast), made: made)
  }
}

extension SeededNumbers {
  mutating func chance(_ probability: Double) -> Bool {
    Double(next() >> 11) / Double(1 << 53) < probability
  }
}

/// An answer to a question.
enum SimulatedAnswer: Equatable {
  case right
  /// The known wrong answer of this number.
  case wrong(Int)
  /// An answer that no misconception gives; perhaps the right order with two neighbours swapped.
  case other(isSwap: Bool)
}

/// A learner who answers by rule.
struct SimulatedLearner {
  /// Misconceptions that decide the answer wherever they apply.
  var beliefs: [BeliefID] = []
  /// The probability of another answer than the misconception's.
  var slip = 0.1
  /// The probability of knowing the truth where no misconception applies; else the answer is a
  /// guess.
  var knowledge = 0.0
  /// Whether a guess is one of the answers that others would give, each as likely.
  var guessesPlausibly = false
  /// The probability of swapping two neighbours of an order.
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
    guard question.pairs > 0, generator.chance(swaps) else { return .right }
    // Some of the swapped pairs are the answer of a misconception as well.
    let pair = Int(generator.next() % UInt64(question.pairs))
    let known = question.swaps.sorted()
    return known.indices.contains(pair) ? .wrong(known[pair]) : .other(isSwap: true)
  }

  private func guess(
    _ question: Forecast, using generator: inout SeededNumbers
  ) -> SimulatedAnswer {
    if guessesPlausibly {
      let choice = Int(generator.next() % UInt64(question.wrong.count + 2))
      if choice == 0 { return .right }
      return choice > question.wrong.count ? .other(isSwap: false) : .wrong(choice - 1)
    }
    for place in -1..<question.wrong.count where generator.chance(question.guessRate) {
      return place < 0 ? .right : .wrong(place)
    }
    return .other(isSwap: false)
  }
}

/// The outcome of asking a learner.
struct Interview {
  /// The questions that may be asked.
  struct Questions {
    /// The questions that are due.
    var due: [Forecast]
    /// The questions that are asked when no due question shows anything.
    var new: [Forecast] = []
    /// Questions generated to detect a misconception, asked as soon as it is suspected.
    var made: [BeliefID: [Forecast]]

    /// The questions asked last, which come again after others, as their rules do.
    private var resting: [Forecast] = []

    init(due: [Forecast], new: [Forecast] = [], made: [BeliefID: [Forecast]]) {
      self.due = due
      self.new = new
      self.made = made
    }

    /// The value of `questionsBeforeReturn`.
    static let mostResting = 3
    /// The value of `Diagnostician.suspects`.
    static let mostSuspects = 4
    static let worthProbing = 0.015

    mutating func take(
      _ state: BeliefState, using generator: inout SeededNumbers
    ) -> Forecast? {
      let suspects = state.suspects.prefix(Self.mostSuspects)
        .filter { $0.posterior >= Self.worthProbing }
      // A session lets a learner wait for one misconception's questions at most.
      if let suspect = suspects.first(where: { made[$0.belief] != nil }) {
        due += made.removeValue(forKey: suspect.belief) ?? []
      }
      let outlook = state.outlook
      if !new.isEmpty, due.allSatisfy({ outlook.information(of: $0) < Self.leastBits }) {
        due += new
        new = []
      }
      guard !due.isEmpty else { return nil }
      var best = (place: Int(generator.next() % UInt64(due.count)), information: 1e-9)
      for place in due.indices {
        let information = outlook.information(of: due[place])
        if information > best.information { best = (place, information) }
      }
      let question = due.remove(at: best.place)
      resting.append(question)
      if resting.count > Self.mostResting { due.append(resting.removeFirst()) }
      return question
    }

    /// The value of `leastBitsTold`.
    static let leastBits = 0.02
  }

  var named: [(belief: BeliefID, after: Int)] = []
  /// The number of answers, up to the first naming, on which one of the learner's misconceptions
  /// bears.
  var telling = 0
  /// Whether it was said that answers agree with each other and with nothing known.
  var saidUnlisted = false
  var state: BeliefState

  /// Asks `count` questions, each the one with the most information. One of the listed
  /// misconceptions may be `unlisted`: learners may have it, and the model does not know it.
  init(
    _ learner: SimulatedLearner, _ questions: Questions, listedCount: Int,
    unlisted: BeliefID? = nil, targets: [String: String] = [:], count: Int,
    stopsWhenNamed: Bool = false,
    using generator: inout SeededNumbers
  ) {
    state = BeliefState(BeliefModel(listedCount: listedCount - (unlisted == nil ? 0 : 1)))
    var left = questions
    var whole: [String: Forecast] = [:]
    if let unlisted {
      left.made[unlisted] = nil
      for question in left.due + left.new + left.made.values.joined() {
        whole[question.variant] = question
      }
      left.due = (left.due + left.new).map { $0.without(unlisted) }
      left.new = []
      left.made = left.made.mapValues { $0.map { $0.without(unlisted) } }
    }
    for number in 1...count {
      guard let question = left.take(state, using: &generator) else { return }
      let asked = whole[question.variant] ?? question
      let isTelling = asked.wrong.contains { $0.contains(where: learner.beliefs.contains) }
      if isTelling { telling += 1 }
      var evidence: Evidence
      switch learner.answer(asked, using: &generator) {
      case .right: evidence = question.evidence(isRight: true, wrong: nil)
      case .wrong(let place):
        evidence = question.evidence(
          isRight: false,
          wrong: question.wrong.firstIndex { $0.allSatisfy(asked.wrong[place].contains) },
          isSwap: asked.swaps.contains(place))
      case .other(let isSwap):
        evidence = question.evidence(isRight: false, wrong: nil, isSwap: isSwap)
      }
      evidence.rules = targets[asked.question].map { [$0] } ?? []
      for change in state.apply(evidence) {
        if case .named(let belief) = change { named.append((belief, number)) }
      }
      if !state.unlisted.isEmpty { saidUnlisted = true }
      if stopsWhenNamed, !named.isEmpty { return }
    }
  }
}

extension Forecast {
  /// The forecast of a model that does not know a misconception.
  func without(_ belief: BeliefID) -> Forecast {
    var known = self
    known.wrong = []
    known.swaps = []
    for (place, beliefs) in wrong.enumerated() {
      let others = beliefs.filter { $0 != belief }
      guard !others.isEmpty else { continue }
      if swaps.contains(place) { known.swaps.insert(known.wrong.count) }
      known.wrong.append(others)
    }
    return known
  }
}

extension Forecast {
  /// Returns the evidence of an answer: the right one, the wrong one at this place, or when nil an unknown
  /// one. `isSwap` says whether an unknown one is the right order except for two neighbours.
  fileprivate func evidence(isRight: Bool, wrong place: Int?, isSwap: Bool = false) -> Evidence {
    evidence(
      isRight: isRight, givenBy: place.map { Set(wrong[$0]) } ?? [],
      isSwap: place.map(swaps.contains) ?? isSwap)
  }
}
