public import ContentImport
public import Curriculum
public import Diagnostics

/// The courses of a folder while their author edits them: only lessons that changed, or in which
/// something was found, are checked again.
public struct WatchedCourses {
  private let model: AuthoringModel
  /// The lessons as they were read last.
  private var lessons: [LessonKey: Lesson] = [:]
  /// The lessons in which nothing was found.
  private var sound: Set<LessonKey> = []

  public init(_ model: AuthoringModel) { self.model = model }

  /// The result of a look at the courses.
  public struct Look {
    public var findings: [Diagnostic] = []
    /// Advice about the lessons that were checked.
    public var remarks: [Diagnostic] = []
    /// The number of lessons that were checked.
    public var lessonCount = 0
    /// The questions of these lessons that are new or were edited since the last look.
    public var edited: [Question] = []
  }

  private struct LessonKey: Hashable {
    var course: CourseID
    var lesson: LessonID
  }

  /// Checks the lessons that changed since the last look; those of a course whose files were not
  /// understood wait.
  public mutating func look(at readings: [CourseReading]) -> Look {
    var look = Look()
    for reading in readings {
      guard reading.isSound, let course = reading.course else {
        look.findings += reading.diagnostics
        continue
      }
      let changed = course.lessons.filter { lesson in
        let key = LessonKey(course: course.id, lesson: lesson.id)
        return lessons[key] != lesson || !sound.contains(key)
      }
      let keys = changed.map { LessonKey(course: course.id, lesson: $0.id) }
      for (key, lesson) in zip(keys, changed) {
        let before = Set(lessons[key]?.questions ?? [])
        look.edited += lesson.questions.filter { !before.contains($0) }
        lessons[key] = lesson
      }
      look.lessonCount += changed.count
      let check = CourseCheck(reading, model, only: Set(changed.map(\.id)))
      if check.findings.isEmpty { sound.formUnion(keys) } else { sound.subtract(keys) }
      look.findings += check.findings
      look.remarks += check.remarks
    }
    return look
  }
}
