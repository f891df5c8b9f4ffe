public import Releases

/// One rule of the rule book, read from `Sources/UIKit/Rules`.
public struct RuleEntry: Hashable, Sendable {
  /// `topic.statement`; never reused for another rule.
  public var id: String
  /// The ids that it had, and those of rules that became part of it.
  public var formerly: [String] = []
  /// The rule in one sentence, for the learner.
  public var sentence: String
  /// The first release the rule is known for.
  public var since: String
  /// The last release it holds for, with its minor ones; nil while it holds.
  public var through: String?
  /// Whether UIKit does otherwise in other releases, so that the model follows the rule in its own
  /// alone.
  public var isBoundToReleases = false
  /// A: Apple's reference. S: a stack trace or exception in a public issue. T: a published console
  /// trace. P: another implementation or its tests. M: measured. K: recall.
  public var evidence: String
  /// high, medium, low or recall.
  public var confidence: String
  /// The other plausible behaviour; nil for a rule that is not weak.
  public var alternative: String?
  /// The articles that discuss it, `000` to `004`.
  public var articles: [String]
  /// Entries of the claims ledger, `S000-10`.
  public var claims: [String]
  /// The callbacks and members that it describes.
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

  /// Whether a release is one of the rule's.
  public func isInForce(in ios: IOSVersion) -> Bool { RuleReleases(of: self).contains(ios) }
}

/// The releases that a rule holds in, as numbers: every run asks for those of all rules that are bound
/// to some.
struct RuleReleases: Hashable, Sendable {
  let id: String
  private let first: IOSVersion?
  private let lastMajor: Int?

  init(of rule: RuleEntry) {
    id = rule.id
    first = IOSVersion(rule.since)
    lastMajor = rule.through.flatMap { IOSVersion($0) }?.major
  }

  /// Whether a release is among them; the last one counts with all its minor ones.
  func contains(_ ios: IOSVersion) -> Bool {
    if let first, ios < first { return false }
    return lastMajor.map { ios.major <= $0 } ?? true
  }
}

/// A declaration in the model's source.
public struct SourceExcerpt: Hashable, Sendable {
  /// The declaration's full name: `UIViewController.view`.
  public var name: String
  /// The embedded file: `UIKit/UIViewController.swift`.
  public var file: String
  /// The line of the excerpt's first line in the file, from 1.
  public var firstLine: Int
  /// The declaration and the comment above it, without their common indentation.
  public var text: String

  public init(name: String, file: String, firstLine: Int, text: String) {
    self.name = name
    self.file = file
    self.firstLine = firstLine
    self.text = text
  }
}
