public import Curriculum
internal import ReviewLog
public import Storage

/// Lessons, and how far the learner is.
extension StudySession {
  /// Finds a lesson by its id or by its number in the list, from 1.
  public func lesson(called name: String) -> (course: Course, lesson: Lesson)? {
    let all = courses.flatMap { course in course.lessons.map { (course, $0) } }
    if let found = all.first(where: { $0.1.id.rawValue == name.lowercased() }) { return found }
    guard let number = Int(name), all.indices.contains(number - 1) else { return nil }
    return all[number - 1]
  }

  /// Returns the lesson to read about rules: the first that asks about one of them, or else that one of its
  /// questions names; nil when there is none. Generated questions have no lesson of their own.
  public func lesson(about rules: [RuleID]) -> Lesson? {
    let lessons = courses.flatMap(\.lessons)
    let wanted = Set(rules)
    return lessons.first { $0.questions.contains { !wanted.isDisjoint(with: $0.rules.prefix(1)) } }
      ?? lessons.first { $0.questions.contains { !wanted.isDisjoint(with: $0.rules) } }
  }

  /// Writes that a lesson was read to its end.
  public func markRead(_ lesson: LessonID, in course: CourseID) throws(StoreError) {
    try record(.lessonRead(course, lesson))
  }

  /// How many rules are due that were never graded, as after the undoing of their only answer.
  public func ungradedDueCount() throws(StoreError) -> Int {
    try store.dueRules(of: learner.id, at: world.now().time).count { $0.state.standing == .new }
  }

  /// The learner's progress, with the lessons of the courses that are taught.
  public func progress() throws(StoreError) -> Progress {
    try store.progress(of: learner.id, at: world.now()).inOrder(of: courses)
  }
}

extension Progress {
  /// The same with the lessons of these courses alone, in their order, which the learner's list
  /// numbers.
  public func inOrder(of courses: [Course]) -> Progress {
    var progress = self
    progress.lessons = courses.flatMap { course in
      lessons.filter { $0.course == course.id }
    }
    return progress
  }
}
