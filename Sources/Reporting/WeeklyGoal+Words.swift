internal import Phrases

extension WeeklyGoal {
  /// "3 of 4 days, 1 spare": what was done, and never what is missing.
  public var words: String {
    let days = "\(share(done, of: wanted)) day\(wanted == 1 ? "" : "s")"
    if isReached { return days + ", goal reached" }
    return days + (spare.map { $0 > 0 ? ", \($0) spare" : "" } ?? "")
  }
}
