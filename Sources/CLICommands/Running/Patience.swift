internal import Foundation
internal import TerminalUI
internal import Words

/// Tells a person at a terminal of work that takes longer than a second, and how far it is.
///
/// The bar only grows: no cursor moves, and it reads as it comes.
final class Patience {
  private let notice: String
  private let console: Console
  private let beginning: Date
  private var hasSaidWhat = false
  /// The tenths of the present work that were told; nil before any.
  private var told: Int?

  /// The second begins here.
  init(_ notice: String, on console: Console, seconds: Double = 1) {
    self.notice = notice
    self.console = console
    beginning = Date(timeIntervalSinceNow: seconds)
  }

  static func verifying(on console: Console) -> Patience {
    Patience(Words.Authoring.verifying, on: console)
  }

  /// Waits until work is done; `share` says how much of it is, from 0 to 1.
  func wait<Value>(for work: Handover<Value>, share: () -> Double) {
    guard console.terminal.errorIsTerminal else { return }
    while !work.wait(until: Date(timeIntervalSinceNow: Self.moment)) {
      if Date() >= beginning { tell(share()) }
    }
  }

  /// Ends the bar of the work that was waited for, if there is one.
  func end() {
    guard told != nil else { return }
    tell(1)
    console.notice("")
    told = nil
  }

  private func tell(_ share: Double) {
    if !hasSaidWhat {
      hasSaidWhat = true
      console.notice(notice)
    }
    let tenths = Int(share * 10)
    for tenth in (told ?? 0)..<max(tenths, told ?? 0) {
      console.notify("\(tenth == 0 ? "" : " ")\(tenth + 1)0%")
    }
    told = tenths
  }

  private static let moment = 0.1
}
