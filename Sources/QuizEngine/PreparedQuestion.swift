public import Curriculum
public import Releases
public import Scenarios

/// A question ready to show and to judge: made from a seed, with the run that decides it.
///
/// The same question, model and seed give the same value, so that a verdict can be computed again
/// from a stored presentation.
public struct PreparedQuestion: Hashable, Sendable {
  /// The question; of a template, the instance that the seed chose.
  public var question: Question
  /// The seed of the items' order and of a template's instance.
  public var seed: UInt64
  /// The right answer.
  public internal(set) var truth: Truth
  /// The items to choose from or to sort, in the order of this presentation; empty for other kinds.
  public var items: [Item]
  /// The run that decides the answer.
  public var run: Run
  /// The probability from 0 to 1 that a blind guess is right.
  public var guessRate: Double
  /// The causes of events, by the names that rows of a verdict use.
  var causes: [String: EventCause]
  /// The question's rules; the target first.
  public var reasons: [Reason]

  /// One thing to choose or to sort, with its key.
  public struct Item: Hashable, Sendable {
    /// The letter: `a`, `b`, `c`…; or a digit, where a letter would also be a name in the question.
    public var key: String
    /// The Markdown of a choice, or the name of an event: `V.viewDidAppear (2)`.
    public var text: String
    /// The text as it is listed, without what would give the answer away: `V.viewDidAppear`.
    public var listed: String
    /// Its index in the author's order.
    public var index: Int
  }

  /// Returns the cause of an event that the question names; nil when none is known.
  public func why(_ event: String) -> Why? { causes[event]?.why }

  /// The numbers of the run's events that a verdict explains.
  public var explainedEvents: Set<Int> {
    run.eventNumbers(of: question.task.judging.explained(in: run).values.map(\.event))
  }

  /// Markdown shown above the code.
  public var prompt: String { question.prompt }
  /// The Swift source that the learner sees.
  public var code: String { question.scenario }
  /// The rule whose schedule the answer changes. A prediction has none, and changes no schedule.
  public var target: RuleID { question.rules[0] }

  /// Markdown between the code and the prompt line; nil where the prompt says everything.
  public var statement: String? { question.task.judging.shownStatement }

  /// Code of the author's that runs after the learner's; nil where there is none.
  public var drive: String? { question.task.exercise?.drive }

  /// One line that says how to answer; lower case, no full stop.
  public var howToAnswer: String { question.task.judging.howToAnswer(items) }

  /// The words in front of the statement; nil where it needs none.
  public var statementLead: String? { question.task.judging.statementLead }

  /// The release that the question is asked of; nil where it is about several.
  public var release: IOSVersion? {
    type(of: question.task).isAboutOneRelease ? question.ios : nil
  }

  /// The form in which the answer is typed.
  public var answerForm: AnswerForm { question.task.judging.answerForm }
}

/// Prepares a question; of a template, the instance that the seed chooses. The question is nil when
/// runs do not decide it or it names no rule; then there are problems.
public func prepare(
  _ question: Question, rules: [RuleEntry], seed: UInt64, run: Runner
) -> (question: PreparedQuestion?, problems: [Problem]) {
  let question = question.instance(seed: seed)
  let decision = decide(question, run: run)
  guard !question.rules.isEmpty else {
    let problem = Problem(PreparationFinding.namesNoRule, in: .question(question.id))
    return (nil, decision.problems + [problem])
  }
  return (
    PreparedQuestion(question, decision, RuleBook(rules), seed: seed), decision.problems
  )
}

/// Prepares the prediction of a lesson; nil when runs do not decide it. It has no target.
public func prepare(
  prediction question: Question, rules: [RuleEntry], seed: UInt64, run: Runner
) -> PreparedQuestion? {
  PreparedQuestion(question, decide(question, run: run), RuleBook(rules), seed: seed)
}

extension PreparedQuestion {
  /// Nil when the question is not decided. It must not be a template.
  init?(_ question: Question, _ decision: Decision, _ book: RuleBook, seed: UInt64) {
    guard let truth = decision.truth else { return nil }
    let task = question.task.judging
    var generator = SplitMix64(seed: seed)
    self.init(
      question: question, seed: seed, truth: truth,
      items: QuizEngine.items(question, truth, &generator), run: decision.run,
      guessRate: task.guessRate(truth),
      causes: task.explained(in: decision.run).mapValues { EventCause($0.name, $0.event, book) },
      reasons: question.rules.map { book.reason($0.rawValue) })
  }
}

private func items(
  _ question: Question, _ truth: Truth, _ generator: inout SplitMix64
) -> [PreparedQuestion.Item] {
  let task = question.task.judging
  let texts = task.listed
  let listings = task.listings(truth)
  var order = generator.shuffled(Array(texts.indices))
  // The list must not show its own answer, so its first item moves to the end until it does not.
  // Where almost any order is right, each of these may be.
  for _ in texts where task.givesAway(order, truth) {
    order = Array(order.dropFirst()) + order.prefix(1)
  }
  return zip(keys(order.count, in: question), order).map { key, index in
    PreparedQuestion.Item(
      key: key, text: texts[index], listed: listings[texts[index]] ?? texts[index], index: index)
  }
}

/// A reason why a question cannot be prepared.
private enum PreparationFinding: Finding {
  case namesNoRule

  var message: String {
    switch self {
    case .namesNoRule: "the question names no rule"
    }
  }
}
