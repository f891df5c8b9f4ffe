import ContentImport
import Coursework
import Curriculum
import Foundation
import QuizEngine
import ReviewLog
import Scenarios
import SeededNumbers
import Storage
import Study

/// A class that has handed in, made without sessions: students with an answer to each question of an assignment.
struct ClassMeasurement {
  private let course: Course
  private let engine = Engine()

  /// `folder` is that of a course.
  init(folder: String) throws {
    guard let course = try readCourse(folder: folder).course else {
      fatalError("the course isn't sound")
    }
    self.course = course
  }

  /// Kinds whose answers can be drawn by lot.
  private static let kinds = ["order", "choice", "truth", "count"]

  /// The text of an assignment with so many questions.
  func assignment(_ count: Int) -> String {
    let questions = course.lessons.flatMap(\.questions)
      .filter { Self.kinds.contains($0.kind.rawValue) }.prefix(count)
    return """
      title: Everything
      kind: homework
      zones:
        - title: All
          questions: [\(questions.map(\.id.name).joined(separator: ", "))]
          points: 1
      """
  }

  /// Writes a file for each student. `database` has the course with the assignment `all`.
  func handIn(to folder: String, from database: String, students: Int) throws {
    let store = try openStore(database)
    guard let assignment = try store.assignments(of: [course]).first else {
      fatalError("the database has no assignment of the course")
    }
    var stored: [QuestionID: StoredQuestion] = [:]
    for id in assignment.questions { stored[id] = try store.question(id) }
    let runs = RepeatedRuns(engine)
    var draw = SeededNumbers(seed: 1)
    for number in 0..<students {
      let student = LearnerID.random(using: &draw)
      let copy = assignment.copy(of: student)
      var attempts: [HandIn.Attempt] = []
      for item in copy.items(of: assignment.assignment, from: assignment.questionsByRule) {
        guard let question = stored[item.question] else { continue }
        let seed = copy.seed(of: item.question, try: 1)
        let prepared = prepare(question.question, rules: engine.rules, seed: seed) { runs.run($0) }
        guard let prepared = prepared.question else { continue }
        let time = "2026-11-20T10:00:00.000Z"
        attempts.append(
          HandIn.Attempt(
            presentation: LearnerID.random(using: &draw).rawValue,
            question: item.question.rawValue, revision: question.revision.rawValue,
            seed: HandIn.seedText(seed), shown: time, answered: time,
            typed: answer(to: prepared, &draw), hints: 0))
      }
      let handIn = HandIn(
        course: HandIn.CourseFacts(id: course.id.rawValue, uuid: course.uuid, hash: ""),
        modelVersion: Engine.modelVersion,
        assignment: HandIn.AssignmentFacts(id: "all", hash: assignment.digest),
        learner: HandIn.LearnerFacts(id: student.rawValue, name: "Student \(number)"),
        attempts: attempts, claimed: HandIn.Claim(right: 0, points: 0))
      try Data(handIn.packed()).write(to: URL(filePath: "\(folder)/\(number).vdlwork"))
    }
  }

  /// An answer by lot: mostly a wrong one, which is what takes long, since misconceptions are run for it.
  private func answer(to question: PreparedQuestion, _ draw: inout SeededNumbers) -> String {
    let keys = question.items.map(\.key)
    return switch question.question.kind.rawValue {
    case "truth": Bool.random(using: &draw) ? "true" : "false"
    case "count": "\(Int.random(in: 0...3, using: &draw))"
    case "choice": keys.randomElement(using: &draw) ?? "dk"
    default: keys.shuffled(using: &draw).joined(separator: " ")
    }
  }
}
