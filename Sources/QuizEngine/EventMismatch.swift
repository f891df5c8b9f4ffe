import Phrases

/// A reason why a name does not fit exactly one event of a run.
public enum EventMismatch: Finding, Error {
  /// The text is not the form of a name.
  case notAnEvent(String)
  /// The name without labels fits these callbacks.
  case severalCallbacks(String, [String])
  /// No event fits; a similar name does.
  case doesNotOccur(String, near: String?)
  /// The name's number is greater than the count of events that fit the name without a number.
  case doesNotOccurSoOften(String, unnumbered: String, count: Int)
  /// The event occurs to several objects; the example names one.
  case occursToSeveral(String, count: Int, example: String)
  /// The event occurs to one object several times.
  case occursSeveralTimes(String, count: Int)
  /// The name asks for a further occurrence of a callback whose number UIKit does not promise.
  case unpromisedCount(String)

  public var message: String {
    switch self {
    case .notAnEvent(let name):
      "'\(name)' isn't an event; write the class and the callback, for example 'A.viewDidLoad'"
    case .severalCallbacks(let name, let callbacks):
      "'\(name)' may mean \(alternatives(callbacks.map(quoted))); write it with its labels"
    case .doesNotOccur(let name, let near):
      "'\(name)' does not occur in the run" + (near.map(didYouMean) ?? "")
    case .doesNotOccurSoOften(let name, let unnumbered, let count):
      "'\(name)' does not occur in the run; '\(unnumbered)' occurs \(times(count))"
    case .occursToSeveral(let name, let count, let example):
      "'\(name)' occurs \(count) times in the run; name the object, for example '\(example)'"
    case .occursSeveralTimes(let name, let count):
      "'\(name)' occurs \(count) times in the run; say which one, for example '\(name) (1)'"
    case .unpromisedCount(let callback): PromiseFinding.count(callback).message
    }
  }
}
