import Curriculum
import ReviewLog
import SQLite
import Storage
import Testing

@Suite struct StoreErrorTests {
  @Test(
    arguments: [
      (5, "another program has locked the database"),
      (517, "another program has locked the database"),
      (6, "another program has locked the database"),
      (8, "the database is read-only"), (1032, "the database is read-only"),
      (13, "the disk is full; nothing was saved"),
      (11, "the database is damaged: why"), (26, "the database is damaged: why"),
      (10, "the database failed: why (SQLite 10) in 'SELECT 1'"),
      (1555, "the database failed: why (SQLite 1555) in 'SELECT 1'"),
    ] as [(Int32, String)])
  func `a failure of SQLite is an error of the store`(code: Int32, expected: String) {
    let error = StoreError(DatabaseError(extendedCode: code, message: "why", sql: "SELECT\n  1"))
    #expect(error.description == expected)
  }

  /// A letter of the schema that flipped, such as 'reviaw', fails a constraint when days are counted again.
  @Test func `a constraint that fails while opening is damage`() {
    let constraint = DatabaseError(extendedCode: 275, message: "CHECK constraint failed", sql: nil)
    #expect(StoreError(constraint).opening("p").isDamage)
    #expect(!StoreError(constraint).isDamage)
    let failed = DatabaseError(extendedCode: 10, message: "why", sql: nil)
    #expect(!StoreError(failed).opening("p").isDamage)
  }

  @Test(
    arguments: [
      (.unknownLearner(LearnerID(rawValue: "l")), "no learner has the id 'l'"),
      (
        .unknownPresentation(PresentationID(rawValue: "p")),
        "no question was shown under the id 'p'; was the learner erased, or the database restored,"
          + " since?"
      ),
      (.unknownQuestion(QuestionID(rawValue: "c/q")), "no question is called 'c/q'"),
      (.unknownLesson(LessonID(rawValue: "l01")), "no lesson is called 'l01'"),
      (.unknownRevision(RevisionID(rawValue: "r")), "no question has a revision 'r'"),
      (
        .alreadyAnswered(PresentationID(rawValue: "p")),
        "the question shown as 'p' already has an answer"
      ),
      (.alreadySkipped(PresentationID(rawValue: "p")), "the question shown as 'p' was skipped"),
      (
        .courseNameTaken(CourseID(rawValue: "c")),
        "the database has another course 'c' with a different uuid"
      ),
      (
        .backupFailed(path: "/b", reason: .store(.full)),
        "cannot back up the database to '/b' before changing its schema:"
          + " the disk is full; nothing was saved"
      ),
      (
        .damagedRow(table: "event", reason: .unexpectedJSON),
        "the database is damaged: cannot read a row of 'event': unexpected JSON"
      ),
    ] as [(StoreError, String)])
  func `an error says what is wrong in one line`(error: StoreError, expected: String) {
    #expect(error.description == expected)
  }

  @Test(
    arguments: [
      (.missingFolder, "its folder does not exist"),
      (.onlyLog, "it is missing or empty, but the log of its latest answers is there"),
      (.locked, "another program has locked it"),
      (.readOnly, "it is read-only"), (.full, "the disk is full"), (.damaged(nil), "it is damaged"),
      (.damaged(DatabaseError(extendedCode: 11, message: "why")), "it is damaged: why"),
      (.failed(DatabaseError(extendedCode: 10, message: "why")), "why"),
      (.system(SystemError(code: 13)), "permission denied"),
    ] as [(StoreError.OpeningFailure, String)])
  func `a database that cannot be opened says why`(
    reason: StoreError.OpeningFailure, expected: String
  ) {
    let error = StoreError.cannotOpen(path: "/d", reason: reason)
    #expect(error.description == "cannot open the database '/d': \(expected)")
  }

  @Test(
    arguments: [
      (.unknownIOSVersion("x"), "no iOS version 'x'"),
      (.missingPart(of: "vc/order"), "a part of 'vc/order' is missing"),
      (.missingBlockPart(LessonID(rawValue: "l01")), "a part of a block of 'l01' is missing"),
      (.missingRow(7), "row 7 is missing"), (.missingName("vc"), "'vc' is missing"),
      (.unknownPhase("x"), "unknown phase 'x'"), (.unknownOccasion("x"), "unknown occasion 'x'"),
      (.unknownKind("x"), "unknown kind of question 'x'"),
      (.unknownVerdict("x"), "unknown verdict 'x'"),
      // Any value may be as long as a damaged database makes it.
      (
        .unknownIOSVersion(String(repeating: "[", count: 100_000)),
        "no iOS version '\(String(repeating: "[", count: 80))…'"
      ),
      (
        .impossibleValue(column: "c", found: String(repeating: "9", count: 81)),
        "'c' can't be \(String(repeating: "9", count: 80))…"
      ),
    ] as [(StoreError.RowDamage, String)])
  func `a row that cannot be read says why`(reason: StoreError.RowDamage, expected: String) {
    let error = StoreError.damagedRow(table: "t", reason: reason)
    #expect(
      error.description == "the database is damaged: cannot read a row of 't': \(expected)")
  }

  @Test(
    arguments: [
      (.locked, .locked, "close the other program, perhaps another vdl, and try again"),
      (
        .corrupt(DatabaseError(extendedCode: 11, message: "")),
        .damaged(DatabaseError(extendedCode: 11, message: "")),
        "the file is unchanged; put a copy in its place, or name another file with --database FILE"
      ),
      (
        .corrupt(DatabaseError(extendedCode: 26, message: "")), .notADatabase,
        "name another file with --database FILE"
      ),
      (.readOnly, .readOnly, nil), (.full, .full, nil),
      (
        .failed(DatabaseError(extendedCode: 10, message: "")),
        .failed(DatabaseError(extendedCode: 10, message: "")), nil
      ),
    ] as [(StoreError, StoreError.OpeningFailure, String?)])
  func `an error while opening names the file and says what to do`(
    error: StoreError, reason: StoreError.OpeningFailure, hint: String?
  ) {
    let opening = error.opening("/d")
    #expect(opening == .cannotOpen(path: "/d", reason: reason))
    #expect(opening.hint == hint)
  }

  @Test(
    arguments: [
      (.file("row 1 missing from index i"), "row 1 missing from index i"),
      (
        .lostReference(from: "presentation", to: "rendering"),
        "a row of 'presentation' refers to a row of 'rendering' that is missing"
      ),
      (
        .lostLearner(row: 2, answerCount: 1),
        "row 2 of 'learner' is missing, and 1 answer of that learner is there"
      ),
      (
        .lostLearner(row: 2, answerCount: 9),
        "row 2 of 'learner' is missing, and 9 answers of that learner are there"
      ),
      (.doubledEntries(2), "2 entries have one place in the log"),
    ] as [(Store.Damage, String)])
  func `damage is said in one line`(damage: Store.Damage, expected: String) {
    #expect(damage.description == expected)
  }

  @Test func `a notice says what was done`() {
    #expect(Store.Notice.created.description == "vdl created a new database")
    #expect(
      Store.Notice.migrated(backup: "/b").description
        == "vdl updated the database and kept the earlier version as '/b'")
    #expect(
      Store.Notice.withoutWriteAheadLog.description
        == "the database is on a disk without a write-ahead log; saving may take longer")
  }
}
