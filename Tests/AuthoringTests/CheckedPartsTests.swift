import ContentImport
import Curriculum
import Diagnostics
import Scenarios
import Synchronization
import TestedEngine
import Testing

@testable import Authoring

/// What passed a check and hasn't changed is not run again.
@Suite struct `Checked parts of courses` {
  private static let lesson = """
    ---
    lesson: kettle
    title: A kettle
    aim: You can say when a controller gets its view.
    ---

    A controller is made without a view.

    ```swift run
    import UIKit
    print(UIViewController().isViewLoaded)
    ```

    ```printed
    false
    ```

    ## To keep

    - The first read of `view` loads it.

    ## Question: what-is-said

    ```ask
    kind: output
    rules: [view.loads-on-first-access]
    ```

    What does this print?

    ```swift
    import UIKit
    let kettle = UIViewController()
    _ = kettle.view
    print(kettle.isViewLoaded)
    ```

    ```explain
    The first read of `view` loads it, so that it is loaded then.
    ```

    ## Question: how-often

    ```ask
    kind: count
    rules: [view.loads-on-first-access]
    event: Kettle.viewDidLoad
    ```

    How many times is `viewDidLoad` called?

    ```swift
    import UIKit
    class Kettle: UIViewController {
      override func viewDidLoad() { super.viewDidLoad() }
    }
    let kettle = Kettle()
    for _ in 1...3 { _ = kettle.view }
    ```

    ```explain
    The first read of `view` loads it. The other reads find it.
    ```
    """

  /// Checks the course with this lesson; returns the check, and how many scenarios ran.
  private func check(
    _ lesson: String, known: CheckedParts
  ) -> (check: CourseCheck, runs: Int) {
    let reading = readCourse([
      SourceFile(
        name: "course.yaml",
        text: "course: c\nuuid: 0b8f5f4e-3b60-4f0e-9f3a-6a1c2d7e9b10\ntitle: C\nlessons: [L01.md]\n"
      ),
      SourceFile(name: "L01.md", text: lesson),
    ])
    let count = Mutex(0)
    let engine = testedEngine
    let model = AuthoringModel(
      rules: engine.rules, examples: [], misconceptions: [], names: engine.sourceNames,
      run: { scenario, limits in engine.run(scenario, limits: limits) },
      spread: { number, work in
        for part in 0..<number {
          work(part) { scenario in
            count.withLock { $0 += 1 }
            return engine.run(scenario)
          }
        }
      })
    let check = CourseCheck(reading, model, known: known)
    return (check, count.withLock { $0 })
  }

  @Test func `run again only where something changed`() throws {
    let first = check(Self.lesson, known: CheckedParts(mark: "m"))
    #expect(first.check.findings.isEmpty)
    #expect(first.runs > 3)
    let again = check(Self.lesson, known: first.check.checked)
    #expect(again.runs == 0)
    #expect(again.check.findings == first.check.findings)
    #expect(again.check.remarks == first.check.remarks)
    #expect(again.check.checked == first.check.checked)
    for (id, truth) in first.check.truths {
      #expect(again.check.truths[id]?.digestParts == truth.digestParts)
    }
    let edited = check(
      Self.lesson.replacing("1...3", with: "1...4"), known: first.check.checked)
    #expect(edited.runs > 0)
    #expect(edited.runs < first.runs)
    // Prose is no part that runs.
    let prose = check(
      Self.lesson.replacing("is made without", with: "begins without"), known: first.check.checked)
    #expect(prose.runs == 0)
  }

  @Test func `are others under another program, and never those with a finding`() {
    let first = check(Self.lesson, known: CheckedParts(mark: "m"))
    let other = check(
      Self.lesson, known: CheckedParts(mark: "n", truths: first.check.checked.truths))
    #expect(other.runs == first.runs)
    let wrong = Self.lesson.replacing("```printed\n    false", with: "```printed\n    true")
      .replacing("```printed\nfalse", with: "```printed\ntrue")
    let found = check(wrong, known: CheckedParts(mark: "m"))
    #expect(!found.check.findings.isEmpty)
    let again = check(wrong, known: found.check.checked)
    #expect(again.check.findings == found.check.findings)
    #expect(again.runs > 0)
  }

  @Test func `hold no damaged truth`() {
    let first = check(Self.lesson, known: CheckedParts(mark: "m"))
    var damaged = first.check.checked
    damaged.truths = damaged.truths.mapValues { _ in "{" }
    let again = check(Self.lesson, known: damaged)
    #expect(again.runs > 0)
    #expect(again.check.truths.count == first.check.truths.count)
  }
}
