internal import Glibc
internal import ReviewLog
internal import SQLite

extension Store {
  // MARK: The file

  /// Creates an empty file that only its owner may read, unless there is a file already; refuses
  /// anything else.
  static func prepareFile(_ path: String) throws(StoreError) {
    var status = stat()
    if stat(path, &status) == 0 {
      if status.st_mode & S_IFMT == S_IFDIR {
        throw .cannotOpen(path: path, reason: .isFolder)
      }
      guard status.st_mode & S_IFMT == S_IFREG else {
        throw .cannotOpen(path: path, reason: .isNotAFile)
      }
      guard access(path, R_OK) == 0 else {
        throw .cannotOpen(path: path, reason: .system(.latest))
      }
      return
    }
    guard errno == ENOENT else { throw .cannotOpen(path: path, reason: .system(.latest)) }
    // SQLite gives its log files the rights of the database.
    let descriptor = Glibc.open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor >= 0 {
      close(descriptor)
    } else if errno == ENOENT {
      throw .cannotOpen(path: path, reason: .missingFolder)
    } else if errno != EEXIST {
      throw .cannotOpen(path: path, reason: .system(.latest))
    }
  }

  /// Returns the schema's version, 0 for an empty file.
  private static func recognise(
    _ database: Database, path: String, known: Int
  ) throws(StoreError) -> Int {
    // One moment's view: another program may be creating the database just now.
    let (version, application, tables) = try database.read { () throws(StoreError) in
      (
        try database.schemaVersion,
        try database.first("PRAGMA application_id") { $0.int(0) } ?? 0,
        try database.first("SELECT count(*) FROM sqlite_schema") { $0.int(0) } ?? 0
      )
    }
    if application == 0, version == 0, tables == 0 { return 0 }
    guard application == applicationID else {
      throw .cannotOpen(path: path, reason: .otherProgram)
    }
    guard version <= known else {
      throw .cannotOpen(path: path, reason: .newerSchema(found: version, known: known))
    }
    return version
  }

  /// `vdln` in ASCII, as the first migration sets it.
  private static let applicationID = 0x7664_6c6e

  private static func connect(
    _ path: String, _ busyTimeout: Duration
  ) throws(StoreError) -> Database {
    // SQLite has a meaning of its own for ':memory:' and 'file:'.
    let path = path.hasPrefix("/") ? path : "./" + path
    let connection: Connection
    do throws(DatabaseError) {
      connection = try Connection(path: path, access: .readWrite, busyTimeout: busyTimeout)
    } catch {
      throw StoreError(error)
    }
    if connection.isReadOnly { throw .readOnly }
    return Database(connection: connection)
  }

  /// Returns a connection and the schema it found; nil where there can be no write-ahead log.
  static func connectWithWriteAheadLog(
    _ path: String, known: Int, _ busyTimeout: Duration
  ) throws(StoreError) -> (Database, Int)? {
    do throws(StoreError) {
      let database = try connect(path, busyTimeout)
      let found = try recognise(database, path: path, known: known)
      guard try startWriteAheadLog(database, busyTimeout) else { return nil }
      // The log is opened by the first transaction; only then it shows whether it can be.
      try database.write { () throws(StoreError) in }
      return (database, found)
    } catch  where mayLackSharedMemory(error) {
      return nil
    }
  }

  /// Turns the write-ahead log on; returns false where there can be none.
  ///
  /// This needs the file alone, and SQLite does not wait for that: the wait for another program that
  /// creates the same database is here.
  private static func startWriteAheadLog(
    _ database: Database, _ busyTimeout: Duration
  ) throws(StoreError) -> Bool {
    let deadline = ContinuousClock.now + busyTimeout
    while true {
      do throws(StoreError) {
        return try database.first("PRAGMA journal_mode = WAL", [], { $0.text(0) }) == "wal"
      } catch {
        guard error == .locked, ContinuousClock.now < deadline else { throw error }
        usleep(5000)
      }
    }
  }

  /// Returns a connection with a rollback journal, which is as safe and only slower.
  ///
  /// A write-ahead log left from another disk can be read without shared memory by a connection that
  /// has the file alone from its start (https://www.sqlite.org/wal.html#noshm).
  static func connectWithJournal(
    _ path: String, known: Int, _ busyTimeout: Duration
  ) throws(StoreError) -> (Database, Int) {
    let database = try connect(path, busyTimeout)
    try database.execute("PRAGMA locking_mode = EXCLUSIVE")
    let found = try recognise(database, path: path, known: known)
    _ = try database.first("PRAGMA journal_mode = DELETE") { $0.text(0) }
    try database.execute("PRAGMA locking_mode = NORMAL")
    // The lock is given back by the next access.
    _ = try database.schemaVersion
    return (database, found)
  }

  /// Whether the write-ahead log failed as it does on a network disk, which has no shared memory.
  private static func mayLackSharedMemory(_ error: StoreError) -> Bool {
    switch error {
    case .readOnly: true
    case .failed(let error): error.code == .inputOutput || error.code == .cannotOpen
    default: false
    }
  }

  /// Copies the database beside itself before its schema changes; returns the copy's path.
  static func backUp(
    _ database: Database, path: String, version: Int
  ) throws(StoreError) -> String {
    let backup = freeName("\(path).schema-\(version)")
    do throws(StoreError.WritingFailure) {
      close(try database.copy(to: backup))
    } catch {
      throw .backupFailed(path: backup, reason: error)
    }
    return backup
  }

  /// Returns the database's id and its key of pseudonyms, which it creates the first time.
  static func identity(
    in database: Database, using generator: inout some RandomNumberGenerator
  ) throws(StoreError) -> (device: DeviceID, key: [UInt8]) {
    let fresh = DeviceID.random(using: &generator)
    let freshKey = (0..<32).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
    let select = "SELECT uuid, pseudonym_key FROM device, store WHERE device.id = 1"
    if let found = try database.first(select, [], { (DeviceID(rawValue: $0.text(0)), $0.blob(1)) })
    {
      return found
    }
    try database.write { () throws(StoreError) in
      try database.run(
        "INSERT OR IGNORE INTO device (id, uuid) VALUES (1, ?)", [.text(fresh.rawValue)])
      try database.run(
        "INSERT OR IGNORE INTO store (id, pseudonym_key, derived_with) VALUES (1, ?, NULL)",
        [.blob(freshKey)])
    }
    guard
      let found = try database.first(select, [], { (DeviceID(rawValue: $0.text(0)), $0.blob(1)) })
    else { throw .damagedRow(table: "device", reason: .missingRow(1)) }
    return found
  }
}
