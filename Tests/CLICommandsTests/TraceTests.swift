import Diagnostics
import Exporting
import Foundation
import Releases
import Scenarios
import TerminalUI
import Testing
import Timelines

@testable import CLICommands

/// A run as the engine would give it, with one of everything.
let sampleRun: Run = {
  func frame(_ function: String, _ file: String, _ line: Int) -> StackFrame {
    let names = [
      "UIViewController.loadViewIfRequired()": "loadViewIfRequired",
      "UIViewController.view": "view", "UIViewController.loadView()": "UIViewController.loadView",
      "UIViewController.endAppearanceTransition()": "endAppearanceTransition",
    ]
    return StackFrame(
      function: function, file: file, line: line, name: names[function],
      source: file == "scenario.swift" ? .program : .model)
  }
  let main = frame("main", "scenario.swift", 12)
  return Run(
    ios: IOSVersion(17), device: .iphone,
    outcome: .trapped(
      Trap(
        message: "Unexpectedly found nil while unwrapping an Optional value",
        location: Diagnostics.SourceLocation(file: "scenario.swift", line: 5, column: 9),
        backtrace: [
          frame("A.viewDidAppear(_:)", "scenario.swift", 5),
          frame("UIViewController.endAppearanceTransition()", "UIKit/UIViewController.swift", 210),
        ])),
    output: ["viewDidLoad", "tab\there and a bell \u{7}"],
    consoleWarnings: ["Unbalanced calls to begin/end appearance transitions for <A: 1>."],
    diagnostics: [
      Diagnostic(
        .warning, "variable 'x' was never used",
        at: Diagnostics.SourceLocation(file: "scenario.swift", line: 3, column: 7),
        notes: [.init("declared here", at: nil)])
    ],
    events: [
      Event(
        index: 0, leave: 2, phase: .sync, time: 0, object: "A", className: "A",
        callback: "loadView()", isOverridden: false, arguments: [],
        stack: [
          frame("UIViewController.loadViewIfRequired()", "UIKit/UIViewController.swift", 88),
          frame("UIViewController.view", "UIKit/UIViewController.swift", 61), main,
        ], because: ["view.loads-on-first-access"]),
      Event(
        index: 1, leave: 2, phase: .sync, time: 0, object: "A.view", className: "UIView",
        callback: "didMoveToSuperview()", isOverridden: false, arguments: [],
        stack: [frame("UIViewController.loadView()", "UIKit/UIViewController.swift", 95), main],
        because: ["view.default-root", "view.loads-on-first-access"]),
      Event(
        index: 2, leave: 3, phase: .sync, time: 0, object: "A", className: "A",
        callback: "viewDidLoad()", isOverridden: true, arguments: [],
        stack: [
          frame("UIViewController.loadViewIfRequired()", "UIKit/UIViewController.swift", 90),
          frame("UIViewController.view", "UIKit/UIViewController.swift", 61), main,
        ], because: ["load.did-load-follows"]),
      Event(
        index: 3, leave: nil, phase: .animationEnd, time: 0.35, object: "A", className: "A",
        callback: "viewDidAppear(_:)", isOverridden: true,
        arguments: [.init(label: "animated", value: "true")],
        stack: [
          frame("UIViewController.endAppearanceTransition()", "UIKit/UIViewController.swift", 210),
          frame("RunLoop.turn()", "FoundationValues/RunLoop.swift", 40),
        ], because: ["appear.did-appear-at-end"]),
    ],
    leaks: [Leak(objects: ["A", "B"], cycle: ["A.child -> B", "B.owner -> A"])])
}()

/// The same with the places where its lines were printed: in a callback, and by the code after all.
private let placedRun: Run = {
  var run = sampleRun
  let line = StackFrame(function: "main", file: "scenario.swift", line: 14)
  run.printed = [
    PrintedLine(event: 2, eventsBefore: 3, frame: line),
    PrintedLine(event: nil, eventsBefore: 3, frame: line),
  ]
  return run
}()

@Suite struct `A trace` {
  @Test func `is one JSON object for programs`() throws {
    try expectGolden(TraceDocument.json(of: sampleRun).pretty, "trace.json")
  }

  /// The text of a run's timeline as a person gets it.
  private func text(
    of run: Run, choice: Choice = Choice(), showsReasons: Bool = false, columns: Int,
    isUTF8: Bool = true, style: Style = .plain
  ) -> String {
    var text = ""
    let console = Console(
      write: { text += $0 }, notify: { text += $0 }, flush: { true },
      terminal: Terminal(columns: columns, isUTF8: isUTF8), style: style)
    RunReport.write(ScenarioOptions.Result(run: run, files: []), to: console)
    TraceForm(showsAll: choice.showsAll, showsReasons: showsReasons)
      .write(Timeline(run, choice), to: console)
    return text
  }

  @Test(arguments: [45, 80, 100])
  func `is a line an event for people, at any width`(columns: Int) throws {
    let text = text(of: placedRun, choice: Choice(showsAll: true), columns: columns)
    try expectGolden(text, "trace-\(columns).txt")
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
    let lines: [Substring] = text.split(separator: "\n")
    // The first lines are diagnostics, which keep their own line breaks.
    let widest = lines.drop { !$0.hasPrefix("iOS") }.map(\.count).max() ?? 0
    #expect(widest <= columns)
  }

  @Test(arguments: [40, 100])
  func `has callers and rules for those who ask why`(columns: Int) throws {
    let text = text(
      of: placedRun, choice: Choice(showsAll: true), showsReasons: true, columns: columns)
    try expectGolden(text, "trace-why-\(columns).txt")
  }

  @Test func `has colours that add nothing to its words`() throws {
    let colored = text(of: placedRun, columns: 80, style: Style(isColored: true))
    #expect(colored.contains("\u{1B}[31mIt trapped"))
    let plain = colored.replacing(/\u{1B}\[[0-9]*m/, with: "")
    #expect(plain == text(of: placedRun, columns: 80))
    try expectGolden(colored, "trace-80-color.txt")
  }

  @Test func `is in ASCII where the locale has no more`() {
    var run = sampleRun
    run.output = ["caf\u{E9} \u{2192} \u{2026}"]
    #expect(text(of: run, columns: 80, isUTF8: false).contains("  caf? -> ...\n"))
  }

  private static let twoClasses = """
    import UIKit
    class Front: UIViewController {
      override func viewDidLoad() { super.viewDidLoad(); print("front \\u{1B}[2J") }
    }
    class Card: UIViewController {
      override func viewDidLoad() { super.viewDidLoad(); print("card") }
    }
    print("before")
    let front = Front()
    front.loadViewIfNeeded()
    print("between")
    Card().loadViewIfNeeded()
    """

  private func trace(_ words: String..., isTerminal: Bool = false) -> Said {
    vdl(
      ["trace", "a.swift"] + words, files: ["a.swift": Array(Self.twoClasses.utf8)],
      isTerminal: isTerminal)
  }

  @Test func `shows one class alone`() {
    let said = trace("--only", "Card")
    #expect(said.output.contains("Card") && !said.output.contains("Front"))
    #expect(!said.output.contains("between"))
    #expect(trace("--only", "Car").status == 64)
    #expect(
      trace("--only", "Car").notices.contains("did you mean 'Card'?"))
  }

  @Test func `has the printed lines in their places`() throws {
    let output = trace().output
    let places = try ["before\n", "front \\u", "between\n", "card\n"].map { text in
      try #require(output.firstRange(of: text)).lowerBound
    }
    #expect(places == places.sorted(), "\(output)")
  }

  @Test(arguments: ["json", "html", "mermaid", "perfetto"])
  func `is one document in every format, and in a file`(format: String) throws {
    let said = trace("--format", format)
    #expect(said.status == 0 && !said.output.isEmpty)
    if format == "json" { #expect(said.output == trace("--json").output) }
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).\(format)")
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(trace("--format", format, "-o", file.path).output == "")
    #expect(try String(contentsOf: file, encoding: .utf8) == said.output)
  }

  @Test func `of too many callbacks says what narrows a sequence diagram`() {
    let text = """
      import UIKit
      for _ in 0..<41 { UIViewController().loadViewIfNeeded() }
      class A: UIViewController { override func viewDidLoad() {} }
      for _ in 0..<41 { A().loadViewIfNeeded() }
      """
    let said = vdl("trace", "--format", "mermaid", "a.swift", files: ["a.swift": Array(text.utf8)])
    #expect(said.status == 64)
    #expect(said.notices.contains("41 callbacks") && said.notices.contains("--only"))
  }

  private static let sheet = """
    import UIKit
    class Front: UIViewController {
      override func viewDidDisappear(_ animated: Bool) { print("gone") }
    }
    class Card: UIViewController { override func viewDidLoad() { print("card") } }
    let front = Front()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = front
    window.makeKeyAndVisible()
    Simulator.settle()
    front.present(Card(), animated: true)
    """

  private func compare(_ words: String..., columns: Int = 80) -> Said {
    vdl(
      ["trace", "a.swift", "--compare"] + words,
      files: ["a.swift": Array(Self.sheet.utf8), "b.swift": Array(Self.twoClasses.utf8)],
      columns: columns)
  }

  @Test func `is compared with that of another release`() {
    let wide = compare("ios:12").output
    #expect(wide.contains("* -") && wide.contains("Front.viewDidDisappear(_:)"), "\(wide)")
    #expect(wide.contains("iOS 26") && wide.contains("iOS 12"))
    #expect(compare("ios:12", columns: 30).output.contains("* iOS 26: -"))
    #expect(compare("ios:26").output.contains("Both runs are the same."))
    #expect(compare("ios:12", "--format", "html").output.contains("<td>first</td>"))
  }

  @Test func `is compared with that of another file`() {
    #expect(compare("b.swift").output.contains("b.swift"))
    #expect(compare("c.swift").status == 74)
    #expect(compare("believing:none").status == 64)
    #expect(compare("ios:12", "--format", "mermaid").status == 64)
  }

  @Test func `has one format`() {
    #expect(trace("--format", "html", "--json").status == 64)
    #expect(trace("--format", "html", "--orders").status == 64)
    #expect(trace("--format", "htm").status == 64)
  }

  @Test func `never obeys what a scenario prints`() {
    #expect(!trace(isTerminal: true).output.contains("\u{1B}"))
    #expect(trace("--all", isTerminal: true).output.contains("front \\u{1B}[2J"))
  }

  @Test func `of a deep recursion shows both ends`() {
    let frames = (1...10_000).map { StackFrame(function: "f", file: "a.swift", line: $0) }
    let lines = RunReport.backtrace(frames)
    #expect(lines.count == 26)
    #expect(lines[20] == "... 9975 more")
    #expect(lines.last == "at f (a.swift:10000)")
  }
}

@Suite struct `A JSON document` {
  @Test func `keeps the order of keys and escapes what terminals obey`() {
    let value = JSON.object([
      "z": .string("a\"\\\n\u{1B}\u{9B}é"), "a": .array([]), "n": .double(.nan), "b": .bool(true),
    ])
    #expect(
      value.compact
        == #"{"z": "a\"\\\n\u001b\u009bé", "a": [], "n": null, "b": true}"#)
  }
}

@Suite struct `The rule book` {
  static let entries = [
    RuleEntry(
      id: "view.loads-on-first-access", sentence: "Reading view the first time loads it.",
      since: "3", through: nil, evidence: "A", confidence: "high", articles: ["000:12"],
      claims: ["S000-10", "S000-11"], names: ["UIViewController.view", "loadView()"]),
    RuleEntry(
      id: "unload.on-warning",
      sentence: "A memory warning unloads the view of a hidden controller.",
      since: "3", through: "5.1", evidence: "A", confidence: "high", articles: [], claims: [],
      names: ["viewDidUnload()"]),
  ]

  @Test(arguments: [
    ("view.loads-on-first-access", [0]), ("view", [0]), ("loadview", [0]),
    ("UIViewController.view", [0]), ("viewDidUnload", [1]), ("viewDidUnload()", [1]), ("x", []),
  ])
  func `finds rules by id and by what they speak of`(name: String, indices: [Int]) {
    #expect(RuleBook.rules(Self.entries, on: name) == indices.map { Self.entries[$0] })
  }

  @Test func `is one JSON object for programs`() throws {
    try expectGolden(RuleBook.json(of: Self.entries, examples: []).pretty, "rules.json")
  }
}
