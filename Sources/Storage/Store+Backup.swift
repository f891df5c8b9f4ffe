internal import Glibc
internal import ReviewLog
internal import SQLite
internal import Words

extension Store {
  /// Copies the database, as it is at this moment, to a new file that only its owner may read.
  ///
  /// Sessions may go on meanwhile. A file that is there is never overwritten.
  public func backUp(to path: String) throws(StoreError) {
    let descriptor = try Self.makeFile(path)
    defer { Glibc.close(descriptor) }
    do throws(StoreError) {
      try database.run("VACUUM INTO ?", [.text(path)])
    } catch {
      unlink(path)
      throw .copyFailed(path: path, reason: "\(error)")
    }
    // SQLite syncs what it fills, but the name of the file is the folder's.
    fsync(descriptor)
  }

  /// What became of a restoring.
  public struct Restoration: Hashable, Sendable {
    /// The database as it was before; nil when there was none.
    public var kept: String?
    /// Learners whom the copy still had and who were erased since; they are not in the database.
    public var erasedCount: Int
  }

  /// Puts a copy in the place of the database at `path`, which is kept beside it.
  ///
  /// Other programs may have the database open: they see the one or the other, whole. A database that
  /// cannot be read any more is moved aside. Nothing is changed unless the copy is sound.
  public static func restore(
    _ copy: String, to path: String, migrations: [Migration],
    using generator: inout some RandomNumberGenerator
  ) throws(StoreError) -> Restoration {
    let draft = freeName(path + ".restoring")
    defer { for suffix in ["", "-wal", "-shm"] { unlink(draft + suffix) } }
    let restored = try readCopy(copy, as: draft, migrations: migrations, using: &generator)
    let kept = freeName(path + ".before-restore")
    var status = stat()
    guard stat(path, &status) == 0, status.st_size > 0 else {
      try restored.leaveWriteAheadLog()
      try move(draft, to: path)
      return Restoration(kept: nil, erasedCount: 0)
    }
    let current: Store
    do throws(StoreError) {
      current = try open(path: path, migrations: migrations, using: &generator)
    } catch {
      guard error.isOfDamagedFile else { throw error }
      try restored.leaveWriteAheadLog()
      for suffix in ["", "-wal", "-shm"] { Glibc.rename(path + suffix, kept + suffix) }
      try move(draft, to: path)
      return Restoration(kept: kept, erasedCount: 0)
    }
    try current.backUp(to: kept)
    let erasedCount = try restored.adopt(current)
    do throws(DatabaseError) {
      try current.database.connection.replaceContents(with: restored.database.connection)
    } catch {
      throw StoreError(error)
    }
    return Restoration(kept: kept, erasedCount: erasedCount)
  }

  /// Reads a copy of any schema into a file of its own and brings it up to date there.
  private static func readCopy(
    _ copy: String, as draft: String, migrations: [Migration],
    using generator: inout some RandomNumberGenerator
  ) throws(StoreError) -> Store {
    var status = stat()
    guard stat(copy, &status) == 0 else { throw .cannotOpen(path: copy, reason: reason(errno)) }
    if status.st_mode & S_IFMT == S_IFDIR { throw .isFolder(path: copy) }
    // SQLite takes an empty file for an empty database.
    guard status.st_size > 0 else { throw .notADatabase(path: copy) }
    Glibc.close(try makeFile(draft))
    try Store.copy(copy, to: draft)
    do throws(StoreError) {
      let store = try open(path: draft, migrations: migrations, using: &generator)
      for case .migrated(let backup) in store.notices { unlink(backup) }
      guard try store.findDamage().isEmpty else {
        throw .cannotOpen(path: copy, reason: Words.Database.isDamaged)
      }
      return store
    } catch {
      throw error.naming(copy)
    }
  }

  /// Takes over what must not go back in time: who was erased, and how far the log had been numbered.
  ///
  /// Returns how many learners that erased here.
  private func adopt(_ current: Store) throws(StoreError) -> Int {
    var erasedCount = 0
    for erasure in try current.erasures() {
      if try findLearner(erasure.learner) != nil {
        try erase(erasure.learner, at: erasure.time)
        erasedCount += 1
      } else {
        try markErased(erasure.learner, at: erasure.time)
      }
    }
    if current.device == device {
      let last = try current.database.first("SELECT last_sequence FROM device WHERE id = 1") {
        $0.integer(0)
      }
      try database.run(
        "UPDATE device SET last_sequence = max(last_sequence, ?) WHERE id = 1", [.integer(last)])
    }
    return erasedCount
  }

  /// Moves all of the log ahead into the file, which may then be moved.
  private func leaveWriteAheadLog() throws(StoreError) {
    _ = try database.first("PRAGMA journal_mode = DELETE") { $0.text(0) }
  }

  private static func move(_ draft: String, to path: String) throws(StoreError) {
    guard Glibc.rename(draft, path) == 0 else {
      throw .cannotOpen(path: path, reason: reason(errno))
    }
  }

  /// Makes an empty file that only its owner may read, which VACUUM INTO fills.
  static func makeFile(_ path: String) throws(StoreError) -> Int32 {
    let descriptor = Glibc.open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw .copyFailed(
        path: path,
        reason: errno == EEXIST
          ? Words.Files.isThere : errno == ENOENT ? Words.Database.noFolder : reason(errno))
    }
    return descriptor
  }

  /// The name itself, or with the first number that is free.
  public static func freeName(_ path: String) -> String {
    var name = path
    var count = 1
    while access(name, F_OK) == 0 {
      count += 1
      name = "\(path)-\(count)"
    }
    return name
  }
}

extension StoreError {
  /// Whether the file itself is no good, so that nothing is lost when it is moved aside.
  fileprivate var isOfDamagedFile: Bool {
    switch self {
    case .notADatabase, .corrupt, .damaged: true
    case .cannotOpen(_, let reason): reason.hasPrefix(Words.Database.isDamaged)
    default: false
    }
  }

  /// The same error of another file.
  fileprivate func naming(_ path: String) -> StoreError {
    switch self {
    case .cannotOpen(_, let reason): .cannotOpen(path: path, reason: reason)
    case .notADatabase: .notADatabase(path: path)
    case .otherDatabase: .otherDatabase(path: path)
    case .newerSchema(_, let found, let known):
      .newerSchema(path: path, found: found, known: known)
    case .corrupt(let message):
      .cannotOpen(path: path, reason: Words.Database.isDamaged(message))
    default: self
    }
  }
}
