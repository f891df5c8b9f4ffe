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
    // explain: The first read of `view` loads it.
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
    // Two of them repeat questions of the guide, which only a course can detect. What they could
    // do better is no error.
    #expect(said.output.hasPrefix("1 lesson, 10 questions: "))
    let others = said.notices.split(separator: "\n").filter {
      !$0.contains("this question asks the same as") && !$0.contains(": remark: ")
    }
    #expect(others.isEmpty, "\(others)")
  }

  @Test(
    arguments: [
      ("let a = 1\n", "1:1: error: nothing is asked; write '// ask: order' above the code"),
      ("// question: a\nprint(1)\n", "1:1: error: 'a' asks nothing; write '// ask: order'"),
      ("// question: A\n// ask: output\nprint(1)\n", "1:1: error: 'A' isn't an id"),
      ("// ask: output\n", "1:1: error: 'x' has no scenario; write the code to run below it"),
      (
        "import UIKit\n// ask: output\n// ask: order\nprint(1)\n",
        "3:1: error: a second 'ask' in 'x'"
      ),
      (
        "// ask: why\nprint(1)\n",
        "1:1: error: a question of kind 'why' needs more than its scenario"
      ),
      (
        "// ask: ordr\nprint(1)\n",
        "1:1: error: comments can't ask 'ordr'; expected order, output, count EVENT, state VALUE or"
          + " next; did you mean 'order'?"
      ),
      (
        "// ask: count\nprint(1)\n",
        "1:1: error: '' isn't an event; write '// ask: count Home.viewDidLoad'"
      ),
      ("\n  // ask: output\nprint(2)\nprint(one)\n", "4:7: error: cannot find 'one' in scope"),
      ("// ask: output\nvar a: Int? = nil\nprint(a!)\n", "3:7: error: the run traps: "),
      (
        "// ask: output\n// ends: trap\nprint(1)\n",
        "1:1: error: the run must end in a trap, but it completes; remove 'ends: trap'"
      ),
      ("// ask: output\n// ends: badly\nprint(1)\n", "2:1: error: unknown end 'badly'"),
      ("// ask: output\nwhile true {}\n", "2:1: error: the run doesn't end"),
      (
        "// ask: output\n// explain: \(String(repeating: "so ", count: 51))\nprint(1)\n",
        "2:1: error: the explanation has 51 words; say why in 1 to 50"
      ),
      ("// ask: output\n// ios: 99\nprint(1)\n", "2:1: error: there is no iOS 99"),
      ("// ask: order\nprint(1)\n", "1:1: error: an order of fewer than three events is a guess"),
      ("// ask: output\nprint(1)\n", "1:1: error: no rule that acts in 'x' decides its answer"),
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

/// View controllers of real files that become questions.
@Suite struct `Importing a driven file` {
  private static let profile = """
    import Networking
    import UIKit

    final class ProfileViewController: UIViewController {
      @IBOutlet private weak var nameLabel: UILabel!
      private let store = ProfileStore.shared

      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Profile"
        nameLabel.text = store.user?.name ?? "nobody"
        view.addSubview(UILabel())
      }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        Analytics.log(.profile, with: ["name": nameLabel.text])
      }
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        navigationItem.title = \"\"\"
          indented
            \\(title ?? "")
          \"\"\"
      }
    }

    """

  private func check(
    _ source: String, status: Int32, notices: String = "", _ words: String...,
    line: Int = #line
  ) -> String {
    let said = vdl(
      ["content", "import", "--drive", "a.swift"] + words, files: ["a.swift": Array(source.utf8)],
      model: { liveModel })
    let place = SourceLocation(fileID: #fileID, filePath: #filePath, line: line, column: 1)
    #expect(said.status == status, sourceLocation: place)
    #expect(said.notices == notices, sourceLocation: place)
    return said.output
  }

  @Test func `an order, a count and a state are asked of a controller`() throws {
    try expectGolden(check(Self.profile, status: 0), "content-import-drive.md")
  }

  @Test func `what is made passes the check`() throws {
    let course = try GuideCourse()
    let lesson = course.folder.appending(path: "L01-kettle.md").path
    let said = check(Self.profile, status: 0, "-o", lesson)
    #expect(said == "3 questions put in \(lesson)\n")
    let checked = vdl(["content", "check", course.path], model: { liveModel })
    #expect(checked.output.hasPrefix("1 lesson, 8 questions: no findings"), "\(checked.notices)")
  }

  @Test func `a new lesson is listed in its course`() throws {
    let course = try GuideCourse()
    let lesson = course.folder.appending(path: "L02-profile.md").path
    let said = check(Self.profile, status: 0, "-o", lesson)
    #expect(
      course.hidden(said)
        == "3 questions put in DIR/L02-profile.md\nlisted it in DIR/course.yaml\n")
    let file = course.folder.appending(path: "course.yaml")
    #expect(try String(contentsOf: file, encoding: .utf8).contains("L02-profile.md"))
  }

  @Test func `a superclass of the file comes along`() {
    let output = check(
      """
      import UIKit
      class Base: ThirdPartyViewController {
        override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
      }
      class Screens { class Home: Base {
        override func viewDidLoad() { super.viewDidLoad(); setUp() }
        private func setUp() {}
      } }
      """, status: 0)
    #expect(output.contains("class Base: UIViewController {"))
    #expect(
      output.contains(
        """
        class Home: Base {
            override func viewDidLoad() { super.viewDidLoad() }
        }
        """))
    #expect(output.contains("## Question: screens-home-order"))
    // The base class has too few callbacks of its own for an order, so all of them are asked.
    #expect(output.contains("Base.viewWillDisappear (1)"))
  }

  @Test(
    arguments: [
      ("let a = 1", Int32(2), "a.swift: the file declares no class"),
      (
        "import UIKit\nclass A: UIViewController { func viewDidload() {} }", 1,
        "a.swift:2:7: no question asks about 'A': it overrides no callback of its life cycle"
      ),
      (
        "import UIKit\nclass A: UIViewController { override func viewDidLoad() { fatalError() } }",
        1,
        "a.swift:2:7: no question asks about 'A': the class fails its drive"
      ),
      (
        """
        import UIKit
        class A: UIViewController {
          override func viewDidLoad() { super.viewDidLoad(); leave() }
          override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
          func leave() { navigationController?.popViewController(animated: false) }
        }
        """, 1,
        "a.swift:2:7: no question asks about 'A': without the rest of the class, its callbacks come in"
          + " another way"
      ),
    ])
  func `what cannot be asked is told`(source: String, status: Int32, reason: String) {
    #expect(check(source, status: status, notices: reason + "\n").isEmpty)
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
    #expect(
      lines.hasPrefix("kettles/what-is-said\n  0 of 1 right at the first try (0%), 1 answer, "))
    #expect(vdl(["content", "stats", "kettle"] + database, model: { liveModel }).status == 64)
  }

  @Test(arguments: [
    ("gift", "::how-often::[markdown]"),
    ("moodle", "<idnumber>kettles/how-often</idnumber>"),
  ])
  func `an export has all questions that Moodle can ask`(format: String, question: String) throws {
    let course = try GuideCourse()
    let said = vdl(
      ["content", "export", "--format", format, course.path], model: { liveModel })
    #expect(said.status == 0)
    #expect(said.output.contains(question))
    #expect(said.notices == "5 questions exported\n")
    #expect(vdl(["content", "export", course.path], model: { liveModel }).status == 64)
  }
}
