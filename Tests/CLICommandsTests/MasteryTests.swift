import ContentImport
import Curriculum
import Diagnostics
import Foundation
import ProjectFiles
import QuizEngine
import ReviewLog
import Scenarios
import SeededNumbers
import SpacedRepetition
import Storage
import Testing

@testable import CLICommands

/// A learner who answers a session's questions.
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
    let course = try #require(readCourse(folder: ProjectFiles.shippedCourse.path).course)
    let held = try heldCounts(learner, seed: 7, days: Self.days ?? 1, of: course, liveModel)
    print("\(learner): rules held after each day: \(held)")
    if learner == .byRote { #expect(held.allSatisfy { $0 == 0 }) }
  }

  private static let days = ProcessInfo.processInfo.environment["VDL_MASTERY_DAYS"].flatMap {
    Int($0)
  }

  /// How many rules are held at the end of each day.
  private func heldCounts(
    _ kind: Learner, seed: UInt64, days: Int, of course: Course = SmallCourse.course,
    _ model: Model = SmallCourse.model
  ) throws -> [Int] {
    var generator = SeededNumbers(seed: seed)
    let room = try Classroom()
    room.course = course
    room.model = model
    room.isDecided = false
    room.seed = seed &* 1000
    var memory: [QuestionID: String] = [:]
    var held: [Int] = []
    for _ in 0..<days {
      let study = try room.study(room.lines(), stop: .init())
      for lesson in course.lessons { try study.markRead(lesson.id, in: course.id) }
      for _ in 0..<10 {
        guard let asked = try study.question(in: .dueAndNew) else { break }
        let right = rightAnswer(to: asked.prepared)
        var answer = right
        switch kind {
        case .ofRules:
          if Double.random(in: 0..<1, using: &generator) < 0.05 {
            answer = wrongAnswer(to: asked.prepared, run: { model.run($0) })?.typed ?? right
          }
        case .byRote:
          let question = course.lessons.flatMap(\.questions).first {
            $0.id == asked.presentation.question
          }
          answer =
            memory[asked.presentation.question] ?? wrongAnswer(
              to: asked.prepared, run: { model.run($0) })?.typed ?? "1"
          memory[asked.presentation.question] =
            question?.unnamed([right], seed: asked.prepared.seed)[0] ?? right
        }
        room.time = room.time.advanced(by: .seconds(30))
        if case .saved(let answered) = try study.submit(answer, to: asked) {
          try study.markSeen(answered)
        } else {
          try study.skip(asked)
        }
      }
      held.append(try study.progress().overall.rules.held)
      room.time = room.time.advanced(by: .seconds(86_400))
    }
    return held
  }
}

@Suite struct `A rule` {
  private let room: Classroom
  private let study: Study

  init() throws {
    room = try Classroom()
    room.course = SmallCourse.course
    room.model = SmallCourse.model
    room.isDecided = false
    study = try room.study(room.lines(), stop: .init())
  }

  private func ask() throws -> Study.Asked { try #require(try study.question(in: .dueAndNew)) }

  private func answer(_ asked: Study.Asked, rightly isRight: Bool = true) throws -> Study.Answered {
    room.time = room.time.advanced(by: .seconds(10))
    let run = { [room] in room.model.run($0) }
    let typed =
      isRight
      ? rightAnswer(to: asked.prepared)
      : try #require(wrongAnswer(to: asked.prepared, run: run)).typed
    guard case .saved(let answered) = try study.submit(typed, to: asked) else {
      throw CancellationError()
    }
    return answered
  }

  private func state(_ asked: Study.Asked) throws -> RuleState {
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
    let tomorrow = StudyDay(number: StudyDay(of: room.time, in: .utc).number + 1)
    #expect(state.due == tomorrow.start(in: .utc))
    // The day after, it is asked and graded as ever.
    room.time = tomorrow.start(in: .utc).advanced(by: .seconds(3600))
    let later = try #require(try study.question(in: .due))
    #expect(later.prepared.target == first.prepared.target)
    _ = try answer(later)
    #expect(try self.state(first).reviewCount == 1)
  }
}

/// Four rules, and a model in which a program that counts to a number makes so many views.
private enum SmallCourse {
  static let course: Course = {
    var course = Classroom.course()
    course.lessons = [course.lessons[0]]
    func question(
      _ id: String, _ ask: Ask, _ rule: String, count: String, values: [String] = []
    ) -> Question {
      Question(
        id: QuestionID(course: course.id, id), lesson: course.lessons[0].id, ask: ask,
        prompt: "What of \(id)?",
        scenario: "class Home: UIViewController {}\nfor _ in 1...\(count) { show(Home()) }",
        rules: [RuleID(rawValue: rule)],
        variation: values.isEmpty
          ? nil
          : Variation(names: ["Home"], values: [.init(name: "COUNT", options: values)]))
    }
    course.lessons[0].questions = [
      question(
        "count", .count(event: "Home.viewDidLoad"), "a.counted", count: "$COUNT",
        values: ["2", "3", "4", "5", "6", "7", "8", "9"]),
      question(
        "output", .output, "a.printed", count: "$COUNT", values: ["1", "2", "3", "4", "5"]),
      question("output-too", .output, "a.printed", count: "6"),
      question(
        "next", .count(event: "Home.loadView"), "a.loaded", count: "$COUNT",
        values: ["2", "3", "5", "8", "13"]),
      question(
        "choice",
        .choice([
          Choice(text: "It is loaded once.", check: "count == 1"),
          Choice(text: "It is loaded twice.", check: "count == 2"),
        ]), "a.loaded", count: "2"),
      question(
        "count-too", .count(event: "Home.viewDidLoad"), "a.single-answer", count: "4"),
    ]
    return course
  }()

  static let model: Model = {
    var model = Classroom.model
    model.run = { scenario, _ in run(scenario) }
    model.repeatedRuns = { { run($0) } }
    model.rules = {
      ["a.counted", "a.printed", "a.loaded", "a.single-answer"].map {
        RuleEntry(
          id: $0, sentence: "It is so.", since: "3", through: nil, evidence: "A",
          confidence: "high", articles: [], claims: [], names: [])
      }
    }
    return model
  }()

  private static func run(_ scenario: Scenario) -> Run {
    let text = scenario.files.first?.text ?? ""
    let name = text.firstMatch(of: /class (\w+)/).map { String($0.1) } ?? "Home"
    let count = text.firstMatch(of: /1\.\.\.(\d+)/).flatMap { Int($0.1) } ?? 0
    var run = Run(ios: scenario.ios, device: scenario.device, outcome: .completed)
    for index in 0..<count {
      for callback in ["loadView()", "viewDidLoad()"] {
        run.events.append(
          Event(
            index: run.events.count, leave: run.events.count + 1, phase: .sync, time: 0,
            object: count == 1 ? name : "\(name)#\(index + 1)", className: name,
            callback: callback, isOverridden: true, arguments: [], stack: [],
            because: ["a.loaded"]))
      }
      run.output.append("loaded \(index)")
    }
    run.checks = scenario.checks.map { $0.hasSuffix("\(count)") ? .holds : .fails }
    return run
  }
}
