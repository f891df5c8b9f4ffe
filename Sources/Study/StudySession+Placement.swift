public import Curriculum
public import QuizEngine
public import ReviewLog
public import Storage

/// A lesson with what is concluded about the learner's knowledge of it.
public struct PlacedLesson: Hashable, Sendable {
  public var course: CourseID
  public var lesson: Lesson
  public var conclusion: Placement.Conclusion
}

/// What is concluded about each lesson, in the order of the courses.
public struct PlacementResult: Hashable, Sendable {
  public var lessons: [PlacedLesson] = []
  /// How many answers it rests on.
  public var answerCount = 0
  /// The lesson to begin with; nil when all are known.
  public var start: LessonID?
}

/// What a placement found, and what the learner says about it.
extension StudySession {
  public func placement() throws(StoreError) -> PlacementResult {
    let facts = try store.placementFacts(of: learner.id)
    var result = PlacementResult()
    for course in courses {
      let placement = Placement(of: course, after: facts)
      let conclusions = Dictionary(
        placement.conclusions.map { ($0.lesson, $0) }, uniquingKeysWith: { first, _ in first })
      result.lessons += course.lessons.compactMap { lesson in
        conclusions[lesson.id].map {
          PlacedLesson(course: course.id, lesson: lesson, conclusion: $0)
        }
      }
      result.answerCount += placement.answerCount
      result.start = result.start ?? placement.start
    }
    return result
  }

  /// Writes what the learner says about a lesson.
  public func place(
    _ lesson: LessonID, in course: CourseID, as knowledge: LessonKnowledge
  ) throws(StoreError) {
    try record(.placed(course, lesson, knowledge))
  }
}
