internal import Curriculum
internal import Diagnostics
internal import QuizEngine
internal import Releases
internal import ReviewLog
internal import Scenarios
internal import Storage
internal import Study
internal import TerminalUI
internal import Words

/// Runs, as they print.
extension Views {
  /// What a run shows.
  func transcript(_ run: Run) {
    let shown = QuizEngine.transcript(of: run)
    console.prose(shown.isEmpty ? Words.Runs.printsNothing : Words.Runs.prints)
    for line in shown {
      console.line(
        Text.folded(console.shown(line), columns: columns, first: "  ", rest: "    "))
    }
  }

  /// What a learner's trial came to: what is wrong with the code, what it prints, which of its
  /// callbacks were called.
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
