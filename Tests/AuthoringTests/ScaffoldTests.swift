import Curriculum
import Testing

@testable import Authoring

/// Files that an author begins with, as texts.
@Suite struct `Scaffolds` {
  @Test func `a course lists its lesson`() throws {
    let (course, lesson) = try CourseScaffold.course("under-a-bar", uuid: "u-u-i-d")
    #expect(
      course.text == """
        course: under-a-bar
        uuid: u-u-i-d
        title: Under a bar
        lessons:
          - L01-first.md

        """)
    #expect(lesson.name == "L01-first.md")
    #expect(lesson.text.contains("\n## Question: output-1\n\n```ask\nkind: output\n"))
  }

  @Test(arguments: [
    ("lessons:\n  - a.md\n\ntitle: T", "lessons:\n  - a.md\n  - b.md\n\ntitle: T"),
    ("lessons:\n- a.md", "lessons:\n- a.md\n- b.md"),
    ("lessons: [a.md]\n", "lessons: [a.md, b.md]\n"),
    ("lessons: [ ]\n", "lessons: [ b.md]\n"),
  ])
  func `a lesson joins the list in either form of YAML`(before: String, after: String) throws {
    #expect(try CourseScaffold.listing("b.md", in: before) == after)
  }

  @Test(arguments: ["title: T\n", "lessons:\ntitle: T\n", "lessons: a.md\n"])
  func `a file without a list is refused`(text: String) {
    #expect(throws: ScaffoldError.noLessonList(for: "b.md")) {
      try CourseScaffold.listing("b.md", in: text)
    }
  }

  @Test func `ids are checked, and a lesson's must be new`() throws {
    #expect(throws: ScaffoldError.notACourseID("Kettles")) {
      try CourseScaffold.course("Kettles", uuid: "")
    }
    let course = Self.course(lessons: ["boiling"], questions: [])
    #expect(throws: ScaffoldError.notALessonID("Big")) {
      try CourseScaffold.lesson("Big", in: course)
    }
    #expect(throws: ScaffoldError.lessonExists("boiling")) {
      try CourseScaffold.lesson("boiling", in: course)
    }
  }

  @Test func `a new lesson asks a kind that the course doesn't ask`() throws {
    let course = Self.course(lessons: ["boiling"], questions: ["order-1"])
    let lesson = try CourseScaffold.lesson("cooling", in: course)
    #expect(lesson.name == "L02-cooling.md")
    #expect(lesson.text.contains("## Question: output-1\n"))
  }

  @Test func `a question gets the first free name, and its heading's line`() {
    let course = Self.course(lessons: ["boiling"], questions: ["order-1", "order-3"])
    #expect(CourseScaffold.freshName("order", in: course) == "order-2")
    let (text, line) = CourseScaffold.appending(question: "order-2", "body", to: "a\nb\n\n\n")
    #expect(text == "a\nb\n\n## Question: order-2\n\nbody\n")
    #expect(line == 4)
  }

  @Test func `imported questions begin a lesson where there is none`() {
    #expect(
      CourseScaffold.appending(["q\n", "r\n"], to: "a\n\n", newLesson: "x") == "a\n\nq\n\nr\n")
    let text = CourseScaffold.appending(["q\n"], to: nil, newLesson: "push")
    #expect(text.hasPrefix("---\nlesson: push\ntitle: TODO\n"))
    #expect(text.hasSuffix("\n\nq\n"))
  }

  static func course(lessons: [String], questions: [String]) -> Course {
    let id = CourseID(rawValue: "kettles")
    return Course(
      id: id, uuid: "u", title: "Kettles",
      lessons: lessons.enumerated().map { number, name in
        Lesson(
          id: LessonID(rawValue: name), title: name, aim: "", prerequisites: [], claims: [],
          blocks: [],
          questions: number > 0
            ? []
            : questions.map { question in
              Question(
                id: QuestionID(course: id, question), lesson: LessonID(rawValue: name),
                task: OrderTask(events: []), prompt: "", scenario: "", rules: [])
            })
      })
  }
}
