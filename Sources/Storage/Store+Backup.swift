internal import Glibc
internal import ReviewLog
internal import SQLite

extension Store {
  /// Copies the database, as it is at this moment, to a new file that only its owner may read.
  ///
  /// Sessions may go on meanwhile. It never overwrites a file.
  public func backUp(to path: String) throws(StoreError) {
    try Self.copying(to: path) { () throws(StoreError.WritingFailure) in
      try database.copy(for: path).named(path)
    }
  }

  /// Whether SQLite or a restore takes a name for its own: the next opening of the database beside it
  /// removes the file or gives it another name.
  public static func isReserved(_ path: String) -> Bool {
    ["-wal", "-shm", "-journal", restoringSuffix].contains(where: path.hasSuffix)
  }

  private static func copying<Result>(
    to path: String, _ body: () throws(StoreError.WritingFailure) -> Result
  ) throws(StoreError) -> Result {
    do throws(StoreError.WritingFailure) { return try body() } catch {
      throw .copyFailed(path: path, reason: error)
    }
  }

  /// The outcome of restoring a copy.
  public struct Restoration: Hashable, Sendable {
    /// The path of the database that the copy replaced; nil when there was none.
    public var kept: String?
    /// The number of learners in the copy who were erased since; they stay erased.
    public var erasedCount = 0
    /// Whether the database that was there is so damaged that nobody can say who was erased since.
    public var erasuresAreUnknown = false
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
  /// program that is killed leaves no part of it.
  public static func restore(
    _ copy: String, to path: String, migrations: [Migration],
    using generator: inout some RandomNumberGenerator
  ) throws(StoreError) -> Restoration {
    let restored = try readCopy(copy, migrations: migrations, using: &generator)
    var done = Restoration(repaired: try restored.repairSchema())
    try restored.becomeDevice(.random(using: &generator))
    let isNothingThere = size(of: path) == 0 && size(of: path + "-wal") == 0
    if isNothingThere {
      done.damage = try restored.findAllDamage()
      unlink(path)
      try restored.backUp(to: path)
      return done
    }
    do throws(StoreError) {
      let current = try open(path: path, migrations: migrations, using: &generator)
      done.erasedCount = try restored.adopt(current)
      done.damage = try restored.findAllDamage()
      done.kept = try current.replace(by: restored)
    } catch {
      // A damaged database may open, and its damage show only where it is read.
      guard error.isDamage else { throw error }
      done.erasuresAreUnknown = true
      done.damage = try restored.findAllDamage()
      done.kept = try restored.takePlace(of: path)
    }
    return done
  }

  /// Lets this copy go on as another device than the database that it was copied from, whose numbers the
  /// entries there go on.
  private func becomeDevice(_ id: DeviceID) throws(StoreError) {
    let number = try database.insert(
      "INSERT INTO device (id, uuid) VALUES (?, ?)",
      [.integer(try database.freshRow(of: .device)), .text(id.rawValue)])
    try database.run("UPDATE store SET device = ?", [.integer(number)])
  }

  /// Moves a damaged database aside and takes its place; returns the path of the damaged one.
  ///
  /// A program that is killed leaves the damaged database where it was, at most under both names and
  /// with its log beside the new one. The next `restore` goes on from there.
  private func takePlace(of path: String) throws(StoreError) -> String {
    let kept = Self.freeName(path + ".before-restore", orLinkTo: path)
    try Self.copying(to: path) { () throws(StoreError.WritingFailure) in
      let file = try database.copy(for: path)
      // Some file systems know no second names.
      if access(path, F_OK) == 0, access(kept, F_OK) != 0, link(path, kept) != 0 {
        guard Glibc.rename(path, kept) == 0 else { throw .init(.latest) }
      }
      // SQLite would take the log of the damaged database for one of the new one.
      for suffix in ["-wal", "-shm"] where access(path + suffix, F_OK) == 0 {
        guard Glibc.rename(path + suffix, kept + suffix) == 0 else { throw .init(.latest) }
      }
      do throws(SystemError) { try file.replace(path) } catch { throw .init(error) }
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
    var latest: (path: String, time: Int)?
    for found in fileNames(in: folder) {
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

  /// Returns a path that no file has: this one, or with the first number that is free. The name that
  /// the file `link` has already will do.
  public static func freeName(_ path: String, orLinkTo link: String? = nil) -> String {
    var linked = stat()
    let hasLink = link.map { stat($0, &linked) == 0 } ?? false
    var name = path
    var count = 1
    var status = stat()
    while lstat(name, &status) == 0, !hasLink || !status.isSameFile(as: linked) {
      count += 1
      name = "\(path)-\(count)"
    }
    return name
  }
}

extension stat {
  fileprivate func isSameFile(as other: stat) -> Bool {
    st_dev == other.st_dev && st_ino == other.st_ino
  }
}

extension Database {
  /// Copies the database, as it is at this moment, to a file that is to get this name.
  func copy(for path: String) throws(StoreError.WritingFailure) -> UnnamedFile {
    let file: UnnamedFile
    do throws(SystemError) { file = try UnnamedFile(for: path) } catch { throw .init(error) }
    try connection.forEachPieceOfImage { (piece) throws(StoreError.WritingFailure) in
      do throws(SystemError) { try file.write(piece) } catch { throw .init(error) }
    }
    return file
  }
}

extension UnnamedFile {
  /// Gives the file its name, which no other file may have.
  func named(_ path: String) throws(StoreError.WritingFailure) {
    do throws(SystemError) { try name(path) } catch { throw .init(error) }
  }

  /// Gives the file this name, or the name with the first number that is free; returns it.
  func named(likely path: String) throws(StoreError.WritingFailure) -> String {
    while true {
      let name = Store.freeName(path)
      do throws(StoreError.WritingFailure) {
        try named(name)
        return name
      } catch {
        guard error == .fileExists else { throw error }
      }
    }
  }
}
