internal import Curriculum
internal import Releases
public import ReviewLog
internal import SQLite
internal import SpacedRepetition

extension Store {
  /// Writes that a question is shown, before it is shown.
  public func record(_ presentation: Presentation) throws(StoreError) {
    let text = Digest(of: presentation.rendered).hexadecimal
    try database.write { () throws(StoreError) in
      let learner = try row(of: presentation.learner)
      let place = try place(of: presentation)
      let target = try row(of: presentation.target)
      try database.run(
        "INSERT INTO rendering (hash, text) VALUES (?, ?) ON CONFLICT (hash) DO NOTHING",
        [.text(text), .text(presentation.rendered)])
      let stamp = try nextStamp(presentation.moment, of: presentation.learner, learner)
      try database.run(
        """
        INSERT INTO presentation (uuid, learner, device, sequence, time, counted, zone_offset,
          session, occasion, revision, lesson, seed, model_version, ios, kind, guess_rate, target,
          answer, rendering)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,
          (SELECT id FROM rendering WHERE hash = ?))
        """,
        [
          .text(presentation.id.rawValue), .number(learner), .integer(stamp.device),
          .integer(stamp.sequence),
          .time(presentation.moment.time), .time(stamp.counted),
          .integer(presentation.moment.zone.seconds), .text(presentation.session?.rawValue),
          .text(presentation.occasion.rawValue), .number(place.revision), .number(place.lesson),
          .bits(presentation.seed), .text(presentation.modelVersion),
          .text(presentation.ios.description), .text(presentation.kind.rawValue),
          .real(presentation.guessRate), .number(target), .bits(presentation.answer), .text(text),
        ])
      let values: [Value] = [
        .text(presentation.session?.rawValue), .text(presentation.occasion.rawValue),
        .text(presentation.question.rawValue), .text(presentation.revision.rawValue),
        .text(presentation.lesson.rawValue), .bits(presentation.seed),
        .text(presentation.modelVersion), .text(presentation.ios.description),
        .text(presentation.kind.rawValue), .real(presentation.guessRate),
        .text(presentation.target.rawValue), .bits(presentation.answer), .text(text),
      ]
      try advanceChain(
        learner,
        by: ChainedEntry.head(
          .presentation, presentation.id.rawValue, at: presentation.moment, stamp) + values,
        at: stamp)
    }
    checkpointIfNeeded()
  }

  /// Writes an answer with all that follows from it, in one transaction that is on disk when this
  /// returns. Only then may the verdict be shown.
  ///
  /// A presentation takes one answer; a second one throws `alreadyAnswered` and changes nothing.
  public func record(_ review: Review) throws(StoreError) {
    precondition(review.score >= 0 && review.score <= 1, "a score is from 0 to 1")
    precondition(review.duration >= .zero, "time does not run backwards on a steady clock")
    var review = review
    // A clock that is set in between can make it longer than a row may say.
    review.duration = min(review.duration, .milliseconds(Bounds.milliseconds.upperBound))
    try database.write { () throws(StoreError) in
      let shown = try shown(review.presentation)
      guard shown.learnerID == review.learner else {
        throw .unknownPresentation(review.presentation)
      }
      if shown.isAnswered { throw .alreadyAnswered(review.presentation) }
      if shown.isSkipped { throw .alreadySkipped(review.presentation) }
      let stamp = try nextStamp(review.moment, of: review.learner, shown.learner)
      let given: [Value] = [
        .text(review.typed), .text(ContentCoding.encode(review.read)),
        .text(review.verdict.rawValue), .real(review.score), .integer(review.rating?.rawValue),
        .integer(review.hintCount), .real(review.confidence),
        .integer(review.duration.milliseconds),
        MissedRules.encode(review.missed), .text(review.programVersion),
      ]
      try database.run(
        """
        INSERT INTO review (presentation, uuid, device, sequence, time, counted, zone_offset, typed,
          read, verdict, score, rating, hint_count, confidence, duration_ms, missed,
          program_version)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
        [
          .number(shown.row), .text(review.id.rawValue), .integer(stamp.device),
          .integer(stamp.sequence), .time(review.moment.time), .time(stamp.counted),
          .integer(review.moment.zone.seconds),
        ] + given)
      try advanceChain(
        shown.learner,
        by: ChainedEntry.head(.review, review.id.rawValue, at: review.moment, stamp)
          + [.text(review.presentation.rawValue)] + given,
        at: stamp)
      let answer = try Projection.Answer(review, to: shown.question) {
        (rule) throws(StoreError) in try heir(of: rule)
      }
      let entry = Projection.Entry(
        learner: shown.learner, time: review.moment.studyTime(counted: stamp.counted),
        zone: review.moment.zone, change: .answered(answer))
      try project(entry, at: stamp, of: review.learner, answering: shown.row)
    }
  }

  /// Writes an event: a skip, a hint, a setting.
  public func record(_ event: LogEvent) throws(StoreError) {
    try database.write { () throws(StoreError) in
      var learner: Projection.Learner?
      if let id = event.learner { learner = try row(of: id) }
      var shown: ShownRow?
      if let id = event.body.presentation {
        shown = try self.shown(id)
        guard shown?.learnerID == event.learner else { throw .unknownPresentation(id) }
        if case .skip = event.body, shown?.isAnswered == true { throw .alreadyAnswered(id) }
      }
      let stamp = try nextStamp(event.moment, of: event.learner, learner)
      let columns = event.body.columns
      try database.run(
        """
        INSERT INTO event (uuid, learner, presentation, device, sequence, time, counted,
          zone_offset, kind, detail, program_version)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
        [
          .text(event.id.rawValue), .number(learner), .number(shown?.row),
          .integer(stamp.device), .integer(stamp.sequence), .time(event.moment.time),
          .time(stamp.counted),
          .integer(event.moment.zone.seconds), .text(columns.kind), .text(columns.detail),
          .text(event.programVersion),
        ])
      try advanceChain(
        learner,
        by: ChainedEntry.head(.event, event.id.rawValue, at: event.moment, stamp) + [
          .text(event.body.presentation?.rawValue), .text(columns.kind), .text(columns.detail),
          .text(event.programVersion),
        ], at: stamp)
      let change = try Projection.Change(event.body, target: shown?.question.target) {
        (rule) throws(StoreError) in try heir(of: rule)
      }
      guard let id = event.learner, let learner, let change else { return }
      let entry = Projection.Entry(
        learner: learner, time: event.moment.studyTime(counted: stamp.counted),
        zone: event.moment.zone, change: change)
      try project(entry, at: stamp, of: id)
    }
  }

  // MARK: Derived state

  /// Updates the derived tables after the entry that was just written.
  private func project(
    _ entry: Projection.Entry, at stamp: Stamp, of learner: LearnerID,
    answering presentation: RowNumber<PresentationID>? = nil
  ) throws(StoreError) {
    // The effect of an undone answer must be forgotten, and an entry before one of another database
    // takes its place among the learner's others.
    let needsWholeLog =
      if case .undone = entry.change { true } else { try isLate(stamp, of: entry.learner) }
    if needsWholeLog {
      try rebuild(learner: entry.learner)
    } else {
      try project(entry, of: learner, answering: presentation)
    }
  }

  /// Whether an entry of another database comes after this one in the learner's log.
  private func isLate(_ stamp: Stamp, of learner: Projection.Learner) throws(StoreError) -> Bool {
    try database.first(
      """
      SELECT 1 FROM device LEFT JOIN chain ON chain.device = device.id AND chain.learner = ?1
      WHERE device.id <> ?2 AND (coalesce(chain.last_time, device.last_time),
        coalesce(device.origin, device.uuid), coalesce(chain.last_sequence, 0)) > (?3, ?4, ?5)
      LIMIT 1
      """,
      [
        .number(learner), .integer(stamp.device), .time(stamp.counted), .text(stamp.origin),
        .integer(stamp.sequence),
      ], { $0.int(0) }) != nil
  }

  // MARK: Presentations

  /// Returns the revision and the lesson of a presentation that is about to be written.
  private func place(
    of presentation: Presentation
  ) throws(StoreError) -> (revision: RowNumber<RevisionID>, lesson: Projection.Lesson) {
    guard
      let question = try database.first(
        "SELECT id, lesson FROM question WHERE name = ?", [.text(presentation.question.rawValue)],
        { (id: $0.integer(0), lesson: $0.integer(1)) })
    else { throw .unknownQuestion(presentation.question) }
    guard
      let revision: RowNumber<RevisionID> = try database.first(
        "SELECT id FROM revision WHERE question = ? AND name = ?",
        [.integer(question.id), .text(presentation.revision.rawValue)], { $0.number(0) })
    else { throw .unknownRevision(presentation.revision) }
    let lesson: Projection.Lesson? = try database.first(
      """
      SELECT id FROM lesson
      WHERE course = (SELECT course FROM lesson WHERE id = ?) AND name = ?
      """, [.integer(question.lesson), .text(presentation.lesson.rawValue)], { $0.number(0) })
    guard let lesson else { throw .unknownLesson(presentation.lesson) }
    return (revision, lesson)
  }

  private func shown(_ id: PresentationID) throws(StoreError) -> ShownRow {
    let shown = try database.query(ShownRow.select, [.text(id.rawValue)]) {
      (row) throws(StoreError) in try ShownRow(row)
    }.first
    guard let shown else { throw .unknownPresentation(id) }
    return shown
  }
}

/// A presentation that an answer or an event is about.
private struct ShownRow {
  var row: RowNumber<PresentationID>
  var learner: Projection.Learner
  var learnerID: LearnerID
  var isAnswered: Bool
  var isSkipped: Bool
  var question: Projection.AskedQuestion

  static let select = """
    SELECT shown.id, learner.id, learner.uuid,
      EXISTS (SELECT 1 FROM review WHERE presentation = shown.id),
      EXISTS (SELECT 1 FROM event WHERE presentation = shown.id AND kind = 'skip'),
      \(Projection.AskedQuestion.columns)
    FROM presentation AS shown JOIN learner ON learner.id = shown.learner
      JOIN revision ON revision.id = shown.revision
    WHERE shown.uuid = ?
    """

  init(_ row: borrowing SQLite.Row) throws(StoreError) {
    var columns = Columns()
    columns.begin("presentation", row)
    self.row = row.number(0)
    learner = row.number(columns.next())
    learnerID = LearnerID(rawValue: row.text(columns.next()))
    isAnswered = row.bool(columns.next())
    isSkipped = row.bool(columns.next())
    question = try Projection.AskedQuestion(row, &columns)
  }
}

extension Projection.AskedQuestion {
  /// The columns of a presentation as `shown` with its revision. Question and rule are those that have
  /// taken over from the ones that were asked.
  static let columns = """
    (SELECT coalesce(heir, id) FROM question WHERE id = revision.question), shown.lesson,
    \(targetColumn), shown.guess_rate, shown.answer
    """

  static let targetColumn = "(SELECT coalesce(heir, id) FROM rule WHERE id = shown.target)"

  init(_ row: borrowing Row, _ columns: inout Columns) throws(StoreError) {
    self.init(
      question: row.number(columns.next()), lesson: row.number(columns.next()),
      target: row.number(columns.next()),
      guessRate: try columns.real("guess_rate", Bounds.probability, row),
      rightAnswer: row.optionalBits(columns.next()))
  }
}
