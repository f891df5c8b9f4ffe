internal import Curriculum
internal import ReviewLog
internal import Storage

extension ContentHistory {
  /// Returns the histories that end with a course as it is now, each with the lesson or question that
  /// should say that it goes on with it.
  func losses(
    in course: Course, meanings: [QuestionID: Digest]
  ) -> [LostHistory] {
    guard let known = known(course) else { return [] }
    var course = course
    var losses: [LostHistory] = []
    if known.id != course.id, !course.formerly.contains(known.id) {
      losses.append(
        LostHistory(
          noun: .course, name: known.id.rawValue,
          answerCount: known.questions.reduce(0) { $0 + $1.answerCount }, readerCount: 0,
          heir: LostHistory.Heir(
            name: course.id.rawValue, likeness: .same, part: .course(course.id))))
      course.formerly.append(known.id)
    }
    return losses + lostLessons(of: course, known)
      + lostQuestions(of: course, known, meanings: meanings)
  }

  // MARK: Lessons

  private func lostLessons(of course: Course, _ known: KnownCourse) -> [LostHistory] {
    let present = course.lessons.map(\.id.rawValue)
    let named = Dictionary(
      course.formerLessons.map { ($0.name.description, $0.heir.lesson) },
      uniquingKeysWith: { first, _ in first })
    let taught = known.lessons.filter { $0.heir == nil }.map(\.name)
    let new = course.lessons.filter { !taught.contains($0.id.rawValue) }
    return known.lessons.enumerated().compactMap { position, old in
      guard !present.contains(old.name), named["\(known.id.rawValue)/\(old.name)"] == nil else {
        return nil
      }
      func heir(_ lesson: LessonID, _ likeness: LostHistory.Likeness) -> LostHistory.Heir {
        LostHistory.Heir(name: lesson.rawValue, likeness: likeness, part: .lesson(lesson))
      }
      var found: LostHistory.Heir?
      if let last = old.heir {
        let today = last.split(separator: "/").last.map { LessonID(rawValue: String($0)) }
        found = (named[last] ?? today).flatMap {
          present.contains($0.rawValue) ? heir($0, .namedBefore) : nil
        }
      } else if let same = new.first(where: { $0.title == old.title }) {
        found = heir(same.id, .same)
      } else {
        let own = Set(
          kept.map(\.question).filter {
            $0.id.course == known.id && $0.lesson.rawValue == old.name
          }.map(\.id.name))
        func shared(_ lesson: Lesson) -> Int { lesson.questions.count { own.contains($0.id.name) } }
        let most = course.lessons.map(shared).max() ?? 0
        let near =
          most > 0
          ? course.lessons.first { shared($0) == most }
          : new.first { $0.id == course.lessons[ifThere: position]?.id }
        found = near.map { heir($0.id, .near) }
      }
      return LostHistory(
        noun: .lesson, name: old.name, answerCount: old.answerCount, readerCount: old.readerCount,
        heir: found)
    }
  }

  // MARK: Questions

  private func lostQuestions(
    of course: Course, _ known: KnownCourse, meanings: [QuestionID: Digest]
  ) -> [LostHistory] {
    let questions = course.lessons.flatMap(\.questions)
    let present = Set(questions.map(\.id.name))
    let named = Dictionary(
      course.formerQuestions.map { ($0.name.rawValue, $0.heir) },
      uniquingKeysWith: { first, _ in first })
    let taught = Set(known.questions.filter { $0.heir == nil }.map(\.name))
    let new = questions.filter { !taught.contains($0.id.name) }
    return known.questions.compactMap { old in
      guard !present.contains(old.name), named["\(known.id.rawValue)/\(old.name)"] == nil else {
        return nil
      }
      func heir(_ id: QuestionID, _ likeness: LostHistory.Likeness) -> LostHistory.Heir {
        LostHistory.Heir(name: id.name, likeness: likeness, part: .question(id))
      }
      var found: LostHistory.Heir?
      if let last = old.heir {
        let today = named[last] ?? QuestionID(rawValue: last)
        found = present.contains(today.name) ? heir(today, .namedBefore) : nil
      } else if let stored = kept.first(where: {
        $0.question.id == QuestionID(course: known.id, old.name)
      }) {
        let meaning = QuestionHashes(of: stored.question, truth: stored.truth).meaning
        if let same = new.first(where: { meanings[$0.id] == meaning }) {
          found = heir(same.id, .same)
        } else if let near = nearest(to: stored.question, of: new, in: course) {
          found = heir(near.id, .near)
        }
      }
      return LostHistory(
        noun: .question, name: old.name, answerCount: old.answerCount, readerCount: 0, heir: found)
    }
  }

  /// The question that is most like another one in prompt, rules, kind and lesson; nil when none is.
  private func nearest(
    to old: Question, of questions: [Question], in course: Course
  ) -> Question? {
    func likeness(_ question: Question) -> Int {
      let lesson = course.lessons.first { $0.id == question.lesson }
      let isInLesson =
        question.lesson == old.lesson
        || lesson?.formerly.contains { $0.lesson == old.lesson } == true
      return (question.prompt == old.prompt ? 3 : 0)
        + (question.rules.first == old.rules.first ? 2 : 0)
        + (question.kind == old.kind ? 1 : 0) + (isInLesson ? 1 : 0)
    }
    let most = questions.map(likeness).max() ?? 0
    return most < 3 ? nil : questions.first { likeness($0) == most }
  }
}

extension Array {
  /// The element of an index; nil when there is none.
  fileprivate subscript(ifThere index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
