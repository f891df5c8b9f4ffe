public import Curriculum
public import ReviewLog
public import Scenarios

/// A question ready to be shown and judged: made from a seed, with the run that decides it.
///
/// The same question, model and seed give the same value, so that a verdict can be computed again
/// from what is stored of a presentation.
public struct PreparedQuestion: Hashable, Sendable {
  public var question: Question
  public var seed: UInt64
  public var truth: Truth
  /// What there is to choose from or to sort, as it is shown; empty for the other kinds.
  public var items: [Item]
  /// The run that decides.
  public var run: Run
  /// The probability that a blind guess is right.
  public var guessRate: Double
  /// For each event of an order, why it happens; for a count, one for each time.
  var whys: [String: Why]
  /// Why each line of an output was printed, where that can be told.
  var lineWhys: [Why?]
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

  public var prompt: String { question.prompt }
  public var code: String { question.scenario }
  /// The rule that the answer is graded for.
  public var target: RuleID { question.rules[0] }

  /// Names its wording and its meaning: what was shown, and what was asked with its answer.
  public var hashes: QuestionHashes {
    QuestionHashes(of: question, truth: truth, loweredScenario: question.bareScenario)
  }

  /// What the learner reads between code and prompt line: the statement of a truth question.
  public var statement: String? {
    if case .truth(let statement, _) = question.ask { return statement }
    return nil
  }

  /// One line that says how to answer.
  public var howToAnswer: String {
    switch question.ask {
    case .order:
      "type the letters in order, as \(items.map(\.key).joined()), or the names"
    case .output: "type the lines it prints, or 'nothing'"
    case .choice: "type a letter"
    case .truth: "type true or false"
    case .count(let event): "type how many times '\(event)' is called"
    }
  }
}

/// Runs a question's scenario and makes it ready to be asked.
public func prepare(
  _ question: Question, engine: Engine, seed: UInt64
) -> (question: PreparedQuestion?, problems: [Problem]) {
  prepare(
    question, run: engine.run(question.decidingScenario), rules: engine.rules, seed: seed)
}

/// Makes a question ready to be asked, from the run of its `decidingScenario`.
public func prepare(
  _ question: Question, run: Run, rules: [RuleEntry], seed: UInt64
) -> (question: PreparedQuestion?, problems: [Problem]) {
  let (decided, problems) = decide(question, from: run)
  guard !question.rules.isEmpty else {
    return (nil, problems + [Problem("the question names no rule", in: .question(question.id))])
  }
  guard let truth = decided else { return (nil, problems) }
  let book = RuleBook(rules)
  var generator = SplitMix64(seed: seed)
  let prepared = PreparedQuestion(
    question: question, seed: seed, truth: truth,
    items: items(question, truth, &generator), run: run, guessRate: guessRate(question, truth),
    whys: eventWhys(question, run, book), lineWhys: lineWhys(truth, run, book),
    reasons: question.rules.map { book.reason($0.rawValue) })
  return (prepared, [])
}

/// Where several orders are right, a guess is right the more often.
private func guessRate(_ question: Question, _ truth: Truth) -> Double {
  guard case .order(let orders) = truth else { return question.ask.guessRate }
  return min(1, question.ask.guessRate * Double(orders.count))
}

private let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)

private func items(
  _ question: Question, _ truth: Truth, _ generator: inout SplitMix64
) -> [PreparedQuestion.Item] {
  let texts: [String]
  var order: [Int]
  switch (question.ask, truth) {
  case (.order(let events), .order(let orders)):
    texts = events
    order = generator.shuffled(Array(events.indices))
    // The list must not be its own answer; one step round makes it another order. Where almost any
    // order is right, all of these may be.
    for _ in events where orders.contains(order.map { events[$0] }) {
      order = Array(order.dropFirst()) + order.prefix(1)
    }
  case (.choice(let choices), _):
    texts = choices.map(\.text)
    order = generator.shuffled(Array(choices.indices))
  default:
    return []
  }
  return order.enumerated().map { place, index in
    PreparedQuestion.Item(key: letters[place % letters.count], text: texts[index], index: index)
  }
}

private func eventWhys(_ question: Question, _ run: Run, _ book: RuleBook) -> [String: Why] {
  var whys: [String: Why] = [:]
  switch question.ask {
  case .order(let names):
    for name in names {
      if case .success(let event) = event(name, in: run) { whys[name] = why(event, book) }
    }
  case .count(let text):
    guard let name = EventName(text) else { break }
    for (index, event) in occurrences(of: name, in: run).enumerated() {
      whys["\(index)"] = why(event, book)
    }
  case .output, .choice, .truth:
    break
  }
  return whys
}

/// Returns why each printed line was printed, where lines and events can be told to belong together.
///
/// A line belongs to an overridden event when it names the event's callback, and as many lines name
/// that callback as there are such events: then the first line is of the first event, and so on.
private func lineWhys(_ truth: Truth, _ run: Run, _ book: RuleBook) -> [Why?] {
  guard case .output(let lines) = truth else { return [] }
  var whys = [Why?](repeating: nil, count: lines.count)
  let overridden = run.events.filter(\.isOverridden)
  let callbacks = Dictionary(grouping: overridden) { EventName.base($0.callback) }
  for (base, events) in callbacks {
    let places = lines.indices.filter { words(of: lines[$0]).contains(base) }
    guard places.count == events.count else { continue }
    for (place, event) in zip(places, events) { whys[place] = why(event, book) }
  }
  return whys
}

func words(of line: String) -> [String] {
  line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
}
