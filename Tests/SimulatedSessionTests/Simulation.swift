import Foundation
import ReviewLog
import SeededNumbers
import TestedEngine

/// The sorts of simulated learners, and how each of them studies.
enum Sort: String, CaseIterable, Sendable {
  /// With one misconception.
  case one
  /// With none.
  case none
  /// With two of one lesson.
  case two
  case roteByText = "rote by text"
  case roteByID = "rote by id"
  /// With a true forgetting curve.
  case memory

  /// How many learners of this sort stand beside `count` with one misconception.
  func share(of count: Int) -> Int {
    switch self {
    case .one, .none: count
    case .two: max(1, count / 2)
    case .roteByText, .roteByID: max(1, count / 20)
    case .memory: max(1, count / 50)
    }
  }
}

/// What one learner is made from. It names no state, so that learners can be made anywhere.
struct LearnerPlan: Sendable {
  var sort: Sort
  var seed: LearnerSeed
  var beliefs: [String] = []
  var lesson: String?
  var slips = 0.0
  var pace = 1.0

  init(
    _ sort: Sort, seed: UInt64, beliefs: [String] = [], lesson: String? = nil, slips: Double = 0
  ) {
    self.sort = sort
    self.seed = LearnerSeed(sort: sort.rawValue, number: 0, seed: seed)
    self.beliefs = beliefs
    self.lesson = lesson
    self.slips = slips
  }

  /// A learner with these misconceptions, in a lesson or in the one where the first of them is at home.
  init(
    believing beliefs: [String], in lesson: String?, number: Int, seed: UInt64,
    of syllabus: Syllabus
  ) {
    self.init(
      beliefs.count == 1 ? .one : .two, seed: seed, beliefs: beliefs,
      lesson: lesson ?? beliefs.first.flatMap { syllabus.home[$0] }, slips: 0.05)
    self.seed.number = number
  }

  /// One of the learners that the seed spreads over the shipped course.
  init(_ sort: Sort, number: Int, seed: UInt64, in syllabus: Syllabus) {
    self.sort = sort
    self.seed = LearnerSeed(sort: sort.rawValue, number: number, seed: seed)
    var numbers = self.seed.numbers(for: "plan")
    let all = syllabus.beliefs(seed)
    switch sort {
    case .one:
      beliefs = [all[number % all.count]]
      lesson = syllabus.home[beliefs[0]]
      slips = 0.05
    case .none:
      lesson = syllabus.lessons.randomElement(using: &numbers)
      slips = Double.random(in: 0.05...0.2, using: &numbers)
    case .two:
      let first = all.filter { syllabus.beliefs(in: syllabus.home[$0] ?? "").count > 1 }
      let belief = first[number % first.count]
      lesson = syllabus.home[belief]
      let others = syllabus.beliefs(in: lesson ?? "").filter { $0 != belief }
      beliefs = [belief] + others.shuffled(using: &numbers).prefix(1)
      slips = 0.05
    case .roteByText, .roteByID:
      lesson = syllabus.lessons.randomElement(using: &numbers)
    case .memory:
      // From half of the usual intervals to twice as much.
      pace = pow(2, Double.random(in: -1...1, using: &numbers))
    }
  }

  var learner: SimulatedLearner {
    let numbers = seed.numbers(for: "answers")
    let mind: any Mind =
      switch sort {
      case .one, .none, .two: Mistaken(beliefs: beliefs, slips: slips, generator: numbers)
      case .roteByText: Rote(by: .text)
      case .roteByID: Rote(by: .id)
      case .memory: Forgetful(pace: pace, generator: numbers)
      }
    return SimulatedLearner(seed, beliefs: beliefs, lesson: lesson, mind: mind)
  }
}

/// How long learners study. The tests take less than `Scripts/deep learners` does.
struct Timetable: Sendable {
  var questionsForOne = Goals.questionsForOne
  var questionsForTwo = Goals.questionsForTwo
  /// A lesson's questions may end before that; then the learner comes back on the next day.
  var mostSittings = 4
  var daysOfRote = 12
  var questionsOfRote = 15
  var daysOfMemory = 182
  /// The days on which the learner stays away.
  var away = 119..<140
  /// What there is to read and to learn.
  var syllabus: Syllabus

  /// How many days after an absence, and before it, its load is looked at.
  static let returnDays = 14
  static let usualDays = 28
}

extension Room {
  /// Lets a learner study as their sort does.
  func study(_ plan: LearnerPlan, _ timetable: Timetable) throws -> SessionReport {
    var learner = plan.learner
    let lesson = plan.lesson.map { ["--lesson", $0] } ?? []
    switch plan.sort {
    case .one, .none:
      ask(&learner, timetable.questionsForOne, lesson, timetable)
    case .two:
      ask(&learner, timetable.questionsForTwo, lesson, timetable)
    case .roteByText, .roteByID:
      for day in 0..<timetable.daysOfRote {
        sit(lesson + ["--count", "\(timetable.questionsOfRote)"], of: &learner, on: day)
      }
    case .memory:
      for day in 0..<timetable.daysOfMemory where !timetable.away.contains(day) {
        review(&learner, on: day, timetable)
      }
    }
    let last = learner.answers.last?.sitting.day ?? 0
    let progress = try progress(of: &learner, on: last)
    return SessionReport(plan, learner, progress, timetable)
  }

  private func ask(
    _ learner: inout SimulatedLearner, _ count: Int, _ words: [String], _ timetable: Timetable
  ) {
    for day in 0..<timetable.mostSittings where learner.answers.count < count {
      sit(words + ["--count", "\(count - learner.answers.count)"], of: &learner, on: day)
    }
  }

  /// A day of somebody who answers all that is due, and then takes up new rules of the lessons that they have
  /// read. They read on when there are none left.
  private func review(
    _ learner: inout SimulatedLearner, on day: Int, _ timetable: Timetable
  ) {
    sit(["--due", "--count", "1000"], of: &learner, on: day)
    let rules = timetable.syllabus.rules
    let known = Set(learner.answers.map(\.rule))
    func newRules() -> Set<String> {
      Set(rules.prefix(learner.lessonsRead).joined()).subtracting(known)
    }
    while newRules().isEmpty, learner.lessonsRead < rules.count { read(&learner, on: day) }
    let new = min(Settings().newPerDay, newRules().count)
    if new > 0 { sit(["--count", "\(new)"], of: &learner, on: day) }
  }
}
