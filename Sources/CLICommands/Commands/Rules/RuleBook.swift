internal import Phrases
internal import Releases
internal import Scenarios

/// Looks rules up by their ids and by the names that they mention.
enum RuleBook {
  /// The degrees of confidence, the most certain first.
  static let confidences = ["high", "medium", "low", "recall"]

  /// The rule of that id, or those that mention a callback or member; case, arguments and type may
  /// be left out.
  static func rules(
    _ rules: [RuleEntry], on name: String, members: [ModelMember] = []
  ) -> [RuleEntry] {
    let exact = rules.filter { $0.id == name }
    if !exact.isEmpty { return exact }
    let wanted = bare(name)
    return rules.filter { rule in
      rule.id.lowercased() == wanted || rule.names.contains { isSame($0, wanted, members) }
    }
  }

  /// Whether a name in the rule book is the wanted one, which is bare. A rule that leaves the type out
  /// means every type that has such a member.
  static func isSame(_ name: String, _ wanted: String, _ members: [ModelMember]) -> Bool {
    let name = bare(name)
    if name == wanted || name.hasSuffix("." + wanted) { return true }
    return !name.contains(".") && wanted.hasSuffix("." + name)
      && members.contains { $0.baseName.lowercased() == wanted }
  }

  /// The name without its arguments, in lower case.
  static func bare(_ name: String) -> String {
    name.prefix { $0 != "(" }.lowercased()
  }

  /// The names with and without their arguments, for suggestions.
  static func spellings(_ names: [String]) -> [String] {
    names.flatMap { [$0, String($0.prefix { $0 != "(" })] }
  }

  /// The end of a message on an unknown name: the rules that it may mean, or nothing.
  static func guess(_ name: String, among rules: [RuleEntry]) -> String {
    // The beginning of an id is more than a typing mistake.
    let begun =
      name.isEmpty ? [] : rules.map(\.id).filter { $0.hasPrefix(name.lowercased()) }
    if begun.count > 1 {
      return "; \(begun.count) rule ids begin with it: " + list(Array(begun.prefix(4)))
        + (begun.count > 4 ? ", ..." : "")
    }
    if let only = begun.first { return didYouMean(only) }
    // A member of another type, or of one that is misspelt.
    if let member = name.split(separator: ".").dropFirst().last.map(String.init),
      !Self.rules(rules, on: member).isEmpty
    {
      return didYouMean(member)
    }
    return Arguments.guess(
      name,
      among: rules.flatMap { [$0.id] + spellings($0.names) } + RuleTopic.all(of: rules).map(\.name))
  }

  /// The iOS versions under which a rule holds: `iOS 3 to 5.1`.
  static func releases(of rule: RuleEntry) -> String {
    switch (rule.since, rule.through) {
    case (let since, let through?) where since == through: "iOS \(since)"
    case (let since, let through?): "iOS \(since) to \(through)"
    case (let since, nil): "iOS \(since) and later"
    }
  }

  /// The options of `vdl trace` for the circumstances of a scenario, each after a space:
  /// ` --ios 12`.
  static func options(of scenario: Scenario) -> String {
    var words: [String] = []
    if scenario.ios != .newest { words += ["--ios", "\(scenario.ios)"] }
    if scenario.device != .iphone { words += ["--device", scenario.device.rawValue] }
    if scenario.isVerbose { words.append("--verbose") }
    return words.map { " " + $0 }.joined()
  }
}
