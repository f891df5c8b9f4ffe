internal import Phrases

/// What is wrong with the name of an event: a learner's after `why`, or an author's in a question.
/// In lower case, no full stop.
public enum Events {
  public static func noEvent(_ name: String) -> String { "'\(name)' is no event" }

  public static func noEventForExample(_ name: String) -> String {
    "\(noEvent(name)); write class and callback, as 'A.viewDidLoad'"
  }

  public static func severalCallbacks(_ name: String, _ callbacks: [String]) -> String {
    "'\(name)' may mean \(callbacks.map(quoted).joined(separator: " or ")); write it with its "
      + "labels"
  }

  public static func doesNotOccur(_ name: String) -> String {
    "'\(name)' does not occur in the run"
  }

  /// `unnumbered` is the event without which time is meant.
  public static func doesNotOccur(_ name: String, _ unnumbered: String, count: Int) -> String {
    "\(doesNotOccur(name)); '\(unnumbered)' occurs \(times(count))"
  }

  public static func occursToSeveral(_ name: String, count: Int, such example: String) -> String {
    "'\(name)' occurs \(count) times in the run; name the object, as '\(example)'"
  }

  public static func occursSeveralTimes(_ name: String, count: Int) -> String {
    "'\(name)' occurs \(count) times in the run; say which, as '\(name) (1)'"
  }

  public static func countIsNotPromised(_ callback: String) -> String {
    "UIKit does not promise how often '\(callback)' comes"
  }

  private static func times(_ count: Int) -> String {
    switch count {
    case 1: "once"
    case 2: "twice"
    default: "\(count) times"
    }
  }
}
