/// A mistake in a course as a whole: its list of lessons, names given twice, lessons that require
/// each other.
enum CourseFinding: ContentFinding {
  case hasNoLessons
  /// A file that the course file does not name.
  case isNotListed(file: String)
  case isSecondCourse(CourseName, String)
  case isSecondLesson(String)
  case isSecondQuestion(String)
  case hasNoLesson(String, near: String?)
  /// The lessons of a circle, from the first to the first.
  case requireEachOther([String])
  /// A lesson requires one that is listed below it.
  case comesLater(String)

  /// The two names that a course is found again by; the raw value is the key in the course file.
  enum CourseName: String {
    case id, uuid
  }
}
