/// One rule of the rule book (`Sources/UIKit/Rules`).
public struct RuleEntry: Hashable, Sendable {
  public var id: String
  public var sentence: String
  public var since: String
  public var through: String?
  public var evidence: String
  public var confidence: String
  /// The other plausible behaviour, of a weak rule.
  public var alternative: String?
  public var articles: [String]
  public var claims: [String]
  /// The callbacks and members it speaks of.
  public var names: [String]

  public init(
    id: String, sentence: String, since: String, through: String?, evidence: String,
    confidence: String, alternative: String? = nil, articles: [String], claims: [String],
    names: [String]
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

/// A piece of the model's source.
public struct SourceExcerpt: Hashable, Sendable {
  /// `UIViewController.view`.
  public var name: String
  /// `UIKit/UIViewController.swift`.
  public var file: String
  public var firstLine: Int
  public var text: String

  public init(name: String, file: String, firstLine: Int, text: String) {
    self.name = name
    self.file = file
    self.firstLine = firstLine
    self.text = text
  }
}
