internal import ReviewLog

extension Moment {
  /// `studyTime(counted:)` as SQL, of a row of the log.
  static func studyTimeSQL(of row: String) -> String {
    """
    iif(\(row).counted - \(longestCorrection) > \(row).time
      AND \(row).time >= \(earliestStudy.milliseconds), \(row).time, \(row).counted)
    """
  }
}
