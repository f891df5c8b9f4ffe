import Curriculum
import QuizEngine
import SeededNumbers
import Testing

private let a = lesson("a")
private let b = lesson("b")
private let c = lesson("c")

private func lesson(_ id: String) -> LessonName {
  LessonName(course: CourseID(rawValue: "course"), lesson: LessonID(rawValue: id))
}

@Suite struct `The next step` {
  private typealias Lesson = NextStep.Situation.Lesson

  /// Lessons a, b and c, of which b builds on a and c on b, changed by a test.
  private static func lessons(_ change: (inout [Lesson]) -> Void = { _ in }) -> [Lesson] {
    var lessons = [
      Lesson(id: a, newCount: 2), Lesson(id: b, newCount: 2, prerequisites: [a]),
      Lesson(id: c, newCount: 2, prerequisites: [b]),
    ]
    change(&lessons)
    return lessons
  }

  private func check(
    _ situation: NextStep.Situation, gives step: NextStep?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(NextStep.advised(in: situation) == step, sourceLocation: sourceLocation)
  }

  @Test func `is a placement when nothing is known, or the only lesson`() {
    check(.init(lessons: Self.lessons()), gives: .placement)
    check(.init(lessons: [Lesson(id: a)]), gives: .reading(a))
    check(.init(lessons: []), gives: nil)
  }

  @Test func `is the open question, then what is due`() {
    check(.init(lessons: Self.lessons(), hasOpenQuestion: true), gives: .questions)
    check(.init(lessons: Self.lessons(), dueCount: 1), gives: .questions)
    let read = Self.lessons { $0[0].isRead = true }
    check(
      .init(lessons: read, dueCount: 1, hasRoomToday: false), gives: .reading(b))
  }

  @Test func `is the mistakes after a sitting`() {
    check(.init(lessons: Self.lessons(), dueCount: 3, mistakeCount: 1), gives: .mistakes)
  }

  @Test func `is the lesson that was begun, then the next one`() {
    let read = Self.lessons { $0[0].isRead = true }
    check(.init(lessons: read), gives: .questionsAbout(a))
    check(.init(lessons: read, newRulesLeft: 0), gives: .reading(b))
    let asked = Self.lessons { $0[0].answeredCount = 1 }
    check(.init(lessons: asked), gives: .reading(a))
    let done = Self.lessons {
      $0[0].isRead = true
      $0[0].newCount = 0
    }
    check(.init(lessons: done), gives: .reading(b))
    let placed = Self.lessons {
      $0[0].isKnown = true
      $0[1].isKnown = true
      $0[0].answeredCount = 2
    }
    check(.init(lessons: placed), gives: .reading(c))
  }

  @Test func `is practice when everything is read`() {
    let all = Self.lessons { lessons in
      for index in lessons.indices {
        lessons[index].isRead = true
        lessons[index].newCount = 0
        lessons[index].answeredCount = 2
      }
    }
    check(.init(lessons: all), gives: .questions)
    check(.init(lessons: all, hasRoomToday: false), gives: nil)
  }

  @Test func `never is a lesson that was read or that builds on an unread one`() {
    let seed = UInt64.random(in: .min ... .max)
    var numbers = SeededNumbers(seed: seed)
    for _ in 0..<500 {
      let lessons = Self.lessons { lessons in
        for index in lessons.indices {
          lessons[index].isRead = Bool.random(using: &numbers)
          lessons[index].isKnown = Bool.random(using: &numbers)
          lessons[index].answeredCount = Int.random(in: 0...1, using: &numbers)
          lessons[index].newCount = Int.random(in: 0...2, using: &numbers)
        }
      }
      guard case .reading(let id)? = NextStep.advised(in: .init(lessons: lessons)),
        let lesson = lessons.first(where: { $0.id == id })
      else { continue }
      #expect(!lesson.isRead && !lesson.isKnown, "seed \(seed)")
      for name in lesson.prerequisites {
        #expect(
          lessons.contains { $0.id == name && ($0.isRead || $0.isKnown) }, "seed \(seed)")
      }
    }
  }
}
