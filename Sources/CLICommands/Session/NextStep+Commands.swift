internal import Curriculum
internal import QuizEngine

/// Advice as the learner types and reads it.
extension NextStep {
  /// The command of a session that takes it.
  func sessionCommand(_ names: LessonNames) -> SessionCommand {
    switch self {
    case .mistakes: .mistakes
    case .questions: .quiz(nil)
    case .questionsAbout(let lesson): .quiz(names.short(lesson))
    case .reading(let lesson): .learn(names.short(lesson))
    case .placement: .placement
    }
  }

  /// That command as it is typed.
  func command(_ names: LessonNames) -> String {
    switch self {
    case .mistakes: "mistakes"
    case .questions: "quiz"
    case .questionsAbout(let lesson): "quiz \(names.short(lesson))"
    case .reading(let lesson): "learn \(names.short(lesson))"
    case .placement: "placement"
    }
  }

  /// The command of the shell that takes it; a placement is offered by a session.
  func shellCommand(_ names: LessonNames) -> String {
    switch self {
    case .mistakes: "vdl mistakes"
    case .questions, .placement: "vdl"
    case .questionsAbout(let lesson): "vdl quiz --lesson \(names.short(lesson))"
    case .reading(let lesson): "vdl learn \(names.short(lesson))"
    }
  }

  /// "'quiz' asks more questions", or with the command of the shell for somebody who leaves.
  func sentence(
    isLeaving: Bool, _ names: LessonNames, shellOptions: String = ""
  ) -> String {
    let effect =
      switch self {
      case .mistakes: "asks once more what you got wrong"
      case .questions: "asks more questions"
      case .questionsAbout: "asks about that lesson"
      case .reading: "shows the next lesson"
      case .placement: isLeaving ? "suggests where to go on" : "finds where to start"
      }
    return "'\(isLeaving ? shellCommand(names) + shellOptions : command(names))' \(effect)"
  }
}
