internal import Phrases
internal import Releases
internal import Scenarios
internal import TerminalUI

/// The events of a run as a person reads them: in order, nested, each with its callers and its rules.
struct Timeline {
  var run: Run
  var console: Console

  func write() {
    console.line(console.style.heading(Self.heading(of: run)))
    // A trace may be saved or sent on; nobody should take it for UIKit's behaviour.
    if let misconception = run.believing {
      console.prose("Not how UIKit behaves: run with the misconception \(misconception).")
    }
    if !run.without.isEmpty {
      console.prose("Not how UIKit behaves: run without \(list(Array(run.without))).")
    }
    var open: [Event] = []
    var moment: (phase: Phase, time: Double)?
    for event in run.events {
      open.removeAll { ($0.leave ?? Int.max) <= event.index }
      if open.isEmpty, moment.map({ $0 != (event.phase, event.time) }) ?? true {
        moment = (event.phase, event.time)
        console.line()
        console.line(
          console.style.heading(
            Text.wrapped(
              Self.title(event.phase, at: event.time), columns: console.terminal.columns, first: "",
              rest: "  ")))
      }
      write(event, depth: open.count)
      open.append(event)
    }
    if run.events.isEmpty, run.outcome == .completed {
      console.line()
      console.prose("UIKit sent no callback to the scenario's objects.")
    }
    writeOutput()
    writeLeaks()
  }

  private func write(_ event: Event, depth: Int) {
    // Very deep nesting would leave no room for words.
    let indent = String(repeating: "  ", count: min(depth + 1, console.terminal.columns / 6))
    let text = EventLines.text(event)
    let head = console.shown(event.isOverridden ? text : "\(text) (not overridden)")
    console.line(
      console.style.code(
        Text.wrapped(head, columns: console.terminal.columns, first: indent, rest: indent + "    "))
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
            console.shown(detail), columns: console.terminal.columns, first: indent + "    ",
            rest: indent + "      ")))
    }
  }

  private func writeOutput() {
    guard !run.output.isEmpty else { return }
    console.line()
    console.line(console.style.heading("It printed"))
    for line in run.output { console.line("  " + console.shown(line)) }
  }

  private func writeLeaks() {
    guard !run.leaks.isEmpty else { return }
    console.line()
    console.line(console.style.heading("It leaked"))
    for leak in run.leaks {
      console.prose(leak.objects.joined(separator: ", "), first: "  ", rest: "    ")
      for reference in leak.cycle { console.prose(reference, first: "    ", rest: "      ") }
    }
  }

  /// `iOS 17, iPhone`.
  static func heading(of run: Run) -> String { "iOS \(run.ios), \(run.device.called)" }

  static func title(_ phase: Phase, at time: Double) -> String {
    "\(seconds(time)) \(name(of: phase))"
  }

  static func name(of phase: Phase) -> String {
    switch phase {
    case .sync: "inside the statement"
    case .commit: "layout pass at the end of the turn"
    case .afterCommit: "after the layout pass"
    case .animationEnd: "end of the animation"
    }
  }

  /// Seconds with two digits after the point: `0.35 s`.
  static func seconds(_ time: Double) -> String {
    guard time.isFinite, abs(time) < 1e9 else { return "\(time) s" }
    let hundredths = Int((time * 100).rounded())
    let fraction = String(abs(hundredths % 100))
    return "\(hundredths / 100).\(fraction.count < 2 ? "0" : "")\(fraction) s"
  }
}
