public import Curriculum
public import QuizEngine
internal import ReviewLog
public import Storage

/// What the learner is advised to do next, and the questions that they answered wrong.
extension StudySession {
  /// Returns the advice of this moment; nil when there is nothing left to do today. `mistakeCount` counts
  /// the wrong answers of a sitting that is over.
  public func nextStep(mistakeCount: Int = 0) throws(StoreError) -> NextStep? {
    let progress = try progress()
    let placed = try placement().lessons
    let known = Set(placed.filter { $0.conclusion.knowledge == .known }.map(\.lesson.id))
    let taught = Dictionary(
      courses.flatMap(\.lessons).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let open = try store.openPresentation(of: learner.id)
    return NextStep.advised(
      in: NextStep.Situation(
        lessons: progress.lessons.map { record in
          NextStep.Situation.Lesson(
            id: record.lesson, isRead: record.isRead, isKnown: known.contains(record.lesson),
            newCount: record.rules.new, answeredCount: record.answers.answered,
            prerequisites: taught[record.lesson]?.prerequisites ?? [])
        },
        dueCount: progress.overall.dueCount,
        hasOpenQuestion: open.map { isTaught($0.question) } ?? false, mistakeCount: mistakeCount,
        hasRoomToday: try loadLeft() > 0, newRulesLeft: try newRulesLeft()))
  }

  /// Returns the questions that were answered wrong in the last sitting with answers, which may be this one,
  /// as far as they are taught and their rules are asked about.
  public func mistakes() throws(StoreError) -> [QuestionID] {
    let suspended = Set(try suspendedRules())
    var askable: Set<QuestionID> = []
    for question in courses.lazy.flatMap(\.lessons).flatMap(\.questions) {
      if let target = question.rules.first, !suspended.contains(target) {
        askable.insert(question.id)
      }
    }
    return try store.mistakes(of: learner.id).filter(askable.contains)
  }
}
