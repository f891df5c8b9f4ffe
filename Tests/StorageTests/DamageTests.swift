import Beliefs
import Foundation
import Reporting
import ReviewLog
import SQLite
import Storage
import Testing

/// Every value that a damaged file or another program may hold is read, and none ends the program.
@Suite struct `Damaged values` {
  /// A store with answers on two days, events of each kind and a computed state.
  private static func answered() throws -> Workplace {
    let work = try Workplace()
    let (store, learner) = try work.prepared()
    for day in 0..<2 {
      let shown = work.presentation(of: learner, at: Sample.moment(days: day))
      try store.record(shown)
      try store.record(work.event(.hint(shown.id, step: 1), of: learner))
      try store.record(work.review(shown, missed: [Sample.counting]))
      try store.record(
        work.event(
          .evidence(shown.id, .init(variant: "v", isRight: true, chance: 0.2, known: 3)),
          of: learner))
    }
    try store.record(work.event(.setting(key: "retention", value: "0.8"), of: learner))
    return work
  }

  /// Lets any value into the file.
  private static let open = """
    PRAGMA ignore_check_constraints = ON;
    DROP TRIGGER presentation_is_never_changed; DROP TRIGGER review_is_never_changed;
    DROP TRIGGER event_is_never_changed;
    """

  /// Reads everything that a session, a report, an export and the doctor read; returns the damage found.
  private func readAll(_ work: Workplace) -> [String] {
    do {
      let store = try work.open()
      let found = try store.findAllDamage().map(\.description)
      func attempt(_ body: () throws(StoreError) -> Void) {
        do throws(StoreError) { try body() } catch {
          #expect(!error.description.isEmpty)
        }
      }
      let now = Sample.moment(days: 3)
      for learner in (try? store.learners()) ?? [] {
        attempt { () throws(StoreError) in
          let history = try store.history(of: learner.id)
          let report = LearnerReport(
            learner: "Ada", at: now,
            subjects: try store.subjects(of: learner.id).map {
              .init(rule: $0.rule, lesson: $0.lesson, sentence: nil, state: $0.state)
            }, history: history, lessons: [],
            days: try store.days(of: learner.id).map {
              .init(day: $0.day, answers: $0.answers, seconds: Int($0.duration.components.seconds))
            })
          #expect(!report.page.isEmpty)
        }
        attempt { () throws(StoreError) in _ = try store.progress(of: learner.id, at: now) }
        attempt { () throws(StoreError) in _ = try store.dueRules(of: learner.id, at: now.time) }
        attempt { () throws(StoreError) in _ = try store.evidence(of: learner.id) }
        attempt { () throws(StoreError) in _ = try store.settings(of: learner.id) }
        attempt { () throws(StoreError) in _ = try store.placementFacts(of: learner.id) }
        attempt { () throws(StoreError) in _ = try store.unseenVerdict(of: learner.id) }
        attempt { () throws(StoreError) in
          let shown = work.presentation(of: learner, at: now)
          try store.record(shown)
          try store.record(work.review(shown))
          try store.record(work.event(.undo(shown.id), of: learner))
        }
      }
      attempt { () throws(StoreError) in
        try store.forEachReview { (record) throws(StoreError) in
          #expect(!record.review.moment.time.description.isEmpty)
        }
      }
      attempt { () throws(StoreError) in
        try store.forEachRule { (record) throws(StoreError) in
          #expect(!record.state.due.description.isEmpty)
        }
      }
      attempt { () throws(StoreError) in _ = try store.learnerRecords(at: now.time) }
      attempt { () throws(StoreError) in
        var log: [LogEntry] = []
        try store.forEachEntry { (entry) throws(StoreError) in log.append(entry) }
        _ = LogReplay(of: log)
      }
      attempt { () throws(StoreError) in _ = try store.examineDerived() }
      attempt { () throws(StoreError) in try store.rebuild() }
      return found
    } catch {
      return ["\(error)"]
    }
  }

  private static let tables = [
    "device", "presentation", "review", "event", "memory_state", "day_summary",
  ]

  @Test(arguments: tables, ["-9223372036854775808", "9223372036854775807", "9e999"])
  func `in any column end no reading`(table: String, value: String) throws {
    let work = try Self.answered()
    let columns = try Connection(path: work.path).query(
      "SELECT name, type FROM pragma_table_info('\(table)') WHERE type IN ('INTEGER', 'REAL')"
    ) { (name: $0.text(0), type: $0.text(1)) }
    let sound = try Data(contentsOf: URL(filePath: work.path))
    for (column, type) in columns where type == "REAL" || !value.contains("e") {
      try sound.write(to: URL(filePath: work.path))
      try? work.change("\(Self.open) UPDATE \(table) SET \(column) = \(value)")
      _ = readAll(work)
    }
  }

  @Test(
    arguments: [
      ("UPDATE review SET counted = 9223372036854775807 WHERE presentation = 1", ""),
      (
        "UPDATE review SET zone_offset = 99999999999 WHERE presentation = 1",
        "row 1 of 'review': 'zone_offset' can't be 99999999999"
      ),
      (
        "UPDATE review SET duration_ms = 9223372036854775807 WHERE presentation = 1",
        "row 1 of 'review': 'duration_ms' can't be 9223372036854775807"
      ),
      (
        "UPDATE presentation SET guess_rate = 9e999 WHERE id = 2",
        "row 2 of 'presentation': 'guess_rate' can't be inf"
      ),
      (
        "UPDATE memory_state SET last_day = 9223372036854775807 WHERE rule = 1",
        "the row of learner 1 and rule 1 of 'memory_state': 'last_day' can't be "
          + "9223372036854775807"
      ),
      (
        "UPDATE memory_state SET stability = 9e999 WHERE rule = 1",
        "the row of learner 1 and rule 1 of 'memory_state': 'stability' can't be inf"
      ),
      (
        "UPDATE memory_state SET stability = 0.000099 WHERE rule = 1",
        "the row of learner 1 and rule 1 of 'memory_state': 'stability' can't be 9.9e-05"
      ),
      (
        "UPDATE memory_state SET step = 1001 WHERE rule = 1",
        "the row of learner 1 and rule 1 of 'memory_state': 'step' can't be 1001"
      ),
      (
        "UPDATE day_summary SET answered = -3 WHERE day = (SELECT min(day) FROM day_summary)",
        "the row of learner 1 and day 20833 of 'day_summary': 'answered' can't be -3"
      ),
      (
        "UPDATE event SET detail = '{' WHERE kind = 'setting'",
        "row 5 of 'event': unexpected JSON"
      ),
      (
        "UPDATE event SET detail = replace(detail, '\"known\":3', '\"known\":9223372036854775807')",
        "row 2 of 'event': 'known' can't be 9223372036854775807"
      ),
      (
        """
        UPDATE event SET detail = replace(
          detail, '"known":3', '"releases":{"first":"13","last":"12.5","asked":"17"}')
        """, "row 2 of 'event': 'releases' can't be 13 12.5 17"
      ),
      (
        """
        UPDATE event SET detail = replace(
          detail, '"known":3', '"releases":{"first":"3","last":"twelve","asked":"17"}')
        """, "row 2 of 'event': 'releases' can't be twelve"
      ),
      (
        "UPDATE event SET detail = '{\"step\":-9223372036854775808}' WHERE id = 1",
        "row 1 of 'event': 'step' can't be -9223372036854775808"
      ),
      (
        "UPDATE rendering SET text = 'another question'",
        "row 1 of 'rendering': its text isn't the one that its hash names"
      ),
      (
        "UPDATE device SET last_time = 9223372036854775807",
        "row 1 of 'device': 'last_time' can't be 9223372036854775807"
      ),
      (
        "INSERT INTO erasure (uuid, time) VALUES ('gone', -9223372036854775807)",
        "a row of 'erasure': 'time' can't be -9223372036854775807"
      ),
      (
        "UPDATE revision SET checks = '[]' WHERE id = 1", "row 1 of 'revision': unexpected JSON"
      ),
      (
        "UPDATE revision SET truth = '{}' WHERE id = 1",
        "row 1 of 'revision': a part of 'vc/order' is missing"
      ),
      (
        "UPDATE question SET document = '{}' WHERE id = 2",
        "row 2 of 'question': unexpected JSON"
      ),
      (
        """
        INSERT INTO undecided SELECT question, prompt, scenario, ios, device, '' FROM revision
          WHERE id = 3
        """, "row 3 of 'undecided': unexpected JSON"
      ),
    ])
  func `are named`(change: String, expected: String) throws {
    let work = try Self.answered()
    try work.change("\(Self.open) \(change)")
    let found = readAll(work)
    if !expected.isEmpty { #expect(found.contains(expected), "found \(found)") }
  }

  /// No session can ask a question whose right answer can't be read.
  @Test(arguments: ["", "[]", "null", "{\"version\":1,\"orders\":[[\"A.vie"])
  func `in place of a right answer are named`(truth: String) throws {
    let work = try Self.answered()
    try work.change("UPDATE revision SET truth = '\(truth)' WHERE id = 1")
    let store = try work.open()
    #expect(
      try store.findAllDamage().map(\.description) == ["row 1 of 'revision': unexpected JSON"])
    #expect(throws: StoreError.self) { try store.questions() }
  }

  @Test func `of lessons are named`() throws {
    let work = try Self.answered()
    try work.change("UPDATE lesson SET document = 'no lesson' WHERE id = 1")
    let found = try work.open().findAllDamage().map(\.description)
    #expect(found.contains { $0.contains("'lesson'") }, "found \(found)")
  }

  @Test func `with one name for two rows are named`() throws {
    let work = try Self.answered()
    try work.change(
      """
      PRAGMA writable_schema = ON;
      UPDATE sqlite_schema SET sql = replace(sql, 'name TEXT NOT NULL UNIQUE', 'name TEXT NOT NULL')
        WHERE name = 'rule';
      DELETE FROM sqlite_schema WHERE name = 'sqlite_autoindex_rule_1';
      PRAGMA writable_schema = RESET;
      """)
    try work.change("INSERT INTO rule (name) SELECT name FROM rule")
    _ = readAll(work)
    let store = try work.open()
    let learner = try #require(try store.learners().first)
    #expect(throws: StoreError.damagedRow(table: "rule", reason: .repeatedValue(column: "name"))) {
      try store.history(of: learner.id)
    }
  }

  @Test func `at the edge of what can be are none`() throws {
    let work = try Self.answered()
    try work.change("UPDATE memory_state SET stability = 0.0001, difficulty = 10")
    #expect(try work.open().findAllDamage() == [])
  }

  @Test func `of this device keep answers from being saved`() throws {
    let work = try Self.answered()
    let store = try work.open()
    let learner = try #require(try store.learners().first)
    try work.change("PRAGMA foreign_keys = OFF; \(Self.open) DELETE FROM device")
    #expect(throws: StoreError.damagedRow(table: "device", reason: .missingRow(1))) {
      try store.record(work.presentation(of: learner, at: Sample.moment(days: 3)))
    }
  }

  @Test func `of computed rows are computed again`() throws {
    let work = try Self.answered()
    try work.change("UPDATE memory_state SET last_day = 9223372036854775807, stability = 9e999")
    let store = try work.open()
    #expect(try store.findAllDamage().allSatisfy(\.isDerived))
    try store.rebuild()
    #expect(try store.findAllDamage() == [])
  }
}
