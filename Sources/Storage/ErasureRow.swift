internal import ReviewLog
internal import SQLite

/// A row of `erasure`: a learner who was erased. The table has no row numbers, so damage names none.
struct ErasureRow {
  var learner: LearnerID
  var time: UTCTime

  static let select = "SELECT uuid, time FROM erasure"

  init(_ row: borrowing Row) {
    learner = LearnerID(rawValue: row.text(0))
    time = row.time(1)
  }

  /// Refuses a time that vdl never writes. Reading lets it pass, since a learner stays erased in any case.
  func check() throws(StoreError) {
    guard UTCTime.possible.contains(time) else {
      throw .damagedRow(
        table: "erasure", reason: .impossibleValue(column: "time", found: "\(time.milliseconds)"))
    }
  }
}
