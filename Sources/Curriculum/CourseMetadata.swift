/// The words of a course about itself, beside its title.
public struct CourseMetadata: Hashable, Sendable {
  /// The author's name for this state of the course, such as `1.2`.
  public var version: String?
  public var authors: [String]
  /// The licence, best by its SPDX name.
  public var licence: String?
  /// The language of its prose, as a BCP 47 tag such as `en`.
  public var language: String?

  public init(
    version: String? = nil, authors: [String] = [], licence: String? = nil, language: String? = nil
  ) {
    self.version = version
    self.authors = authors
    self.licence = licence
    self.language = language
  }
}

/// A part of another course that comes before all lessons of this one: a lesson of it, or all of it.
public struct CourseRequirement: Hashable, Sendable {
  public var course: CourseID
  /// Nil for all lessons of the course.
  public var lesson: LessonID?

  public init(course: CourseID, lesson: LessonID? = nil) {
    self.course = course
    self.lesson = lesson
  }

  /// Reads `course` or `course/lesson`; nil where the text has another form.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard (1...2).contains(parts.count), parts.allSatisfy(CourseID.isWellFormed) else { return nil }
    self.init(
      course: CourseID(rawValue: parts[0]),
      lesson: parts.count == 2 ? LessonID(rawValue: parts[1]) : nil)
  }
}

extension CourseRequirement: CustomStringConvertible {
  public var description: String {
    course.rawValue + (lesson.map { "/" + $0.rawValue } ?? "")
  }
}

extension Sequence<Course> {
  /// What each lesson of these courses builds on: what its course requires of others, and its own prerequisites.
  public var prerequisites: [LessonName: [LessonName]] {
    var prerequisites: [LessonName: [LessonName]] = [:]
    for course in self {
      let required = lessonsRequired(by: course)
      for lesson in course.lessons {
        prerequisites[course.name(of: lesson.id)] =
          required + lesson.prerequisites.map(course.name(of:))
      }
    }
    return prerequisites
  }

  /// The lessons of these courses that another one requires. What it requires of a course that isn't here can't
  /// be read, and holds nobody up.
  public func lessonsRequired(by course: Course) -> [LessonName] {
    course.requires.flatMap { requirement in
      (first { $0.id == requirement.course }?.lessonNames ?? []).filter {
        requirement.lesson == nil || $0.lesson == requirement.lesson
      }
    }
  }
}
