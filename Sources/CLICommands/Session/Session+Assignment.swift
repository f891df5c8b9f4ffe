internal import Coursework
internal import Curriculum
internal import Phrases
internal import QuizEngine
internal import ReviewLog
internal import Storage
internal import Study

/// The questions of an assignment, and what an exam leaves out.
extension Session {
  /// Whether verdicts wait for the end, and nothing helps.
  var isExam: Bool { plan.isExam(in: study) }

  /// Says what the assignment is, and what an answer is worth by now.
  func sayAssignment() {
    guard let assignment = study.assignment?.assignment, let taken = study.assignment else {
      return
    }
    console.prose(
      "\(assignment.title): \(counted(taken.items.count, "question")), "
        + pointsText(taken.greatestPoints)
        + (taken.due.map { ", due \($0.minute(in: study.now.zone))" } ?? "") + ".")
    let share = taken.share(at: study.now.time)
    guard share < 1 else { return }
    console.prose(
      share > 0
        ? "It is late: a right answer now counts \(plainNumber(share * 100))%."
        : "It is late: an answer now counts for nothing, unless your teacher gave you more time.")
  }

  /// Takes an answer of an exam without a word about it.
  func keepForEnd(_ answered: SavedAnswer) throws(StoreError) {
    console.prose("Your answer is saved. This is an exam: its verdict comes after the end.")
    if console.flush() { try study.markSeen(answered) }
  }

  /// Why a command isn't obeyed now; nil where it is.
  func refusalInExam(of command: SessionCommand) -> String? {
    guard isExam else { return nil }
    switch command {
    case .hint: return "This is an exam, so there are no hints."
    case .why, .see, .try, .play, .undo, .quiz, .placement, .mistakes:
      return "This is an exam: that comes after its end."
    default: return nil
    }
  }

  /// Says how much of the assignment is answered, and how it is handed in.
  func sayAssignmentDone() throws(StoreError) {
    guard let taken = study.assignment else { return }
    let standing = try study.standing(in: taken)
    let answered = standing.entries.count { !$0.tries.isEmpty }
    console.prose(
      "You have answered \(share(answered, of: standing.entries.count)) questions of "
        + "'\(taken.assignment.title)'"
        + (isExam ? "." : ", \(standing.rightCount) of them right: \(taken.points(of: standing)).")
        + " 'vdl hand-in \(taken.assignment.id.rawValue)\(learnerOption)' writes the file for your teacher."
    )
  }

  /// Where a question stands in the assignment, for its heading.
  func placeInAssignment(_ question: QuestionID) throws(StoreError) -> (
    number: Int, tryNumber: Int
  )? {
    guard case .assignment = plan.scope, let taken = study.assignment,
      let index = taken.items.firstIndex(where: { $0.question == question })
    else { return nil }
    return (index + 1, try study.tries(of: question, in: taken).count + 1)
  }
}

extension TakenAssignment {
  /// "6 of 14 points"
  func points(of standing: StudySession.AssignmentStanding) -> String {
    "\(plainNumber(standing.points)) of \(pointsText(greatestPoints))"
  }
}
