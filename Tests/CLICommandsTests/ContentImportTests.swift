import Foundation
import TerminalUI
import Testing

@testable import CLICommands

/// Swift with comments that becomes questions.
@Suite struct `Importing annotated Swift` {
  private static let source = """
    import UIKit

    // question: first
    // ask: order
    class Home: UIViewController {
        override func loadView() { super.loadView() }
        override func viewDidLoad() { super.viewDidLoad() }
        override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    }

    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = Home()
    window.makeKeyAndVisible()

    // question: often
    // ask: count Home.viewDidLoad
    // prompt: How often, then?
    // rules: view.loads-on-first-access
    class Home: UIViewController {
        override func viewDidLoad() { super.viewDidLoad() }
    }
    let home = Home()
    for _ in 1...3 { _ = home.view }

    // question: said
    // ask: output
    let home = UIViewController()
    print(home.isViewLoaded)

    // question: value
    // ask: state home.view.window == nil at Home.viewWillAppear
    class Home: UIViewController {
        override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    }
    let home = Home()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = home
    window.makeKeyAndVisible()

    // question: fails
    // ask: output
    // ends: trap
    let home = UIViewController()
    home.loadView()
    print(home.isViewLoaded)
    home.view = nil
    let view: UIView = home.viewIfLoaded!

    """

  @Test func `each section becomes a question`() throws {
    let said = vdl(Self.source)
    #expect(said.status == 0, "\(said.notices)")
    try expectGolden(said.output, "content-import.md")
  }

  @Test func `what is made passes the check`() throws {
    let course = try GuideCourse()
    let lesson = course.folder.appending(path: "L01-kettle.md").path
    #expect(vdl(Self.source, "-o", lesson).status == 0)
    let said = CLICommandsTests.vdl(["content", "check", course.path], model: { liveModel })
    // Two of them ask what the guide asks already, which only a course can tell.
    #expect(said.output.hasPrefix("1 lesson, 10 questions: "))
    let others = said.notices.split(separator: "\n").filter {
      !$0.contains("this question asks what")
    }
    #expect(others.isEmpty, "\(others)")
  }

  @Test(
    arguments: [
      ("let a = 1\n", "1:1: error: nothing is asked; write '// ask: order' above the code"),
      ("// question: a\nprint(1)\n", "1:1: error: 'a' asks nothing; write '// ask: order'"),
      ("// question: A\n// ask: output\nprint(1)\n", "1:1: error: 'A' is no id"),
      ("// ask: output\n", "1:1: error: 'x' has no scenario; write the code to run below it"),
      (
        "import UIKit\n// ask: output\n// ask: order\nprint(1)\n",
        "3:1: error: a second 'ask' in 'x'"
      ),
      (
        "// ask: why\nprint(1)\n",
        "1:1: error: a question of kind 'why' needs more than its scenario"
      ),
      ("// ask: ordr\nprint(1)\n", "1:1: error: 'ordr' cannot be asked"),
      ("// ask: count\nprint(1)\n", "1:1: error: '' is no event to count"),
      ("\n  // ask: output\nprint(2)\nprint(one)\n", "4:7: error: cannot find 'one' in scope"),
      ("// ask: output\nvar a: Int? = nil\nprint(a!)\n", "3:7: error: the run traps: "),
      (
        "// ask: output\n// ends: trap\nprint(1)\n",
        "1:1: error: the run was to end in a trap, and does not; leave out 'ends: trap'"
      ),
      ("// ask: output\n// ends: badly\nprint(1)\n", "2:1: error: unknown end 'badly'"),
      ("// ask: output\nwhile true {}\n", "1:1: error: the run does not end"),
      ("// ask: output\n// ios: 99\nprint(1)\n", "2:1: error: iOS 99 never was"),
      ("// ask: order\nprint(1)\n", "1:1: error: an order of fewer than three is a guess"),
      ("// ask: output\nprint(1)\n", "1:1: error: no rule that acts in 'x' decides it"),
    ])
  func `what cannot be asked is refused with its place`(source: String, message: String) {
    let said = vdl(source)
    #expect(said.status == 1)
    #expect(said.output.isEmpty)
    #expect(said.notices.contains("x.swift:" + message), "\(said.notices)")
  }

  private func vdl(_ source: String, _ words: String...) -> Said {
    CLICommandsTests.vdl(
      ["content", "import", "x.swift"] + words, files: ["x.swift": Array(source.utf8)],
      model: { liveModel })
  }
}

/// Checking and previewing while an author writes.
@Suite struct `Watching content` {
  @Test func `each save is checked, and what changed is shown`() throws {
    let course = try GuideCourse()
    var edits: [() throws -> Void] = [
      {},
      { try course.edit { $0.replacing("How many times is", with: "How often is") } },
      { try course.edit { $0.replacing("kettle.view }", with: "kettle.veiw }") } },
      { try course.edit { $0.replacing("kind: truth", with: "kind: thruth") } },
      { try FileManager.default.removeItem(at: course.folder) },
    ]
    let said = vdl(
      ["content", "watch", course.path], model: { liveModel },
      wait: { duration in
        #expect(duration == .milliseconds(500))
        guard !edits.isEmpty else { return .interrupt }
        try? edits.removeFirst()()
        return nil
      })
    #expect(said.status == 130)
    try expectGolden(course.hidden(said.output), "content-watch.txt")
  }

  @Test func `there must be a folder`() throws {
    #expect(vdl(["content", "watch", "/nowhere/at/all"], model: { liveModel }).status == 74)
  }

  @Test func `quizzes, orders and statistics for programs`() throws {
    let course = try GuideCourse()
    let database = ["--database", course.path + ".sqlite"]
    let quiz = vdl(
      ["quiz", "--json", "--content", course.path, "--seed", "4", "--count", "3"] + database,
      typed: ["nothing", "skip", "nothing", "skip", "nothing", "skip", "nothing", "skip"],
      random: { UInt64.random(in: .min ... .max) }, model: { liveModel })
    #expect(quiz.status == 0)
    let said = vdl(["content", "stats", "kettles", "--json"] + database, model: { liveModel })
    try expectGolden(said.output, "content-stats.json")
    let lines = vdl(["content", "stats", course.path] + database, model: { liveModel }).output
    #expect(lines.hasPrefix("kettles/what-is-said\n  1 answer of 1 learner, 0% right, "))
    #expect(vdl(["content", "stats", "kettle"] + database, model: { liveModel }).status == 64)
  }

  @Test func `GIFT says what it leaves out`() throws {
    let course = try GuideCourse()
    let said = vdl(
      ["content", "export", "--format", "gift", course.path], model: { liveModel })
    #expect(said.status == 0)
    #expect(said.output.contains("::kettles/how-often::[markdown]"))
    #expect(
      said.notices
        == "left out, since GIFT cannot hold them: 1 output\n4 questions exported\n")
    #expect(vdl(["content", "export", course.path], model: { liveModel }).status == 64)
  }
}
