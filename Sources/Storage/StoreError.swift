public import Curriculum
internal import Glibc
public import ReviewLog
public import SQLite

/// A reason why the store could not do what it was asked to. It changed nothing when it throws one.
public enum StoreError: Error, Hashable {
  // The file.
  case cannotOpen(path: String, reason: OpeningFailure)
  /// The copy that is made before the schema changes.
  case backupFailed(path: String, reason: WritingFailure)
  /// A copy that somebody asked for.
  case copyFailed(path: String, reason: WritingFailure)

  // The world, at any time.
  case locked
  case readOnly
  case full
  /// SQLite finds the file damaged.
  case corrupt(DatabaseError)
  case failed(DatabaseError)
  /// A row with a value that this program did not write.
  case damagedRow(table: String, row: RowKey? = nil, reason: RowDamage)

  // The caller.
  case unknownLearner(LearnerID)
  case unknownPresentation(PresentationID)
  case unknownQuestion(QuestionID)
  case unknownLesson(LessonID)
  case unknownRevision(RevisionID)
  case alreadyAnswered(PresentationID)
  case alreadySkipped(PresentationID)
  /// Another course, with another UUID, has this name.
  case courseNameTaken(CourseID)
  /// The course has the UUID of another one that is taught, and doesn't say that it had its id.
  case courseUUIDTaken(CourseID, by: CourseID)

  /// A reason why a file cannot be opened as a database.
  public enum OpeningFailure: Hashable, Sendable {
    case missing
    case missingFolder
    /// It is missing or empty, and its write-ahead log is there.
    case onlyLog
    case isFolder
    /// A device, a pipe or a socket.
    case isNotAFile
    case notADatabase
    /// A database of another program.
    case otherProgram
    /// Its schema has something that vdl didn't make, and that may run another program's statements.
    case foreignSchema(Store.SchemaDifference)
    /// Its log was changed outside of vdl, or is damaged.
    case unsound(Store.Damage)
    /// A newer version of this program wrote it; `known` is the newest schema that this version knows.
    case newerSchema(found: Int, known: Int)
    case locked
    case readOnly
    case full
    /// The database is damaged; SQLite's error, where it is the one that noticed.
    case damaged(DatabaseError?)
    case failed(DatabaseError)
    case system(SystemError)
  }

  /// A reason why a copy cannot be written.
  public enum WritingFailure: Error, Hashable {
    case fileExists
    case missingFolder
    case full
    case system(SystemError)
    indirect case store(StoreError)
  }

  /// A row of a table.
  public enum RowKey: Hashable, Sendable {
    case number(Int64)
    /// A row of a derived table, by its two keys.
    case pair(String, Int64, String, Int64)
  }

  /// A reason why a row cannot be read.
  public enum RowDamage: Error, Hashable {
    /// A number that vdl never writes.
    case impossibleValue(column: String, found: String)
    /// A text that is not the one that its hash names.
    case changedText
    /// Another row has the same value where each has its own.
    case repeatedValue(column: String)
    case unexpectedJSON
    /// It counts for another row than what courses and the rule book say of former names.
    case wrongHeir
    case unknownIOSVersion(String)
    /// A question or a kind of event lacks something that its kind needs.
    case missingPart(of: String)
    case missingBlockPart(LessonID)
    case missingRow(Int64)
    case missingName(String)
    case unknownPhase(String)
    case unknownOccasion(String)
    case unknownKind(String)
    case unknownVerdict(String)
  }
}

/// An error number of the operating system (`errno`).
public struct SystemError: Error, Hashable {
  /// The number, such as `ENOENT`.
  public var code: Int32

  public init(code: Int32) { self.code = code }

  /// The error of the latest call of the system in this thread.
  static var latest: SystemError { SystemError(code: errno) }
}

/// An error that a failure of the store becomes when it passes through a caller's closure.
public protocol ErrorFromStore: ErrorFromDatabase {
  init(_ error: StoreError)
}

extension ErrorFromStore {
  public init(_ error: DatabaseError) { self.init(StoreError(error)) }
}

extension StoreError: ErrorFromStore {
  public init(_ error: StoreError) { self = error }

  public init(_ error: DatabaseError) {
    self =
      switch error.code {
      case .busy, .locked: .locked
      case .readOnly, .permission: .readOnly
      case .full: .full
      case .corrupt, .notADatabase: .corrupt(error)
      default: .failed(error)
      }
  }
}

extension StoreError.WritingFailure: ErrorFromDatabase {
  public init(_ error: DatabaseError) { self = .store(StoreError(error)) }
}

extension StoreError {
  /// The same error as a failure to open the file at `path`.
  package func opening(_ path: String) -> StoreError {
    let reason: OpeningFailure
    switch self {
    case .cannotOpen(_, let known): reason = known
    case .corrupt(let error):
      reason = error.code == .notADatabase ? .notADatabase : .damaged(error)
    case .locked: reason = .locked
    case .readOnly: reason = .readOnly
    case .full: reason = .full
    // Opening writes only what the log and the schema say, so a constraint fails where they are damaged.
    case .failed(let error): reason = error.code == .constraint ? .damaged(error) : .failed(error)
    case .backupFailed, .copyFailed, .damagedRow, .unknownLearner, .unknownPresentation,
      .unknownQuestion, .unknownLesson, .unknownRevision, .alreadyAnswered, .alreadySkipped,
      .courseNameTaken, .courseUUIDTaken:
      return self
    }
    return .cannotOpen(path: path, reason: reason)
  }

  /// Whether a file can't be opened because it, or its folder, can't be written now.
  var saysThatNothingCanBeWritten: Bool {
    guard case .cannotOpen(_, let reason) = self else { return false }
    return switch reason {
    case .locked, .readOnly, .full, .failed: true
    default: false
    }
  }

  /// Whether the file itself is damaged, so that moving it aside loses nothing.
  package var isDamage: Bool {
    switch self {
    case .cannotOpen(_, .notADatabase), .cannotOpen(_, .damaged), .cannotOpen(_, .foreignSchema),
      .cannotOpen(_, .onlyLog), .corrupt, .damagedRow:
      true
    default: false
    }
  }
}
