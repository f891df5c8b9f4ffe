internal import Phrases

/// What `vdl doctor` says.
public enum Doctor {
  public static let isSound = "The file and the log are sound."
  public static let isDamaged = "The database is damaged:"
  public static let restorePutsBack = "'vdl restore FILE' puts a backup in its place."

  // MARK: What follows from the log

  public static let madeAgain = "They were made again."

  public static func derived(_ rows: Int) -> String {
    "The \(followingRows(rows)) \(rows == 1 ? "is" : "are") as the log has it."
  }

  public static func derived(_ rows: Int, otherwise count: Int, isRebuilt: Bool) -> String {
    "Of the \(followingRows(rows)), \(count) \(count == 1 ? "was" : "were") otherwise"
      + (isRebuilt ? "." : "; 'vdl doctor --rebuild' makes them again.")
  }

  private static func followingRows(_ count: Int) -> String {
    "\(counted(count, "row")) that follow\(count == 1 ? "s" : "") from the log"
  }

  // MARK: Judging again

  public static let judgingTakesAWhile = "judging all answers again, which takes a while"
  /// Goes before what was typed.
  public static let answer = "answer: "

  /// `then` and `now` are verdicts.
  public static func change(
    _ question: String, by learner: String, on day: String, then: String, now: String
  ) -> String {
    "\(question), answered by \(learner) on \(day): \(then) then, \(now) now"
  }

  public static func judged(_ answers: Int, otherwise count: Int) -> String {
    "Of \(counted(answers, "answer")), \(count) would be judged otherwise now; nothing was "
      + "rewritten."
  }

  public static let right = "right"
  public static let wrong = "wrong"
  public static let partlyRight = "partly right"
  public static let notJudged = "not to be judged any more"
}
