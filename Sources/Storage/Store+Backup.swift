internal import Glibc
internal import ReviewLog
internal import SQLite

extension Store {
  /// Copies the database, as it is at this moment, to a new file that only its owner may read.
  ///
  /// Sessions may go on meanwhile. It never overwrites a file.
  public func backUp(to path: String) throws(StoreError) {
    do throws(StoreError.WritingFailure) {
      let descriptor = try database.copy(to: path)
      // SQLite syncs the file's contents, but the name of the file is the folder's.
      fsync(descriptor)
      close(descriptor)
    } catch {
      throw .copyFailed(path: path, reason: error)
    }
  }

  /// The outcome of restoring a copy.
  public struct Restoration: Hashable, Sendable {
    /// The path of the database that the copy replaced; nil when there was none.
    public var kept: String?
    /// The number of learners in the copy who were erased since; they stay erased.
    public var erasedCount: Int
  }

  /// Replaces the database at `path` by a copy, and keeps the database beside it.
  ///
  /// Other programs may have the database open: they see one of the two, whole. A damaged database is
  /// moved aside. Nothing changes unless the copy is sound.
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
      guard error.isDamage else { throw error }
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
    guard stat(copy, &status) == 0 else {
      throw .cannotOpen(path: copy, reason: .system(.latest))
    }
    if status.st_mode & S_IFMT == S_IFDIR { throw .cannotOpen(path: copy, reason: .isFolder) }
    // SQLite takes an empty file for an empty database.
    guard status.st_size > 0 else { throw .cannotOpen(path: copy, reason: .notADatabase) }
    do throws(StoreError.WritingFailure) {
      close(try Database.makeFile(draft))
    } catch {
      throw .copyFailed(path: draft, reason: error)
    }
    try Store.copy(copy, to: draft)
    do throws(StoreError) {
      let store = try open(path: draft, migrations: migrations, using: &generator)
      for case .migrated(let backup) in store.notices { unlink(backup) }
      guard try store.findDamage().isEmpty else {
        throw .cannotOpen(path: copy, reason: .damaged(nil))
      }
      return store
    } catch {
      throw error.opening(copy)
    }
  }

  /// Takes over the facts that must not go back in time: the erased learners, and the last number of the
  /// log. Returns the number of learners that this erased.
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

  /// Moves the whole write-ahead log into the file, which may then be moved.
  private func leaveWriteAheadLog() throws(StoreError) {
    _ = try database.first("PRAGMA journal_mode = DELETE") { $0.text(0) }
  }

  private static func move(_ draft: String, to path: String) throws(StoreError) {
    guard Glibc.rename(draft, path) == 0 else {
      throw .cannotOpen(path: path, reason: .system(.latest))
    }
  }

  /// The path of the latest copy of the database that vdl made beside it; nil when there is none.
  public var latestBackup: String? {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "./"
    let name = path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
    guard let entries = opendir(folder) else { return nil }
    defer { closedir(entries) }
    var latest: (path: String, time: Int)?
    while let entry = readdir(entries) {
      let found = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      guard
        [".backup-", ".before-restore", ".schema-"].contains(where: { found.hasPrefix(name + $0) })
      else { continue }
      var status = stat()
      guard stat(folder + found, &status) == 0, status.st_size > 0 else { continue }
      if latest.map({ $0.time < status.st_mtim.tv_sec }) ?? true {
        latest = (folder + found, status.st_mtim.tv_sec)
      }
    }
    return latest?.path
  }

  /// Returns a path that no file has: this one, or with the first number that is free.
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

extension Database {
  /// Copies the database to a new file that only its owner may read; returns the open file.
  func copy(to path: String) throws(StoreError.WritingFailure) -> Int32 {
    let descriptor = try Self.makeFile(path)
    do throws(StoreError) {
      // VACUUM INTO fills an empty file and leaves its rights alone.
      try run("VACUUM INTO ?", [.text(path)])
    } catch {
      close(descriptor)
      unlink(path)
      throw .store(error)
    }
    return descriptor
  }

  /// Creates an empty file that only its owner may read; returns the open file.
  static func makeFile(_ path: String) throws(StoreError.WritingFailure) -> Int32 {
    let descriptor = Glibc.open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      switch errno {
      case EEXIST: throw .fileExists
      case ENOENT: throw .missingFolder
      default: throw .system(.latest)
      }
    }
    return descriptor
  }
}
