public import Beliefs
public import Curriculum
import ReviewLog
public import Scenarios

/// What somebody answers to a question who holds one of the misconceptions, for all of them: the right
/// answers under each, those that are the same put together.
public struct Predictions: Hashable, Sendable {
  public var answers: BelievedAnswers
  /// Which beliefs give the same wrong answer, whatever it is.
  public var forecast: Forecast
  /// The wrong answers, each as the truth that those take it for; beside `forecast.wrong`.
  var wrong: [Truth]
}

/// How many runs the answers of all beliefs to one question may take. Those that are left when they
/// are used up say nothing on it.
let mostPredictingRuns = 2_000

/// Returns what each misconception answers to a question; nil when the truth does not decide it. The
/// question is no template.
public func predictions(
  of question: Question, under misconceptions: [Misconception], run: @escaping Runner
) -> Predictions? {
  var left = mostPredictingRuns
  let answers = believedAnswers(to: question, misconceptions) { scenario in
    left -= 1
    return left >= 0
      ? run(scenario) : Run(ios: scenario.ios, device: scenario.device, outcome: .refused)
  }
  guard let answers else { return nil }
  var wrong: [(truth: Truth, beliefs: [BeliefID])] = []
  for misconception in misconceptions {
    guard let truth = answers[misconception.id], truth.isTold(from: answers.truth) else { continue }
    let belief = BeliefID(rawValue: misconception.id)
    if let place = wrong.firstIndex(where: { $0.truth == truth }) {
      wrong[place].beliefs.append(belief)
    } else {
      wrong.append((truth, [belief]))
    }
  }
  var guessRate = question.ask.asked.guessRate(answers.truth, apriori: question.ask.guessRate)
  // Whoever guesses a number guesses a small one, and so do those who believe something.
  if question.kind == .count { guessRate = max(guessRate, 0.2) }
  // Steps that are judged one by one cannot be swapped, and two lines are no order but a pair.
  let pairs = question.kind == .next ? 0 : answers.truth.neighbourCount
  let swapped = pairs < 2 ? [] : answers.truth.withNeighboursSwapped
  let swaps = wrong.indices.filter { place in
    swapped.contains { !wrong[place].truth.isTold(from: $0) }
  }
  return Predictions(
    answers: answers,
    forecast: Forecast(
      variant: question.variantName, question: question.id.rawValue,
      wrong: wrong.map(\.beliefs), guessRate: guessRate,
      pairs: swapped.isEmpty ? 0 : pairs, swaps: Set(swaps)),
    wrong: wrong.map(\.truth))
}

extension PreparedQuestion {
  /// Returns what an answer says about what the learner believes.
  ///
  /// Code is judged by runs, under every misconception that it challenges; all else by what each of
  /// them would answer.
  public func evidence(
    of typed: String, isRight: Bool, _ predictions: Predictions,
    under misconceptions: [Misconception], run: @escaping Runner
  ) -> Evidence {
    let forecast = predictions.forecast
    guard !question.ask.isCode else {
      return evidence(ofCode: typed, isRight: isRight, forecast, misconceptions, run)
    }
    guard !isRight else { return forecast.evidence(isRight: true, wrong: nil) }
    let place = predictions.wrong.indices.first { index in
      guard let belief = forecast.wrong[index].first else { return false }
      return isGiven(typed, taking: predictions.wrong[index], run: believing(belief.rawValue, run))
    }
    return forecast.evidence(
      isRight: false, wrong: place,
      isSwap: forecast.pairs > 0
        && truth.withNeighboursSwapped.contains { isGiven(typed, taking: $0, run: run) })
  }

  private func evidence(
    ofCode typed: String, isRight: Bool, _ forecast: Forecast, _ misconceptions: [Misconception],
    _ run: @escaping Runner
  ) -> Evidence {
    var challenges: Set<String> = []
    _ = judge(response: typed, to: self) { scenario in
      let result = run(scenario)
      challenges.formUnion(result.challenges)
      return result
    }
    let others = misconceptions.map(\.id).filter { id in
      guard challenges.contains(id) else { return false }
      return isGiven(typed, taking: truth, run: believing(id, run)) != isRight
    }.map(BeliefID.init(rawValue:))
    return Evidence(
      variant: forecast.variant, question: forecast.question, isRight: isRight,
      chance: forecast.guessRate,
      agreeing: isRight ? [] : others.sorted(), contradicting: isRight ? others.sorted() : [])
  }

  /// Whether somebody gives this answer who takes something for the truth.
  func isGiven(_ typed: String, taking truth: Truth, run: @escaping Runner) -> Bool {
    var imagined = self
    imagined.truth = truth
    let typed = withoutControls(typed)
    if question.kind == .next { return Play.isPlayed(typed, by: truth, in: self) }
    if case .verdict(let verdict) = question.ask.asked.judge(typed, imagined, run: run) {
      return verdict.isRight
    }
    return false
  }
}

extension Truth {
  /// The right orders, each with two neighbours in each other's place, as far as that is wrong.
  var withNeighboursSwapped: [Truth] {
    switch self {
    case .order(let orders):
      orders.flatMap(swaps).filter { !orders.contains($0) }.map { .order([$0]) }
    case .output(let lines): swaps(lines).filter { $0 != lines }.map { .output($0) }
    default: []
    }
  }

  /// How many pairs of neighbours an order has.
  var neighbourCount: Int {
    switch self {
    case .order(let orders): (orders.first?.count ?? 1) - 1
    case .output(let lines): max(0, lines.count - 1)
    default: 0
    }
  }

  private func swaps(_ order: [String]) -> [[String]] {
    order.indices.dropFirst().map { place in
      var swapped = order
      swapped.swapAt(place - 1, place)
      return swapped
    }
  }
}

extension Play {
  /// Whether somebody plays so who takes an order for the real one: each step names the first event
  /// of that order which has not happened yet, whatever came instead of the one before.
  static func isPlayed(_ typed: String, by truth: Truth, in prepared: PreparedQuestion) -> Bool {
    guard case .order(let orders) = truth, let order = orders.first else { return false }
    var play = Play(prepared)
    for line in typed.split(separator: "\n") where line.contains(where: { $0 != " " }) {
      if play.isOver { break }
      let next = order.first { !play.path.contains($0) }
      guard case .step(let step) = play.take(String(line)), step.yours == next else { return false }
    }
    return play.isOver
  }
}

extension Question {
  /// Names what is shown of it, so that two presentations of one text are known for one.
  public var variantName: String {
    let texts =
      [id.rawValue, prompt, scenario, ask.asked.statement ?? ""] + ask.asked.listed.sorted()
    return Digest.of(texts).abbreviated
  }
}
