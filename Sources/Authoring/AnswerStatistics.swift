public import Curriculum
public import ReviewLog
public import Storage

/// The record of learners' answers to questions, for the authors of the questions.
public struct AnswerStatistics {
  public let questions: [QuestionStatistics]
  /// The revisions that are asked now, by question.
  private let current: [QuestionID: RevisionID]
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
    self.current = current
    flags = try store.flags(of: learner).filter { isWanted($0.question) }
  }

  /// Whether a question is asked no more in this way: it has changed since, or is gone.
  public func isOutdated(_ question: QuestionStatistics) -> Bool {
    current[question.question] != question.revision
  }
}
