internal import Curriculum
internal import Glibc
internal import Phrases
internal import ReviewLog
internal import SQLite

extension StoreError: CustomStringConvertible {
  /// The error and its place, in lower case without a full stop.
  public var description: String {
    switch self {
    case .cannotOpen(let path, let reason): "cannot open the database '\(path)': \(reason)"
    case .backupFailed(let path, let reason):
      "cannot back up the database to '\(path)' before changing its schema: \(reason)"
    case .copyFailed(let path, let reason): "cannot write the copy '\(path)': \(reason)"
    case .locked: "another program has locked the database"
    case .readOnly: "the database is read-only"
    case .full: "the disk is full; nothing was saved"
    case .corrupt(let error): "the database is damaged: \(error.message)"
    case .failed(let error): "the database failed: \(error)"
    case .damagedRow(let table, let row, let reason):
      "the database is damaged: cannot read \(row.map { "\($0)" } ?? "a row") of '\(table)': "
        + "\(reason)"
    case .unknownLearner(let id): "no learner has the id '\(id.rawValue)'"
    case .unknownPresentation(let id):
      """
      no question was shown under the id '\(id.rawValue)'; was the learner erased, or the database \
      restored, since?
      """
    case .unknownQuestion(let id): "no question is called '\(id.rawValue)'"
    case .unknownLesson(let id): "no lesson is called '\(id.rawValue)'"
    case .unknownRevision(let id): "no question has a revision '\(id.rawValue)'"
    case .alreadyAnswered(let id): "the question shown as '\(id.rawValue)' already has an answer"
    case .alreadySkipped(let id): "the question shown as '\(id.rawValue)' was skipped"
    case .courseNameTaken(let id):
      "the database has another course '\(id.rawValue)' with a different uuid"
    case .courseUUIDTaken(let id, let other):
      "the course '\(id.rawValue)' has the uuid of the course '\(other.rawValue)'"
    }
  }

  /// Advice for the learner, in lower case without a full stop; nil when there is none.
  public var hint: String? {
    switch self {
    case .locked, .cannotOpen(_, .locked):
      "close the other program, perhaps another vdl, and try again"
    case .damagedRow:
      "'vdl doctor' lists all damage, and what you can do about it"
    case .cannotOpen(_, .foreignSchema(let difference)) where difference.repairable != nil:
      "another program changed it; 'vdl doctor --rebuild' makes it again"
    case .cannotOpen(_, .foreignSchema):
      "another program changed it; 'vdl restore FILE' replaces it with a backup"
    case .corrupt, .cannotOpen(_, .damaged):
      "the file is unchanged; put a copy in its place, or name another file with --database FILE"
    case .cannotOpen(_, .onlyLog):
      "put the file back beside its log, or replace both with 'vdl restore FILE'"
    case .cannotOpen(_, .notADatabase), .cannotOpen(_, .otherProgram):
      "name another file with --database FILE"
    case .cannotOpen(_, .newerSchema):
      "use the newer version of vdl, or name another file with --database FILE"
    default: nil
    }
  }
}

extension StoreError.OpeningFailure: CustomStringConvertible {
  /// The reason, in lower case without a full stop.
  public var description: String {
    switch self {
    case .missing: "it does not exist"
    case .missingFolder: "its folder does not exist"
    case .onlyLog: "it is missing or empty, but the log of its latest answers is there"
    case .isFolder: "expected a file, found a folder"
    case .isNotAFile: "expected a file, found a device or a pipe"
    case .notADatabase: "expected a SQLite database, found something else"
    case .otherProgram: "it belongs to another program"
    case .foreignSchema(let difference): difference.description
    case .unsound(let damage): damage.description
    case .newerSchema(let found, let known):
      "it has schema \(found), made by a newer version of vdl; this version knows schemas up to "
        + "\(known)"
    case .locked: "another program has locked it"
    case .readOnly: "it is read-only"
    case .full: "the disk is full"
    case .damaged(let error): "it is damaged" + (error.map { ": \($0.message)" } ?? "")
    case .failed(let error): error.message
    case .system(let error): error.description
    }
  }
}

extension StoreError.WritingFailure: CustomStringConvertible {
  /// The reason, in lower case without a full stop.
  public var description: String {
    switch self {
    case .fileExists: "the file exists, and vdl never overwrites a file"
    case .missingFolder: "its folder does not exist"
    case .full: "the disk is full"
    case .system(let error): error.description
    case .store(let error): error.description
    }
  }
}

extension StoreError.RowKey: CustomStringConvertible {
  /// The row: "row 7", or "the row of learner 1 and rule 3".
  public var description: String {
    switch self {
    case .number(let number): "row \(number)"
    case .pair(let first, let number, let second, let other):
      "the row of \(first) \(number) and \(second) \(other)"
    }
  }
}

extension StoreError.RowDamage: CustomStringConvertible {
  /// The reason, in lower case without a full stop.
  public var description: String {
    switch self {
    case .impossibleValue(let column, let found): "'\(column)' can't be \(excerpt(found))"
    case .changedText: "its text isn't the one that its hash names"
    case .repeatedValue(let column): "another row has the same '\(column)'"
    case .unexpectedJSON: "unexpected JSON"
    case .wrongHeir: "'heir' isn't what follows from former names"
    case .unknownIOSVersion(let text): "no iOS version '\(excerpt(text))'"
    case .missingPart(let name): "a part of '\(excerpt(name))' is missing"
    case .missingBlockPart(let lesson):
      "a part of a block of '\(excerpt(lesson.rawValue))' is missing"
    case .missingRow(let number): "row \(number) is missing"
    case .missingName(let name): "'\(excerpt(name))' is missing"
    case .unknownPhase(let name): "unknown phase '\(excerpt(name))'"
    case .unknownOccasion(let name): "unknown occasion '\(excerpt(name))'"
    case .unknownKind(let name): "unknown kind of question '\(excerpt(name))'"
    case .unknownVerdict(let name): "unknown verdict '\(excerpt(name))'"
    }
  }
}

extension SystemError: CustomStringConvertible {
  /// The system's own words, in lower case.
  public var description: String {
    guard let text = strerror(code) else { return "error \(code)" }
    return String(cString: text).lowercased()
  }
}
