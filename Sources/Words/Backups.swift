internal import Phrases

/// What `vdl backup` and `vdl restore` say. In lower case, no full stop, but for whole sentences.
public enum Backups {
  public static func copied(to path: String) -> String { "the database was copied to '\(path)'" }
  public static func restored(from path: String) -> String { "the database is that of '\(path)'" }
  public static func kept(as path: String) -> String { "as it was, it is kept as '\(path)'" }

  public static func isTheDatabase(_ path: String) -> String {
    "'\(path)' is the database itself"
  }

  public static func stayedErased(_ count: Int) -> String {
    "\(counted(count, "learner")) who had been erased stayed erased."
  }
}
