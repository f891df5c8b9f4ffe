import Curriculum
import Phrases
import Scenarios

/// The material of explanations: the question with its run, the rules, the answers under
/// misconceptions, and a runner.
struct Explainer {
  let prepared: PreparedQuestion
  let book: RuleBook
  let believed: BelievedAnswers?
  let run: Runner

  // MARK: Causes

  /// Returns the cause of the first event of a run that has one of these names, or else of the first
  /// one that follows from a rule of the question, or that a rule is about. A rule about values may
  /// have none.
  func cause(_ names: [String] = [], in run: Run) -> EventCause? {
    for text in names {
      if let name = EventName(text), let event = occurrence(of: name, in: run) {
        return EventCause(text, event, book)
      }
    }
    return followingEvent(in: run).map { EventCause($0.name, $0, book) }
  }

  private func followingEvent(in run: Run) -> Event? {
    for rule in prepared.question.rules.map(\.rawValue) {
      if let event = run.events.first(where: { $0.because.first == rule })
        ?? run.events.first(where: { $0.because.contains(rule) })
      {
        return event
      }
    }
    // A rule's names are `viewDidLoad()` or `UIViewController.viewDidLoad()`.
    let names = Set(
      prepared.reasons.flatMap(\.names).compactMap { EventName.base($0).split(separator: ".").last }
    )
    return run.events.first { names.contains(EventName.base($0.callback)[...]) }
  }

  // MARK: Runs

  /// Returns the difference between the truth and the run under a misconception whose answer is
  /// meant; nil when no misconception has such an answer or shows it.
  func supposing<Answer: RightAnswer>(_ isMeant: (Answer) -> Bool) -> RunDifference? {
    for (id, truth) in (believed?.others ?? [:]).sorted(by: { $0.key < $1.key }) {
      guard let answer: Answer = truth?.answer(), isMeant(answer) else { continue }
      let mistaken = believing(id, run)(prepared.question.decidingScenario)
      if let found = difference(mistaken, prepared.run) { return found }
    }
    return nil
  }

  /// Returns the difference between the runs of the learner's code and of right code.
  func trying(_ yours: Scenario, right: Scenario) -> RunDifference? {
    difference(run(yours), run(right), .tried)
  }

  /// Returns the difference between two runs; nil when none shows, or when one has nothing to show.
  func difference(
    _ yours: Run, _ real: Run, _ sides: RunDifference.Sides = .supposed
  ) -> RunDifference? {
    guard yours.outcome != .refused, real.outcome != .refused else { return nil }
    var found = RunDifference(yours, real, in: [.printed, .overridden, .events])
    found.sides = sides
    return found.isThere ? found : nil
  }

  // MARK: Values

  /// Says which values decide a check, as a sentence in Markdown; nil when they can't be shown.
  func fact(of check: String, in scenario: Scenario? = nil) -> String? {
    CheckedValues(check).sentence(in: scenario ?? prepared.question.decidingScenario, run: run)
  }
}

extension EventCause {
  /// An event under the name that the question gives it.
  init(_ name: String, _ event: Event, _ book: RuleBook) {
    self.init(event: name, why: QuizEngine.why(event, book))
  }
}
