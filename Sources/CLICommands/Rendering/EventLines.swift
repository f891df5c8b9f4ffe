internal import Scenarios
internal import TerminalUI
internal import Timelines

/// The events of a run in brief: a line each, numbered and nested, under the moments of the run.
struct EventLines {
  var events: [Event]
  var console: Console
  /// The line in place of events where there are none.
  static let none = "UIKit sends no callback"

  /// The indices of events to point out, with `>` before their number.
  var marked: Set<Int> = []

  func write() {
    let digits = String(events.count).count
    var open: [Event] = []
    var moment: (phase: Phase, time: Double)?
    for event in events {
      open.removeAll { ($0.leave ?? Int.max) <= event.index }
      if open.isEmpty, moment.map({ $0 != (event.phase, event.time) }) ?? true {
        moment = (event.phase, event.time)
        console.line(
          console.style.faint(
            Text.wrapped(
              Timeline.Moment(phase: event.phase, time: event.time).title,
              columns: console.terminal.columns,
              first: "  ", rest: "    ")))
      }
      let number = String(event.index + 1)
      let head =
        (marked.contains(event.index) ? "> " : "  ")
        + String(repeating: " ", count: digits - number.count) + number + "  "
      let depth = String(
        repeating: "  ", count: min(open.count, max(0, console.terminal.columns / 8 - 2)))
      let line = Text.wrapped(
        console.shown(event.text), columns: console.terminal.columns, first: head + depth,
        rest: String(repeating: " ", count: head.count) + depth + "  ")
      console.line(marked.contains(event.index) ? console.style.code(line) : Painted(line))
      open.append(event)
    }
  }
}
