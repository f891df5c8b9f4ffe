import ContentImport
import Curriculum
import Diagnostics
import Testing

/// The things that a lesson says it teaches and leaves out.
@Suite struct `What a lesson teaches` {
  private static let head = "---\nlesson: l\ntitle: t\naim: x\n"

  @Test func `is read with its places`() throws {
    let text =
      Self.head + """
        teaches: [view.loads-on-first-access, Simulator.settle]
        out-of-scope:
          - storyboards
          - How UIKit finds a nib.
        ---

        Prose.

        """
    let reading = readCourse([courseFile, SourceFile(name: "L01.md", text: text)])
    #expect(reading.diagnostics.isEmpty)
    let lesson = try #require(reading.course?.lessons.first)
    #expect(
      lesson.teaches == [
        .rule(RuleID(rawValue: "view.loads-on-first-access")), .act("settle"),
      ])
    #expect(lesson.outOfScope == ["storyboards", "How UIKit finds a nib."])
    let place = try #require(reading.locations[.teaching(lesson.id, index: 1)])
    #expect(place.description == "L01.md:5:39")
  }

  @Test func `has one of three forms`() {
    check(
      lesson: Self.head
        + "teaches: [viewDidLoad, 1️⃣UIView, willMove(toParent:)]\n---\n\nProse.\n",
      finds: [
        "1️⃣ 'UIView' isn't something that a lesson teaches; write a rule's id, an act such as"
          + " 'Simulator.settle', or a callback such as 'viewDidLoad' or 'willMove(toParent:)'"
      ])
    check(
      lesson: Self.head + "teaches: 1️⃣viewDidLoad\n---\n\nProse.\n",
      finds: ["1️⃣ 'teaches' holds 'viewDidLoad', not a list; write 'teaches: [viewDidLoad]'"])
    check(
      lesson: Self.head + "out-of-scope: 1️⃣nibs\n---\n\nProse.\n",
      finds: ["1️⃣ 'out-of-scope' holds 'nibs', not a list; write 'out-of-scope: [storyboards]'"])
  }
}

/// The Swift files that all code of a course is compiled with.
@Suite struct `The helper of a course` {
  private static let head =
    "course: c\nuuid: 3f0c6c1e-9f0b-4b5e-8a35-6a2f0c1d7e42\ntitle: t\nlessons: [L01.md]\n"
  private static let swift = [
    SourceFile(name: "Show.swift", text: "func show() {}\n"),
    SourceFile(name: "Bases.swift", text: "class Base {}\n"),
  ]

  private func reading(_ uses: String, option: String = "", ask: String = "") -> CourseReading {
    let lesson = SourceFile(
      name: "L01.md",
      text: """
        ---
        lesson: l
        title: t
        aim: x
        ---

        ```swift run\(option)
        show()
        ```

        ```printed
        ```

        ## Question: q

        ```ask
        kind: output
        rules: [r]
        \(ask)
        ```

        What?

        ```swift
        show()
        ```

        """)
    let course = SourceFile(name: "course.yaml", text: Self.head + uses)
    return readCourse([course, lesson] + Self.swift)
  }

  private func support(_ reading: CourseReading) -> [[String]] {
    guard let lesson = reading.course?.lessons.first,
      case .runnable(let listing)? = lesson.blocks.first
    else { return [] }
    return [listing.support.map(\.name)] + lesson.questions.map { $0.support.map(\.name) }
  }

  @Test func `comes before the files that code names itself`() {
    let alone = reading("uses: [Show.swift]\n")
    #expect(alone.diagnostics.isEmpty)
    #expect(support(alone) == [["Show.swift"], ["Show.swift"]])
    let both = reading(
      "uses: [Show.swift]\n", option: " uses=Bases.swift", ask: "uses: [Bases.swift]")
    #expect(support(both) == [["Show.swift", "Bases.swift"], ["Show.swift", "Bases.swift"]])
    #expect(support(reading("")) == [[], []])
  }

  @Test func `is named once`() {
    let found = reading(
      "uses: [Show.swift]\n", option: " uses=Show.swift", ask: "uses: [Show.swift]")
    let message =
      "all code of the course uses 'Show.swift' already; remove it here, or in course.yaml"
    #expect(
      found.diagnostics.map(\.description) == [
        "L01.md:7:1: error: \(message)", "L01.md:19:8: error: \(message)",
      ])
  }

  @Test func `is a file of the course`() {
    #expect(
      reading("uses: [Shaw.swift, ../x.swift]\n").diagnostics.map(\.description) == [
        "course.yaml:5:8: error: no file 'Shaw.swift' here; did you mean 'Show.swift'?",
        "course.yaml:5:20: error: '../x.swift' leads out of the course's folder; put a Swift file"
          + " beside the lessons",
      ])
  }
}
