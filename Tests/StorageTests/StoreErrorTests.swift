import Curriculum
import ReviewLog
import SQLite
import Storage
import Testing

@Suite struct StoreErrorTests {
  @Test(
    arguments: [
      (5, "the database is locked by another program"),
      (517, "the database is locked by another program"),
      (6, "the database is locked by another program"),
      (8, "the database cannot be written"), (1032, "the database cannot be written"),
      (13, "the disk is full; nothing was saved"),
      (11, "the database is damaged: why"), (26, "the database is damaged: why"),
      (10, "the database failed: why (SQLite 10) in 'SELECT 1'"),
      (1555, "the database failed: why (SQLite 1555) in 'SELECT 1'"),
    ] as [(Int32, String)])
  func `a failure of SQLite is told in the store's words`(code: Int32, expected: String) {
    let error = StoreError(DatabaseError(extendedCode: code, message: "why", sql: "SELECT\n  1"))
    #expect(error.description == expected)
  }

  @Test(
    arguments: [
      (.unknownLearner(LearnerID(rawValue: "l")), "no learner has the id 'l'"),
      (
        .unknownPresentation(PresentationID(rawValue: "p")),
        "no question was shown under the id 'p'"
      ),
      (.unknownQuestion(QuestionID(rawValue: "c/q")), "no question is called 'c/q'"),
      (.unknownLesson(LessonID(rawValue: "l01")), "no lesson is called 'l01'"),
      (.unknownRevision(RevisionID(rawValue: "r")), "no question has a revision 'r'"),
      (
        .alreadyAnswered(PresentationID(rawValue: "p")),
        "the question shown as 'p' has an answer already"
      ),
      (.alreadySkipped(PresentationID(rawValue: "p")), "the question shown as 'p' was skipped"),
      (
        .courseNameTaken(CourseID(rawValue: "c")),
        "the database has another course 'c', by its uuid"
      ),
      (
        .backupFailed(path: "/b", reason: "the disk is full; nothing was saved"),
        "cannot back up the database to '/b' before changing its schema:"
          + " the disk is full; nothing was saved"
      ),
      (
        .damaged(table: "event", reason: "unexpected JSON"),
        "the database is damaged: a row of 'event' cannot be read: unexpected JSON"
      ),
    ] as [(StoreError, String)])
  func `an error says what is wrong in one line`(error: StoreError, expected: String) {
    #expect(error.description == expected)
  }

  @Test func `a notice says what was done`() {
    #expect(Store.Notice.created.description == "a new database was made")
    #expect(
      Store.Notice.migrated(backup: "/b").description
        == "the database was brought up to date; as it was before, it is kept as '/b'")
    #expect(
      Store.Notice.withoutWriteAheadLog.description
        == "the database is on a disk without a write-ahead log; saving may take longer")
  }
}
