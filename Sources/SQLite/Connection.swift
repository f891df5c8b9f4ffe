internal import CSQLite

/// A connection to one SQLite database, with one owner.
///
/// Statements are compiled once, kept, and never leave the closure that uses them:
///
///     let connection = try Connection(path: path)
///     try connection.run("INSERT INTO learner (name) VALUES (?)", ["Ada"])
///     let names = try connection.query("SELECT name FROM learner") { $0.text(0) }
@safe public final class Connection {
  private let handle: OpaquePointer
  private var idleStatements: [String: OpaquePointer] = unsafe [:]
  /// The longest wait of a statement for another connection's transaction.
  public var busyTimeout: Duration { didSet { setBusyHandler() } }

  /// Waits a moment for another program's transaction and returns whether to go on waiting; `waited` is
  /// the time so far. Nil waits in silence, at most for the `busyTimeout` of the opening.
  public var whileBusy: ((_ waited: Duration) -> Bool)? { didSet { setBusyHandler() } }
  /// When the waiting statement began to wait.
  private var busySince = ContinuousClock.now

  /// The kind of access to a database.
  public enum Access: Hashable, Sendable {
    case readOnly
    case readWrite
    /// SQLite creates a missing file.
    case create
  }

  /// Opens a database; `:memory:` is one in memory.
  ///
  /// `busyTimeout` is the longest wait of a statement for another connection's transaction.
  public init(
    path: String, access: Access = .create, busyTimeout: Duration = .seconds(5)
  ) throws(DatabaseError) {
    let flags =
      switch access {
      case .readOnly: SQLITE_OPEN_READONLY
      case .readWrite: SQLITE_OPEN_READWRITE
      case .create: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      }
    var opened: OpaquePointer?
    let status = unsafe sqlite3_open_v2(path, &opened, flags | SQLITE_OPEN_EXRESCODE, nil)
    guard let opened = unsafe opened else {
      throw DatabaseError(extendedCode: SQLITE_NOMEM, message: "out of memory")
    }
    guard status == SQLITE_OK else {
      let error = unsafe DatabaseError(of: opened, status: status, sql: nil)
      unsafe sqlite3_close_v2(opened)
      throw error
    }
    unsafe handle = opened
    self.busyTimeout = busyTimeout
    setBusyHandler()
  }

  deinit {
    unsafe idleStatements.values.forEach { statement in _ = unsafe sqlite3_finalize(statement) }
    unsafe sqlite3_close_v2(handle)
  }

  /// Whether the database is read-only: SQLite opens a file without the right to write for reading.
  public var isReadOnly: Bool { unsafe sqlite3_db_readonly(handle, "main") == 1 }

  // MARK: Statements

  /// Runs one statement and drops its rows.
  public func run(_ sql: String, _ values: [Value] = []) throws(DatabaseError) {
    try forEach(sql, values) { (_: borrowing Row) throws(DatabaseError) in }
  }

  /// Runs several statements, separated by semicolons.
  public func execute(_ script: String) throws(DatabaseError) {
    let status = unsafe sqlite3_exec(handle, script, nil, nil, nil)
    guard status == SQLITE_OK else {
      throw unsafe DatabaseError(of: handle, status: status, sql: nil)
    }
  }

  /// Returns the results of `body` for all rows.
  public func query<Result>(
    _ sql: String, _ values: [Value] = [],
    _ body: (borrowing Row) throws(DatabaseError) -> Result
  ) throws(DatabaseError) -> [Result] {
    var results: [Result] = []
    try forEach(sql, values) { (row: borrowing Row) throws(DatabaseError) in
      results.append(try body(row))
    }
    return results
  }

  /// Returns the result of `body` for the first row; nil when there is none.
  public func first<Result>(
    _ sql: String, _ values: [Value] = [],
    _ body: (borrowing Row) throws(DatabaseError) -> Result
  ) throws(DatabaseError) -> Result? {
    try withStatement(sql) { (statement: borrowing Statement) throws(DatabaseError) -> Result? in
      try statement.bind(values)
      guard try statement.step() else { return nil }
      return try body(unsafe Row(statement: statement.handle))
    }
  }

  /// Calls `body` with each row in turn; the rows are not kept in memory.
  public func forEach<Failure: ErrorFromDatabase>(
    _ sql: String, _ values: [Value] = [], _ body: (borrowing Row) throws(Failure) -> Void
  ) throws(Failure) {
    try withStatement(sql) { (statement: borrowing Statement) throws(Failure) in
      do throws(DatabaseError) { try statement.bind(values) } catch { throw Failure(error) }
      while true {
        let hasRow: Bool
        do throws(DatabaseError) { hasRow = try statement.step() } catch { throw Failure(error) }
        guard hasRow else { return }
        try body(unsafe Row(statement: statement.handle))
      }
    }
  }

  /// Lends a compiled statement to `body`, which may run it any number of times.
  ///
  /// Afterwards the statement is reset and kept for the next time.
  public func withStatement<Result, Failure: ErrorFromDatabase>(
    _ sql: String, _ body: (borrowing Statement) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let compiled: OpaquePointer
    do throws(DatabaseError) { unsafe compiled = try takeStatement(sql) } catch {
      throw Failure(error)
    }
    defer {
      unsafe sqlite3_reset(compiled)
      unsafe sqlite3_clear_bindings(compiled)
      if let nested = unsafe idleStatements.updateValue(compiled, forKey: sql) {
        // The same SQL ran inside itself; one of the two is enough.
        unsafe sqlite3_finalize(nested)
      }
    }
    return try body(unsafe Statement(handle: compiled, connection: handle, sql: sql))
  }

  /// The number of rows that the last INSERT, UPDATE or DELETE changed.
  public var changeCount: Int { Int(unsafe sqlite3_changes64(handle)) }

  /// The row number of the last insertion.
  public var lastInsertedRow: Int64 { unsafe sqlite3_last_insert_rowid(handle) }

  // MARK: Transactions

  /// The moment at which a transaction takes its lock.
  public enum TransactionKind: Hashable, Sendable {
    /// A view of one moment, for reading.
    case deferred
    /// Takes the lock to write at once, so that nobody changes the rows that it reads before it writes.
    case immediate
  }

  /// Whether a transaction is open.
  public var isInTransaction: Bool { unsafe sqlite3_get_autocommit(handle) == 0 }

  /// Runs `body` in a transaction, which commits when `body` returns and rolls back when it throws.
  public func transaction<Result, Failure: ErrorFromDatabase>(
    _ kind: TransactionKind = .immediate, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    precondition(!isInTransaction, "transactions do not nest")
    do throws(DatabaseError) {
      try run(kind == .immediate ? "BEGIN IMMEDIATE" : "BEGIN DEFERRED")
    } catch {
      throw Failure(error)
    }
    do throws(Failure) {
      let result = try body()
      do throws(DatabaseError) { try run("COMMIT") } catch { throw Failure(error) }
      return result
    } catch {
      // Some failures (a full disk) have rolled back already. A rollback that fails leaves nothing
      // to do: the connection is lost with its transaction, and the first error says why.
      if isInTransaction { unsafe sqlite3_exec(handle, "ROLLBACK", nil, nil, nil) }
      throw error
    }
  }

  // MARK: Waiting

  private func setBusyHandler() {
    guard whileBusy != nil else {
      let (seconds, attoseconds) = busyTimeout.components
      let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000
      unsafe sqlite3_busy_timeout(handle, Int32(clamping: milliseconds))
      return
    }
    // The handler goes with the handle, which this connection closes before it is gone itself.
    let this = unsafe Unmanaged.passUnretained(self).toOpaque()
    unsafe sqlite3_busy_handler(
      handle,
      { this, count in
        guard let this = unsafe this else { return 0 }
        let connection = unsafe Unmanaged<Connection>.fromOpaque(this).takeUnretainedValue()
        return connection.waitsOn(count: count) ? 1 : 0
      }, this)
  }

  private func waitsOn(count: Int32) -> Bool {
    if count == 0 { busySince = ContinuousClock.now }
    return whileBusy?(ContinuousClock.now - busySince) ?? false
  }

  // MARK: Copying

  /// Calls `body` with the bytes of a file with the whole database as it is at this moment, piece by
  /// piece, also within a transaction (https://www.sqlite.org/c3ref/serialize.html).
  public func forEachPieceOfImage<Failure: ErrorFromDatabase>(
    _ body: (_ piece: [UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var count: sqlite3_int64 = 0
    guard let start = unsafe sqlite3_serialize(handle, "main", &count, 0) else {
      throw Failure(unsafe DatabaseError(of: handle, status: SQLITE_NOMEM, sql: nil))
    }
    defer { unsafe sqlite3_free(start) }
    let image = unsafe UnsafeMutableBufferPointer(start: start, count: Int(count))
    // A file of its own needs no write-ahead log (https://www.sqlite.org/fileformat2.html, bytes 18
    // and 19), and can be read where nothing can be written.
    if image.count > 19 { unsafe (image[18], image[19]) = (1, 1) }
    // Another copy of all of it would need the memory twice.
    for place in stride(from: 0, to: image.count, by: Self.pieceSize) {
      try body(unsafe Array(image[place..<min(place + Self.pieceSize, image.count)]))
    }
  }

  private static let pieceSize = 16 << 20

  /// Replaces the whole database by another one in a single transaction, which other programs wait
  /// for and see whole (https://www.sqlite.org/backup.html). The pages of both have the same size, unless
  /// this one is empty.
  public func replaceContents(with other: Connection) throws(DatabaseError) {
    guard let copy = unsafe sqlite3_backup_init(handle, "main", other.handle, "main") else {
      throw unsafe DatabaseError(of: handle, status: sqlite3_errcode(handle), sql: nil)
    }
    let step = unsafe sqlite3_backup_step(copy, -1)
    let status = unsafe sqlite3_backup_finish(copy)
    guard step == SQLITE_DONE, status == SQLITE_OK else {
      throw unsafe DatabaseError(of: handle, status: status == SQLITE_OK ? step : status, sql: nil)
    }
  }

  // MARK: -

  private func takeStatement(_ sql: String) throws(DatabaseError) -> OpaquePointer {
    if let kept = unsafe idleStatements.removeValue(forKey: sql) { return unsafe kept }
    var compiled: OpaquePointer?
    let status = unsafe sqlite3_prepare_v3(
      handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &compiled, nil)
    guard status == SQLITE_OK else {
      throw unsafe DatabaseError(of: handle, status: status, sql: sql)
    }
    guard let compiled = unsafe compiled else {
      throw DatabaseError(extendedCode: SQLITE_MISUSE, message: "no statement", sql: sql)
    }
    return unsafe compiled
  }
}

extension DatabaseError {
  init(of connection: OpaquePointer, status: Int32, sql: String?) {
    let message = unsafe String(cString: sqlite3_errmsg(connection))
    self.init(extendedCode: status, message: message, sql: sql)
  }
}
