internal import Curriculum
internal import QuizEngine
internal import Storage
internal import Study
internal import Words

/// The placement: about ten questions that find where to start.
extension Session {
  func beginPlacement() {
    plan = Plan(scope: .placement, count: Placement.mostQuestions, staysOpen: plan.staysOpen)
  }

  /// Says the placement's result, once.
  func sayPlaced() throws(StoreError) {
    plan.scope = .dueAndNew
    let known = try study.lessonsPresumedKnown()
    console.line()
    console.prose(
      known.isEmpty ? Words.Session.beginAtTheBeginning : Words.Session.presumedKnown)
    for lesson in known { console.prose(lesson.title, first: "  ") }
  }
}
