import Curriculum
import Diagnostics
import QuestionShorthand
import QuizEngine
import Releases
import Scenarios
import TestedEngine
import Testing

/// The kinds that are decided by running, on the model itself.
@Suite struct KindTests {
  static let engine = testedEngine
  private static let run: @Sendable (Scenario) -> Run = { engine.run($0) }

  private static let home = """
    import UIKit

    class Home: UIViewController {
        override func viewDidLoad() { super.viewDidLoad() }
        override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    }

    let home = Home()
    home.title = "Home"

    """

  private static let shown =
    home + """
      let window = UIWindow(frame: UIScreen.main.bounds)
      _ = home.view
      window.rootViewController = home
      window.makeKeyAndVisible()

      """

  /// Checks the truth of a question, and whether answers are right.
  private func check(
    _ task: any QuestionTask, _ scenario: String, is truth: Truth, right: [String], wrong: [String],
    not: [String] = [], clue: String? = nil,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let question = makeQuestion(task, scenario: scenario)
    let decision = decide(question, run: Self.run)
    #expect(decision.problems == [], sourceLocation: sourceLocation)
    #expect(decision.truth == truth, sourceLocation: sourceLocation)
    let prepared = try #require(
      prepare(question, rules: Self.engine.rules, seed: 5, run: Self.run).question,
      sourceLocation: sourceLocation)
    if let clue {
      #expect(prepared.hints.last == clue, sourceLocation: sourceLocation)
    }
    for (answers, isRight) in [(right, true), (wrong, false)] {
      for answer in answers {
        guard
          case .verdict(let verdict) = judge(
            response: keyed(answer, prepared), to: prepared, run: Self.run)
        else {
          Issue.record("'\(answer)' is not understood", sourceLocation: sourceLocation)
          continue
        }
        #expect(verdict.isRight == isRight, "'\(answer)'", sourceLocation: sourceLocation)
        #expect(
          (verdict.score == 1) == isRight, "'\(answer)'", sourceLocation: sourceLocation)
      }
    }
    for answer in not {
      switch judge(response: answer, to: prepared, run: Self.run) {
      case .notUnderstood, .doesNotCompile: break
      case .verdict: Issue.record("'\(answer)' is understood", sourceLocation: sourceLocation)
      }
    }
  }

  /// `#0#2` as the letters that the items of these numbers have.
  private func keyed(_ answer: String, _ prepared: PreparedQuestion) -> String {
    guard answer.hasPrefix("#") else { return answer }
    return answer.split(separator: "#").compactMap { Int($0) }
      .compactMap { number in prepared.items.first { $0.index == number }?.key }.joined()
  }

  private func problems(_ task: any QuestionTask, _ scenario: String) -> [String] {
    decide(makeQuestion(task, scenario: scenario), run: Self.run).problems.map(\.message)
  }

  @Test func `a state is the value at the moment that is named`() throws {
    try check(
      .state(expression: "home.title", at: "Home.viewDidAppear"), Self.shown,
      is: .state("Optional(\"Home\")"),
      right: ["Optional(Home)", "Optional \"Home\"", "Optional(\"Home\")"],
      wrong: ["nil", "Home", "\"home\""], not: [""], clue: "The value begins with `O`.")
    try check(
      .state(expression: "home.view.window == nil", at: "Home.viewDidLoad"), Self.shown,
      is: .state("true"), right: ["true", "yes", "T"], wrong: ["false"])
    try check(
      .state(expression: "home.view.window == nil", at: nil), Self.shown, is: .state("false"),
      right: ["false"], wrong: ["true"])
    #expect(
      problems(.state(expression: "home.view", at: nil), Self.shown).first?
        .hasSuffix("holds an address, which nobody can know; print something else") == true)
    #expect(
      problems(.state(expression: "home.titel", at: nil), Self.shown)
        == [
          "the expression gives no value: value of type 'Home' has no member 'titel'; did you mean"
            + " 'title'?"
        ])
    #expect(
      problems(.state(expression: "1", at: "Home.viewWillDisappear"), Self.shown).first?
        .hasPrefix("'Home.viewWillDisappear' does not occur in the run") == true)
  }

  @Test func `the line to take out, and the place of the line to put in`() throws {
    let goal = Statement(text: "Not loaded.", check: "!home.isViewLoaded")
    try check(
      .line(goal: goal, putIn: nil), Self.home + "_ = home.view\n", is: .lines([10]),
      right: ["10", "line 10"], wrong: ["9"], not: ["x", "11", "0"],
      clue: "Look between lines 8 and 10.")
    let order = Statement(text: "False, then true.", check: "output == [\"false\", \"true\"]")
    try check(
      .line(goal: order, putIn: "home.loadViewIfNeeded()"),
      Self.home + "print(home.isViewLoaded)\nprint(home.isViewLoaded)\n", is: .lines([10]),
      right: ["10"], wrong: ["0", "9", "11"], clue: "Look between lines 8 and 11.")
    #expect(
      problems(.line(goal: goal, putIn: nil), Self.home)
        == ["the goal already holds before anything is done"])
    #expect(
      problems(.line(goal: goal, putIn: nil), Self.home + "_ = home.view\n_ = home.view\n")
        == ["removing one line never reaches the goal"])
  }

  @Test func `wrong answers are made for both truths of a state`() throws {
    for (expression, wrong) in [("true", ["false"]), ("false", ["true"]), ("2", ["nil", "0"])] {
      let prepared = try #require(
        prepare(
          makeQuestion(.state(expression: expression, at: nil), scenario: Self.home),
          rules: Self.engine.rules, seed: 1, run: Self.run
        ).question)
      let made = wrongAnswers(to: prepared, most: 5, run: Self.run).map(\.typed)
      #expect(made == wrong, "\(expression)")
    }
  }

  @Test func `any code that passes is right`() throws {
    let task = CodeExercise(
      goals: [
        Statement(text: "Loaded.", check: "home.isViewLoaded"),
        Statement(text: "Once.", check: "trace.count(\"Home.viewDidLoad\") == 1"),
      ], drive: "let home = Home()\n_ = home.view\n",
      solution: "import UIKit\nclass Home: UIViewController {\n"
        + "    override func loadView() { view = UIView() }\n}\n")
    let broken =
      "import UIKit\nclass Home: UIViewController {\n    override func loadView() {}\n}\n"
    try check(
      .fix(task), broken, is: .code,
      right: [
        task.solution, "import UIKit\nclass Home: UIViewController {}",
        "import UIKit\nclass Home: UIViewController { override func loadView() { super.loadView() } }",
      ], wrong: [broken],
      not: [
        " \n ", "class Home {", "import UIKit", "// only\n/* a /* comment */ here */\n", "\u{FFFD}",
      ])
    var goals = task
    goals.goals.append(Statement(text: "It has no title.", check: "home.title == nil"))
    goals.goals.append(Statement(text: "It has a tag.", check: "home.view.tag == 1"))
    goals.solution = task.solution.replacing("UIView()", with: "UIView(); view.tag = 1")
    let prepared = try #require(
      prepare(
        makeQuestion(.fix(goals), scenario: "import UIKit\nclass Home: UIViewController {}\n"),
        rules: Self.engine.rules, seed: 1, run: Self.run
      ).question)
    func score(_ code: String) -> Double? {
      guard case .verdict(let verdict) = judge(response: code, to: prepared, run: Self.run)
      else { return nil }
      return verdict.score
    }
    // Three of the four goals are met before anything is done.
    #expect(score(prepared.code) == 0)
    #expect(score(goals.solution) == 1)
    #expect(
      judge(response: "class Home {", to: prepared, run: Self.run)
        == .doesNotCompile([CodeError(line: 1, message: "expected '}' to end class")]))
    #expect(
      problems(.fix(task), task.solution) == [
        "the code already meets its goals, so nothing is asked"
      ])
    var useless = task
    useless.solution = broken
    #expect(
      problems(.write(useless), "import UIKit\n") == [
        "the solution doesn't meet this goal"
      ])
  }

  @Test func `the releases on which it is so`() throws {
    let gone = Statement(text: "The view is gone.", check: "!home.isViewLoaded")
    let among = [IOSVersion(4, 3), IOSVersion(5, 1), IOSVersion(6), IOSVersion(17)]
    let warned = Self.home + "_ = home.view\nSimulator.sendMemoryWarning()\n"
    try check(
      .versions(gone, among: among), warned, is: .versions([among[0], among[1]]),
      right: ["4.3, 5.1", "5.1 4.3", "iOS 4.3 and 5.1"], wrong: ["all", "none", "4.3"],
      not: ["12", ""], clue: "It is true on iOS 4.3.")
    #expect(
      problems(.versions(gone, among: [IOSVersion(12), IOSVersion(13), IOSVersion(17)]), warned)
        == [
          "the statement is false on every one of these versions; list some where it changes"
        ])
  }

  @Test func `a cause is what the event does not happen without`() throws {
    let causes = [
      Cause(text: "The view is read.", source: .line("_ = home.view")),
      Cause(text: "It is the root.", source: .line("window.rootViewController = home")),
      Cause(text: "The window is shown.", source: .line("window.makeKeyAndVisible()")),
    ]
    try check(
      .why(event: "Home.viewDidAppear", causes: causes), Self.shown, is: .causes([1, 2]),
      right: ["#1#2", "#2#1"], wrong: ["#0#1#2", "#1", "#0"], not: ["x", ""])
    #expect(
      problems(
        .why(
          event: "Home.viewDidAppear",
          causes: causes + [Cause(text: "x", source: .line("home.view"))]), Self.shown) == [
          "no line of the scenario reads 'home.view'; did you mean '_ = home.view'?"
        ])
  }

  @Test func `a rule is a cause where the event does not happen with the rule switched off`() throws
  {
    let causes = [
      Cause(text: "It loads.", source: .rule(RuleID(rawValue: "view.did-load-follows-load-view"))),
      Cause(
        text: "It leaves.", source: .rule(RuleID(rawValue: "navigation.leaving-finishes-first"))),
    ]
    try check(
      .why(event: "Home.viewDidLoad", causes: causes), Self.shown, is: .causes([0]),
      right: ["#0"], wrong: ["#1", "#0#1"])
  }

  @Test func `a version on which the statement means nothing is named`() {
    let among = [IOSVersion(4, 3), IOSVersion(13), IOSVersion(17)]
    let never = Statement(text: "It is.", check: "nothing.isThere")
    #expect(
      problems(.versions(never, among: among), Self.home).map { $0.hasPrefix("on iOS 4.3: ") }
        == [true])
  }

  @Test func `what comes next is judged step by step`() throws {
    let events = ["Home.viewDidLoad", "Home.viewWillAppear", "Home.viewDidAppear"]
    try check(
      .next(events: events), Self.shown, is: .order([events]),
      right: [events.joined(separator: "\n"), "viewDidLoad\nviewWillAppear"],
      wrong: ["viewDidAppear\nviewWillAppear", "viewDidLoad\nviewDidAppear"],
      not: ["viewDidLoad", "", "viewDidLoad\nviewDidLoad"])
  }

  @Test func `any way to the goal is right, and a longer one is said to be longer`() throws {
    let goal = Statement(text: "Loaded and titled.", check: "home.isViewLoaded")
    let actions = [
      Action(text: "Title.", code: "home.title = \"x\""),
      Action(text: "Read.", code: "_ = home.view"),
    ]
    try check(
      .reach(goal: goal, actions: actions, most: 2), Self.home, is: .ways([[1]]),
      right: ["#1", "#0#1", "#1#0"], wrong: ["#0", "#0#0"], not: ["", "abab", "z"],
      clue: "1 action is enough; the first is a.")
    let both = Statement(text: "Both.", check: "home.isViewLoaded && home.title == \"x\"")
    try check(
      .reach(goal: both, actions: actions, most: 2), Self.home, is: .ways([[0, 1], [1, 0]]),
      right: ["#0#1", "#1#0"], wrong: ["#0"], clue: "2 actions are enough; the first is b.")
    #expect(
      problems(.reach(goal: goal, actions: [actions[0]], most: 2), Self.home)
        == ["no way of at most 2 actions leads to the goal"])
  }

  @Test func `what an author says goes to the answer that it is for`() throws {
    var question = makeQuestion(.count(event: "Home.viewDidLoad"), scenario: Self.home)
    question.feedback = [
      Feedback(text: "It is never made.", to: .typed("3")),
      Feedback(text: "Making is not loading.", to: .believing("view-loads-at-init")),
    ]
    let prepared = try #require(
      prepare(question, rules: Self.engine.rules, seed: 1, run: Self.run).question)
    func remark(_ answer: String) -> String? {
      guard case .verdict(let verdict) = judge(response: answer, to: prepared, run: Self.run)
      else { return nil }
      return verdict.remark
    }
    #expect(remark("3") == "It is never made.")
    #expect(remark("1") == "Making is not loading.")
    #expect(remark("2") == nil)
    #expect(remark("0") == nil)
  }

  @Test func `an author's letters are of his own order, whatever order is shown`() throws {
    let goal = Statement(text: "It has a view.", check: "home.isViewLoaded")
    let tasks: [(task: any QuestionTask, scenario: String, answer: String, meant: [String])] = [
      (
        .why(
          event: "Home.viewDidAppear",
          causes: [
            Cause(text: "The title.", source: .line("home.title = \"Home\"")),
            Cause(text: "The view.", source: .line("_ = home.view")),
            Cause(text: "The root.", source: .line("window.rootViewController = home")),
          ]), Self.shown, "ba", ["The title.", "The view."]
      ),
      (
        .reach(
          goal: goal,
          actions: [
            Action(text: "Name it.", code: "home.title = \"x\""),
            Action(text: "Read it.", code: "_ = home.view"),
            Action(text: "Forget it.", code: "home.title = nil"),
          ], most: 2), Self.home, "ca", ["Forget it.", "Name it."]
      ),
      (
        .choice([
          Choice(text: "One.", check: "home.isViewLoaded"),
          Choice(text: "Two.", check: "home.title == nil"),
          Choice(text: "Three.", check: "!home.isViewLoaded"),
        ]), Self.home, "b", ["Two."]
      ),
    ]
    for (task, scenario, answer, meant) in tasks {
      var question = makeQuestion(task, scenario: scenario)
      question.feedback = [Feedback(text: "No.", to: .typed(answer))]
      var typed: Set<String> = []
      for seed in 0..<6 {
        let prepared = try #require(
          prepare(question, rules: Self.engine.rules, seed: UInt64(seed), run: Self.run).question)
        // The author's wrong answers come first.
        let wrong = try #require(wrongAnswer(to: prepared, run: Self.run))
        #expect(wrong.verdict.remark == "No.")
        #expect(prepared.meaning(of: wrong.verdict) == meant)
        typed.insert(wrong.typed)
      }
      #expect(typed.count > 1, "\(question.kind): the letters are never others")
    }
  }

  @Test func `a letter that is a name in the question is no key`() throws {
    let task = ChoiceTask.choice([
      Choice(text: "One.", check: "home.isViewLoaded"),
      Choice(text: "Two.", check: "home.title == nil"),
      Choice(text: "Three.", check: "!home.isViewLoaded"),
    ])
    func prepared(_ code: String, seed: UInt64 = 1) throws -> PreparedQuestion {
      var question = makeQuestion(task, scenario: Self.home + code)
      question.feedback = [Feedback(text: "No.", to: .typed("b"))]
      return try #require(
        prepare(question, rules: Self.engine.rules, seed: seed, run: Self.run).question)
    }
    let named = try prepared("let b = home\n")
    #expect(named.items.map(\.key) == ["1", "2", "3"])
    #expect(named.howToAnswer == "type a number")
    #expect(
      judge(response: "b", to: named, run: Self.run) == .notUnderstood("type one number: 1, 2 or 3")
    )
    // Answers from before keep their meaning, and so do the author's letters.
    #expect(
      judge(stored: "b", to: named, run: Self.run) == judge(response: "2", to: named, run: Self.run)
    )
    for seed in 0..<6 {
      let wrong = try #require(
        wrongAnswer(to: prepared("let b = home\n", seed: UInt64(seed)), run: Self.run))
      #expect(wrong.verdict.remark == "No.")
    }
    for other in ["let d = home\n", "// a\n", "print(\"a b\")\n", ""] {
      #expect(try prepared(other).items.map(\.key) == ["a", "b", "c"], "\(other)")
    }
  }

  @Test func `a table of causes has their texts`() throws {
    let task = WhyTask.why(
      event: "Home.viewDidAppear",
      causes: [
        Cause(text: "The title.", source: .line("home.title = \"Home\"")),
        Cause(text: "The root.", source: .line("window.rootViewController = home")),
      ])
    let prepared = try #require(
      prepare(
        makeQuestion(task, scenario: Self.shown), rules: Self.engine.rules, seed: 1, run: Self.run
      ).question)
    let wrong = try #require(wrongAnswer(to: prepared, run: Self.run))
    let rows = wrong.verdict.comparison.compactMap(\.real)
    #expect(rows.contains { $0.hasSuffix("The title: not necessary") })
    #expect(rows.contains { $0.hasSuffix("The root: necessary") })
  }

  // MARK: Templates

  private static let template: Question = {
    var question = makeQuestion(
      .count(event: "Home.viewDidLoad"),
      scenario: "import UIKit\n\nclass Home: UIViewController {\n"
        + "    override func viewDidLoad() { super.viewDidLoad() }\n}\n\n"
        + "for _ in 1...$COUNT {\n    let home = Home()\n    $STEP1\n    $STEP2\n}\n")
    question.variation = Variation(
      names: ["Home"], values: [.init(name: "COUNT", options: ["1", "2", "3", "4"])],
      shuffles: [.init(name: "STEP", options: ["_ = home.view", "home.title = \"x\""])])
    return question
  }()

  @Test func `the instances of a template differ and are each decided`() {
    let question = Self.template
    #expect(question.instanceCount == 8)
    let instances = (0..<8).map { question.instance($0) }
    #expect(Set(instances.map(\.scenario)).count == 8)
    #expect(instances.allSatisfy { !$0.scenario.contains("$") && !$0.scenario.contains("Home") })
    #expect(question.instance(seed: 11) == question.instance(3))
    #expect(
      truth(of: question, run: Self.run)
        == .instances([1, 2, 3, 4, 1, 2, 3, 4].map { .count($0) }))
    // The name changes with the instance, the variable with it.
    #expect(Set(instances.map { $0.scenario.split(separator: " ")[2] }).count == 8)
  }

  @Test func `a member of UIKit keeps its name beside a class that is called like it`() {
    func renamed(_ scenario: String) -> String {
      var question = makeQuestion(.count(event: "View.didMoveToWindow"), scenario: scenario)
      question.variation = Variation(names: ["View"])
      return question.instance(0).scenario
    }
    #expect(renamed("host.view.addSubview(View())") == "host.view.addSubview(Attic())")
    #expect(
      renamed("let view = View()\nhost.view.addSubview(view)")
        == "let attic = Attic()\nhost.view.addSubview(attic)")
    #expect(renamed("let view = View()\nprint(view)") == "let attic = Attic()\nprint(attic)")
    #expect(
      renamed("class Host {\n  let view = View()\n}\nprint(Host().view)")
        == "class Host {\n  let attic = Attic()\n}\nprint(Host().attic)")
  }
}
