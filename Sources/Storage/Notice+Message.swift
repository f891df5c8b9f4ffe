extension Store.Notice: CustomStringConvertible {
  /// The notice, in lower case without a full stop.
  public var description: String {
    switch self {
    case .withoutWriteAheadLog:
      "the database is on a disk without a write-ahead log; saving may take longer"
    case .migrated(let backup):
      "vdl updated the database and kept the earlier version as '\(backup)'"
    case .created:
      "vdl created a new database"
    }
  }
}
