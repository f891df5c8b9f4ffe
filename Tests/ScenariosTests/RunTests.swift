import Diagnostics
import EmbeddedSources
import Releases
import Scenarios
import Testing

@Suite struct `The events of a run` {
  static let flow = """
    import UIKit
    class A: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        child.loadViewIfNeeded()
      }
      override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
      let child = B()
    }
    class B: UIViewController {}
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root = A()
    window.rootViewController = root
    window.makeKeyAndVisible()
    Simulator.settle()
    let modal = A()
    modal.modalPresentationStyle = .fullScreen
    root.present(modal, animated: true)
    """

  private func run() -> Run { engine.run(Scenario(Self.flow, ios: IOSVersion(17))) }

  private func first(_ object: String, _ callback: String) throws -> Event {
    try #require(run().events.first { $0.object == object && $0.callback == callback })
  }

  @Test func `are numbered and enclose what happened inside them`() throws {
    let events = run().events
    #expect(events.map(\.index) == Array(events.indices))
    let outer = try first("A#1", "viewDidLoad()")
    let inner = try first("B#1", "viewDidLoad()")
    #expect(outer.index < inner.index)
    let leave = try #require(outer.leave)
    #expect(inner.index < leave)
    #expect(events.allSatisfy { ($0.leave ?? .max) > $0.index })
  }

  @Test func `happen in their phases, in time`() throws {
    #expect(try first("A#1", "viewDidLoad()").phase == .sync)
    #expect(try first("A#1", "viewWillAppear(_:)").phase == .sync)
    #expect(try first("A#1", "viewIsAppearing(_:)").phase == .commit)
    #expect(try first("A#1", "viewDidAppear(_:)").phase == .afterCommit)
    #expect(try first("A#2", "viewDidAppear(_:)").phase == .animationEnd)
    let times = run().events.map(\.time)
    #expect(times == times.sorted())
    #expect(try first("A#2", "viewDidAppear(_:)").time > 0)
  }

  @Test func `name their objects by class and order of creation`() throws {
    let events = run().events
    let named = Set(events.filter { $0.className == "A" }.map(\.object))
    #expect(named == ["A#1", "A#2"])
    #expect(events.filter { $0.className == "UIWindow" }.allSatisfy { $0.object == "UIWindow" })
  }

  @Test func `tell arguments and whether the scenario has its own version`() throws {
    let appear = try first("A#1", "viewWillAppear(_:)")
    #expect(appear.arguments == [.init(label: "animated", value: "false")])
    #expect(appear.isOverridden)
    #expect(try !first("A#1", "viewDidAppear(_:)").isOverridden)
    #expect(try !first("B#1", "viewDidLoad()").isOverridden)
  }

  @Test func `show who called, from the model to the scenario's line`() throws {
    let load = try first("B#1", "loadView()")
    #expect(
      load.stack.map(\.function).contains("UIViewController.loadViewIfRequired()"))
    #expect(
      load.stack.contains(
        StackFrame(
          function: "A.viewDidLoad()", file: "scenario.swift", line: 5, name: "viewDidLoad")))
    #expect(load.stack.last?.function == "top-level code")
  }

  @Test(arguments: Fixture.flows)
  func `of every flow have causes in the rule book and places in files`(fixture: Fixture) {
    let run = engine.run(fixture.scenario)
    if fixture.text.contains("UIWindow(") { #expect(!run.events.isEmpty) }
    let rules = Set(engine.rules.map(\.id))
    let files = Set(
      [EmbeddedSources.Folder.uikit, .foundationValues, .swiftLibrary]
        .flatMap { EmbeddedSources.files(in: $0) }.map(\.name) + [fixture.name + ".swift"])
    for event in run.events {
      #expect(!event.because.isEmpty, "\(event.index) \(event.object).\(event.callback)")
      #expect(rules.isSuperset(of: event.because))
      #expect(!event.stack.isEmpty)
      #expect(files.isSuperset(of: event.stack.map(\.file)))
      #expect(event.stack.allSatisfy { $0.line > 0 })
    }
  }

  @Test(arguments: Fixture.flows)
  func `are the same in every run`(fixture: Fixture) {
    #expect(engine.run(fixture.scenario) == engine.run(fixture.scenario))
  }
}

@Suite struct `A leak` {
  private func leaks(_ text: String) -> [Leak] { engine.run(Scenario(text)).leaks }

  @Test func `is told with its cycle`() {
    let found = leaks(
      """
      class A { var child: B? }
      class B { var owner: A? }
      func make() {
        let a = A()
        a.child = B()
        a.child?.owner = a
      }
      make()
      """)
    #expect(found == [Leak(objects: ["A", "B"], cycle: ["A.child -> B", "B.owner -> A"])])
  }

  @Test func `may be a closure's`() {
    let found = leaks(
      """
      class A {
        var action: (() -> Void)?
        func start() { action = { self.start() } }
      }
      A().start()
      """)
    #expect(found.map(\.objects) == [["A"]])
    #expect(found.first?.cycle == ["A.action -> A"])
  }

  @Test func `is not what a global, a window or a pending timer keeps`() {
    let found = leaks(
      """
      import UIKit
      class A { var me: A? }
      let kept = A()
      kept.me = kept
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UINavigationController(rootViewController: UIViewController())
      window.makeKeyAndVisible()
      Simulator.settle()
      """)
    #expect(found == [])
  }

  @Test func `is not a cycle with a weak link`() {
    let found = leaks(
      """
      class A { var child: B? }
      class B { weak var owner: A? }
      do {
        let a = A()
        a.child = B()
        a.child?.owner = a
      }
      """)
    #expect(found == [])
  }
}

@Suite struct `A limit` {
  @Test func `of steps ends an endless loop`() {
    let run = engine.run(
      Scenario("print(1)\nwhile true {}\n"), limits: Limits(steps: 100_000))
    #expect(run.outcome == .limit(.steps))
    #expect(run.output == ["1"])
    #expect(run.steps <= 101_000)
  }

  @Test func `of steps ends a run loop that never comes to rest`() {
    let run = engine.run(
      Scenario(
        """
        import UIKit
        func again() { DispatchQueue.main.async { again() } }
        again()
        """), limits: Limits(steps: 1_000_000))
    #expect(run.outcome == .limit(.steps))
  }

  @Test(arguments: [
    "var a = [1]\nwhile true { a += a }\n",
    "var s = \"x\"\nwhile true { s += s }\n",
    "class N { var n: N? }\nvar h: N?\nwhile true { let n = N(); n.n = h; h = n }\n",
    "var d: [Int: Int] = [:]\nvar i = 0\nwhile true { d[i] = i; i += 1 }\n",
    "let a = Array(repeating: 0, count: 1_000_000_000)\n",
    "let s = String(repeating: \"abc\", count: 1_000_000_000)\n",
  ])
  func `of memory ends what only grows`(text: String) {
    let run = engine.run(Scenario(text), limits: Limits(memory: 8 << 20))
    #expect(run.outcome == .limit(.memory))
  }

  @Test func `of output ends what only prints`() {
    let run = engine.run(
      Scenario("while true { print(\"0123456789\") }\n"), limits: Limits(output: 1000))
    #expect(run.outcome == .limit(.output))
    #expect(run.output.map(\.utf8.count).reduce(0, +) <= 1000)
  }

  @Test func `of depth is the scenario's stack overflow, wherever it calls itself`() {
    for text in [
      "func f() { f() }\nf()\n",
      "class A { var a: A { a } }\n_ = A().a\n",
      "class A { init() { _ = A() } }\n_ = A()\n",
      "struct S: CustomStringConvertible { var description: String { \"\\(self)\" } }\nprint(S())\n",
      "import UIKit\nclass V: UIViewController { override func loadView() { _ = view } }\n_ = V().view\n",
    ] {
      let run = engine.run(Scenario(text))
      guard case .trapped(let trap) = run.outcome else {
        Issue.record("\(text) ended as \(run.outcome) \(run.diagnostics)")
        continue
      }
      #expect(trap.message == "stack overflow")
    }
  }
}

@Suite struct `A check` {
  static let scenario = """
    import UIKit
    class A: UIViewController {
      var loads = 0
      override func viewDidLoad() {
        super.viewDidLoad()
        loads += 1
        print("loaded")
      }
    }
    let a = A()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = a
    window.makeKeyAndVisible()
    """

  static let results: [(String, CheckResult)] = [
    ("output == [\"loaded\"]", .holds),
    ("output.isEmpty", .fails),
    ("outcome == .completed", .holds),
    ("outcome == .trapped", .fails),
    ("a.loads == 1 && a.isViewLoaded", .holds),
    ("trace.count(\"A.viewDidLoad\") == 1", .holds),
    ("trace.count(\"A.viewDidDisappear\") == 0", .holds),
    ("trace.comes(\"A.viewDidLoad\", before: \"A.viewDidAppear\")", .holds),
    ("trace.comes(\"A.viewDidAppear\", before: \"A.viewDidLoad\")", .fails),
    ("trace.comes(\"A.viewDidLoad\", before: \"A.viewDidDisappear\")", .fails),
    ("trace.at(\"A.viewWillAppear\") { a.view.window == nil }", .holds),
    ("trace.at(\"A.viewDidAppear\") { a.view.window == nil }", .fails),
    ("trace.at(\"A.viewDidDisappear\") { true }", .fails),
    ("a.view.window === window", .holds),
  ]

  @Test func `is evaluated after the run in the scenario's scope`() {
    let run = engine.run(
      Scenario(Self.scenario, ios: IOSVersion(17), checks: Self.results.map(\.0)))
    #expect(run.outcome == .completed)
    for ((check, expected), found) in zip(Self.results, run.checks) {
      #expect(found == expected, "\(check)")
    }
    #expect(run.checks.count == Self.results.count)
    #expect(run.output == ["loaded"])
  }

  @Test func `that does not compile, is no Bool or traps is broken, and the others are not`() {
    let run = engine.run(
      Scenario(
        "let n: Int? = nil\n", checks: ["unknown == 1", "n == nil", "1 + 1", "n! == 1", "n == nil"])
    )
    #expect(run.outcome == .completed)
    #expect(run.checks.count == 5)
    guard run.checks.count == 5 else { return }
    #expect(run.checks[1] == .holds)
    #expect(run.checks[4] == .holds)
    for index in [0, 2, 3] {
      guard case .broken(let reason) = run.checks[index] else {
        Issue.record("check \(index) gave \(run.checks[index])")
        continue
      }
      #expect(!reason.isEmpty)
    }
  }

  @Test func `can ask how a trap ended the run`() {
    let run = engine.run(
      Scenario(
        "print(1)\nlet n: Int? = nil\nprint(n!)\n",
        checks: ["outcome == .trapped", "output == [\"1\"]", "outcome == .completed"]))
    #expect(run.checks == [.holds, .holds, .fails])
  }
}

@Suite struct `The circumstances of a run` {
  @Test func `decide what a member does and whether it is there`() {
    let text = """
      import UIKit
      class A: UIViewController {
        override func viewIsAppearing(_ animated: Bool) { print("viewIsAppearing") }
      }
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = A()
      window.makeKeyAndVisible()
      """
    #expect(engine.run(Scenario(text, ios: IOSVersion(12))).output == [])
    #expect(engine.run(Scenario(text, ios: IOSVersion(13))).output == ["viewIsAppearing"])
  }

  @Test func `are the device, the files and the seed`() {
    let text = "import UIKit\nprint(UIDevice.current.userInterfaceIdiom == .pad)\n"
    #expect(engine.run(Scenario(text, device: .ipad)).output == ["true"])
    #expect(engine.run(Scenario(text)).output == ["false"])
    let files = [
      SourceFile(name: "a.swift", text: "func helper() -> String { \"from a\" }\n"),
      SourceFile(name: "main.swift", text: "print(helper())\n"),
    ]
    #expect(engine.run(Scenario(files: files)).output == ["from a"])
    let random = "print((0..<9).map { _ in Int.random(in: 0..<100) })\n"
    func output(seed: UInt64) -> [String] {
      engine.run(Scenario(files: [SourceFile(name: "r.swift", text: random)], seed: seed)).output
    }
    #expect(output(seed: 1) == output(seed: 1))
    #expect(output(seed: 1) != output(seed: 2))
  }
}
