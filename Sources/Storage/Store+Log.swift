public import Beliefs
public import Curriculum
public import ReviewLog
internal import SQLite

extension Store {
  // MARK: Presentations

  /// Returns the latest question that was neither answered nor skipped, nor shown again since: one of the
  /// last that were shown, so that none comes back after weeks.
  public func openPresentation(of learner: LearnerID) throws(StoreError) -> Presentation? {
    let open = try presentations(
      """
      WHERE shown.id = (
        WITH latest AS (
          SELECT presentation.id, revision.question
          FROM presentation JOIN revision ON revision.id = presentation.revision
          WHERE presentation.learner = (SELECT id FROM learner WHERE uuid = ?)
            AND presentation.device = (SELECT device FROM store)
          ORDER BY presentation.id DESC LIMIT ?)
        SELECT max(id) FROM latest
        WHERE NOT EXISTS (SELECT 1 FROM review WHERE presentation = latest.id)
          AND NOT EXISTS (SELECT 1 FROM event WHERE presentation = latest.id AND kind = 'skip')
          AND NOT EXISTS (
            SELECT 1 FROM latest AS later
            WHERE later.question = latest.question AND later.id > latest.id))
      """, [.text(learner.rawValue), .integer(Self.mostShownSince)])
    return open.first
  }

  /// So many questions are looked at for an open one.
  private static let mostShownSince = 64

  /// Returns the presentation of this id; nil when there is none.
  public func presentation(_ id: PresentationID) throws(StoreError) -> Presentation? {
    try presentations("WHERE shown.uuid = ?", [.text(id.rawValue)]).first
  }

  /// Returns the presentations of a learner for a rule, the latest first.
  public func presentations(
    of learner: LearnerID, targeting rule: RuleID, limit: Int
  ) throws(StoreError) -> [Presentation] {
    let family = try database.query(
      "SELECT id FROM rule WHERE id IN \(Self.family(of: .rule, Self.heir(in: .rule, named: "?1")))",
      [.text(rule.rawValue)]
    ) { Value.integer($0.integer(0)) }
    guard !family.isEmpty else { return [] }
    // With one rule the index has the order. With more a sort is better than a look at all
    // presentations.
    let order = family.count == 1 ? "shown.id" : "+shown.id"
    return try presentations(
      """
      WHERE shown.learner = (SELECT id FROM learner WHERE uuid = ?)
        AND shown.target IN (\(family.map { _ in "?" }.joined(separator: ", ")))
      ORDER BY \(order) DESC LIMIT ?
      """, [.text(learner.rawValue)] + family + [.integer(limit)])
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

  /// Returns the number of rules that a learner was asked for the first time on the day that begins at
  /// `start`. Those of a clock that ran ahead don't belong to it.
  public func newRuleCount(
    of learner: LearnerID, onDayFrom start: UTCTime
  ) throws(StoreError) -> Int {
    try database.first(
      """
      SELECT count(DISTINCT \(Projection.AskedQuestion.targetColumn)) FROM presentation AS shown
      WHERE learner = (SELECT id FROM learner WHERE uuid = ?1) AND occasion = 'new'
        AND \(Moment.studyTimeSQL(of: "shown")) >= ?2 AND \(Moment.studyTimeSQL(of: "shown")) < ?3
      """,
      [.text(learner.rawValue), .time(start), .time(start.advanced(by: .seconds(86_400)))]
    ) { $0.int(0) } ?? 0
  }

  private func presentations(
    _ condition: String, _ values: [Value]
  ) throws(StoreError) -> [Presentation] {
    try database.query("\(PresentationRow.select) \(condition)", values) {
      (row) throws(StoreError) in
      var columns = Columns()
      return try PresentationRow(row, &columns).presentation
    }
  }

  // MARK: Answers

  /// Returns the latest answer whose verdict the learner has not seen yet.
  public func unseenVerdict(of learner: LearnerID) throws(StoreError) -> ReviewRecord? {
    // Only the last questions can be of interest, and only those shown here.
    try reviewRecords(
      """
      WHERE shown.id IN (
        SELECT id FROM presentation
        WHERE learner = (SELECT id FROM learner WHERE uuid = ?) AND device = (SELECT device FROM store)
        ORDER BY id DESC LIMIT 20)
        AND NOT EXISTS (SELECT 1 FROM event WHERE presentation = shown.id AND kind = 'verdict-seen')
      ORDER BY shown.id DESC LIMIT 1
      """, [.text(learner.rawValue)]
    ).first
  }

  /// Returns the answer to a presentation, with its question and course; nil when there is none.
  public func review(of presentation: PresentationID) throws(StoreError) -> ReviewRecord? {
    try reviewRecords("WHERE shown.uuid = ?", [.text(presentation.rawValue)]).first
  }

  /// Returns a learner's answers to questions of these names, in the order in which they were shown.
  public func answers(
    of learner: LearnerID, to questions: [QuestionID]
  ) throws(StoreError) -> [ReviewRecord] {
    let names = questions.map { Value.text($0.rawValue) }
    return try reviewRecords(
      """
      WHERE shown.learner = (SELECT id FROM learner WHERE uuid = ?1)
        AND shown.revision IN (
          SELECT revision.id FROM revision JOIN question ON question.id = revision.question
          WHERE question.name IN (\(names.map { _ in "?" }.joined(separator: ", "))))
      ORDER BY shown.id
      """, [.text(learner.rawValue)] + names)
  }

  /// Returns the questions that a learner answered wrong in their last sitting with answers, and didn't
  /// answer right later in it, in the order in which they were shown last. Answers that were undone don't
  /// count.
  public func mistakes(of learner: LearnerID) throws(StoreError) -> [QuestionID] {
    try database.query(
      """
      WITH answered (id, session, question, is_right) AS (
        SELECT shown.id, shown.session, coalesce(asked.heir, asked.id), review.verdict = 'right'
        FROM presentation AS shown JOIN review ON review.presentation = shown.id
          JOIN revision ON revision.id = shown.revision
          JOIN question AS asked ON asked.id = revision.question
        WHERE shown.learner = (SELECT id FROM learner WHERE uuid = ?1)
          AND NOT EXISTS (
            SELECT 1 FROM event WHERE event.presentation = shown.id AND event.kind = 'undo'))
      SELECT question.name FROM answered JOIN question ON question.id = answered.question
      WHERE session = (SELECT session FROM answered ORDER BY id DESC LIMIT 1) AND NOT is_right
        AND NOT EXISTS (
          SELECT 1 FROM answered AS later WHERE later.session = answered.session
            AND later.question = answered.question AND later.id > answered.id)
      ORDER BY answered.id
      """, [.text(learner.rawValue)]
    ) { QuestionID(rawValue: $0.text(0)) }
  }

  /// Returns the latest answers of a learner that weren't right, the latest first: at most so many, and only the
  /// last answer to each question. Answers that were undone don't count.
  public func latestMistakes(
    of learner: LearnerID, most limit: Int
  ) throws(StoreError) -> [ReviewRecord] {
    try reviewRecords(
      """
      WHERE shown.id IN (
        SELECT id FROM (
          SELECT max(given.id) AS id, answer.verdict AS verdict
          FROM presentation AS given JOIN review AS answer ON answer.presentation = given.id
            JOIN revision AS revised ON revised.id = given.revision
            JOIN question AS named ON named.id = revised.question
          WHERE given.learner = (SELECT id FROM learner WHERE uuid = ?1)
            AND NOT EXISTS (
              SELECT 1 FROM event WHERE event.presentation = given.id AND event.kind = 'undo')
          GROUP BY coalesce(named.heir, named.id))
        WHERE verdict <> 'right' ORDER BY id DESC LIMIT ?2)
      ORDER BY shown.id DESC
      """, [.text(learner.rawValue), .integer(Int64(limit))])
  }

  /// Returns the right answers that a learner saw to a question, as `Presentation.answer`, without those that
  /// were not kept.
  public func seenAnswers(
    to question: QuestionID, about rule: RuleID, of learner: LearnerID
  ) throws(StoreError) -> Set<UInt64> {
    try seenAnswers(
      """
      shown.learner = (SELECT id FROM learner WHERE uuid = ?1)
        AND shown.target IN \(Self.family(of: .rule, Self.heir(in: .rule, named: "?2")))
        AND revision.question
          IN \(Self.family(of: .question, Self.heir(in: .question, named: "?3")))
      """, [.text(learner.rawValue), .text(rule.rawValue), .text(question.rawValue)])
  }

  func seenAnswers(_ condition: String, _ values: [Value]) throws(StoreError) -> Set<UInt64> {
    Set(
      try database.query(
        """
        SELECT DISTINCT shown.answer FROM presentation AS shown
          JOIN review ON review.presentation = shown.id
          JOIN revision ON revision.id = shown.revision
        WHERE \(condition) AND shown.answer IS NOT NULL
        """, values
      ) { UInt64(bitPattern: $0.integer(0)) })
  }

  /// Calls `body` with each review since a time, in the order in which the questions were shown, the same
  /// on every computer after a merge.
  ///
  /// Rows are read one at a time; a million of them do not sit in memory.
  public func forEachReview<Failure: ErrorFromStore>(
    of learner: LearnerID? = nil, since: UTCTime? = nil,
    _ body: (ReviewRecord) throws(Failure) -> Void
  ) throws(Failure) {
    let (order, renamed): (String, [RuleID: RuleID])
    do throws(StoreError) {
      (order, renamed) = (try orderOfPresentations, try renamedRules())
    } catch {
      throw Failure(error)
    }
    try database.forEach(
      """
      \(ReviewRow.select)
      WHERE (?1 IS NULL OR shown.learner = (SELECT id FROM learner WHERE uuid = ?1))
        AND (?2 IS NULL OR review.time >= ?2)
      ORDER BY \(order)
      """, [.text(learner?.rawValue), .time(since)]
    ) { (row: borrowing Row) throws(Failure) in
      let record: ReviewRecord
      do throws(StoreError) { record = try ReviewRow(row, renamed).record } catch {
        throw Failure(error)
      }
      try body(record)
    }
  }

  /// The log's order of `shown`; entries of one device are in the order of their rows, which need no
  /// sorting.
  private var orderOfPresentations: String {
    get throws(StoreError) {
      let count = try database.first("SELECT count(*) FROM device") { $0.int(0) } ?? 0
      return count < 2
        ? "shown.id"
        : """
        shown.counted,
          (SELECT coalesce(origin, uuid) FROM device WHERE id = shown.device), shown.sequence,
          review.uuid
        """
    }
  }

  private func reviewRecords(
    _ condition: String, _ values: [Value]
  ) throws(StoreError) -> [ReviewRecord] {
    let renamed = try renamedRules()
    return try database.query("\(ReviewRow.select) \(condition)", values) {
      (row) throws(StoreError) in try ReviewRow(row, renamed).record
    }
  }

  // MARK: Events

  /// Returns the number of a presentation's hints that the learner has seen.
  public func hintCount(of presentation: PresentationID) throws(StoreError) -> Int {
    try events(of: presentation).reduce(0) { count, event in
      if case .hint(_, let step) = event.body { max(count, step) } else { count }
    }
  }

  /// Returns the steps of an answer that was begun, in their order.
  public func steps(of presentation: PresentationID) throws(StoreError) -> [String] {
    try events(of: presentation).compactMap { event in
      if case .step(_, let typed) = event.body { typed } else { nil }
    }
  }

  /// Returns the events of a presentation, in the order of the log.
  public func events(of presentation: PresentationID) throws(StoreError) -> [LogEvent] {
    try database.query(
      """
      \(EventRow.select)
      WHERE event.presentation = (SELECT id FROM presentation WHERE uuid = ?)
      ORDER BY event.counted, coalesce(device.origin, device.uuid), event.sequence
      """, [.text(presentation.rawValue)]
    ) { (row) throws(StoreError) in try EventRow(row).event }
  }

  /// Returns the evidence of a learner's answers about misconceptions, in the order of the log, without
  /// the answers that were undone. Questions and rules have their names of today.
  public func evidence(of learner: LearnerID) throws(StoreError) -> [Evidence] {
    let (renamed, newRules) = (try renamedQuestions(), try renamedRules())
    return try database.query(
      """
      \(EventRow.select)
      WHERE event.kind = 'evidence' AND event.learner = (SELECT id FROM learner WHERE uuid = ?)
        AND NOT EXISTS (
          SELECT 1 FROM event AS undo
          WHERE undo.presentation = event.presentation AND undo.kind = 'undo')
      ORDER BY event.counted, coalesce(device.origin, device.uuid), event.sequence
      """, [.text(learner.rawValue)]
    ) { (row) throws(StoreError) -> Evidence? in
      guard case .evidence(_, var evidence) = try EventRow(row).event.body else { return nil }
      evidence.question = renamed[evidence.question] ?? evidence.question
      evidence.rules = evidence.rules.map {
        newRules[RuleID(rawValue: $0)]?.rawValue ?? $0
      }
      return evidence
    }.compactMap { $0 }
  }

  /// Returns the misconceptions that wrong answers fit, by the presentations of their questions; of all learners
  /// when nil.
  public func fittingMisconceptions(
    of learner: LearnerID? = nil
  ) throws(StoreError) -> [PresentationID: [BeliefID]] {
    var fitting: [PresentationID: [BeliefID]] = [:]
    let events = try database.query(
      """
      \(EventRow.select) WHERE event.kind = 'evidence' AND (?1 IS NULL OR learner.uuid = ?1)
      """, [.text(learner?.rawValue)]
    ) { (row) throws(StoreError) in try EventRow(row).event.body }
    for case .evidence(let presentation, let evidence) in events where !evidence.isRight {
      fitting[presentation] = evidence.agreeing.filter { !$0.isOfReleases }
    }
    return fitting
  }

  /// Returns the remarks of learners about questions, the earliest first; of all learners when nil.
  public func flags(of learner: LearnerID? = nil) throws(StoreError) -> [Flag] {
    let events = try database.query(
      """
      \(EventRow.select) WHERE event.kind = 'flag' AND (?1 IS NULL OR learner.uuid = ?1)
      ORDER BY event.counted, event.id
      """, [.text(learner?.rawValue)]
    ) { (row) throws(StoreError) in try EventRow(row).event }
    var flags: [Flag] = []
    for event in events {
      guard case .flag(let id, let remark) = event.body,
        let shown = try presentation(id)
      else { continue }
      flags.append(Flag(question: shown.question, remark: remark, moment: event.moment))
    }
    return flags
  }

  // MARK: The whole log

  /// Calls `body` with every entry of the log, by device, learner and sequence; those of the whole
  /// database come last. Questions, lessons and rules have their names of today.
  public func forEachEntry(_ body: (LogEntry) throws(StoreError) -> Void) throws(StoreError) {
    try database.read { () throws(StoreError) in
      let renamed = try renamedRules()
      var entries = try database.query(PresentationRow.select) { (row) throws(StoreError) in
        var columns = Columns()
        let found = try PresentationRow(row, &columns)
        return LogEntry(
          device: found.device, sequence: found.sequence, fact: .presentation(found.presentation))
      }
      entries += try database.query(ReviewRow.select) { (row) throws(StoreError) in
        let found = try ReviewRow(row, renamed)
        return LogEntry(
          device: found.device, sequence: found.sequence, fact: .review(found.record.review))
      }
      entries += try database.query(EventRow.select) { (row) throws(StoreError) in
        var found = try EventRow(row)
        found.event.body.rename(renamed)
        return LogEntry(device: found.device, sequence: found.sequence, fact: .event(found.event))
      }
      func key(_ entry: LogEntry) -> (DeviceID, Int, String, Int) {
        let learner = entry.fact.learner
        return (entry.device, learner == nil ? 1 : 0, learner?.rawValue ?? "", entry.sequence)
      }
      entries.sort { key($0) < key($1) }
      for entry in entries { try body(entry) }
    }
  }
}
