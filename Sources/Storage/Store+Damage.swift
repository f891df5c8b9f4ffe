internal import SQLite

extension Store {
  /// Damage of the file or of the log.
  public enum Damage: Hashable, Sendable {
    /// SQLite's own finding, in its words.
    case file(String)
    /// A row of one table refers to a missing row of another one.
    case lostReference(from: String, to: String)
    /// So many entries of the log have the same device and sequence.
    case doubledEntries(Int)
  }

  /// Looks for damage in the whole file; returns none for a sound file.
  public func findDamage() throws(StoreError) -> [Damage] {
    try check("PRAGMA quick_check")
  }

  /// Looks longer: also for indexes that disagree with their tables, rows that refer to missing rows,
  /// and entries with the same place in the log.
  public func findAllDamage() throws(StoreError) -> [Damage] {
    try database.read { () throws(StoreError) in
      let file = try check("PRAGMA integrity_check")
      let lost = try database.query("PRAGMA foreign_key_check") {
        Damage.lostReference(from: $0.text(0), to: $0.text(2))
      }
      let doubled = try database.query(
        """
        SELECT count(*) FROM (
          SELECT device, sequence FROM presentation
          UNION ALL SELECT device, sequence FROM review
          UNION ALL SELECT device, sequence FROM event)
        GROUP BY device, sequence HAVING count(*) > 1
        """
      ) { Damage.doubledEntries($0.int(0)) }
      return file + lost + doubled
    }
  }

  private func check(_ pragma: String) throws(StoreError) -> [Damage] {
    try database.query(pragma) { $0.text(0) }.filter { $0 != "ok" }.map { .file($0) }
  }
}
