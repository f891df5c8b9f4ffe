internal import Beliefs
internal import ContentImport
internal import Curriculum
internal import QuizEngine
internal import Scenarios

/// How well the questions of courses detect misconceptions: `vdl content check --misconceptions`.
struct MisconceptionReport {
  private let score: MutationScore
  /// What each instance of a question tells, for which something is told.
  private let forecasts: [(question: QuestionID, target: RuleID, forecast: Forecast)]
  /// For what no question tells, the rule whose example would; nil when none does.
  private let untold: [(misconception: Misconception, example: String?)]
  private let confused: [(pair: MutationScore.Pair, example: String?)]

  /// The shortest code that shows each misconception to be wrong.
  private let counterexamples: [Counterexample?]

  /// Shares, in tenths of a percent, below which there is a finding.
  static let fewestTold = 1000
  static let fewestToldApart = 950

  init(of courses: [Course], model: Model, patience: Patience) {
    let misconceptions = model.misconceptions()
    let examples = model.examples()
    let instances = courses.flatMap(\.lessons).flatMap(\.questions).flatMap(\.instances)
    let predictions = Workers.map(instances.count, with: model.repeatedRuns, patience: patience) {
      index, run in
      QuizEngine.predictions(of: instances[index], under: misconceptions, run: run)
    }
    var score = MutationScore(of: misconceptions)
    for (question, predictions) in zip(instances, predictions) {
      if let predictions { score.add(predictions.answers, of: question.id) }
    }
    self.score = score
    let rules = model.rules()
    counterexamples = Workers.map(
      misconceptions.count, with: model.repeatedRuns, patience: patience
    ) { index, run in
      smallestCounterexample(
        to: misconceptions[index], rules: rules, examples: examples, run: run)
    }
    forecasts =
      zip(instances, predictions).compactMap { question, predictions in
        predictions.map { (question.id, question.rules[0], $0.forecast) }
      } + Self.forecasts(of: model, misconceptions, examples, patience)

    let against = Dictionary(
      misconceptions.map { ($0.id, $0.rules) }, uniquingKeysWith: { first, _ in first })
    let missing = score.untold
    let pairs = score.confused
    let found = Workers.map(missing.count + pairs.count, with: model.repeatedRuns) {
      index, run -> String? in
      if index < missing.count {
        return tellingRule(
          between: nil, and: missing[index].id, preferring: missing[index].rules,
          among: examples, run: run)
      }
      let pair = pairs[index - missing.count]
      return tellingRule(
        between: pair.first, and: pair.second,
        preferring: (against[pair.first] ?? []) + (against[pair.second] ?? []), among: examples,
        run: run)
    }
    untold = zip(missing, found).map { ($0, $1) }
    confused = zip(pairs, found.dropFirst(missing.count)).map { ($0, $1) }
  }

  /// What the questions tell that are made to tell a misconception, with some other names each.
  private static func forecasts(
    of model: Model, _ misconceptions: [Misconception], _ examples: [RuleExample],
    _ patience: Patience
  ) -> [(question: QuestionID, target: RuleID, forecast: Forecast)] {
    let maker = RuleQuestions(
      rules: model.rules(), examples: examples, misconceptions: misconceptions)
    return Workers.map(misconceptions.count, with: model.repeatedRuns, patience: patience) {
      index, run in
      maker.questions(telling: misconceptions[index], run: run).flatMap { made in
        guard
          let found = QuizEngine.predictions(
            of: made.question.instance(0), under: misconceptions, run: run)
        else { return [(question: QuestionID, target: RuleID, forecast: Forecast)]() }
        return (0..<3).map { number in
          var forecast = found.forecast
          forecast.variant = made.question.instance(number).variantName
          return (made.question.id, made.question.rules[0], forecast)
        }
      }
    }.flatMap { $0 }
  }

  var isEnough: Bool {
    score.told.perMille >= Self.fewestTold && score.toldApart.perMille >= Self.fewestToldApart
  }

  // MARK: For eyes

  func print(on console: Console) {
    for (misconception, example) in untold {
      console.line("no question tells from the truth: \(misconception.id)")
      console.line("  \(misconception.belief)")
      console.line("  " + Self.advice(example))
    }
    for (pair, example) in confused {
      console.line("no question tells apart: \(pair.first), \(pair.second)")
      console.line("  " + Self.advice(example))
    }
    console.line(
      "\(Self.percent(score.told)) of the misconceptions are told from the truth: "
        + "\(score.told.count) of \(score.told.whole)")
    console.line(
      "\(Self.percent(score.toldApart)) of their pairs are told apart: "
        + "\(score.toldApart.count) of \(score.toldApart.whole)")
  }

  private static func advice(_ example: String?) -> String {
    example.map { "a scenario like the example of '\($0)' would; 'vdl rules \($0)' shows it" }
      ?? "no example of a rule would"
  }

  private static func percent(_ share: MutationScore.Share) -> String {
    "\(share.perMille / 10).\(share.perMille % 10)%"
  }

  // MARK: For programs

  var json: JSON {
    func json(_ share: MutationScore.Share) -> JSON {
      .object([
        "count": .int(share.count), "of": .int(share.whole),
        "percent": .double(Double(share.perMille) / 10),
      ])
    }
    return .object([
      "version": .int(1),
      "misconceptions": .array(
        zip(score.misconceptions, counterexamples).map { misconception, counterexample in
          .object([
            "id": .string(misconception.id),
            "questions": .strings((score.tellers[misconception.id] ?? []).map(\.rawValue)),
            "example": .optional(
              untold.first { $0.misconception.id == misconception.id }?.example),
            "counterexample": counterexample.map { found in
              .object([
                "rule": .string(found.rule.rule.rawValue), "actions": .strings(found.actions),
                "tried": .int(found.triedCount),
              ])
            } ?? .null,
          ])
        }),
      "confused": .array(
        confused.map { pair, example in
          .object([
            "misconceptions": .strings([pair.first, pair.second]), "example": .optional(example),
          ])
        }),
      "questions": .array(
        forecasts.filter { !$0.forecast.wrong.isEmpty }.map { question, target, forecast in
          .object([
            "id": .string(question.rawValue), "rule": .string(target.rawValue),
            "variant": .string(forecast.variant), "guessRate": .double(forecast.guessRate),
            "pairs": .int(forecast.pairs),
            "swaps": .array(forecast.swaps.sorted().map { .int($0) }),
            "wrong": .array(forecast.wrong.map { .strings($0.map(\.rawValue)) }),
          ])
        }),
      "told": json(score.told), "toldApart": json(score.toldApart),
    ])
  }
}
