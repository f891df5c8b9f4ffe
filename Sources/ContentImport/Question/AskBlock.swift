import Curriculum
import Diagnostics
import Releases

/// The `ask` block of a question.
struct AskBlock {
  /// Nil when the kind is not known.
  var task: UnreadTask?
  var rules: [RuleID] = []
  var claims: [String] = []
  var ios = IOSVersion.ofQuestions
  var device = Device.iphone
  var ending = Ending.completed
  /// Names of supporting files, and the place of each.
  var uses: [(name: String, location: SourceLocation)] = []
  var variation: Variation?
  /// The names that the question had.
  var formerly: [QuestionID] = []
  var placeholders: [PlaceholderEntry] = []
  /// Values of the kind's own keys, in which placeholders may stand.
  var variedTexts: [String] = []

  /// All keys: those of every question, and between them those of some kinds.
  static let keys =
    ["kind", "rules", "claims", "ios", "device", "ends"] + QuestionKind.keysOfKinds.map(\.key)
    + ["uses", "names", "vary", "shuffle", formerlyKey]
}
