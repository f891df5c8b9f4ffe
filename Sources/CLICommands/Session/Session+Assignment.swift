internal import Coursework
internal import Phrases
internal import ReviewLog
internal import Storage
internal import Study

/// The questions of an assignment, and what an exam leaves out.
extension Session {
  /// Whether verdicts wait for the end, and nothing helps.
  var isExam: Bool { plan.isExam(in: study) }

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
