internal import Curriculum
internal import ReviewLog
internal import SQLite
internal import SpacedRepetition

/// A review with its presentation, its course and its place in the log.
struct ReviewRow {
  var device: DeviceID
  var sequence: Int
  var record: ReviewRecord

  static let select = """
    SELECT \(PresentationRow.columns), \(columns) FROM \(PresentationRow.tables)
    JOIN review ON review.presentation = shown.id JOIN course ON course.id = lesson.course
    """

  private static let columns = """
    review.presentation, (SELECT uuid FROM device WHERE id = review.device), review.sequence, course.name,
    EXISTS (SELECT 1 FROM event WHERE event.presentation = shown.id AND event.kind = 'undo'),
    review.uuid, review.time, review.zone_offset, review.typed, review.read, review.verdict,
    review.score, review.rating, review.hint_count, review.confidence, review.duration_ms,
    review.missed, review.program_version
    """

  /// Reads a row; `renamed` has the present names of rules.
  init(
    _ row: borrowing Row, _ renamed: [RuleID: RuleID] = [:]
  ) throws(StoreError) {
    var columns = Columns()
    let shown = try PresentationRow(row, &columns)
    columns.begin("review", row)
    device = DeviceID(rawValue: row.text(columns.next()))
    sequence = try columns.int("sequence", Bounds.count, row)
    let course = CourseID(rawValue: row.text(columns.next()))
    let isUndone = row.bool(columns.next())
    var review = try Review(row, &columns, to: shown.presentation)
    if !renamed.isEmpty { review.missed = review.missed.map { renamed[$0] ?? $0 } }
    record = ReviewRecord(
      learner: Learner(id: review.learner, name: shown.learnerName),
      presentation: shown.presentation, course: course, review: review, isUndone: isUndone)
  }
}

extension Review {
  fileprivate init(
    _ row: borrowing Row, _ columns: inout Columns, to shown: Presentation
  ) throws(StoreError) {
    let id = ReviewID(rawValue: row.text(columns.next()))
    let moment = try columns.moment(row)
    let typed = row.text(columns.next())
    guard let read = ContentCoding.decodeTexts(row.text(columns.next())) else {
      throw columns.damaged(.unexpectedJSON)
    }
    let verdictName = row.text(columns.next())
    guard let verdict = Verdict(rawValue: verdictName) else {
      throw columns.damaged(.unknownVerdict(verdictName))
    }
    let score = try columns.real("score", Bounds.probability, row)
    let rating = try columns.optionalInt("rating", 1...4, row)
    let hintCount = try columns.int("hint_count", Bounds.count, row)
    let confidence = try columns.optionalReal("confidence", Bounds.probability, row)
    let milliseconds = try columns.int("duration_ms", Bounds.milliseconds, row)
    self.init(
      id: id, presentation: shown.id, learner: shown.learner, moment: moment, typed: typed,
      read: read, verdict: verdict, score: score, rating: rating.flatMap(Rating.init(rawValue:)),
      hintCount: hintCount, confidence: confidence, duration: .milliseconds(milliseconds),
      missed: MissedRules.decode(row.text(columns.next())),
      programVersion: row.text(columns.next()))
  }
}

/// The column `missed` of a review: rules, one a line, or null when there are none.
enum MissedRules {
  static func encode(_ rules: [RuleID]) -> Value {
    rules.isEmpty ? .null : .text(rules.map(\.rawValue).joined(separator: "\n"))
  }

  static func decode(_ lines: String) -> [RuleID] {
    lines.split(separator: "\n").map { RuleID(rawValue: String($0)) }
  }
}
