internal import ReviewLog
internal import SQLite

/// An event with its place in the log.
struct EventRow {
  var device: DeviceID
  var sequence: Int
  var event: LogEvent

  static let select = """
    SELECT event.id, device.uuid, event.sequence, event.uuid, learner.uuid, event.time, event.zone_offset,
      event.kind, event.detail, shown.uuid, event.program_version
    FROM event JOIN device ON device.id = event.device
    LEFT JOIN learner ON learner.id = event.learner
    LEFT JOIN presentation AS shown ON shown.id = event.presentation
    """

  init(_ row: borrowing Row) throws(StoreError) {
    var columns = Columns()
    columns.begin("event", row)
    device = DeviceID(rawValue: row.text(columns.next()))
    sequence = try columns.int("sequence", Bounds.count, row)
    let id = EventID(rawValue: row.text(columns.next()))
    let learner = row.optionalText(columns.next()).map(LearnerID.init(rawValue:))
    let moment = try columns.moment(row)
    let body = try LogEvent.Body(row, &columns)
    event = LogEvent(
      id: id, learner: learner, moment: moment, body: body,
      programVersion: row.text(columns.next()))
  }
}

extension LogEvent.Body {
  /// Reads an event's kind, its detail and the UUID of its presentation.
  init(_ row: borrowing Row, _ columns: inout Columns) throws(StoreError) {
    let (kind, detail) = (row.text(columns.next()), row.text(columns.next()))
    let presentation = row.optionalText(columns.next()).map(PresentationID.init(rawValue:))
    do throws(StoreError.RowDamage) {
      try self.init(kind: kind, detail: detail, presentation: presentation)
    } catch {
      throw columns.damaged(error)
    }
  }
}
