/// A file that a course file, a lesson or a question names and that is not in the course's folder.
enum NamedFileFinding: ContentFinding, Error {
  case leadsOut(String, Role)
  case isMissing(String, Role, near: String?)

  /// The role of a file in a course.
  enum Role {
    case lesson, swift
  }
}
