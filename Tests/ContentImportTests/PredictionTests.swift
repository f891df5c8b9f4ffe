import ContentImport
import Curriculum
import Diagnostics
import QuestionShorthand
import QuizEngine
import Scenarios
import Testing

@Suite struct `A prediction` {
  private static let engine = Engine()

  /// The prose of a lesson with one prediction.
  private static func predicting(
    _ keys: String, prompt: String = "What does it do?", blocks: String = "",
    code: String = "let home = UIViewController()\nprint(home.isViewLoaded)",
    printed: String = "false"
  ) -> String {
    """
    ```predict
    \(keys)
    ```

    \(prompt)

    \(blocks)

    ```swift run
    import UIKit

    \(code)
    ```

    ```printed
    \(printed)
    ```

    """
  }

  @Test func `is about the code that follows it`() throws {
    let reading = readCourse([
      courseFile,
      SourceFile(
        name: "L01.md",
        text: lesson(
          Self.predicting(
            "kind: choice", prompt: "Is it loaded?\n\nThink first.",
            blocks: """
              ```choices
              - Yes.
                check: home.isViewLoaded
              - No.
                check: !home.isViewLoaded
              ```

              ```explain
              Nothing has
              read `view`.
              ```
              """))),
    ])
    #expect(reading.diagnostics == [])
    let lesson = try #require(reading.course?.lessons.first)
    guard case .runnable(let listing)? = lesson.blocks.last else {
      Issue.record("the last block is no code")
      return
    }
    let prediction = try #require(listing.prediction)
    #expect(prediction.prompt == "Is it loaded?\n\nThink first.")
    #expect(prediction.explanation == "Nothing has read `view`.")
    #expect(prediction.task.kind == .choice)
    let id = QuestionID(rawValue: "c/l:1")
    #expect(Prediction.id(in: lesson.id, of: CourseID(rawValue: "c"), block: 1) == id)
    let question = try #require(listing.prediction(named: id, in: lesson.id))
    #expect(question.scenario == listing.code && question.ending == .completed)
  }

  @Test func `of code that traps expects the trap`() throws {
    let reading = readCourse([
      courseFile,
      SourceFile(
        name: "L01.md",
        text: lesson(
          Self.predicting(
            "kind: output", code: "let home: UIViewController? = nil\n_ = home!.view",
            printed: "trap: Unexpectedly found nil"))),
    ])
    #expect(findings(in: reading) == [])
  }

  @Test func `is refused without code, prompt or blocks of its kind`() {
    check(
      lesson: lesson(
        "1️⃣```predict\nkind: output\n```\n\nWhat?\n\n## More\n\n2️⃣```predict\nkind: output\n```\n"),
      finds: [
        "1️⃣ a prediction without code; put the '```swift run' block that it is about right below it",
        "2️⃣ a prediction without code; put the '```swift run' block that it is about right below it",
      ])
    check(
      lesson: lesson("1️⃣" + Self.predicting("kind: output", prompt: "")),
      finds: [
        "1️⃣ the prediction asks nothing; write the question between the 'predict' block and the code"
      ])
    check(
      lesson: lesson("1️⃣" + Self.predicting("kind: choice")),
      finds: [
        "1️⃣ the prediction is of kind 'choice' and has no 'choices' block; add one above the code"
      ])
    check(
      lesson: lesson(
        Self.predicting("kind: output", blocks: "1️⃣```events\nA.a\n```\n")),
      finds: ["1️⃣ kind 'output' takes no 'events' block; it takes none"])
    check(
      lesson: lesson(
        Self.predicting(
          "kind: output", blocks: "```explain\nSo.\n```\n\n1️⃣```explain\nSo.\n```\n")),
      finds: ["1️⃣ a second 'explain' block in this prediction; keep one"])
  }

  @Test func `has a kind, and no rules or release of its own`() {
    check(
      lesson: lesson(Self.predicting("1️⃣rules: [view.loads-on-first-access]")),
      finds: [
        "1️⃣ unknown key 'rules' in the 'predict' block; expected 'kind', 'event', 'at' or 'most'",
        "1️⃣ the 'predict' block has no 'kind'; write 'kind: order'",
      ])
    check(
      lesson: lesson(
        Self.predicting(
          "kind: 1️⃣versions",
          blocks: "```statement\n- It is loaded.\n  check: home.isViewLoaded\n```")),
      finds: [
        "1️⃣ a prediction can't be of kind 'versions'; ask that in a question below the lesson"
      ])
  }

  @Test func `is decided by the run`() throws {
    func found(_ text: String) -> [String] {
      findings(in: readCourse([courseFile, SourceFile(name: "L01.md", text: lesson(text))]))
    }
    let check = { (check: String) in
      "```statement\n- It is loaded.\n  check: \(check)\n```"
    }
    #expect(found(Self.predicting("kind: truth", blocks: check("home.isViewLoaded"))) == [])
    #expect(
      found(Self.predicting("kind: truth", blocks: check("home.isLoaded")))
        == [
          "17:10 the check fails: value of type 'UIViewController' has no member 'isLoaded'; "
            + "did you mean 'isLocked'?"
        ])
    #expect(
      found(
        Self.predicting(
          "kind: next", blocks: "```events\nA.loadView\nA.viewDidLoad\nA.viewDidAppear\n```"))
        == ["9:1 a prediction can't be of kind 'next'; ask that in a question below the lesson"])
  }

  /// What the check says, but for the lesson's missing parts.
  private func findings(in reading: CourseReading) -> [String] {
    guard let course = reading.course, reading.diagnostics.isEmpty else {
      return reading.diagnostics.map(\.description)
    }
    return verify(course: course, engine: Self.engine, locations: reading.locations)
      .filter { $0.location.line > 2 }
      .map { "\($0.location.line):\($0.location.column) \($0.message)" }
  }
}
