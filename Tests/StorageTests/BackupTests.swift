import Foundation
import ReviewLog
import SQLite
import Storage
import Testing

@Suite struct `A backup` {
  private let work: Workplace
  private let store: Store
  private let ada: Learner
  private let bob: Learner
  private let copy: String

  init() throws {
    work = try Workplace()
    (store, ada) = try work.prepared()
    bob = try store.learner(named: "Bob", using: &work.generator)
    copy = work.path + ".copy"
    try answer(by: ada)
    try answer(by: bob)
  }

  private func answer(by learner: Learner) throws {
    let shown = work.presentation(of: learner)
    try store.record(shown)
    try store.record(work.review(shown))
  }

  private func restore(to path: String? = nil) throws -> Store.Restoration {
    try Store.restore(
      copy, to: path ?? work.path, migrations: Workplace.migrations, using: &work.generator)
  }

  private func answerCount(_ store: Store) throws -> Int {
    var count = 0
    try store.forEachReview { (_: ReviewRecord) throws(StoreError) in count += 1 }
    return count
  }

  @Test func `is private, whole and overwrites nothing`() throws {
    try store.backUp(to: copy)
    let attributes = try FileManager.default.attributesOfItem(atPath: copy)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let other = try Store.open(
      path: copy, migrations: Workplace.migrations, using: &work.generator)
    #expect(try answerCount(other) == 2)
    #expect(try other.findDamage() == [])
    let error = #expect(throws: StoreError.self) { try store.backUp(to: copy) }
    #expect(
      error?.description
        == "cannot write the copy '\(copy)': the file exists, and vdl never overwrites a file")
    #expect(throws: StoreError.self) { try store.backUp(to: "/nowhere/x") }
  }

  @Test func `is put back under the eyes of other sessions, and what was there is kept`() throws {
    try store.backUp(to: copy)
    try answer(by: ada)
    let done = try restore()
    #expect(done.kept == work.path + ".before-restore")
    // The session that was open all the time goes on with the restored database.
    #expect(try answerCount(store) == 2)
    try answer(by: ada)
    #expect(try answerCount(work.open()) == 3)
    let kept = try Store.open(
      path: work.path + ".before-restore", migrations: Workplace.migrations,
      using: &work.generator)
    #expect(try answerCount(kept) == 3)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: work.folder.path).allSatisfy {
        !$0.contains("restoring")
      })
  }

  @Test func `numbers no entry twice`() throws {
    try store.backUp(to: copy)
    try answer(by: ada)
    let last = try Connection(path: work.path).first("SELECT last_sequence FROM device") {
      $0.int(0)
    }
    _ = try restore()
    try answer(by: ada)
    let sequences = try Connection(path: work.path).query(
      "SELECT sequence FROM review ORDER BY sequence DESC LIMIT 1"
    ) { $0.int(0) }
    #expect(try #require(sequences.first) > #require(last))
  }

  @Test func `does not bring back who was erased since`() throws {
    try store.backUp(to: copy)
    try store.erase(ada.id, at: Sample.start.time)
    let done = try restore()
    #expect(done.erasedCount == 1)
    #expect(try store.learners() == [bob])
    #expect(try answerCount(store) == 1)
    // Nor does anything else, such as a merge.
    let error = #expect(throws: DatabaseError.self) {
      try Connection(path: work.path).run(
        "INSERT INTO learner (uuid, name) VALUES (?, 'Ada')", [.text(ada.id.rawValue)])
    }
    #expect(error?.message.contains("an erased learner is not brought back") == true)
  }

  @Test func `replaces a database that cannot be read, and one that is gone`() throws {
    try store.backUp(to: copy)
    let path = work.path + ".broken"
    try Data("rubbish".utf8).write(to: URL(filePath: path))
    #expect(try restore(to: path).kept == path + ".before-restore")
    #expect(
      try Data(contentsOf: URL(filePath: path + ".before-restore")) == Data("rubbish".utf8))
    let new = work.path + ".new"
    #expect(try restore(to: new).kept == nil)
    for path in [path, new] {
      let restored = try Store.open(
        path: path, migrations: Workplace.migrations, using: &work.generator)
      #expect(restored.notices.isEmpty)
      #expect(try answerCount(restored) == 2)
    }
  }

  // MARK: Pages of another size

  /// Writes a database anew with pages of this size, as any tool may do.
  private func setPageSize(_ size: Int, of path: String) throws {
    let connection = try Connection(path: path)
    try connection.execute("PRAGMA journal_mode = DELETE; PRAGMA page_size = \(size); VACUUM")
  }

  private func pageSize(of path: String) throws -> Int? {
    try Connection(path: path).first("PRAGMA page_size") { $0.int(0) }
  }

  @Test(arguments: [(4096, 8192), (4096, 512), (4096, 65536), (8192, 4096), (65536, 1024)])
  func `replaces a database with pages of another size`(ofBackup: Int, there: Int) throws {
    try store.backUp(to: copy)
    try setPageSize(ofBackup, of: copy)
    let path = work.folder.appending(path: "other").path
    try store.backUp(to: path)
    try setPageSize(there, of: path)
    let open = try Store.open(
      path: path, migrations: Workplace.migrations, using: &work.generator)
    try open.erase(ada.id, at: Sample.start.time)
    let done = try restore(to: path)
    #expect(done.kept == path + ".before-restore")
    #expect(done.erasedCount == 1)
    #expect(done.damage == [])
    // The session that was open all the time goes on.
    #expect(try open.learners() == [bob])
    #expect(try answerCount(open) == 1)
    #expect(try open.findAllDamage() == [])
    #expect(try pageSize(of: path) == there)
    #expect(try pageSize(of: path + ".before-restore") == there)
    #expect(try names == ["other.before-restore"])
  }

  @Test func `of a database with large pages is put back into it`() throws {
    let path = work.folder.appending(path: "large").path
    try store.backUp(to: path)
    try setPageSize(65536, of: path)
    let large = try Store.open(
      path: path, migrations: Workplace.migrations, using: &work.generator)
    try large.backUp(to: copy)
    #expect(try pageSize(of: copy) == 65536)
    try large.erase(ada.id, at: Sample.start.time)
    #expect(try restore(to: path).erasedCount == 1)
    #expect(try restore().kept == work.path + ".before-restore")
    #expect(try answerCount(large) == 1)
    #expect(try answerCount(store) == 2)
  }

  // MARK: Killed while it is put back

  /// The copy of the database that is there while it is replaced.
  private var restoring: String { work.path + ".restoring" }

  private var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: work.folder.path).filter {
        $0.contains("restor")
      }
    }
  }

  @Test(arguments: Store.Purpose.all)
  func `is no more where the database was not replaced yet`(purpose: Store.Purpose) throws {
    try store.backUp(to: restoring)
    _ = try Store.open(
      path: work.path, migrations: Workplace.migrations, using: &work.generator, for: purpose)
    #expect(try names == [])
  }

  @Test(arguments: Store.Purpose.all)
  func `is kept where the database was replaced`(purpose: Store.Purpose) throws {
    try store.backUp(to: copy)
    try answer(by: ada)
    let done = try restore()
    let kept = try #require(done.kept)
    try FileManager.default.moveItem(atPath: kept, toPath: restoring)
    let open = try Store.open(
      path: work.path, migrations: Workplace.migrations, using: &work.generator, for: purpose)
    #expect(try answerCount(open) == 2)
    #expect(try names == ["store.sqlite3.before-restore"])
    let old = try Store.openCopy(
      of: kept, migrations: Workplace.migrations, using: &work.generator)
    #expect(try answerCount(old) == 3)
  }

  @Test func `stays while another program restores`() throws {
    try store.backUp(to: restoring)
    try store.backUp(to: copy)
    let other = open(restoring, O_RDONLY)
    defer { close(other) }
    #expect(flock(other, LOCK_EX) == 0)
    #expect(throws: StoreError.locked) { try restore() }
    #expect(try names == ["store.sqlite3.restoring"])
    #expect(try answerCount(store) == 2)
  }

  @Test func `is named where another file is in its way`() throws {
    try store.backUp(to: copy)
    try Data("mine".utf8).write(to: URL(filePath: restoring))
    #expect(throws: StoreError.copyFailed(path: restoring, reason: .fileExists)) { try restore() }
    #expect(try Data(contentsOf: URL(filePath: restoring)) == Data("mine".utf8))
    #expect(try answerCount(store) == 2)
  }

  @Test func `that another program prepared under this name is not touched`() throws {
    try Data("mine".utf8).write(to: URL(filePath: restoring))
    _ = try work.open()
    #expect(try Data(contentsOf: URL(filePath: restoring)) == Data("mine".utf8))
  }

  @Test func `takes the place of a damaged database under the name that this has already`() throws {
    try store.backUp(to: copy)
    let path = work.folder.appending(path: "broken").path
    let kept = path + ".before-restore"
    try Data("rubbish".utf8).write(to: URL(filePath: path))
    try FileManager.default.linkItem(atPath: path, toPath: kept)
    #expect(try restore(to: path).kept == kept)
    #expect(try Data(contentsOf: URL(filePath: kept)) == Data("rubbish".utf8))
    let restored = try Store.open(
      path: path, migrations: Workplace.migrations, using: &work.generator)
    #expect(try answerCount(restored) == 2)
  }

  // MARK: Damage

  /// A damaged database may open: the damage of most pages shows only where they are read.
  @Test func `replaces a database with zeros in any of its pages, and keeps that beside`() throws {
    try store.backUp(to: copy)
    let sound = try Data(contentsOf: URL(filePath: copy))
    let pageSize = 4096
    #expect(sound.count > 20 * pageSize)
    var unknownCount = 0
    for start in stride(from: 0, to: sound.count, by: pageSize) {
      var damaged = sound
      damaged.replaceSubrange(
        start..<start + pageSize, with: repeatElement(0, count: pageSize))
      let path = work.folder.appending(path: "page-\(start)").path
      try damaged.write(to: URL(filePath: path))
      let done = try restore(to: path)
      #expect(done.kept == path + ".before-restore", "the page at \(start)")
      if done.erasuresAreUnknown { unknownCount += 1 }
      let restored = try Store.open(
        path: path, migrations: Workplace.migrations, using: &work.generator)
      #expect(try answerCount(restored) == 2, "the page at \(start)")
    }
    // Those of the file's head, of the table of erasures and of its likes.
    #expect(unknownCount > 1)
  }

  @Test(arguments: [true, false])
  func `replaces a database of which only the log is left`(isEmpty: Bool) throws {
    try store.backUp(to: copy)
    let path = work.folder.appending(path: "lost").path
    if isEmpty { try Data().write(to: URL(filePath: path)) }
    try Data("log".utf8).write(to: URL(filePath: path + "-wal"))
    // SQLite would remove the log.
    let error = #expect(throws: StoreError.self) {
      try Store.open(path: path, migrations: Workplace.migrations, using: &work.generator)
    }
    #expect(error == .cannotOpen(path: path, reason: .onlyLog))
    #expect(try Data(contentsOf: URL(filePath: path + "-wal")) == Data("log".utf8))
    let kept = try #require(try restore(to: path).kept)
    #expect(try Data(contentsOf: URL(filePath: kept + "-wal")) == Data("log".utf8))
    let restored = try Store.open(
      path: path, migrations: Workplace.migrations, using: &work.generator)
    #expect(try answerCount(restored) == 2)
  }

  @Test func `of an older schema is brought up to date`() throws {
    let old = try Workplace()
    try old.makeOlder(schema: 1)
    try old.change("INSERT INTO learner (uuid, name) VALUES ('e', 'Eve')")
    try Store.copy(old.path, to: copy)
    _ = try restore()
    #expect(try store.learners().map(\.name) == ["Eve"])
    #expect(try work.pragma("user_version") == "\(Workplace.migrations.count)")
    #expect(!FileManager.default.fileExists(atPath: copy + ".schema-1"))
  }

  @Test(arguments: ["", "rubbish", "nothing"])
  func `that is none is refused and changes nothing`(text: String) throws {
    if text != "nothing" { try Data(text.utf8).write(to: URL(filePath: copy)) }
    let error = #expect(throws: StoreError.self) { try restore() }
    #expect(error?.description.contains("'\(copy)'") == true)
    #expect(try answerCount(store) == 2)
    #expect(!FileManager.default.fileExists(atPath: work.path + ".before-restore"))
  }
}

@Suite struct `A learner who starts over` {
  @Test func `is another one of the same name`() throws {
    let work = try Workplace()
    let (store, ada) = try work.prepared()
    let shown = work.presentation(of: ada)
    try store.record(shown)
    try store.record(work.review(shown))
    let fresh = try store.reset(ada.id, at: Sample.start.time, using: &work.generator)
    #expect(fresh.name == "Ada")
    #expect(fresh.id != ada.id)
    #expect(try store.learners() == [fresh])
    #expect(try store.progress(of: fresh.id, at: Sample.start).overall.answers.answered == 0)
    #expect(throws: StoreError.unknownLearner(ada.id)) {
      try store.reset(ada.id, at: Sample.start.time, using: &work.generator)
    }
  }
}

@Suite struct `What a learner chose` {
  @Test func `counts from the next answer on`() throws {
    let work = try Workplace()
    let (store, ada) = try work.prepared()
    func answer(day: Int) throws -> UTCTime {
      let shown = work.presentation(of: ada, at: Sample.moment(days: day), occasion: .due)
      try store.record(shown)
      try store.record(work.review(shown))
      return try #require(try store.state(of: Sample.loading, learner: ada.id)).due
    }
    let usual = try answer(day: 0)
    try store.record(work.event(.setting(key: "retention", value: "0.97"), of: ada))
    #expect(try store.state(of: Sample.loading, learner: ada.id)?.due == usual)
    let strict = try answer(day: 10)
    try store.record(
      work.event(.setting(key: "retention", value: nil), of: ada, at: Sample.moment(days: 11)))
    let back = try answer(day: 30)
    #expect(strict < Sample.moment(days: 20).time)
    #expect(back > Sample.moment(days: 60).time)
    let kept = try work.derived()
    try store.rebuild()
    #expect(try work.derived() == kept)
  }

  @Test func `is read with what everybody has for the rest`() throws {
    let work = try Workplace()
    let (store, ada) = try work.prepared()
    for (key, value) in [
      ("retention", "2"), ("new-per-day", "3"), ("confidence", "on"), ("colour", "red"),
    ] {
      try store.record(work.event(.setting(key: key, value: value), of: ada))
    }
    var expected = Settings()
    expected.newPerDay = 3
    expected.asksConfidence = true
    #expect(try store.settings(of: ada.id) == expected)
  }

  @Test func `new rules are counted by day`() throws {
    let work = try Workplace()
    let (store, ada) = try work.prepared()
    for (question, day) in [(Sample.order, 0), (Sample.output, 1), (Sample.choice, 1)] {
      try store.record(
        work.presentation(question, of: ada, at: Sample.moment(days: day), occasion: .new))
    }
    #expect(try store.newRuleCount(of: ada.id, onDayFrom: Sample.moment(days: 0).time) == 1)
    #expect(try store.newRuleCount(of: ada.id, onDayFrom: Sample.moment(days: 1).time) == 2)
    #expect(try store.newRuleCount(of: ada.id, onDayFrom: Sample.moment(days: 2).time) == 0)
  }
}

extension Store.Purpose {
  fileprivate static let all: [Store.Purpose] = [
    .writing, .changing, .reading, .examining, .repairing,
  ]
}
