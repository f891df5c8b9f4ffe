import ContentImport
import Curriculum
import Diagnostics
import Testing

/// Topics and misconceptions of a course's own, as its files declare them.
@Suite struct `Topics of a course's own` {
  private static func lesson(_ rules: String, teaches: String = "[viewDidLoad]") -> String {
    """
    ---
    lesson: one
    title: One
    aim: One.
    teaches: \(teaches)
    ---

    Words.

    ## Question: first

    ```ask
    kind: output
    rules: \(rules)
    ```

    What?

    ```swift
    print(1)
    ```

    """
  }

  private func read(
    _ topics: String, rules: String = "[closures.capture]", teaches: String = "[viewDidLoad]",
    others: [SourceFile] = []
  ) -> CourseReading {
    readCourse(
      [
        SourceFile(
          name: "course.yaml",
          text: """
            course: c
            uuid: 0b8f5f4e-3b60-4f0e-9f3a-6a1c2d7e9b10
            title: C
            lessons: [L01.md]
            formerly: [b]

            """),
        SourceFile(name: "L01.md", text: Self.lesson(rules, teaches: teaches)),
        SourceFile(name: "topics.yaml", text: topics),
      ] + others)
  }

  private func check(_ topics: String, _ messages: String...) {
    #expect(read(topics).diagnostics.map(\.description) == messages)
  }

  private static let topics = """
    closures.capture:
      sentence: A closure keeps what it names alive.
      formerly: [closures.names, a/closures.keep]
    closures.order:
      sentence: A closure runs when it is called.

    """

  @Test func `are named without the course in it, and with it outside`() throws {
    let reading = read(
      Self.topics, rules: "[closures.capture, view.loads-on-first-access, c/closures.order]",
      teaches: "[closures.capture, viewDidLoad]",
      others: [
        SourceFile(
          name: "glossary.yaml",
          text: """
            closure:
              meaning: Code that is a value.
              rules: [closures.capture]

            """),
        SourceFile(
          name: "assignments/week1.yaml",
          text: """
            title: Week 1
            kind: homework
            zones:
              - title: All
                rules: [closures.capture]
                points: 2

            """),
      ])
    #expect(reading.diagnostics == [])
    let course = try #require(reading.course)
    #expect(
      course.topics
        == [
          Topic(
            id: RuleID(rawValue: "c/closures.capture"),
            sentence: "A closure keeps what it names alive.",
            formerly: [
              RuleID(rawValue: "c/closures.names"), RuleID(rawValue: "a/closures.keep"),
            ]),
          Topic(
            id: RuleID(rawValue: "c/closures.order"),
            sentence: "A closure runs when it is called."),
        ])
    let lesson = course.lessons[0]
    #expect(
      lesson.questions[0].rules.map(\.rawValue)
        == ["c/closures.capture", "view.loads-on-first-access", "c/closures.order"])
    #expect(lesson.teaches.map(\.description) == ["c/closures.capture", "viewDidLoad"])
    #expect(reading.guide?.glossary[0].rules.map(\.rawValue) == ["c/closures.capture"])
    #expect(reading.assignments[0].assignment != nil)
    #expect(
      course.formerTopics.map { "\($0.name.rawValue) \($0.heir.rawValue)" }
        == [
          "c/closures.names c/closures.capture", "b/closures.names c/closures.capture",
          "a/closures.keep c/closures.capture", "b/closures.capture c/closures.capture",
          "b/closures.order c/closures.order",
        ])
  }

  @Test func `have an id of two words and one sentence`() {
    check(
      "closures:\n  sentence: One.\n",
      "topics.yaml:1:1: error: 'closures' isn't the id of a topic; write two words or more with full "
        + "stops between, in lower case, for example 'closures.capture'")
    check(
      "c/closures.capture:\n  sentence: One.\n",
      "topics.yaml:1:1: error: 'c/closures.capture' isn't the id of a topic; write two words or more "
        + "with full stops between, in lower case, for example 'closures.capture'")
    check(
      "closures.capture:\n  text: One.\n",
      "topics.yaml:2:3: error: unknown key 'text' in the topic; expected 'sentence' or 'formerly'",
      "topics.yaml:2:3: error: the topic has no 'sentence'; write 'sentence: A closure keeps what it "
        + "names alive.'")
    check(
      "- closures.capture\n",
      "topics.yaml:1:1: error: the topics hold a list; write 'closures.capture:' and below it "
        + "'sentence: …', set in")
    check(
      "a.b:\n  sentence: One.\na.b:\n  sentence: Two.\n",
      "topics.yaml:3:1: error: 'a.b' is given twice; keep one\ntopics.yaml:1:1: note: the first is here"
    )
    check(
      "a.b:\n  sentence: \(String(repeating: "x", count: 201))\n",
      "topics.yaml:2:13: error: 'sentence' has more than 200 characters; say it in fewer words")
    check(
      "a.b:\n  sentence: One.\n  formerly: [a.b, a.c, d]\na.c:\n  sentence: Two.\n",
      "topics.yaml:3:14: error: 'a.b' is the id of this topic today; name the ids that it had before",
      "topics.yaml:3:24: error: 'd' isn't a former id; write it like 'old-id', or "
        + "'other-course/old-id' for one of another course",
      "topics.yaml:1:1: error: the course has a topic 'a.c'; a former id is one that nothing has any "
        + "more")
  }

  @Test func `are at most 200`() {
    let many = (0...200).map { "a.b\($0):\n  sentence: One.\n" }.joined()
    check(many, "topics.yaml:401:1: error: more than 200 topics; a course has at most so many")
  }

  @Test func `come with misconceptions, whose files are named by ids`() throws {
    let good = SourceFile(name: "misconceptions/copies.swift", text: "// belief: It copies.\n")
    let bad = SourceFile(name: "misconceptions/Bad name.swift", text: "//\n")
    let reading = read(Self.topics, others: [good, bad])
    #expect(
      reading.diagnostics.map(\.description)
        == [
          "misconceptions/Bad name.swift:1:1: error: 'Bad name.swift' names no misconception; call "
            + "the file by an id in lower-case letters, digits and hyphens, and '.swift', for example "
            + "'kettle-never-empties.swift'"
        ])
    #expect(reading.misconceptions.map(\.id) == ["c/copies"])
    #expect(reading.helpers.isEmpty, "it is no Swift of the questions")
  }

  @Test func `come with at most 50 misconceptions`() {
    let files = (0...50).map { SourceFile(name: "misconceptions/m\($0).swift", text: "//\n") }
    #expect(
      read(Self.topics, others: files).diagnostics.map(\.message)
        == ["more than 50 misconceptions; a course has at most so many"])
  }
}
