internal import ReviewLog
internal import SQLite

/// A row of `day_summary`.
struct DaySummaryRow {
  var key: Projection.DayKey
  var summary: DaySummary

  static let columns =
    "learner, day, lesson, answered, right_count, duration_ms, first_time, last_time"

  /// Whether SQLite finds a row's numbers to be some that vdl writes; `init` names the one that is not.
  static let isPossible = """
    answered BETWEEN 0 AND \(Bounds.count.upperBound) AND right_count BETWEEN 0 AND answered
    AND duration_ms BETWEEN 0 AND \(mostMilliseconds)
    AND day BETWEEN \(StudyDay.computable.lowerBound.number)
      AND \(StudyDay.computable.upperBound.number)
    AND first_time BETWEEN \(UTCTime.possible.lowerBound.milliseconds) AND last_time
    AND last_time <= \(UTCTime.possible.upperBound.milliseconds)
    """

  /// The sum of many answers.
  private static let mostMilliseconds = 1000 * Bounds.milliseconds.upperBound

  /// Reads `columns`.
  init(_ row: borrowing Row) throws(StoreError) {
    var columns = Columns()
    let learner: Projection.Learner = row.number(columns.next())
    let day = StudyDay(number: row.int(columns.next()))
    columns.begin("day_summary", learner: learner, "day", Int64(day.number))
    guard StudyDay.computable.contains(day) else {
      throw columns.damaged(.impossibleValue(column: "day", found: "\(day.number)"))
    }
    key = Projection.DayKey(learner: learner, day: day, lesson: row.number(columns.next()))
    let answered = try columns.int("answered", Bounds.count, row)
    let right = try columns.int("right_count", 0...answered, row)
    let milliseconds = try columns.int("duration_ms", 0...Self.mostMilliseconds, row)
    let first = try columns.time("first_time", row)
    let last = try columns.time("last_time", row, in: first...UTCTime.possible.upperBound)
    summary = DaySummary(
      answered: answered, right: right, milliseconds: Int64(milliseconds), first: first, last: last)
  }

  init(key: Projection.DayKey, summary: DaySummary) {
    self.key = key
    self.summary = summary
  }

  /// The values of all columns.
  var values: [Value] {
    [
      .number(key.learner), .integer(key.day.number), .number(key.lesson),
      .integer(summary.answered), .integer(summary.right), .integer(summary.milliseconds),
      .time(summary.first), .time(summary.last),
    ]
  }

  /// Adds the row to the summary that the table has.
  static let addition = """
    INSERT INTO day_summary (\(columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (learner, day, lesson) DO UPDATE SET
      answered = answered + excluded.answered, right_count = right_count + excluded.right_count,
      duration_ms = duration_ms + excluded.duration_ms,
      first_time = min(first_time, excluded.first_time),
      last_time = max(last_time, excluded.last_time)
    """
}
