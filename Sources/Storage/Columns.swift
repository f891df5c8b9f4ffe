internal import ReviewLog
internal import SQLite

/// Reads the columns of a row one after another, in the order of the SELECT, and refuses values that
/// vdl never writes: a damaged file and another program may hold any.
///
/// A type that is read from a row has its columns as SQL text and an initialiser right below, which
/// reads one column after another. Such initialisers share one `Columns`, so that a row may hold several
/// values one after another.
struct Columns {
  private var count = 0
  private var table = ""
  private var key: StoreError.RowKey?

  /// Returns the number of the next column.
  mutating func next() -> Int {
    defer { count += 1 }
    return count
  }

  /// The number of the column that was read last.
  var last: Int { count - 1 }

  /// Begins the columns of a table, the first of which is the row's number.
  mutating func begin(_ table: String, _ row: borrowing Row) {
    self.table = table
    key = .number(row.integer(next()))
  }

  /// Begins the columns of a derived table, whose rows belong to a learner and something else.
  mutating func begin(
    _ table: String, learner: Projection.Learner, _ other: String, _ number: Int64
  ) {
    self.table = table
    key = .pair("learner", learner.rawValue, other, number)
  }

  func damaged(_ reason: StoreError.RowDamage) -> StoreError {
    .damagedRow(table: table, row: key, reason: reason)
  }

  // MARK: Numbers

  /// Reads a whole number; `name` is the column's.
  mutating func int(
    _ name: String, _ range: ClosedRange<Int>, _ row: borrowing Row
  ) throws(StoreError) -> Int {
    let value = row.int(next())
    guard range.contains(value) else { throw impossible(name, "\(value)") }
    return value
  }

  /// Reads a whole number; nil where the column is null.
  mutating func optionalInt(
    _ name: String, _ range: ClosedRange<Int>, _ row: borrowing Row
  ) throws(StoreError) -> Int? {
    guard let value = row.optionalInt(next()) else { return nil }
    guard range.contains(value) else { throw impossible(name, "\(value)") }
    return value
  }

  /// Reads a number; infinities lie in no range.
  mutating func real(
    _ name: String, _ range: ClosedRange<Double>, _ row: borrowing Row
  ) throws(StoreError) -> Double {
    let value = row.real(next())
    guard range.contains(value) else { throw impossible(name, "\(value)") }
    return value
  }

  /// Reads a number; nil where the column is null.
  mutating func optionalReal(
    _ name: String, _ range: ClosedRange<Double>, _ row: borrowing Row
  ) throws(StoreError) -> Double? {
    guard let value = row.optionalReal(next()) else { return nil }
    guard range.contains(value) else { throw impossible(name, "\(value)") }
    return value
  }

  // MARK: Times

  /// Reads a time of the log.
  mutating func time(
    _ name: String, _ row: borrowing Row, in range: ClosedRange<UTCTime> = UTCTime.possible
  ) throws(StoreError) -> UTCTime {
    let time = row.time(next())
    guard range.contains(time) else { throw impossible(name, "\(time.milliseconds)") }
    return time
  }

  /// Reads a computed time; nil where the column is null.
  mutating func optionalTime(
    _ name: String, _ row: borrowing Row
  ) throws(StoreError) -> UTCTime? {
    guard let time = row.optionalInteger(next()).map(UTCTime.init(milliseconds:)) else {
      return nil
    }
    guard UTCTime.computable.contains(time) else { throw impossible(name, "\(time.milliseconds)") }
    return time
  }

  /// Reads a time of this name and `zone_offset`.
  mutating func moment(
    _ row: borrowing Row, time: String = "time"
  ) throws(StoreError) -> Moment {
    let time = try self.time(time, row)
    let zone = ZoneOffset(seconds: row.int(next()))
    guard ZoneOffset.possible.contains(zone) else {
      throw impossible("zone_offset", "\(zone.seconds)")
    }
    return Moment(time: time, zone: zone)
  }

  /// Reads a computed day; nil where the column is null.
  mutating func optionalDay(
    _ name: String, _ row: borrowing Row
  ) throws(StoreError) -> StudyDay? {
    guard let day = row.optionalInt(next()).map(StudyDay.init(number:)) else { return nil }
    guard StudyDay.computable.contains(day) else { throw impossible(name, "\(day.number)") }
    return day
  }

  private func impossible(_ column: String, _ found: String) -> StoreError {
    damaged(.impossibleValue(column: column, found: found))
  }
}

/// The numbers that rows may have.
enum Bounds {
  /// Of things that happen one by one; no learner lives to see as many.
  static let count = 0...1_000_000_000
  static let probability = 0.0...1
  /// From showing a question to its answer: at most a hundred years.
  static let milliseconds = 0...3_200_000_000_000
  static let stability = 0.000_1...1e12
  static let difficulty = 1.0...10
}

extension Row {
  /// The column as a row number of the table of these ids.
  func number<ID>(_ column: Int) -> RowNumber<ID> { RowNumber(integer(column)) }

  /// The column's milliseconds since 1970 as a time.
  func time(_ column: Int) -> UTCTime { UTCTime(milliseconds: integer(column)) }

  /// The column's bits as a number without a sign; nil where the column is null.
  func optionalBits(_ column: Int) -> UInt64? {
    optionalInteger(column).map { UInt64(bitPattern: $0) }
  }

  func bool(_ column: Int) -> Bool { int(column) == 1 }
}

extension Value {
  static func number<ID>(_ number: RowNumber<ID>) -> Value { .integer(number.rawValue) }
  static func number<ID>(_ number: RowNumber<ID>?) -> Value { .integer(number?.rawValue) }
  static func time(_ time: UTCTime) -> Value { .integer(time.milliseconds) }
  static func time(_ time: UTCTime?) -> Value { .integer(time?.milliseconds) }
  static func bool(_ isTrue: Bool) -> Value { .integer(isTrue ? 1 : 0) }

  /// A number without a sign by its bits.
  static func bits(_ number: UInt64?) -> Value { .integer(number.map { Int64(bitPattern: $0) }) }
}
