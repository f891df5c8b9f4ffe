import Words

/// A table that can be taken out, with its columns.
///
/// The columns are a contract: what a column means never changes and a new one is only ever added at
/// the end. `version` says so when a table breaks with that.
public enum Table: String, Hashable, Sendable, CaseIterable {
  /// One row for each learner: what a teacher opens first.
  case learners
  /// One row for each learner and lesson.
  case lessons
  /// One row for each learner and rule that was ever asked or got wrong.
  case rules
  /// One row for each answer.
  case reviews

  /// The version of the tables' columns and of the forms around them.
  public static let version = 1

  /// What a row is.
  public var meaning: String {
    switch self {
    case .learners: Words.ExportTables.learners
    case .lessons: Words.ExportTables.lessons
    case .rules: Words.ExportTables.rules
    case .reviews: Words.ExportTables.reviews
    }
  }

  /// The columns in their order; `name` is there only when names are asked for.
  public var columns: [Column] {
    switch self {
    case .learners: Column.learner + Column.ofLearners
    case .lessons: Column.learner + Column.ofLessons
    case .rules: Column.learner + Column.ofRules
    case .reviews: Column.learner + Column.ofReviews
    }
  }

  /// The table and its columns in words, a line each.
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
  public var name: String
  public var meaning: String

  init(_ name: String, _ meaning: String) {
    self.name = name
    self.meaning = meaning
  }

  static let learner = [
    Column("learner", Words.ExportTables.OfAll.learner),
    Column("name", Words.ExportTables.OfAll.name),
  ]

  static let ofLearners = [
    Column("first_review", Words.ExportTables.OfLearners.firstReview),
    Column("last_review", Words.ExportTables.OfLearners.lastReview),
    Column("days", Words.ExportTables.OfLearners.days),
    Column("answered", Words.ExportTables.OfLearners.answered),
    Column("right", Words.ExportTables.OfLearners.right),
    Column("accuracy", Words.ExportTables.OfLearners.accuracy),
    Column("rules_new", Words.ExportTables.OfLearners.rulesNew),
    Column("rules_learning", Words.ExportTables.OfLearners.rulesLearning),
    Column("rules_held", Words.ExportTables.OfLearners.rulesHeld),
    Column("due", Words.ExportTables.OfLearners.due),
    Column("minutes", Words.ExportTables.OfLearners.minutes),
  ]

  static let ofLessons = [
    Column("course", Words.ExportTables.OfLessons.course),
    Column("lesson", Words.ExportTables.OfLessons.lesson),
    Column("title", Words.ExportTables.OfLessons.title),
    Column("read", Words.ExportTables.OfLessons.read),
    Column("rules_new", Words.ExportTables.OfLessons.rulesNew),
    Column("rules_learning", Words.ExportTables.OfLessons.rulesLearning),
    Column("rules_held", Words.ExportTables.OfLessons.rulesHeld),
    Column("answered", Words.ExportTables.OfLessons.answered),
    Column("right", Words.ExportTables.OfLessons.right),
    Column("accuracy", Words.ExportTables.OfLessons.accuracy),
  ]

  static let ofRules = [
    Column("rule", Words.ExportTables.OfRules.rule),
    Column("standing", Words.ExportTables.OfRules.standing),
    Column("due", Words.ExportTables.OfRules.due),
    Column("last_review", Words.ExportTables.OfRules.lastReview),
    Column("reviews", Words.ExportTables.OfRules.reviews),
    Column("passes", Words.ExportTables.OfRules.passes),
    Column("lapses", Words.ExportTables.OfRules.lapses),
    Column("stability_days", Words.ExportTables.OfRules.stabilityDays),
    Column("difficulty", Words.ExportTables.OfRules.difficulty),
    Column("suspended", Words.ExportTables.OfRules.suspended),
  ]

  static let ofReviews = [
    Column("review", Words.ExportTables.OfReviews.review),
    Column("presentation", Words.ExportTables.OfReviews.presentation),
    Column("time", Words.ExportTables.OfReviews.time),
    Column("zone_offset_seconds", Words.ExportTables.OfReviews.zoneOffsetSeconds),
    Column("shown_time", Words.ExportTables.OfReviews.shownTime),
    Column("course", Words.ExportTables.OfReviews.course),
    Column("lesson", Words.ExportTables.OfReviews.lesson),
    Column("question", Words.ExportTables.OfReviews.question),
    Column("revision", Words.ExportTables.OfReviews.revision),
    Column("kind", Words.ExportTables.OfReviews.kind),
    Column("ios", Words.ExportTables.OfReviews.ios),
    Column("model_version", Words.ExportTables.OfReviews.modelVersion),
    Column("rule", Words.ExportTables.OfReviews.rule),
    Column("occasion", Words.ExportTables.OfReviews.occasion),
    Column("guess_rate", Words.ExportTables.OfReviews.guessRate),
    Column("verdict", Words.ExportTables.OfReviews.verdict),
    Column("score", Words.ExportTables.OfReviews.score),
    Column("rating", Words.ExportTables.OfReviews.rating),
    Column("hints", Words.ExportTables.OfReviews.hints),
    Column("confidence", Words.ExportTables.OfReviews.confidence),
    Column("seconds", Words.ExportTables.OfReviews.seconds),
    Column("answer", Words.ExportTables.OfReviews.answer),
    Column("answer_read", Words.ExportTables.OfReviews.answerRead),
    Column("missed_rules", Words.ExportTables.OfReviews.missedRules),
    Column("undone", Words.ExportTables.OfReviews.undone),
    Column("program_version", Words.ExportTables.OfReviews.programVersion),
  ]
}

/// A form in which a table is taken out.
public enum Format: String, Hashable, Sendable, CaseIterable {
  /// Comma-separated values (RFC 4180): a line of column names, lines end in CR LF. Text that a
  /// spreadsheet would take for a formula has an apostrophe in front.
  case csv
  /// One object: `{"format": "vdl-export", "version": 1, "table": …, "rows": […]}`.
  case json
  /// One object a line, each with `version` and `table`.
  case jsonl
}

/// How learners appear in an export.
public enum Naming: Hashable, Sendable {
  /// By pseudonym alone; the key belongs to the database.
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
