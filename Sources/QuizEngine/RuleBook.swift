public import Curriculum
import Scenarios

/// A rule of the rule book, as verdicts and hints show it.
public struct Reason: Hashable, Sendable {
  /// The rule's id.
  public var rule: RuleID
  /// The rule in words; nil when the rule book does not have the rule.
  public var sentence: String?
  /// The callbacks and members that the rule is about.
  public var names: [String]
}

/// The rules of the rule book by their ids.
struct RuleBook: Sendable {
  private let entries: [String: RuleEntry]

  init(_ rules: [RuleEntry]) {
    entries = Dictionary(rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns a rule as verdicts show it; for an unknown one only its id.
  func reason(_ id: String) -> Reason {
    let entry = entries[id]
    return Reason(
      rule: RuleID(rawValue: id), sentence: entry?.sentence, names: entry?.names ?? [])
  }

  subscript(id: RuleID) -> RuleEntry? { entries[id.rawValue] }
}
