public import ReviewLog
public import Curriculum
public import SQLite

/// Why the store could not do what was asked. Nothing was changed when one is thrown.
public enum StoreError: Error, Hashable {
  // The file.
  case missingFolder(path: String)
  case isFolder(path: String)
  case cannotOpen(path: String, reason: String)
  case notADatabase(path: String)
  /// A database of another program.
  case otherDatabase(path: String)
  /// Made by a newer version of this program.
  case newerSchema(path: String, found: Int, known: Int)
  case backupFailed(path: String, reason: String)
  case copyFailed(path: String, reason: String)

  // The world, at any time.
  case locked
  case readOnly
  case full
  case corrupt(String)
  case failed(DatabaseError)
  /// A value that this program did not write.
  case damaged(table: String, reason: String)

  // The caller.
  case unknownLearner(LearnerID)
  case unknownPresentation(PresentationID)
  case unknownQuestion(QuestionID)
  case unknownLesson(LessonID)
  case unknownRevision(RevisionID)
  case alreadyAnswered(PresentationID)
  case alreadySkipped(PresentationID)
  /// Two courses of one name.
  case courseNameTaken(CourseID)
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
      case .corrupt, .notADatabase: .corrupt(error.message)
      default: .failed(error)
      }
  }
}

extension StoreError {
  /// What the learner can do about it, where there is something.
  public var hint: String? {
    switch self {
    case .locked: "close the other program, perhaps another vdl, and try again"
    case .cannotOpen(_, let reason) where reason == Self.lockedReason:
      "close the other program, perhaps another vdl, and try again"
    case .cannotOpen(_, let reason) where reason.hasPrefix(Self.damagedReason):
      "the file was left as it is; put a copy in its place, or name another with --database FILE"
    case .corrupt, .damaged:
      "the file was left as it is; put a copy in its place, or name another with --database FILE"
    case .notADatabase, .otherDatabase: "name another file with --database FILE"
    case .newerSchema: "use the newer vdl, or another file with --database FILE"
    default: nil
    }
  }

  static let lockedReason = "it is locked by another program"
  static let damagedReason = "it is damaged"
}

extension StoreError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missingFolder(let path):
      "cannot open the database '\(path)': its folder does not exist"
    case .isFolder(let path):
      "cannot open the database '\(path)': expected a file, found a folder"
    case .cannotOpen(let path, let reason):
      "cannot open the database '\(path)': \(reason)"
    case .notADatabase(let path):
      "cannot open the database '\(path)': expected a SQLite database, found something else"
    case .otherDatabase(let path):
      "cannot open the database '\(path)': it belongs to another program"
    case .newerSchema(let path, let found, let known):
      "cannot open the database '\(path)': it has schema \(found), made by a newer version of vdl;"
        + " this version knows schemas up to \(known)"
    case .backupFailed(let path, let reason):
      "cannot back up the database to '\(path)' before changing its schema: \(reason)"
    case .copyFailed(let path, let reason):
      "cannot write the copy '\(path)': \(reason)"
    case .locked:
      "the database is locked by another program"
    case .readOnly:
      "the database cannot be written"
    case .full:
      "the disk is full; nothing was saved"
    case .corrupt(let message):
      "the database is damaged: \(message)"
    case .failed(let error):
      "the database failed: \(error)"
    case .damaged(let table, let reason):
      "the database is damaged: a row of '\(table)' cannot be read: \(reason)"
    case .unknownLearner(let id):
      "no learner has the id '\(id.rawValue)'"
    case .unknownPresentation(let id):
      "no question was shown under the id '\(id.rawValue)'"
    case .unknownQuestion(let id):
      "no question is called '\(id.rawValue)'"
    case .unknownLesson(let id):
      "no lesson is called '\(id.rawValue)'"
    case .unknownRevision(let id):
      "no question has a revision '\(id.rawValue)'"
    case .alreadyAnswered(let id):
      "the question shown as '\(id.rawValue)' has an answer already"
    case .alreadySkipped(let id):
      "the question shown as '\(id.rawValue)' was skipped"
    case .courseNameTaken(let id):
      "the database has another course '\(id.rawValue)', by its uuid"
    }
  }
}
