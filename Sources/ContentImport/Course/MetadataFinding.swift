/// A mistake in what a course file says about the course, or in what it requires of other courses.
enum MetadataFinding: ContentFinding {
  case noVersion(String)
  case noLanguage(String)
  case isTooLong(key: String, limit: Int)
  /// The text is no `course` and no `course/lesson`.
  case noRequirement(String)
  case requiresItself(String)
  /// No course of this id is taught here, or is read together with this one.
  case hasNoCourse(String, near: String?)
  case hasNoLesson(String, of: String, near: String?)
  /// The courses of a circle, from the first to the first.
  case requireEachOther([String])
}
