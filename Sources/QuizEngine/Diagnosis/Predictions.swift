public import Beliefs
public import Curriculum
import ReviewLog
public import Scenarios

/// The answers to a question under each of the misconceptions; equal answers are put together.
public struct Predictions: Hashable, Sendable {
  public var answers: BelievedAnswers
  /// The misconceptions that give the same wrong answer, whatever it is.
  public var forecast: Forecast
  /// The wrong answers, each as the truth that those take it for; beside `forecast.wrong`.
  var wrong: [Truth]
}

/// How many runs the answers of all beliefs to one question may take. Those that are left when they
/// are used up say nothing on it.
let mostPredictingRuns = 2_000

/// Returns the answer to a question under each misconception; nil when the truth does not decide it.
/// The question is no template.
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
    guard let truth = answers[misconception.id], truth.isDistinguishable(from: answers.truth) else {
      continue
    }
    let belief = BeliefID(rawValue: misconception.id)
    if let place = wrong.firstIndex(where: { $0.truth == truth }) {
      wrong[place].beliefs.append(belief)
    } else {
      wrong.append((truth, [belief]))
    }
  }
  let task = question.task.judging
  let guessRate = task.diagnosticGuessRate(answers.truth)
  // Two lines are no order but a pair.
  let pairs = task.neighbourCount(answers.truth)
  let swapped = pairs < 2 ? [] : task.neighbourSwaps(answers.truth)
  let swaps = wrong.indices.filter { place in
    swapped.contains { !wrong[place].truth.isDistinguishable(from: $0) }
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
  /// Returns the evidence that an answer gives about the learner's misconceptions.
  ///
  /// Code is judged by runs, under every misconception that it challenges; all else by what each of
  /// them would answer.
  public func evidence(
    of typed: String, isRight: Bool, _ predictions: Predictions,
    under misconceptions: [Misconception], run: @escaping Runner
  ) -> Evidence {
    let forecast = predictions.forecast
    guard !question.task.isAnsweredByCode else {
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
        && question.task.judging.neighbourSwaps(truth)
          .contains { isGiven(typed, taking: $0, run: run) }
    )
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
    question.task.judging.isGiven(withoutControls(typed), taking: truth, in: self, run: run)
  }
}

extension Question {
  /// Names the shown text, so that two presentations of one text are recognised as one.
  public var variantName: String {
    let texts =
      [id.rawValue, prompt, scenario, task.judging.shownStatement ?? ""]
      + task.judging.listed.sorted()
    return Digest.of(texts).abbreviated
  }
}
