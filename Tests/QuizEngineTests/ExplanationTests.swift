import Curriculum
import QuestionShorthand
import Releases
import Scenarios
import TestedEngine
import Testing

@testable import QuizEngine

/// The reasons that a verdict gives.
@Suite struct `The reasons for a verdict` {
  /// Explains an answer.
  private func explanation(
    of typed: String, to question: Question, rules: [RuleEntry] = someRules,
    believed: BelievedAnswers? = nil, run: @escaping Runner
  ) throws -> Explanation {
    let prepared = try #require(prepare(question, rules: rules, seed: 1, run: run).question)
    guard case .verdict(let verdict) = judge(response: typed, to: prepared, run: run) else {
      Issue.record("'\(typed)' is not understood")
      return Explanation(parts: [], unit: .answer)
    }
    return prepared.explanation(of: verdict, rules: rules, believed: believed, run: run)
  }

  // MARK: If it were so

  /// Checks whether a misconception against a rule explains the wrong answer to a question about the
  /// rule `r`.
  private func check(
    _ against: String, _ truth: Run, _ mistaken: Run, explains: Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let statement = Statement(text: "It is so.", check: "so")
    var believed = BelievedAnswers(truth: .truth(false), others: ["x": .truth(true)])
    believed.rules = ["x": [against]]
    let found = try explanation(
      of: "true", to: makeQuestion(.truth(statement)), believed: believed
    ) { $0.believing == "x" ? mistaken : truth }
    let isRuns = if case .runs = found.consequence { true } else { false }
    #expect(isRuns == explains, sourceLocation: sourceLocation)
  }

  @Test func `suppose only misconceptions that contradict a rule of the question`() throws {
    let (truth, mistaken) = (
      makeRun(output: ["a"], checks: [.fails]), makeRun(output: ["b"], checks: [.holds])
    )
    try check("r", truth, mistaken, explains: true)
    try check("s", truth, mistaken, explains: false)
  }

  @Test func `suppose no callbacks that the code doesn't override, where it says something`() throws
  {
    func run(_ events: [String], _ output: [String]) -> Run {
      makeRun(events, output: output, checks: [.fails], overridden: false)
    }
    try check("r", run(["V.a()"], ["a"]), run(["V.b()"], ["a"]), explains: false)
    try check("r", run(["V.a()"], []), run(["V.b()"], []), explains: true)
  }

  // MARK: Causes

  private static let engine = testedEngine
  private static let rule = "view.did-load-follows-load-view"
  private static let home = """
    import UIKit

    class Home: UIViewController {
        override func viewDidLoad() { super.viewDidLoad() }
    }

    let home = Home()

    """

  /// Checks the last caller of the event that decides a question about `home`.
  private func check(
    _ task: any QuestionTask, _ typed: String, isCalledBy caller: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let question = makeQuestion(task, scenario: Self.home, rules: [Self.rule])
    let found = try explanation(of: typed, to: question, rules: Self.engine.rules) {
      Self.engine.run($0)
    }
    #expect(found.cause?.event == "Home.viewDidLoad", sourceLocation: sourceLocation)
    #expect(found.cause?.why.callers.last == caller, sourceLocation: sourceLocation)
    #expect(found.cause?.why.line == nil, sourceLocation: sourceLocation)
  }

  @Test func `cite no line that isn't on the screen`() throws {
    let goal = Statement(text: "It is loaded.", check: "trace.count(\"Home.viewDidLoad\") == 1")
    try check(
      .reach(
        goal: goal,
        actions: [
          Action(text: "Read the view.", code: "_ = home.view"),
          Action(text: "Give a title.", code: "home.title = \"B\""),
        ], most: 1), "a", isCalledBy: "an action")
    try check(.line(goal: goal, putIn: "_ = home.view"), "1", isCalledBy: "the line that you add")
    let solution = Self.home + "_ = home.view\n"
    let exercise = CodeExercise(goals: [goal], solution: solution)
    try check(.fix(exercise), Self.home, isCalledBy: "a line of the solution")
    try check(.fix(exercise), solution, isCalledBy: "a line of your code")
  }

  @Test func `show a cause only with a rule that it follows from`() throws {
    func cause(_ because: String) throws -> String? {
      try explanation(of: "2", to: makeQuestion(.count(event: "V.viewDidLoad"))) { _ in
        makeRun(["V.viewDidLoad()"], because: [because])
      }.cause?.event
    }
    #expect(try cause("r") == "V.viewDidLoad")
    #expect(try cause("s") == nil)
  }

  @Test func `prefer what the code overrides, by its number`() throws {
    var run = makeRun(["N.load()", "V.viewDidLoad()", "V.viewDidLoad()"], output: ["a"])
    run.events[0].isOverridden = false
    run.events[1].because = ["s"]
    let question = makeQuestion(.output)
    #expect(try explanation(of: "a", to: question) { _ in run }.cause?.event == "V.viewDidLoad (2)")
  }

  // MARK: Values and releases

  @Test func `say what never happens`() throws {
    let statement = Statement(text: "So.", check: "trace.count(\"V.viewDidLoad\") > 0")
    let found = try explanation(of: "true", to: makeQuestion(.truth(statement))) { _ in
      makeRun(checks: [.fails])
    }
    #expect(found.consequence == .sentence("UIKit never calls `V.viewDidLoad`.", nil))
  }

  @Test func `compare the releases on both sides of the change`() throws {
    let releases = (13...17).map { IOSVersion($0, 0) }
    let statement = Statement(text: "So.", check: "so")
    func explanation(of typed: String) throws -> Explanation {
      try self.explanation(
        of: typed, to: makeQuestion(.versions(statement, among: releases))
      ) { scenario in
        var run = makeRun(
          output: ["\(scenario.ios)"], checks: [scenario.ios >= releases[2] ? .holds : .fails])
        run.ios = scenario.ios
        return run
      }
    }
    for (typed, other, wrong) in [
      ("17", 14, 15), ("none", 14, 15), ("14, 15, 16, 17", 15, 14), ("all", 15, 14),
    ] {
      guard case .runs(let difference) = try explanation(of: typed).consequence else {
        Issue.record("'\(typed)' has no runs")
        continue
      }
      #expect(difference.sides == .releases(IOSVersion(other, 0), IOSVersion(wrong, 0)))
    }
    #expect(try explanation(of: "17").part("16")?.key == "4")
    #expect(try explanation(of: "17").part("4")?.text == "iOS 16")
  }
}
