internal import Curriculum
internal import Diagnostics
internal import Phrases
internal import QuizEngine
internal import ReviewLog
internal import Scenarios
internal import Storage
internal import Study

/// Lessons: reading one, and offering one.
extension Arguments {
  /// "; did you mean 'x'?", or how to list the lessons when no name is near.
  static func guessLesson(_ name: String, among courses: [Course]) -> String {
    suggestion(for: name, among: courses.flatMap(\.lessons).map(\.id.rawValue)).map(didYouMean)
      ?? "; start 'vdl' and type 'lessons' to list them"
  }
}

extension Session {
  /// Reads one lesson and nothing else, perhaps from a step on: `vdl learn`.
  func runLesson(_ name: String?, step: Int? = nil) throws(Failure) -> ExitStatus {
    if let name, study.lesson(called: name) == nil {
      throw .usage(
        "no lesson is called '\(name)'"
          + Arguments.guessLesson(name, among: study.courses))
    }
    if let step, let name, let lesson = study.lesson(called: name)?.lesson {
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
      wanted = study.lesson(called: try study.lessonToRead()?.rawValue ?? "1")
    }
    guard let (course, lesson) = wanted else {
      console.prose("There is no lesson.")
      return .goOn
    }
    let reading = LessonReading(
      console: console, lines: lines, model: model, play: { [self] in play(with: $0) })
    switch reading.read(lesson, fromStep: step, closing: next(after: lesson)) {
    case .finished where step == nil: try study.markRead(lesson.id, in: course.id)
    case .finished: break
    case .left: break
    case .leave(let status): return .leave(status)
    }
    return .goOn
  }

  /// The command to go on with; nil when a question waits, which comes next.
  private func next(after lesson: Lesson) -> String? {
    guard plan.count == 0, !lesson.questions.isEmpty else { return nil }
    let id = lesson.id.rawValue
    let command = plan.staysOpen ? "quiz \(id)" : "vdl quiz --lesson \(id)"
    return "Next: '\(command)' asks about this lesson."
  }

  func sayNoLesson(_ name: String) {
    let guess = suggestion(
      for: name, among: study.courses.flatMap(\.lessons).map(\.id.rawValue))
    console.prose(
      "There is no lesson '\(name)'" + (guess.map(didYouMean) ?? "; 'lessons' lists them."))
  }

  /// Offers the lesson after several wrong answers in a row about one rule.
  func offerLesson(after answered: SavedAnswer) {
    let target = answered.prepared.target
    guard let count = answers.callForLesson(about: target) else { return }
    let lesson = study.lesson(called: answered.presentation.lesson.rawValue)?.lesson
    guard let lesson = lesson ?? study.lesson(about: [target]) else { return }
    console.line()
    console.prose(
      "That makes \(count) wrong answers in a row about this rule. "
        + "'learn \(lesson.id.rawValue)' shows its lesson"
        + (plan.count > 0 ? "; the questions go on after it." : "."))
  }

  /// The lesson about the first of some misconceptions; nil when there is none.
  func lesson(about misconceptions: [Misconception]) -> LessonID? {
    guard let misconception = misconceptions.first else { return nil }
    return study.lesson(about: misconception.rules.map(RuleID.init(rawValue:)))?.id
  }
}
