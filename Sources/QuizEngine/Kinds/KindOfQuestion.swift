internal import Curriculum
public import Scenarios

/// How one kind of question is decided, shown and judged. Each kind has a file here.
protocol KindOfQuestion {
  /// What is evaluated in the run that decides.
  var checks: [String] { get }

  /// Returns the right answer, from the run of the question's deciding scenario and, for kinds that
  /// compare, from further runs.
  func decide(_ question: Question, _ shown: Run, run: Runner) -> (
    truth: Truth?, problems: [Problem]
  )

  /// Returns what is listed under letters, in the author's order.
  var listed: [String] { get }

  /// Whether a list in this order would be its own answer.
  func givesAway(_ order: [Int], _ truth: Truth) -> Bool

  /// The probability that a blind guess is right, now that the truth is known.
  func guessRate(_ truth: Truth, apriori: Double) -> Double

  /// Lower case, no full stop.
  func howToAnswer(_ items: [PreparedQuestion.Item]) -> String

  /// What the learner reads between code and prompt line.
  var statement: String? { get }

  /// The events whose causes are told, by the names that rows of a verdict have.
  func explained(in run: Run) -> [String: Event]

  /// Judges what was typed. Pure but for the runs.
  func judge(_ typed: String, _ prepared: PreparedQuestion, run: Runner) -> Reading
}

/// Runs a scenario. The same scenario gives the same run.
public typealias Runner = (Scenario) -> Run

extension KindOfQuestion {
  var checks: [String] { [] }
  var listed: [String] { [] }
  func givesAway(_ order: [Int], _ truth: Truth) -> Bool { false }
  func guessRate(_ truth: Truth, apriori: Double) -> Double { apriori }
  var statement: String? { nil }
  func explained(in run: Run) -> [String: Event] { [:] }
}

extension Ask {
  /// The kind's own part of the engine.
  var asked: any KindOfQuestion {
    switch self {
    case .order(let events): OrderKind(events: events)
    case .output: OutputKind()
    case .choice(let choices): ChoiceKind(choices: choices)
    case .truth(let statement): TruthKind(sentence: statement)
    case .count(let event): CountKind(event: event)
    case .state(let expression, let event): StateKind(expression: expression, event: event)
    case .line(let goal, let code): LineKind(goal: goal, putIn: code)
    case .fix(let task): CodeKind(task: task, isFix: true)
    case .write(let task): CodeKind(task: task, isFix: false)
    case .versions(let statement, let among): VersionsKind(sentence: statement, among: among)
    case .why(let event, let causes): WhyKind(event: event, causes: causes)
    case .next(let events): NextKind(events: events)
    case .reach(let goal, let actions, let most):
      ReachKind(goal: goal, actions: actions, most: most)
    }
  }
}
