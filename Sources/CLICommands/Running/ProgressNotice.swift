internal import Foundation
internal import TerminalUI

/// Shows a person at a terminal the progress of work that takes longer than a second.
///
/// The bar only grows, and no cursor moves, so that it also reads well in a log.
final class ProgressNotice {
  private let notice: String
  private let console: Console
  private let beginning: Date
  private var hasBegun = false
  /// The tenths of the present work that the bar shows; nil before it begins.
  private var shown: Int?

  /// Starts the clock; the notice comes when the work takes longer than these seconds.
  init(_ notice: String, on console: Console, seconds: Double = 1) {
    self.notice = notice
    self.console = console
    beginning = Date(timeIntervalSinceNow: seconds)
  }

  /// The notice for work that runs the code of questions.
  static func verifying(on console: Console) -> ProgressNotice {
    ProgressNotice("running the code of all questions, which takes a while", on: console)
  }

  /// Waits until work is done; `share` returns how much of it is, from 0 to 1.
  func wait<Value>(for work: Handover<Value>, share: () -> Double) {
    guard console.terminal.errorIsTerminal else { return }
    while !work.wait(until: Date(timeIntervalSinceNow: Self.pollingInterval)) {
      if Date() >= beginning { show(share()) }
    }
  }

  /// Ends the bar, if there is one.
  func end() {
    guard shown != nil else { return }
    show(1)
    console.notice("")
    shown = nil
  }

  private func show(_ share: Double) {
    if !hasBegun {
      hasBegun = true
      console.notice(notice)
    }
    let tenths = Int(share * 10)
    for tenth in (shown ?? 0)..<max(tenths, shown ?? 0) {
      console.notify("\(tenth == 0 ? "" : " ")\(tenth + 1)0%")
    }
    shown = tenths
  }

  /// Seconds between two looks at the work.
  private static let pollingInterval = 0.1
}
