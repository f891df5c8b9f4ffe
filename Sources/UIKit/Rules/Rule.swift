/// One thing UIKit does, with the releases it applies to and its evidence.
///
/// A rule is declared with its topic (`Rules/Rule+Loading.swift`, ...), and the model calls
/// `because(.rule)` where it follows it.
public final class Rule {
  /// `topic.statement`; never reused for another rule.
  public let id: String
  public let sentence: String
  /// The first release the rule is known for.
  public let since: String
  /// The last release, when UIKit has changed since.
  public let through: String?
  /// A: Apple's reference. S: a stack trace or exception in a public issue. T: a published console
  /// trace. P: another implementation or its tests. M: measured. K: recall.
  public let evidence: String
  /// high, medium, low or recall.
  public let confidence: String
  /// The other plausible behaviour of a rule that is weak or that UIKit leaves open: the model
  /// follows it in a run where the rule is switched off.
  public let alternative: String?
  /// The articles that discuss it, `000` to `004`.
  public let articles: [String]
  /// Entries of the claims ledger, `S000-10`.
  public let claims: [String]
  /// The callbacks and members that it describes.
  public let names: [String]

  init(
    _ id: String, _ sentence: String, since: String = "3", through: String? = nil,
    evidence: String, confidence: String, alternative: String? = nil, articles: [String] = [],
    claims: [String] = [],
    names: [String] = []
  ) {
    self.id = id
    self.sentence = sentence
    self.since = since
    self.through = through
    self.evidence = evidence
    self.confidence = confidence
    self.alternative = alternative
    self.articles = articles
    self.claims = claims
    self.names = names
  }
}

/// Marks the place where the model follows a rule, for the trace, and returns whether it must.
///
/// True natively. The interpreter can switch rules off, so all effects of a rule are behind its
/// mark: `if because(.rule) { … }`, with the alternative of a weak rule in the `else`.
@discardableResult
@_semantics("vdl.because")
func because(_ rule: Rule) -> Bool {
  return true
}
