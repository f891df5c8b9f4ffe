public import ReviewLog
public import Scenarios

/// The world of a study session: the clock, chance, and who runs scenarios and hears of notices.
public struct StudyWorld {
  /// Names this program in the log.
  public var programVersion: String
  /// The time, and where on Earth it is.
  public var now: () -> Moment
  /// Gives ids, and the seeds of questions where none is given.
  public var random: any RandomNumberGenerator
  /// Runs a scenario; nil when the learner stopped it.
  public var run: (Scenario) -> Run?
  /// Hears of each notice.
  public var notice: (StudyNotice) -> Void

  public init(
    programVersion: String, now: @escaping () -> Moment, random: any RandomNumberGenerator,
    run: @escaping (Scenario) -> Run?, notice: @escaping (StudyNotice) -> Void = { _ in }
  ) {
    self.programVersion = programVersion
    self.now = now
    self.random = random
    self.run = run
    self.notice = notice
  }
}
