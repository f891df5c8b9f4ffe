import ContentImport
import Curriculum
import Diagnostics
import Foundation
import ProjectFiles
import Testing

@Suite struct `The glossary and the symptoms` {
  private static let lesson = """
    ---
    lesson: one
    title: One
    aim: One.
    ---

    Words.

    ## A step

    More words.

    ## Question: first

    ```ask
    kind: output
    rules: [view.loads-on-first-access]
    ```

    What?

    ```swift
    print(1)
    ```

    """

  private func read(glossary: String? = nil, symptoms: String? = nil) -> CourseReading {
    var files = [
      SourceFile(
        name: "course.yaml",
        text: """
          course: c
          uuid: 0b8f5f4e-3b60-4f0e-9f3a-6a1c2d7e9b10
          title: C
          lessons: [L01.md]

          """),
      SourceFile(name: "L01.md", text: Self.lesson),
    ]
    if let glossary { files.append(SourceFile(name: "glossary.yaml", text: glossary)) }
    if let symptoms { files.append(SourceFile(name: "symptoms.yaml", text: symptoms)) }
    return readCourse(files)
  }

  private func check(glossary: String? = nil, symptoms: String? = nil, _ messages: [String]) {
    let reading = read(glossary: glossary, symptoms: symptoms)
    #expect(reading.diagnostics.map(\.description) == messages)
    #expect(reading.isReadable, "a wrong name in them hides nothing else")
  }

  @Test func `are read in their order`() throws {
    let reading = read(
      glossary: """
        swipe back:
          also: [interactive pop]
          meaning: The user pulls the top controller away.
          rules: [navigation.swipe-back]
          lessons: [one]
        turn:
          meaning: One round of the run loop.

        """,
      symptoms: """
        will-appear-missing:
          complaint: viewWillAppear isn't called
          words: [modal]
          answer: A sheet leaves its presenter in place.
          rules: [present.sheet-keeps-presenter]
          lesson: one
          step: A step
          questions: [first]

        """)
    #expect(reading.diagnostics == [])
    #expect(
      reading.guide
        == CourseGuide(
          course: CourseID(rawValue: "c"),
          glossary: [
            GlossaryTerm(
              name: "swipe back", alsoCalled: ["interactive pop"],
              meaning: "The user pulls the top controller away.",
              rules: [RuleID(rawValue: "navigation.swipe-back")],
              lessons: [LessonID(rawValue: "one")]),
            GlossaryTerm(name: "turn", meaning: "One round of the run loop."),
          ],
          symptoms: [
            Symptom(
              id: "will-appear-missing", complaint: "viewWillAppear isn't called",
              words: ["modal"], answer: "A sheet leaves its presenter in place.",
              rules: [RuleID(rawValue: "present.sheet-keeps-presenter")],
              lesson: LessonID(rawValue: "one"), step: "A step", questions: ["first"])
          ]))
    #expect(
      reading.rulesOfGuide.map { "\($0.location): \($0.rule.rawValue)" } == [
        "glossary.yaml:4:11: navigation.swipe-back",
        "symptoms.yaml:5:11: present.sheet-keeps-presenter",
      ])
  }

  @Test func `name lessons, steps and questions that are there`() {
    check(
      glossary: "turn:\n  meaning: A round.\n  lessons: [won]\n",
      symptoms: """
        missing:
          complaint: It isn't called
          answer: It is.
          rules: [view.loads-on-first-access]
          lesson: one
          step: A stop
          questions: [frist]
        missing-too:
          complaint: It isn't called
          answer: It is.
          rules: [view.loads-on-first-access]
          lesson: two
          step: A step
          questions: [first]

        """,
      [
        "glossary.yaml:3:13: error: no lesson 'won' in this course",
        "symptoms.yaml:6:9: error: the lesson 'one' has no heading 'A stop'; did you mean 'A step'?",
        "symptoms.yaml:7:15: error: the lesson 'one' has no question 'frist'; did you mean 'first'?",
        "symptoms.yaml:12:11: error: no lesson 'two' in this course",
      ])
  }

  @Test func `explain a word once, and in few words`() {
    check(
      glossary: """
        turn:
          also: [round]
          meaning: One round.
        Round:
          meaning: \(String(repeating: "a", count: 301))
        child: a controller

        """,
      [
        "glossary.yaml:4:1: error: the glossary explains 'Round' twice; keep one\n"
          + "glossary.yaml:2:10: note: the first is here",
        "glossary.yaml:5:12: error: 'meaning' has more than 300 characters; say it in fewer words",
        "glossary.yaml:6:8: error: the term holds 'a controller'; expected 'key: value' lines",
      ])
  }

  @Test func `say what a symptom lacks`() {
    check(
      symptoms: """
        Missing:
          complaint: It isn't called
          rules: []
          lesson: one
          step: A step
          question: [first]

        """,
      [
        "symptoms.yaml:6:3: error: unknown key 'question' in the symptom; did you mean 'questions'?",
        "symptoms.yaml:1:1: error: 'Missing' isn't an id; use lower-case letters, digits and hyphens,"
          + " a letter first, for example 'first-read'",
        "symptoms.yaml:2:3: error: the symptom has no 'answer'; write 'answer: UIKit calls it when it"
          + " loads the view.'",
        "symptoms.yaml:3:10: error: 'rules' names nothing; write 'rules:"
          + " [view.loads-on-first-access]'",
      ])
    check(
      symptoms: "- one\n",
      [
        "symptoms.yaml:1:1: error: the symptoms hold a list; write 'ID:' and below it 'complaint: …',"
          + " set in"
      ])
  }

  @Test func `of the shipped course are read without its lessons, as they are with them`() throws {
    let guides = try readGuides(at: ProjectFiles.courses.path)
    let guide = try #require(guides.first)
    #expect(guides.count == 1)
    #expect(guide == (try readCourse(folder: ProjectFiles.shippedCourse.path)).guide)
    #expect((40...60).contains(guide.glossary.count))
    #expect((20...30).contains(guide.symptoms.count))
  }

  @Test func `leave out what lacks something, where only they are read`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "vdl-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in [
      ("course.yaml", "course: c\n"),
      ("glossary.yaml", "turn:\n  meaning: A round.\nround:\n  also: [lap]\n"),
      ("symptoms.yaml", "missing:\n  complaint: It isn't called\n"),
    ] {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    #expect(
      try readGuides(at: folder.path) == [
        CourseGuide(
          course: CourseID(rawValue: "c"),
          glossary: [GlossaryTerm(name: "turn", meaning: "A round.")])
      ])
  }
}
