import Foundation
import TerminalUI
import Testing

@testable import CLICommands

@Suite struct `Work that takes long` {
  /// Compares the notices about ten pieces of work that take some moments each.
  private func check(
    atTerminal isTerminal: Bool, after seconds: Double, _ expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var said = ""
    let console = Console(
      write: { _ in }, notify: { said += $0 }, flush: { true },
      terminal: Terminal(errorIsTerminal: isTerminal), style: .plain)
    let made = Workers.map(
      10, with: { { _ in preconditionFailure("nothing runs") } },
      notice: ProgressNotice(on: console, seconds: seconds) { "busy with \($0)" }
    ) { index, _ in
      Thread.sleep(forTimeInterval: 0.15)
      return index
    }
    #expect(made == Array(0..<10), sourceLocation: sourceLocation)
    #expect(said == expected, sourceLocation: sourceLocation)
  }

  @Test func `tells how far it is, in one line that only grows`() {
    check(
      atTerminal: true, after: 0, "busy with 10\n10% 20% 30% 40% 50% 60% 70% 80% 90% 100%\n")
  }

  @Test func `says nothing when it is quick, or when nobody sits there`() {
    check(atTerminal: true, after: 60, "")
    check(atTerminal: false, after: 0, "")
  }
}
