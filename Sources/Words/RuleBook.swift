internal import Phrases

/// What `vdl rules` and `vdl source` say.
public enum RuleBook {
  // MARK: A name

  public static let when = "When"
  public static let beforeAndAfter = "Before and after what"
  public static let sinceWhen = "Since when"
  public static let howSure = "How sure"
  public static let withARun = "With a run"

  public static let sameBefore = "same object, before"
  public static let sameAfter = "same object, after"
  public static let otherBefore = "another, before"
  public static let otherAfter = "another, after"
  public static let inside = "while it runs"

  /// How often a callback comes there.
  public static func times(_ callback: String, _ count: Int) -> String { "\(callback) \(count)x" }

  public static func counted(over times: Int) -> String {
    "Counted over \(times) times in the examples."
  }

  /// `sent` is what comes while the member runs.
  public static func isSentToNobody(_ sent: [String]) -> String {
    "UIKit sends it to no object in the examples."
      + (sent.isEmpty ? "" : " While it runs: \(list(sent)).")
  }

  public static let fromTheBeginning = "from the beginning"

  /// `since` says the releases.
  public static func since(_ name: String, _ since: String) -> String { "\(name): \(since)" }

  /// Of what is in doubt, the rules.
  public static func sureness(
    rules: Int, confidences: [(count: Int, confidence: String)], inDoubt: [String]
  ) -> String {
    numbered(rules, "rule") + ", confidence: "
      + list(confidences.map { "\($0.count) \($0.confidence)" })
      + (inDoubt.isEmpty ? "." : "; in doubt, with an alternative: \(list(inDoubt)).")
  }

  // MARK: A rule

  public static let example = "Its example"
  public static let run = "Its run"
  public static let followsRule = "> follows this rule"
  /// Go before lines of a run.
  public static let prints = "prints"
  public static let warns = "warns"
  public static let toTryIt = "To try it:"

  /// `options` are those of the circumstances, each with a space before it.
  public static func command(_ rule: String, options: String) -> String {
    "vdl rules --code \(rule) | vdl trace\(options) -"
  }

  // MARK: The rows of a rule

  public static let holds = "holds"
  public static let evidence = "evidence"
  public static let confidence = "confidence"
  public static let orElse = "or else"
  public static let articles = "articles"
  public static let claims = "claims"
  public static let speaksOf = "speaks of"

  public static func on(_ version: String) -> String { "iOS \(version)" }
  public static func from(_ first: String, to last: String) -> String { "iOS \(first) to \(last)" }
  public static func since(_ version: String) -> String { "iOS \(version) and later" }

  // MARK: Names that nothing has; in lower case, no full stop

  public static func noExample(_ rule: String) -> String { "'\(rule)' has no example yet" }

  public static func nothing(about name: String) -> String {
    "no rule is called '\(name)' or speaks of it"
  }

  /// Follows that nothing is called so; `shown` are the first of them.
  public static func idsBeginSo(_ count: Int, _ shown: [String]) -> String {
    "; \(count) ids begin so: \(list(shown))" + (count > shown.count ? ", ..." : "")
  }

  public static func noSource(of name: String) -> String {
    "the model has nothing called '\(name)'"
  }
}
