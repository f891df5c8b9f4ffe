internal import Phrases
internal import QuizEngine
public import Scenarios

/// The line `// ask: count Home.viewDidLoad` of a Swift file, with the run of the code below it.
public struct ImportRequest: Sendable {
  /// `count`.
  public var kind: String
  /// The words after the kind; empty where there are none.
  public var object: String
  public var run: Run

  public init(kind: String, object: String, run: Run) {
    self.kind = kind
    self.object = object
    self.run = run
  }

  /// `count Home.viewDidLoad`.
  var words: String { [kind, object].filter { !$0.isEmpty }.joined(separator: " ") }

  /// The events that the comment names, with commas between them; without any, those that the code
  /// overrides.
  var events: [String] {
    object.isEmpty ? overriddenEvents : object.split(separator: ",").map { String($0).trimmed }
  }

  /// The callbacks that the scenario overrides, in alphabetical order, by names that mean one event
  /// each; at most as many as an order may have. Callbacks whose number isn't promised are left out.
  private var overriddenEvents: [String] {
    let own = run.events.filter {
      $0.isOverridden && !callbacksOfUnpromisedNumber.contains($0.callback)
    }
    var seen: [String: Int] = [:]
    return own.prefix(10).map { event in
      let base = String(event.callback.prefix { $0 != "(" })
      let isAmbiguous = own.contains {
        $0.object == event.object && $0.callback != event.callback
          && $0.callback.hasPrefix(base + "(")
      }
      let name = "\(event.object).\(isAmbiguous ? event.callback : base)"
      let times = own.count { $0.object == event.object && $0.callback == event.callback }
      seen[name, default: 0] += 1
      return times > 1 ? "\(name) (\(seen[name] ?? 1))" : name
    }.sorted()
  }
}
