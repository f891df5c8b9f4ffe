internal import ReviewLog
internal import Storage

extension Store {
  /// Writes an event that belongs to no question; without a learner, one of the whole database.
  func record(
    _ body: LogEvent.Body, of learner: LearnerID?, in context: Context
  ) throws(StoreError) {
    var ids = SystemOrGiven(next: context.random)
    try record(
      LogEvent(
        id: EventID.random(using: &ids), learner: learner, moment: context.now(), body: body,
        programVersion: CommandLineInterface.version))
  }
}
