import Curriculum
import QuestionShorthand
import Releases
import Scenarios
import TestedEngine
import Testing

@testable import QuizEngine

/// Callbacks that the scenario's own code calls, as a container does.
@Suite struct `Calls by the learner's own code` {
  private static let container = """
    import UIKit

    class Child: UIViewController {
      override func viewDidLoad() { super.viewDidLoad() }
      override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
      override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
      override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    }

    class Container: UIViewController {
      func show(_ child: UIViewController) {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
    }

    let child = Child()
    let container = Container()
    container.show(child)

    """

  private func question(
    _ task: any QuestionTask, _ scenario: String = container,
    rules: [String] = ["child.add-sends-will-move"]
  ) -> Question {
    Question(
      id: QuestionID(rawValue: "c/q"), lesson: LessonID(rawValue: "l"), task: task, prompt: "What?",
      scenario: scenario, rules: rules.map(RuleID.init(rawValue:)))
  }

  private func check(
    _ task: any QuestionTask, _ scenario: String = container, is truth: Truth?,
    _ messages: [String] = [], at place: Testing.SourceLocation = #_sourceLocation
  ) {
    let decision = decide(question(task, scenario)) { testedEngine.run($0) }
    #expect(decision.truth == truth, sourceLocation: place)
    #expect(decision.problems.map(\.message) == messages, sourceLocation: place)
  }

  @Test func `have their place in an order and in what comes next`() {
    let events = ["Child.didMove", "Child.viewDidLoad", "Child.willMove(toParent:)"]
    let order = [["Child.willMove(toParent:)", "Child.viewDidLoad", "Child.didMove"]]
    check(.order(events: events), is: .order(order))
    check(.next(events: events), is: .order(order))
  }

  @Test func `are counted, also those whose number UIKit doesn't promise`() {
    check(.count(event: "Child.didMove"), is: .count(1))
    check(.count(event: "Child.viewWillAppear"), is: .count(0))
    let byHand = Self.container + "child.viewWillAppear(false)\nchild.viewWillAppear(true)\n"
    check(.count(event: "Child.viewWillAppear"), byHand, is: .count(2))
    let twice = Self.container + "child.willMove(toParent: nil)\nchild.removeFromParent()\n"
    check(
      .count(event: "Child.didMove"), twice, is: nil,
      ["UIKit doesn't promise how often 'didMove' comes"])
  }

  @Test func `are seen by checks`() {
    let checks = [
      "trace.count(\"Child.didMove(toParent:)\") == 1",
      "trace.comes(\"Child.willMove(toParent:)\", before: \"Child.didMove(toParent:)\")",
      "trace.at(\"Child.didMove(toParent:)\") { child.view.superview != nil }",
    ]
    var scenario = Scenario(Self.container, checks: checks)
    scenario.ios = .ofQuestions
    #expect(testedEngine.run(scenario).checks == [.holds, .holds, .holds])
  }

  @Test func `are no events that UIKit sends`() throws {
    let run = testedEngine.run(Scenario(Self.container))
    #expect(
      run.events.map(\.name)
        == [
          "Child.willMove", "Container.loadView", "Container.viewDidLoad", "Child.loadView",
          "Child.viewDidLoad",
        ])
    #expect(!run.events.contains { $0.callback == "didMove(toParent:)" })
    #expect(run.events.allSatisfy { !$0.because.isEmpty && !$0.isOwnCall })
    let own = run.calls.filter(\.isOwnCall)
    #expect(own.map(\.name) == ["Child.didMove"])
    #expect(own[0].stack.first?.function == "Container.show(_:)")
    #expect(run.calls.map(\.index) == Array(run.calls.indices))
    #expect(run.eventNumbers(of: run.calls) == Set(run.events.indices))
  }

  @Test func `keep what is printed inside them with the event around`() {
    let run = testedEngine.run(
      Scenario(
        """
        import UIKit
        class A: UIViewController {
          override func viewDidLoad() {
            print("loaded")
            viewWillAppear(false)
          }
          override func viewWillAppear(_ animated: Bool) { print("by hand") }
        }
        _ = A().view
        """))
    #expect(run.output == ["loaded", "by hand"])
    #expect(
      run.printed.map { $0.event.map { run.events[$0].callback } } == [
        "viewDidLoad()", "viewDidLoad()",
      ])
    #expect(run.calls.map(\.callback).suffix(2) == ["viewDidLoad()", "viewWillAppear(_:)"])
  }

  @Test func `are explained by the code that makes them`() throws {
    let asked = question(.count(event: "Child.didMove"))
    let prepared = try #require(
      prepare(asked, rules: testedEngine.rules, seed: 1) { testedEngine.run($0) }.question)
    let cause = try #require(prepared.causes["0"])
    #expect(cause.why.sentence == "called by show (line 14)")
    #expect(cause.why.rules.isEmpty)
  }

  @Test func `reach no goal of an exercise`() {
    let goal = Statement(
      text: "UIKit calls it.", check: "trace.count(\"Child.didMove(toParent:)\") == 1")
    let exercise = question(.write(CodeExercise(goals: [goal], solution: "")))
    let run = testedEngine.run(exercise.decidingScenario)
    #expect(run.checks == [.fails])
    #expect(run.calls == run.events)
  }

  @Test func `are kept up to a bound, however often a program makes them`() {
    let run = testedEngine.run(
      Scenario(
        """
        import UIKit
        class A: UIViewController { override func viewDidLoad() {} }
        let a = A()
        for _ in 0..<200_000 { a.viewDidLoad() }
        """))
    #expect(run.outcome == .completed)
    #expect(run.events.isEmpty)
    #expect(run.calls.count == 10_000)
  }
}
