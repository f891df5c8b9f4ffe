/// A mistake in the glossary or in the symptoms of a course, or a name in them that the course has not.
enum GuideFinding: ContentFinding {
  /// The file is no block of names.
  case holdsNoEntries(Part, YAMLNode.Form)
  /// A name that two terms have, with or without capitals.
  case isSecondTerm(String)
  /// A text that must fit on a line or in a paragraph is longer.
  case isTooLong(key: String, most: Int)
  case noStep(String, lesson: String, near: String?)
  case noQuestion(String, lesson: String, near: String?)
  /// A list that must name something is empty or missing.
  case namesNone(key: String, example: String)

  /// The files that are a block of names.
  enum Part {
    case glossary, symptoms, topics
  }
}
