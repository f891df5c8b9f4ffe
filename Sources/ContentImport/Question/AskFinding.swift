import Curriculum

/// A mistake in the `ask` block of a question, beside those that every block of keys can have.
enum AskFinding: ContentFinding {
  /// A key of other kinds.
  case belongsToKinds(String, [QuestionKind], not: QuestionKind)
  case isNoNumber(String, key: String, within: ClosedRange<Int>)

  case isNoClassName(String)
  case onlyNamesVary
  /// 'vary' or 'shuffle' has no placeholders.
  case hasNoPlaceholders(String, YAMLNode.Form, example: String)
  case isNoPlaceholderName(String)
  case placeholderHoldsNoList(String, YAMLNode.Form, example: String)
  /// A placeholder with fewer than two values, or with one of them twice.
  case hasTooFewValues(String)
  case shufflesTooMany(String, Int, most: Int)
}
