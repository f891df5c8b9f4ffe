/// A table of learners' progress that can be exported, with its columns.
///
/// The columns are a contract: the meaning of a column never changes, and a new one is added at the end.
/// A table that breaks the contract gets another `version`.
public enum Table: String, Hashable, Sendable, CaseIterable {
  /// One row for each learner, to begin with.
  case learners
  /// One row for each learner and lesson.
  case lessons
  /// One row for each learner and rule that was ever asked or got wrong.
  case rules
  /// One row for each answer.
  case reviews

  /// The version of the tables' columns and of the formats around them.
  public static let version = 1

  /// The meaning of a row, in lower case, without a full stop.
  public var meaning: String {
    switch self {
    case .learners: "one row for each learner"
    case .lessons: "one row for each learner and lesson"
    case .rules: "one row for each learner and rule that was asked"
    case .reviews: "one row for each answer"
    }
  }

  /// The columns in their order; `name` is written only with `Naming.names`.
  public var columns: [Column] {
    switch self {
    case .learners: Column.learner + Column.ofLearners
    case .lessons: Column.learner + Column.ofLessons
    case .rules: Column.learner + Column.ofRules
    case .reviews: Column.learner + Column.ofReviews
    }
  }

  /// The documentation of the table and its columns, a line each.
  public var documentation: String {
    let width = columns.map(\.name.utf8.count).max() ?? 0
    let lines = columns.map { column in
      "  \(column.name)\(String(repeating: " ", count: width - column.name.utf8.count))  "
        + column.meaning
    }
    return (["\(rawValue): \(meaning)"] + lines).joined(separator: "\n") + "\n"
  }
}

/// A column of a table.
public struct Column: Hashable, Sendable {
  /// Its name in the head of a CSV file and as a key in JSON.
  public var name: String
  /// The meaning of its values, in lower case, without a full stop.
  public var meaning: String

  init(_ name: String, _ meaning: String) {
    self.name = name
    self.meaning = meaning
  }

  static let learner = [
    Column("learner", "pseudonym, the same in every export of one database"),
    Column("name", "the learner's name; only with --names"),
  ]

  static let ofLearners = [
    Column("first_review", "time of the first answer, UTC"),
    Column("last_review", "time of the latest answer, UTC"),
    Column("days", "days with an answer; a day ends at 04:00"),
    Column("answered", "answers given"),
    Column("right", "right answers"),
    Column("accuracy", "right / answered; empty before the first answer"),
    Column("rules_new", "rules that were never graded"),
    Column("rules_learning", "rules that were graded and are not held"),
    Column("rules_held", "rules passed on two days where guessing does not help"),
    Column("due", "rules that are due at the time of the export"),
    Column("minutes", "minutes spent answering"),
  ]

  static let ofLessons = [
    Column("course", "the course's id"),
    Column("lesson", "the lesson's id"),
    Column("title", "the lesson's title"),
    Column("read", "whether the lesson was read to its end"),
    Column("rules_new", "rules of its questions that were never graded"),
    Column("rules_learning", "rules that were graded and are not held"),
    Column("rules_held", "rules passed on two days where guessing does not help"),
    Column("answered", "answers given to its questions"),
    Column("right", "right answers"),
    Column("accuracy", "right / answered; empty before the first answer"),
  ]

  static let ofRules = [
    Column("rule", "the rule's id"),
    Column("standing", "new, learning or held"),
    Column("due", "time of the next review, UTC"),
    Column("last_review", "time of the latest graded answer, UTC"),
    Column("reviews", "graded answers"),
    Column("passes", "graded answers that were a pass"),
    Column("lapses", "how often the rule was forgotten after it was learnt"),
    Column("stability_days", "days until the probability of recall is 0.9 (FSRS-6)"),
    Column("difficulty", "from 1 to 10 (FSRS-6)"),
    Column("suspended", "whether the learner has suspended the rule"),
  ]

  static let ofReviews = [
    Column("review", "the answer's uuid"),
    Column("presentation", "the uuid of the question's presentation"),
    Column("time", "time of the answer, UTC"),
    Column("zone_offset_seconds", "seconds that the learner's clock was ahead of UTC"),
    Column("shown_time", "time when the question was shown, UTC"),
    Column("course", "the course's id"),
    Column("lesson", "the lesson's id"),
    Column("question", "the question's id"),
    Column("revision", "the question's wording and meaning, 16 hexadecimal digits"),
    Column("kind", "the kind of question, such as order, output or choice"),
    Column("ios", "the iOS version of the question"),
    Column("model_version", "the version of the UIKit model that gave the right answer"),
    Column("rule", "the rule that the answer was graded for"),
    Column("occasion", "new, due, practice or placement"),
    Column("guess_rate", "the probability that a blind guess is right"),
    Column("verdict", "right, wrong or partly"),
    Column("score", "from 0 to 1"),
    Column("rating", "again, hard, good or easy; empty when the answer was not graded"),
    Column("hints", "hints shown before the answer"),
    Column("confidence", "the learner's own probability of being right; empty when not asked"),
    Column("seconds", "seconds from question to answer"),
    Column("answer", "the answer as it was typed"),
    Column("answer_read", "the answer as vdl understood it; parts separated by ' | '"),
    Column("missed_rules", "other rules that the answer got wrong, separated by spaces"),
    Column("undone", "whether the learner undid the answer"),
    Column("program_version", "the version of vdl"),
  ]
}

/// A format of exported tables.
public enum Format: String, Hashable, Sendable, CaseIterable {
  /// Comma-separated values (RFC 4180): a line of column names, lines end in CR LF. Text that a
  /// spreadsheet would take for a formula has an apostrophe in front.
  case csv
  /// One object: `{"format": "vdl-export", "version": 1, "table": …, "rows": […]}`.
  case json
  /// One object a line, each with `version` and `table`.
  case jsonl
}

/// The way that learners appear in an export.
public enum Naming: Hashable, Sendable {
  /// By pseudonym alone; `key` is the database's secret.
  case pseudonyms(key: [UInt8])
  /// By pseudonym and name.
  case names(key: [UInt8])

  var key: [UInt8] {
    switch self {
    case .pseudonyms(let key), .names(let key): key
    }
  }

  var showsNames: Bool {
    switch self {
    case .pseudonyms: false
    case .names: true
    }
  }
}
