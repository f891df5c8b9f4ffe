import Beliefs
import Curriculum
import Foundation
import QuestionShorthand
import Releases
import ReviewLog
import SQLite
import SeededNumbers
import Storage
import Testing

@Suite struct LogTests {
  @Test func `a question is shown, resumed, answered and its verdict seen`() throws {
    let work = try Workplace()
    let (store, learner) = try work.prepared()
    #expect(try store.openPresentation(of: learner.id) == nil)
    let shown = work.presentation(of: learner)
    try store.record(shown)
    #expect(try work.open().openPresentation(of: learner.id) == shown)
    #expect(try store.unseenVerdict(of: learner.id) == nil)

    let review = work.review(shown, missed: [Sample.pushing])
    try store.record(review)
    #expect(try store.openPresentation(of: learner.id) == nil)
    #expect(
      try work.open().unseenVerdict(of: learner.id)
        == ReviewRecord(
          learner: learner, presentation: shown, course: Sample.course.id, review: review,
          isUndone: false))
    try store.record(work.event(.verdictSeen(shown.id), of: learner))
    #expect(try store.unseenVerdict(of: learner.id) == nil)
  }

  @Test func `a question stays open while others are answered, until it is shown again`() throws {
    let work = try Workplace()
    let (store, learner) = try work.prepared()
    let open = work.presentation(of: learner)
    try store.record(open)
    let other = work.presentation(Sample.output, of: learner)
    try store.record(other)
    #expect(try store.openPresentation(of: learner.id) == other)
    try store.record(work.review(other))
    #expect(try store.openPresentation(of: learner.id) == open)
    let again = work.presentation(of: learner)
    try store.record(again)
    #expect(try store.openPresentation(of: learner.id) == again)
    try store.record(work.review(again))
    #expect(try store.openPresentation(of: learner.id) == nil)
  }

  @Test func `a skipped question is not resumed`() throws {
    let work = try Workplace()
    let (store, learner) = try work.prepared()
    let shown = work.presentation(of: learner)
    try store.record(shown)
    try store.record(work.event(.skip(shown.id), of: learner))
    #expect(try store.openPresentation(of: learner.id) == nil)
    #expect(throws: StoreError.alreadySkipped(shown.id)) { try store.record(work.review(shown)) }
    #expect(try store.state(of: Sample.loading, learner: learner.id) == nil)
  }

  @Test func `a presentation takes one answer`() throws {
    let work = try Workplace()
    let (store, learner) = try work.prepared()
    let shown = work.presentation(of: learner)
    try store.record(shown)
    try store.record(work.review(shown))
    let before = try work.derived()
    #expect(throws: StoreError.alreadyAnswered(shown.id)) {
      try store.record(work.review(shown, verdict: .wrong))
    }
    #expect(throws: StoreError.alreadyAnswered(shown.id)) {
      try store.record(work.event(.skip(shown.id), of: learner))
    }
    #expect(try work.derived() == before)
  }

  @Test func `what the store does not know is refused`() throws {
    let work = try Workplace()
    let (store, learner) = try work.prepared()
    let shown = work.presentation(of: learner)
    #expect(throws: StoreError.unknownPresentation(shown.id)) {
      try store.record(work.review(shown))
    }
    var other = shown
    other.learner = LearnerID(rawValue: "nobody")
    #expect(throws: StoreError.unknownLearner(other.learner)) { try store.record(other) }
    other = shown
    other.question = QuestionID(rawValue: "vc/none")
    #expect(throws: StoreError.unknownQuestion(other.question)) { try store.record(other) }
    other = shown
    other.revision = RevisionID(rawValue: "0")
    #expect(throws: StoreError.unknownRevision(other.revision)) { try store.record(other) }
    other = shown
    other.lesson = LessonID(rawValue: "none")
    #expect(throws: StoreError.unknownLesson(other.lesson)) { try store.record(other) }
  }

  @Test func `nobody answers for another`() throws {
    let work = try Workplace()
    let (store, learner) = try work.prepared()
    let bob = try store.learner(named: "Bob", using: &work.generator)
    let shown = work.presentation(of: learner)
    try store.record(shown)
    var review = work.review(shown)
    review.learner = bob.id
    #expect(throws: StoreError.unknownPresentation(shown.id)) { try store.record(review) }
    #expect(throws: StoreError.unknownPresentation(shown.id)) {
      try store.record(work.event(.skip(shown.id), of: bob))
    }
  }

  @Test func `evidence of earlier versions is read, and taken for that of its text`() throws {
    let work = try Workplace()
    let (store, learner) = try work.prepared()
    let shown = work.presentation(of: learner)
    try store.record(shown)
    try store.record(work.review(shown))
    try store.record(
      work.event(
        .evidence(shown.id, Evidence(variant: "v", isRight: true, chance: 0.5)), of: learner))
    try work.change(
      """
      DROP TRIGGER event_is_never_changed;
      UPDATE event SET detail = '{"evidence":{"agreeing":["a"],"chance":0.25,"contradicting":["b"],\
      "isRight":false,"variant":"w"}}' WHERE kind = 'evidence'
      """)
    #expect(
      try work.open().evidence(of: learner.id) == [
        Evidence(
          variant: "w", question: "w", isRight: false, chance: 0.25,
          agreeing: [BeliefID(rawValue: "a")], contradicting: [BeliefID(rawValue: "b")])
      ])
  }

  @Test func `every entry comes back as it was written`() throws {
    let work = try Workplace()
    let (store, learner) = try work.prepared()
    var shown = work.presentation(of: learner)
    shown.session = SessionID(rawValue: "s")
    try store.record(shown)
    var review = work.review(shown, verdict: .partly, missed: [Sample.pushing, Sample.counting])
    review.confidence = 0.75
    review.hintCount = 2
    review.rating = nil
    try store.record(review)
    let bodies: [LogEvent.Body] = [
      .undo(shown.id), .flag(shown.id, remark: "näh \"?\""), .hint(shown.id, step: 2),
      .verdictSeen(shown.id),
      .evidence(
        shown.id,
        Evidence(variant: "v", isRight: false, chance: 0.1, agreeing: [BeliefID(rawValue: "b")])),
      .evidence(
        shown.id,
        Evidence(
          variant: "v", question: "q", isRight: false, chance: 0.1, agreeing: [.earlierRelease],
          releases: OtherReleases(
            first: IOSVersion(3), last: IOSVersion(12, 5), asked: .ofQuestions), rules: ["r", "s"],
          stray: Stray(yours: nil, real: "A.loadView"))),
      .setting(key: "k", value: "v"), .setting(key: "k", value: nil),
      .suspend(Sample.loading), .resume(Sample.loading),
      .lessonRead(Sample.course.id, LessonID(rawValue: "l01")),
      .placed(Sample.course.id, LessonID(rawValue: "l01"), .maybe),
      .other(kind: "tomorrow", detail: "{\"a\":1}"),
    ]
    var events = bodies.map { work.event($0, of: learner) }
    events.append(
      LogEvent(
        id: EventID(rawValue: "g"), learner: nil, moment: Sample.start,
        body: .setting(key: "g", value: "1"), programVersion: "0"))
    for event in events { try store.record(event) }
    var entries: [LogEntry] = []
    try store.forEachEntry { (entry) throws(StoreError) in entries.append(entry) }
    let facts: [LogEntry.Fact] =
      [.presentation(shown), .review(review)] + events.map { .event($0) }
    #expect(entries.map(\.fact) == facts)
    // Entries are numbered for each learner; the last one is of the whole database.
    #expect(entries.map(\.sequence) == Array(1..<facts.count) + [1])
    #expect(Set(entries.map(\.device)) == [store.device])
    #expect(try store.events(of: shown.id).map(\.body) == Array(bodies.prefix(6)))
    #expect(try store.hintCount(of: shown.id) == 2)
  }

  @Test func `the whole log is in the order in which it was written`() throws {
    let work = try Workplace()
    let (store, learner) = try work.prepared()
    for _ in 1...2 {
      let shown = work.presentation(of: learner)
      try store.record(shown)
      try store.record(work.review(shown, missed: []))
    }
    var sequences: [Int] = []
    try store.forEachEntry { (entry) throws(StoreError) in sequences.append(entry.sequence) }
    #expect(sequences == [1, 2, 3, 4])
  }

  @Test(
    arguments: [
      [], [""], ["", ""], ["a"], ["a", "b"], ["a\",\"b"], ["\"", "\\"], ["[\"x\"]"], ["a,b", "\n"],
      ["Zoë 😀"],
    ])
  func `an answer is read as it was understood`(parts: [String]) throws {
    let work = try Workplace()
    let (store, learner) = try work.prepared()
    let shown = work.presentation(of: learner)
    try store.record(shown)
    var review = work.review(shown)
    review.read = parts
    review.typed = parts.joined(separator: "\n")
    try store.record(review)
    #expect(try store.review(of: shown.id)?.review == review)
  }

  @Test func `the latest value of a setting counts`() throws {
    let work = try Workplace()
    let (store, learner) = try work.prepared()
    #expect(try store.setting("new", of: learner.id) == nil)
    for value in ["5", "10"] {
      try store.record(work.event(.setting(key: "new", value: value), of: learner))
    }
    try store.record(work.event(.setting(key: "other", value: "x"), of: learner))
    #expect(try store.setting("new", of: learner.id) == "10")
    try store.record(work.event(.setting(key: "new", value: nil), of: learner))
    #expect(try store.setting("new", of: learner.id) == nil)
  }

  @Test func `equal texts are kept once`() throws {
    let work = try Workplace()
    let (store, learner) = try work.prepared()
    for _ in 0..<3 { try store.record(work.presentation(of: learner)) }
    #expect(
      try Connection(path: work.path).first("SELECT count(*) FROM rendering") { $0.int(0) } == 1)
  }

  // MARK: Triggers

  @Test(
    arguments: [
      "UPDATE presentation SET seed = 1", "DELETE FROM presentation",
      "INSERT OR REPLACE INTO presentation SELECT * FROM presentation",
      "UPDATE review SET verdict = 'right'", "DELETE FROM review",
      "INSERT OR REPLACE INTO review SELECT * FROM review",
      "UPDATE event SET kind = 'x'", "DELETE FROM event",
      "INSERT OR REPLACE INTO event SELECT * FROM event",
      "INSERT OR REPLACE INTO event SELECT id + 100, uuid, learner, presentation, device, sequence,"
        + " time, counted, zone_offset, kind, detail, program_version FROM event",
    ])
  func `nobody changes the log`(sql: String) throws {
    let work = try Workplace()
    let (store, learner) = try work.prepared()
    let shown = work.presentation(of: learner)
    try store.record(shown)
    try store.record(work.review(shown))
    try store.record(work.event(.verdictSeen(shown.id), of: learner))
    let connection = try Connection(path: work.path)
    // The connection of another program: without foreign keys.
    let error = #expect(throws: DatabaseError.self) { try connection.run(sql) }
    #expect(error?.message.contains("is never") == true)
  }

  @Test func `an erased learner is gone and others stay`() throws {
    let work = try Workplace()
    let (store, ada) = try work.prepared()
    let bob = try store.learner(named: "Bob", using: &work.generator)
    for learner in [ada, bob] {
      let shown = work.presentation(of: learner)
      try store.record(shown)
      var review = work.review(shown)
      review.typed = "typed by \(learner.name)"
      try store.record(review)
      try store.record(work.event(.verdictSeen(shown.id), of: learner))
    }
    try store.erase(ada.id, at: Sample.start.time)
    #expect(try store.learners() == [bob])
    var names: [String] = []
    try store.forEachReview { (record: ReviewRecord) throws(StoreError) in
      names.append(record.learner.name)
    }
    #expect(names == ["Bob"])
    #expect(try store.findDamage() == [])
    for suffix in ["", "-wal"] {
      let bytes = (try? Data(contentsOf: URL(filePath: work.path + suffix))) ?? Data()
      #expect(bytes.range(of: Data("typed by Ada".utf8)) == nil)
    }
    #expect(throws: StoreError.unknownLearner(ada.id)) {
      try store.erase(ada.id, at: Sample.start.time)
    }
    let connection = try Connection(path: work.path)
    #expect(try connection.first("SELECT uuid FROM erasure") { $0.text(0) } == ada.id.rawValue)
  }

  @Test func `learners are found, renamed and may share a name`() throws {
    let work = try Workplace()
    let (store, ada) = try work.prepared()
    #expect(try store.learner(named: "Ada", using: &work.generator) == ada)
    #expect(try store.findLearner(ada.id) == ada)
    #expect(try store.findLearner(named: "ada") == nil)
    try store.rename(ada.id, to: "Bob")
    #expect(try store.findLearner(named: "Bob")?.id == ada.id)
    #expect(throws: StoreError.unknownLearner(LearnerID(rawValue: "x"))) {
      try store.rename(LearnerID(rawValue: "x"), to: "y")
    }
  }

  // MARK: Two at once and crashes

  @Test func `two sessions never lose or double an answer`() async throws {
    let work = try Workplace()
    let (store, learner) = try work.prepared()
    let shown = (0..<30).map { _ in work.presentation(of: learner) }
    for presentation in shown { try store.record(presentation) }
    let path = work.path
    let reviews = (0..<3).map { _ in shown.map { work.review($0) } }
    // Three sessions answer the same thirty questions.
    let saved = try await withThrowingTaskGroup(of: Int.self) { group in
      for (index, mine) in reviews.enumerated() {
        group.addTask {
          var generator = SeededNumbers(seed: UInt64(index))
          let store = try Store.open(
            path: path, migrations: Workplace.migrations, using: &generator)
          var count = 0
          for review in mine.shuffled(using: &generator) {
            do throws(StoreError) {
              try store.record(review)
              count += 1
            } catch {
              guard case .alreadyAnswered = error else { throw error }
            }
          }
          return count
        }
      }
      return try await group.reduce(0, +)
    }
    #expect(saved == 30)
    var count = 0
    try store.forEachReview { (_: ReviewRecord) throws(StoreError) in count += 1 }
    #expect(count == 30)
    let sequences = try Connection(path: path).query(
      "SELECT sequence FROM presentation UNION ALL SELECT sequence FROM review ORDER BY 1"
    ) { $0.int(0) }
    #expect(sequences == Array(1...60))
    let before = try work.derived()
    try store.rebuild()
    #expect(try work.derived() == before)
  }

  /// The files at any moment are those that a power cut would leave.
  @Test func `an answer is there after a crash once it was acknowledged and not before`() throws {
    let work = try Workplace()
    let (store, learner) = try work.prepared()
    let first = work.presentation(of: learner)
    try store.record(first)
    try store.record(work.review(first))
    let second = work.presentation(Sample.output, of: learner)
    try store.record(second)

    let writer = try Connection(path: work.path)
    try writer.execute("PRAGMA cache_size = 1; BEGIN IMMEDIATE")
    try writer.execute(
      """
      INSERT INTO review SELECT (SELECT max(id) FROM presentation), 'u', device, 99, time, counted,
        zone_offset, typed, read, verdict, score, rating, hint_count, confidence, duration_ms,
        missed, program_version FROM review
      """)
    let copy = try Workplace()
    for suffix in ["", "-wal"] {
      try FileManager.default.copyItem(atPath: work.path + suffix, toPath: copy.path + suffix)
    }
    let after = try copy.open()
    #expect(try after.review(of: first.id) != nil)
    #expect(try after.review(of: second.id) == nil)
    #expect(try after.openPresentation(of: learner.id) == second)
    #expect(try after.findDamage() == [])
    try writer.execute("ROLLBACK")
  }

  @Test func `a locked database says so and the answer can be given again`() throws {
    let work = try Workplace()
    let learner = try work.prepared().learner
    let store = try work.open(busyTimeout: .milliseconds(10))
    let shown = work.presentation(of: learner)
    try store.record(shown)
    let other = try Connection(path: work.path)
    try other.execute("BEGIN IMMEDIATE")
    let review = work.review(shown)
    let error = #expect(throws: StoreError.self) { try store.record(review) }
    #expect(error == .locked)
    try other.execute("ROLLBACK")
    try store.record(review)
    #expect(try store.review(of: shown.id)?.review == review)
  }

  /// P1 of performance.md; the log here is small, a long one only deepens the trees by a level.
  @Test func `an answer touches few pages`() throws {
    let work = try Workplace()
    let (store, learner) = try work.prepared()
    for day in 0..<40 {
      let shown = work.presentation(of: learner, at: Sample.moment(days: day))
      try store.record(shown)
      try store.record(work.review(shown))
    }
    let shown = work.presentation(of: learner, at: Sample.moment(days: 41))
    try store.record(shown)
    func size() throws -> Int {
      try FileManager.default.attributesOfItem(atPath: work.path + "-wal")[.size] as? Int ?? 0
    }
    let before = try size()
    try store.record(work.review(shown))
    let pages = (try size() - before) / (4096 + 24)
    #expect((1...8).contains(pages), "\(pages) pages")
  }
}
