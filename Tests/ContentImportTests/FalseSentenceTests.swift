import ContentImport
import Curriculum
import Diagnostics
import QuestionShorthand
import QuizEngine
import Scenarios
import Testing

/// False sentences about code that runs: misconceptions that the model refutes, each of which is
/// found.
@Suite struct FalseSentenceTests {
  private static let engine = WrongFileTests.engine

  /// Code, and false sentences about its run with their checks.
  struct Claimed: CustomTestStringConvertible {
    var testDescription: String
    var code: String
    var printed: [String] = []
    var sentences: [(text: String, check: String)]
  }

  @Test func `there are fifty of them`() {
    #expect(Self.all.reduce(0) { $0 + $1.sentences.count } >= 50)
  }

  @Test(arguments: all) func `a false sentence is found at its check, and its contrary is so`(
    _ claimed: Claimed
  ) {
    let found = findings(claimed, checks: claimed.sentences.map(\.check))
    let start =
      12 + claimed.code.split(separator: "\n", omittingEmptySubsequences: false).count
      + claimed.printed.count + 8
    #expect(
      found
        == claimed.sentences.indices.map {
          "\(start + 2 * $0):10 this sentence isn't true: its check doesn't hold"
        }, "\(claimed.testDescription)")
    #expect(findings(claimed, checks: claimed.sentences.map { "!(\($0.check))" }) == [])
  }

  @Test(arguments: all) func `asked about, a false sentence is answered with no`(
    _ claimed: Claimed
  ) {
    let runs = RepeatedRuns(Self.engine)
    for sentence in claimed.sentences {
      let question = Question(
        id: QuestionID(rawValue: "c/q"), lesson: LessonID(rawValue: "l"),
        task: .truth(Statement(text: sentence.text, check: sentence.check)), prompt: "",
        scenario: "import UIKit\n" + claimed.code, rules: [RuleID(rawValue: "r")])
      let decision = decide(question) { runs.run($0) }
      #expect(decision.problems == [], "\(sentence.text)")
      #expect(decision.truth == .truth(false), "\(sentence.text)")
    }
  }

  private func findings(_ claimed: Claimed, checks: [String]) -> [String] {
    var lines = [
      "---", "lesson: l", "title: T", "aim: A.", "---", "", "## To keep", "", "- It.", "",
    ]
    lines += ["```swift run", "import UIKit", claimed.code, "```", "", "```printed"]
    lines += claimed.printed + ["```", "", "```holds"]
    for (sentence, check) in zip(claimed.sentences, checks) {
      lines += ["- " + sentence.text, "  check: " + check]
    }
    let text = (lines + ["```"]).joined(separator: "\n")
    let reading = readCourse([courseFile, SourceFile(name: "L01.md", text: text)])
    guard reading.isSound, let course = reading.course else {
      return reading.diagnostics.map(\.description)
    }
    let runs = RepeatedRuns(Self.engine)
    return verify(
      course: course, rules: Self.engine.rules, misconceptions: Self.engine.misconceptions,
      names: Self.engine.sourceNames, locations: reading.locations
    ) { runs.run($0) }
    .filter { !$0.message.hasPrefix("the lesson has no question") }
    .map { "\($0.location.line):\($0.location.column) \($0.message)" }
  }
}

extension FalseSentenceTests {
  private static let page = """
    class Page: UIViewController {
        override func loadView() { super.loadView() }
        override func viewDidLoad() { super.viewDidLoad() }
        override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
        override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
        override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
        override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
        override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
        override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
    }

    """

  static let all: [Claimed] = [
    Claimed(
      testDescription: "a controller that is made", code: page + "let page = Page()",
      sentences: [
        ("Making a controller makes its view.", "page.isViewLoaded"),
        ("It loads at once.", "trace.count(\"Page.viewDidLoad\") == 1"),
        ("It asks for its view.", "trace.count(\"Page.loadView\") > 0"),
        ("Its view is there if asked for quietly.", "page.viewIfLoaded != nil"),
        ("It has a title.", "page.title != nil"),
        ("It has a parent.", "page.parent != nil"),
        ("It comes with a navigation controller.", "page.navigationController != nil"),
        ("It has children.", "!page.children.isEmpty"),
      ]),
    Claimed(
      testDescription: "a view that is read",
      code: page + "let page = Page()\n_ = page.view\n_ = page.view",
      sentences: [
        ("Each read loads it.", "trace.count(\"Page.loadView\") == 2"),
        ("It did load twice.", "trace.count(\"Page.viewDidLoad\") == 2"),
        ("Reading does not load.", "!page.isViewLoaded"),
        (
          "It did load before it was loaded.",
          "trace.comes(\"Page.viewDidLoad\", before: \"Page.loadView\")"
        ),
        ("Loading is appearing.", "trace.count(\"Page.viewWillAppear\") == 1"),
        ("What is loaded did appear.", "trace.count(\"Page.viewDidAppear\") == 1"),
        ("What is loaded is in a window.", "page.view.window != nil"),
        ("It is in another view.", "page.view.superview != nil"),
        ("It begins with subviews.", "!page.view.subviews.isEmpty"),
        (
          "There is no view yet when `viewDidLoad` comes.",
          "trace.at(\"Page.viewDidLoad\") { !page.isViewLoaded }"
        ),
      ]),
    Claimed(
      testDescription: "a root that is shown",
      code: page
        + "let page = Page()\nlet window = UIWindow(frame: UIScreen.main.bounds)\nwindow.rootViewController = page\nwindow.makeKeyAndVisible()",
      sentences: [
        (
          "It appears before it loads.",
          "trace.comes(\"Page.viewWillAppear\", before: \"Page.viewDidLoad\")"
        ),
        (
          "It did appear before it will.",
          "trace.comes(\"Page.viewDidAppear\", before: \"Page.viewWillAppear\")"
        ),
        ("It will appear twice.", "trace.count(\"Page.viewWillAppear\") == 2"),
        ("It disappears.", "trace.count(\"Page.viewWillDisappear\") > 0"),
        (
          "It is in its window when it will appear.",
          "trace.at(\"Page.viewWillAppear\") { page.view.window != nil }"
        ),
        (
          "It is in no window when it did appear.",
          "trace.at(\"Page.viewDidAppear\") { page.view.window == nil }"
        ),
        (
          "It has a window when it did load.",
          "trace.at(\"Page.viewDidLoad\") { page.view.window != nil }"
        ),
        ("The window is not key.", "!window.isKeyWindow"),
        ("The window is hidden.", "window.isHidden"),
        ("The window is the view's superview's child.", "window.superview === page.view"),
        ("Another is the root.", "window.rootViewController !== page"),
        ("It is presented.", "page.presentingViewController != nil"),
      ]),
    Claimed(
      testDescription: "a child that is added",
      code: page
        + "let parent = UIViewController()\nlet page = Page()\nparent.addChild(page)\nparent.view.addSubview(page.view)",
      sentences: [
        ("`addChild` sends `didMove`.", "trace.count(\"Page.didMove(toParent:)\") > 0"),
        ("`addChild` sends no `willMove`.", "trace.count(\"Page.willMove(toParent:)\") == 0"),
        ("`addChild` sends `willMove` twice.", "trace.count(\"Page.willMove(toParent:)\") == 2"),
        ("The child has no parent yet.", "page.parent == nil"),
        ("The parent has two children.", "parent.children.count == 2"),
        (
          "The view comes first.",
          "trace.comes(\"Page.viewDidLoad\", before: \"Page.willMove(toParent:)\")"
        ),
        ("Its view is not the parent's subview.", "page.view.superview !== parent.view"),
        ("Out of a window the child appears.", "trace.count(\"Page.viewWillAppear\") > 0"),
        ("The parent is the child's child.", "page.children.contains { $0 === parent }"),
      ]),
    Claimed(
      testDescription: "a page that is pushed and popped",
      code: page
        + "let root = UIViewController()\nlet navigation = UINavigationController(rootViewController: root)\nlet window = UIWindow(frame: UIScreen.main.bounds)\nwindow.rootViewController = navigation\nwindow.makeKeyAndVisible()\nSimulator.settle()\nlet page = Page()\nnavigation.pushViewController(page, animated: false)\nSimulator.settle()\nnavigation.popViewController(animated: false)",
      sentences: [
        ("A popped page stays on the stack.", "navigation.viewControllers.count == 2"),
        ("It is still the top.", "navigation.topViewController === page"),
        ("It keeps its parent.", "page.parent != nil"),
        ("It never disappears.", "trace.count(\"Page.viewDidDisappear\") == 0"),
        (
          "It disappears before it appears.",
          "trace.comes(\"Page.viewWillDisappear\", before: \"Page.viewDidAppear\")"
        ),
        ("It unloads.", "!page.isViewLoaded"),
        (
          "It did disappear before it will.",
          "trace.comes(\"Page.viewDidDisappear\", before: \"Page.viewWillDisappear\")"
        ),
        ("It loads again.", "trace.count(\"Page.viewDidLoad\") == 2"),
        ("It stays in the window.", "page.view.window != nil"),
        (
          "It did move to a parent before it would.",
          "trace.comes(\"Page.didMove(toParent:)\", before: \"Page.willMove(toParent:)\")"
        ),
        (
          "Its second `willMove` never comes.", "trace.count(\"Page.willMove(toParent:) (2)\") == 0"
        ),
      ]),
  ]
}
