import ReviewLog
import SeededNumbers

/// The numbers that a simulated learner follows from, with the seed of all of them.
struct LearnerSeed: Hashable, Sendable {
  /// What sort of learner it is; learners of each sort are numbered from 0.
  var sort: String
  var number: Int
  /// The seed of all learners.
  var seed: UInt64

  var name: String { "\(sort) \(number)" }

  /// The learner's own numbers, for one purpose.
  func numbers(for purpose: String) -> SeededNumbers {
    // FNV-1a over the name; the generator scatters what is left alike.
    let hash = "\(name) \(purpose)".utf8.reduce(UInt64(0xcbf2_9ce4_8422_2325)) {
      ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3
    }
    var mixed = SeededNumbers(seed: hash ^ seed)
    return SeededNumbers(seed: mixed.next())
  }
}

/// A simulated learner and what their sessions came to.
struct SimulatedLearner {
  let seed: LearnerSeed
  /// The misconceptions that the learner has.
  var beliefs: [String] = []
  /// The lesson that their questions are about; nil for the whole course.
  var lesson: String?
  var mind: any Mind
  /// The random numbers of the program: ids and seeds of questions.
  var random: SeededNumbers
  /// The learner's clock after the last sitting.
  var time = UTCTime(milliseconds: 0)
  var sittings = 0
  var lessonsRead = 0
  var answers: [Answered] = []
  /// What must not happen.
  var troubles: [String] = []

  init(_ seed: LearnerSeed, beliefs: [String] = [], lesson: String? = nil, mind: any Mind) {
    self.seed = seed
    self.beliefs = beliefs
    self.lesson = lesson
    self.mind = mind
    random = seed.numbers(for: "program")
  }
}
