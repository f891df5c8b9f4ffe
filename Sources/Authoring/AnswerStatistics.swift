public import Curriculum
public import ReviewLog
public import Storage

/// The record of learners' answers to questions, for the authors of the questions.
public struct AnswerStatistics {
  public let questions: [QuestionStatistics]
  /// The questions that learners flagged, with their remarks.
  public let flags: [Flag]

  /// Reads the answers of one learner, or of all, to the questions of some courses, or of all.
  public init(
    in store: Store, of learner: LearnerID?, courses: [CourseID]?
  ) throws(StoreError) {
    func isWanted(_ question: QuestionID) -> Bool {
      courses?.contains { $0.rawValue == question.course.rawValue } ?? true
    }
    var tally = QuestionTally()
    try store.forEachReview(of: learner) { (record) throws(StoreError) in tally.add(record) }
    questions = tally.statistics().filter { isWanted($0.question) }
    flags = try store.flags(of: learner).filter { isWanted($0.question) }
  }
}
