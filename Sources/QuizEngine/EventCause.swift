import Curriculum
public import Scenarios

/// An event of a run, with its cause.
public struct EventCause: Hashable, Sendable {
  /// The object and the callback with its labels: `A.viewDidAppear(_:)`.
  public var event: String
  /// The callers, the moment and the rules.
  public var why: Why
}

/// The greatest number of events that one name explains.
private let mostCauses = 8

/// Returns the causes of a run's events that fit a learner's text, at most the first eight; a mismatch
/// when the text is not the name of an event of the run.
public func causes(
  of text: String, in run: Run, rules: [RuleEntry]
) -> Result<[EventCause], EventMismatch> {
  guard let name = EventName(text) else {
    return .failure(.notAnEvent(text))
  }
  let all = occurrences(of: name, in: run)
  let found = name.occurrence.map { all.dropFirst($0 - 1).prefix(1) } ?? all[...]
  guard !found.isEmpty else {
    return .failure(.doesNotOccur(text, near: near(text, eventNames(of: run))))
  }
  let book = RuleBook(rules)
  return .success(
    found.prefix(mostCauses).map { event in
      EventCause(event: "\(event.object).\(event.callback)", why: why(event, book))
    })
}
