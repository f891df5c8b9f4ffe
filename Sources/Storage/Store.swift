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
  /// The name of this database in the log, as it was opened.
  public let device: DeviceID
  /// Keys the pseudonyms of exports, so that they are stable here and mean nothing elsewhere.
  public let pseudonymKey: [UInt8]
  /// The events of the opening that the user should know about.
  public let notices: [Notice]

  let database: Database
  let scheduler: Scheduler
  let migrations: [Migration]
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

  /// The use that a store is opened for.
  public enum Purpose: Hashable, Sendable {
    /// To write to it; a missing file is created.
    case writing
    /// To change what is there; a missing file is an error.
    case changing
    /// To read it. A missing file is an error. Where the file can't be written, because of its rights or
    /// of another program, a copy in memory is read, and what is written there is lost.
    case reading
    /// As `reading`, also where the log can't be read: computed rows stay as they are.
    case examining
    /// To write to it; a missing file is an error, and computed rows stay as they are.
    ///
    /// As with `examining`, another program's triggers may be there: look before you write.
    case repairing

    /// Whether a copy in memory is as good.
    fileprivate var takesCopy: Bool { self == .reading || self == .examining }

    /// Whether it is opened to look for damage, so that little of it is a reason to refuse.
    package var isForDoctor: Bool { self == .examining || self == .repairing }
  }

  /// Opens the database, creates it when there is none, and brings its schema up to date.
  ///
  /// `migrations` are all migrations that this program knows. `generator` names a new database and keys
  /// its pseudonyms. `busyTimeout` is the longest wait for another program's transaction.
  public static func open(
    path: String, migrations: [Migration], using generator: inout some RandomNumberGenerator,
    for purpose: Purpose = .writing, scheduler: Scheduler = .ofRules,
    busyTimeout: Duration = .seconds(5)
  ) throws(StoreError) -> Store {
    let migrations = migrations.sorted { $0.number < $1.number }
    precondition(
      migrations.map(\.number) == Array(1..<migrations.count + 1) && !migrations.isEmpty,
      "migrations are numbered from 1 without gaps")
    func store(
      _ connected: (database: Database, notices: [Notice])
    ) throws(StoreError) -> Store {
      try Store(
        connected.database, path: path, migrations: migrations, scheduler: scheduler,
        notices: connected.notices,
        rebuildsDerived: !purpose.isForDoctor, using: &generator)
    }
    try prepareFile(path, mayCreate: purpose == .writing)
    do throws(StoreError) {
      do throws(StoreError) {
        let timeout = purpose.takesCopy ? Self.briefTimeout : busyTimeout
        let connected = try connect(path, migrations, for: purpose, timeout)
        connected.0.connection.busyTimeout = busyTimeout
        let store = try store(connected)
        try store.finishReplacing()
        return store
      } catch {
        guard purpose.takesCopy, error.opening(path).saysThatNothingCanBeWritten else {
          throw error
        }
        return try store((try copyInMemory(of: path, migrations, for: purpose), []))
      }
    } catch {
      throw error.opening(path)
    }
  }

  /// Opens a copy of a database in memory, of any schema, and brings it up to date there.
  ///
  /// The file stays as it is; what is written to the copy is lost.
  public static func openCopy(
    of path: String, migrations: [Migration], using generator: inout some RandomNumberGenerator,
    scheduler: Scheduler = .ofRules
  ) throws(StoreError) -> Store {
    try prepareFile(path, mayCreate: false)
    do throws(StoreError) {
      return try Store(
        try copyInMemory(of: path, migrations, for: .reading), path: path, migrations: migrations,
        scheduler: scheduler, notices: [], rebuildsDerived: true, using: &generator)
    } catch {
      throw error.opening(path)
    }
  }

  /// Opens an empty store in memory.
  public static func openEmpty(
    migrations: [Migration], using generator: inout some RandomNumberGenerator,
    scheduler: Scheduler = .ofRules
  ) throws(StoreError) -> Store {
    try Store(
      try emptyInMemory(), path: "", migrations: migrations, scheduler: scheduler, notices: [],
      rebuildsDerived: true, using: &generator)
  }

  /// A reader doesn't wait for a writer: it reads a copy.
  private static let briefTimeout = Duration.milliseconds(250)

  private init(
    _ database: Database, path: String, migrations: [Migration], scheduler: Scheduler,
    notices: [Notice], rebuildsDerived: Bool, using generator: inout some RandomNumberGenerator
  ) throws(StoreError) {
    self.database = database
    try database.execute(
      """
      PRAGMA synchronous = FULL;
      PRAGMA foreign_keys = ON;
      PRAGMA secure_delete = ON;
      PRAGMA wal_autocheckpoint = 0;
      """)
    let (identity, notice) = try database.prepare(path, with: migrations, using: &generator)
    self.path = path
    self.scheduler = scheduler
    self.migrations = migrations
    self.notices = notices + [notice].compactMap { $0 }
    device = identity.device
    pseudonymKey = identity.key
    if rebuildsDerived, try !isDerivedStateCurrent { try rebuild() }
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
