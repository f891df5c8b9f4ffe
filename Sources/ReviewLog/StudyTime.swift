/// The time on which a fact of the log counts in days and due dates.
///
/// In the order of the log a time never runs backwards, so that a later fact stays later. If days went by the
/// same time, one session under a clock that ran years ahead would hold all later days where it was. So a
/// fact of a clock that was set back counts on its own time.
extension Moment {
  /// Returns the time on which a fact of this moment counts; `counted` is its time in the log's order.
  public func studyTime(counted: UTCTime) -> UTCTime {
    let isSetBack = counted.advanced(by: .milliseconds(-Self.longestCorrection)) > time
    return isSetBack && time >= Self.earliestStudy ? time : counted
  }

  /// A clock that is put right by up to a day, in milliseconds, moves nothing.
  package static let longestCorrection: Int64 = 86_400_000

  /// The start of 2025, before which nobody studied with vdl. A clock from before then lost its time, as
  /// without a battery, and its facts count as those before them.
  package static let earliestStudy = UTCTime(milliseconds: 1_735_689_600_000)
}
