internal import Phrases
internal import Storage
internal import Study

/// The time in which the learner reads what was shown, before the next thing comes.
extension Session {
  /// Waits at a terminal until the learner presses Return, and does commands meanwhile. A session on
  /// a pipe never waits.
  func waitAfterVerdict() throws(StoreError) -> Step {
    // Where the session's own prompt comes next, that one waits.
    guard plan.count > 0 || !plan.staysOpen else { return .goOn }
    return try wait(plan.count > 0 ? "Return continues> " : "Return ends the session> ")
  }

  /// Waits like that before the first question of all, so that the welcome is read.
  func waitAfterWelcome() throws(StoreError) -> Step {
    try wait("Return shows the first question> ")
  }

  private func wait(_ text: String) throws(StoreError) -> Step {
    guard lines.isInteractive else { return .goOn }
    while true {
      switch read(prompt(text)) {
      case .leave(let status): return .leave(status)
      case .text(let line):
        if line.trimmed.isEmpty { return .goOn }
        guard let command = SessionCommand(betweenQuestions: line) else {
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
