import Releases

/// A word of the wrong form: an id with a space, a version of iOS that never was.
enum FormFinding: ContentFinding, Error {
  /// The id of a course, a lesson or a question.
  case noID(String)
  case noUUID(String)
  case noClaimID(String)
  case noRuleID(String)
  /// It is neither a rule, an act nor a callback.
  case noTeaching(String)
  case noEvent(String)
  case noCitation(String)
  case noVersion(String)
  /// A version of iOS that Apple never released.
  case neverReleased(IOSVersion)
  /// A word that is not in a fixed list.
  case unknown(Vocabulary, String, Correction)

  /// The lists of words that a course may use; the raw value is the noun for one word of the list.
  enum Vocabulary: String {
    case kind, device, ending, option
  }
}
