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

  /// Returns the cause of the event of a run that has one of these names, or else of one that follows
  /// from a rule of the question. A rule about values may have none.
  ///
  /// Of several, it is one that follows from the question's rules. A name without a number means an
  /// event from the index `first` on, if there is one. `lines` are those of the run's text that the
  /// learner sees, when that is another text than the question's.
  func cause(
    _ names: [String] = [], in run: Run, from first: Int = 0, lines: ListedLines? = nil
  ) -> EventCause? {
    let named = names.compactMap { text in
      EventName(text).flatMap { self.event($0, in: run, from: first) }.map { (text, $0) }
    }
    let found =
      named.min { rank($0.1) < rank($1.1) } ?? followingEvent(in: run).map { ($0.name, $0) }
    return found.map { EventCause(numbered($0, $1, in: run), $1, book, lines) }
  }

  private func event(_ name: EventName, in run: Run, from first: Int) -> Event? {
    guard name.occurrence == nil else { return occurrence(of: name, in: run) }
    let all = occurrences(of: name, in: run)
    let later = all.filter { $0.index >= first }
    return (later.isEmpty ? all : later).min { rank($0) < rank($1) }
  }

  /// Returns the event that follows from the first rule of the question that any follows from; one
  /// that the learner's code overrides, if possible.
  private func followingEvent(in run: Run) -> Event? {
    let following = run.sentCalls.filter { rank($0) < prepared.question.rules.count }
    return following.min { order(of: $0) < order(of: $1) }
  }

  private func order(of event: Event) -> (Int, Int, Int) {
    let rank = rank(event)
    let isMain = event.because.first == prepared.question.rules[rank].rawValue
    return (rank, event.isOverridden ? 0 : 1, isMain ? 0 : 1)
  }

  /// The place of the first of the question's rules that an event follows from; their number for
  /// none.
  private func rank(_ event: Event) -> Int {
    let rules = prepared.question.rules
    return rules.firstIndex { event.because.contains($0.rawValue) } ?? rules.count
  }

  /// Returns an event's name with its number, unless it has one or is the first of its name.
  private func numbered(_ text: String, _ event: Event, in run: Run) -> String {
    guard let name = EventName(text), name.occurrence == nil,
      let place = occurrences(of: name, in: run).firstIndex(where: { $0.index == event.index }),
      place > 0
    else { return text }
    return "\(text) (\(place + 1))"
  }

  // MARK: Runs

  /// Returns the difference between the truth and the run under a misconception that contradicts a
  /// rule of the question and whose answer is meant; nil when no such misconception shows it.
  func supposing<Answer: RightAnswer>(_ isMeant: (Answer) -> Bool) -> RunDifference? {
    for id in believed?.contradicting(prepared.question.rules) ?? [] {
      guard let answer: Answer = believed?[id]?.answer(), isMeant(answer) else { continue }
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
  /// Events of UIKit's own objects are shown only where the code says nothing itself.
  func difference(
    _ yours: Run, _ real: Run, _ sides: RunDifference.Sides = .supposed
  ) -> RunDifference? {
    guard yours.outcome != .refused, real.outcome != .refused else { return nil }
    let isSilent = [yours, real].allSatisfy { run in
      run.output.isEmpty && !run.events.contains(where: \.isOverridden)
    }
    var found = RunDifference(
      yours, real, in: [.printed, .overridden] + (isSilent && sides.showsEvents ? [.events] : []))
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
  init(_ name: String, _ event: Event, _ book: RuleBook, _ lines: ListedLines? = nil) {
    self.init(event: name, why: QuizEngine.why(event, book, lines))
  }
}
