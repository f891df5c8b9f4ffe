internal import Phrases

/// What `vdl progress` and the session's `progress` show.
public enum ProgressLines {
  // MARK: The rows

  public static let rules = "rules"
  public static let known = "known"
  public static let due = "due now"
  public static let today = "today"
  public static let inAll = "in all"
  public static let predicted = "predicted"
  public static let confidence = "confidence"

  public static func standing(held: Int, beingLearnt: Int, new: Int) -> String {
    "\(held) held, \(beingLearnt) being learnt, \(new) new"
  }

  /// `count` is an estimate.
  public static func knownToday(_ count: String, of asked: Int) -> String {
    "\(count) of \(asked) today"
  }

  public static func answers(right: Int, of count: Int) -> String {
    "\(share(right, of: count)) answers right"
  }

  public static func answers(right: Int, of count: Int, onDays days: Int) -> String {
    "\(answers(right: right, of: count)), on \(numbered(days, "day"))"
  }

  public static func estimate(_ mean: Int, from low: Int, to high: Int) -> String {
    "about \(mean) (\(range("\(low)", "\(high)")))"
  }

  /// The average is the share of right answers.
  public static func logLoss(
    _ loss: String, answers: Int, averageLogLoss: String, average: String
  ) -> String {
    "log loss \(loss) over \(answers) answers, against \(averageLogLoss) of your average, "
      + average
  }

  // MARK: What is to come

  public static let ahead = "Reviews ahead"

  public static func reviews(_ count: Int, within days: Int) -> String {
    "\(count) within \(days) days"
  }
}
