/// What keeps a session or a command from its database, its learner or its courses. In lower case,
/// no full stop.
public enum Study {
  // MARK: The database and the learner

  public static let noPlaceForDatabase =
    "no place for the database: neither XDG_DATA_HOME nor HOME is set"
  public static let nameADatabase = "name a file with --database FILE"
  public static let needsAName = "option '--learner' needs a name on one line"

  // MARK: Courses

  public static let hasErrors = "this course cannot be taught: it has errors"
  public static let seeContentCheck = "see 'vdl content check DIR'"
  public static let giveAnotherId = "give one of them an id of its own"

  public static func hasAnotherCourse(_ id: String) -> String {
    "the database has another course '\(id)'"
  }

  public static func shippedIsNotTaught(_ id: String) -> String {
    "warning: the course '\(id)' that ships with vdl is not taught, since yours has its id; give "
      + "yours another, and add it again"
  }

  public static func cannotBeAsked(_ question: String) -> String {
    "warning: '\(question)' cannot be asked; 'vdl content check' says why"
  }
}
