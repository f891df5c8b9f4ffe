import ContentImport
import Curriculum
import Foundation
import ProjectFiles
import SeededNumbers

/// Courses as simulated learners are spread over them.
struct Syllabus: Sendable {
  /// The lessons with questions, in their order.
  let lessons: [String]
  /// The rules that each lesson asks about, also of lessons without questions, in their order.
  let rules: [[String]]
  /// How many texts of each lesson a sitting can show: a question comes at most twice, each time in another
  /// variant if it has one.
  let textCounts: [String: Int]
  /// For each misconception the lesson with most of the questions that detect it.
  let home: [String: String]

  /// The shipped course.
  static let shipped = Result { try Syllabus(of: ProjectFiles.courses) }

  /// Reads the courses of a folder, and the record of questions under each misconception.
  init(of folder: URL) throws {
    let all = try readCourses(at: folder.path).compactMap(\.course).flatMap(\.lessons)
    lessons = all.filter { !$0.questions.isEmpty }.map(\.id.rawValue)
    rules = all.map { $0.questions.compactMap(\.rules.first).map(\.rawValue) }
    textCounts = Dictionary(
      all.map { lesson in
        (
          lesson.id.rawValue,
          lesson.questions.reduce(0) { $0 + min($1.instanceCount, Goals.mostAskings) }
        )
      }, uniquingKeysWith: { first, _ in first })
    let lessonOf = Dictionary(
      all.flatMap(\.questions).map { ($0.id.rawValue, $0.lesson.rawValue) },
      uniquingKeysWith: { first, _ in first })
    let record = try JSONDecoder().decode(
      Record.self, from: Data(contentsOf: ProjectFiles.misconceptionRecord))
    var detecting: [String: [String: Set<String>]] = [:]
    for question in record.questions {
      guard let lesson = lessonOf[question.id] else { continue }
      for belief in question.wrong.joined() {
        detecting[belief, default: [:]][lesson, default: []].insert(question.id)
      }
    }
    home = detecting.compactMapValues { [lessons] byLesson in
      // The first lesson of those that have most.
      lessons.max { (byLesson[$0]?.count ?? 0) < (byLesson[$1]?.count ?? 0) }
        .flatMap { most in lessons.first { byLesson[$0]?.count == byLesson[most]?.count } }
    }
  }

  private struct Record: Decodable {
    var questions: [Line]

    struct Line: Decodable {
      var id: String
      var wrong: [[String]]
    }
  }

  /// The misconceptions in an order of chance.
  func beliefs(_ seed: UInt64) -> [String] {
    var generator = SeededNumbers(seed: seed)
    return home.keys.sorted().shuffled(using: &generator)
  }

  /// The misconceptions at home in a lesson.
  func beliefs(in lesson: String) -> [String] {
    home.filter { $0.value == lesson }.keys.sorted()
  }
}
