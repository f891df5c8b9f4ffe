public import Curriculum
public import ReviewLog
public import Storage

/// The record of learners' answers to questions, for the authors of the questions.
public struct AnswerStatistics {
  public let questions: [QuestionStatistics]
  /// The revisions that are asked no more: the question has changed since, or is gone.
  public let outdated: Set<RevisionID>
  /// The questions that learners flagged, with their remarks.
  public let flags: [Flag]

  /// Reads the answers of one learner, or of all, to the questions of some courses, or of all.
  public init(
    in store: Store, of learner: LearnerID?, courses: [CourseID]?
  ) throws(StoreError) {
    func isWanted(_ question: QuestionID) -> Bool {
      courses?.contains { $0.rawValue == question.course.rawValue } ?? true
    }
    let fitting = try store.fittingMisconceptions(of: learner)
    var tally = QuestionTally()
    try store.forEachReview(of: learner) { (record) throws(StoreError) in
      tally.add(record, misconceptions: fitting[record.presentation.id] ?? [])
    }
    let found = tally.statistics().filter { isWanted($0.question) }
    var current: [QuestionID: RevisionID] = [:]
    for id in Set(found.map(\.question)) { current[id] = try store.question(id)?.revision }
    questions = found
    outdated = Set(found.filter { current[$0.question] != $0.revision }.map(\.revision))
    flags = try store.flags(of: learner).filter { isWanted($0.question) }
  }
}
