public import Curriculum
public import QuizEngine
public import ReviewLog
public import Storage

/// A lesson with what is concluded about the learner's knowledge of it.
public struct PlacedLesson: Hashable, Sendable {
  public var course: CourseID
  public var lesson: Lesson
  public var conclusion: Placement.Conclusion

  /// The lesson's name among those of all courses.
  public var name: LessonName { LessonName(course: course, lesson: lesson.id) }
}

/// What is concluded about each lesson, in the order of the courses.
public struct PlacementResult: Hashable, Sendable {
  public var lessons: [PlacedLesson] = []
  /// How many answers it rests on.
  public var answerCount = 0
  /// The lesson to begin with, or to go on with; nil when all are known or read.
  public var start: LessonName?

  /// Returns a lesson with its conclusion; nil when there is none about it.
  public func lesson(_ lesson: LessonID, in course: CourseID) -> PlacedLesson? {
    lessons.first { $0.course == course && $0.lesson.id == lesson }
  }
}

/// What a placement found, and what the learner says about it.
extension StudySession {
  public func placement() throws(StoreError) -> PlacementResult {
    let facts = try store.placementFacts(of: learner.id)
    let read = Set(try store.lessonRecords(of: learner.id).filter(\.isRead).map(\.name))
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
      let open =
        [placement.start].compactMap(\.self)
        + placement.conclusions.filter { $0.knowledge != .known }.map(\.lesson)
      result.start = result.start ?? open.map(course.name(of:)).first { !read.contains($0) }
    }
    return result
  }

  /// The lessons that the learner presumably knows.
  func knownLessons() throws(StoreError) -> Set<LessonName> {
    let facts = try store.placementFacts(of: learner.id)
    return courses.reduce(into: []) { known, course in
      known.formUnion(Placement(of: course, after: facts).known.map(course.name(of:)))
    }
  }

  /// Writes what the learner says about a lesson.
  public func place(
    _ lesson: LessonID, in course: CourseID, as knowledge: LessonKnowledge
  ) throws(StoreError) {
    try record(.placed(course, lesson, knowledge))
  }
}
