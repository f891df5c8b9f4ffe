internal import HostSystem
internal import Phrases
internal import TerminalUI

/// Shows a person at a terminal the progress of work that takes longer than a second.
///
/// The bar only grows, and no cursor moves, so that it also reads well in a log.
final class ProgressNotice {
  /// The notice about a number of pieces of work.
  private let notice: (Int) -> String
  private let console: Console
  private let beginning: ContinuousClock.Instant
  /// The tenths of the present work that the bar shows; nil before it begins.
  private var shown: Int?

  /// Starts the clock; the notice comes when the work takes longer than these seconds.
  init(on console: Console, seconds: Double = 1, _ notice: @escaping (_ count: Int) -> String) {
    self.notice = notice
    self.console = console
    beginning = .now + .seconds(seconds)
  }

  /// The notice for work that runs the code of questions.
  static func verifying(on console: Console) -> ProgressNotice {
    ProgressNotice(on: console) {
      "running \(numbered($0, "piece")) of code, which takes a while; Ctrl-C ends it"
    }
  }

  /// Waits until work of so many pieces is done; `done` returns the number of those that are.
  func wait<Value>(for work: Handover<Value>, of count: Int, done: () -> Int) {
    guard console.terminal.errorIsTerminal else { return }
    while !work.wait(until: Condition.Deadline(seconds: Self.pollingInterval)) {
      if ContinuousClock.now >= beginning { show(done(), of: count) }
    }
  }

  /// Ends the bar, if there is one.
  func end() {
    guard shown != nil else { return }
    show(1, of: 1)
    console.notice("")
    shown = nil
  }

  private func show(_ done: Int, of count: Int) {
    if shown == nil { console.notice(notice(count)) }
    let tenths = done * 10 / max(count, 1)
    for tenth in (shown ?? 0)..<max(tenths, shown ?? 0) {
      console.notify("\(tenth == 0 ? "" : " ")\(tenth + 1)0%")
    }
    shown = tenths
  }

  /// Seconds between two looks at the work.
  private static let pollingInterval = 0.1
}
