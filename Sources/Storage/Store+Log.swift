public import Beliefs
public import Curriculum
internal import Releases
public import ReviewLog
internal import SQLite
internal import SpacedRepetition

extension Store {
  // MARK: Writing

  /// Writes that a question is shown, before it is shown.
  public func record(_ presentation: Presentation) throws(StoreError) {
    let text = Digest(of: presentation.rendered).hexadecimal
    try database.write { () throws(StoreError) in
      let learner = try rowNumber(of: presentation.learner)
      guard
        let question = try database.first(
          "SELECT id, lesson FROM question WHERE name = ?", [.text(presentation.question.rawValue)],
          { (id: $0.integer(0), lesson: $0.integer(1)) })
      else { throw .unknownQuestion(presentation.question) }
      guard
        let revision = try database.first(
          "SELECT id FROM revision WHERE question = ? AND name = ?",
          [.integer(question.id), .text(presentation.revision.rawValue)], { $0.integer(0) })
      else { throw .unknownRevision(presentation.revision) }
      let lesson = try database.first(
        """
        SELECT id FROM lesson
        WHERE course = (SELECT course FROM lesson WHERE id = ?) AND name = ?
        """, [.integer(question.lesson), .text(presentation.lesson.rawValue)], { $0.integer(0) })
      guard let lesson else { throw .unknownLesson(presentation.lesson) }
      let target = try row(of: presentation.target)
      try database.run(
        "INSERT INTO rendering (hash, text) VALUES (?, ?) ON CONFLICT (hash) DO NOTHING",
        [.text(text), .text(presentation.rendered)])
      let stamp = try nextStamp(presentation.moment)
      try database.run(
        """
        INSERT INTO presentation (uuid, learner, device, sequence, time, counted, zone_offset,
          session, occasion, revision, lesson, seed, model_version, ios, kind, guess_rate, target,
          answer, rendering)
        VALUES (?, ?, 1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,
          (SELECT id FROM rendering WHERE hash = ?))
        """,
        [
          .text(presentation.id.rawValue), .integer(learner), .integer(stamp.sequence),
          .integer(presentation.moment.time.milliseconds), .integer(stamp.counted.milliseconds),
          .integer(presentation.moment.zone.seconds), .text(presentation.session?.rawValue),
          .text(presentation.occasion.rawValue), .integer(revision), .integer(lesson),
          .integer(Int64(bitPattern: presentation.seed)), .text(presentation.modelVersion),
          .text(presentation.ios.description), .text(presentation.kind.rawValue),
          .real(presentation.guessRate), .integer(target),
          .integer(presentation.answer.map { Int64(bitPattern: $0) }), .text(text),
        ])
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
    try database.write { () throws(StoreError) in
      let shown = try shown(review.presentation)
      guard shown.learnerID == review.learner else {
        throw .unknownPresentation(review.presentation)
      }
      if shown.isAnswered { throw .alreadyAnswered(review.presentation) }
      if shown.isSkipped { throw .alreadySkipped(review.presentation) }
      let stamp = try nextStamp(review.moment)
      try database.run(
        """
        INSERT INTO review (presentation, uuid, device, sequence, time, counted, zone_offset, typed,
          read, verdict, score, rating, hint_count, confidence, duration_ms, missed,
          program_version)
        VALUES (?, ?, 1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
        [
          .integer(shown.row), .text(review.id.rawValue), .integer(stamp.sequence),
          .integer(review.moment.time.milliseconds), .integer(stamp.counted.milliseconds),
          .integer(review.moment.zone.seconds), .text(review.typed),
          .text(ContentCoding.encode(review.read)), .text(review.verdict.rawValue),
          .real(review.score), .integer(review.rating?.rawValue), .integer(review.hintCount),
          .real(review.confidence), .integer(review.duration.milliseconds),
          review.missed.isEmpty
            ? .null : .text(review.missed.map(\.rawValue).joined(separator: "\n")),
          .text(review.programVersion),
        ])
      if try isLate(stamp) { return try rebuild(learner: shown.learner) }
      let zone = review.moment.zone
      if let rating = review.rating {
        try apply(
          .graded(
            rating, hintCount: review.hintCount, guessRate: shown.guessRate,
            isRepeated: try isRepeated(shown)),
          learner: shown.learner, rule: shown.target, at: stamp.counted, in: zone)
      }
      for name in review.missed {
        let rule = try row(of: name)
        guard rule != shown.target else { continue }
        try apply(
          .missedElsewhere, learner: shown.learner, rule: rule, at: stamp.counted, in: zone)
      }
      try summarise(
        learner: shown.learner, day: StudyDay(of: stamp.counted, in: zone), lesson: shown.lesson,
        answered: DayCounts(
          isRight: review.verdict == .right, milliseconds: review.duration.milliseconds,
          time: stamp.counted))
    }
  }

  /// What learners said is wrong with questions, the earliest first.
  public func flags(of learner: LearnerID? = nil) throws(StoreError) -> [Flag] {
    let events = try database.query(
      """
      \(Self.selectEvent) WHERE event.kind = 'flag' AND (?1 IS NULL OR learner.uuid = ?1)
      ORDER BY event.counted, event.id
      """, [.text(learner?.rawValue)]
    ) { (row) throws(StoreError) in try Self.event(row) }
    var flags: [Flag] = []
    for event in events {
      guard case .flag(let id, let remark) = event.body,
        let shown = try presentation(id)
      else { continue }
      flags.append(Flag(question: shown.question, remark: remark, moment: event.moment))
    }
    return flags
  }

  /// Writes an event: a skip, a hint, a setting.
  public func record(_ event: LogEvent) throws(StoreError) {
    try database.write { () throws(StoreError) in
      var learner: Int64?
      if let id = event.learner { learner = try rowNumber(of: id) }
      var shown: Shown?
      if let id = event.body.presentation {
        shown = try self.shown(id)
        guard shown?.learnerID == event.learner else { throw .unknownPresentation(id) }
        if case .skip = event.body, shown?.isAnswered == true { throw .alreadyAnswered(id) }
      }
      let stamp = try nextStamp(event.moment)
      let columns = event.body.columns
      try database.run(
        """
        INSERT INTO event (uuid, learner, presentation, device, sequence, time, counted,
          zone_offset, kind, detail, program_version)
        VALUES (?, ?, ?, 1, ?, ?, ?, ?, ?, ?, ?)
        """,
        [
          .text(event.id.rawValue), .integer(learner), .integer(shown?.row),
          .integer(stamp.sequence), .integer(event.moment.time.milliseconds),
          .integer(stamp.counted.milliseconds), .integer(event.moment.zone.seconds),
          .text(columns.kind), .text(columns.detail), .text(event.programVersion),
        ])
      guard let learner else { return }
      switch event.body {
      case .undo:
        // What the undone answer led to has to be forgotten.
        try rebuild(learner: learner)
      case .suspend(let rule), .resume(let rule):
        if try isLate(stamp) { return try rebuild(learner: learner) }
        let isSuspension = if case .suspend = event.body { true } else { false }
        try apply(
          isSuspension ? .suspended : .resumed, learner: learner, rule: try row(of: rule),
          at: stamp.counted, in: event.moment.zone)
      case .setting:
        // What another database wrote later was answered with this setting.
        if try isLate(stamp) { try rebuild(learner: learner) }
      case .skip, .flag, .hint, .step, .verdictSeen, .evidence, .lessonRead, .other: break
      }
    }
  }

  private struct Stamp {
    var sequence: Int
    /// Never before the entry before it.
    var counted: UTCTime
  }

  private func nextStamp(_ moment: Moment) throws(StoreError) -> Stamp {
    let stamp = try database.first(
      """
      UPDATE device SET last_sequence = last_sequence + 1, last_time = max(last_time, ?)
      WHERE id = 1 RETURNING last_sequence, last_time
      """, [.integer(moment.time.milliseconds)]
    ) { Stamp(sequence: $0.int(0), counted: UTCTime(milliseconds: $0.integer(1))) }
    guard let stamp else {
      throw .damagedRow(table: "device", reason: .missingRow(1))
    }
    return stamp
  }

  /// Whether an entry of another database comes after this one in the log.
  private func isLate(_ stamp: Stamp) throws(StoreError) -> Bool {
    try database.first(
      "SELECT 1 FROM device WHERE id <> 1 AND (last_time, uuid) > (?, ?) LIMIT 1",
      [.integer(stamp.counted.milliseconds), .text(device.rawValue)], { $0.int(0) }) != nil
  }

  /// Whether the right answer is what it was when the question was answered before.
  private func isRepeated(_ shown: Shown) throws(StoreError) -> Bool {
    guard let answer = shown.answer else { return false }
    return try lastAnswer(
      "shown.learner = ? AND shown.target = ? AND revision.question = ? AND shown.id <> ?",
      [
        .integer(shown.learner), .integer(shown.target), .integer(shown.question),
        .integer(shown.row),
      ]) == answer
  }

  /// Returns what the right answer was when a learner answered a question the last time; nil when that
  /// never was, or was not kept.
  public func lastAnswer(
    to question: QuestionID, about rule: RuleID, of learner: LearnerID
  ) throws(StoreError) -> UInt64? {
    try lastAnswer(
      """
      shown.learner = (SELECT id FROM learner WHERE uuid = ?)
        AND shown.target = (SELECT id FROM rule WHERE name = ?)
        AND revision.question = (SELECT id FROM question WHERE name = ?)
      """, [.text(learner.rawValue), .text(rule.rawValue), .text(question.rawValue)])
  }

  private func lastAnswer(
    _ condition: String, _ values: [Value]
  ) throws(StoreError) -> UInt64? {
    try database.first(
      """
      SELECT shown.answer FROM presentation AS shown
        JOIN review ON review.presentation = shown.id JOIN device ON device.id = review.device
        JOIN revision ON revision.id = shown.revision
      WHERE \(condition) AND shown.answer IS NOT NULL
      ORDER BY review.counted DESC, device.uuid DESC, review.sequence DESC LIMIT 1
      """, values
    ) { UInt64(bitPattern: $0.integer(0)) }
  }

  private struct Shown {
    var row: Int64
    var learner: Int64
    var learnerID: LearnerID
    var target: Int64
    var lesson: Int64
    var guessRate: Double
    var question: Int64
    var answer: UInt64?
    var isAnswered: Bool
    var isSkipped: Bool
  }

  private func shown(_ id: PresentationID) throws(StoreError) -> Shown {
    let shown = try database.first(
      """
      SELECT shown.id, learner.id, learner.uuid, shown.target, shown.lesson, shown.guess_rate,
        EXISTS (SELECT 1 FROM review WHERE presentation = shown.id),
        EXISTS (SELECT 1 FROM event WHERE presentation = shown.id AND kind = 'skip'),
        (SELECT question FROM revision WHERE id = shown.revision), shown.answer
      FROM presentation AS shown JOIN learner ON learner.id = shown.learner
      WHERE shown.uuid = ?
      """, [.text(id.rawValue)]
    ) {
      Shown(
        row: $0.integer(0), learner: $0.integer(1), learnerID: LearnerID(rawValue: $0.text(2)),
        target: $0.integer(3), lesson: $0.integer(4), guessRate: $0.real(5),
        question: $0.integer(8), answer: $0.optionalInteger(9).map { UInt64(bitPattern: $0) },
        isAnswered: $0.int(6) == 1, isSkipped: $0.int(7) == 1)
    }
    guard let shown else { throw .unknownPresentation(id) }
    return shown
  }

  // MARK: Reading

  /// Returns the question that was shown last and neither answered nor skipped.
  public func openPresentation(of learner: LearnerID) throws(StoreError) -> Presentation? {
    let last = try presentations(
      """
      WHERE shown.id = (
        SELECT id FROM presentation
        WHERE learner = (SELECT id FROM learner WHERE uuid = ?) AND device = 1
        ORDER BY id DESC LIMIT 1)
        AND NOT EXISTS (SELECT 1 FROM review WHERE presentation = shown.id)
        AND NOT EXISTS (SELECT 1 FROM event WHERE presentation = shown.id AND kind = 'skip')
      """, [.text(learner.rawValue)])
    return last.first
  }

  /// Returns the presentation of this id; nil when there is none.
  public func presentation(_ id: PresentationID) throws(StoreError) -> Presentation? {
    try presentations("WHERE shown.uuid = ?", [.text(id.rawValue)]).first
  }

  /// Returns the presentations of a learner for a rule, the latest first.
  public func presentations(
    of learner: LearnerID, targeting rule: RuleID, limit: Int
  ) throws(StoreError) -> [Presentation] {
    try presentations(
      """
      WHERE shown.learner = (SELECT id FROM learner WHERE uuid = ?)
        AND shown.target = (SELECT id FROM rule WHERE name = ?)
      ORDER BY shown.id DESC LIMIT ?
      """, [.text(learner.rawValue), .text(rule.rawValue), .integer(limit)])
  }

  /// Returns the latest presentations of a learner, the last one first.
  public func latestPresentations(
    of learner: LearnerID, limit: Int
  ) throws(StoreError) -> [Presentation] {
    try presentations(
      """
      WHERE shown.learner = (SELECT id FROM learner WHERE uuid = ?)
      ORDER BY shown.id DESC LIMIT ?
      """, [.text(learner.rawValue), .integer(limit)])
  }

  /// Returns the answer whose verdict the learner has not seen yet: the latest one.
  public func unseenVerdict(of learner: LearnerID) throws(StoreError) -> ReviewRecord? {
    // Only the last questions can be of interest, and only those shown here.
    try reviewRecords(
      """
      WHERE shown.id IN (
        SELECT id FROM presentation
        WHERE learner = (SELECT id FROM learner WHERE uuid = ?) AND device = 1
        ORDER BY id DESC LIMIT 20)
        AND NOT EXISTS (SELECT 1 FROM event WHERE presentation = shown.id AND kind = 'verdict-seen')
      ORDER BY shown.id DESC LIMIT 1
      """, [.text(learner.rawValue)]
    ).first
  }

  /// How many hints of a presentation were shown.
  public func hintCount(of presentation: PresentationID) throws(StoreError) -> Int {
    try events(of: presentation).reduce(0) { count, event in
      if case .hint(_, let step) = event.body { max(count, step) } else { count }
    }
  }

  /// The steps of an answer that was begun, in their order.
  public func steps(of presentation: PresentationID) throws(StoreError) -> [String] {
    try events(of: presentation).compactMap { event in
      if case .step(_, let typed) = event.body { typed } else { nil }
    }
  }

  /// Returns what a learner's answers say of what he believes, in the order of the log, without those
  /// that were undone.
  public func evidence(of learner: LearnerID) throws(StoreError) -> [Evidence] {
    try database.query(
      """
      \(Self.selectEvent)
      WHERE event.kind = 'evidence' AND event.learner = (SELECT id FROM learner WHERE uuid = ?)
        AND NOT EXISTS (
          SELECT 1 FROM event AS undo
          WHERE undo.presentation = event.presentation AND undo.kind = 'undo')
      ORDER BY event.counted, device.uuid, event.sequence
      """, [.text(learner.rawValue)]
    ) { (row) throws(StoreError) -> Evidence? in
      if case .evidence(_, let evidence) = try Self.event(row).body { evidence } else { nil }
    }.compactMap { $0 }
  }

  /// Returns a learner's answers in placements, and after the first of them those that were wrong, in
  /// the order of the log.
  public func placementAnswers(of learner: LearnerID) throws(StoreError) -> [LessonAnswer] {
    try database.query(
      """
      SELECT course.name, lesson.name, review.verdict = 'right', shown.guess_rate,
        shown.occasion = 'placement'
      FROM presentation AS shown JOIN review ON review.presentation = shown.id
        JOIN lesson ON lesson.id = shown.lesson JOIN course ON course.id = lesson.course
        JOIN device ON device.id = review.device
      WHERE shown.learner = (SELECT id FROM learner WHERE uuid = ?1)
        AND review.counted >= (
          SELECT min(time) FROM presentation
          WHERE learner = (SELECT id FROM learner WHERE uuid = ?1) AND occasion = 'placement')
        AND (shown.occasion = 'placement' OR review.verdict <> 'right')
        AND NOT EXISTS (
          SELECT 1 FROM event WHERE event.presentation = shown.id AND event.kind = 'undo')
      ORDER BY review.counted, device.uuid, review.sequence
      """, [.text(learner.rawValue)]
    ) {
      LessonAnswer(
        course: CourseID(rawValue: $0.text(0)), lesson: LessonID(rawValue: $0.text(1)),
        isRight: $0.int(2) == 1, guessRate: $0.real(3), isPlacement: $0.int(4) == 1)
    }
  }

  /// Returns a learner's latest value of a setting; nil when it was never set or was put back.
  public func setting(_ key: String, of learner: LearnerID) throws(StoreError) -> String? {
    try database.first(
      """
      SELECT detail ->> '$.value' FROM event JOIN device ON device.id = event.device
      WHERE kind = 'setting' AND learner = (SELECT id FROM learner WHERE uuid = ?)
        AND detail ->> '$.key' = ?
      ORDER BY counted DESC, device.uuid DESC, sequence DESC LIMIT 1
      """, [.text(learner.rawValue), .text(key)]
    ) { $0.optionalText(0) } ?? nil
  }

  /// Whether a setting of the whole database was ever made.
  public func hasSetting(_ key: String) throws(StoreError) -> Bool {
    try database.first(
      """
      SELECT 1 FROM event
      WHERE kind = 'setting' AND learner IS NULL AND detail ->> '$.key' = ? LIMIT 1
      """, [.text(key)]
    ) { $0.int(0) } != nil
  }

  /// What a learner chose, and for the rest what everybody has.
  public func settings(of learner: LearnerID) throws(StoreError) -> Settings {
    var values: [(key: String, value: String)] = []
    for key in Settings.Key.allCases {
      if let value = try setting(key.rawValue, of: learner) { values.append((key.rawValue, value)) }
    }
    return Settings(values)
  }

  /// How many rules a learner was asked for the first time since then.
  public func newRuleCount(of learner: LearnerID, since start: UTCTime) throws(StoreError) -> Int {
    try database.first(
      """
      SELECT count(DISTINCT target) FROM presentation
      WHERE learner = (SELECT id FROM learner WHERE uuid = ?) AND occasion = 'new' AND counted >= ?
      """, [.text(learner.rawValue), .integer(start.milliseconds)]
    ) { $0.int(0) } ?? 0
  }

  /// Returns the answer to a presentation with all that it is about; nil when there is none.
  public func review(of presentation: PresentationID) throws(StoreError) -> ReviewRecord? {
    try reviewRecords("WHERE shown.uuid = ?", [.text(presentation.rawValue)]).first
  }

  /// The events of a presentation in the order in which they were written.
  public func events(of presentation: PresentationID) throws(StoreError) -> [LogEvent] {
    try database.query(
      """
      \(Self.selectEvent)
      WHERE event.presentation = (SELECT id FROM presentation WHERE uuid = ?)
      ORDER BY event.counted, device.uuid, event.sequence
      """, [.text(presentation.rawValue)]
    ) { (row) throws(StoreError) in try Self.event(row) }
  }

  /// Calls `body` with every entry of the log, by device and sequence.
  public func forEachEntry(_ body: (LogEntry) throws(StoreError) -> Void) throws(StoreError) {
    try database.read { () throws(StoreError) in
      var entries: [LogEntry] = []
      try database.forEach(Self.selectPresentation) { (row) throws(StoreError) in
        entries.append(
          LogEntry(
            device: DeviceID(rawValue: row.text(Self.presentationColumns)),
            sequence: row.int(Self.presentationColumns + 1),
            fact: .presentation(try Self.presentation(row))))
      }
      try database.forEach(Self.selectReview) { (row) throws(StoreError) in
        let first = Self.presentationColumns + 2
        entries.append(
          LogEntry(
            device: DeviceID(rawValue: row.text(first)), sequence: row.int(first + 1),
            fact: .review(try Self.reviewRecord(row).review)))
      }
      try database.forEach(Self.selectEvent) { (row) throws(StoreError) in
        entries.append(
          LogEntry(
            device: DeviceID(rawValue: row.text(7)), sequence: row.int(8),
            fact: .event(try Self.event(row))))
      }
      entries.sort { ($0.device, $0.sequence) < ($1.device, $1.sequence) }
      for entry in entries { try body(entry) }
    }
  }

  // MARK: Rows

  private static let presentationColumns = 18

  private static let presentationList = """
    shown.uuid, learner.uuid, shown.time, shown.zone_offset, shown.session, shown.occasion,
    question.name, lesson.name, revision.name, shown.seed, shown.model_version, shown.ios,
    shown.kind, shown.guess_rate, rule.name, rendering.text, learner.name, shown.answer,
    (SELECT uuid FROM device WHERE id = shown.device), shown.sequence
    """

  private static let presentationTables = """
    presentation AS shown
    JOIN learner ON learner.id = shown.learner JOIN revision ON revision.id = shown.revision
    JOIN question ON question.id = revision.question JOIN lesson ON lesson.id = shown.lesson
    JOIN rule ON rule.id = shown.target JOIN rendering ON rendering.id = shown.rendering
    """

  private static let selectPresentation = "SELECT \(presentationList) FROM \(presentationTables)"

  private static let selectReview = """
    SELECT \(presentationList),
      (SELECT uuid FROM device WHERE id = review.device), review.sequence, review.uuid,
      review.time, review.zone_offset, review.typed, review.read, review.verdict, review.score,
      review.rating, review.hint_count, review.confidence, review.duration_ms, review.missed,
      review.program_version, course.name,
      EXISTS (SELECT 1 FROM event WHERE event.presentation = shown.id AND event.kind = 'undo')
    FROM \(presentationTables)
    JOIN review ON review.presentation = shown.id JOIN course ON course.id = lesson.course
    """

  private static let selectEvent = """
    SELECT event.uuid, learner.uuid, event.time, event.zone_offset, event.kind, event.detail,
      shown.uuid, device.uuid, event.sequence, event.program_version
    FROM event JOIN device ON device.id = event.device
    LEFT JOIN learner ON learner.id = event.learner
    LEFT JOIN presentation AS shown ON shown.id = event.presentation
    """

  private func presentations(
    _ condition: String, _ values: [Value]
  ) throws(StoreError) -> [Presentation] {
    try database.query("\(Self.selectPresentation) \(condition)", values) {
      (row) throws(StoreError) in try Self.presentation(row)
    }
  }

  func reviewRecords(
    _ condition: String, _ values: [Value]
  ) throws(StoreError) -> [ReviewRecord] {
    try database.query("\(Self.selectReview) \(condition)", values) { (row) throws(StoreError) in
      try Self.reviewRecord(row)
    }
  }

  func forEachReviewRecord<Failure: ErrorFromStore>(
    _ condition: String, _ values: [Value], _ body: (ReviewRecord) throws(Failure) -> Void
  ) throws(Failure) {
    try database.forEach("\(Self.selectReview) \(condition)", values) {
      (row: borrowing Row) throws(Failure) in
      let record: ReviewRecord
      do throws(StoreError) { record = try Self.reviewRecord(row) } catch { throw Failure(error) }
      try body(record)
    }
  }

  private static func moment(_ row: borrowing Row, at column: Int) -> Moment {
    Moment(
      time: UTCTime(milliseconds: row.integer(column)),
      zone: ZoneOffset(seconds: row.int(column + 1)))
  }

  private static func presentation(_ row: borrowing Row) throws(StoreError) -> Presentation {
    guard let occasion = Presentation.Occasion(rawValue: row.text(5)) else {
      throw .damagedRow(table: "presentation", reason: .unknownOccasion(row.text(5)))
    }
    guard let kind = QuestionKind(rawValue: row.text(12)) else {
      throw .damagedRow(table: "presentation", reason: .unknownKind(row.text(12)))
    }
    return Presentation(
      id: PresentationID(rawValue: row.text(0)), learner: LearnerID(rawValue: row.text(1)),
      moment: moment(row, at: 2), session: row.optionalText(4).map(SessionID.init(rawValue:)),
      occasion: occasion, question: QuestionID(rawValue: row.text(6)),
      lesson: LessonID(rawValue: row.text(7)), revision: RevisionID(rawValue: row.text(8)),
      seed: UInt64(bitPattern: row.integer(9)), modelVersion: row.text(10),
      ios: try ContentCoding.version("presentation", of: row.text(11)), kind: kind,
      guessRate: row.real(13), target: RuleID(rawValue: row.text(14)),
      answer: row.optionalInteger(17).map { UInt64(bitPattern: $0) }, rendered: row.text(15))
  }

  private static func reviewRecord(_ row: borrowing Row) throws(StoreError) -> ReviewRecord {
    let shown = try presentation(row)
    let first = presentationColumns + 2
    guard let verdict = Review.Verdict(rawValue: row.text(first + 7)) else {
      throw .damagedRow(table: "review", reason: .unknownVerdict(row.text(first + 7)))
    }
    return ReviewRecord(
      learner: Learner(id: shown.learner, name: row.text(16)), presentation: shown,
      course: CourseID(rawValue: row.text(first + 15)),
      review: Review(
        id: ReviewID(rawValue: row.text(first + 2)), presentation: shown.id,
        learner: shown.learner, moment: moment(row, at: first + 3), typed: row.text(first + 5),
        read: try ContentCoding.decodeTexts(row.text(first + 6), table: "review"),
        verdict: verdict, score: row.real(first + 8),
        rating: row.optionalInt(first + 9).flatMap(Rating.init(rawValue:)),
        hintCount: row.int(first + 10), confidence: row.optionalReal(first + 11),
        duration: .milliseconds(row.int(first + 12)), missed: rules(row.text(first + 13)),
        programVersion: row.text(first + 14)),
      isUndone: row.int(first + 16) == 1)
  }

  private static func event(_ row: borrowing Row) throws(StoreError) -> LogEvent {
    LogEvent(
      id: EventID(rawValue: row.text(0)),
      learner: row.optionalText(1).map(LearnerID.init(rawValue:)),
      moment: moment(row, at: 2),
      body: try LogEvent.Body(
        kind: row.text(4), detail: row.text(5),
        presentation: row.optionalText(6).map(PresentationID.init(rawValue:))),
      programVersion: row.text(9))
  }

  /// Reads the column `missed`.
  static func rules(_ lines: String) -> [RuleID] {
    lines.split(separator: "\n").map { RuleID(rawValue: String($0)) }
  }
}

extension Duration {
  var milliseconds: Int64 {
    components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
  }
}
