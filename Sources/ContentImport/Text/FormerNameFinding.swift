/// A mistake in a list of former names.
enum FormerNameFinding: ContentFinding {
  /// Neither an id nor two with a slash between.
  case noName(String)
  case tooMany(limit: Int)
  /// The course has a lesson or a question of the name.
  case isInUse(Noun, String)
  case isItsOwn(Noun, String)
  /// Names that are former names of each other, from the first to the first.
  case goInACircle([String])

  /// The things that may have former names.
  enum Noun: String {
    case course, lesson, question, topic
  }
}
