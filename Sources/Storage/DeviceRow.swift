internal import ReviewLog
internal import SQLite

/// A row of `device`: a database whose entries are in the log.
struct DeviceRow {
  var number: Int64
  var id: DeviceID
  /// The number of its latest entry.
  var lastSequence: Int
  /// The time that counts for its latest entry.
  var lastTime: UTCTime

  static let select = "SELECT \(columns) FROM device"
  static let columns = "device.id, device.uuid, device.last_sequence, device.last_time"

  init(_ row: borrowing Row) throws(StoreError) {
    var columns = Columns()
    try self.init(row, &columns)
  }

  init(_ row: borrowing Row, _ columns: inout Columns) throws(StoreError) {
    columns.begin("device", row)
    number = row.integer(columns.last)
    id = DeviceID(rawValue: row.text(columns.next()))
    lastSequence = try columns.int("last_sequence", Bounds.count, row)
    lastTime = try columns.time("last_time", row)
  }
}
