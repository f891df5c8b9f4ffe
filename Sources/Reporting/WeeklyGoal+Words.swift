internal import Phrases
internal import Reporting

extension WeeklyGoal {
  /// "3 of 4 days, 1 spare": what was done, and never what is missing.
  var words: String {
    let days = "\(share(done, of: wanted)) day\(wanted == 1 ? "" : "s")"
    if isReached { return days + ", goal reached" }
    return days + (spare.map { $0 > 0 ? ", \($0) spare" : "" } ?? "")
  }
}
