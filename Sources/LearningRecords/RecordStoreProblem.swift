public import HTTP

/// Why a record store can't be used.
public enum RecordStoreProblem: Error, Hashable, Sendable {
  /// No answer, after so many tries.
  case unreachable(HTTPProblem, tries: Int)
  /// The store isn't well, after so many tries.
  case fails(status: Int, tries: Int)
  /// The store wants to be left alone for longer than vdl waits.
  case asksToWait(seconds: Int)
  /// The name or the password is wrong, or doesn't allow this.
  case refusesUser(status: Int)
  /// The address leads to something else.
  case isNoRecordStore(status: Int)
  case hasMoved(to: String?)
  /// It takes no statement at all.
  case takesNone(status: Int)
  /// It has more than vdl reads.
  case isTooLarge(statements: Int)
}

extension RecordStoreProblem {
  /// The problem, in lower case and without a full stop.
  public var message: String {
    switch self {
    case .unreachable(let problem, let tries):
      problem.message + (tries > 1 ? "; vdl tried \(tries) times" : "")
    case .fails(status: 429, let tries):
      "the record store has too much to do (status 429); vdl tried \(tries) times"
    case .fails(let status, let tries):
      "the record store answers with status \(status), an error of its own; vdl tried \(tries) times"
    case .asksToWait(let seconds):
      "the record store has too much to do, and asks to be left alone for \((seconds + 59) / 60) minutes"
    case .refusesUser(status: 403):
      "the record store knows the name, but doesn't let it do this (status 403)"
    case .refusesUser(let status):
      "the record store refuses the name and the password (status \(status))"
    case .isNoRecordStore(status: 200):
      "the answer isn't a record store's, or a part of it is missing"
    case .isNoRecordStore(let status):
      "this address isn't a record store's (status \(status)); its path often ends in '/xAPI'"
    case .hasMoved(let place):
      "the record store is at another address" + (place.map { ": \($0)" } ?? "")
    case .takesNone(let status):
      "the record store takes none of these statements (status \(status)); they wait for the next push"
    case .isTooLarge(let most): "the record store has more than \(most) statements"
    }
  }
}
