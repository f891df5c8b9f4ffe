internal import Timelines

/// The way in which a timeline is written for people, as the options ask.
struct TraceForm {
  /// Whether callbacks are shown that the scenario doesn't override.
  var showsAll: Bool
  /// Whether each callback is shown with its callers and rules.
  var showsReasons: Bool

  init(showsAll: Bool, showsReasons: Bool) {
    self.showsAll = showsAll
    self.showsReasons = showsReasons
  }

  init(_ arguments: Arguments) {
    showsAll = arguments.has(Option.allCallbacks.name)
    showsReasons = arguments.has(Option.why.name)
  }

  func write(_ timeline: Timeline, to console: Console) {
    TraceHead(timeline: timeline, console: console).write()
    writeSteps(of: timeline, to: console)
  }

  /// Writes the steps alone, below a head that the caller has written.
  func writeSteps(of timeline: Timeline, to console: Console) {
    guard !timeline.steps.isEmpty || !timeline.laterOutput.isEmpty else { return }
    console.line()
    if showsReasons {
      DetailedTrace(timeline: timeline, console: console).write()
    } else {
      CompactTrace(timeline: timeline, console: console).write()
    }
  }
}

extension Option {
  static let allCallbacks = Option(
    "--all", nil, "show callbacks that the scenario doesn't override too")
  static let why = Option("--why", nil, "show the callers and the rules of each callback")
}
