public import Curriculum
import Phrases
public import Scenarios

/// Verifies questions one by one, and templates in all their instances. Problems between the questions
/// of a course are left to `CourseVerification`.
public struct QuestionVerifier: Sendable {
  private let rules: [RuleEntry]
  private let book: RuleBook
  private let misconceptions: [Misconception]
  private let names: ModelNames
  /// Whether to look for another target for a question that does not turn on its own. That takes up to
  /// one run for each misconception.
  private let proposesTargets: Bool

  /// Takes the rule book, the misconceptions and the names in the model. Without names the events of
  /// checks are not looked up.
  public init(rules: [RuleEntry], misconceptions: [Misconception], names: [String] = []) {
    self.init(rules: rules, misconceptions: misconceptions, names: ModelNames(names))
  }

  init(
    rules: [RuleEntry], misconceptions: [Misconception], names: ModelNames,
    proposesTargets: Bool = false
  ) {
    self.names = names
    self.proposesTargets = proposesTargets
    self.rules = rules
    book = RuleBook(rules)
    self.misconceptions = misconceptions
  }

  /// Returns the truth of a question, or of all instances of a template, with its problems. The truth
  /// is nil when runs do not decide it.
  public func verify(
    _ question: Question, run: @escaping Runner
  ) -> (truth: Truth?, problems: [Problem]) {
    // A check on an unknown event makes the answer worthless, so nothing is run then.
    let problems =
      verifyRules(of: question, book, names: rules.map(\.id)) + names.unknownEvents(in: question)
    guard problems.isEmpty else { return (nil, problems) }
    guard let variation = question.variation else { return verifySingle(question, run: run) }
    return verifyTemplate(question, variation, run: run)
  }

  /// Returns the problems of a prediction, which names no rule and turns on none.
  func verify(prediction question: Question, run: @escaping Runner) -> [Problem] {
    let unknown = names.unknownEvents(in: question)
    guard unknown.isEmpty else { return unknown }
    let form = question.task.judging.answerForm
    guard form == .line || form == .lines else {
      return [Problem(PredictionFinding.isNoKind(question.kind), in: .question(question.id))]
    }
    return verifyInstance(question, run: run).problems
  }

  private func verifySingle(
    _ question: Question, run: @escaping Runner
  ) -> (truth: Truth?, problems: [Problem]) {
    var (decision, problems) = verifyInstance(question, run: run)
    problems += idleFeedback(of: question, decision, run: run)
    if problems.isEmpty, let truth = decision.truth {
      if !turnsOnTarget(question, truth, misconceptions, run: run) {
        problems.append(unfitTarget(of: question, decision, run: run))
      }
      problems += remarks(
        onIdle: idleRules(of: question, truth, misconceptions, run: run), of: question)
    }
    problems += warnings(on: question, decision)
    return (decision.truth, problems)
  }

  /// Verifies all instances. Some may be there for contrast, so it is enough when one turns on a rule,
  /// and when one has a use for a feedback.
  private func verifyTemplate(
    _ question: Question, _ variation: Variation, run: @escaping Runner
  ) -> (truth: Truth?, problems: [Problem]) {
    var problems = verify(variation, of: question)
    guard problems.isEmpty else { return (nil, problems) }
    var truths: [Truth] = []
    var isFit = false
    var idleRules = Set(question.rules.dropFirst().filter { $0.course == nil })
    var idle: [Problem] = []
    var warnings: [Problem] = []
    for number in 0..<question.instanceCount {
      let instance = question.instance(number)
      let (decision, found) = verifyInstance(instance, run: run)
      // The problems of one instance are enough for the author.
      guard let truth = decision.truth, found.isEmpty else {
        let line = differingLine(number, question)
        return (nil, found.map { $0.inInstance(number + 1, line: line) })
      }
      truths.append(truth)
      if warnings.isEmpty { warnings = self.warnings(on: instance, decision) }
      isFit = isFit || turnsOnTarget(instance, truth, misconceptions, run: run)
      if !idleRules.isEmpty {
        idleRules.formIntersection(
          QuizEngine.idleRules(of: instance, truth, misconceptions, run: run))
      }
      if number == 0 || !idle.isEmpty {
        let here = idleFeedback(of: instance, decision, run: run)
        idle = number == 0 ? here : idle.filter { old in here.contains { $0.part == old.part } }
      }
    }
    if !isFit {
      let instance = question.instance(0)
      problems.append(unfitTarget(of: instance, decide(instance, run: run), run: run))
    }
    problems += remarks(onIdle: idleRules, of: question)
    return (.instances(truths), problems + idle + warnings)
  }

  private func unfitTarget(
    of question: Question, _ decision: Decision, run: @escaping Runner
  ) -> Problem {
    let other =
      proposesTargets
      ? otherTarget(for: question, decision, misconceptions, rules, run: run) : nil
    return QuizEngine.unfitTarget(of: question, misconceptions, butOn: other)
  }

  private func warnings(on question: Question, _ decision: Decision) -> [Problem] {
    decision.truth.map { question.task.judging.warnings(question.id, $0, in: decision.run) } ?? []
  }

  private func verifyInstance(
    _ question: Question, run: @escaping Runner
  ) -> (decision: Decision, problems: [Problem]) {
    let decision = decide(question, run: run)
    var problems = decision.problems
    problems += question.task.judging.problems(question.id)
    problems += weakCauses(of: question, decision.run, book)
    problems += weakAnswers(to: question, decision, rules, run: run)
    return (decision, problems)
  }

  // MARK: Variations

  /// The least number of instances that must differ in more than names.
  private static let fewestInstances = 8

  private func verify(_ variation: Variation, of question: Question) -> [Problem] {
    let part = ContentPart.variation(question.id)
    guard variation.count <= mostInstances else {
      return [
        Problem(
          VariationFinding.tooManyInstances(variation.count, most: mostInstances), in: part)
      ]
    }
    let different = Set((0..<question.instanceCount).map { question.canonicalInstance($0).asked })
    guard different.count >= Self.fewestInstances else {
      let finding = VariationFinding.tooFewInstances(
        different.count, fewest: Self.fewestInstances)
      return [Problem(finding, in: part)]
    }
    return variation.names.filter { !words(of: question.scenario).contains($0) }.map {
      Problem(VariationFinding.noClass($0), in: part)
    }
  }

  /// Returns a line in which an instance differs from another one.
  private func differingLine(_ number: Int, _ question: Question) -> String {
    let shown = question.canonicalInstance(number).scenario.lines
    let other = question.canonicalInstance(number == 0 ? 1 : 0).scenario.lines
    let line = zip(shown, other).first { $0.0 != $0.1 }?.0 ?? shown.first ?? ""
    return plain(line[...])
  }

  // MARK: Feedback

  /// Returns the feedback that no wrong answer gets. The answer must be understood and wrong, and its
  /// misconception must lead to one.
  private func idleFeedback(
    of question: Question, _ decision: Decision, run: @escaping Runner
  ) -> [Problem] {
    guard !question.feedback.isEmpty, decision.truth != nil,
      let prepared = PreparedQuestion(question, decision, book, seed: 0)
    else { return [] }
    return question.feedback.enumerated().compactMap { index, feedback in
      whyIdle(feedback, prepared, run).map {
        Problem($0, in: .feedback(question.id, index: index))
      }
    }
  }

  private func whyIdle(
    _ feedback: Feedback, _ prepared: PreparedQuestion, _ run: @escaping Runner
  ) -> FeedbackFinding? {
    switch feedback.to {
    case .typed(let answer):
      switch prepared.question.task.judging.judge(prepared.shown(answer), prepared, run: run) {
      case .notUnderstood(let message):
        return .isNoAnswer(answer, message)
      case .doesNotCompile(let errors):
        return .isNoAnswer(answer, errors.message)
      case .verdict(let verdict):
        return verdict.isRight ? .isRight(answer) : nil
      }
    case .believing(let id):
      guard misconceptions.contains(where: { $0.id == id }) else {
        return .unknownMisconception(id, near: near(id, misconceptions.map(\.id)))
      }
      let mistaken = decide(prepared.question, run: believing(id, run))
      guard let truth = mistaken.truth else {
        return .noAnswerUnder(id, mistaken.problems.first?.message)
      }
      return truth == prepared.truth ? .givesRightAnswer(id) : nil
    }
  }
}

extension Question {
  /// The texts that distinguish the question from other instances of its template.
  fileprivate var asked: [String] {
    let judging = task.judging
    return [prompt, scenario, judging.shownStatement ?? ""] + judging.checks + judging.listed
      + task.decidingTexts
  }
}

private enum VariationFinding: Finding {
  case tooManyInstances(Int, most: Int)
  case tooFewInstances(Int, fewest: Int)
  case noClass(String)

  var message: String {
    switch self {
    case .tooManyInstances(let count, let most):
      return "\(count) instances are more than the \(most) that are verified; vary less"
    case .tooFewInstances(let count, let fewest):
      let found =
        count == 1 ? "only names vary here" : "\(count) instances differ in more than names"
      return "\(found), but a template needs at least \(fewest) such instances; give more values "
        + "under 'vary', or more steps under 'shuffle'"
    case .noClass(let name): return "the scenario has no class '\(name)'"
    }
  }
}

private enum PredictionFinding: Finding {
  /// Its answer is more than a line, or lines.
  case isNoKind(QuestionKind)

  var message: String {
    switch self {
    case .isNoKind(let kind):
      "a prediction can't be of kind '\(kind.rawValue)'; ask that in a question below the lesson"
    }
  }
}

private enum FeedbackFinding: Finding {
  case isNoAnswer(String, String)
  case isRight(String)
  case unknownMisconception(String, near: String?)
  /// With the reason.
  case noAnswerUnder(String, String?)
  case givesRightAnswer(String)

  var message: String {
    switch self {
    case .isNoAnswer(let answer, let why): "no learner can answer '\(answer)': \(why)"
    case .isRight(let answer): "'\(answer)' is right, but feedback is for wrong answers"
    case .unknownMisconception(let id, let near):
      "there is no misconception '\(id)'" + (near.map(didYouMean) ?? "")
    case .noAnswerUnder(let id, let why):
      "under '\(id)' the question has no answer" + (why.map { ": \($0)" } ?? "")
    case .givesRightAnswer(let id): "'\(id)' gives the right answer here"
    }
  }
}
