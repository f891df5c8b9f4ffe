import Foundation
import ReviewLog
import SQLite
import Storage
import Testing

/// What another program changed in a database is noticed, and none of its statements runs.
@Suite struct `A database that another program changed` {
  private let work: Workplace
  private let store: Store
  private let ada: Learner
  private let bob: Learner

  init() throws {
    work = try Workplace()
    (store, ada) = try work.prepared()
    bob = try store.learner(named: "Bob", using: &work.generator)
    for (day, learner) in [ada, bob, ada].enumerated() {
      let shown = work.presentation(of: learner, at: Sample.moment(days: day))
      try store.record(shown)
      try store.record(work.event(.hint(shown.id, step: 1), of: learner))
      try store.record(work.review(shown, missed: [Sample.counting]))
      try store.record(work.event(.verdictSeen(shown.id), of: learner))
    }
    try store.record(
      LogEvent(
        id: .random(using: &work.generator), learner: nil, moment: Sample.start,
        body: .setting(key: "k", value: nil), programVersion: "1"))
  }

  private func check(_ change: String, _ expected: [String]) throws {
    #expect(try store.findAllDamage() == [])
    let sql = try Connection(path: work.path).query(
      "SELECT sql FROM sqlite_schema WHERE type = 'trigger'"
    ) { $0.text(0) }
    try work.change(change)
    // Whoever rewrites answers puts the triggers back.
    for trigger in sql { try? work.change(trigger) }
    #expect(try store.findAllDamage().map(\.description) == expected)
  }

  private static let open = """
    DROP TRIGGER presentation_is_never_changed; DROP TRIGGER review_is_never_changed;
    DROP TRIGGER event_is_never_changed; DROP TRIGGER event_is_kept; DROP TRIGGER review_is_kept;
    """

  @Test(
    arguments: [
      "UPDATE review SET verdict = 'wrong', rating = 1 WHERE presentation = 1",
      "UPDATE review SET typed = 'c' WHERE presentation = 3",
      "UPDATE presentation SET guess_rate = 0.21 WHERE id = 3",
      "UPDATE event SET time = time + 1 WHERE id = 5",
      "DELETE FROM event WHERE id = 6",
      "UPDATE chain SET last_time = 1, head = zeroblob(32) WHERE learner = 1",
      "DELETE FROM chain WHERE learner = 1",
      """
      INSERT INTO event (uuid, learner, device, sequence, time, counted, zone_offset, kind, detail,
        program_version) VALUES ('new', 1, 1, 99, 1, 1, 0, 'other', '', '1')
      """,
    ])
  func `is found by the hash chain of the learner`(change: String) throws {
    try check("\(Self.open) \(change)", ["entries of 'Ada' were changed outside of vdl"])
  }

  @Test func `names a learner once, on however many devices`() throws {
    let copy = work.path + ".copy"
    try store.backUp(to: copy)
    _ = try Store.restore(
      copy, to: work.path, migrations: Workplace.migrations, using: &work.generator)
    let restored = try work.open()
    let shown = work.presentation(of: ada, at: Sample.moment(days: 9))
    try restored.record(shown)
    try work.change("\(Self.open) UPDATE presentation SET kind = 'count' WHERE learner = 1")
    let found = try restored.findAllDamage().map(\.description)
    #expect(found.count { $0 == "entries of 'Ada' were changed outside of vdl" } == 1)
  }

  @Test func `gives the answers of a lost learner to nobody`() throws {
    try work.change("PRAGMA foreign_keys = OFF; DELETE FROM learner WHERE name = 'Bob'")
    let zoe = try store.learner(named: "Zoe", using: &work.generator)
    let eve = try store.reset(zoe.id, at: Sample.start.time, using: &work.generator)
    #expect(try store.latestPresentations(of: eve.id, limit: 9) == [])
    #expect(try store.history(of: eve.id).isEmpty)
    #expect(try store.progress(of: eve.id, at: Sample.start).overall.answers.answered == 0)
    #expect(
      try store.findAllDamage().contains(.lostLearner(row: 2, answerCount: 1)))
  }

  @Test func `gives the entries of a lost device to no other one`() throws {
    try work.change(
      """
      PRAGMA foreign_keys = OFF;
      INSERT INTO chain SELECT 7, learner, last_sequence, last_time, head FROM chain WHERE learner = 1;
      """)
    let copy = work.path + ".copy"
    try store.backUp(to: copy)
    _ = try Store.restore(
      copy, to: work.path, migrations: Workplace.migrations, using: &work.generator)
    let device = try Connection(path: work.path).query("SELECT device FROM store") { $0.int(0) }
    #expect(device == [8])
  }

  @Test func `names a learner only whose entries were changed`() throws {
    try check(
      "\(Self.open) UPDATE review SET typed = 'c'",
      [
        "entries of 'Ada' were changed outside of vdl",
        "entries of 'Bob' were changed outside of vdl",
      ])
  }

  @Test(
    arguments: [
      ("DROP TRIGGER review_is_kept", "the trigger 'review_is_kept' is missing"),
      ("CREATE VIEW v AS SELECT 1", "the view 'v' isn't vdl's"),
      ("CREATE TABLE t (a)", "the table 't' isn't vdl's"),
      ("DROP INDEX memory_state_by_due", "the index 'memory_state_by_due' is missing"),
      ("ALTER TABLE learner ADD COLUMN age TEXT", "the table 'learner' was changed"),
      (
        "CREATE TRIGGER t AFTER INSERT ON review BEGIN DELETE FROM memory_state; END",
        "the trigger 't' isn't vdl's"
      ),
    ])
  func `is found by its schema`(change: String, expected: String) throws {
    try work.change(change)
    #expect(try store.findAllDamage().map(\.description).contains(expected))
  }

  /// Each would run for ever, or long enough.
  @Test(
    arguments: [
      """
      ALTER TABLE store RENAME TO store_2; CREATE VIEW store AS
      WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)
      SELECT i AS id, i AS pseudonym_key, i AS derived_with, i AS device FROM n WHERE i < 0;
      """,
      """
      CREATE TRIGGER endless BEFORE INSERT ON device BEGIN
        SELECT count(*) FROM (WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)
        SELECT i FROM n);
      END
      """,
    ])
  func `is not run`(change: String) throws {
    let copy = work.path + ".copy"
    try store.backUp(to: copy)
    try Connection(path: copy).execute(change)
    let other = try Workplace()
    #expect(throws: StoreError.self) {
      try Store.restore(
        copy, to: other.path, migrations: Workplace.migrations, using: &work.generator)
    }
    #expect(try other.files() == [])
    for purpose in [Store.Purpose.writing, .reading] {
      let error = #expect(throws: StoreError.self) {
        try Store.open(
          path: copy, migrations: Workplace.migrations, using: &work.generator, for: purpose)
      }
      #expect(error?.description.contains("isn't vdl's") == true)
    }
  }

  @Test func `is replaced by a backup`() throws {
    let copy = work.path + ".copy"
    try store.backUp(to: copy)
    try work.change("CREATE VIEW v AS SELECT 1")
    let done = try Store.restore(
      copy, to: work.path, migrations: Workplace.migrations, using: &work.generator)
    #expect(done.kept == work.path + ".before-restore")
    #expect(try work.open().findAllDamage() == [])
  }

  // MARK: Repair

  /// Makes the changes, repairs the schema, and compares what was repaired and what is left.
  private func checkRepair(
    _ changes: String, _ repaired: [String], left: [String] = []
  ) throws {
    try work.change(changes)
    let store = try Store.open(
      path: work.path, migrations: Workplace.migrations, using: &work.generator, for: .repairing)
    #expect(try store.repairSchema().map(\.description) == repaired)
    #expect(try store.findAllDamage().map(\.description) == left)
    #expect(try store.repairSchema() == [])
  }

  @Test(
    arguments: [
      "DROP TRIGGER review_is_kept; ", "DROP TRIGGER learner_stays_erased; ",
      "DROP INDEX memory_state_by_due; ",
    ])
  func `gets back what is missing of its schema`(change: String) throws {
    let words = change.dropLast(2).split(separator: " ").map { $0.lowercased() }
    try checkRepair(change, ["the \(words[1]) '\(words[2])' is missing"])
  }

  @Test func `gets back what was changed of its schema, and keeps what isn't vdl's`() throws {
    try checkRepair(
      """
      DROP TRIGGER review_is_kept;
      CREATE TRIGGER review_is_kept BEFORE DELETE ON review BEGIN SELECT 1; END;
      DROP INDEX learner_by_name; CREATE INDEX learner_by_name ON learner (name DESC);
      CREATE TRIGGER spy AFTER INSERT ON review BEGIN SELECT 1; END;
      CREATE TABLE notes (text);
      """,
      [
        "the index 'learner_by_name' was changed", "the trigger 'review_is_kept' was changed",
      ],
      left: ["the table 'notes' isn't vdl's", "the trigger 'spy' isn't vdl's"])
  }

  @Test func `is restored from a copy with damage that is said`() throws {
    let copy = work.path + ".copy"
    try store.backUp(to: copy)
    try Connection(path: copy).execute(
      "DROP TRIGGER event_is_never_changed; UPDATE event SET time = time + 1 WHERE id = 5")
    // An erased learner's entries are none that could be damaged.
    try store.erase(bob.id, at: Sample.start.time)
    let done = try Store.restore(
      copy, to: work.path, migrations: Workplace.migrations, using: &work.generator)
    #expect(done.kept == work.path + ".before-restore")
    #expect(
      done.repaired.map(\.description) == ["the trigger 'event_is_never_changed' is missing"])
    #expect(done.damage.map(\.description) == ["entries of 'Ada' were changed outside of vdl"])
    #expect(try work.open().findAllDamage() == done.damage)
  }

  // MARK: Chains

  @Test func `has none of an erased learner's chains`() throws {
    try store.erase(ada.id, at: Sample.start.time)
    #expect(try store.findAllDamage() == [])
    #expect(try work.pragma("user_version") != nil)
    let learners = try Connection(path: work.path).query("SELECT learner FROM chain") { $0.int(0) }
    #expect(learners.sorted() == [0, 2])
  }

  @Test func `goes on as another device after it is restored`() throws {
    let copy = work.path + ".copy"
    try store.backUp(to: copy)
    _ = try Store.restore(
      copy, to: work.path, migrations: Workplace.migrations, using: &work.generator)
    let restored = try work.open()
    #expect(restored.device != store.device)
    let shown = work.presentation(of: ada, at: Sample.moment(days: 9))
    // A session that was open all the time goes on too.
    try store.record(shown)
    try restored.record(work.review(shown))
    #expect(try restored.findAllDamage() == [])
    let devices = try Connection(path: work.path).query(
      "SELECT device FROM presentation WHERE uuid = '\(shown.id.rawValue)'"
    ) { $0.int(0) }
    #expect(devices == [2])
  }

  @Test func `begins its chains with the entries that are there`() throws {
    let old = try Workplace()
    try old.makeOlder(schema: 6)
    try old.change(
      """
      INSERT INTO device (uuid, last_sequence, last_time) VALUES ('d', 7, 1800000000000);
      INSERT INTO store (id, pseudonym_key) VALUES (1, zeroblob(32));
      INSERT INTO learner (uuid, name) VALUES ('e', 'Eve');
      INSERT INTO event (uuid, learner, device, sequence, time, counted, zone_offset, kind, detail,
        program_version)
      VALUES ('a', 1, 1, 6, 1800000000000, 1800000000000, 0, 'lesson-read',
        '{"course":"c","lesson":"l"}', '1'), ('b', NULL, 1, 7, 1800000000000, 1800000000000, 0,
        'setting', '{"key":"k"}', '1');
      """)
    let store = try old.open()
    #expect(try store.findAllDamage() == [])
    let eve = try #require(try store.learners().first)
    try store.record(old.event(.setting(key: "retention", value: "0.8"), of: eve))
    let frank = try store.learner(named: "Frank", using: &old.generator)
    try store.record(old.event(.setting(key: "retention", value: "0.8"), of: frank))
    #expect(try store.findAllDamage() == [])
    let sequences = try Connection(path: old.path).query(
      "SELECT sequence FROM event ORDER BY id"
    ) { $0.int(0) }
    #expect(sequences == [6, 7, 7, 8])
  }
}
