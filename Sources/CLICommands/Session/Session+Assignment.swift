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
      "\(assignment.title): \(counted(taken.items.count { assignment.asks($0.question) }, "question")), "
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
    case .undo: return "An answer to an exam stays."
    case .why, .see, .try, .play, .quiz, .placement, .mistakes, .progress:
      return "This is an exam: that comes after its end."
    default: return nil
    }
  }

  /// Says how much of the assignment is answered, and how it is handed in.
  func sayAssignmentDone() throws(StoreError) {
    guard let taken = study.assignment else { return }
    let standing = try study.standing(in: taken)
    let asked = standing.asked.count
    console.prose(
      "You have answered \(share(asked - standing.unanswered.count, of: asked)) questions of "
        + "'\(taken.assignment.title)'"
        + (isExam ? "." : ", \(standing.rightCount) of them right: \(taken.points(of: standing)).")
        + " 'vdl hand-in \(try study.shortName(of: taken))\(shellOptions)' writes the file for your teacher."
    )
    if taken.keepsVerdicts(at: study.now.time) {
      sayVerdictsWait(until: taken.due, isThrough: standing.unanswered.isEmpty)
    }
  }

  /// Says when the verdicts of an exam come, and where they are then.
  private func sayVerdictsWait(until due: UTCTime?, isThrough: Bool) {
    let place = "'vdl mistakes\(shellOptions)' shows what was wrong, and why"
    if let due {
      console.prose("From \(due.minute(in: study.now.zone)) on \(place).")
    } else {
      console.prose(isThrough ? "Now \(place)." : "When you have answered all, \(place).")
    }
  }

  /// Says what an answer came to, and what another try is worth.
  func sayWorth(of answered: SavedAnswer) throws(StoreError) {
    guard case .assignment = plan.scope, let taken = study.assignment,
      let entry = try study.standing(in: taken).entries.first(where: {
        $0.item.question == answered.presentation.question
      })
    else { return }
    let greatest = taken.assignment.greatest(
      of: entry.item.question, in: taken.zone(of: entry.item))
    let next = taken.nextPoints(of: entry, at: study.now.time)
    console.prose(
      "\(plainNumber(taken.points(of: entry))) of \(pointsText(greatest))."
        + (entry.isOpen
          ? " The question comes again; a right answer then has \(pointsText(next))." : ""))
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
    let points = standing.entries.reduce(0) { $0 + self.points(of: $1) }
    return "\(plainNumber(points)) of \(pointsText(greatestPoints))"
  }

  /// The points of a question by the student's own due date.
  func points(of entry: StudySession.AssignmentStanding.Entry) -> Double {
    assignment.points(
      for: entry.results, of: entry.item.question, in: zone(of: entry.item), due: ownDue)
  }

  /// The points of a right answer at the next try of a question.
  func nextPoints(
    of entry: StudySession.AssignmentStanding.Entry, at time: UTCTime
  ) -> Double {
    let zone = zone(of: entry.item)
    let worth =
      entry.tries.count < zone.points.count ? zone.points[entry.tries.count] : zone.points.last
    return (worth ?? 0) * share(at: time)
  }

  /// "'vdl quiz --assignment week1': 2 of 4 questions answered, due 2026-11-15 23:59 UTC"
  func line(
    _ standing: StudySession.AssignmentStanding, called name: String, in zone: ZoneOffset,
    shellOptions: String = ""
  ) -> String {
    let asked = standing.asked.count
    return "'vdl quiz --assignment \(name)\(shellOptions)': "
      + "\(asked - standing.unanswered.count) of \(asked) questions answered"
      + (due.map { ", due \($0.minute(in: zone))" } ?? "")
  }
}
