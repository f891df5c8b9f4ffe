import Phrases

extension RosterProblem {
  /// The mistake in words; lower case, no full stop.
  public var message: String {
    switch kind {
    case .isEmpty: "the roster is empty; its first line is 'id,name,group,due,minutes'"
    case .hasNoStudents: "the roster has no students"
    case .isTooLong: "the roster has more than \(Roster.mostEntries) students"
    case .quoteIsOpen: "nothing closes the quotation mark of this line"
    case .unknownColumn(let name, let known):
      "no column is called '\(name)'; a roster has \(list(known))"
    case .noColumn(let name):
      "the roster has no column '\(name)'; its first line is 'id,name,group,due,minutes'"
    case .columnIsGivenTwice(let name): "the column '\(name)' is there twice"
    case .hasMoreCells(let count, let columns):
      "the line has \(numbered(count, "cell")), and the first line \(columns)"
    case .isMissing(let name): "the student has no \(name)"
    case .isNoTime(let text):
      "'due' is '\(text)'; write a time of the calendar with its offset: 2026-11-15T23:59+01:00"
    case .isNoMinutes(let text, let most):
      "'minutes' is '\(text)'; write a whole number from 0 to \(most)"
    case .isListedTwice(let id, let first): "'\(id)' is in line \(first) already"
    }
  }
}
