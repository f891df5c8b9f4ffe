internal import Releases
internal import Scenarios
internal import TerminalUI

/// The events of a run as a person reads them: in order, nested, each with who called it and why.
struct Timeline {
  var run: Run
  var console: Console

  func write() {
    let device = run.device == .iphone ? "iPhone" : "iPad"
    console.line(console.style.heading("iOS \(run.ios), \(device)"))
    var open: [Event] = []
    var moment: (phase: Phase, time: Double)?
    for event in run.events {
      open.removeAll { ($0.leave ?? Int.max) <= event.index }
      if open.isEmpty, moment.map({ $0 != (event.phase, event.time) }) ?? true {
        moment = (event.phase, event.time)
        console.line()
        console.line(console.style.heading(Self.title(event.phase, at: event.time)))
      }
      write(event, depth: open.count)
      open.append(event)
    }
    if run.events.isEmpty, run.outcome == .completed {
      console.line()
      console.prose("No callback was sent: the scenario's objects heard nothing from UIKit.")
    }
    writeOutput()
    writeLeaks()
  }

  private func write(_ event: Event, depth: Int) {
    // Very deep nesting would leave no room for words.
    let indent = String(repeating: "  ", count: min(depth + 1, console.terminal.columns / 6))
    let arguments = event.arguments.map { "\($0.label): \($0.value)" }.joined(separator: ", ")
    let name = "\(event.object).\(event.callback)"
    let kind = event.isOverridden ? "" : " (not overridden)"
    let head = console.shown(arguments.isEmpty ? name + kind : "\(name) with \(arguments)\(kind)")
    console.line(
      console.style.code(
        Text.wrapped(head, columns: console.terminal.columns, first: indent, rest: indent + "    "))
    )
    let callers = Self.callers(of: event)
    var because = "because: " + event.because.joined(separator: ", ")
    if event.leave == nil { because += "; it never returned" }
    for detail in [callers, because] where !detail.isEmpty {
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

  static func title(_ phase: Phase, at time: Double) -> String {
    let what =
      switch phase {
      case .sync: "inside the statement"
      case .commit: "layout pass at the end of the turn"
      case .afterCommit: "after the layout pass"
      case .animationEnd: "end of the animation"
      }
    return "\(seconds(time)) \(what)"
  }

  /// Hundredths of a second, which is what animations are measured in.
  static func seconds(_ time: Double) -> String {
    guard time.isFinite, abs(time) < 1e9 else { return "\(time) s" }
    let hundredths = Int((time * 100).rounded())
    let fraction = String(abs(hundredths % 100))
    return "\(hundredths / 100)." + (fraction.count < 2 ? "0" : "") + fraction + " s"
  }

  /// "called by UIViewController.view, from A.init (scenario.swift:4)": from the caller out to the
  /// scenario's own line.
  static func callers(of event: Event) -> String {
    var frames = event.stack[...]
    // The innermost frame may be the callback itself.
    let ownName = event.callback.prefix { $0 != "(" }
    if let first = frames.first,
      first.function.split(separator: ".").last?.prefix(while: { $0 != "(" }) == ownName
    {
      frames.removeFirst()
    }
    guard !frames.isEmpty else { return "" }
    var words: [String] = []
    for frame in frames {
      let isOurs = isModel(frame.file)
      words.append(isOurs ? frame.function : "\(frame.function) (\(frame.file):\(frame.line))")
      if !isOurs { break }
      if words.count == 4 { break }
    }
    return "called by " + words.joined(separator: ", from ")
  }

  private static func isModel(_ file: String) -> Bool {
    ["UIKit/", "FoundationValues/", "SwiftLibrary/"].contains { file.hasPrefix($0) }
  }
}
