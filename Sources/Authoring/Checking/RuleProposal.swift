internal import Curriculum
internal import Phrases

/// A question without a rule, with rules that it could be about.
struct RuleProposal: Hashable, Sendable {
  var question: QuestionID
  var rules: [RuleID]

  /// In lower case and without a full stop, as a diagnostic says it.
  var message: String {
    "question '\(question.name)' names no rule; its answer depends on "
      + "\(list(rules.map { quoted($0.rawValue) })): name the rule that it is about first"
  }
}
