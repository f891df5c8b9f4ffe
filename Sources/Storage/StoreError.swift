public import ReviewLog
public import Curriculum
public import SQLite
import Words

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
    case .locked: Words.Database.closeTheOther
    case .cannotOpen(_, let reason) where reason == Words.Database.isLocked:
      Words.Database.closeTheOther
    case .cannotOpen(_, let reason) where reason.hasPrefix(Words.Database.isDamaged):
      Words.Database.putACopy
    case .corrupt, .damaged: Words.Database.putACopy
    case .notADatabase, .otherDatabase: Words.Database.nameAnother
    case .newerSchema: Words.Database.useTheNewer
    default: nil
    }
  }
}

extension StoreError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missingFolder(let path): Words.Database.cannotOpen(path, Words.Database.noFolder)
    case .isFolder(let path): Words.Database.cannotOpen(path, Words.Database.isAFolder)
    case .cannotOpen(let path, let reason): Words.Database.cannotOpen(path, reason)
    case .notADatabase(let path): Words.Database.cannotOpen(path, Words.Database.isNoDatabase)
    case .otherDatabase(let path): Words.Database.cannotOpen(path, Words.Database.isAnothers)
    case .newerSchema(let path, let found, let known):
      Words.Database.cannotOpen(path, Words.Database.isNewer(schema: found, known: known))
    case .backupFailed(let path, let reason): Words.Database.cannotBackUp(path, reason)
    case .copyFailed(let path, let reason): Words.Database.cannotCopy(path, reason)
    case .locked: Words.Database.locked
    case .readOnly: Words.Database.readOnly
    case .full: Words.Database.full
    case .corrupt(let message): Words.Database.damaged(message)
    case .failed(let error): Words.Database.failed("\(error)")
    case .damaged(let table, let reason): Words.Database.damaged(table: table, reason)
    case .unknownLearner(let id): Words.Database.noLearner(id.rawValue)
    case .unknownPresentation(let id): Words.Database.noPresentation(id.rawValue)
    case .unknownQuestion(let id): Words.Authoring.noQuestion(called: id.rawValue)
    case .unknownLesson(let id): Words.Lessons.noneIsCalled(id.rawValue)
    case .unknownRevision(let id): Words.Database.noRevision(id.rawValue)
    case .alreadyAnswered(let id): Words.Database.answeredAlready(id.rawValue)
    case .alreadySkipped(let id): Words.Database.skippedAlready(id.rawValue)
    case .courseNameTaken(let id): Words.Database.hasAnotherCourse(id.rawValue)
    }
  }
}
