internal import Releases
internal import Scenarios
internal import TerminalUI
internal import Words

extension Command {
  static let rules = Command(
    "rules", help: .rules,
    options: [
      Option("--json", nil, Words.Options.json),
      Option("--code", nil, Words.Options.code),
    ]
  ) { (arguments, context) throws(Failure) in
    guard arguments.operands.count <= 1 else {
      throw .usage(Words.Usage.rulesTakesOneName)
    }
    if arguments.has("--code"), arguments.has("--json") {
      throw .usage(Words.Usage.doNotGoTogether("--code", "--json"))
    }
    let model = try context.soundModel()
    let all = model.rules()
    let examples = model.examples()
    let console = context.console
    guard let name = arguments.operands.first else {
      if arguments.has("--code") { throw .usage(Words.Usage.codeNeedsARule) }
      if arguments.has("--json") {
        console.write(RuleBook.json(of: all, examples: examples).pretty)
        return .done
      }
      for rule in all {
        console.line(console.style.heading(rule.id))
        console.prose(rule.sentence, first: "  ")
      }
      return .done
    }
    if let rule = all.first(where: { $0.id == name.lowercased() }) {
      let example = examples.first { $0.rule == rule.id }
      if arguments.has("--code") {
        guard let example else { throw Failure(.finding, Words.RuleBook.noExample(rule.id)) }
        console.write(example.text)
        return .done
      }
      let shown = example.map { ($0, model.run($0.scenario)) }
      if arguments.has("--json") {
        console.write(RuleBook.json(of: rule, shown: shown, examples: examples).pretty)
      } else {
        RuleReport(console: console).write(rule, shown: shown)
      }
      return .done
    }
    if arguments.has("--code") {
      throw Failure(
        .finding, Words.Usage.noRule(name) + Arguments.guess(name, among: all.map(\.id)))
    }
    let answer = RuleAnswer(
      on: name, rules: all, members: model.members(), examples: examples, run: model.run)
    guard let answer else {
      if arguments.has("--json") { console.write(RuleBook.json(of: [], examples: []).pretty) }
      throw Failure(
        .finding,
        Words.RuleBook.nothing(about: name) + RuleBook.guess(name, among: all))
    }
    if arguments.has("--json") {
      console.write(RuleBook.json(of: answer, examples: examples).pretty)
    } else {
      RuleReport(console: console).write(answer)
    }
    return .done
  }
}

/// The rules as they are looked up and shown.
enum RuleBook {
  static let version = 1

  /// The most certain first.
  static let confidences = ["high", "medium", "low", "recall"]

  /// The rule of that id, or those that speak of a callback or member; case and arguments may be
  /// left out, and so may the type.
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

  /// How names may be typed, for suggestions.
  static func spellings(_ names: [String]) -> [String] {
    names.flatMap { [$0, String($0.prefix { $0 != "(" })] }
  }

  /// What may have been meant by a name that nothing is called, for the end of a message.
  static func guess(_ name: String, among rules: [RuleEntry]) -> String {
    // The beginning of an id is more than a slip of the hand.
    let begun =
      name.isEmpty ? [] : rules.map(\.id).filter { $0.hasPrefix(name.lowercased()) }
    if begun.count > 1 { return Words.RuleBook.idsBeginSo(begun.count, Array(begun.prefix(4))) }
    if let only = begun.first { return Words.didYouMean(only) }
    // A member of another type, or of one that is misspelt.
    if let member = name.split(separator: ".").dropFirst().last.map(String.init),
      !Self.rules(rules, on: member).isEmpty
    {
      return Words.didYouMean(member)
    }
    return Arguments.guess(name, among: rules.flatMap { [$0.id] + spellings($0.names) })
  }

  static func releases(of rule: RuleEntry) -> String {
    switch (rule.since, rule.through) {
    case (let since, let through?) where since == through: Words.RuleBook.on(since)
    case (let since, let through?): Words.RuleBook.from(since, to: through)
    case (let since, nil): Words.RuleBook.since(since)
    }
  }

  /// What to give to `vdl trace` for the circumstances of a scenario: ` --ios 12`.
  static func options(of scenario: Scenario) -> String {
    var words: [String] = []
    if scenario.ios != .newest { words += ["--ios", "\(scenario.ios)"] }
    if scenario.device != .iphone { words += ["--device", scenario.device.rawValue] }
    if scenario.isVerbose { words.append("--verbose") }
    return words.map { " " + $0 }.joined()
  }

  static func writeDetails(of rule: RuleEntry, to console: Console) {
    var rows = [
      (Words.RuleBook.holds, releases(of: rule)), (Words.RuleBook.evidence, rule.evidence),
      (Words.RuleBook.confidence, rule.confidence),
    ]
    if let alternative = rule.alternative { rows.append((Words.RuleBook.orElse, alternative)) }
    for (title, values) in [
      (Words.RuleBook.articles, rule.articles), (Words.RuleBook.claims, rule.claims),
      (Words.RuleBook.speaksOf, rule.names),
    ] where !values.isEmpty {
      rows.append((title, values.joined(separator: ", ")))
    }
    console.line(table(rows.map { ($0.0, Text.visible($0.1)) }, columns: console.terminal.columns))
  }

  // MARK: For programs

  static func json(of rules: [RuleEntry], examples: [RuleExample]) -> JSON {
    .object([
      "version": .int(version), "rules": .array(rules.map { json(of: $0, examples) }),
    ])
  }

  /// One rule, with the run of its example.
  static func json(
    of rule: RuleEntry, shown: (example: RuleExample, run: Run)?, examples: [RuleExample]
  ) -> JSON {
    .object([
      "version": .int(version), "rules": .array([json(of: rule, examples)]),
      "run": shown.map { json(of: $0.run, example: $0.example) } ?? .null,
    ])
  }

  /// The rules on a name, the most telling first, and what their examples say of it.
  static func json(of answer: RuleAnswer, examples: [RuleExample]) -> JSON {
    func counts(_ counts: [RuleAnswer.Neighbours.Count]) -> JSON {
      .array(
        counts.map { .object(["callback": .string($0.callback), "count": .int($0.count)]) })
    }
    let neighbours = answer.neighbours
    return .object([
      "version": .int(version), "name": .string(answer.name),
      "rules": .array(answer.rules.map { json(of: $0, examples) }),
      "members": .array(
        answer.members.map {
          .object([
            "name": .string($0.name), "since": .optional($0.since.map { $0.description }),
          ])
        }),
      "neighbours": .object([
        "count": .int(neighbours.total), "ownBefore": counts(neighbours.ownBefore),
        "ownAfter": counts(neighbours.ownAfter), "otherBefore": counts(neighbours.otherBefore),
        "otherAfter": counts(neighbours.otherAfter), "inside": counts(neighbours.inside),
        "sent": counts(neighbours.sent),
      ]),
      "run": answer.shown.map { json(of: $0.run, example: $0.example) } ?? .null,
    ])
  }

  private static func json(of run: Run, example: RuleExample) -> JSON {
    .object(["rule": .string(example.rule), "trace": TraceDocument.json(of: run)])
  }

  private static func json(of rule: RuleEntry, _ examples: [RuleExample]) -> JSON {
    .object([
      "id": .string(rule.id), "sentence": .string(rule.sentence),
      "since": .string(rule.since), "through": .optional(rule.through),
      "evidence": .string(rule.evidence), "confidence": .string(rule.confidence),
      "alternative": .optional(rule.alternative),
      "articles": .strings(rule.articles), "claims": .strings(rule.claims),
      "names": .strings(rule.names),
      "example": examples.first { $0.rule == rule.id }.map { example in
        let scenario = example.scenario
        return .object([
          "file": .string(example.file), "ios": .string(scenario.ios.description),
          "device": .string(scenario.device.rawValue), "code": .string(example.text),
        ])
      } ?? .null,
    ])
  }
}
