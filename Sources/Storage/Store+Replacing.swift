internal import Glibc
internal import SQLite

// While a database is replaced, a copy of it is beside it as `.restoring`, and `.before-restore` when
// that is done. The program holds the copy's lock all the time. Without a lock, a killed program left
// it, and the next opening finishes: the copy goes if the database was not replaced yet.

extension Store {
  /// Replaces all contents of the database, and keeps it beside as it was; returns the path of that.
  func replace(by other: Store) throws(StoreError) -> String {
    let new = try other.database.withPages(of: database.pageSize)
    let copy = Self.copyName(of: path)
    let file: UnnamedFile
    do throws(StoreError.WritingFailure) {
      file = try database.copy(for: copy)
      file.lock()
      try file.named(copy)
    } catch {
      if error == .fileExists, Self.isHeld(copy) { throw .locked }
      throw .copyFailed(path: copy, reason: error)
    }
    do throws(DatabaseError) {
      try database.connection.replaceContents(with: new.connection)
    } catch {
      unlink(copy)
      throw StoreError(error)
    }
    return try Self.keep(copy, of: path)
  }

  /// Finishes what a program that was killed while it replaced this database has left.
  ///
  /// A restored database is another device than the one before. So the copy is of no use while it
  /// belongs to the device of the database.
  func finishReplacing() throws(StoreError) {
    let copy = Self.copyName(of: path)
    let descriptor = Glibc.open(copy, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0,
      let replaced = try? Self.copyInMemory(of: copy, migrations, for: .reading),
      let identity = try? replaced.identity
    else { return }
    if identity.device == device { unlink(copy) } else { _ = try Self.keep(copy, of: path) }
  }

  static let restoringSuffix = ".restoring"

  private static func copyName(of path: String) -> String { path + restoringSuffix }

  /// Whether a running program holds the lock of a copy. What nobody holds here is no copy: the opening
  /// found nothing that a killed program had left.
  private static func isHeld(_ copy: String) -> Bool {
    let descriptor = Glibc.open(copy, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_EX | LOCK_NB) != 0
  }

  private static func keep(_ copy: String, of path: String) throws(StoreError) -> String {
    while true {
      let kept = freeName(path + ".before-restore", orLinkTo: copy)
      do throws(SystemError) {
        // A program that was killed just now left both names.
        if access(kept, F_OK) == 0 { unlink(copy) } else { try UnnamedFile.move(copy, to: kept) }
        return kept
      } catch {
        guard error.code == EEXIST else { throw .copyFailed(path: kept, reason: .init(error)) }
      }
    }
  }
}
