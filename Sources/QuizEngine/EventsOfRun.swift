import Curriculum
import Scenarios

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

/// Returns the one event that a name of an order means.
func event(_ text: String, in run: Run) -> Result<Event, EventMismatch> {
  guard let name = EventName(text) else {
    return .failure(.notAnEvent(text))
  }
  let found = occurrences(of: name, in: run)
  let callbacks = Set(found.map(\.callback)).sorted()
  if callbacks.count > 1 {
    return .failure(.severalCallbacks(text, callbacks))
  }
  if found.isEmpty {
    return .failure(.doesNotOccur(text, near: near(text, eventNames(of: run))))
  }
  if Promises.isCountUnpromised(name) {
    // The first pass is promised where it is promised at all; further ones never are.
    if name.occurrence ?? 1 > 1 {
      return .failure(.unpromisedCount(name.callback))
    }
    return .success(found[0])
  }
  guard let occurrence = name.occurrence else {
    if found.count > 1 {
      let objects = Set(found.map(\.object)).sorted()
      return .failure(
        objects.count > 1
          ? .occursToSeveral(
            text, count: found.count, example: "\(objects[0]).\(name.callback)")
          : .occursSeveralTimes(text, count: found.count))
    }
    return .success(found[0])
  }
  guard occurrence <= found.count else {
    return .failure(
      .doesNotOccurSoOften(text, unnumbered: name.unnumbered, count: found.count))
  }
  return .success(found[occurrence - 1])
}

/// The names of a run's events, each once, in the order of the alphabet.
func eventNames(of run: Run) -> [String] {
  Set(run.events.map { "\($0.object).\(EventName.base($0.callback))" }).sorted()
}

extension EventName {
  /// The name without its number.
  fileprivate var unnumbered: String { "\(object).\(callback)" }

  static func base(_ callback: String) -> String { String(callback.prefix { $0 != "(" }) }
}
