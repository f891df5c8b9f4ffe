internal import Coursework
internal import Curriculum
internal import Phrases
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
    let points = taken.items.reduce(0) {
      $0 + assignment.greatest(of: $1.question, in: taken.zone(of: $1))
    }
    console.prose(
      "\(assignment.title): \(counted(taken.items.count, "question")), \(pointsText(points))"
        + (assignment.due.map { ", due \($0.minute(in: study.now.zone))" } ?? "") + ".")
    let share = assignment.share(at: study.now.time)
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
        + (taken.assignment.kind == .exam ? "." : ", \(standing.rightCount) of them right.")
        + " 'vdl hand-in \(taken.assignment.id.rawValue)' writes the file for your teacher.")
  }
}
