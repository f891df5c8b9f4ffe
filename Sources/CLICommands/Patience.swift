internal import Foundation
internal import TerminalUI

/// Says once, to a person at a terminal, what takes longer than a second.
final class Patience {
  private let end: Date
  private let say: () -> Void
  private var isOver: Bool

  /// The second begins here.
  init(_ notice: String, on console: Console, seconds: Double = 1) {
    end = Date(timeIntervalSinceNow: seconds)
    say = { console.notice(notice) }
    isOver = !console.terminal.errorIsTerminal
  }

  /// Waits until the second is over or the work is done.
  func wait<Value>(for work: Handover<Value>) {
    guard !isOver, !work.wait(until: end) else { return }
    isOver = true
    say()
  }
}
