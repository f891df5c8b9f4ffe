internal import Glibc
internal import ReviewLog
internal import SQLite

extension Store {
  /// Copies the database, as it is at this moment, to a new file that only its owner may read.
  ///
  /// Sessions may go on meanwhile. It never overwrites a file.
  public func backUp(to path: String) throws(StoreError) {
    do throws(StoreError.WritingFailure) {
      try database.copy(beside: path).name(path)
    } catch {
      throw .copyFailed(path: path, reason: error)
    }
  }

  /// The outcome of restoring a copy.
  public struct Restoration: Hashable, Sendable {
    /// The path of the database that the copy replaced; nil when there was none.
    public var kept: String?
    /// The number of learners in the copy who were erased since; they stay erased.
    public var erasedCount = 0
    /// The triggers and indexes that the copy lacked, and that vdl made again.
    public var repaired: [SchemaDifference] = []
    /// The damage that came with the copy. The file itself is sound.
    public var damage: [Damage] = []
  }

  /// Replaces the database at `path` by a copy, and keeps the database beside it.
  ///
  /// Other programs may have the database open: they see one of the two, whole. A damaged database is
  /// moved aside. Nothing changes unless the copy's file is sound and all of its rows can be read; other
  /// damage is restored as it is, for it may be the only copy. The copy is prepared in memory, so that a
  /// program that is killed leaves nothing behind.
  public static func restore(
    _ copy: String, to path: String, migrations: [Migration],
    using generator: inout some RandomNumberGenerator
  ) throws(StoreError) -> Restoration {
    let restored = try readCopy(copy, migrations: migrations, using: &generator)
    var done = Restoration(repaired: try restored.repairSchema())
    try restored.becomeDevice(.random(using: &generator))
    var status = stat()
    guard stat(path, &status) == 0, status.st_size > 0 else {
      done.damage = try restored.findAllDamage()
      unlink(path)
      try restored.backUp(to: path)
      return done
    }
    let keptName = path + ".before-restore"
    let current: Store
    do throws(StoreError) {
      current = try open(path: path, migrations: migrations, using: &generator)
    } catch {
      guard error.isDamage else { throw error }
      done.damage = try restored.findAllDamage()
      done.kept = try restored.takePlace(of: path, as: keptName)
      return done
    }
    done.erasedCount = try restored.adopt(current)
    done.damage = try restored.findAllDamage()
    let kept: String
    do throws(StoreError.WritingFailure) {
      kept = try current.database.copy(beside: path).name(likely: keptName)
    } catch {
      throw .copyFailed(path: keptName, reason: error)
    }
    do throws(DatabaseError) {
      try current.database.connection.replaceContents(with: restored.database.connection)
    } catch {
      unlink(kept)
      throw StoreError(error)
    }
    done.kept = kept
    return done
  }

  /// Lets this copy go on as another device than the database that it was copied from, whose numbers the
  /// entries there go on.
  private func becomeDevice(_ id: DeviceID) throws(StoreError) {
    let number = try database.insert("INSERT INTO device (uuid) VALUES (?)", [.text(id.rawValue)])
    try database.run("UPDATE store SET device = ?", [.integer(number)])
  }

  /// Moves a damaged database aside and takes its place; returns the path of the damaged one.
  private func takePlace(of path: String, as name: String) throws(StoreError) -> String {
    let kept = Self.freeName(name)
    do throws(StoreError.WritingFailure) {
      let file = try database.copy(beside: path)
      for suffix in ["", "-wal", "-shm"] { Glibc.rename(path + suffix, kept + suffix) }
      try file.name(path)
    } catch {
      throw .copyFailed(path: path, reason: error)
    }
    return kept
  }

  /// Reads a copy of any schema into memory and brings it up to date there.
  private static func readCopy(
    _ copy: String, migrations: [Migration], using generator: inout some RandomNumberGenerator
  ) throws(StoreError) -> Store {
    var status = stat()
    guard stat(copy, &status) == 0 else {
      throw .cannotOpen(path: copy, reason: .system(.latest))
    }
    // SQLite takes an empty file for an empty database.
    guard status.st_mode & S_IFMT != S_IFREG || status.st_size > 0 else {
      throw .cannotOpen(path: copy, reason: .notADatabase)
    }
    do throws(StoreError) {
      let store = try openCopy(of: copy, migrations: migrations, using: &generator)
      if let difference = try store.schemaDifferences().first(where: { $0.repairable == nil }) {
        throw .cannotOpen(path: copy, reason: .foreignSchema(difference))
      }
      guard try store.findDamage().isEmpty else {
        throw .cannotOpen(path: copy, reason: .damaged(nil))
      }
      return store
    } catch {
      throw error.opening(copy)
    }
  }

  /// Takes over what must not go back in time, the erased learners. Returns the number of learners that this erased.
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
    return erasedCount
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
  /// Copies the database, as it is at this moment, to a new file on the file system of `path`.
  func copy(beside path: String) throws(StoreError.WritingFailure) -> UnnamedFile {
    let file = try UnnamedFile(beside: path)
    try connection.forEachPieceOfImage { (piece) throws(StoreError.WritingFailure) in
      try file.write(piece)
    }
    return file
  }
}
