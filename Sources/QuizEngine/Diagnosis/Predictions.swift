public import Beliefs
public import Curriculum
import ReviewLog
public import Scenarios

/// The answers to a question under each of the misconceptions, with equal answers grouped.
public struct Predictions: Hashable, Sendable {
  /// The answer under each misconception.
  public var answers: BelievedAnswers
  /// The groups of misconceptions that give the same wrong answer.
  public var forecast: Forecast
  /// The wrong answers, one for each group of `forecast.wrong`.
  var wrong: [Truth]
}

/// The greatest number of runs for the answers to one question under all misconceptions. Those that
/// are left after it predict no answer.
let mostPredictingRuns = 2_000

/// Returns the answers to a question under each misconception; nil when runs in the truth do not
/// decide it. The question must not be a template.
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
  var wrong: [(truth: Truth, misconceptions: [BeliefID])] = []
  for misconception in misconceptions {
    guard let truth = answers[misconception.id], truth.isDistinguishable(from: answers.truth) else {
      continue
    }
    let id = BeliefID(rawValue: misconception.id)
    if let place = wrong.firstIndex(where: { $0.truth == truth }) {
      wrong[place].misconceptions.append(id)
    } else {
      wrong.append((truth, [id]))
    }
  }
  let task = question.task.judging
  let guessRate = task.diagnosticGuessRate(answers.truth)
  // With two lines a swap is the only other order, so it does not show an ability.
  let pairs = task.neighbourCount(answers.truth)
  let swapped = pairs < 2 ? [] : task.neighbourSwaps(answers.truth)
  let swaps = wrong.indices.filter { place in
    swapped.contains { !wrong[place].truth.isDistinguishable(from: $0) }
  }
  return Predictions(
    answers: answers,
    forecast: Forecast(
      variant: question.variantName, question: question.id.rawValue,
      wrong: wrong.map(\.misconceptions), guessRate: guessRate,
      pairs: swapped.isEmpty ? 0 : pairs, swaps: Set(swaps)),
    wrong: wrong.map(\.truth))
}

extension PreparedQuestion {
  /// Returns the evidence that an answer gives about the learner's misconceptions.
  ///
  /// Code is run under every misconception that it challenges. Another answer is compared with the
  /// answers that the misconceptions give.
  public func evidence(
    of typed: String, isRight: Bool, _ predictions: Predictions,
    under misconceptions: [Misconception], run: @escaping Runner
  ) -> Evidence {
    let forecast = predictions.forecast
    guard !question.task.isAnsweredByCode else {
      return evidence(ofCode: typed, isRight: isRight, forecast, misconceptions, run)
    }
    // Steps of a game, and orders of events that look alike, may be what several misconceptions lead
    // to, and what the truth does as well.
    var giving: Set<BeliefID> = []
    for (beliefs, wrong) in zip(forecast.wrong, predictions.wrong) {
      giving.formUnion(self.giving(typed, among: beliefs, taking: wrong, run: run))
    }
    return forecast.evidence(
      isRight: isRight, givenBy: giving,
      isSwap: !isRight && forecast.pairs > 0
        && question.task.judging.neighbourSwaps(truth)
          .contains { isGiven(typed, taking: $0, run: run) }
    )
  }

  /// Returns those of some misconceptions with one answer that lead to what was typed. Where no run
  /// judges that, it is the same for all.
  private func giving(
    _ typed: String, among beliefs: [BeliefID], taking truth: Truth, run: @escaping Runner
  ) -> [BeliefID] {
    var hasRun = false
    func gives(_ belief: BeliefID) -> Bool {
      isGiven(typed, taking: truth) { scenario in
        hasRun = true
        return believing(belief.rawValue, run)(scenario)
      }
    }
    guard let first = beliefs.first else { return [] }
    let isFirst = gives(first)
    guard hasRun else { return isFirst ? beliefs : [] }
    return (isFirst ? [first] : []) + beliefs.dropFirst().filter(gives)
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
    let others = misconceptions.filter { $0.mayExplain(question) }.map(\.id).filter { id in
      guard challenges.contains(id) else { return false }
      return isGiven(typed, taking: truth, run: believing(id, run)) != isRight
    }.map(BeliefID.init(rawValue:))
    return Evidence(
      variant: forecast.variant, question: forecast.question, isRight: isRight,
      chance: forecast.guessRate,
      agreeing: isRight ? [] : others.sorted(), contradicting: isRight ? others.sorted() : [])
  }

  /// Returns whether a learner who takes `truth` for the right answer would type this.
  func isGiven(_ typed: String, taking truth: Truth, run: @escaping Runner) -> Bool {
    question.task.judging.isGiven(answerText(of: typed), taking: truth, in: self, run: run)
  }
}

extension Question {
  /// An abbreviated digest of the author's texts, the same for two presentations of one text, in
  /// whatever words the program surrounds them. It stands in learners' logs.
  public var variantName: String {
    Digest.of([id.rawValue, prompt, scenario] + task.shownTexts.sorted()).abbreviated
  }
}
