// The names that the expressions of a check see, beside the scenario's own.

@_semantics("vdl.check.output") func _checkOutput() -> [String]
@_semantics("vdl.check.outcome") func _checkOutcome() -> String
@_semantics("vdl.check.message") func _checkMessage() -> String
@_semantics("vdl.check.count") func _checkCount(_ event: String) -> Int
@_semantics("vdl.check.comes") func _checkComes(_ event: String, _ other: String) -> Bool
@_semantics("vdl.check.at") func _checkAt(_ hook: Any) -> Bool?
@_semantics("vdl.check.note") func _checkNote(_ text: String) -> Bool

/// The lines that the scenario printed.
var output: [String] { _checkOutput() }

/// The end of the scenario.
var outcome: Outcome { Outcome(_kind: _checkOutcome(), message: _checkMessage()) }

/// The callbacks that were sent.
var trace: Trace { Trace() }

struct Outcome: Equatable, CustomStringConvertible {
  /// `completed`, `trapped` or `limit`.
  let _kind: String
  /// The words of the trap, else empty.
  let message: String

  init(_kind kind: String, message text: String) {
    _kind = kind
    message = text
  }

  static var completed: Outcome { Outcome(_kind: "completed", message: "") }
  static var trapped: Outcome { Outcome(_kind: "trapped", message: "") }
  static var limit: Outcome { Outcome(_kind: "limit", message: "") }

  static func == (a: Outcome, b: Outcome) -> Bool { a._kind == b._kind }
  static func == (a: Outcome, b: String) -> Bool { a._kind == b }
  var description: String { _kind }
}

struct Trace {
  init() {}

  // An event is named `A.viewDidLoad`, `A#2.viewDidLoad` for the second object of its class, or
  // `A.viewDidLoad (2)` for its second time.

  /// The number of times `A.viewDidLoad` was sent.
  func count(_ event: String) -> Int { _checkCount(event) }

  /// Whether both were sent, and the first one first.
  func comes(_ event: String, before other: String) -> Bool { _checkComes(event, other) }

  /// Whether the condition held whenever the event was sent, at least once. The front end turns the
  /// closure into a hook of the program; the remaining call reads the hook's result.
  func at(_ event: String, _ condition: () -> Bool) -> Bool { _checkAt(event) ?? false }

  /// Keeps a value as `print` shows it, for readers of the run; always true.
  func note(_ value: Any) -> Bool { _checkNote(String(describing: value)) }

  /// The front end's replacement for `at(_:_:)`: reads the result of the hook of that number.
  func _at(_ hook: Int) -> Bool { _checkAt(hook) ?? false }
}
