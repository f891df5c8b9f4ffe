import Curriculum
import Diagnostics
import QuestionShorthand
import QuizEngine
import Scenarios
import Testing

/// Questions that use what no lesson taught before.
@Suite struct `A question before its lesson` {
  private static let names = [
    "UIViewController", "UIViewController.viewDidLoad", "UIViewController.loadView",
    "UIViewController.willMove", "Simulator", "Simulator.settle", "Simulator.tapBack",
    "Simulator.Scene", "Simulator.Segue",
  ]

  private func lesson(
    _ id: String, teaches: [String] = [], prose: String = "", _ questions: [Question] = []
  ) -> Lesson {
    Lesson(
      id: LessonID(rawValue: id), title: "", aim: "", prerequisites: [], claims: [],
      teaches: teaches.compactMap { Teaching($0) },
      blocks: [.prose(prose), .heading(level: 2, text: "To keep")],
      questions: questions.isEmpty
        ? [makeQuestion(.output, scenario: "print(\"\(id)\")\n", id: "of-\(id)", lesson: id)]
        : questions)
  }

  private func check(
    _ lessons: [Lesson], finds: [String] = [], remarks: [String] = [],
    only: Set<LessonID>? = nil, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let course = Course(id: CourseID(rawValue: "c"), uuid: "u", title: "t", lessons: lessons)
    let work = CourseVerification(
      of: course, rules: someRules + [makeRule("view.loads")], misconceptions: [],
      names: Self.names, only: only)
    let results = (0..<work.count).map { number in
      work.result(of: number) { scenario in
        let isUsual = scenario.without.isEmpty
        let code = scenario.files[0].text
        return makeRun(
          isUsual ? ["V.viewDidLoad()", "V.loadView()"] : ["V.viewDidLoad()"],
          output: [isUsual ? code : "other"])
      }
    }
    #expect(
      work.findings(results, locations: [:]).map(\.message) == finds,
      sourceLocation: sourceLocation)
    #expect(
      work.remarks(results, locations: [:]).map(\.message).filter { $0.contains("up to this one") }
        == remarks, sourceLocation: sourceLocation)
  }

  private let code = """
    class V: UIViewController {
        override func viewDidLoad() {}
        override public func willMove(toParent parent: UIViewController?) {}
        override func refresh(_ all: (Int, Int) -> Void, by: [Int: Int]) {}
    }
    // Simulator.tapBack is no act of MySimulator.settle()
    Simulator.settle()
    """

  @Test func `is a finding where lessons list what they teach`() {
    let question = makeQuestion(
      .output, scenario: code, rules: ["view.loads"], lesson: "a")
    check(
      [
        lesson("a", teaches: ["viewDidLoad"], [question]),
        lesson(
          "b", teaches: ["view.loads", "Simulator.settle", "willMove(toParent:)"],
          [
            makeQuestion(
              .output, scenario: code + "\nprint(1)\n", rules: ["view.loads"], id: "p", lesson: "b")
          ]),
      ],
      finds: [
        "no lesson up to this one teaches 'willMove(toParent:)' ('b' does), 'Simulator.tapBack',"
          + " 'Simulator.settle' ('b' does) or 'view.loads' ('b' does); ask later, or name what the"
          + " lesson teaches under 'teaches:'",
        "no lesson up to this one teaches 'Simulator.tapBack'; ask later, or name what the lesson"
          + " teaches under 'teaches:'",
      ])
  }

  @Test func `is a remark where none does`() {
    let question = makeQuestion(
      .count(event: "V.loadView"), scenario: "Simulator.settle()\n", lesson: "a")
    check(
      [
        lesson("a", prose: "One can settle.", [question]),
        lesson("b", prose: "UIKit calls `loadView`."),
      ],
      remarks: [
        "no lesson up to this one mentions 'loadView' ('b' does) or 'Simulator.settle';"
          + " ask later, or show it in the lesson first"
      ])
    check([
      lesson("a", prose: "`Simulator.settle()`, then `V.loadView()`.", [question])
    ])
  }

  @Test func `a template uses what its instances use`() {
    var question = makeQuestion(.output, scenario: "Simulator.$ACT($N)\n", lesson: "a")
    question.variation = Variation(values: [
      .init(name: "ACT", options: ["settle", "tapBack"]),
      .init(name: "N", options: ["1", "2", "3", "4"]),
    ])
    check(
      [lesson("a", [question])],
      remarks: [
        "no lesson up to this one mentions 'Simulator.settle' or 'Simulator.tapBack'; ask later, or"
          + " show it in the lesson first"
      ])
  }

  @Test func `types of the simulator need no lesson`() {
    let question = makeQuestion(
      .output,
      scenario: """
        let scene: Simulator.Scene = Simulator.Scene("menu", controller: V.self)
        let segues: [Simulator.Segue] = []
        Simulator.settle()

        """, lesson: "a")
    check([lesson("a", prose: "`Simulator.settle()`", [question])])
    check(
      [lesson("a", teaches: ["viewDidLoad"], [question])],
      finds: [
        "no lesson up to this one teaches 'Simulator.settle' or 'r'; ask later, or name what the"
          + " lesson teaches under 'teaches:'"
      ])
  }

  @Test func `no act is like a type of the simulator`() {
    check(
      [lesson("a", teaches: ["Simulator.scene"])],
      finds: [
        "'Simulator.scene' isn't an act of the simulator",
        "no lesson up to this one teaches 'r'; ask later, or name what the lesson teaches under"
          + " 'teaches:'",
      ])
  }

  @Test func `earlier lessons count when only one is looked at`() {
    let question = makeQuestion(.output, scenario: "Simulator.settle()\n", lesson: "b")
    let lessons = [lesson("a", prose: "`Simulator.settle()`"), lesson("b", [question])]
    check(lessons, only: [LessonID(rawValue: "b")])
  }

  @Test func `unknown things can't be taught`() {
    check(
      [
        lesson("a", teaches: ["viewDidLaod", "Simulator.setle", "willMove", "willMove(toparent:)"])
      ],
      finds: [
        "nothing calls 'viewDidLaod'; did you mean 'viewDidLoad'?",
        "'Simulator.setle' isn't an act of the simulator; did you mean 'Simulator.settle'?",
        "'willMove' may mean 'willMove(toParent:)', 'willMove(toWindow:)' or"
          + " 'willMove(toSuperview:)'; write it with its labels",
        "nothing calls 'willMove(toparent:)'; did you mean 'willMove(toParent:)'?",
        "no lesson up to this one teaches 'r'; ask later, or name what the lesson teaches under"
          + " 'teaches:'",
      ])
  }
}
