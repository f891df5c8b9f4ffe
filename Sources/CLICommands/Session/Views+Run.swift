internal import Diagnostics
internal import QuizEngine
internal import Scenarios
internal import TerminalUI

/// Runs, as they print.
extension Views {
  /// The lines that a run prints, perhaps with the release of iOS that it ran under.
  func transcript(_ run: Run, saysRelease: Bool = false) {
    let shown = QuizEngine.transcript(of: run)
    let says = shown.isEmpty ? Self.printsNothing : "It prints:"
    console.prose(saysRelease ? "On iOS \(run.ios) it" + says.dropFirst(2) : says)
    for line in shown {
      console.line(
        Text.folded(console.shown(line), columns: columns, first: "  ", rest: "    "))
    }
  }

  /// The result of a learner's trial: errors in the code, printed lines and called callbacks.
  func trial(_ run: Run) {
    for diagnostic in run.diagnostics { console.prose(diagnostic.description) }
    if case .refused = run.outcome { return }
    transcript(run)
    let events = run.events.filter(\.isOverridden)
    guard !events.isEmpty else { return }
    console.line()
    EventLines(events: events, console: console).write()
  }
}
