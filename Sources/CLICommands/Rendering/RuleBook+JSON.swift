internal import Exporting
internal import Releases
internal import Scenarios

// The documents of `vdl rules --json`.
extension RuleBook {
  /// Raised when a reader of the format before could be misled.
  static let version = 1

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

  /// The rules on a name, the most telling first, with the callbacks around it in the examples.
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
      "names": .strings(rule.names), "formerly": .strings(rule.formerly),
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
