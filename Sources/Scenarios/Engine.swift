/// Runs scenarios on the model of UIKit.
///
/// Loading lowers the model once, or takes its lowered form from a cache image; running is a pure
/// function of the scenario and the limits.
public struct Engine: Sendable {
  /// Loads the model; `cache` is what `cacheImage` gave to the same program earlier.
  ///
  /// An image that is damaged or belongs to another version is ignored.
  public init(cache: [UInt8]? = nil) {}

  /// The lowered model, to be kept by the caller; nil when it came from the cache.
  public var cacheImage: [UInt8]? { nil }

  /// Names the model as it is, so that stored results can say what they were computed with.
  public static var modelVersion: String { "" }

  /// Runs a scenario.
  public func run(_ scenario: Scenario, limits: Limits = Limits()) -> Run {
    Run(ios: scenario.ios, device: scenario.device, outcome: .completed)
  }

  /// The rule book of the model.
  public var rules: [RuleEntry] { [] }

  /// Returns the model's source of a member such as `UIViewController.view`.
  public func source(of name: String) -> [SourceExcerpt] { [] }

  /// The names `source(of:)` knows, for suggestions.
  public var sourceNames: [String] { [] }
}

/// One rule of the rule book (`Sources/UIKit/Rules`).
public struct RuleEntry: Hashable, Sendable {
  public var id: String
  public var sentence: String
  public var since: String
  public var through: String?
  public var evidence: String
  public var confidence: String
  public var articles: [String]
  public var claims: [String]
  /// The callbacks and members it speaks of.
  public var names: [String]

  public init(
    id: String, sentence: String, since: String, through: String?, evidence: String,
    confidence: String, articles: [String], claims: [String], names: [String]
  ) {
    self.id = id
    self.sentence = sentence
    self.since = since
    self.through = through
    self.evidence = evidence
    self.confidence = confidence
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
