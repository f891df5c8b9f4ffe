public import Curriculum
public import QuizEngine
public import Scenarios

/// How well questions detect misconceptions, each of which is a mutation of the model: whether the
/// answer to some question is another under it, and whether some question has different answers under
/// any two.
public struct MutationScore: Sendable {
  public let misconceptions: [Misconception]
  /// For each misconception the questions whose answer under it is wrong, in their order.
  public private(set) var detectors: [String: [QuestionID]] = [:]
  private var distinguished: Set<Pair> = []

  /// Two misconceptions, the first one's id before the other's.
  public struct Pair: Hashable, Sendable {
    public var first: String
    public var second: String

    init(_ a: String, _ b: String) { (first, second) = a < b ? (a, b) : (b, a) }
  }

  public init(of misconceptions: [Misconception]) { self.misconceptions = misconceptions }

  /// Counts the misconceptions that a question, or an instance of one, detects and distinguishes.
  public mutating func add(_ answers: BelievedAnswers, of question: QuestionID) {
    let detected = answers.others.keys.filter { id in
      answers[id].map { $0.isDistinguishable(from: answers.truth) } ?? false
    }
    for id in detected where detectors[id]?.last != question {
      detectors[id, default: []].append(question)
    }
    for id in detected {
      for other in misconceptions.map(\.id) where other != id {
        let pair = Pair(id, other)
        guard !distinguished.contains(pair), let a = answers[id], let b = answers[other],
          a.isDistinguishable(from: b)
        else { continue }
        distinguished.insert(pair)
      }
    }
  }

  /// The misconceptions that no question detects.
  public var undetected: [Misconception] { misconceptions.filter { detectors[$0.id] == nil } }

  /// The pairs that no question distinguishes.
  public var confused: [Pair] {
    let ids = misconceptions.map(\.id).sorted()
    return ids.indices.flatMap { place in
      ids[(place + 1)...].map { Pair(ids[place], $0) }.filter { !distinguished.contains($0) }
    }
  }

  /// The share of the misconceptions that some question detects.
  public var detectedShare: Share {
    Share(count: misconceptions.count - undetected.count, of: misconceptions.count)
  }

  /// The share of the pairs that some question distinguishes.
  public var distinguishedShare: Share {
    let count = misconceptions.count
    return Share(count: distinguished.count, of: count * (count - 1) / 2)
  }

  /// A part of a whole.
  public struct Share: Hashable, Sendable {
    public var count: Int
    public var whole: Int

    init(count: Int, of whole: Int) {
      self.count = count
      self.whole = whole
    }

    /// Tenths of a percent, rounded down: only the whole is 100%.
    public var perMille: Int { whole == 0 ? 1000 : count * 1000 / whole }
  }
}

/// Returns the rule whose example shows a difference between two misconceptions, of which nil is the
/// truth, or nil when no example does: first among the examples of some rules, then among all.
func distinguishingRule(
  between one: String?, and other: String, preferring rules: [String],
  among examples: [RuleExample], run: Runner
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
