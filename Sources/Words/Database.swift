/// What is said of the learners' database. In lower case, no full stop.
public enum Database {
  // MARK: Notices

  public static let created = "a new database was made"
  public static let withoutWriteAheadLog =
    "the database is on a disk without a write-ahead log; saving may take longer"

  public static func migrated(keptAs backup: String) -> String {
    "the database was brought up to date; as it was before, it is kept as '\(backup)'"
  }

  // MARK: Opening

  /// `reason` is one of those below, or the system's.
  public static func cannotOpen(_ path: String, _ reason: String) -> String {
    "cannot open the database '\(path)': \(reason)"
  }

  public static let noFolder = "its folder does not exist"
  public static let isAFolder = "expected a file, found a folder"
  public static let isADevice = "expected a file, found a device or a pipe"
  public static let isNoDatabase = "expected a SQLite database, found something else"
  public static let isAnothers = "it belongs to another program"
  public static let isLocked = "it is locked by another program"
  public static let isReadOnly = "it cannot be written"
  public static let diskIsFull = "the disk is full"
  public static let isDamaged = "it is damaged"
  public static func isDamaged(_ message: String) -> String { "\(isDamaged): \(message)" }

  public static func isNewer(schema: Int, known: Int) -> String {
    "it has schema \(schema), made by a newer version of vdl; this version knows schemas up to "
      + "\(known)"
  }

  /// Where the system has no words for it.
  public static func error(code: Int) -> String { "error \(code)" }

  // MARK: Copies

  public static func cannotBackUp(_ path: String, _ reason: String) -> String {
    "cannot back up the database to '\(path)' before changing its schema: \(reason)"
  }

  public static func cannotCopy(_ path: String, _ reason: String) -> String {
    "cannot write the copy '\(path)': \(reason)"
  }

  // MARK: Reading and writing

  public static let locked = "the database is locked by another program"
  public static let readOnly = "the database cannot be written"
  public static let full = "the disk is full; nothing was saved"

  public static func failed(_ error: String) -> String { "the database failed: \(error)" }
  public static func damaged(_ message: String) -> String { "the database is damaged: \(message)" }

  public static func damaged(table: String, _ reason: String) -> String {
    damaged("a row of '\(table)' cannot be read: \(reason)")
  }

  public static func lostReference(from table: String, to other: String) -> String {
    "a row of '\(table)' refers to a row of '\(other)' that is missing"
  }

  public static func doubled(_ count: Int) -> String {
    "\(count) entries have one place in the log"
  }

  // MARK: Why a row cannot be read

  public static let unexpectedJSON = "unexpected JSON"

  public static func noVersion(_ text: String) -> String {
    "no iOS version '\(text)'"
  }

  public static func lacksAPart(_ name: String) -> String {
    "'\(name)' lacks a part"
  }

  public static func blockLacksAPart(of lesson: String) -> String {
    "a block of '\(lesson)' lacks a part"
  }

  public static func rowIsMissing(_ number: String) -> String {
    "row \(number) is missing"
  }

  public static func unknownPhase(_ name: String) -> String {
    "unknown phase '\(name)'"
  }

  public static let firstRowIsMissing = "the first row is missing"
  public static let unknownOccasion = "an unknown occasion or kind"
  public static let unknownVerdict = "an unknown verdict"
  public static let noSum = "no sum"

  public static func isMissing(_ name: String) -> String {
    "'\(name)' is missing"
  }

  // MARK: What to do

  public static let closeTheOther = "close the other program, perhaps another vdl, and try again"
  public static let putACopy =
    "the file was left as it is; put a copy in its place, or name another with --database FILE"
  public static let nameAnother = "name another file with --database FILE"
  public static let useTheNewer = "use the newer vdl, or another file with --database FILE"

  // MARK: What is not there, or is there already

  public static func noLearner(_ id: String) -> String { "no learner has the id '\(id)'" }

  public static func noPresentation(_ id: String) -> String {
    "no question was shown under the id '\(id)'"
  }

  public static func noRevision(_ id: String) -> String { "no question has a revision '\(id)'" }

  public static func answeredAlready(_ id: String) -> String {
    "the question shown as '\(id)' has an answer already"
  }

  public static func skippedAlready(_ id: String) -> String {
    "the question shown as '\(id)' was skipped"
  }

  public static func hasAnotherCourse(_ id: String) -> String {
    "the database has another course '\(id)', by its uuid"
  }
}
