internal import Phrases
internal import Scenarios
internal import TerminalUI
internal import Timelines

/// The head of a trace: its end and what is wrong come first, since the lines below may be many.
struct TraceHead {
  var timeline: Timeline
  var console: Console

  func write() {
    console.heading(Timeline.circumstances(of: timeline.run))
    writeVerdict()
    if let notice = timeline.notice { console.prose(notice) }
    for leak in timeline.run.leaks {
      console.prose("\(list(leak.objects)) \(leak.objects.count == 1 ? "is" : "are") never freed:")
      for reference in leak.cycle { console.prose(reference, first: "  ", rest: "    ") }
    }
    guard timeline.run.outcome != .refused else { return }
    console.prose(
      timeline.summary + "." + (timeline.omission.map { " \($0) --all shows them." } ?? ""))
    if let emptiness = timeline.emptiness {
      console.line()
      console.prose(emptiness)
    }
  }

  private func writeVerdict() {
    let style = console.style
    let text = Text.wrapped(console.shown(timeline.verdict), columns: console.terminal.columns)
    console.line(timeline.run.outcome == .completed ? style.good(text) : style.bad(text))
  }
}
