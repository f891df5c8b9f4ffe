internal import SQLite

/// Numbers for new rows of tables whose rows the log names.
///
/// SQLite gives the number of a lost row again if it was the highest one. What still names that row, such as
/// the answers of a learner whose row is lost, would belong to the new one.
extension Database {
  /// A table whose rows the log and its chains name.
  enum NamedTable: String {
    case learner, device

    /// The columns that name its rows.
    fileprivate var references: [(table: String, column: String)] {
      let tables =
        switch self {
        case .learner: ["presentation", "event", "chain", "memory_state", "day_summary"]
        case .device: ["presentation", "review", "event", "chain", "store"]
        }
      return [(rawValue, "id")] + tables.map { ($0, rawValue) }
    }
  }

  /// Returns a number that no row of a table has, and that nothing in the database names.
  func freshRow(of table: NamedTable) throws(StoreError) -> Int64 {
    var highest: Int64 = 0
    for (other, column) in table.references {
      let found = try first("SELECT max(\(column)) FROM \(other)") { $0.optionalInteger(0) } ?? nil
      highest = max(highest, found ?? 0)
    }
    guard highest < Int64.max else {
      throw .damagedRow(table: table.rawValue, reason: .missingRow(highest))
    }
    return highest + 1
  }
}
