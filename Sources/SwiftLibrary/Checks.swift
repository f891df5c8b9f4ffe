// What the expressions of a check see, beside the scenario's own names.

@_semantics("vdl.check.output") func _checkOutput() -> [String]
@_semantics("vdl.check.outcome") func _checkOutcome() -> String
@_semantics("vdl.check.message") func _checkMessage() -> String
@_semantics("vdl.check.count") func _checkCount(_ event: String) -> Int
@_semantics("vdl.check.comes") func _checkComes(_ event: String, _ other: String) -> Bool
@_semantics("vdl.check.at") func _checkAt(_ hook: Any) -> Bool?
@_semantics("vdl.check.note") func _checkNote(_ text: String) -> Bool

/// The lines that the scenario printed.
var output: [String] { _checkOutput() }

/// How the scenario ended.
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

  /// How often `A.viewDidLoad` was sent.
  func count(_ event: String) -> Int { _checkCount(event) }

  /// Whether both were sent, and the first one first.
  func comes(_ event: String, before other: String) -> Bool { _checkComes(event, other) }

  /// Whether the condition held whenever the event was sent, at least once. The front end takes the
  /// closure out as a hook of the program; what is left here asks how that went.
  func at(_ event: String, _ condition: () -> Bool) -> Bool { _checkAt(event) ?? false }

  /// Keeps a value as `print` shows it, for whoever reads the run; always true.
  func note(_ value: Any) -> Bool { _checkNote(String(describing: value)) }

  /// What the front end puts in the place of `at(_:_:)`: asks how the hook of that number went.
  func _at(_ hook: Int) -> Bool { _checkAt(hook) ?? false }
}
