internal import Curriculum
internal import QuizEngine
internal import ReviewLog
internal import Storage
internal import Study

/// The placement: questions that find where to start, and what they found.
extension Session {
  func beginPlacement() {
    plan = Plan(scope: .placement, count: Placement.mostQuestions, staysOpen: plan.staysOpen)
  }

  /// Says the placement's result, once.
  func sayPlaced() throws(StoreError) -> Step {
    plan.scope = .dueAndNew
    let found = try study.placement()
    let commands = plan.staysOpen ? "" : "vdl "
    return show(inScreens: { $0.placement(found, commands: commands) })
  }

  /// Takes what the learner says about a lesson.
  func place(_ name: String, as knowledge: LessonKnowledge?) throws(StoreError) {
    guard let (course, lesson) = study.lesson(called: name) else { return sayNoLesson(name) }
    guard let knowledge else {
      try sayPlacement(of: lesson, in: course)
      console.prose(
        "Say 'known', 'new' or 'maybe' after the lesson, as in 'placement \(name) "
          + "known'.")
      return
    }
    try study.place(lesson.id, in: course.id, as: knowledge)
    try sayPlacement(of: lesson, in: course)
  }

  /// Says what is concluded about a lesson.
  private func sayPlacement(of lesson: Lesson, in course: Course) throws(StoreError) {
    if let placed = try study.placement().lesson(lesson.id, in: course.id) {
      views.placed(placed, study.lessonNames)
    }
  }
}
