internal import ReviewLog
internal import SQLite

/// A row of `day_summary`.
struct DaySummaryRow {
  var key: Projection.DayKey
  var summary: DaySummary

  static let columns =
    "learner, day, lesson, answered, right_count, duration_ms, first_time, last_time"

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
