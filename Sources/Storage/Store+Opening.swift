internal import Glibc
internal import HostSystem
internal import ReviewLog
internal import SQLite

extension Store {
  // MARK: The file

  /// Creates an empty file that only its owner may read, unless there is a file already or none may be
  /// created; refuses anything else.
  static func prepareFile(_ path: String, mayCreate: Bool = true) throws(StoreError) {
    // Another program may be creating both just now, the file before its log.
    let hasLog = size(of: path + "-wal") > 0
    var status = stat()
    let exists = stat(path, &status) == 0
    // SQLite would remove the log, and with it the latest answers.
    if hasLog, !exists || status.st_size == 0 { throw .cannotOpen(path: path, reason: .onlyLog) }
    if exists {
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
    guard mayCreate else { throw .cannotOpen(path: path, reason: .missing) }
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

  /// The size of a file in bytes; 0 when there is none.
  static func size(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Refuses a database that is none of vdl's, of a newer schema, or with another program's statements
  /// in it, which end as late as they like.
  private static func recognise(
    _ database: Database, path: String, _ migrations: [Migration], for purpose: Purpose
  ) throws(StoreError) {
    let known = migrations.count
    // One moment's view: another program may be creating or updating the database just now.
    let (version, application, schema) = try database.read { () throws(StoreError) in
      (
        try database.schemaVersion,
        try database.first("PRAGMA application_id") { $0.int(0) } ?? 0, try Schema(of: database)
      )
    }
    if application == 0, version == 0, schema.isEmpty { return }
    guard application == applicationID, version >= 0 else {
      throw .cannotOpen(path: path, reason: .otherProgram)
    }
    guard version <= known else {
      throw .cannotOpen(path: path, reason: .newerSchema(found: version, known: known))
    }
    if version == known, schema.digest == Schema.newest { return }
    let differences = try schema.differences(from: .of(migrations.prefix(version)))
    let isRead = purpose.isForDoctor && version == known
    let foreign = differences.filter { $0.runsForeignCode(isRead: isRead) }
    // What vdl can't make again comes first: SQLite itself changes the triggers of a renamed table.
    if let worst = foreign.first(where: { $0.repairable == nil }) ?? foreign.first {
      throw .cannotOpen(path: path, reason: .foreignSchema(worst))
    }
  }

  /// `vdln` in ASCII, as the first migration sets it.
  private static let applicationID = 0x7664_6c6e

  /// Returns a connection that can write, and what the user should know about it.
  static func connect(
    _ path: String, _ migrations: [Migration], for purpose: Purpose, _ busyTimeout: Duration
  ) throws(StoreError) -> (Database, [Notice]) {
    func recognise(_ database: Database) throws(StoreError) {
      try Self.recognise(database, path: path, migrations, for: purpose)
    }
    if let database = try connectWithWriteAheadLog(path, busyTimeout, recognise) {
      return (database, [])
    }
    return (try connectWithJournal(path, busyTimeout, recognise), [.withoutWriteAheadLog])
  }

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

  /// Returns a connection; nil where there can be no write-ahead log.
  private static func connectWithWriteAheadLog(
    _ path: String, _ busyTimeout: Duration, _ recognise: (Database) throws(StoreError) -> Void
  ) throws(StoreError) -> Database? {
    do throws(StoreError) {
      let database = try connect(path, busyTimeout)
      try recognise(database)
      guard try startWriteAheadLog(database, busyTimeout) else { return nil }
      // The log is opened by the first transaction; only then it shows whether it can be.
      try database.write { () throws(StoreError) in }
      return database
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
  private static func connectWithJournal(
    _ path: String, _ busyTimeout: Duration, _ recognise: (Database) throws(StoreError) -> Void
  ) throws(StoreError) -> Database {
    let database = try connect(path, busyTimeout)
    try database.execute("PRAGMA locking_mode = EXCLUSIVE")
    try recognise(database)
    _ = try database.first("PRAGMA journal_mode = DELETE") { $0.text(0) }
    try database.execute("PRAGMA locking_mode = NORMAL")
    // The lock is given back by the next access.
    _ = try database.schemaVersion
    return database
  }

  /// Whether the write-ahead log failed as it does on a network disk, which has no shared memory.
  private static func mayLackSharedMemory(_ error: StoreError) -> Bool {
    switch error {
    case .readOnly: true
    case .failed(let error): error.code == .inputOutput || error.code == .cannotOpen
    default: false
    }
  }

  // MARK: In memory

  static func emptyInMemory() throws(StoreError) -> Database {
    do throws(DatabaseError) { return Database(connection: try Connection(path: ":memory:")) } catch
    {
      throw StoreError(error)
    }
  }

  /// Copies a database into memory. It only reads the file, and also where nothing can be written.
  static func copyInMemory(
    of path: String, _ migrations: [Migration], for purpose: Purpose
  ) throws(StoreError) -> Database {
    let copy = try emptyInMemory()
    func take(_ path: String) throws(DatabaseError) {
      let path = path.hasPrefix("/") ? path : "./" + path
      try copy.connection.replaceContents(with: try Connection(path: path, access: .readOnly))
    }
    do throws(DatabaseError) { try take(path) } catch {
      guard mayLackSharedMemory(StoreError(error)) else { throw StoreError(error) }
      // A write-ahead log needs shared memory, even to be read; elsewhere there is some.
      try withTemporaryCopy(of: path) { (path) throws(StoreError) in
        do throws(DatabaseError) { try take(path) } catch { throw StoreError(error) }
      }
    }
    try recognise(copy, path: path, migrations, for: purpose)
    return copy
  }

  /// Copies a database's files to a folder that is gone afterwards.
  private static func withTemporaryCopy(
    of path: String, _ body: (_ copy: String) throws(StoreError) -> Void
  ) throws(StoreError) {
    guard let folder = TemporaryFolder() else {
      throw .cannotOpen(path: path, reason: .system(.latest))
    }
    defer { folder.remove() }
    let copy = folder.path + "/vdl.sqlite"
    for suffix in ["", "-wal"] where access(path + suffix, F_OK) == 0 {
      guard FileCopy.make(of: path + suffix, at: copy + suffix) else {
        throw .cannotOpen(path: path, reason: .system(.latest))
      }
    }
    try body(copy)
  }
}
