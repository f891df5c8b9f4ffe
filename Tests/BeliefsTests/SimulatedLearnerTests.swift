import Beliefs
import Foundation
import SeededNumbers
import Testing

/// Learners who answer by rule, asked the questions of the shipped course as their record has them.
/// `LEARNERS` says how many of each sort; the seed is printed where a test fails.
@Suite struct `Simulated learners` {
  private static let course = Result {
    try RecordedCourse.read(
      URL(filePath: #filePath)
        .appending(path: "../../CLICommandsTests/Fixtures/misconceptions.json").standardized.path)
  }
  private static let count =
    ProcessInfo.processInfo.environment["LEARNERS"].flatMap { Int($0) } ?? 3
  private static let seed: UInt64 = 20_261_121

  /// The questions about the rules on which a belief speaks, or one that is taken for it.
  private static func questions(
    about belief: BeliefID, in course: RecordedCourse
  ) -> [Forecast] {
    let alike = Set(
      course.questions.flatMap(\.wrong).filter { $0.contains(belief.rawValue) }.joined())
    let rules = Set(
      course.questions.filter { $0.wrong.contains { !alike.isDisjoint(with: $0) } }.map(\.rule))
    return course.questions.filter { rules.contains($0.rule) }.map(\.forecast)
  }

  @Test func `who hold one belief are named right or not at all`() throws {
    let course = try Self.course.get()
    var generator = SeededNumbers(seed: Self.seed)
    var named = 0
    var asked = 0
    var telling = 0
    let beliefs = course.beliefs.enumerated().filter { $0.offset % 4 == 1 }.map(\.element)
    for belief in beliefs {
      let interview = Interview(
        SimulatedLearner(beliefs: [belief]), Self.questions(about: belief, in: course),
        listedCount: course.beliefs.count, count: 40, stopsWhenNamed: true, using: &generator)
      guard let first = interview.named.first else { continue }
      #expect(first.belief == belief, "seed \(Self.seed)")
      named += 1
      asked += first.after
      telling += interview.telling
    }
    // Those that are missing have one or two variants, or a twin that no question of theirs tells
    // from them.
    #expect(Double(named) >= 0.75 * Double(beliefs.count), "\(named) of \(beliefs.count)")
    #expect(Double(telling) <= 6 * Double(named), "\(telling) telling answers for \(named)")
    #expect(Double(asked) <= 12 * Double(named), "\(asked) questions for \(named)")
  }

  /// Each question once, so that the suite stays quick.
  private static func sample(of course: RecordedCourse) -> [Forecast] {
    var seen: Set<String> = []
    return course.questions.filter { seen.insert($0.id).inserted }.map(\.forecast)
  }

  @Test func `who hold none, guess, or hold two are given no belief that is not theirs`() throws {
    let course = try Self.course.get()
    let questions = Self.sample(of: course)
    var generator = SeededNumbers(seed: Self.seed)
    func falseNames(_ learner: (inout SeededNumbers) -> SimulatedLearner) -> Int {
      (0..<Self.count).count { _ in
        let learner = learner(&generator)
        let interview = Interview(
          learner, questions, listedCount: course.beliefs.count, count: 30, using: &generator)
        return interview.named.contains { !learner.beliefs.contains($0.belief) }
      }
    }
    let limit = Self.count / 50
    #expect(falseNames { _ in SimulatedLearner(knowledge: 0.9) } <= limit, "seed \(Self.seed)")
    #expect(falseNames { _ in SimulatedLearner() } <= limit, "seed \(Self.seed)")
    #expect(
      falseNames {
        SimulatedLearner(
          beliefs: [
            course.beliefs[Int($0.next() % UInt64(course.beliefs.count))],
            course.beliefs[Int($0.next() % UInt64(course.beliefs.count))],
          ],
          knowledge: 0.9)
      } <= limit, "seed \(Self.seed)")
  }
}
