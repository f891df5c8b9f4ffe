public import Beliefs
public import Curriculum
public import QuizEngine
public import Scenarios

/// How well the questions of courses detect misconceptions.
public struct MisconceptionCoverage {
  public let score: MutationScore
  /// The forecast of each instance of a question that some misconception answers wrongly; generated
  /// questions come last.
  public let forecasts: [QuestionForecast]
  /// The misconceptions that no question detects.
  public let undetected: [Undetected]
  /// The pairs that no question distinguishes.
  public let confused: [Confused]
  /// The shortest code that refutes each misconception, in the order of the score; nil where none was
  /// found.
  public let counterexamples: [Counterexample?]

  /// The forecast of an instance of a question: the wrong answers that misconceptions give.
  public struct QuestionForecast: Sendable {
    public var question: QuestionID
    /// The rule that the question is about.
    public var target: RuleID
    public var forecast: Forecast
  }

  /// A misconception with the rule whose example would detect it; nil when none does.
  public struct Undetected: Sendable {
    public var misconception: Misconception
    public var example: String?
  }

  /// Two misconceptions with the rule whose example would distinguish them; nil when none does.
  public struct Confused: Sendable {
    public var pair: MutationScore.Pair
    public var example: String?
  }

  /// Tenths of a percent of the misconceptions, and of their pairs, below which there is a finding.
  private static let leastDetected = 1000
  private static let leastDistinguished = 950

  /// Whether the questions detect every misconception, and distinguish enough of their pairs.
  public var isEnough: Bool {
    score.detectedShare.perMille >= Self.leastDetected
      && score.distinguishedShare.perMille >= Self.leastDistinguished
  }

  /// Answers every question of some courses under every misconception.
  public init(of courses: [Course], _ model: AuthoringModel) {
    let model = model.teaching(CourseAdditions(of: courses))
    let instances = courses.flatMap(\.lessons).flatMap(\.questions).flatMap(\.instances)
    let predictions = model.map(instances.count) { [believed = model.misconceptions] number, run in
      QuizEngine.predictions(of: instances[number], under: believed, run: run)
    }
    var score = MutationScore(of: model.misconceptions)
    var forecasts: [QuestionForecast] = []
    for (question, predictions) in zip(instances, predictions) {
      guard let predictions else { continue }
      score.add(predictions.answers, of: question.id)
      forecasts.append(
        QuestionForecast(
          question: question.id, target: question.rules[0], forecast: predictions.forecast))
    }
    self.score = score
    counterexamples = Self.counterexamples(model)
    self.forecasts = (forecasts + Self.generatedForecasts(model)).filter {
      !$0.forecast.wrong.isEmpty
    }
    (undetected, confused) = Self.gaps(in: score, model)
  }

  private static func counterexamples(_ model: AuthoringModel) -> [Counterexample?] {
    let (misconceptions, rules, examples) = (model.misconceptions, model.rules, model.examples)
    return model.map(misconceptions.count) { number, run in
      smallestCounterexample(
        to: misconceptions[number], rules: rules, examples: examples, run: run)
    }
  }

  /// The forecasts of the questions that are generated to detect a misconception, each with three sets
  /// of names.
  private static func generatedForecasts(_ model: AuthoringModel) -> [QuestionForecast] {
    let misconceptions = model.misconceptions
    let maker = RuleQuestions(
      rules: model.rules, examples: model.examples, misconceptions: misconceptions)
    return model.map(misconceptions.count) { number, run in
      maker.questions(revealing: misconceptions[number], run: run).flatMap { made in
        guard
          let found = QuizEngine.predictions(
            of: made.question.instance(0), under: misconceptions, run: run)
        else { return [QuestionForecast]() }
        return (0..<3).map { instance in
          var forecast = found.forecast
          forecast.variant = made.question.instance(instance).variantName
          return QuestionForecast(
            question: made.question.id, target: made.question.rules[0], forecast: forecast)
        }
      }
    }.flatMap { $0 }
  }

  /// The misconceptions and pairs that no question tells from each other, with rules whose examples
  /// would.
  private static func gaps(
    in score: MutationScore, _ model: AuthoringModel
  ) -> (undetected: [Undetected], confused: [Confused]) {
    let contradicted = Dictionary(
      model.misconceptions.map { ($0.id, $0.rules) }, uniquingKeysWith: { first, _ in first })
    let (missing, pairs) = (score.undetected, score.confused)
    let rules = model.map(missing.count + pairs.count) {
      [examples = model.examples] number, run -> String? in
      if number < missing.count {
        return distinguishingRule(
          between: nil, and: missing[number].id, preferring: missing[number].rules,
          among: examples, run: run)
      }
      let pair = pairs[number - missing.count]
      return distinguishingRule(
        between: pair.first, and: pair.second,
        preferring: (contradicted[pair.first] ?? []) + (contradicted[pair.second] ?? []),
        among: examples, run: run)
    }
    return (
      zip(missing, rules).map { Undetected(misconception: $0, example: $1) },
      zip(pairs, rules.dropFirst(missing.count)).map { Confused(pair: $0, example: $1) }
    )
  }
}
