internal import Phrases
internal import Storage
internal import Study

/// The time in which the learner reads what was shown, before the next thing comes.
extension Session {
  /// Waits at a terminal until the learner presses Return, and does commands meanwhile. A session on
  /// a pipe never waits.
  func waitAfterVerdict() throws(StoreError) -> Step {
    // Where the session's own prompt comes next, that one waits.
    // An exam shows no verdict to read.
    guard plan.count > 0 || !plan.staysOpen, !isExam else { return .goOn }
    return try wait(plan.count > 0 ? "Return continues> " : "Return ends the session> ")
  }

  /// Waits like that before the first question of all, so that the welcome is read.
  func waitAfterWelcome() throws(StoreError) -> Step {
    try wait("Return shows the first question> ")
  }

  /// Waits at a prompt. Return goes on, and does what is given.
  func wait(
    _ text: String, onReturn: (() throws(StoreError) -> Step)? = nil
  ) throws(StoreError) -> Step {
    guard lines.isInteractive else { return .goOn }
    while true {
      switch read(prompt(text)) {
      case .leave(let status): return .leave(status)
      case .text(let line):
        if line.trimmed.isEmpty { return try onReturn?() ?? .goOn }
        guard let command = SessionCommand(betweenQuestions: line) else {
          sayNoCommand(line, instead: "; no question is open, and Return goes on.")
          continue
        }
        // At the start, the questions that come next are those of the session.
        if command == .quiz(nil), suggested != nil { return .goOn }
        if case .leave(let status) = try obey(command) { return .leave(status) }
        // These begin questions of their own.
        switch command {
        case .quiz, .placement, .mistakes: return .goOn
        case .learn where suggested != nil: return .goOn
        default: continue
        }
      }
    }
  }
}
