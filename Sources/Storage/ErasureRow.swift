internal import ReviewLog
internal import SQLite

/// A row of `erasure`: a learner who was erased. The table has no row numbers, so damage names none.
struct ErasureRow {
  var learner: LearnerID
  var time: UTCTime

  static let select = "SELECT uuid, time FROM erasure"

  init(_ row: borrowing Row) throws(StoreError) {
    learner = LearnerID(rawValue: row.text(0))
    time = row.time(1)
    guard UTCTime.possible.contains(time) else {
      throw .damagedRow(
        table: "erasure", reason: .impossibleValue(column: "time", found: "\(time.milliseconds)"))
    }
  }
}
