import Curriculum
import Foundation
import ReviewLog
import SQLite
import SeededNumbers
import Testing

@testable import Storage

@Suite struct OpeningTests {
  @Test func `a new database is private, ours and logs ahead`() throws {
    let work = try Workplace()
    let store = try work.open()
    #expect(store.notices == [.created])
    for suffix in ["", "-wal", "-shm"] {
      let attributes = try FileManager.default.attributesOfItem(atPath: work.path + suffix)
      #expect(attributes[.posixPermissions] as? Int == 0o600, "\(suffix)")
    }
    #expect(try work.pragma("journal_mode") == "wal")
    #expect(try work.pragma("application_id") == "\(0x7664_6c6e)")
    #expect(try work.pragma("user_version") == "\(Workplace.migrations.count)")
    #expect(try store.findDamage() == [])
  }

  /// A start compares hashes; where this one is wrong, each takes longer.
  @Test func `the newest schema is the one of all migrations`() throws {
    let digest = try Schema.of(Workplace.migrations).digest
    #expect(digest == Schema.newest)
  }

  @Test func `migrations are numbered from one and say why`() {
    #expect(Workplace.migrations.map(\.number) == Array(1...Workplace.migrations.count))
    #expect(Workplace.migrations.allSatisfy { $0.sql.hasPrefix("-- ") })
    #expect(Migration(file: "0012-two-words.sql", sql: "")?.name == "two-words")
    for name in ["12-a.sql", "0000-a.sql", "0001.sql", "0001-a.txt", "README.md"] {
      #expect(Migration(file: name, sql: "") == nil)
    }
  }

  @Test func `every table is strict`() throws {
    let work = try Workplace()
    _ = try work.open()
    let loose = try Connection(path: work.path).query(
      """
      SELECT name FROM pragma_table_list
      WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%' AND strict = 0
      """
    ) { $0.text(0) }
    #expect(loose == [])
  }

  @Test func `a database opened again keeps who it is`() throws {
    let work = try Workplace()
    let first = try work.open()
    let second = try work.open()
    #expect(first.device == second.device)
    #expect(first.pseudonymKey == second.pseudonymKey)
    #expect(first.pseudonymKey.count == 32)
    #expect(second.notices == [])
  }

  @Test func `an empty file becomes a database`() throws {
    let work = try Workplace()
    try Data().write(to: URL(filePath: work.path))
    #expect(try work.open().notices == [.created])
  }

  // MARK: Refusals

  @Test func `a newer schema is refused and left alone`() throws {
    let work = try Workplace()
    _ = try work.open()
    try work.change("PRAGMA user_version = 99")
    try check(
      work,
      "it has schema 99, made by a newer version of vdl; this version knows schemas up to "
        + "\(Workplace.migrations.count)")
  }

  @Test func `another program's database is refused and left alone`() throws {
    let work = try Workplace()
    try work.change("CREATE TABLE theirs (a INTEGER)")
    try check(work, "it belongs to another program")
    let marked = try Workplace()
    try marked.change("PRAGMA application_id = 7")
    try check(marked, "it belongs to another program")
  }

  @Test(arguments: [-1, -2_147_483_648])
  func `a schema of a negative number is refused and left alone`(number: Int) throws {
    let work = try Workplace()
    _ = try work.open()
    try work.change("PRAGMA user_version = \(number)")
    try check(work, "it belongs to another program")
  }

  @Test func `what is no database is refused and left alone`() throws {
    let work = try Workplace()
    try Data(String(repeating: "Dear diary. ", count: 100).utf8).write(to: URL(filePath: work.path))
    try check(work, "expected a SQLite database, found something else")
  }

  @Test func `a damaged database is refused`() throws {
    let work = try Workplace()
    _ = try work.open()
    let handle = try FileHandle(forWritingTo: URL(filePath: work.path))
    try handle.seek(toOffset: 100)
    try handle.write(contentsOf: Data(repeating: 0xa5, count: 3000))
    try handle.close()
    try check(work, "it is damaged: database disk image is malformed")
  }

  @Test func `a folder is refused`() throws {
    let work = try Workplace()
    let path = work.folder.path
    let error = #expect(throws: StoreError.self) {
      try Store.open(path: path, migrations: Workplace.migrations, using: &work.generator)
    }
    #expect(error == .cannotOpen(path: path, reason: .isFolder))
    #expect(
      error?.description == "cannot open the database '\(path)': expected a file, found a folder")
  }

  @Test func `a device is refused`() throws {
    let work = try Workplace()
    let error = #expect(throws: StoreError.self) {
      try Store.open(path: "/dev/null", migrations: Workplace.migrations, using: &work.generator)
    }
    #expect(
      error?.description
        == "cannot open the database '/dev/null': expected a file, found a device or a pipe")
  }

  @Test func `a missing folder is said to be missing and not made`() throws {
    let work = try Workplace()
    let path = work.folder.path + "/none/store"
    let error = #expect(throws: StoreError.self) {
      try Store.open(path: path, migrations: Workplace.migrations, using: &work.generator)
    }
    #expect(
      error?.description == "cannot open the database '\(path)': its folder does not exist")
    #expect(!FileManager.default.fileExists(atPath: work.folder.path + "/none"))
  }

  @Test func `a file as folder is refused`() throws {
    let work = try Workplace()
    try Data().write(to: URL(filePath: work.path))
    let path = work.path + "/store"
    let error = #expect(throws: StoreError.self) {
      try Store.open(path: path, migrations: Workplace.migrations, using: &work.generator)
    }
    #expect(error == .cannotOpen(path: path, reason: .system(SystemError(code: ENOTDIR))))
  }

  @Test func `a locked database is said to be locked`() throws {
    let work = try Workplace()
    _ = try work.open()
    let other = try Connection(path: work.path)
    try other.execute("PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE")
    let error = #expect(throws: StoreError.self) {
      try work.open(busyTimeout: .milliseconds(10))
    }
    #expect(error == .cannotOpen(path: work.path, reason: .locked))
  }

  @Test(
    .enabled(if: geteuid() != 0, "root may write everywhere"),
    arguments: [(0o000, .system(SystemError(code: EACCES))), (0o400, .readOnly)]
      as [(Int, StoreError.OpeningFailure)])
  func `a file without rights is refused`(
    rights: Int, reason: StoreError.OpeningFailure
  ) throws {
    let work = try Workplace()
    _ = try work.open()
    try FileManager.default.setAttributes([.posixPermissions: rights], ofItemAtPath: work.path)
    let error = #expect(throws: StoreError.self) { try work.open() }
    #expect(error == .cannotOpen(path: work.path, reason: reason))
  }

  @Test(.enabled(if: geteuid() != 0, "root may write everywhere"))
  func `a folder without rights is refused`() throws {
    let work = try Workplace()
    func set(_ rights: Int) throws {
      try FileManager.default.setAttributes(
        [.posixPermissions: rights], ofItemAtPath: work.folder.path)
    }
    try set(0o500)
    let denied = StoreError.cannotOpen(
      path: work.path, reason: .system(SystemError(code: EACCES)))
    #expect(throws: denied) { try work.open() }
    try set(0o700)
    let learner = try work.prepared().learner
    try set(0o500)
    let error = #expect(throws: StoreError.self) { try work.open() }
    try set(0o700)
    #expect(error?.description.hasPrefix("cannot open the database '\(work.path)': ") == true)
    #expect(try work.open().learners() == [learner])
  }

  @Test func `a disk without shared memory gets a rollback journal`() throws {
    let work = try Workplace()
    // A folder stands where the shared memory of the write-ahead log would be.
    try FileManager.default.createDirectory(
      atPath: work.path + "-shm", withIntermediateDirectories: false)
    let store = try work.open()
    #expect(store.notices == [.withoutWriteAheadLog, .created])
    try store.importCourse(Sample.courseImport())
    #expect(try store.course(Sample.course.id) == Sample.course)
    #expect(try work.open().notices == [.withoutWriteAheadLog])
  }

  @Test func `a database moved to such a disk is opened there`() throws {
    let work = try Workplace()
    let learner = try work.prepared().learner
    #expect(!FileManager.default.fileExists(atPath: work.path + "-shm"))
    try FileManager.default.createDirectory(
      atPath: work.path + "-shm", withIntermediateDirectories: false)
    let store = try work.open()
    #expect(store.notices == [.withoutWriteAheadLog])
    #expect(try store.learners() == [learner])
    let other = try work.open()
    let shown = work.presentation(of: learner)
    try store.record(shown)
    try other.record(work.review(shown))
  }

  // MARK: Migrating

  private static let next = Migration(
    number: Workplace.migrations.count + 1, name: "colours",
    sql: "CREATE TABLE colour (name TEXT NOT NULL) STRICT;")

  @Test func `an older database is backed up and brought up to date`() throws {
    let work = try Workplace()
    let learner = try work.prepared().learner
    let store = try work.open(migrations: Workplace.migrations + [Self.next])
    let backup = work.path + ".schema-\(Workplace.migrations.count)"
    #expect(store.notices == [.migrated(backup: backup)])
    #expect(try work.pragma("user_version") == "\(Self.next.number)")
    #expect(try store.learners() == [learner])
    let attributes = try FileManager.default.attributesOfItem(atPath: backup)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let old = try Store.open(
      path: backup, migrations: Workplace.migrations, using: &work.generator)
    #expect(try old.learners() == [learner])
  }

  @Test func `a backup never overwrites another`() throws {
    let work = try Workplace()
    _ = try work.open()
    let backup = work.path + ".schema-\(Workplace.migrations.count)"
    try Data("kept".utf8).write(to: URL(filePath: backup))
    let store = try work.open(migrations: Workplace.migrations + [Self.next])
    #expect(store.notices == [.migrated(backup: backup + "-2")])
    #expect(try Data(contentsOf: URL(filePath: backup)) == Data("kept".utf8))
  }

  @Test func `a migration that fails leaves the schema before it`() throws {
    let work = try Workplace()
    let learner = try work.prepared().learner
    var broken = Self.next
    broken.number += 1
    broken.sql = "CREATE TABLE shape (a INTEGER) STRICT; CREATE TABLE learner (a INTEGER);"
    #expect(throws: StoreError.self) {
      try work.open(migrations: Workplace.migrations + [Self.next, broken])
    }
    // All of them or none: half of an update is a schema that no version knows.
    #expect(try work.pragma("user_version") == "\(Workplace.migrations.count)")
    #expect(try !work.tables().contains("colour"))
    #expect(try work.files() == ["store.sqlite3"])
    let store = try work.open(migrations: Workplace.migrations + [Self.next])
    #expect(try store.learners() == [learner])
    #expect(try work.tables().contains("colour"))
    #expect(try !work.tables().contains("shape"))
  }

  /// The files in the middle of each migration are those that a power cut would leave.
  @Test func `a crash in the middle of any migration leaves a database that opens`() throws {
    let migrations = Workplace.migrations + [Self.next]
    for migration in migrations {
      let work = try Workplace()
      if migration.number > 1 { try work.makeOlder(schema: migration.number - 1) }
      let connection = try Connection(path: work.path)
      try connection.execute("PRAGMA journal_mode = WAL; PRAGMA cache_size = 1; BEGIN IMMEDIATE")
      try connection.execute(migration.sql)
      try connection.execute("PRAGMA user_version = \(migration.number)")
      let copy = try Workplace()
      for suffix in ["", "-wal"] where FileManager.default.fileExists(atPath: work.path + suffix) {
        try FileManager.default.copyItem(atPath: work.path + suffix, toPath: copy.path + suffix)
      }
      let store = try copy.open(migrations: migrations)
      #expect(try copy.pragma("user_version") == "\(migrations.count)")
      #expect(try store.findDamage() == [])
    }
  }

  @Test(arguments: 0..<5)
  func `several programs may make a database at once`(round: Int) async throws {
    let work = try Workplace()
    let path = work.path
    let devices = try await withThrowingTaskGroup(of: String.self) { group in
      for seed in 0..<6 {
        group.addTask {
          var generator = SeededNumbers(seed: UInt64(seed))
          return try Store.open(
            path: path, migrations: Workplace.migrations, using: &generator
          ).device.rawValue
        }
      }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(devices.count == 1)
  }

  @Test(arguments: [0, 1, 3])
  func `of twenty programs one updates a database, and one copy is kept`(schema: Int) async throws {
    let work = try Workplace()
    if schema > 0 { try work.makeOlder(schema: schema) }
    let path = work.path
    let notices = try await withThrowingTaskGroup(of: [Store.Notice].self) { group in
      for seed in 0..<20 {
        group.addTask {
          var generator = SeededNumbers(seed: UInt64(seed))
          return try Store.open(
            path: path, migrations: Workplace.migrations, using: &generator
          ).notices
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    let backup = path + ".schema-\(schema)"
    #expect(notices == [schema == 0 ? .created : .migrated(backup: backup)])
    #expect(
      try work.files()
        == (schema == 0 ? ["store.sqlite3"] : ["store.sqlite3", "store.sqlite3.schema-\(schema)"]))
  }

  @Test func `a reader of a missing database is told so, and creates none`() throws {
    let work = try Workplace()
    for purpose in [Store.Purpose.reading, .examining] {
      let error = #expect(throws: StoreError.self) {
        try Store.open(
          path: work.path, migrations: Workplace.migrations, using: &work.generator, for: purpose)
      }
      #expect(error == .cannotOpen(path: work.path, reason: .missing))
    }
    #expect(try work.files() == [])
  }

  @Test func `a database that another program writes to can be read`() throws {
    let work = try Workplace()
    let (_, learner) = try work.prepared()
    let other = try Connection(path: work.path)
    for lock in ["BEGIN IMMEDIATE", "BEGIN EXCLUSIVE"] {
      try other.execute(lock)
      let store = try Store.open(
        path: work.path, migrations: Workplace.migrations, using: &work.generator, for: .reading)
      #expect(try store.learners() == [learner])
      try other.execute("ROLLBACK")
    }
  }

  @Test func `an older database that another program writes to can be read`() throws {
    let work = try Workplace()
    try work.makeOlder(schema: 1)
    try work.change("INSERT INTO learner (uuid, name) VALUES ('e', 'Eve')")
    let other = try Connection(path: work.path)
    try other.execute("BEGIN IMMEDIATE")
    let store = try Store.open(
      path: work.path, migrations: Workplace.migrations, using: &work.generator, for: .reading)
    #expect(try store.learners().map(\.name) == ["Eve"])
    #expect(try work.pragma("user_version") == "1")
  }

  // MARK: -

  private func check(
    _ work: Workplace, _ reason: String, at place: SourceLocation = #_sourceLocation
  ) throws {
    let before = try Data(contentsOf: URL(filePath: work.path))
    let error = #expect(throws: StoreError.self, sourceLocation: place) { try work.open() }
    #expect(
      error?.description == "cannot open the database '\(work.path)': \(reason)",
      sourceLocation: place)
    #expect(try Data(contentsOf: URL(filePath: work.path)) == before, sourceLocation: place)
  }
}

extension Workplace {
  /// The files of the folder but those that SQLite keeps while a database is open.
  func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") }
  }

  func pragma(_ name: String) throws -> String? {
    try Connection(path: path).first("PRAGMA \(name)") { $0.text(0) }
  }

  /// Makes a database as a program left it that knew so many migrations.
  func makeOlder(schema: Int) throws {
    let connection = try Connection(path: path)
    try connection.execute("PRAGMA journal_mode = WAL")
    for migration in Workplace.migrations.prefix(schema) { try connection.execute(migration.sql) }
    try connection.execute("PRAGMA user_version = \(schema)")
  }

  func change(_ sql: String) throws { try Connection(path: path).execute(sql) }

  func tables() throws -> [String] {
    try Connection(path: path).query("SELECT name FROM sqlite_schema WHERE type = 'table'") {
      $0.text(0)
    }
  }

  /// Adds a device that is ahead of this one, as a merge would leave it.
  func addDeviceAhead() throws {
    try change(
      """
      INSERT INTO device (uuid, last_sequence, last_time)
      VALUES ('other', 1, \(Sample.moment(days: 90).time.milliseconds))
      """)
  }

  /// The rows of `day_summary`, by ids.
  func daySummaries() throws -> [LogReplay.DayKey: DaySummary] {
    let rows = try Connection(path: path).query(
      """
      SELECT learner.uuid, day, lesson.name, answered, right_count, duration_ms, first_time,
        last_time
      FROM day_summary JOIN learner ON learner.id = learner JOIN lesson ON lesson.id = lesson
      """
    ) { row in
      (
        LogReplay.DayKey(
          learner: LearnerID(rawValue: row.text(0)), day: StudyDay(number: row.int(1)),
          lesson: LessonID(rawValue: row.text(2))),
        DaySummary(
          answered: row.int(3), right: row.int(4), milliseconds: row.integer(5),
          first: UTCTime(milliseconds: row.integer(6)), last: UTCTime(milliseconds: row.integer(7)))
      )
    }
    return Dictionary(uniqueKeysWithValues: rows)
  }

  /// The tables that are derived from the log, as they are stored.
  func derived() throws -> [String] {
    let connection = try Connection(path: path)
    func dump(_ sql: String) throws -> [String] {
      try connection.query(sql) { row in
        (0..<row.count).map { "\(row.value($0))" }.joined(separator: " ")
      }
    }
    return try dump("SELECT * FROM memory_state ORDER BY learner, rule")
      + dump("SELECT * FROM day_summary ORDER BY learner, day, lesson")
  }
}
