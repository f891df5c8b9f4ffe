/// A file that a course file, a lesson or a question names in vain: it is not in the course's folder, or
/// it is used already.
enum NamedFileFinding: ContentFinding, Error {
  case leadsOut(String, Role)
  case isMissing(String, Role, near: String?)
  /// The course file names it for all code.
  case isUsedEverywhere(String)

  /// The role of a file in a course.
  enum Role {
    case lesson, swift
  }
}
