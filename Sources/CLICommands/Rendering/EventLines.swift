internal import Releases
internal import Scenarios
internal import TerminalUI

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
              Timeline.title(event.phase, at: event.time), columns: console.terminal.columns,
              first: "  ", rest: "    ")))
      }
      let number = String(event.index + 1)
      let head =
        (marked.contains(event.index) ? "> " : "  ")
        + String(repeating: " ", count: digits - number.count) + number + "  "
      let depth = String(
        repeating: "  ", count: min(open.count, max(0, console.terminal.columns / 8 - 2)))
      let line = Text.wrapped(
        console.shown(Self.text(event)), columns: console.terminal.columns, first: head + depth,
        rest: String(repeating: " ", count: head.count) + depth + "  ")
      console.line(marked.contains(event.index) ? console.style.code(line) : Painted(line))
      open.append(event)
    }
  }

  /// `A.viewWillAppear(_:) with animated: true`.
  static func text(_ event: Event) -> String {
    let arguments = event.arguments.map { "\($0.label): \($0.value)" }.joined(separator: ", ")
    return name(event) + (arguments.isEmpty ? "" : " with \(arguments)")
  }

  /// `A.viewWillAppear(_:)`.
  static func name(_ event: Event) -> String { "\(event.object).\(event.callback)" }
}

extension Device {
  /// The name that people use.
  var called: String {
    switch self {
    case .iphone: "iPhone"
    case .ipad: "iPad"
    }
  }
}
