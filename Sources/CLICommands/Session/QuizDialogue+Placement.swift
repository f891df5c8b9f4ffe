internal import Curriculum
internal import Exporting
internal import QuizEngine
internal import ReviewLog
internal import Study

extension QuizDialogue {
  /// The object that says what is concluded about each lesson.
  static func placement(_ found: PlacementResult) -> KeyValuePairs<String, JSON> {
    [
      "type": .string("placement"), "answered": .int(found.answerCount),
      "start": .optional(found.start.map(LessonNames(found.lessons.map(\.name)).short)),
      "lessons": .array(found.lessons.map(placed)),
    ]
  }

  private static func placed(_ placed: PlacedLesson) -> JSON {
    let reason =
      switch placed.conclusion.reason {
      case .answers: "answers"
      case .said: "said"
      case .contradicted: "contradicted"
      }
    return .object([
      "course": .string(placed.course.rawValue), "lesson": .string(placed.lesson.id.rawValue),
      "knowledge": .string(placed.conclusion.knowledge.rawValue),
      "probability": .double((placed.conclusion.probability * 1000).rounded() / 1000),
      "reason": .string(reason),
    ])
  }
}
