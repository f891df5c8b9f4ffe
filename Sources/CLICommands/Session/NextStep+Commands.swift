internal import Curriculum
internal import QuizEngine

/// Advice as the learner types and reads it.
extension NextStep {
  /// The command of a session that takes it.
  var sessionCommand: SessionCommand {
    switch self {
    case .mistakes: .mistakes
    case .questions: .quiz(nil)
    case .questionsAbout(let lesson): .quiz(lesson.rawValue)
    case .reading(let lesson): .learn(lesson.rawValue)
    case .placement: .placement
    }
  }

  /// That command as it is typed.
  var command: String {
    switch self {
    case .mistakes: "mistakes"
    case .questions: "quiz"
    case .questionsAbout(let lesson): "quiz \(lesson.rawValue)"
    case .reading(let lesson): "learn \(lesson.rawValue)"
    case .placement: "placement"
    }
  }

  /// The command of the shell that takes it; a placement is offered by a session.
  private var shellCommand: String {
    switch self {
    case .mistakes: "vdl mistakes"
    case .questions, .placement: "vdl"
    case .questionsAbout(let lesson): "vdl quiz --lesson \(lesson.rawValue)"
    case .reading(let lesson): "vdl learn \(lesson.rawValue)"
    }
  }

  /// "'quiz' asks more questions", or with the command of the shell for somebody who leaves.
  func sentence(isLeaving: Bool) -> String {
    let effect =
      switch self {
      case .mistakes: "asks once more what you got wrong"
      case .questions: "asks more questions"
      case .questionsAbout: "asks about that lesson"
      case .reading: "shows the next lesson"
      case .placement: isLeaving ? "suggests where to go on" : "finds where to start"
      }
    return "'\(isLeaving ? shellCommand : command)' \(effect)"
  }
}
