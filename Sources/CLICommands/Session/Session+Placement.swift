internal import Curriculum
internal import QuizEngine
internal import Storage
internal import Study

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
      known.isEmpty
        ? "Start with the first lesson: 'learn' shows it."
        : "You seem to know these lessons. vdl assumes so until an answer shows otherwise:")
    for lesson in known { console.prose(lesson.title, first: "  ") }
  }
}
