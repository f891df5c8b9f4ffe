internal import CSQLite

/// A failure of SQLite, with SQLite's message.
///
/// It carries the SQL but never the values bound to it, which may be a learner's.
public struct DatabaseError: Error, Hashable {
  /// SQLite's primary result code.
  public let code: Code
  /// SQLite's extended result code, of which `code` is the lower byte.
  public let extendedCode: Int32
  /// SQLite's words for the failure.
  public let message: String
  /// The statement that failed; nil when there was none.
  public let sql: String?

  /// A failure with an extended result code of SQLite.
  public init(extendedCode: Int32, message: String, sql: String? = nil) {
    code = Code(rawValue: extendedCode & 0xff)
    self.extendedCode = extendedCode
    self.message = message
    self.sql = sql
  }

  /// A primary result code (https://www.sqlite.org/rescode.html).
  public struct Code: Hashable, Sendable, RawRepresentable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }

    public static let error = Code(rawValue: SQLITE_ERROR)
    public static let permission = Code(rawValue: SQLITE_PERM)
    public static let busy = Code(rawValue: SQLITE_BUSY)
    public static let locked = Code(rawValue: SQLITE_LOCKED)
    public static let readOnly = Code(rawValue: SQLITE_READONLY)
    public static let interrupted = Code(rawValue: SQLITE_INTERRUPT)
    public static let inputOutput = Code(rawValue: SQLITE_IOERR)
    public static let corrupt = Code(rawValue: SQLITE_CORRUPT)
    public static let full = Code(rawValue: SQLITE_FULL)
    public static let cannotOpen = Code(rawValue: SQLITE_CANTOPEN)
    public static let constraint = Code(rawValue: SQLITE_CONSTRAINT)
    public static let mismatch = Code(rawValue: SQLITE_MISMATCH)
    public static let misuse = Code(rawValue: SQLITE_MISUSE)
    public static let notADatabase = Code(rawValue: SQLITE_NOTADB)
  }
}

extension DatabaseError: CustomStringConvertible {
  /// `UNIQUE constraint failed: review.uuid (SQLite 2067) in 'INSERT …'`.
  public var description: String {
    let place = sql.map {
      " in '\($0.split(whereSeparator: \.isWhitespace).joined(separator: " "))'"
    }
    return "\(message) (SQLite \(extendedCode))\(place ?? "")"
  }
}

/// An error that a failure of the database becomes when it leaves a transaction.
public protocol ErrorFromDatabase: Error {
  init(_ error: DatabaseError)
}

extension DatabaseError: ErrorFromDatabase {
  public init(_ error: DatabaseError) { self = error }
}
