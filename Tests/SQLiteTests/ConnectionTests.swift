import Foundation
import SQLite
import Testing

@Suite struct ConnectionTests {
  @Test(
    arguments: [
      .null, .integer(Int64.min), 0, .real(-0.5), .text(""), .text("Zoë \u{0} 😀"), .blob([]),
      .blob([0, 255]),
    ] as [Value])
  func `a value comes back as it was bound`(value: Value) throws {
    let connection = try Connection(path: ":memory:")
    #expect(try connection.first("SELECT ?", [value]) { $0.value(0) } == value)
  }

  @Test func `columns are read by type`() throws {
    let connection = try Connection(path: ":memory:")
    let values = try connection.first("SELECT 7, 1.5, 'a', x'00ff', NULL") { row in
      (
        [row.count, row.int(0)], row.real(1), [row.text(2), row.text(4)], row.blob(3),
        [row.isNull(3), row.isNull(4)], row.optionalInt(4)
      )
    }
    let found = try #require(values)
    #expect(found.0 == [5, 7])
    #expect(found.1 == 1.5)
    #expect(found.2 == ["a", ""])
    #expect(found.3 == [0, 255])
    #expect(found.4 == [false, true])
    #expect(found.5 == nil)
  }

  @Test func `rows come in order and the first may be missing`() throws {
    let connection = try Connection(path: ":memory:")
    try connection.execute("CREATE TABLE t (a INTEGER); INSERT INTO t VALUES (1), (2), (3);")
    #expect(try connection.query("SELECT a FROM t ORDER BY a") { $0.int(0) } == [1, 2, 3])
    #expect(try connection.first("SELECT a FROM t WHERE a > 5") { $0.int(0) } == nil)
    try connection.run("DELETE FROM t WHERE a > ?", [1])
    #expect(connection.changeCount == 2)
  }

  @Test func `a statement may run inside itself`() throws {
    let connection = try Connection(path: ":memory:")
    let sql = "SELECT ?"
    let result = try connection.first(sql, [1]) { row throws(DatabaseError) in
      let inner = try connection.first(sql, [2]) { $0.int(0) }
      return [row.int(0), inner]
    }
    #expect(result == [1, 2])
    #expect(try connection.first(sql, [3]) { $0.int(0) } == 3)
  }

  @Test func `a lent statement runs many times`() throws {
    let connection = try Connection(path: ":memory:")
    try connection.execute("CREATE TABLE t (a INTEGER)")
    try connection.withStatement("INSERT INTO t VALUES (?)") {
      (statement: borrowing Statement) throws(DatabaseError) in
      for value in 1...3 { try statement.run([.integer(value)]) }
    }
    #expect(connection.lastInsertedRow == 3)
  }

  // MARK: Errors

  @Test func `an error says what and where but not with which values`() throws {
    let connection = try Connection(path: ":memory:")
    try connection.execute("CREATE TABLE t (a TEXT UNIQUE) STRICT")
    try connection.run("INSERT INTO t VALUES (?)", ["secret"])
    let error = #expect(throws: DatabaseError.self) {
      try connection.run("INSERT  INTO t\n VALUES (?)", ["secret"])
    }
    #expect(error?.code == .constraint)
    #expect(error?.extendedCode == 2067)
    #expect(
      error?.description
        == "UNIQUE constraint failed: t.a (SQLite 2067) in 'INSERT INTO t VALUES (?)'")
  }

  @Test func `wrong SQL and a wrong number of values are errors`() throws {
    let connection = try Connection(path: ":memory:")
    #expect(throws: DatabaseError.self) { try connection.run("SELEC 1") }
    let error = #expect(throws: DatabaseError.self) { try connection.run("SELECT ?, ?", [1]) }
    #expect(error?.message == "expected 2 values, found 1")
    #expect(throws: DatabaseError.self) { try connection.run("") }
  }

  @Test func `a missing file is an error unless it is to be made`() throws {
    let path = "/nonexistent/\(UUID().uuidString)"
    let error = #expect(throws: DatabaseError.self) {
      _ = try Connection(path: path, access: .readWrite)
    }
    #expect(error?.code == .cannotOpen)
  }

  // MARK: Transactions

  @Test func `what a failed transaction wrote is gone`() throws {
    let connection = try Connection(path: ":memory:")
    try connection.execute("CREATE TABLE t (a INTEGER UNIQUE)")
    #expect(throws: DatabaseError.self) {
      try connection.transaction { () throws(DatabaseError) in
        try connection.run("INSERT INTO t VALUES (1)")
        try connection.run("INSERT INTO t VALUES (1)")
      }
    }
    #expect(!connection.isInTransaction)
    #expect(try connection.first("SELECT count(*) FROM t") { $0.int(0) } == 0)
  }

  @Test func `a committed transaction stays and gives its result`() throws {
    let connection = try Connection(path: ":memory:")
    let result = try connection.transaction { () throws(DatabaseError) -> Int in
      try connection.execute("CREATE TABLE t (a INTEGER); INSERT INTO t VALUES (4)")
      return 5
    }
    #expect(result == 5)
    #expect(try connection.first("SELECT a FROM t") { $0.int(0) } == 4)
  }

  @Test func `a second writer waits and is then told that the database is busy`() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let one = try Connection(path: path)
    let two = try Connection(path: path, busyTimeout: .milliseconds(20))
    try one.transaction { () throws(DatabaseError) in
      let error = #expect(throws: DatabaseError.self) {
        try two.transaction { () throws(DatabaseError) in }
      }
      #expect(error?.code == .busy)
    }
    try two.transaction { () throws(DatabaseError) in }
  }

  @Test func `a second writer waits as long as it is told to`() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let one = try Connection(path: path)
    let two = try Connection(path: path, busyTimeout: .zero)
    var waits: [Duration] = []
    two.whileBusy = { waited in
      waits.append(waited)
      if waits.count == 7 { try? one.execute("ROLLBACK") }
      return true
    }
    try one.execute("BEGIN IMMEDIATE")
    try two.transaction { () throws(DatabaseError) in }
    #expect(waits.count == 7)
    #expect(waits == waits.sorted())

    try one.execute("BEGIN IMMEDIATE")
    two.whileBusy = { _ in false }
    let given = #expect(throws: DatabaseError.self) { try two.execute("BEGIN IMMEDIATE") }
    #expect(given?.code == .busy)
    two.whileBusy = nil
    #expect(throws: DatabaseError.self) { try two.execute("BEGIN IMMEDIATE") }
    #expect(waits.count == 7)
    try one.execute("ROLLBACK")
  }
}
