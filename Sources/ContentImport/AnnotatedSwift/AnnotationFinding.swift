/// A mistake in the comments of a Swift file that turn its code into questions.
enum AnnotationFinding: ContentFinding {
  case isSecondQuestion(String)
  /// A key that a question has already.
  case isSecondNote(String, in: String)
  /// No comment of the file asks anything.
  case asksNothing
  case sectionAsksNothing(String)
  case sectionHasNoScenario(String)
  case unknownEnd(String)
}
