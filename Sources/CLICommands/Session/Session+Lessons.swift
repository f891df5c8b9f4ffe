internal import Curriculum
internal import Diagnostics
internal import Phrases
internal import QuizEngine
internal import ReviewLog
internal import Scenarios
internal import Storage
internal import Study

/// Lessons: reading one, and offering one.
extension Failure {
  /// The name is that of no lesson, or of several.
  static func noLesson(_ name: String, among lessons: LessonNames) -> Failure {
    let several = lessons.called(name)
    guard several.isEmpty else {
      return .usage(
        "several courses have a lesson '\(name)'",
        hint: "write one of: " + list(several.map(\.description)))
    }
    let near = suggestion(for: name, among: lessons.all.map(lessons.short))
    return .usage(
      "no lesson is called '\(name)'"
        + (near.map(didYouMean) ?? "; start 'vdl' and type 'lessons' to list them"))
  }
}

extension Session {
  /// Reads one lesson and nothing else, perhaps from a step on: `vdl learn`.
  func runLesson(_ name: String?, step: Int? = nil) throws(Failure) -> ExitStatus {
    if let name, study.lesson(called: name) == nil {
      throw .noLesson(name, among: study.lessonNames)
    }
    if let step, let name, let wanted = study.lesson(called: name) {
      let lesson = try stored { () throws(StoreError) in
        try study.whole(wanted.lesson, of: wanted.course)
      }
      guard step <= lesson.steps.count else {
        throw .usage(
          "the lesson '\(lesson.id.rawValue)' has \(counted(lesson.steps.count, "step")), not \(step)"
        )
      }
    }
    return try unlessUnsaved { () throws(StoreError) in
      if case .leave(let status) = try learn(name, step: step) { return status }
      return .done
    }
  }

  /// Reads a lesson: the named one, or the next. It counts as read if it was read from
  /// its beginning.
  func learn(_ name: String?, step: Int? = nil) throws(StoreError) -> Step {
    let wanted: (course: Course, lesson: Lesson)?
    if let name {
      wanted = study.lesson(called: name)
      guard wanted != nil else {
        sayNoLesson(name)
        return .goOn
      }
    } else {
      wanted = try study.lessonToRead().map(study.lesson) ?? study.lesson(called: "1")
    }
    guard let (course, lesson) = wanted else {
      console.prose("There is no lesson.")
      return .goOn
    }
    let whole = try study.whole(lesson, of: course)
    let reading = LessonReading(
      console: console, lines: lines, model: model, play: { [self] in play(with: $0) })
    switch reading.read(whole, fromStep: step, closing: next(after: lesson, of: course)) {
    case .finished where step == nil: try study.markRead(lesson.id, in: course.id)
    case .finished: break
    case .left: break
    case .leave(let status): return .leave(status)
    }
    return .goOn
  }

  /// The command to go on with; nil when a question waits, which comes next.
  private func next(after lesson: Lesson, of course: Course) -> String? {
    guard plan.count == 0, !lesson.questions.isEmpty else { return nil }
    let id = study.lessonNames.short(course.name(of: lesson.id))
    let command = plan.staysOpen ? "quiz \(id)" : "vdl quiz --lesson \(id)"
    return "Next: '\(command)' asks about this lesson."
  }

  func sayNoLesson(_ name: String) {
    let lessons = study.lessonNames
    let several = lessons.called(name)
    guard several.isEmpty else {
      console.prose(
        "Several courses have a lesson '\(name)'. Type one of these: "
          + list(several.map(\.description)))
      return
    }
    let guess = suggestion(for: name, among: lessons.all.map(lessons.short))
    console.prose(
      "There is no lesson '\(name)'" + (guess.map(didYouMean) ?? "; 'lessons' lists them."))
  }

  /// Offers the lesson after several wrong answers in a row about one rule.
  func offerLesson(after answered: SavedAnswer) {
    let target = answered.prepared.target
    guard let count = answers.callForLesson(about: target) else { return }
    let own = answered.presentation.lessonName
    guard let lesson = study.lesson(own) != nil ? own : study.lesson(about: [target]) else {
      return
    }
    console.line()
    console.prose(
      "That makes \(count) wrong answers in a row about this rule. "
        + "'learn \(study.lessonNames.short(lesson))' shows its lesson"
        + (plan.count > 0 ? "; the questions go on after it." : "."))
  }

  /// The name of the lesson about the first of some misconceptions; nil when there is none.
  func lesson(about misconceptions: [Misconception]) -> String? {
    guard let misconception = misconceptions.first else { return nil }
    return study.lesson(about: misconception.rules.map(RuleID.init(rawValue:)))
      .map(study.lessonNames.short)
  }
}
