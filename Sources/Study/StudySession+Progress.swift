public import Curriculum
internal import ReviewLog
public import Storage

/// Lessons, and how far the learner is.
extension StudySession {
  /// The names of the lessons that are taught.
  public var lessonNames: LessonNames { LessonNames(of: courses) }

  /// Finds a lesson by its id, perhaps with its course before it, or by its number in the list, from 1; nil
  /// when there is none, and when several courses have one of this id.
  public func lesson(called text: String) -> (course: Course, lesson: Lesson)? {
    let names = lessonNames
    let found = names.called(text)
    if found.count == 1 { return lesson(found[0]) }
    guard found.isEmpty, let number = Int(text), names.all.indices.contains(number - 1) else {
      return nil
    }
    return lesson(names.all[number - 1])
  }

  /// Finds a lesson; nil when it isn't taught.
  public func lesson(_ name: LessonName) -> (course: Course, lesson: Lesson)? {
    guard let course = courses.first(where: { $0.id == name.course }),
      let lesson = course.lessons.first(where: { $0.id == name.lesson })
    else { return nil }
    return (course, lesson)
  }

  /// A lesson with its blocks, which the courses of a session lack.
  public func whole(_ lesson: Lesson, of course: Course) throws(StoreError) -> Lesson {
    guard lesson.blocks.isEmpty else { return lesson }
    return try store.lesson(lesson.id, in: course.id) ?? lesson
  }

  /// Returns the lesson to read about rules: the first that asks about one of them, or else that one of its
  /// questions names; nil when there is none. Generated questions have no lesson of their own.
  public func lesson(about rules: [RuleID]) -> LessonName? {
    let questions = courses.flatMap(\.lessons).flatMap(\.questions)
    let wanted = Set(rules)
    let found =
      questions.first { !wanted.isDisjoint(with: $0.rules.prefix(1)) }
      ?? questions.first { !wanted.isDisjoint(with: $0.rules) }
    return found?.lessonName
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
