public import Curriculum
public import Scenarios
import Words

/// Verifies questions one by one, as far as their course does not matter; templates in all their
/// instances.
public struct QuestionVerifier: Sendable {
  private let rules: [RuleEntry]
  private let book: RuleBook
  private let misconceptions: [Misconception]
  private let names: ModelNames
  /// Whether a question that does not turn on its target is told of a rule on which it does, which
  /// takes as many runs as there are beliefs.
  private let proposesTargets: Bool

  /// `names` are those in the model; without them the events of checks are not looked up.
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

  /// Returns the truth of a question and what is wrong with it.
  public func verify(
    _ question: Question, run: @escaping Runner
  ) -> (truth: Truth?, problems: [Problem]) {
    var problems = verifyRules(of: question, book, names: rules.map(\.id))
    problems += names.unknownEvents(in: question)
    // What a check asks of nobody makes its answer worthless.
    guard problems.isEmpty else { return (nil, problems) }
    guard let variation = question.variation else {
      let (decision, found) = verifyInstance(question, run: run)
      problems += found
      problems += idleFeedback(of: question, decision, run: run)
      if problems.isEmpty, let truth = decision.truth,
        !turnsOnTarget(question, truth, misconceptions, run: run)
      {
        problems.append(unfitTarget(of: question, decision, run: run))
      }
      problems += bypassedCauses(of: question, decision)
      return (decision.truth, problems)
    }
    problems += verify(variation, of: question)
    guard problems.isEmpty else { return (nil, problems) }
    var truths: [Truth] = []
    // Some instances may be there for contrast; one that turns on the target is enough, and so is one
    // in which a feedback is of use.
    var isFit = false
    var idle: [Problem] = []
    var bypassed: [Problem] = []
    for number in 0..<question.instanceCount {
      let instance = question.instance(number)
      let (decision, found) = verifyInstance(instance, run: run)
      // One instance tells enough.
      guard let truth = decision.truth, found.isEmpty else {
        let place = Words.QuestionFindings.inInstance(
          number + 1, line: differingLine(number, question))
        return (nil, found.map { $0.prefixed(place) })
      }
      truths.append(truth)
      if bypassed.isEmpty { bypassed = bypassedCauses(of: instance, decision) }
      isFit = isFit || turnsOnTarget(instance, truth, misconceptions, run: run)
      if number == 0 || !idle.isEmpty {
        let here = idleFeedback(of: instance, decision, run: run)
        idle = number == 0 ? here : idle.filter { old in here.contains { $0.part == old.part } }
      }
    }
    if !isFit {
      let instance = question.instance(0)
      problems.append(unfitTarget(of: instance, decide(instance, run: run), run: run))
    }
    return (.instances(truths), problems + idle + bypassed)
  }

  private func unfitTarget(
    of question: Question, _ decision: Decision, run: @escaping Runner
  ) -> Problem {
    var problem = QuizEngine.unfitTarget(of: question, misconceptions)
    if proposesTargets,
      let other = otherTarget(for: question, decision, misconceptions, rules, run: run)
    {
      problem.message += Words.QuestionFindings.turnsOnInstead(other)
    }
    return problem
  }

  private func verifyInstance(
    _ question: Question, run: @escaping Runner
  ) -> (decision: Decision, problems: [Problem]) {
    let decision = decide(question, run: run)
    var problems = decision.problems
    problems += alike(question)
    problems += weakCauses(of: question, decision.run, book)
    problems += weakAnswers(to: question, decision, rules, run: run)
    return (decision, problems)
  }

  // MARK: Variations

  /// How many instances of a template must differ in more than names.
  private static let fewestInstances = 8

  private func verify(_ variation: Variation, of question: Question) -> [Problem] {
    let part = ContentPart.variation(question.id)
    guard variation.count <= mostInstances else {
      return [
        Problem(
          Words.QuestionFindings.tooManyInstances(variation.count, most: mostInstances), in: part)
      ]
    }
    let different = Set((0..<question.instanceCount).map { question.canonicalInstance($0).asked })
    guard different.count >= Self.fewestInstances else {
      let message = Words.QuestionFindings.tooFewInstances(
        different.count, fewest: Self.fewestInstances)
      return [Problem(message, in: part)]
    }
    return variation.names.filter { !words(of: question.scenario).contains($0) }.map {
      Problem(Words.QuestionFindings.noClassToName($0), in: part)
    }
  }

  /// A line in which an instance differs from another one.
  private func differingLine(_ number: Int, _ question: Question) -> String {
    let shown = question.canonicalInstance(number).scenario.lines
    let other = question.canonicalInstance(number == 0 ? 1 : 0).scenario.lines
    let line = zip(shown, other).first { $0.0 != $0.1 }?.0 ?? shown.first ?? ""
    return plain(line[...])
  }

  // MARK: Feedback

  /// Each feedback must be for an answer that is understood, that is wrong, and that is given: by a
  /// learner who types it, or by one who holds the belief.
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
  ) -> String? {
    switch feedback.to {
    case .typed(let answer):
      switch prepared.question.ask.asked.judge(prepared.shown(answer), prepared, run: run) {
      case .notUnderstood(let message):
        return Words.QuestionFindings.nobodyCanAnswer(answer, message)
      case .verdict(let verdict):
        return verdict.isRight ? Words.QuestionFindings.isRight(answer) : nil
      }
    case .believing(let id):
      guard misconceptions.contains(where: { $0.id == id }) else {
        return Words.QuestionFindings.noMisconception(id) + near(id, misconceptions.map(\.id))
      }
      let believed = decide(prepared.question, run: believing(id, run)).truth
      if believed == nil { return Words.QuestionFindings.noAnswer(under: id) }
      return believed == prepared.truth ? Words.QuestionFindings.givesTheRightAnswer(id) : nil
    }
  }
}

extension Question {
  /// All that makes it another question than its siblings.
  fileprivate var asked: [String] {
    var texts = [prompt, scenario, ask.asked.statement ?? ""] + ask.asked.checks + ask.asked.listed
    if case .reach(_, let actions, _) = ask { texts += actions.map(\.code) }
    return texts
  }
}
