public import Curriculum
import ReviewLog
public import Scenarios

/// A question ready to be shown and judged: made from a seed, with the run that decides it.
///
/// The same question, model and seed give the same value, so that a verdict can be computed again
/// from what is stored of a presentation.
public struct PreparedQuestion: Hashable, Sendable {
  public var question: Question
  public var seed: UInt64
  public internal(set) var truth: Truth
  /// The items to choose from or to sort, as they are shown; empty for the other kinds.
  public var items: [Item]
  /// The run that decides.
  public var run: Run
  /// The probability that a blind guess is right.
  public var guessRate: Double
  /// Why events happen, by the names that rows of a verdict have.
  var whys: [String: Why]
  /// The question's rules, told.
  public var reasons: [Reason]

  /// One thing to choose or to sort, under the letter it is called by.
  public struct Item: Hashable, Sendable {
    /// `a`, `b`, `c`…
    public var key: String
    /// Markdown of a choice; an event as it is to be read, `V.viewDidLoad`.
    public var text: String
    /// Its place among the events or choices of the question.
    public var index: Int
  }

  /// Why an event of the question happens.
  public func why(_ event: String) -> Why? { whys[event] }

  public var prompt: String { question.prompt }
  public var code: String { question.scenario }
  /// The rule that the answer is graded for.
  public var target: RuleID { question.rules[0] }

  /// The Markdown between code and prompt line; nil where the prompt says everything.
  public var statement: String? { question.task.judging.shownStatement }

  /// Code that is run after the learner's.
  public var drive: String? { question.task.exercise?.drive }

  /// One line that says how to answer.
  public var howToAnswer: String { question.task.judging.howToAnswer(items) }

  /// The form in which the answer is typed.
  public var answerForm: AnswerForm { question.task.judging.answerForm }
}

/// Makes a question ready to be asked; of a template, the instance that the seed chooses.
public func prepare(
  _ question: Question, rules: [RuleEntry], seed: UInt64, run: Runner
) -> (question: PreparedQuestion?, problems: [Problem]) {
  let question = question.instance(seed: seed)
  let decision = decide(question, run: run)
  guard !question.rules.isEmpty else {
    let problem = Problem(RunFinding.namesNoRule, in: .question(question.id))
    return (nil, decision.problems + [problem])
  }
  return (
    PreparedQuestion(question, decision, RuleBook(rules), seed: seed), decision.problems
  )
}

extension PreparedQuestion {
  /// Nil when the question is not decided. It is no template, and names a rule.
  init?(_ question: Question, _ decision: Decision, _ book: RuleBook, seed: UInt64) {
    guard let truth = decision.truth else { return nil }
    let task = question.task.judging
    var generator = SplitMix64(seed: seed)
    self.init(
      question: question, seed: seed, truth: truth,
      items: QuizEngine.items(task, truth, &generator), run: decision.run,
      guessRate: task.guessRate(truth),
      whys: task.explained(in: decision.run).mapValues { QuizEngine.why($0, book) },
      reasons: question.rules.map { book.reason($0.rawValue) })
  }
}

private func items(
  _ task: any TaskJudging, _ truth: Truth, _ generator: inout SplitMix64
) -> [PreparedQuestion.Item] {
  let texts = task.listed
  var order = generator.shuffled(Array(texts.indices))
  // The list must not be its own answer; one step round makes it another order. Where almost any
  // order is right, all of these may be.
  for _ in texts where task.givesAway(order, truth) {
    order = Array(order.dropFirst()) + order.prefix(1)
  }
  return order.enumerated().map { place, index in
    PreparedQuestion.Item(key: letters[place % letters.count], text: texts[index], index: index)
  }
}
