internal import Coursework
internal import Curriculum
internal import ReviewLog
internal import Storage
internal import Study

/// The questions that answers of an assignment are judged by, each looked up once.
struct AnsweredQuestions {
  private let assignment: CourseAssignment
  private let store: Store
  private let formerNames: FormerNames
  private var known: [[String]: StoredQuestion?] = [:]

  init(_ assignment: CourseAssignment, in store: Store) {
    self.assignment = assignment
    self.store = store
    formerNames = assignment.formerNames
  }

  /// The question as it was shown, unless the assignment says that what it is now counts, or nobody has the text of
  /// then; nil where the course has no such question.
  mutating func question(of attempt: HandIn.Attempt) throws(StoreError) -> StoredQuestion? {
    let key = [attempt.question, attempt.revision]
    if let found = known[key] { return found }
    let found = try find(attempt)
    known[key] = .some(found)
    return found
  }

  /// The question as it was shown, which mostly is the one that the answer counts for; nil where nobody has the text of
  /// then.
  func shown(
    to attempt: HandIn.Attempt, countingFor question: StoredQuestion
  ) throws(StoreError) -> StoredQuestion? {
    if question.revision.rawValue == attempt.revision { return question }
    return try store.question(
      QuestionID(rawValue: formerNames.name(of: attempt)),
      at: RevisionID(rawValue: attempt.revision))
  }

  private func find(_ attempt: HandIn.Attempt) throws(StoreError) -> StoredQuestion? {
    let id = QuestionID(rawValue: formerNames.name(of: attempt))
    guard id.course == assignment.course.id else { return nil }
    if assignment.assignment.corrections[id] != .new {
      let shown = try store.question(id, at: RevisionID(rawValue: attempt.revision))
      if let shown { return shown }
    }
    return try store.question(id)
  }
}
