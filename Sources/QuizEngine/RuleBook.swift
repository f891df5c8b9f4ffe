public import Curriculum
import Scenarios

/// A rule of the rule book, as a learner reads it.
public struct Reason: Hashable, Sendable {
  public var rule: RuleID
  /// Nil when the rule book does not have the rule.
  public var sentence: String?
  /// Places in the articles, as `000:128`.
  public var articles: [String]
  /// The callbacks and members it speaks of.
  public var names: [String]
}

/// The rule book by id, for looking up many.
struct RuleBook: Sendable {
  private let entries: [String: RuleEntry]

  init(_ rules: [RuleEntry]) {
    entries = Dictionary(rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func reason(_ id: String) -> Reason {
    let entry = entries[id]
    return Reason(
      rule: RuleID(rawValue: id), sentence: entry?.sentence, articles: entry?.articles ?? [],
      names: entry?.names ?? [])
  }

  subscript(id: RuleID) -> RuleEntry? { entries[id.rawValue] }
}
