internal import Curriculum
internal import Diagnostics
internal import Phrases
internal import QuizEngine

extension ImportRefusal {
  /// In lower case and without a full stop, as a diagnostic says it.
  public var message: String {
    switch self {
    case .unknownRequest(let words):
      let forms = QuestionKind.allCases.compactMap { $0.drafting.importForm }
      let kinds = forms.map { String($0.prefix { $0 != " " }) }
      let kind = String(words.prefix { $0 != " " })
      return "comments can't ask '\(words)'; expected \(alternatives(forms))"
        + (suggestion(for: kind, among: kinds).map(didYouMean) ?? "")
    case .needsMore(let kind):
      return "a question of kind '\(kind.rawValue)' needs more than its scenario; begin it with "
        + "'vdl content new question \(kind.rawValue)'"
    case .noEventToCount(let name):
      return "'\(name)' isn't an event; write '// ask: count Home.viewDidLoad'"
    case .problem(let problem):
      return problem.message
    case .noRuleDecides(let question, let first):
      return "no rule that acts in '\(question)' decides its answer"
        + (first.map { "; about the first rule that was tried: \($0.message)" } ?? "")
        + "; name a rule with '// rules: …'"
    }
  }
}
