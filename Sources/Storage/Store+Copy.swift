internal import SQLite

extension Store {
  /// Copies a database, as it is at this moment, to a file that is not there yet; the original is only
  /// read. Whoever wants to look at a database of any schema without touching it opens the copy.
  public static func copy(_ path: String, to copy: String) throws(StoreError) {
    do throws(DatabaseError) {
      let connection = try Connection(path: path, access: .readOnly)
      try connection.run("VACUUM INTO ?", [.text(copy)])
    } catch {
      throw opening(path, StoreError(error))
    }
  }
}
