internal import ReviewLog
internal import SQLite

/// Counts the columns of a row while they are read, in the order of the SELECT.
///
/// A type that is read from a row has its columns as SQL text and an initialiser right below, which
/// reads one column after another. Such initialisers share one `Columns`, so that a row may hold several
/// values one after another.
struct Columns {
  private var count = 0

  /// Returns the number of the next column.
  mutating func next() -> Int {
    defer { count += 1 }
    return count
  }
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

extension Moment {
  /// Reads the columns `time` and `zone_offset`.
  init(_ row: borrowing Row, _ columns: inout Columns) {
    self.init(
      time: row.time(columns.next()), zone: ZoneOffset(seconds: row.int(columns.next())))
  }
}
