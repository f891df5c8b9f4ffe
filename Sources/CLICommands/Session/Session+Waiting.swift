internal import Phrases
internal import Storage
internal import Study

/// The time after a verdict, in which the learner reads it.
extension Session {
  /// Waits at a terminal until the learner presses Return, and does commands meanwhile. A session on
  /// a pipe never waits.
  func waitAfterVerdict() throws(StoreError) -> Step {
    // Where the session's own prompt comes next, that one waits.
    guard lines.isInteractive, plan.count > 0 || !plan.staysOpen else { return .goOn }
    while true {
      switch read(prompt(plan.count > 0 ? "Return continues> " : "Return ends the session> ")) {
      case .leave(let status): return .leave(status)
      case .text(let line):
        if line.trimmed.isEmpty { return .goOn }
        guard let command = SessionCommand(line) else {
          sayNoCommand(line, instead: "; no question is open, and Return goes on.")
          continue
        }
        if case .leave(let status) = try obey(command) { return .leave(status) }
        // These begin questions of their own.
        switch command {
        case .quiz, .placement: return .goOn
        default: continue
        }
      }
    }
  }
}
