internal import Glibc
public import ReviewLog
internal import SQLite
public import SpacedRepetition
internal import Words

/// The learner's database: content, the log of what was shown and answered, and what follows from it.
///
/// One file, one owner: a store is not shared between tasks, but several programs may have the same
/// file open. The log is append-only; memory states and summaries are kept in the same transaction
/// as the answer they follow from and can be made again from the log at any time.
///
///     let store = try Store.open(path: path, migrations: migrations, using: &generator)
///     let learner = try store.learner(named: "Ada", using: &generator)
///     try store.record(presentation)
///     try store.record(review)        // on disk when it returns
public final class Store {
  public let path: String
  /// This database's own name in the log.
  public let device: DeviceID
  /// Keys the pseudonyms of exports, so that they are stable here and mean nothing elsewhere.
  public let pseudonymKey: [UInt8]
  /// What the user should hear about the opening, once.
  public let notices: [Notice]

  let database: Database
  let scheduler: Scheduler
  private var commitsSinceCheckpoint = 0

  /// What is worth telling about how a store was opened.
  public enum Notice: Hashable, Sendable {
    /// The file system allows no write-ahead log (a network disk); answers are as safe, only slower.
    case withoutWriteAheadLog
    /// The schema was changed; the database as it was is kept here.
    case migrated(backup: String)
    /// The database was newly made.
    case created

    /// The notice in words.
    public var description: String {
      switch self {
      case .withoutWriteAheadLog:
        Words.Database.withoutWriteAheadLog
      case .migrated(let backup):
        Words.Database.migrated(keptAs: backup)
      case .created:
        Words.Database.created
      }
    }
  }

  /// Opens the database, makes it when there is none, and brings its schema up to date.
  ///
  /// `migrations` are all that this program knows. `generator` names a new database and keys its
  /// pseudonyms. `busyTimeout` is how long another program's transaction is waited for.
  public static func open(
    path: String, migrations: [Migration], using generator: inout some RandomNumberGenerator,
    scheduler: Scheduler = .ofRules, busyTimeout: Duration = .seconds(5)
  ) throws(StoreError) -> Store {
    let migrations = migrations.sorted { $0.number < $1.number }
    precondition(
      migrations.map(\.number) == Array(1..<migrations.count + 1) && !migrations.isEmpty,
      "migrations are numbered from 1 without gaps")
    try prepareFile(path)
    do throws(StoreError) {
      return try Store(
        path: path, migrations: migrations, scheduler: scheduler, busyTimeout: busyTimeout,
        using: &generator)
    } catch {
      throw opening(path, error)
    }
  }

  private init(
    path: String, migrations: [Migration], scheduler: Scheduler, busyTimeout: Duration,
    using generator: inout some RandomNumberGenerator
  ) throws(StoreError) {
    var notices: [Notice] = []
    let known = migrations.count
    let found: Int
    if let ahead = try Self.connectWithWriteAheadLog(path, known: known, busyTimeout) {
      (database, found) = ahead
    } else {
      (database, found) = try Self.connectWithJournal(path, known: known, busyTimeout)
      notices.append(.withoutWriteAheadLog)
    }
    try database.execute(
      """
      PRAGMA synchronous = FULL;
      PRAGMA foreign_keys = ON;
      PRAGMA secure_delete = ON;
      PRAGMA wal_autocheckpoint = 0;
      """)
    if found == 0 {
      notices.append(.created)
    } else if found < known {
      notices.append(.migrated(backup: try Self.backUp(database, path: path, version: found)))
    }
    try database.migrate(with: migrations)
    let identity = try Self.identity(in: database, using: &generator)
    self.path = path
    self.scheduler = scheduler
    self.notices = notices
    device = identity.device
    pseudonymKey = identity.key
    if try !isDerivedStateCurrent { try rebuild() }
  }

  // MARK: Opening

  /// Makes an empty file that only its owner may read, and refuses what cannot be a database.
  private static func prepareFile(_ path: String) throws(StoreError) {
    var status = stat()
    if stat(path, &status) == 0 {
      if status.st_mode & S_IFMT == S_IFDIR { throw .isFolder(path: path) }
      guard status.st_mode & S_IFMT == S_IFREG else {
        throw .cannotOpen(path: path, reason: Words.Database.isADevice)
      }
      guard access(path, R_OK) == 0 else {
        throw .cannotOpen(path: path, reason: reason(errno))
      }
      return
    }
    guard errno == ENOENT else { throw .cannotOpen(path: path, reason: reason(errno)) }
    // SQLite gives its log files the rights of the database.
    let descriptor = Glibc.open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor >= 0 {
      close(descriptor)
    } else if errno == ENOENT {
      throw .missingFolder(path: path)
    } else if errno != EEXIST {
      throw .cannotOpen(path: path, reason: reason(errno))
    }
  }

  static func reason(_ code: Int32) -> String {
    guard let text = strerror(code) else { return Words.Database.error(code: Int(code)) }
    return String(cString: text).lowercased()
  }

  /// Says of what happened while opening at which file it happened.
  static func opening(_ path: String, _ error: StoreError) -> StoreError {
    switch error {
    case .corrupt(let message) where message.contains("not a database"): .notADatabase(path: path)
    case .corrupt(let message):
      .cannotOpen(path: path, reason: Words.Database.isDamaged(message))
    case .locked: .cannotOpen(path: path, reason: Words.Database.isLocked)
    case .readOnly: .cannotOpen(path: path, reason: Words.Database.isReadOnly)
    case .full: .cannotOpen(path: path, reason: Words.Database.diskIsFull)
    case .failed(let error): .cannotOpen(path: path, reason: error.message)
    default: error
    }
  }

  /// Returns the schema's version, 0 for an empty file.
  private static func recognise(
    _ database: Database, path: String, known: Int
  ) throws(StoreError) -> Int {
    // One moment's view: another program may be making the database just now.
    let (version, application, tables) = try database.read { () throws(StoreError) in
      (
        try database.schemaVersion,
        try database.first("PRAGMA application_id") { $0.int(0) } ?? 0,
        try database.first("SELECT count(*) FROM sqlite_schema") { $0.int(0) } ?? 0
      )
    }
    if application == 0, version == 0, tables == 0 { return 0 }
    guard application == applicationID else { throw .otherDatabase(path: path) }
    guard version <= known else {
      throw .newerSchema(path: path, found: version, known: known)
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
  private static func connectWithWriteAheadLog(
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

  /// Whether the write-ahead log is on.
  ///
  /// Turning it on needs the file alone, and SQLite does not wait for that: another program that makes
  /// the same database has to be waited for here.
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

  private static func backUp(
    _ database: Database, path: String, version: Int
  ) throws(StoreError) -> String {
    let backup = freeName("\(path).schema-\(version)")
    // VACUUM INTO fills an empty file and leaves its rights alone.
    let descriptor = Glibc.open(backup, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .backupFailed(path: backup, reason: reason(errno)) }
    close(descriptor)
    do throws(StoreError) {
      try database.run("VACUUM INTO ?", [.text(backup)])
    } catch {
      unlink(backup)
      throw .backupFailed(path: backup, reason: "\(error)")
    }
    return backup
  }

  private static func identity(
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
    else { throw .damaged(table: "device", reason: Words.Database.firstRowIsMissing) }
    return found
  }

  // MARK: Waiting

  /// Waits a moment for another program's transaction, and says whether to go on waiting; it is told
  /// how long it has been. Nil waits in silence for as long as was said at the opening.
  ///
  /// What is given up throws `locked`, and nothing of it was written.
  public var whileBusy: ((_ waited: Duration) -> Bool)? {
    get { database.connection.whileBusy }
    set { database.connection.whileBusy = newValue }
  }

  // MARK: Keeping

  /// Moves the write-ahead log into the database. Call it while the learner reads, so that no answer
  /// waits for it; it does nothing until there is enough to move, and nothing that blocks.
  public func checkpointIfNeeded() {
    commitsSinceCheckpoint += 1
    guard commitsSinceCheckpoint >= 50 else { return }
    commitsSinceCheckpoint = 0
    // What cannot be moved now is moved by the next one; the data is safe in the log.
    _ = try? database.first("PRAGMA wal_checkpoint(PASSIVE)") { $0.int(0) }
  }

  /// Looks for damage in the whole file; empty when there is none.
  public func findDamage() throws(StoreError) -> [String] {
    try database.query("PRAGMA quick_check") { $0.text(0) }.filter { $0 != "ok" }
  }

  /// Looks longer: also for indexes that disagree with their tables, rows that refer to none, and two
  /// entries at one place of the log.
  public func findAllDamage() throws(StoreError) -> [String] {
    try database.read { () throws(StoreError) in
      let file = try database.query("PRAGMA integrity_check") { $0.text(0) }.filter { $0 != "ok" }
      let lost = try database.query("PRAGMA foreign_key_check") {
        Words.Database.lostReference(from: $0.text(0), to: $0.text(2))
      }
      let doubled = try database.query(
        """
        SELECT count(*) FROM (
          SELECT device, sequence FROM presentation
          UNION ALL SELECT device, sequence FROM review
          UNION ALL SELECT device, sequence FROM event)
        GROUP BY device, sequence HAVING count(*) > 1
        """
      ) { Words.Database.doubled(Int($0.int(0))) }
      return file + lost + doubled
    }
  }
}
