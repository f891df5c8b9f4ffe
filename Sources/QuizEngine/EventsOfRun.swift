import Curriculum
import Scenarios

/// Returns the callbacks of a run that fit a name, in order, also those that the scenario's own code calls.
func occurrences(of name: EventName, in run: Run) -> [Event] {
  run.calls.filter {
    name.means(object: $0.object, ofClass: $0.className) && name.means(callback: $0.callback)
  }
}

/// Returns the event of a run that fits a name and its number; the first one without a number.
func occurrence(of name: EventName, in run: Run) -> Event? {
  occurrences(of: name, in: run).dropFirst((name.occurrence ?? 1) - 1).first
}

/// Returns the one event of a run that a text names.
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
  if Promises.isCountUnpromised(name), !found.isOwnCalls {
    // UIKit may promise the first pass, but never a further one.
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

/// Returns the names of a run's events without labels, each once, in alphabetical order.
func eventNames(of run: Run) -> [String] {
  Set(run.calls.map { "\($0.object).\(EventName.base($0.callback))" }).sorted()
}

extension EventName {
  /// The name without its number: `V.viewDidAppear`.
  fileprivate var unnumbered: String { "\(object).\(callback)" }

  /// Returns a callback's name without its labels.
  static func base(_ callback: String) -> String { String(callback.prefix { $0 != "(" }) }
}
