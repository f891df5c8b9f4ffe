import ContentImport
import Curriculum
import Foundation
import ProjectFiles
import QuizEngine
import ReviewLog
import Scenarios
import Storage
import Study
import TerminalUI
import Testing

@testable import CLICommands

/// What follows a wrong answer to a shipped question.
@Suite struct `An explanation` {
  private static func run(_ scenario: Scenario) -> Run { liveModel.repeatedRuns()(scenario) }
  private static let course: Course? = try? readCourses(at: ProjectFiles.courses.path)
    .compactMap(\.course).first
  private static let questions = course?.lessons.flatMap(\.questions) ?? []

  /// A wrong answer with its verdict and its explanation.
  private struct Answered {
    var prepared: PreparedQuestion
    var typed: String
    var verdict: Verdict
    var explanation: Explanation
  }

  /// Wrong answers to every third shipped question. Answers under misconceptions take a hundred runs,
  /// so a few questions of the kinds that show them have them.
  private static let answers = questions.enumerated().filter { $0.offset % 3 == 0 }
    .flatMap { place, question in answers(to: question, seesMisconceptions: place % 12 == 0) }

  private static func answers(to question: Question, seesMisconceptions: Bool) -> [Answered] {
    guard
      let prepared = prepare(question, rules: liveModel.rules(), seed: 4, run: run).question
    else { return [] }
    let believed =
      seesMisconceptions && [ChoiceTask.kind, TruthTask.kind].contains(question.kind)
      ? believedAnswers(to: prepared.question, liveModel.misconceptions(), run: run) : nil
    return wrongAnswers(to: prepared, most: 2, run: run).map { typed, verdict in
      Answered(
        prepared: prepared, typed: typed, verdict: verdict,
        explanation: prepared.explanation(
          of: verdict, rules: liveModel.rules(), believed: believed, run: run))
    }
  }

  // MARK: Verdicts in rows

  private static func said(_ columns: Int = 80, _ show: (Views) -> Void) -> String {
    var text = ""
    withoutActuallyEscaping({ (part: String) in text += part }) { write in
      show(
        Views(
          Console(
            write: write, notify: { _ in }, flush: { true }, terminal: Terminal(columns: columns),
            style: .plain)))
    }
    return text
  }

  @Test func `fits a small terminal with its verdict`() throws {
    var longest = (rows: 0, text: "")
    var count = 0
    for answered in Self.answers {
      let text = Self.said { $0.verdict(answered.verdict, answered.explanation) }
      let rows = text.count { $0 == "\n" }
      let name = answered.prepared.question.id.rawValue
      count += 1
      if rows > longest.rows { longest = (rows, "\(name)\n\(text)") }
      #expect(rows < 24, "\(name), '\(answered.typed)':\n\(text)")
    }
    print("\(count) verdicts; the longest has \(longest.rows) rows: \(longest.text)")
    #expect(count >= 150)
  }

  // MARK: The dialogue

  /// Answers wrong, whatever the dialogue asks.
  private final class WrongLearner {
    private let room: Classroom
    private let store: Store
    private(set) var kinds: Set<QuestionKind> = []
    private var count = 0

    init(_ room: Classroom) throws {
      self.room = room
      store = try room.openStore()
    }

    /// The next line to type.
    func line() throws -> String {
      count += 1
      let question = try #require(
        room.said.split(separator: "\n").last { $0.hasPrefix("{\"type\": \"question\"") })
      let object = try #require(
        try JSONSerialization.jsonObject(with: Data(question.utf8)) as? [String: Any])
      let id = try #require(object["presentation"] as? String)
      let shown = try #require(try store.presentation(PresentationID(rawValue: id)))
      let asked = try #require(try store.question(shown.question)?.question)
      let prepared = try #require(
        prepare(asked, rules: liveModel.rules(), seed: shown.seed, run: `An explanation`.run)
          .question)
      kinds.insert(shown.kind)
      // A game is over when each event was typed, in whatever order.
      if prepared.answerForm == .steps { return prepared.items[count % prepared.items.count].text }
      let wrong = wrongAnswers(to: prepared, most: 3, run: `An explanation`.run)
      guard !wrong.isEmpty else { return "skip" }
      let typed = try JSONEncoder().encode(wrong[count % wrong.count].typed)
      return String(decoding: typed, as: UTF8.self)
    }
  }

  /// A verdict as a program reads it.
  private struct Said: Decodable {
    var right: Bool
    var difference: Difference?
    var cause: Cause?

    struct Difference: Decodable {
      var line: Int?
      var yours: String?
      var real: String?
    }

    struct Cause: Decodable {
      var event: String
      var calls: [String]
      var moment: String?
    }
  }

  @Test func `has a first difference or a cause, for every kind and over the dialogue`() throws {
    let room = try Classroom()
    room.model = liveModel
    // Diagnoses have tests of their own, and take a hundred runs each.
    room.model.misconceptions = { [] }
    room.course = try #require(Self.course)
    room.isDecided = false
    let learner = try WrongLearner(room)
    room.whileTyping = {
      if let line = try? learner.line() { room.typed.append(.line(line)) }
    }
    let lessons = try #require(Self.course?.lessons)
    let last = try #require(lessons.last)
    for lesson in lessons.dropLast() {
      #expect(try room.dialogue(scope: .lesson(room.course.name(of: lesson.id)), count: 11) == 0)
    }
    // Kinds that were not chosen are asked where they stand.
    for question in Self.questions
    where question.lesson != last.id && !learner.kinds.contains(question.kind) {
      let rule = try #require(question.rules.first)
      #expect(try room.dialogue(scope: .rule(rule), count: 12) == 0)
    }
    let verdicts = try room.said.split(separator: "\n")
      .filter { $0.hasPrefix("{\"type\": \"verdict\"") }
      .map { try JSONDecoder().decode(Said.self, from: Data($0.utf8)) }
    let wrong = verdicts.filter { !$0.right }
    print(
      "\(wrong.count) wrong answers of \(learner.kinds.count) kinds: "
        + "\(wrong.count { $0.difference != nil }) with a difference, "
        + "\(wrong.count { $0.cause != nil }) with a cause")
    #expect(wrong.count >= 200)
    // Questions about releases stand in the last lesson, which is left out here.
    let late = Set(last.questions.map(\.kind))
    let usual = Set(Self.questions.filter { $0.lesson != last.id }.map(\.kind))
    #expect(learner.kinds.isSuperset(of: usual))
    #expect(usual.union(late) == Set(QuestionKind.allCases))
    for verdict in wrong {
      #expect(verdict.difference != nil || verdict.cause != nil)
      if let difference = verdict.difference { #expect(difference.yours != difference.real) }
      for call in verdict.cause?.calls ?? [] { #expect(!call.isEmpty) }
    }
    // A question about a value may turn on no event.
    #expect(Double(wrong.count { $0.cause != nil }) >= 0.35 * Double(wrong.count))
  }

  // MARK: why

  @Test func `says why of every part, by its number or letter`() throws {
    for answered in Self.answers {
      let parts = answered.explanation.parts
      #expect(!parts.isEmpty, "\(answered.prepared.question.id.rawValue)")
      #expect(Set(parts.map(\.key)).count == parts.count)
      let all = Self.said { $0.why(answered.verdict, answered.explanation) }
      for part in parts {
        let text = Self.said { $0.why(part, mostRules: 3) }
        #expect(text.hasPrefix("\(part.key)  "), "\(text)")
        #expect(all.contains("\(part.key)  "))
      }
    }
  }

  @Test func `numbers the calls of a count from 1`() throws {
    let counted = Self.answers.filter { $0.verdict.kind == CountTask.kind }
    #expect(!counted.isEmpty)
    for answered in counted {
      let count = Int(answered.verdict.right[0]) ?? 0
      #expect(
        answered.explanation.parts.map(\.key)
          == (count == 0 ? ["1"] : (1...count).map { String($0) }))
    }
  }
}
