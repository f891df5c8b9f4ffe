internal import Authoring
internal import Beliefs
internal import Curriculum
internal import Exporting
internal import Phrases
internal import QuizEngine
internal import Scenarios

extension MisconceptionCoverage {
  /// The gaps and the figures, for a reader.
  var lines: [String] {
    var lines: [String] = []
    for gap in undetected {
      lines.append("no question detects: \(gap.misconception.id)")
      lines.append("  \(gap.misconception.belief)")
      lines.append("  \(Self.advice(gap.example))")
    }
    for gap in confused {
      lines.append("no question distinguishes: \(gap.pair.first), \(gap.pair.second)")
      lines.append("  \(Self.advice(gap.example))")
    }
    let (detected, distinguished) = (score.detectedShare, score.distinguishedShare)
    lines.append("the questions detect \(Self.text(detected)) misconceptions")
    lines.append("the questions distinguish \(Self.text(distinguished)) pairs of misconceptions")
    return lines
  }

  private static func advice(_ rule: String?) -> String {
    rule.map {
      "a scenario like the example of '\($0)' would; 'vdl rules \($0)' shows the example"
    } ?? "no rule has an example that would"
  }

  /// `96.5% (193 of 200)`.
  private static func text(_ share: MutationScore.Share) -> String {
    "\(share.perMille / 10).\(share.perMille % 10)% (\(Phrases.share(share.count, of: share.whole)))"
  }

  /// The coverage for programs.
  var json: JSON {
    .object([
      "version": .int(1),
      "misconceptions": .array(
        zip(score.misconceptions, counterexamples).map { misconception, counterexample in
          .object([
            "id": .string(misconception.id),
            "questions": .strings((score.detectors[misconception.id] ?? []).map(\.rawValue)),
            "example": .optional(
              undetected.first { $0.misconception.id == misconception.id }?.example),
            "counterexample": counterexample.map { found in
              .object([
                "rule": .string(found.rule.rule.rawValue), "actions": .strings(found.actions),
                "tried": .int(found.triedCount),
              ])
            } ?? .null,
          ])
        }),
      "confused": .array(
        confused.map { gap in
          .object([
            "misconceptions": .strings([gap.pair.first, gap.pair.second]),
            "example": .optional(gap.example),
          ])
        }),
      "questions": .array(forecasts.map(Self.json(of:))),
      "told": Self.json(of: score.detectedShare),
      "toldApart": Self.json(of: score.distinguishedShare),
    ])
  }

  private static func json(of question: QuestionForecast) -> JSON {
    let forecast = question.forecast
    return .object([
      "id": .string(question.question.rawValue), "rule": .string(question.target.rawValue),
      "variant": .string(forecast.variant), "guessRate": .double(forecast.guessRate),
      "pairs": .int(forecast.pairs),
      "swaps": .array(forecast.swaps.sorted().map { .int($0) }),
      "wrong": .array(forecast.wrong.map { .strings($0.map(\.rawValue)) }),
    ])
  }

  private static func json(of share: MutationScore.Share) -> JSON {
    .object([
      "count": .int(share.count), "of": .int(share.whole),
      "percent": .double(Double(share.perMille) / 10),
    ])
  }
}
