/// Something wrong in a line of a roster.
public struct RosterProblem: Hashable, Sendable {
  /// From 1.
  public var line: Int
  public var kind: Kind

  public enum Kind: Hashable, Sendable {
    case isEmpty
    case hasNoStudents
    case isTooLong
    case quoteIsOpen
    case unknownColumn(String, known: [String])
    case noColumn(String)
    case columnIsGivenTwice(String)
    case hasMoreCells(Int, columns: Int)
    case isMissing(String)
    case isNoTime(String)
    case isNoMinutes(String, most: Int)
    case isListedTwice(String, first: Int)
  }

  init(line: Int, _ kind: Kind) {
    self.line = line
    self.kind = kind
  }
}

/// All that is wrong in a roster.
public struct RosterProblems: Error, Hashable {
  public var problems: [RosterProblem]
  init(_ problems: [RosterProblem]) { self.problems = problems }
}
