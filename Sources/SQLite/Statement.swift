internal import CSQLite

/// A compiled statement, lent by its connection for the length of one closure.
@safe public struct Statement: ~Copyable {
  let handle: OpaquePointer
  private let connection: OpaquePointer
  private let sql: String

  // Not inlined for the same reason as a row's.
  @inline(never)
  init(handle: OpaquePointer, connection: OpaquePointer, sql: String) {
    unsafe self.handle = handle
    unsafe self.connection = connection
    self.sql = sql
  }

  /// Runs the statement once with these values and drops its rows.
  public func run(_ values: [Value]) throws(DatabaseError) {
    try bind(values)
    while try step() {}
  }

  func bind(_ values: [Value]) throws(DatabaseError) {
    unsafe sqlite3_reset(handle)
    guard values.count == Int(unsafe sqlite3_bind_parameter_count(handle)) else {
      throw DatabaseError(
        extendedCode: SQLITE_RANGE,
        message:
          "expected \(unsafe sqlite3_bind_parameter_count(handle)) values, found \(values.count)",
        sql: sql)
    }
    for (offset, value) in values.enumerated() {
      let index = Int32(offset + 1)
      let status =
        switch value {
        case .null: unsafe sqlite3_bind_null(handle, index)
        case .integer(let integer): unsafe sqlite3_bind_int64(handle, index, integer)
        case .real(let real): unsafe sqlite3_bind_double(handle, index, real)
        case .text(let text): bind(text, at: index)
        case .blob(let bytes): bind(bytes, at: index)
        }
      guard status == SQLITE_OK else {
        throw unsafe DatabaseError(of: connection, status: status, sql: sql)
      }
    }
  }

  /// Whether there is a row to read.
  func step() throws(DatabaseError) -> Bool {
    switch unsafe sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let status: throw unsafe DatabaseError(of: connection, status: status, sql: sql)
    }
  }

  private func bind(_ text: String, at index: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { bytes in
      // An empty buffer may have no address, and SQLite would bind NULL.
      guard let start = bytes.baseAddress else {
        return unsafe sqlite3_bind_text64(handle, index, "", 0, transient, UInt8(SQLITE_UTF8))
      }
      return unsafe start.withMemoryRebound(to: CChar.self, capacity: bytes.count) { start in
        unsafe sqlite3_bind_text64(
          handle, index, start, UInt64(bytes.count), transient, UInt8(SQLITE_UTF8))
      }
    }
  }

  private func bind(_ bytes: [UInt8], at index: Int32) -> Int32 {
    unsafe bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else {
        return unsafe sqlite3_bind_zeroblob(handle, index, 0)
      }
      return unsafe sqlite3_bind_blob64(handle, index, start, UInt64(bytes.count), transient)
    }
  }

  /// SQLITE_TRANSIENT, a macro that Swift does not import: SQLite copies the bytes before it returns.
  private var transient: sqlite3_destructor_type? {
    unsafe unsafeBitCast(-1, to: sqlite3_destructor_type?.self)
  }
}

/// A row of a result, valid until the next one.
@safe public struct Row: ~Copyable {
  private let statement: OpaquePointer

  // Inlined, the optimiser of Swift 6.3.1 crashes on the closures that a row is lent to.
  @inline(never)
  init(statement: OpaquePointer) { unsafe self.statement = statement }

  /// The number of columns.
  public var count: Int { Int(unsafe sqlite3_column_count(statement)) }

  /// Whether the column, from 0, is null.
  public func isNull(_ column: Int) -> Bool {
    unsafe sqlite3_column_type(statement, Int32(column)) == SQLITE_NULL
  }

  /// The column as a number, 0 where it is null.
  public func integer(_ column: Int) -> Int64 {
    unsafe sqlite3_column_int64(statement, Int32(column))
  }

  /// The column as a number, 0 where it is null.
  public func int(_ column: Int) -> Int { Int(integer(column)) }

  /// The column as a number, 0 where it is null.
  public func real(_ column: Int) -> Double {
    unsafe sqlite3_column_double(statement, Int32(column))
  }

  /// The column as a text, empty where it is null.
  public func text(_ column: Int) -> String {
    guard let start = unsafe sqlite3_column_text(statement, Int32(column)) else { return "" }
    let count = Int(unsafe sqlite3_column_bytes(statement, Int32(column)))
    return unsafe String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  }

  /// The column as bytes, empty where it is null.
  public func blob(_ column: Int) -> [UInt8] {
    guard let start = unsafe sqlite3_column_blob(statement, Int32(column)) else { return [] }
    let count = Int(unsafe sqlite3_column_bytes(statement, Int32(column)))
    return unsafe Array(UnsafeRawBufferPointer(start: start, count: count))
  }

  /// The column as a number, nil where it is null.
  public func optionalInteger(_ column: Int) -> Int64? { isNull(column) ? nil : integer(column) }

  /// The column as a number, nil where it is null.
  public func optionalInt(_ column: Int) -> Int? { isNull(column) ? nil : int(column) }

  /// The column as a number, nil where it is null.
  public func optionalReal(_ column: Int) -> Double? { isNull(column) ? nil : real(column) }

  /// The column as a text, nil where it is null.
  public func optionalText(_ column: Int) -> String? { isNull(column) ? nil : text(column) }

  /// The column's value as SQLite stores it.
  public func value(_ column: Int) -> Value {
    switch unsafe sqlite3_column_type(statement, Int32(column)) {
    case SQLITE_INTEGER: .integer(integer(column))
    case SQLITE_FLOAT: .real(real(column))
    case SQLITE_TEXT: .text(text(column))
    case SQLITE_BLOB: .blob(blob(column))
    default: .null
    }
  }
}
