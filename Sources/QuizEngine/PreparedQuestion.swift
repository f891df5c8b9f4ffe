public import Curriculum
import ReviewLog
public import Scenarios
import Words

/// A question ready to be shown and judged: made from a seed, with the run that decides it.
///
/// The same question, model and seed give the same value, so that a verdict can be computed again
/// from what is stored of a presentation.
public struct PreparedQuestion: Hashable, Sendable {
  public var question: Question
  public var seed: UInt64
  public internal(set) var truth: Truth
  /// What there is to choose from or to sort, as it is shown; empty for the other kinds.
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

  /// What the learner reads between code and prompt line, in Markdown.
  public var statement: String? { question.ask.asked.statement }

  /// Code that is run after the learner's.
  public var drive: String? { question.ask.drive }

  /// One line that says how to answer.
  public var howToAnswer: String { question.ask.asked.howToAnswer(items) }
}

/// Makes a question ready to be asked; of a template, the instance that the seed chooses.
public func prepare(
  _ question: Question, rules: [RuleEntry], seed: UInt64, run: Runner
) -> (question: PreparedQuestion?, problems: [Problem]) {
  let question = question.instance(seed: seed)
  let decision = decide(question, run: run)
  guard !question.rules.isEmpty else {
    let problem = Problem(Words.QuestionFindings.namesNoRule, in: .question(question.id))
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
    let kind = question.ask.asked
    var generator = SplitMix64(seed: seed)
    self.init(
      question: question, seed: seed, truth: truth,
      items: QuizEngine.items(kind, truth, &generator), run: decision.run,
      guessRate: kind.guessRate(truth, apriori: question.ask.guessRate),
      whys: kind.explained(in: decision.run).mapValues { QuizEngine.why($0, book) },
      reasons: question.rules.map { book.reason($0.rawValue) })
  }
}

/// What items are called by.
let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)

private func items(
  _ kind: any KindOfQuestion, _ truth: Truth, _ generator: inout SplitMix64
) -> [PreparedQuestion.Item] {
  let texts = kind.listed
  var order = generator.shuffled(Array(texts.indices))
  // The list must not be its own answer; one step round makes it another order. Where almost any
  // order is right, all of these may be.
  for _ in texts where kind.givesAway(order, truth) {
    order = Array(order.dropFirst()) + order.prefix(1)
  }
  return order.enumerated().map { place, index in
    PreparedQuestion.Item(key: letters[place % letters.count], text: texts[index], index: index)
  }
}

func words(of line: String) -> [String] {
  line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
}
