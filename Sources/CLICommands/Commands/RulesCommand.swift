internal import Scenarios
internal import TerminalUI

extension Command {
  static let rules = Command(
    "rules", operands: "[ID or NAME]", summary: "show the rule book of UIKit's behaviour",
    examples: [
      Example("vdl rules", "every rule, a sentence each"),
      Example("vdl rules viewDidLoad", "the rules that speak of a callback or member"),
      Example("vdl rules --json", "for programs: one JSON object"),
    ],
    discussion: """
      Each rule names the releases it holds for, its evidence and how sure it is. Status 1: no rule \
      is called so and none speaks of it.
      """,
    options: [Option("--json", nil, "print one JSON object")]
  ) { (arguments, context) throws(Failure) in
    guard arguments.operands.count <= 1 else {
      throw .usage("'vdl rules' takes one rule or name at a time")
    }
    let all = context.loadModel().rules()
    let name = arguments.operands.first
    let found = name.map { name in RuleBook.rules(all, on: name) } ?? all
    let console = context.console
    if arguments.has("--json") { console.write(RuleBook.json(of: found).pretty) }
    if let name, found.isEmpty {
      // The beginning of an id is more than a slip of the hand.
      let begins = all.first { $0.id.hasPrefix(name.lowercased()) }
      throw Failure(
        .finding,
        "no rule is called '\(name)' or speaks of it"
          + (begins.map { "; did you mean '\($0.id)'?" }
            ?? Arguments.guess(name, among: all.flatMap { [$0.id] + $0.names })))
    }
    guard !arguments.has("--json") else { return .done }
    for (index, rule) in found.enumerated() {
      if name != nil, index > 0 { console.line() }
      console.line(console.style.heading(rule.id))
      console.prose(rule.sentence, first: "  ")
      if name != nil { RuleBook.writeDetails(of: rule, to: console) }
    }
    return .done
  }
}

/// The rules as they are looked up and shown.
enum RuleBook {
  static let version = 1

  /// The rule of that id, or those that speak of a callback or member; case and arguments may be
  /// left out.
  static func rules(_ rules: [RuleEntry], on name: String) -> [RuleEntry] {
    let exact = rules.filter { $0.id == name }
    if !exact.isEmpty { return exact }
    let wanted = bare(name)
    return rules.filter { rule in
      rule.id.lowercased() == wanted
        || rule.names.contains { other in
          let other = bare(other)
          return other == wanted || other.hasSuffix("." + wanted)
        }
    }
  }

  private static func bare(_ name: String) -> String {
    name.prefix { $0 != "(" }.lowercased()
  }

  static func releases(of rule: RuleEntry) -> String {
    switch (rule.since, rule.through) {
    case (let since, let through?): "iOS \(since) to \(through)"
    case (let since, nil): "iOS \(since) and later"
    }
  }

  static func writeDetails(of rule: RuleEntry, to console: Console) {
    var rows = [
      ("holds", releases(of: rule)), ("evidence", rule.evidence), ("confidence", rule.confidence),
    ]
    if let alternative = rule.alternative { rows.append(("or else", alternative)) }
    for (title, values) in [
      ("articles", rule.articles), ("claims", rule.claims), ("speaks of", rule.names),
    ] where !values.isEmpty {
      rows.append((title, values.joined(separator: ", ")))
    }
    console.line(table(rows.map { ($0.0, Text.visible($0.1)) }, columns: console.terminal.columns))
  }

  static func json(of rules: [RuleEntry]) -> JSON {
    .object([
      "version": .int(version),
      "rules": .array(
        rules.map { rule in
          .object([
            "id": .string(rule.id), "sentence": .string(rule.sentence),
            "since": .string(rule.since), "through": .optional(rule.through),
            "evidence": .string(rule.evidence), "confidence": .string(rule.confidence),
            "alternative": .optional(rule.alternative),
            "articles": .strings(rule.articles), "claims": .strings(rule.claims),
            "names": .strings(rule.names),
          ])
        }),
    ])
  }
}
