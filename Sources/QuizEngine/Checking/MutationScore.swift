public import Curriculum
public import Scenarios

/// The answers to a question under misconceptions.
public struct BelievedAnswers: Hashable, Sendable {
  /// The right answer.
  var truth: Truth
  /// By misconception, where it is another. Nil where a belief leaves the question without an answer;
  /// those who hold it cannot be told by what they say.
  var others: [String: Truth?]

  /// The answer under a misconception.
  subscript(id: String) -> Truth? { others[id] ?? truth }
}

/// Returns the answers to a question under each of some misconceptions; nil when the truth does not
/// decide it. The question is no template.
public func believedAnswers(
  to question: Question, _ misconceptions: [Misconception], run: @escaping Runner
) -> BelievedAnswers? {
  var challenges: Set<String> = []
  let decision = decide(question) { scenario in
    let result = run(scenario)
    challenges.formUnion(result.challenges)
    return result
  }
  guard let truth = decision.truth else { return nil }
  var answers = BelievedAnswers(truth: truth, others: [:])
  for misconception in misconceptions where challenges.contains(misconception.id) {
    let believed = decide(question, run: believing(misconception.id, run)).truth
    if believed != truth { answers.others[misconception.id] = .some(believed) }
  }
  return answers
}

/// How well questions detect misconceptions, each of which is a mutation of the model: whether some
/// question's answer is another under it, and whether of any two some question tells which it is.
public struct MutationScore: Sendable {
  public let misconceptions: [Misconception]
  /// For each misconception the questions whose answer under it is wrong, in their order.
  public private(set) var tellers: [String: [QuestionID]] = [:]
  private var apart: Set<Pair> = []

  /// Two misconceptions, the first one's id before the other's.
  public struct Pair: Hashable, Sendable {
    public var first: String
    public var second: String

    init(_ a: String, _ b: String) { (first, second) = a < b ? (a, b) : (b, a) }
  }

  public init(of misconceptions: [Misconception]) { self.misconceptions = misconceptions }

  /// Counts what a question, or an instance of one, tells.
  public mutating func add(_ answers: BelievedAnswers, of question: QuestionID) {
    let told = answers.others.keys.filter { id in
      answers[id].map { $0.isDistinguishable(from: answers.truth) } ?? false
    }
    for id in told where tellers[id]?.last != question { tellers[id, default: []].append(question) }
    for id in told {
      for other in misconceptions.map(\.id) where other != id {
        let pair = Pair(id, other)
        guard !apart.contains(pair), let a = answers[id], let b = answers[other],
          a.isDistinguishable(from: b)
        else { continue }
        apart.insert(pair)
      }
    }
  }

  /// The misconceptions that no question tells from the truth.
  public var untold: [Misconception] { misconceptions.filter { tellers[$0.id] == nil } }

  /// The pairs that no question tells apart.
  public var confused: [Pair] {
    let ids = misconceptions.map(\.id).sorted()
    return ids.indices.flatMap { place in
      ids[(place + 1)...].map { Pair(ids[place], $0) }.filter { !apart.contains($0) }
    }
  }

  public var told: Share {
    Share(count: misconceptions.count - untold.count, of: misconceptions.count)
  }

  public var toldApart: Share {
    let count = misconceptions.count
    return Share(count: apart.count, of: count * (count - 1) / 2)
  }

  /// A part of a whole.
  public struct Share: Hashable, Sendable {
    public var count: Int
    public var whole: Int

    init(count: Int, of whole: Int) {
      self.count = count
      self.whole = whole
    }

    /// Tenths of a percent, rounded down: only what is whole is 100%.
    public var perMille: Int { whole == 0 ? 1000 : count * 1000 / whole }
  }
}

/// Returns the rule whose example shows a difference between two misconceptions, of which nil is the
/// truth, or nil when none does: first among the examples of some rules, then among all.
public func tellingRule(
  between one: String?, and other: String, preferring rules: [String],
  among examples: [RuleExample],
  run: Runner
) -> String? {
  let preferred = rules.compactMap { rule in examples.first { $0.rule == rule } }
  let rest = examples.filter { !rules.contains($0.rule) }
  return (preferred + rest).first { example in
    var scenario = example.scenario
    let challenges = run(scenario).challenges
    guard challenges.contains(other) || one.map(challenges.contains) == true else { return false }
    scenario.believing = one
    let first = run(scenario)
    scenario.believing = other
    return Outward(first) != Outward(run(scenario))
  }?.rule
}

/// The visible result of a run.
struct Outward: Hashable {
  var lines: [String]
  var warnings: [String]
  var events: [String]
  var hasCompleted: Bool

  init(_ run: Run) {
    lines = run.output
    warnings = run.consoleWarnings
    events = run.events.map { "\($0.object).\($0.callback)" }
    hasCompleted = run.outcome == .completed
  }
}
