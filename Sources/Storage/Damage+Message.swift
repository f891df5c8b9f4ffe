internal import Phrases

extension Store.Damage: CustomStringConvertible {
  /// The damage, in lower case without a full stop.
  public var description: String {
    switch self {
    case .file(let finding): finding
    case .lostReference(let table, let other):
      "a row of '\(table)' refers to a row of '\(other)' that is missing"
    case .lostLearner(let row, let count):
      "row \(row) of 'learner' is missing, and \(numbered(count, "answer")) of that learner "
        + (count == 1 ? "is there" : "are there")
    case .doubledEntries(let count): "\(count) entries have one place in the log"
    case .schema(let difference): difference.description
    case .brokenChain(let learner):
      "\(learner.map { "entries of '\($0)'" } ?? "entries of the database") were changed outside of vdl"
    case .row(let table, let row, let reason):
      "\(row.map { "\($0)" } ?? "a row") of '\(table)': \(reason)"
    }
  }
}
