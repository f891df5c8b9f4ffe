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

/// Why a name means no event of a run, or more than one. Without a full stop.
public struct EventMismatch: Error, Hashable, Sendable { public var message: String }

/// Returns the one event that a name of an order means.
func event(_ text: String, in run: Run) -> Result<Event, EventMismatch> {
  guard let name = EventName(text) else {
    return .failure(EventMismatch(message: "'\(text)' is no event"))
  }
  let found = occurrences(of: name, in: run)
  let callbacks = Set(found.map(\.callback)).sorted()
  if callbacks.count > 1 {
    return .failure(
      EventMismatch(
        message:
          "'\(text)' may mean \(callbacks.map { "'\($0)'" }.joined(separator: " or ")); write"
          + " it with its labels"))
  }
  if found.isEmpty {
    let names = Array(Set(run.events.map { "\($0.object).\(EventName.base($0.callback))" }))
      .sorted()
    let hint = near(text, names)
    return .failure(EventMismatch(message: "'\(text)' does not occur in the run\(hint)"))
  }
  if Promises.isCountUnpromised(name) {
    // The first pass is promised where it is promised at all; further ones never are.
    if name.occurrence ?? 1 > 1 {
      return .failure(
        EventMismatch(message: "UIKit does not promise how often '\(name.callback)' comes"))
    }
    return .success(found[0])
  }
  guard let occurrence = name.occurrence else {
    if found.count > 1 {
      let objects = Set(found.map(\.object)).sorted()
      let advice =
        objects.count > 1
        ? "; name the object, as '\(objects[0]).\(name.callback)'"
        : "; say which, as '\(text) (1)'"
      return .failure(
        EventMismatch(message: "'\(text)' occurs \(found.count) times in the run\(advice)"))
    }
    return .success(found[0])
  }
  guard occurrence <= found.count else {
    return .failure(
      EventMismatch(
        message: "'\(text)' does not occur in the run; '\(name.unnumbered)' occurs"
          + " \(times(found.count))"))
  }
  return .success(found[occurrence - 1])
}

private func times(_ count: Int) -> String {
  switch count {
  case 1: "once"
  case 2: "twice"
  default: "\(count) times"
  }
}

extension EventName {
  /// Without which time is meant.
  fileprivate var unnumbered: String { "\(object).\(callback)" }

  static func base(_ callback: String) -> String { String(callback.prefix { $0 != "(" }) }
}
