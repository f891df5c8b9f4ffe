internal import Curriculum
internal import SQLite

/// Questions as `vdl doctor` looks at them: read as a session reads them before it asks one, so that none
/// is called sound and then can't be asked.
extension Store {
  /// Selects what a table has of all questions, with their right answers where it has them (`truth`), each
  /// with the number of its row.
  static func examinedQuestionsSQL(of table: String, truth: String) -> String {
    """
    SELECT \(columns(table)), \(truth), \(table).rowid FROM \(placedQuestions)
    JOIN \(table) ON \(table).question = question.id
    """
  }

  /// Reads a row of `examinedQuestionsSQL`, and names it if it can't be read.
  static func examineQuestion(
    _ row: borrowing Row, of table: String
  ) throws(StoreError) {
    do throws(StoreError) { try readQuestion(row, of: table) } catch {
      guard case .damagedRow(let damaged, nil, let reason) = error else { throw error }
      // The question's own document is looked at once, by `examineDocument`.
      guard damaged != "question" else { return }
      throw .damagedRow(table: table, row: .number(row.integer(row.count - 1)), reason: reason)
    }
  }

  private static func readQuestion(_ row: borrowing Row, of table: String) throws(StoreError) {
    var columns = Columns()
    let question = try Self.question(row, &columns)
    let truth = columns.next()
    guard !row.isNull(truth) else { return }
    _ = try ContentCoding.decodeTruth(row.text(truth), of: question, table: table)
  }

  /// The documents of all questions, also of those that have no revision.
  static let documentsSQL = "SELECT document, id FROM question"

  /// Reads a row of `documentsSQL`, and names it if it can't be read.
  static func examineDocument(_ row: borrowing Row) throws(StoreError) {
    guard ContentCoding.form(QuestionForm.self, row.text(0)) != nil else {
      throw .damagedRow(
        table: "question", row: .number(row.integer(1)), reason: .unexpectedJSON)
    }
  }
}
