import Diagnostics
import Exporting
import Releases
import Scenarios
import TerminalUI
import Testing

@testable import CLICommands

/// A run of events named `A.viewDidLoad`, one after another.
private func run(_ names: [String], ios: IOSVersion = IOSVersion(17)) -> Run {
  Run(
    ios: ios, device: .iphone, outcome: .completed,
    events: names.enumerated().map { index, name in
      let parts = name.split(separator: ".").map(String.init)
      return Event(
        index: index, leave: index + 1, phase: .sync, time: 0, object: parts[0],
        className: parts[0], callback: parts[1], isOverridden: true, arguments: [],
        stack: [StackFrame(function: "top-level code", file: "scenario.swift", line: index + 1)],
        because: ["appearance.will-appear"])
    })
}

/// The text that a report writes at a width.
private func written(_ columns: Int, _ write: (Console) -> Void) -> String {
  var text = ""
  write(
    Console(
      write: { text += $0 }, notify: { text += $0 }, flush: { true },
      terminal: Terminal(columns: columns), style: .plain))
  return text
}

@Suite struct `The report of an order` {
  /// Siblings, a weak rule and a pass that comes again.
  static let ordered: (run: Run, orders: Orders?) = {
    var shown = run([
      "Root.viewDidAppear(_:)", "Left.viewDidAppear(_:)", "Right.viewDidAppear(_:)",
      "Root.viewWillLayoutSubviews()", "Root.viewDidLayoutSubviews()", "Left.didMove(toParent:)",
      "Root.viewWillLayoutSubviews()", "Root.viewDidLayoutSubviews()", "Right.didMove(toParent:)",
    ])
    for index in 3...8 { shown.events[index].phase = .commit }
    for (branch, index) in [1, 2].enumerated() {
      shown.events[index].branches = [
        Event.Branch(group: 0, index: branch, function: "UIViewController.__viewDidAppear()")
      ]
    }
    var other = shown
    other.events.swapAt(5, 8)
    for index in other.events.indices { other.events[index].index = index }
    return (
      shown,
      Orders(shown, alternatives: [.init(rules: ["child.move-order"], run: other)])
    )
  }()

  @Test(arguments: [40, 100])
  func `is read at any width`(columns: Int) throws {
    let text = written(columns) {
      OrdersReport(run: Self.ordered.run, orders: Self.ordered.orders, console: $0).write()
    }
    try expectGolden(text, "orders-\(columns).txt")
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= columns })
  }

  @Test func `is a part of the trace for programs`() throws {
    let json = TraceDocument.json(of: Self.ordered.run, orders: Self.ordered.orders)
    guard case .object(let members) = json else { return #expect(Bool(false)) }
    #expect(members.last?.key == "orders")
    try expectGolden(try #require(members.last).value.pretty, "orders.json")
  }

  @Test func `says when all of it is promised`() {
    let plain = run(["A.loadView()", "A.viewDidLoad()"])
    let text = written(80) {
      OrdersReport(run: plain, orders: Orders(plain), console: $0).write()
    }
    #expect(text.hasSuffix("\nUIKit promises the whole order: no other order is right.\n"))
  }

  @Test func `comes with the trace only when it is asked for`() {
    let file = Array("import UIKit\nlet a = UIViewController()\n_ = a.view\n".utf8)
    let plain = vdl("trace", "--json", "a.swift", files: ["a.swift": file])
    #expect(!plain.output.contains("\"orders\""))
    let ordered = vdl("trace", "--json", "--orders", "a.swift", files: ["a.swift": file])
    #expect(ordered.status == 0)
    #expect(ordered.output.contains("\"orders\""))
  }

  @Test func `of what cannot be run has no order`() {
    let said = vdl("trace", "--json", "--orders", "a.swift", files: ["a.swift": Array("let".utf8)])
    #expect(said.status == 2)
    #expect(said.output.contains("\"orders\": null"))
  }
}

@Suite struct `The report of the versions` {
  static let rules = [
    RuleEntry(
      id: "appearance.is-appearing", sentence: "`viewIsAppearing` comes once per appearance.",
      since: "13", through: nil, evidence: "A", confidence: "high", articles: [], claims: [],
      names: ["viewIsAppearing(_:)"])
  ]

  static let versions: Versions = {
    let old = run(["A.viewWillAppear(_:)", "A.viewDidAppear(_:)"], ios: IOSVersion(9))
    let new = run(
      ["A.viewWillAppear(_:)", "A.viewIsAppearing(_:)", "A.viewDidAppear(_:)"], ios: IOSVersion(13))
    let last = run(
      ["A.viewDidAppear(_:)", "A.viewWillAppear(_:)", "A.viewIsAppearing(_:)"],
      ios: IOSVersion(18))
    var appears = Versions.Change()
    appears.appeared = [new.events[1]]
    appears.rules = ["appearance.is-appearing"]
    var moves = Versions.Change()
    moves.moved = [
      .init(event: last.events[0], cameAfter: new.events[1], comesAfter: nil)
    ]
    moves.altered = [.init(before: new.events[0], after: last.events[1])]
    moves.altered[0].after.arguments = [.init(label: "animated", value: "true")]
    moves.changesOutput = true
    return Versions(stretches: [
      .init(
        first: IOSVersion(3), last: IOSVersion(8, 4), run: run([], ios: IOSVersion(3)),
        need: .init(
          member: "UIViewController.loadViewIfNeeded()", since: IOSVersion(9),
          location: SourceLocation(file: "scenario.swift", line: 4, column: 3)), change: nil),
      .init(
        first: IOSVersion(9), last: IOSVersion(12, 5), run: old, need: nil, change: nil),
      .init(
        first: IOSVersion(13), last: IOSVersion(17, 7), run: new, need: nil, change: appears),
      .init(
        first: IOSVersion(18), last: IOSVersion(26, 5), run: last, need: nil, change: moves),
    ])
  }()

  @Test(arguments: [40, 100])
  func `is read at any width`(columns: Int) throws {
    let text = written(columns) {
      VersionsReport(versions: Self.versions, rules: Self.rules, console: $0).write()
    }
    try expectGolden(text, "versions-\(columns).txt")
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= columns })
  }

  @Test func `is one JSON object for programs`() throws {
    try expectGolden(VersionsReport.json(of: Self.versions).pretty, "versions.json")
  }

  @Test func `covers every release, and does not go with one`() {
    let file = Array("print(1)\n".utf8)
    let said = vdl("trace", "--versions", "a.swift", files: ["a.swift": file])
    #expect(
      said
        == Said(
          status: 0,
          output: """
            every iOS version
              UIKit sends no callback

            Nothing changes from one iOS version to another.

            """, notices: ""))
    let both = vdl("trace", "--versions", "--ios", "12", "a.swift", files: ["a.swift": file])
    #expect(both.status == 64)
    let refused = vdl("trace", "--versions", "a.swift", files: ["a.swift": Array("let".utf8)])
    #expect(refused.status == 2)
    #expect(refused.output.isEmpty)
  }
}

@Suite struct `An answer of the rule book` {
  static let rules = [
    RuleEntry(
      id: "appearance.will-appear",
      sentence: "`viewWillAppear` comes after loading and before the view is in its window.",
      since: "3", through: nil, evidence: "A: viewWillAppear(_:)", confidence: "high",
      articles: ["003"], claims: ["S003-12"], names: ["viewWillAppear(_:)"]),
    RuleEntry(
      id: "swipe.cancelled", sentence: "A swipe taken back sends `viewWillAppear` again.",
      since: "7", through: nil, evidence: "T", confidence: "low",
      alternative: "It sends nothing.", articles: [], claims: [],
      names: ["viewWillDisappear(_:)", "UIViewController.viewWillAppear(_:)"]),
    RuleEntry(
      id: "view.loads", sentence: "Reading `view` loads it.", since: "3", through: "5.1",
      evidence: "A", confidence: "high", articles: [], claims: [],
      names: ["UIViewController.view"]),
  ]

  static let examples = [
    RuleExample(
      rule: "appearance.will-appear", file: "Examples/appearance.will-appear.swift",
      text: "// ios: 12\n// device: ipad\nimport UIKit\n\nclass A: UIViewController {}\n"),
    RuleExample(
      rule: "swipe.cancelled", file: "Examples/swipe.cancelled.swift", text: "import UIKit\n"),
  ]

  static let members = [
    ModelMember(
      name: "UINavigationController.viewWillAppear(_:)",
      baseName: "UINavigationController.viewWillAppear", memberName: "viewWillAppear", since: nil),
    ModelMember(
      name: "UIViewController.viewWillAppear(_:)", baseName: "UIViewController.viewWillAppear",
      memberName: "viewWillAppear", since: nil),
  ]

  static func example(_ scenario: Scenario) -> Run {
    var result =
      scenario.files[0].text.contains("class A")
      ? run(["A.viewDidLoad()", "A.viewWillAppear(_:)", "A.viewDidAppear(_:)"], ios: scenario.ios)
      : run(
        [
          "B.viewDidDisappear(_:)", "A.viewWillAppear(_:)", "B.viewWillDisappear(_:)",
          "A.viewWillAppear(_:)",
        ], ios: scenario.ios)
    result.device = scenario.device
    result.output = ["hello"]
    return result
  }

  private func lookUp(_ name: String) -> RuleAnswer? {
    RuleAnswer(
      on: name, rules: Self.rules, members: Self.members, examples: Self.examples,
      run: Self.example)
  }

  @Test(arguments: [
    "viewWillAppear", "viewwillappear(_:)", "UIViewController.viewWillAppear",
    "uiviewcontroller.viewWillAppear(_:)",
  ])
  func `finds a name however it is typed`(name: String) throws {
    let answer = try #require(lookUp(name))
    #expect(answer.name == "viewWillAppear(_:)")
    #expect(answer.rules.map(\.id) == ["appearance.will-appear", "swipe.cancelled"])
    #expect(answer.members.map(\.name) == ["UIViewController.viewWillAppear(_:)"])
  }

  @Test func `knows what is no name`() {
    #expect(lookUp("viewWilAppear") == nil)
    #expect(lookUp("UIWindow.viewWillAppear") == nil)
    #expect(lookUp("") == nil)
  }

  @Test func `tells what comes before and after`() throws {
    let neighbours = try #require(lookUp("viewWillAppear")).neighbours
    #expect(neighbours.total == 3)
    #expect(
      neighbours.ownBefore == [
        .init(callback: "viewDidLoad()", count: 1), .init(callback: "viewWillAppear(_:)", count: 1),
      ])
    #expect(
      neighbours.ownAfter == [
        .init(callback: "viewDidAppear(_:)", count: 1),
        .init(callback: "viewWillAppear(_:)", count: 1),
      ])
    #expect(
      neighbours.otherBefore == [
        .init(callback: "viewDidDisappear(_:)", count: 1),
        .init(callback: "viewWillDisappear(_:)", count: 1),
      ])
    #expect(neighbours.otherAfter == [.init(callback: "viewWillDisappear(_:)", count: 1)])
  }

  @Test func `tells what is sent while a member runs`() {
    var neighbours = RuleAnswer.Neighbours()
    var shown = run(["A.viewDidLoad()", "A.viewDidAppear(_:)"])
    shown.events[0].stack[0].function = "UIViewController.view"
    neighbours.addSent(by: "view", in: [shown])
    #expect(neighbours.sent == [.init(callback: "viewDidLoad()", count: 1)])
  }

  @Test(arguments: [40, 100])
  func `is read at any width`(columns: Int) throws {
    let found = try #require(lookUp("viewWillAppear"))
    let name = written(columns) { RuleReport(console: $0).write(found) }
    try expectGolden(name, "rules-name-\(columns).txt")
    let rule = Self.rules[0]
    let shown = (Self.examples[0], Self.example(Self.examples[0].scenario))
    let id = written(columns) { RuleReport(console: $0).write(rule, shown: shown) }
    try expectGolden(id, "rules-id-\(columns).txt")
    for text in [name, id] {
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= columns })
      #expect(text.utf8.allSatisfy { $0 < 0x80 })
    }
  }

  @Test func `is one JSON object for programs`() throws {
    let found = try #require(lookUp("viewWillAppear"))
    try expectGolden(RuleBook.json(of: found, examples: Self.examples).pretty, "rules-name.json")
    let shown = (Self.examples[0], Self.example(Self.examples[0].scenario))
    try expectGolden(
      RuleBook.json(of: Self.rules[0], shown: shown, examples: Self.examples).pretty,
      "rules-id.json")
  }

  @Test func `suggests what may have been meant`() {
    let said = vdl("rules", "viewWilAppear")
    #expect(said.status == 1)
    #expect(
      said.notices
        == "error: no rule is called 'viewWilAppear' or mentions it; did you mean "
        + "'viewWillAppear'?\n")
    let json = vdl("rules", "--json", "viewWilAppear")
    #expect(json.status == 1)
    #expect(json.output == "{\"version\": 1, \"rules\": []}\n")
  }

  @Test func `of a rule with an example prints its code alone`() throws {
    let example = try #require(RuleExample.all.first { $0.rule == "view.loads-on-first-access" })
    let said = vdl("rules", "--code", "view.loads-on-first-access")
    #expect(said == Said(status: 0, output: example.text, notices: ""))
    #expect(vdl("rules", "--code").status == 64)
    #expect(vdl("rules", "--code", "view.loads-on-first-acces").status == 1)
  }

  @Test func `names the circumstances of an example`() {
    #expect(Self.examples[0].scenario.ios == IOSVersion(12))
    #expect(Self.examples[0].scenario.device == .ipad)
    #expect(RuleBook.options(of: Self.examples[0].scenario) == " --ios 12 --device ipad")
    #expect(RuleBook.options(of: Self.examples[1].scenario) == "")
  }
}
