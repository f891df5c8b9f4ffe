import Foundation
import Testing

@testable import CLICommands

/// The course of the author's guide, as files, with the output of the authors' commands.
@Suite struct `The commands for authors` {
  @Test func `list the questions of a course`() throws {
    let course = try GuideCourse()
    #expect(
      vdl("content", "list", course.path)
        == Said(
          status: 0,
          output: """
            kettles/fill-and-boil  order  iOS 17  view.loads-on-first-access
            kettles/what-is-said  output  iOS 17  view.loads-on-first-access
            kettles/how-often  count  iOS 17  view.loads-on-first-access
            kettles/which-is-full  choice  iOS 17  view.loads-on-first-access
            kettles/true-or-false  truth  iOS 17  view.loads-on-first-access

            """, notices: ""))
    try expectGolden(vdl("content", "list", course.path, "--json").output, "content-list.json")
  }

  @Test func `find nothing in a sound course`() throws {
    let course = try GuideCourse()
    let said = vdl("content", "check", course.path)
    #expect(
      said == Said(status: 0, output: "1 lesson, 5 questions: no findings\n", notices: ""))
  }

  @Test func `say where each finding is`() throws {
    let course = try GuideCourse { text in
      text.replacing("kettle.view }", with: "kettle.veiw }")
        .replacing(
          "check: a.isViewLoaded && b.isViewLoaded", with: "check: a.isViewLoaded || b.isViewLoaded"
        )
        .replacing("claims: [S003-02]\n```", with: "claims: [S003-02]\nios: 17\n```")
        .replacing("false\ntrue", with: "true\ntrue")
    }
    let said = vdl("content", "check", course.path)
    #expect(said.status == 1)
    try expectGolden(course.hidden(said.notices + said.output), "content-check.txt")
    let json = vdl("content", "check", course.path, "--json")
    #expect(json.status == 1)
    try expectGolden(course.hidden(json.output), "content-check.json")
  }

  @Test func `give advice after the findings, and apart from them`() throws {
    let course = try GuideCourse {
      $0.replacing(
        "```explain\nNothing reads `view` here. Asking `isViewLoaded` loads nothing.\n```\n",
        with: "")
    }
    let said = vdl("content", "check", course.path)
    #expect(said.status == 0)
    #expect(said.output == "1 lesson, 5 questions: no findings, 1 remark\n")
    #expect(
      course.hidden(said.notices).hasSuffix(
        ":1: remark: the question has no 'explain' block; say why in two sentences\n"))
    let json = vdl("content", "check", course.path, "--json")
    #expect(json.status == 0)
    #expect(json.output.contains("\"findings\": []"))
    #expect(json.output.contains("\"severity\": \"remark\""))
    try course.edit { $0.replacing("check: a.isViewLoaded && b.isViewLoaded", with: "check: true") }
    let wrong = vdl("content", "check", course.path)
    #expect(wrong.status == 1)
    #expect(wrong.output == "1 lesson, 5 questions: 1 finding, 1 remark\n")
    #expect(
      wrong.notices.split(separator: "\n").map { $0.contains(": remark: ") } == [false, true])
  }

  @Test func `advise to leave out a rule that a question does not turn on`() throws {
    let course = try GuideCourse {
      $0.replacing(
        "rules: [view.loads-on-first-access]\nevent: Kettle.viewDidLoad",
        with: "rules: [view.loads-on-first-access, window.root-appears]\nevent: Kettle.viewDidLoad")
    }
    let said = vdl("content", "check", course.path)
    #expect(said.status == 0)
    #expect(said.output == "1 lesson, 5 questions: no findings, 1 remark\n")
    #expect(
      said.notices.hasSuffix(
        ": remark: the question does not turn on 'window.root-appears': the answer is the same "
          + "without it; leave it out\n"))
  }

  @Test func `compile a helper with all code of a course`() throws {
    let course = try GuideCourse { text in
      text.replacing("lessons:", with: "uses: [Show.swift]\nlessons:").replacing(
        """
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = Kettle()
        window.makeKeyAndVisible()
        """, with: "show(Kettle())")
    }
    try """
    import UIKit

    @discardableResult
    func show(_ root: UIViewController) -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        return window
    }

    """.write(
      to: course.folder.appending(path: "Show.swift"), atomically: true, encoding: .utf8)
    #expect(vdl("content", "check", course.path).output == "1 lesson, 5 questions: no findings\n")
    let shown = vdl("content", "preview", course.path, "--question", "fill-and-boil").output
    #expect(shown.contains("called by show (Show.swift:7)"), "\(shown)")
    #expect(!shown.contains("UIWindow("))
    func taught(_ words: String..., typed: [String] = []) -> Said {
      vdl(
        words + ["--database", course.path + ".sqlite"], typed: typed,
        random: { UInt64.random(in: .min ... .max) })
    }
    let pan = """
      // question: shown-once
      // ask: count Pan.viewDidLoad
      class Pan: UIViewController {
          override func viewDidLoad() { super.viewDidLoad() }
      }
      show(Pan())

      """
    let lesson = course.folder.appending(path: "L01-kettle.md").path
    let imported = vdl(
      ["content", "import", "pan.swift", "-o", lesson], files: ["pan.swift": Array(pan.utf8)])
    #expect(imported.output == "1 question put in \(lesson)\n", "\(imported)")
    #expect(vdl("content", "check", course.path).output.contains("6 questions: no findings"))
    #expect(taught("content", "add", course.path).status == 0)
    try FileManager.default.removeItem(at: course.folder.appending(path: "Show.swift"))
    #expect(taught("learn", "kettle", "--learner", "trial").output.contains("A controller is made"))
    let asked = taught(
      "quiz", "--lesson", "kettle", "--json", "--learner", "trial", "--seed", "1",
      typed: Array(repeating: "dk", count: 8))
    #expect(asked.output.contains("show("), "\(asked)")
  }

  @Test func `give programs one JSON value, whatever is wrong`() throws {
    let course = try GuideCourse { $0.replacing("kind: truth", with: "kind: thruth") }
    for words in [["check"], ["list"]] {
      let said = vdl("content", words[0], course.path, "--json")
      #expect(said.status == 1)
      #expect(throws: Never.self) {
        try JSONSerialization.jsonObject(with: Data(said.output.utf8))
      }
    }
    #expect(vdl("content", "check", course.path + "/nowhere", "--json").status == 74)
  }
}
