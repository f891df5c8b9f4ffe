import Curriculum
public import Scenarios
import Words

/// An event of a run and why it happened.
public struct EventCause: Hashable, Sendable {
  /// `A.viewDidAppear(_:)`, and which of its kind where there are several.
  public var event: String
  public var why: Why
}

/// How many events of one name are told.
private let mostCauses = 8

/// Returns why the events of a run happened that a learner's name means, the first eight at most.
public func causes(
  of text: String, in run: Run, rules: [RuleEntry]
) -> Result<[EventCause], EventMismatch> {
  guard let name = EventName(text) else {
    return .failure(
      EventMismatch(message: Words.Events.noEventForExample(text)))
  }
  let all = occurrences(of: name, in: run)
  let found = name.occurrence.map { all.dropFirst($0 - 1).prefix(1) } ?? all[...]
  guard !found.isEmpty else {
    let names = Set(run.events.map { "\($0.object).\(EventName.base($0.callback))" }).sorted()
    return .failure(
      EventMismatch(message: Words.Events.doesNotOccur(text) + near(text, names)))
  }
  let book = RuleBook(rules)
  return .success(
    found.prefix(mostCauses).map { event in
      EventCause(event: "\(event.object).\(event.callback)", why: why(event, book))
    })
}
