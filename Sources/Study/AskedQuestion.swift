public import QuizEngine
public import ReviewLog

/// A question as it stands before the learner.
public struct AskedQuestion {
  public var presentation: Presentation
  public var prepared: PreparedQuestion
  /// It was shown before and not answered.
  public var isResumed: Bool
  /// When the learner could begin to read it.
  var shownAt: UTCTime
}

/// An answer that is on disk.
public struct SavedAnswer {
  public var presentation: Presentation
  public var review: Review
  public var verdict: Verdict
  public var prepared: PreparedQuestion
  public var diagnosis = Diagnosis()
}

/// The result of submitting an answer.
public enum Submission {
  /// The text is no answer, and the message says why; nothing was recorded.
  case misread(String)
  /// The answer is on disk, and its verdict may be shown.
  case saved(SavedAnswer)
  /// Another session has answered or skipped the question; nothing was recorded.
  case answeredElsewhere
  /// The learner stopped the run that judges the answer; nothing was recorded.
  case stopped
}

extension PreparedQuestion {
  /// Everything that a learner reads, whatever the width of the screen.
  var rendered: String {
    ([prompt, code] + [drive, statement].compactMap { $0 }
      + items.map { "\($0.key)  \($0.text)" } + [howToAnswer]).joined(separator: "\n\n")
  }
}
