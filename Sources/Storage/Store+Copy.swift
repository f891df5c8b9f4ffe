internal import SQLite

extension Store {
  /// Copies a database, as it is at this moment, to a new or empty file.
  ///
  /// It only reads the original: to look at a database of any schema without touching it, open a copy.
  public static func copy(_ path: String, to copy: String) throws(StoreError) {
    do throws(DatabaseError) {
      let connection = try Connection(path: path, access: .readOnly)
      try connection.run("VACUUM INTO ?", [.text(copy)])
    } catch {
      throw StoreError(error).opening(path)
    }
  }
}
