import ContentImport
import Curriculum
import Foundation
import ProjectFiles
import QuizEngine
import ReviewLog
import Scenarios
import SeededNumbers
import SpacedRepetition
import Storage
import Study
import TestedEngine
import Testing

/// A learner who answers what a session asks.
private enum Learner {
  /// Knows the rules, and slips now and then.
  case ofRules
  /// Remembers the right answer of the last time to each question: the place of a choice, a number,
  /// lines and orders by the names that the template has.
  case byRote
}

/// The progress of each kind of learner in weeks of sessions with ordinary scheduling.
@Suite struct `Mastery` {
  @Test(arguments: 0..<2)
  func `comes from rules and not from remembered answers`(seed: UInt64) throws {
    let rote = try heldCounts(.byRote, seed: seed, days: 12)
    #expect(rote.allSatisfy { $0 == 0 }, "\(rote)")
    let rules = try heldCounts(.ofRules, seed: seed, days: 12)
    // One of the four rules has a single question with a single answer.
    #expect(rules.last == 3, "\(rules)")
  }

  /// The course that ships, with the model as it is: `VDL_MASTERY_DAYS=30` says for how many days.
  @Test(
    .enabled(if: Self.days != nil, "VDL_MASTERY_DAYS is not set"),
    arguments: [Learner.byRote, .ofRules])
  fileprivate func `of the shipped course`(learner: Learner) throws {
    let folder = URL(filePath: #filePath).appending(
      path: "../../../Content/Courses/view-controllers")
    let course = try #require(readCourse(folder: folder.standardized.path).course)
    let held = try heldCounts(
      learner, seed: 7, days: Self.days ?? 1, of: course, rules: testedEngine.rules,
      run: { testedEngine.run($0, limits: Limits()) })
    print("\(learner): rules held after each day: \(held)")
    if learner == .byRote { #expect(held.allSatisfy { $0 == 0 }) }
  }

  private static let days = ProcessInfo.processInfo.environment["VDL_MASTERY_DAYS"].flatMap {
    Int($0)
  }

  /// How many rules are held at the end of each day.
  private func heldCounts(
    _ kind: Learner, seed: UInt64, days: Int, of course: Course = SmallCourse.course,
    rules: [RuleEntry] = SmallCourse.rules, run: @escaping (Scenario) -> Run = SmallCourse.run
  ) throws -> [Int] {
    var generator = SeededNumbers(seed: seed)
    let desk = try Desk()
    desk.course = course
    desk.rules = rules
    desk.run = { run($0) }
    var memory: [QuestionID: String] = [:]
    var held: [Int] = []
    for _ in 0..<days {
      let study = try desk.session(seed: seed &* 1000)
      for lesson in course.lessons { try study.markRead(lesson.id, in: course.id) }
      for _ in 0..<10 {
        guard let asked = try study.question(in: .dueAndNew) else { break }
        let right = rightAnswer(to: asked.prepared)
        var answer = right
        switch kind {
        case .ofRules:
          if Double.random(in: 0..<1, using: &generator) < 0.05 {
            answer = wrongAnswer(to: asked.prepared, run: run)?.typed ?? right
          }
        case .byRote:
          let question = course.lessons.flatMap(\.questions).first {
            $0.id == asked.presentation.question
          }
          answer =
            memory[asked.presentation.question] ?? wrongAnswer(
              to: asked.prepared, run: run)?.typed ?? "1"
          memory[asked.presentation.question] =
            question?.unnamed([right], seed: asked.prepared.seed)[0] ?? right
        }
        desk.time = desk.time.advanced(by: .seconds(30))
        if case .saved(let answered) = try study.submit(answer, to: asked) {
          try study.markSeen(answered)
        } else {
          try study.skip(asked)
        }
      }
      held.append(try study.progress().overall.rules.held)
      desk.time = desk.time.advanced(by: .seconds(86_400))
    }
    return held
  }
}

@Suite struct `A rule` {
  private let desk: Desk
  private let study: StudySession

  init() throws {
    desk = try Desk()
    study = try desk.session()
  }

  private func ask() throws -> AskedQuestion { try #require(try study.question(in: .dueAndNew)) }

  private func answer(_ asked: AskedQuestion, rightly isRight: Bool = true) throws -> SavedAnswer {
    desk.time = desk.time.advanced(by: .seconds(10))
    let typed =
      isRight
      ? rightAnswer(to: asked.prepared)
      : try #require(wrongAnswer(to: asked.prepared, run: SmallCourse.run)).typed
    guard case .saved(let answered) = try study.submit(typed, to: asked) else {
      throw CancellationError()
    }
    return answered
  }

  private func state(_ asked: AskedQuestion) throws -> RuleState {
    try #require(try study.store.state(of: asked.prepared.target, learner: study.learner.id))
  }

  @Test func `that was got wrong returns as another question after three others`() throws {
    let wrong = try ask()
    _ = try answer(wrong, rightly: false)
    for _ in 0..<3 {
      let other = try ask()
      #expect(other.prepared.target != wrong.prepared.target)
      _ = try answer(other)
    }
    let again = try ask()
    #expect(again.prepared.target == wrong.prepared.target)
    #expect(again.presentation.occasion == .due)
    #expect(again.prepared.question.variantName != wrong.prepared.question.variantName)
    #expect(again.presentation.answer != wrong.presentation.answer)
  }

  @Test func `whose answer was taken back returns as another question, which is not graded`() throws
  {
    let first = try ask()
    try study.undo(try answer(first, rightly: false))
    #expect(try state(first).memory == nil)
    // It has one question alone, which does not come twice in a row.
    _ = try answer(try ask())
    let again = try ask()
    #expect(again.prepared.target == first.prepared.target)
    #expect(again.prepared.question.variantName != first.prepared.question.variantName)
    _ = try answer(again)
    let state = try state(first)
    #expect(state.memory == nil && state.reviewCount == 0)
    let tomorrow = StudyDay(number: StudyDay(of: desk.time, in: .utc).number + 1)
    #expect(state.due == tomorrow.start(in: .utc))
    // The day after, it is asked and graded as ever.
    desk.time = tomorrow.start(in: .utc).advanced(by: .seconds(3600))
    let later = try #require(try study.question(in: .due))
    #expect(later.prepared.target == first.prepared.target)
    _ = try answer(later)
    #expect(try self.state(first).reviewCount == 1)
  }
}
