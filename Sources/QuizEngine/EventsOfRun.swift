import Curriculum
import Scenarios
import Words

/// Returns the events of a run that a name means, in order.
func occurrences(of name: EventName, in run: Run) -> [Event] {
  run.events.filter {
    name.means(object: $0.object, ofClass: $0.className) && name.means(callback: $0.callback)
  }
}

/// Returns the first event of a run that a name means, or the one of them that it says.
func occurrence(of name: EventName, in run: Run) -> Event? {
  occurrences(of: name, in: run).dropFirst((name.occurrence ?? 1) - 1).first
}

/// Why a name means no event of a run, or more than one. Without a full stop.
public struct EventMismatch: Error, Hashable, Sendable { public var message: String }

/// Returns the one event that a name of an order means.
func event(_ text: String, in run: Run) -> Result<Event, EventMismatch> {
  guard let name = EventName(text) else {
    return .failure(EventMismatch(message: Words.Events.noEvent(text)))
  }
  let found = occurrences(of: name, in: run)
  let callbacks = Set(found.map(\.callback)).sorted()
  if callbacks.count > 1 {
    return .failure(EventMismatch(message: Words.Events.severalCallbacks(text, callbacks)))
  }
  if found.isEmpty {
    let names = Array(Set(run.events.map { "\($0.object).\(EventName.base($0.callback))" }))
      .sorted()
    return .failure(
      EventMismatch(message: Words.Events.doesNotOccur(text) + near(text, names)))
  }
  if Promises.isCountUnpromised(name) {
    // The first pass is promised where it is promised at all; further ones never are.
    if name.occurrence ?? 1 > 1 {
      return .failure(
        EventMismatch(message: Words.Events.countIsNotPromised(name.callback)))
    }
    return .success(found[0])
  }
  guard let occurrence = name.occurrence else {
    if found.count > 1 {
      let objects = Set(found.map(\.object)).sorted()
      let message =
        objects.count > 1
        ? Words.Events.occursToSeveral(
          text, count: found.count, such: "\(objects[0]).\(name.callback)")
        : Words.Events.occursSeveralTimes(text, count: found.count)
      return .failure(EventMismatch(message: message))
    }
    return .success(found[0])
  }
  guard occurrence <= found.count else {
    return .failure(
      EventMismatch(
        message: Words.Events.doesNotOccur(text, name.unnumbered, count: found.count)))
  }
  return .success(found[occurrence - 1])
}

extension EventName {
  /// Without which time is meant.
  fileprivate var unnumbered: String { "\(object).\(callback)" }

  static func base(_ callback: String) -> String { String(callback.prefix { $0 != "(" }) }
}
