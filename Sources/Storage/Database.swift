internal import SQLite

/// The store's connection, whose failures are errors of the store.
struct Database {
  let connection: Connection

  func run(_ sql: String, _ values: [Value] = []) throws(StoreError) {
    do throws(DatabaseError) { try connection.run(sql, values) } catch { throw StoreError(error) }
  }

  func execute(_ script: String) throws(StoreError) {
    do throws(DatabaseError) { try connection.execute(script) } catch { throw StoreError(error) }
  }

  func first<Result>(
    _ sql: String, _ values: [Value] = [],
    _ body: (borrowing Row) throws(DatabaseError) -> Result
  ) throws(StoreError) -> Result? {
    do throws(DatabaseError) { return try connection.first(sql, values, body) } catch {
      throw StoreError(error)
    }
  }

  func query<Result>(
    _ sql: String, _ values: [Value] = [],
    _ body: (borrowing Row) throws(StoreError) -> Result
  ) throws(StoreError) -> [Result] {
    var results: [Result] = []
    try forEach(sql, values) { (row: borrowing Row) throws(StoreError) in
      results.append(try body(row))
    }
    return results
  }

  func forEach<Failure: ErrorFromDatabase>(
    _ sql: String, _ values: [Value] = [], _ body: (borrowing Row) throws(Failure) -> Void
  ) throws(Failure) {
    try connection.forEach(sql, values, body)
  }

  /// Inserts a row and returns its number.
  func insert(_ sql: String, _ values: [Value]) throws(StoreError) -> Int64 {
    try run(sql, values)
    return connection.lastInsertedRow
  }

  func write<Result>(_ body: () throws(StoreError) -> Result) throws(StoreError) -> Result {
    try connection.transaction(.immediate, body)
  }

  func read<Result>(_ body: () throws(StoreError) -> Result) throws(StoreError) -> Result {
    try connection.transaction(.deferred, body)
  }
}
