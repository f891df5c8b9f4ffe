import ContentImport
import Coursework
import Curriculum
import Diagnostics
import ReviewLog
import Testing

@Suite struct `Assignments of a course` {
  private static let lesson = """
    ---
    lesson: one
    title: One
    aim: One.
    ---

    Words.

    ## Question: first

    ```ask
    kind: output
    rules: [view.loads-on-first-access]
    ```

    What?

    ```swift
    print(1)
    ```

    ## Question: second

    ```ask
    kind: output
    rules: [view.loads-once]
    ```

    What?

    ```swift
    print(2)
    ```

    """

  private func read(_ text: String, name: String = "assignments/hw1.yaml") -> CourseReading {
    readCourse([
      SourceFile(
        name: "course.yaml",
        text: """
          course: c
          uuid: 0b8f5f4e-3b60-4f0e-9f3a-6a1c2d7e9b10
          title: C
          lessons: [L01.md]

          """),
      SourceFile(name: "L01.md", text: Self.lesson), SourceFile(name: name, text: text),
    ])
  }

  private static let sound = """
    title: Loading views
    kind: homework
    zones:
      - title: Warm-up
        questions: [first]
        points: 2
      - title: More
        rules: [view.loads-once]
        choose: 1
        points: [4, 2, 1]
        tries: 3
    release: 2026-11-01T08:00Z
    due: 2026-11-15T23:59+01:00
    credit:
      - until: 2026-11-20T23:59+01:00
        percent: 50
    after: none

    """

  @Test func `a sound one is read whole`() throws {
    let reading = read(Self.sound)
    #expect(reading.diagnostics.map(\.description) == [])
    let due = try #require(UTCTime(iso8601: "2026-11-15T22:59Z"))
    let until = try #require(UTCTime(iso8601: "2026-11-20T22:59Z"))
    #expect(
      reading.assignments.first?.assignment
        == Assignment(
          id: AssignmentID(rawValue: "hw1"), title: "Loading views", kind: .homework,
          zones: [
            Assignment.Zone(
              title: "Warm-up", source: .questions([QuestionID(rawValue: "c/first")]), points: [2]),
            Assignment.Zone(
              title: "More", source: .rules([RuleID(rawValue: "view.loads-once")]), choose: 1,
              points: [4, 2, 1], tries: 3),
          ], release: UTCTime(iso8601: "2026-11-01T08:00Z"), due: due,
          credit: [Assignment.Credit(until: until, percent: 50)], after: .none))
    #expect(reading.assignments.first?.assignment?.total == 6)
  }

  @Test func `an exam has one try`() {
    let exam = Self.sound.replacing("homework", with: "exam")
    let single = exam.replacing("[4, 2, 1]\n    tries: 3", with: "4")
    let zones = read(single).assignments.first?.assignment?.zones
    #expect(zones?.map(\.tries) == [1, 1])
    #expect(
      read(exam).diagnostics.map(\.message) == [
        "an exam has one try, since its verdicts come after the end; write one number"
      ])
  }

  private func check(_ old: String, _ new: String, _ message: String) {
    let marked = Marked(Self.sound.replacing(old, with: new))
    let reading = read(marked.text)
    #expect(Self.sound.contains(old))
    #expect(reading.diagnostics.map(marked.describe) == [message])
    #expect(reading.assignments.first?.assignment == nil)
    #expect(reading.isReadable, "a wrong assignment hides nothing else")
  }

  @Test func `mistakes are found in their places`() {
    check("kind: homework", "kind: 1️⃣quiz", "1️⃣ 'kind' is 'quiz'; write homework or exam")
    check(
      "title: Loading views", "titel1️⃣: x",
      "1:1 unknown key 'titel' in the assignment; did you mean 'title'?")
    check("[first]", "[1️⃣fist]", "1️⃣ the course has no question 'fist'; did you mean 'first'?")
    check("[first]", "[first, 1️⃣first]", "1️⃣ 'first' is listed twice; keep one")
    check(
      "[view.loads-once]", "[1️⃣view.loads-one]",
      "1️⃣ no question of the course is about the rule 'view.loads-one'; did you mean 'view.loads-once'?"
    )
    check("choose: 1", "choose: 1️⃣2", "1️⃣ 'choose' is 2, but the zone has 1 question")
    check("choose: 1", "choose: 1️⃣0", "1️⃣ 'choose' is '0'; write a whole number from 1 to 1000")
    check("points: 2", "points: 1️⃣-2", "1️⃣ 'points' is '-2'; write a number from 0 to 1000")
    check(
      "[4, 2, 1]", "1️⃣[4, 2, 3]",
      "1️⃣ the points rise; a later try never pays more than an earlier one")
    check("[4, 2, 1]", "1️⃣[4, 3, 2, 1]", "1️⃣ there are points for 4 tries, but 'tries' is 3")
    check(
      "due: 2026-11-15T23:59+01:00", "due: 1️⃣2026-11-15",
      "1️⃣ 'due' is '2026-11-15'; write a time of the calendar with its offset: 2026-11-15T23:59+01:00"
    )
    check(
      "due: 2026-11-15T23:59+01:00", "due: 1️⃣2026-10-15T23:59Z", "1️⃣ 'due' comes before 'release'")
    check(
      "until: 2026-11-20T23:59+01:00", "until: 1️⃣2026-11-10T23:59Z", "1️⃣ 'until' comes before 'due'")
    check(
      "    percent: 50", "    percent: 50\n  - until: 1️⃣2026-11-19T23:59Z\n    percent: 20",
      "1️⃣ the times of 'credit' don't rise; write the one that ends first at the top")
    check("questions: [first]", "questions: []", "4:12 the zone has no question")
    check("percent: 50", "percent: 1️⃣500", "1️⃣ 'percent' is '500'; write a number from 0 to 100")
    check("after: none", "after: 1️⃣later", "1️⃣ 'after' is 'later'; write none or practice")
    check(
      "    questions: [first]\n", "",
      "4:12 a zone has either 'questions' or 'rules'; write one of the two")
  }

  @Test func `a name must be an id, and none that the course's own files have`() {
    #expect(
      read(Self.sound, name: "assignments/HW 1.yaml").diagnostics.map(\.message) == [
        "'HW 1' is no name for an assignment; use lower-case letters, digits and hyphens"
      ])
    #expect(
      read(Self.sound, name: "assignments/course.yaml").diagnostics.map(\.message) == [
        "'course.yaml' is the name of a file of the course itself; name the assignment otherwise"
      ])
  }
}
