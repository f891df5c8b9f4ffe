import Curriculum
import EmbeddedSources
import Foundation
import QuizEngine
import ReviewLog
import Scenarios
import Storage

/// Questions generated from the rules: how many rules have some, and how long it takes to verify
/// and keep many.
struct QuestionMeasurement {
  /// A generated question that is not fit to be asked.
  struct Refusal: Error {
    var question: QuestionID
    var problems: [Problem]
  }

  private let engine = Engine()
  private let generator: RuleQuestions
  private let verifier: QuestionVerifier

  init() {
    generator = RuleQuestions(
      rules: engine.rules, examples: RuleExample.all, misconceptions: engine.misconceptions)
    verifier = QuestionVerifier(rules: engine.rules, misconceptions: engine.misconceptions)
  }

  /// The questions that can be generated about each rule, with their truths.
  func made() -> [(question: Question, truth: Truth)] {
    let rules = engine.rules.map { RuleID(rawValue: $0.id) }
    return onAllProcessors(rules.count) { [generator] index, run in
      generator.questions(about: rules[index], run: run)
    }.flatMap { $0 }
  }

  /// Prints how many of the rules have questions, and the questions by kind.
  func printRules() {
    let found = made().map(\.question)
    let rules = Set(found.compactMap(\.rules.first))
    let kinds = Dictionary(grouping: found, by: \.kind).map { "\($0.value.count) \($0.key)" }
    print(
      "\(rules.count) of \(engine.rules.count) rules: " + kinds.sorted().joined(separator: ", "))
  }

  /// Verifies `count` instances of the generated questions, imports them into a new store, and
  /// imports them again; prints the elapsed seconds of both.
  func importQuestions(_ count: Int) throws {
    let kinds = made().map(\.question)
    let questions = (0..<count).map { number in
      var question = kinds[number % kinds.count].instance(number / kinds.count)
      question.id = QuestionID(rawValue: "generated/question-\(number)")
      question.lesson = LessonID(rawValue: "generated")
      return question
    }
    let path = NSTemporaryDirectory() + "questions-\(UUID().uuidString).sqlite"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let store = try openStore(path)
    for round in ["new", "again"] {
      let began = Date()
      try take(questions, into: store)
      print(
        round, questions.count, "questions in", Int(Date().timeIntervalSince(began) * 1000), "ms")
    }
  }

  private func take(_ questions: [Question], into store: Store) throws {
    let id = CourseID(rawValue: "generated")
    let fingerprint = Digest.of(
      [Engine.modelVersion] + questions.flatMap { [$0.id.rawValue, $0.scenario, "\($0.task)"] }
    ).hexadecimal
    guard try !store.isCurrent(id, fingerprint: fingerprint) else { return }
    let verified = onAllProcessors(questions.count) { [verifier] index, run in
      verifier.verify(questions[index], run: run)
    }
    var truths: [QuestionID: Truth] = [:]
    for (question, (truth, problems)) in zip(questions, verified) {
      guard let truth, problems.isEmpty else {
        throw Refusal(question: question.id, problems: problems)
      }
      truths[question.id] = truth
    }
    let lesson = Lesson(
      id: LessonID(rawValue: "generated"), title: "Generated", aim: "None.", prerequisites: [],
      claims: [], blocks: [], questions: questions)
    let course = Course(
      id: id, uuid: "0b8f5f4e-3b60-4f0e-9f3a-6a1c2d7e9b10", title: "Generated", lessons: [lesson])
    try store.importCourse(
      CourseImport(
        course: course, truths: truths, modelVersion: Engine.modelVersion,
        fingerprint: fingerprint))
  }

  /// Does numbered work with a thread for each processor.
  private func onAllProcessors<Result: Sendable>(
    _ count: Int, _ work: @escaping @Sendable (Int, @escaping Runner) -> Result
  ) -> [Result] {
    let threads = ProcessInfo.processInfo.activeProcessorCount
    let done = DispatchGroup()
    let lock = NSLock()
    // Only touched while the lock is held.
    nonisolated(unsafe) var results = [Result?](repeating: nil, count: count)
    for first in 0..<threads {
      done.enter()
      let thread = Thread { [engine] in
        let runs = RepeatedRuns(engine)
        for index in stride(from: first, to: count, by: threads) {
          let result = work(index) { runs.run($0) }
          lock.withLock { results[index] = result }
        }
        done.leave()
      }
      thread.stackSize = 64 << 20
      thread.start()
    }
    done.wait()
    return results.compactMap { $0 }
  }
}
