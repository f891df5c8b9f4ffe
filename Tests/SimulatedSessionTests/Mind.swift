import Curriculum
import QuizEngine
import SeededNumbers
import SpacedRepetition

/// What decides a simulated learner's answers.
protocol Mind {
  /// Returns the answer to a question.
  mutating func answer(to question: ShownQuestion, on day: Int) -> Answer

  /// Takes in a verdict, and with it the right answer.
  mutating func hear(isRight: Bool, about question: ShownQuestion, on day: Int)
}

/// A simulated learner's answer.
struct Answer {
  /// Nil for "I don't know".
  var typed: String?
  /// Whether it was remembered from elsewhere, so that it may be no answer to this question.
  var isRemembered = false
  /// Those of the learner's misconceptions that give a wrong answer here.
  var probed: Set<String> = []
}

/// A learner who knows everything but some misconceptions, and slips now and then.
struct Mistaken: Mind {
  /// Where several give a wrong answer, the first one does.
  var beliefs: [String]
  /// The share of questions answered wrong by chance.
  var slips: Double
  var generator: SeededNumbers
  /// Whether the learner gives the right answer that the verdict on a wrong one has shown.
  var repeatsVerdicts = false
  private var shown: Set<String> = []

  init(beliefs: [String], slips: Double, generator: SeededNumbers) {
    self.beliefs = beliefs
    self.slips = slips
    self.generator = generator
  }

  mutating func answer(to question: ShownQuestion, on day: Int) -> Answer {
    if shown.contains(question.id) { return Answer(typed: question.rightAnswer) }
    let wrong = beliefs.compactMap { id in
      question.answer(believing: id).map { (id: id, typed: $0) }
    }
    let slip =
      Double.random(in: 0..<1, using: &generator) < slips
      ? question.slip(using: &generator) : nil
    return Answer(
      typed: slip ?? wrong.first?.typed ?? question.rightAnswer, probed: Set(wrong.map(\.id)))
  }

  mutating func hear(isRight: Bool, about question: ShownQuestion, on day: Int) {
    if repeatsVerdicts && !isRight { shown.insert(question.id) }
  }
}

/// A learner who knows nothing, and remembers the right answers that verdicts showed.
struct Rote: Mind {
  enum Key: String, CaseIterable, Sendable {
    /// The author's words and code, whatever the order of the items.
    case text
    /// The question's id; names of classes are replaced by the template's.
    case id
  }

  var key: Key
  private var known: [String: Memory] = [:]

  private enum Memory {
    case items([String])
    case words(String)
  }

  init(by key: Key) { self.key = key }

  private func key(of question: ShownQuestion) -> String {
    switch key {
    case .text: question.variant
    case .id: question.id
    }
  }

  private func unnamed(_ texts: [String], in question: ShownQuestion) -> [String] {
    question.template.unnamed(texts, seed: question.prepared.seed)
  }

  mutating func answer(to question: ShownQuestion, on day: Int) -> Answer {
    switch known[key(of: question)] {
    case nil: return Answer()
    case .words(let words): return Answer(typed: words, isRemembered: true)
    case .items(let texts):
      let items = question.prepared.items
      let listed = unnamed(items.map(\.text), in: question)
      let places = texts.compactMap { text in listed.firstIndex(of: text) }
      guard places.count == texts.count else { return Answer() }
      return Answer(typed: places.map { items[$0].key }.joined(), isRemembered: true)
    }
  }

  mutating func hear(isRight: Bool, about question: ShownQuestion, on day: Int) {
    let right = question.rightAnswer
    let memory: Memory =
      if let items = question.items(in: right) {
        .items(unnamed(items.map(\.text), in: question))
      } else {
        .words(key == .text ? right : unnamed([right], in: question)[0])
      }
    known[key(of: question)] = memory
  }
}

/// A learner who forgets as FSRS says, with first intervals of their own.
struct Forgetful: Mind {
  /// How this learner forgets, which the program has to find out.
  private let forgetting: FSRS
  private var memories: [String: (state: MemoryState, day: Int)] = [:]
  private var generator: SeededNumbers
  /// The probability that the lesson was enough for a first answer.
  private static let understanding = 0.7

  /// `pace` multiplies the first four weights: below one is faster forgetting than usual.
  init(pace: Double, generator: SeededNumbers) {
    var weights = Parameters.defaults.weights
    for place in 0..<4 { weights[place] *= pace }
    guard let parameters = Parameters(weights: weights) else {
      preconditionFailure("weights out of their bounds")
    }
    forgetting = FSRS(parameters)
    self.generator = generator
  }

  var knownRules: Set<String> { Set(memories.keys) }

  mutating func answer(to question: ShownQuestion, on day: Int) -> Answer {
    let chance =
      memories[question.rule].map {
        forgetting.retrievability(of: $0.state, after: Days(day - $0.day))
      } ?? Self.understanding
    guard Double.random(in: 0..<1, using: &generator) >= chance else {
      return Answer(typed: question.rightAnswer)
    }
    return Answer(typed: question.slip(using: &generator))
  }

  mutating func hear(isRight: Bool, about question: ShownQuestion, on day: Int) {
    let rating: Rating = isRight ? .good : .again
    let state =
      memories[question.rule].map {
        forgetting.next($0.state, after: Days(day - $0.day), rated: rating)
      } ?? forgetting.firstState(rated: rating)
    memories[question.rule] = (state, day)
  }
}
