internal import Curriculum
internal import Releases
public import ReviewLog
internal import SpacedRepetition

/// Writes one table, row by row, so that a long log does not sit in memory.
///
///     var writer = TableWriter(.reviews, as: .csv, naming: naming) { bytes in … }
///     try writer.begin()
///     try store.forEachReview { record in try writer.write(record) }
///     try writer.end()
public struct TableWriter<Failure: Error> {
  private let table: Table
  private let format: Format
  private let naming: Naming
  private let columns: [Column]
  private let output: ([UInt8]) throws(Failure) -> Void
  private var buffer: [UInt8] = []
  private var pseudonyms: [LearnerID: String] = [:]
  private var rowCount = 0

  /// `output` takes bytes of UTF-8, some tens of thousands at a time; its errors are thrown on.
  public init(
    _ table: Table, as format: Format, naming: Naming,
    to output: @escaping ([UInt8]) throws(Failure) -> Void
  ) {
    self.table = table
    self.format = format
    self.naming = naming
    self.output = output
    columns = table.columns.filter { $0.name != "name" || naming.showsNames }
  }

  /// Writes the head of the file, before the rows.
  public mutating func begin() throws(Failure) {
    switch format {
    case .csv: append(columns.map(\.name).joined(separator: ",") + "\r\n")
    case .json:
      append(
        "{\"format\":\"vdl-export\",\"version\":\(Table.version),"
          + "\"table\":\"\(table.rawValue)\",\"rows\":[")
    case .jsonl: break
    }
  }

  /// Writes the end of the file, and all bytes that were still buffered.
  public mutating func end() throws(Failure) {
    if format == .json { append("\n]}\n") }
    try flush()
  }

  /// Writes a row of `reviews`.
  public mutating func write(_ record: ReviewRecord) throws(Failure) {
    precondition(table == .reviews, "a review is a row of 'reviews'")
    let review = record.review
    let shown = record.presentation
    try write(
      record.learner,
      [
        .word(review.id.rawValue), .word(shown.id.rawValue), .time(review.moment.time),
        .integer(review.moment.zone.seconds), .time(shown.moment.time),
        .text(record.course.rawValue), .text(shown.lesson.rawValue),
        .text(shown.question.rawValue), .word(shown.revision.rawValue),
        .word(shown.kind.rawValue), .word(shown.ios.description), .word(shown.modelVersion),
        .text(shown.target.rawValue), .word(shown.occasion.rawValue), .number(shown.guessRate),
        .word(review.verdict.rawValue), .number(review.score),
        review.rating.map { .word(String(describing: $0)) } ?? .none,
        .integer(review.hintCount), .number(review.confidence),
        .number(review.duration / .seconds(1)), .text(review.typed),
        .text(review.read.joined(separator: " | ")),
        .text(review.missed.map(\.rawValue).joined(separator: " ")), .boolean(record.isUndone),
        .word(review.programVersion),
      ])
  }

  /// Writes a row of `rules`.
  public mutating func write(_ record: RuleRecord) throws(Failure) {
    precondition(table == .rules, "a rule's state is a row of 'rules'")
    let state = record.state
    try write(
      record.learner,
      [
        .text(record.rule.rawValue), .word(state.standing.rawValue), .time(state.due),
        .time(state.lastReview), .integer(state.reviewCount), .integer(state.passCount),
        .integer(state.lapseCount), .number(state.memory?.stability),
        .number(state.memory?.difficulty), .boolean(state.isSuspended),
      ])
  }

  /// Writes a row of `lessons`.
  public mutating func write(_ record: LessonRecord) throws(Failure) {
    precondition(table == .lessons, "a lesson's progress is a row of 'lessons'")
    try write(
      record.learner,
      [
        .text(record.course.rawValue), .text(record.lesson.rawValue), .text(record.title),
        .boolean(record.isRead), .integer(record.rules.new), .integer(record.rules.learning),
        .integer(record.rules.held), .integer(record.answers.answered),
        .integer(record.answers.right), .number(record.answers.accuracy),
      ])
  }

  /// Writes a row of `learners`.
  public mutating func write(_ record: LearnerRecord) throws(Failure) {
    precondition(table == .learners, "a learner's progress is a row of 'learners'")
    try write(
      record.learner,
      [
        .time(record.firstReview), .time(record.lastReview), .integer(record.dayCount),
        .integer(record.answers.answered), .integer(record.answers.right),
        .number(record.answers.accuracy), .integer(record.rules.new),
        .integer(record.rules.learning), .integer(record.rules.held), .integer(record.dueCount),
        .number((record.duration / .seconds(60) * 10).rounded() / 10),
      ])
  }

  // MARK: -

  private mutating func write(_ learner: Learner, _ rest: [Cell]) throws(Failure) {
    var cells: [Cell] = [.word(pseudonym(of: learner.id))]
    if naming.showsNames { cells.append(.text(learner.name)) }
    cells += rest
    assert(cells.count == columns.count, "a cell for each column of '\(table)'")
    switch format {
    case .csv:
      for (index, cell) in cells.enumerated() {
        if index > 0 { buffer.append(UInt8(ascii: ",")) }
        cell.appendCSV(to: &buffer)
      }
      append("\r\n")
    case .json:
      append(rowCount == 0 ? "\n" : ",\n")
      append(JSON.object(members(cells)).dense)
    case .jsonl:
      let head = [
        JSON.Member(key: "version", value: .int(Table.version)),
        JSON.Member(key: "table", value: .string(table.rawValue)),
      ]
      append(JSON.object(head + members(cells)).dense + "\n")
    }
    rowCount += 1
    if buffer.count >= 1 << 16 { try flush() }
  }

  private func members(_ cells: [Cell]) -> [JSON.Member] {
    zip(columns, cells).map { JSON.Member(key: $0.name, value: $1.json) }
  }

  private mutating func pseudonym(of learner: LearnerID) -> String {
    if let known = pseudonyms[learner] { return known }
    let pseudonym = Pseudonym.of(learner, key: naming.key)
    pseudonyms[learner] = pseudonym
    return pseudonym
  }

  private mutating func append(_ text: some StringProtocol) {
    buffer.append(contentsOf: text.utf8)
  }

  private mutating func flush() throws(Failure) {
    guard !buffer.isEmpty else { return }
    try output(buffer)
    buffer.removeAll(keepingCapacity: true)
  }
}

/// The name of a learner in an export.
public enum Pseudonym {
  /// Returns `learner-` and eight hexadecimal digits: only the database with the key leads back to the
  /// learner.
  public static func of(_ learner: LearnerID, key: [UInt8]) -> String {
    "learner-" + Digest.of(learner.rawValue, key: key).abbreviated.prefix(8)
  }
}
