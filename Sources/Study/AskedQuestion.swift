public import QuizEngine
public import ReviewLog

/// A question as it stands before the learner.
public struct AskedQuestion {
  /// The log's record that it was shown.
  public var presentation: Presentation
  /// The instance that is shown, with the run that decides it.
  public var prepared: PreparedQuestion
  /// It was shown before and not answered.
  public var isResumed: Bool
  /// When the learner could begin to read it.
  var shownAt: UTCTime

  /// Whether vdl generated it from the example of a rule, so that no author has read it.
  public var isGenerated: Bool { GeneratedCourse.contains(presentation.question) }
}

/// An answer that is on disk.
public struct SavedAnswer {
  /// The log's record that the question was shown.
  public var presentation: Presentation
  /// The log's record of the answer.
  public var review: Review
  public var verdict: Verdict
  /// The instance that was answered, with the run that decides it.
  public var prepared: PreparedQuestion
  /// The reasons for the verdict.
  public var explanation: Explanation
  /// The misconceptions behind the answer; empty when the learner stopped the runs.
  public var diagnosis = Diagnosis()
}

/// The result of submitting an answer.
public enum Submission {
  /// The text is no answer, and the message says why; nothing was recorded.
  case misread(String)
  /// The text is code that doesn't compile; nothing was recorded.
  case doesNotCompile([CodeError])
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
      + items.map { "\($0.key)  \($0.listed)" } + [howToAnswer]).joined(separator: "\n\n")
  }
}
