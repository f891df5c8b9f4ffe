/// The names of lessons of several courses, as people type and read them.
///
/// A lesson is called by its id where no other course has such a lesson, and by `course/id` everywhere:
///
///     let names = LessonNames(of: courses)
///     names.short(lesson)            // "sheets", or "kettles/first"
public struct LessonNames: Sendable {
  /// In the order of the courses.
  public let all: [LessonName]
  private let counts: [LessonID: Int]

  public init(_ names: some Sequence<LessonName>) {
    all = Array(names)
    counts = Dictionary(all.map { ($0.lesson, 1) }, uniquingKeysWith: +)
  }

  public init(of courses: some Sequence<Course>) {
    self.init(courses.flatMap(\.lessonNames))
  }

  /// The shortest name that means this lesson alone.
  public func short(_ name: LessonName) -> String {
    (counts[name.lesson] ?? 0) > 1 ? name.description : name.lesson.rawValue
  }

  /// The lessons that a text may mean: several where it is the id of lessons of several courses.
  public func called(_ text: String) -> [LessonName] {
    let text = text.lowercased()
    return all.filter { $0.lesson.rawValue == text || $0.description == text }
  }
}

extension Course {
  /// The names of its lessons among those of all courses.
  public var lessonNames: [LessonName] { lessons.map { name(of: $0.id) } }

  /// The name of a lesson of the course among those of all courses.
  public func name(of lesson: LessonID) -> LessonName { LessonName(course: id, lesson: lesson) }
}

extension Question {
  /// The name of its lesson among those of all courses.
  public var lessonName: LessonName { LessonName(course: id.course, lesson: lesson) }
}
