import Curriculum
import Diagnostics
import QuestionShorthand
import QuizEngine
import Scenarios
import Testing

@Suite struct DecideTests {
  private func check(
    _ task: any QuestionTask, _ run: Run, ending: Ending = .completed, is expected: Truth,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let (truth, problems) = decide(makeQuestion(task, ending: ending), from: run)
    #expect(truth == expected, sourceLocation: sourceLocation)
    #expect(problems == [], sourceLocation: sourceLocation)
  }

  private func check(
    _ task: any QuestionTask, _ run: Run, ending: Ending = .completed, fails expected: String...,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let (truth, problems) = decide(makeQuestion(task, ending: ending), from: run)
    #expect(truth == nil, sourceLocation: sourceLocation)
    #expect(problems.map(\.message) == expected, sourceLocation: sourceLocation)
  }

  private let root = [
    "V.loadView()", "V.viewDidLoad()", "V.viewWillAppear(_:)", "V.viewIsAppearing(_:)",
    "V.updateViewConstraints()", "V.viewWillLayoutSubviews()", "V.viewDidLayoutSubviews()",
    "V.viewWillLayoutSubviews()", "V.viewDidLayoutSubviews()", "V.viewDidAppear(_:)",
  ]

  // MARK: Order

  @Test func `an order is that of the run, of the events that are asked`() {
    check(
      .order(events: ["V.viewDidAppear", "V.loadView", "V.viewDidLoad()"]), makeRun(root),
      is: .order([["V.loadView", "V.viewDidLoad()", "V.viewDidAppear"]]))
  }

  @Test func `the first layout pass stands for all`() {
    check(
      .order(events: ["V.viewDidAppear", "V.viewDidLayoutSubviews", "V.viewWillAppear"]),
      makeRun(root),
      is: .order([["V.viewWillAppear", "V.viewDidLayoutSubviews", "V.viewDidAppear"]]))
    check(
      .order(events: ["V.viewDidAppear", "V.viewDidLayoutSubviews (2)", "V.viewWillAppear"]),
      makeRun(root), fails: "UIKit doesn't promise how often 'viewDidLayoutSubviews' comes")
  }

  @Test func `an event that is not there, or not once`() {
    let run = makeRun([
      "A#1.loadView()", "A#2.loadView()", "A#1.viewDidLoad()", "B.viewDidAppear(_:)",
      "B.viewDidAppear(_:)", "B.willMove(toWindow:)", "B.willMove(toParent:)",
    ])
    check(
      .order(events: ["A#1.viewDidLoad", "A.loadView", "B.viewDidApear"]), run,
      fails: "'A.loadView' occurs 2 times in the run; name the object, for example 'A#1.loadView'",
      "'B.viewDidApear' does not occur in the run; did you mean 'B.viewDidAppear'?")
    check(
      .order(events: ["A#1.viewDidLoad", "B.viewDidAppear", "B.willMove"]), run,
      fails: "'B.viewDidAppear' occurs 2 times in the run; say which one, for example"
        + " 'B.viewDidAppear (1)'",
      "'B.willMove' may mean 'willMove(toParent:)' or 'willMove(toWindow:)'; write it with its"
        + " labels")
    check(
      .order(events: ["B.viewDidAppear (2)", "B.viewDidAppear (1)", "A#2.loadView"]), run,
      is: .order([["A#2.loadView", "B.viewDidAppear (1)", "B.viewDidAppear (2)"]]))
    check(
      .order(events: ["B.viewDidAppear (3)", "A#2.loadView", "A#1.loadView"]), run,
      fails: "'B.viewDidAppear (3)' does not occur in the run; 'B.viewDidAppear' occurs twice")
  }

  @Test func `what UIKit doesn't promise is not asked`() {
    check(
      .order(events: ["V.viewIsAppearing", "V.updateViewConstraints", "V.viewDidAppear"]),
      makeRun(root),
      fails: "UIKit doesn't say which of 'viewIsAppearing(_:)' and 'updateViewConstraints()' comes"
        + " first; ask for one of them")
    let updated = root + ["V.updateProperties()"]
    check(
      .order(events: ["V.viewIsAppearing", "V.updateProperties", "V.viewDidAppear"]),
      makeRun(updated),
      fails: "UIKit doesn't say which of 'viewIsAppearing(_:)' and 'updateProperties()' comes"
        + " first; ask for one of them")
  }

  @Test func `several orders are right where UIKit promises none`() {
    // D3: layout and viewDidAppear after a push without animation.
    var run = makeRun([
      "B.viewWillAppear(_:)", "B.viewDidLayoutSubviews()", "B.viewDidAppear(_:)",
    ])
    for index in run.events.indices { run.events[index].phase = .commit }
    run.events[2].arguments = [.init(label: "animated", value: "false")]
    run.events[2].stack = [
      StackFrame(
        function: "UINavigationController.startDeferredTransitionIfNeeded()",
        file: "UIKit/UINavigationController.swift", line: 3, source: .model)
    ]
    check(
      .order(events: ["B.viewDidAppear", "B.viewDidLayoutSubviews", "B.viewWillAppear"]), run,
      is: .order([
        ["B.viewWillAppear", "B.viewDidLayoutSubviews", "B.viewDidAppear"],
        ["B.viewWillAppear", "B.viewDidAppear", "B.viewDidLayoutSubviews"],
      ]))
  }

  private func siblings(_ count: Int) -> Run {
    var run = makeRun((1...count).map { "C#\($0).viewDidAppear(_:)" } + ["P.viewDidLoad()"])
    for index in 0..<count {
      run.events[index].branches = [.init(group: 0, index: index, function: "f")]
    }
    return run
  }

  @Test func `siblings may come in any order`() {
    let names = (1...3).map { "C#\($0).viewDidAppear" } + ["P.viewDidLoad"]
    let (truth, problems) = decide(makeQuestion(.order(events: names)), from: siblings(3))
    #expect(problems == [])
    let answer: OrderTask.Answer? = truth?.answer()
    let orders = answer?.orders ?? []
    #expect(orders.count == 6)
    #expect(orders.first == names)
  }

  @Test func `a check that reads an order that is not promised`() {
    var run = siblings(2)
    run.checks = [.holds]
    check(
      .truth(
        Statement(
          text: "s",
          check: #"trace.comes("C#1.viewDidAppear", before: "C#2.viewDidAppear") && true"#)), run,
      fails: "UIKit doesn't promise which of 'C#1.viewDidAppear' and 'C#2.viewDidAppear' comes"
        + " first")
    check(
      .truth(
        Statement(
          text: "s", check: #"trace.comes("C#1.viewDidAppear", before: "P.viewDidLoad")"#)), run,
      is: .truth(true))
  }

  @Test func `an order that promises nothing is not asked`() {
    check(
      .order(events: (1...3).map { "C#\($0).viewDidAppear" }), siblings(3),
      fails: "any order of these is right; ask for events with a promised order")
  }

  @Test func `an order that promises almost nothing is not asked`() {
    check(
      .order(events: (1...5).map { "C#\($0).viewDidAppear" }), siblings(5),
      fails: "UIKit promises so little here that more than 24 orders are right; ask for fewer"
        + " independent events")
  }

  @Test func `one event under two names`() {
    check(
      .order(events: ["V.loadView", "V.loadView()", "V.viewDidLoad"]), makeRun(root),
      fails: "'V.loadView()' and 'V.loadView' are the same event")
  }

  // MARK: Output and count

  @Test func `an output is the printed lines`() {
    check(.output, makeRun(output: ["a", "b"]), is: .output(["a", "b"]))
    check(.output, makeRun(), is: .output([]))
    let trap = Trap(message: "stack overflow", location: nil, backtrace: [])
    check(
      .output, makeRun(output: ["a"], outcome: .trapped(trap)), ending: .trap,
      is: .output(["a", "trap"]))
  }

  @Test func `an output that hangs on layout passes`() {
    check(
      .output, makeRun(root, output: ["a"]),
      fails:
        "UIKit doesn't promise how often 'updateViewConstraints()' comes, so it doesn't promise"
        + " the output; ask for the order instead")
    check(.output, makeRun(root, output: ["a"], overridden: false), is: .output(["a"]))
    check(
      .output, makeRun(output: (0..<21).map(String.init)),
      fails: "21 lines are too many to type; print at most 20")
    check(
      .output, makeRun(output: ["a", "<V: 0x600000000240>"]),
      fails: "'<V: 0x600000000240>' holds an address, which nobody can know; print something else")
  }

  @Test func `a count is of one callback`() {
    check(.count(event: "V.loadView"), makeRun(root), is: .count(1))
    check(.count(event: "V.viewDidDisappear"), makeRun(root), is: .count(0))
    check(
      .count(event: "W.loadView"), makeRun(root),
      fails: "the scenario has nothing called 'W'; did you mean 'V'?")
    // The class is in the code, and nothing ever happened to it.
    check(.count(event: "V.loadView"), makeRun(["W.loadView()"]), is: .count(0))
    check(
      .count(event: "V.viewDidLayoutSubviews"), makeRun(root),
      fails: "UIKit doesn't promise how often 'viewDidLayoutSubviews' comes")
    check(
      .count(event: "V.didMove(toParent:)"), makeRun(["V.didMove(toParent:)"]),
      fails: "UIKit doesn't promise how often 'didMove(toParent:)' comes")
    check(
      .count(event: "A.loadView"), makeRun(["A#1.loadView()", "A#2.loadView()"]), is: .count(2))
  }

  // MARK: Checks

  private let three: any QuestionTask = .choice(
    ["one", "two", "three"].map { Choice(text: $0, check: $0) })

  @Test func `the one choice whose check holds is right`() {
    check(three, makeRun(checks: [.fails, .holds, .fails]), is: .choice(1))
    check(
      three, makeRun(checks: [.fails, .fails, .fails]),
      fails: "no choice is right: no check holds")
    check(
      three, makeRun(checks: [.holds, .fails, .holds]),
      fails: "this choice is right too: its check holds, and so does the check of 'one'")
    check(
      three, makeRun(checks: [.holds, .broken("cannot find 'two' in scope"), .fails]),
      fails: "the check fails: cannot find 'two' in scope")
    check(three, makeRun(), fails: "the check was not evaluated")
  }

  @Test func `a statement is true when its check holds`() {
    let task = TruthTask(statement: Statement(text: "So it is.", check: "output.isEmpty"))
    check(task, makeRun(checks: [.holds]), is: .truth(true))
    check(task, makeRun(checks: [.fails]), is: .truth(false))
  }

  @Test func `a check does not count layout passes`() {
    func truth(_ check: String) -> [String] {
      decide(
        makeQuestion(.truth(Statement(text: "x", check: check))), from: makeRun(checks: [.holds])
      ).problems.map(\.message)
    }
    let message =
      "UIKit doesn't promise how often 'viewDidLayoutSubviews' comes; ask whether it comes at all,"
      + " with '> 0' or '== 0'"
    #expect(truth(#"trace.count("V.viewDidLayoutSubviews") == 2"#) == [message])
    #expect(truth(#"2 == trace.count("V.viewDidLayoutSubviews")"#) == [message])
    #expect(truth(#"trace.count("V.viewDidLayoutSubviews") > 0"#) == [])
    #expect(truth(#"trace.count("V.viewDidLayoutSubviews") > 01"#) == [message])
    #expect(truth(#"trace.count("V.viewDidLoad") == 2"#) == [])
  }

  // MARK: Endings

  @Test func `a run that does not end as it should`() {
    let trap = Trap(
      message: "stack overflow", location: .init(file: "scenario.swift", line: 3, column: 5),
      backtrace: [])
    let trapped = makeRun(outcome: .trapped(trap))
    check(
      .output, trapped,
      fails: "the run traps: stack overflow; fix the scenario, or add 'ends: trap'")
    check(
      .output, makeRun(), ending: .trap,
      fails: "the run must end in a trap, but it completes; remove 'ends: trap'")
    check(
      .output, makeRun(outcome: .limit(.steps)),
      fails: "the run doesn't end: it exceeds the limit of steps")
    let error = Diagnostic(
      .error, "cannot find 'W' in scope", at: .init(file: "scenario.swift", line: 2, column: 9))
    check(
      .output, makeRun(outcome: .refused, diagnostics: [error]), fails: "cannot find 'W' in scope")
    let id = makeQuestion(.output).id
    let place = decide(makeQuestion(.output), from: trapped).problems[0]
      .diagnostic([.scenario(id): .init(file: "L01.md", line: 40, column: 1)]).location
    #expect(place.description == "L01.md:42:5")
  }
}
