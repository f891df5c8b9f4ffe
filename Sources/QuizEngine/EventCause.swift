import Curriculum
public import Scenarios

/// An event of a run and why it happened.
public struct EventCause: Hashable, Sendable {
  /// `A.viewDidAppear(_:)`, and which of its kind where there are several.
  public var event: String
  public var why: Why
}

/// The most events of one name that are explained.
private let mostCauses = 8

/// Returns why the events of a run happened that a learner's name means, the first eight at most.
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
