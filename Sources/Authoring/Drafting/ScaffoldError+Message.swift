extension ScaffoldError {
  /// In lower case and without a full stop.
  public var message: String {
    switch self {
    case .notACourseID(let name):
      "a course has the name of its folder as its id, and '\(name)' isn't an id; "
        + Self.expectedID
    case .notALessonID(let name), .notAnAssignmentID(let name):
      "'\(name)' isn't an id; \(Self.expectedID)"
    case .lessonExists(let id):
      "the course already has a lesson '\(id)'; choose another id"
    case .noLessonList(let file):
      "there is no list 'lessons:' to add '\(file)' to; list the lessons, one on each line"
    }
  }

  private static let expectedID =
    "expected lower-case letters, digits and hyphens, with a letter first"
}
