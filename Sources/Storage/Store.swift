public import ReviewLog
internal import SQLite
public import SpacedRepetition

/// The learners' database: content, the log of questions and answers, and the state that follows from it.
///
/// One file, one owner: a store is not shared between tasks, but several programs may have the same
/// file open. The log is append-only. Memory states and summaries are saved in the same transaction as
/// the answer they follow from, and the store can rebuild them from the log at any time.
///
///     let store = try Store.open(path: path, migrations: migrations, using: &generator)
///     let learner = try store.learner(named: "Ada", using: &generator)
///     try store.record(presentation)
///     try store.record(review)        // on disk when it returns
public final class Store {
  /// The file, as the caller named it.
  public let path: String
  /// The name of this database in the log.
  public let device: DeviceID
  /// Keys the pseudonyms of exports, so that they are stable here and mean nothing elsewhere.
  public let pseudonymKey: [UInt8]
  /// The events of the opening that the user should know about.
  public let notices: [Notice]

  let database: Database
  let scheduler: Scheduler
  private var commitsSinceCheckpoint = 0

  /// An event of the opening that the user should know about.
  public enum Notice: Hashable, Sendable {
    /// The file system allows no write-ahead log (a network disk); answers are as safe, only slower.
    case withoutWriteAheadLog
    /// The schema was changed; `backup` is the path of a copy made before.
    case migrated(backup: String)
    /// There was no database before.
    case created
  }

  /// Opens the database, creates it when there is none, and brings its schema up to date.
  ///
  /// `migrations` are all migrations that this program knows. `generator` names a new database and keys
  /// its pseudonyms. `busyTimeout` is the longest wait for another program's transaction.
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
      throw error.opening(path)
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

  // MARK: Waiting

  /// Waits a moment for another program's transaction and returns whether to go on waiting; `waited` is
  /// the time so far. Nil waits in silence, at most for the `busyTimeout` of the opening.
  ///
  /// A transaction that gives up waiting throws `locked` and writes nothing.
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
    // The next checkpoint moves the rest; the data is safe in the log.
    _ = try? database.first("PRAGMA wal_checkpoint(PASSIVE)") { $0.int(0) }
  }
}
