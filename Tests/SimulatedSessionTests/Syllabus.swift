import ContentImport
import Curriculum
import Foundation
import ProjectFiles
import SeededNumbers

/// The shipped course as simulated learners are spread over it.
struct Syllabus: Sendable {
  /// The lessons, in their order.
  let lessons: [String]
  /// For each misconception the lesson with most of the questions that detect it.
  let home: [String: String]
  /// How many rules have a question.
  let ruleCount: Int
  /// How many lessons there are to read, with or without questions.
  let lessonCount: Int

  /// From the course's files, and the record of its questions under each misconception.
  static let shipped = Result { try Syllabus() }

  private init() throws {
    let course = try readCourses(at: ProjectFiles.courses.path).compactMap(\.course)
    let all = course.flatMap(\.lessons)
    lessons = all.filter { !$0.questions.isEmpty }.map(\.id.rawValue)
    lessonCount = all.count
    ruleCount = Set(all.flatMap(\.questions).compactMap(\.rules.first)).count
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
