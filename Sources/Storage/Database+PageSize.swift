internal import HostSystem
internal import SQLite

extension Database {
  /// The size of a page in bytes.
  var pageSize: Int {
    get throws(StoreError) { try first("PRAGMA page_size") { $0.int(0) } ?? 0 }
  }

  /// Returns this database, or a copy if its pages have another size.
  ///
  /// SQLite doesn't replace a database that has a write-ahead log by one with other pages, and it changes the
  /// size of pages in files alone, not in memory.
  func withPages(of size: Int) throws(StoreError) -> Database {
    if try pageSize == size { return self }
    let copy = try Self.inRemovedFile()
    do throws(DatabaseError) {
      try copy.connection.replaceContents(with: connection)
    } catch {
      throw StoreError(error)
    }
    try copy.execute("PRAGMA page_size = \(size); VACUUM")
    return copy
  }

  /// Returns an empty database in a file that has lost its name already, so that a program that is killed
  /// leaves nothing in it.
  private static func inRemovedFile() throws(StoreError) -> Database {
    guard let folder = TemporaryFolder() else {
      throw .cannotOpen(path: TemporaryFolder.parent, reason: .system(.latest))
    }
    defer { folder.remove() }
    let path = folder.path + "/vdl.sqlite"
    let database: Database
    do throws(DatabaseError) {
      database = Database(connection: try Connection(path: path))
    } catch {
      throw StoreError(error).opening(path)
    }
    // A journal would need the name, and nobody goes on with a copy that failed.
    try database.execute("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF")
    return database
  }
}
