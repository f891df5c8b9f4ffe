/// A placeholder that is used and not filled, or filled and not used.
enum PlaceholderFinding: ContentFinding {
  /// Without its sign; the correction is nil where the question fills none.
  case isNotFilled(String, Correction?)
  case isNotUsed(mark: String, of: String)
}
