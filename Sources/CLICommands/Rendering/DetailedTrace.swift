internal import Phrases
internal import Scenarios
internal import TerminalUI
internal import Timelines

/// The steps of a timeline with their reasons: nested, each callback with its callers and its rules.
struct DetailedTrace {
  var timeline: Timeline
  var console: Console

  private var columns: Int { console.terminal.columns }

  func write() {
    for (index, band) in timeline.bands.enumerated() {
      if index > 0 { console.line() }
      console.line(
        console.style.heading(Text.wrapped(band.moment.title, columns: columns, rest: "  ")))
      for step in timeline.steps[band.steps] { write(step) }
    }
    guard !timeline.laterOutput.isEmpty else { return }
    console.line()
    console.line(console.style.heading("It also printed"))
    writePrints(timeline.laterOutput, indent: "")
  }

  private func write(_ step: Timeline.Step) {
    // Very deep nesting would leave no room for words.
    let indent = String(repeating: "  ", count: min(step.depth + 1, columns / 6))
    if let event = step.event {
      write(event, indent)
      writePrints(step.prints, indent: indent + "    prints ")
    } else {
      let place = step.place.map { " \($0)" } ?? ""
      let head = console.shown(timeline.laneName(of: step) + place)
      console.line(
        console.style.code(
          Text.wrapped(head, columns: columns, first: indent, rest: indent + "    "))
      )
      writePrints(step.prints, indent: indent + "    prints ")
    }
  }

  private func write(_ event: Event, _ indent: String) {
    let head = console.shown(event.isOverridden ? event.text : "\(event.text) (not overridden)")
    console.line(
      console.style.code(Text.wrapped(head, columns: columns, first: indent, rest: indent + "    "))
    )
    let callers = CallChain(event).sentence
    // The nearest rules explain the callback; those further out explain its callers, above it.
    let rules = Array(event.because.prefix(2))
    // A trap or a limit kept an event without a `leave` from its end.
    let because = "because: \(list(rules))" + (event.leave == nil ? "; it never returned" : "")
    for detail in [callers, because] {
      console.line(
        console.style.faint(
          Text.wrapped(
            console.shown(detail), columns: columns, first: indent + "    ",
            rest: indent + "      ")))
    }
  }

  private func writePrints(_ lines: [String], indent: String) {
    let rest = indent.isEmpty ? "    " : String(indent.prefix { $0 == " " }) + "  "
    for line in lines {
      console.line(
        Text.folded(
          console.shown(line), columns: columns, first: indent.isEmpty ? "  " : indent, rest: rest))
    }
  }
}
